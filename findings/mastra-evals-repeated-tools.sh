#!/usr/bin/env bash
# @mastra/evals 1.10.2 with @mastra/core 1.71.0 (npm, node 20)
#
# Its scorer of tool calls takes `expectedToolOrder`. By its documentation, without `strictMode` the expected tools "must appear in
# correct relative order (extra tools allowed)", and with it there must be no others. Scores that contradict this:
#   expected                agent called            as documented    strict    checks.toolOrder of the same package
#   search, get, search     search, get, search     0                1         1
#   search, get             get, search, get        0                0         1
# Where a tool is called or expected twice, only its first call counts: `search` as the third tool stands at the first place, which
# is not after `get`. An expectation that names a tool twice is never met, and an agent that answers exactly as expected scores 0
# in the lenient mode and 1 in the strict one.
# Its scorer of trajectories compares arguments as text, so their order in the object decides:
#   toolArgs {"city": "Bern", "limit": 5}    agent: {"limit": 5, "city": "Bern"}    0; in the other order 1
# A model writes the arguments of a call in any order. Agents that search, read and search again are what such scorers are for.
#
# Fails if one of these scores changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent --no-audit --no-fund @mastra/evals@1.10.2 @mastra/core@1.71.0

cat > score.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { checks } from '@mastra/evals/checks';
import { createToolCallAccuracyScorerCode, createTrajectoryAccuracyScorerCode } from '@mastra/evals/scorers/prebuilt';
import { createAgentTestRun, createTestMessage, createToolInvocation, createTrajectoryTestRun } from '@mastra/evals/scorers/utils';

const runOf = (...tools) => createAgentTestRun({
  inputMessages: [createTestMessage({ role: 'user', content: 'Which lines stop at Harbour?' })],
  output: [createTestMessage({
    role: 'assistant',
    content: 'T3 and T5.',
    toolInvocations: tools.map((toolName, at) => createToolInvocation({ toolCallId: `c${at}`, toolName, args: {}, result: {}, state: 'result' })),
  })],
});

async function order(expected, called, scores) {
  const run = runOf(...called);
  const scorers = [
    createToolCallAccuracyScorerCode({ expectedToolOrder: expected }),
    createToolCallAccuracyScorerCode({ expectedToolOrder: expected, strictMode: true }),
    checks.toolOrder(expected),
  ];
  const seen = [];
  for (const scorer of scorers) seen.push((await scorer.run(run)).score);
  console.log(`expected ${expected.join(', ')}; called ${called.join(', ')}: ${seen.join(' ')}`);
  deepStrictEqual(seen, scores);
}

await order(['search', 'get'], ['search', 'get'], [1, 1, 1]);
await order(['search', 'get'], ['search', 'look', 'get'], [1, 0, 1]);
await order(['search', 'get'], ['get', 'search'], [0, 0, 0]);
await order(['search', 'get', 'search'], ['search', 'get', 'search'], [0, 1, 1]);
await order(['search', 'get'], ['get', 'search', 'get'], [0, 0, 1]);

async function args(expected, given, score) {
  const scorer = createTrajectoryAccuracyScorerCode({ expectedTrajectory: { steps: [{ stepType: 'tool_call', name: 'search', toolArgs: expected }] } });
  const trajectory = { steps: [{ stepType: 'tool_call', name: 'search', toolArgs: given }] };
  const seen = (await scorer.run(createTrajectoryTestRun({ trajectory }))).score;
  console.log(`expected ${JSON.stringify(expected)}; called with ${JSON.stringify(given)}: ${seen}`);
  deepStrictEqual(seen, score);
}

await args({ city: 'Bern', limit: 5 }, { city: 'Bern', limit: 5 }, 1);
await args({ city: 'Bern', limit: 5 }, { city: 'Bern', limit: 6 }, 0);
await args({ city: 'Bern', limit: 5 }, { limit: 5, city: 'Bern' }, 0);
JS
node score.mjs
