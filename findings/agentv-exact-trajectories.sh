#!/usr/bin/env bash
# @agentv/core 4.42.4 (npm, node 20), which runs agents and grades their answers and tool calls
#
# Its grader `tool-trajectory` has modes; by its documentation `exact` "validates the exact tool sequence with no gaps or extra
# tools", and a score is the share of the assertions that passed. Cases with one such assertion, with their scores:
#   exact     expected find, get      called find, get, list      1, passed
#   exact     expected no call        called list                 1, passed
#   exact     expected find, get      called find, list           0.5, failed, as it should be
# For the first it even notes "Expected 2 tool calls, got 3" as a failed assertion, but the score counts only how many of the expected
# calls stand at their place; by the documentation it is 2/3, which is below the threshold of 0.8. If no call is expected, the calls
# are not looked at.
# An agent that calls more tools than it should passes the strictest mode; a scorer of steps must count them.
#
# Its libraries for models and coding agents are large and not used here; an empty one stands in for them.
#
# Fails if one of these scores changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export AGENTV_HOME="$folder"
mkdir unused
echo '{ "name": "unused", "version": "1.0.0", "type": "module", "exports": "./index.js" }' > unused/package.json
echo 'export const complete = null, getModel = null, registerBuiltInApiProviders = () => {};' > unused/index.js
cat > package.json <<'JSON'
{
  "type": "module",
  "overrides": {
    "@earendil-works/pi-ai": "file:./unused",
    "@github/copilot-sdk": "file:./unused",
    "@openai/codex-sdk": "file:./unused"
  }
}
JSON
npm install --silent --no-audit --no-fund --omit=peer --omit=optional @agentv/core@4.42.4

# The agent: makes the calls that are given for its case.
cat > agent.mjs <<'JS'
import { readFile, writeFile } from 'node:fs/promises';
const calls = JSON.parse(await readFile('calls.json', 'utf8'))[process.argv[2]];
await writeFile(process.argv[3], JSON.stringify({ output: [{ role: 'assistant', content: 'Done.', tool_calls: calls }] }));
JS

cat > grade.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { writeFile } from 'node:fs/promises';
import { evaluate } from '@agentv/core';

const want = (tool) => ({ tool });
const call = (tool) => ({ tool, input: {} });

// Mode, expected calls, calls of the agent, score.
const cases = {
  'exact, one more': ['exact', [want('find'), want('get')], [call('find'), call('get'), call('list')], 1],
  'exact, none expected': ['exact', [], [call('list')], 1],
  // As it should be.
  'exact, the same': ['exact', [want('find'), want('get')], [call('find'), call('get')], 1],
  'exact, another tool': ['exact', [want('find'), want('get')], [call('find'), call('list')], 0.5],
  'subset, one more': ['subset', [want('find'), want('get')], [call('find'), call('get'), call('list')], 2 / 3],
};
const ids = Object.keys(cases).map((name) => name.replace(/\W+/g, '-'));
await writeFile('calls.json', JSON.stringify(Object.fromEntries(Object.values(cases).map(([, , calls], at) => [ids[at], calls]))));

const { results } = await evaluate({
  tests: Object.values(cases).map(([mode, expected], at) => ({
    id: ids[at],
    input: 'Look up the order.',
    criteria: 'The order is looked up.',
    assert: [{ name: 'calls', type: 'tool-trajectory', mode, expected }],
  })),
  target: { name: 'agent', provider: 'cli', command: `${process.execPath} agent.mjs {EVAL_ID} {OUTPUT_FILE}` },
});
const verdicts = Object.fromEntries(results.map(({ testId, score, scores }) => [testId, [score, scores[0].verdict]]));
console.log(JSON.stringify(verdicts, undefined, 1));
const expected = Object.values(cases).map(([, , , score], at) => [ids[at], [score, score === 1 ? 'pass' : 'fail']]);
deepStrictEqual(verdicts, Object.fromEntries(expected));
const { assertions } = results.find(({ testId }) => testId === ids[0]);
deepStrictEqual(assertions.filter(({ passed }) => !passed).map(({ text }) => text), ['Expected 2 tool calls, got 3']);
JS
node grade.mjs
