#!/usr/bin/env bash
# agentevals 0.0.7 (npm, node 20), LangChain's evaluators of an agent's path
#
# `toolArgsMatchMode` says how the arguments of a call may differ from those of the reference: "superset" if the agent may give
# more, "subset" if it may give fewer. What it means depends on `trajectoryMatchMode`, which says the same of the calls:
#                        the agent gave {id, limit}, the reference {id}      the agent gave {id}, the reference {id, limit}
#   arguments            "superset"   "subset"                               "superset"   "subset"
#   calls "strict"       true         false                                  false        true
#   calls "superset"     true         false                                  false        true
#   calls "subset"       false        true                                   true         false
#   calls "unordered"    false        false                                  false        false
# "subset" turns the modes of the arguments around, and "unordered" takes both modes for "exact". A matcher of one's own, in the
# documentation's example `(outputToolCallArgs, referenceToolCallArgs)`, gets the two in the other order with "subset", and in both
# with "unordered": one that lets the agent ask for at most as many rows as the reference fails the call that it should pass.
# "subset" is the check for "superset" with the two paths exchanged, "unordered" is both, and the arguments are exchanged with them.
# The same corpus with the same calls gets other scores when only the order of the calls no longer matters.
#
# Fails if one of these scores changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent --ignore-scripts agentevals@0.0.7 @langchain/core@1.4.0

cat > score.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { createTrajectoryMatchEvaluator } from 'agentevals';

const path = (args) => [
  { role: 'user', content: 'What do the orders cost?' },
  { role: 'assistant', content: '', tool_calls: [{ function: { name: 'get', arguments: JSON.stringify(args) } }] },
];
async function score(options, outputs, reference) {
  const evaluate = createTrajectoryMatchEvaluator(options);
  return (await evaluate({ outputs: path(outputs), referenceOutputs: path(reference) })).score;
}

const [few, more] = [{ id: 4711 }, { id: 4711, limit: 5 }];
const seen = {};
for (const trajectoryMatchMode of ['strict', 'superset', 'subset', 'unordered']) {
  const scores = [];
  for (const [outputs, reference] of [[more, few], [few, more]]) {
    for (const toolArgsMatchMode of ['superset', 'subset']) {
      scores.push(await score({ trajectoryMatchMode, toolArgsMatchMode }, outputs, reference));
    }
  }
  const atMost = { get: (outputs, reference) => outputs.limit <= reference.limit };
  const own = await score({ trajectoryMatchMode, toolArgsMatchOverrides: atMost }, { limit: 3 }, { limit: 5 });
  seen[trajectoryMatchMode] = [...scores, own];
  console.log(`calls ${trajectoryMatchMode}: ${scores.join(' ')}; 3 rows where 5 are allowed: ${own}`);
}
deepStrictEqual(seen, {
  strict: [true, false, false, true, true],
  superset: [true, false, false, true, true],
  subset: [false, true, true, false, false],
  unordered: [false, false, false, false, false],
});
JS
node score.mjs
