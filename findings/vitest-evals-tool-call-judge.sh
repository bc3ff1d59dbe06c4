#!/usr/bin/env bash
# vitest-evals 0.16.1 with vitest 4.0.18 (node 20)
#
# Three scores of its ToolCallJudge that contradict its options and the calls it is given:
#   allowExtras: false, expectedTools [], and the agent called `remove`: 1, "No tool calls expected".
#   ordered: true, extra calls allowed as by default, expected get {id: 4712}, called get {id: 4711} and then get {id: 4712}: 0,
#     "called with incorrect arguments". Unordered it is 1, and so it is when the extra call before is of another tool.
#   expected get {id: 4711} and get with any arguments, called get {id: 4711} and get {id: 4712}: 0, "called but with incorrect
#     arguments". With the two expectations exchanged it is 1.
# The scorer returns before it looks at the calls when none is expected, takes the first call of the right name as the one that was
# meant when ordered, and gives each expectation, from the last to the first, the first call that fits, without another try.
#
# Fails if one of these scores changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent --ignore-scripts vitest-evals@0.16.1 vitest@4.0.18

cat > judge.test.mjs <<'JS'
import { expect, test } from 'vitest';
import { ToolCallJudge } from 'vitest-evals';

const call = (name, args = {}) => ({ name, arguments: args });
const [first, second] = [call('get', { id: 4711 }), call('get', { id: 4712 })];

async function score(options, expectedTools, toolCalls) {
  const result = await ToolCallJudge(options).assess({ input: 'What?', output: '12 EUR', expectedTools, toolCalls });
  console.log(JSON.stringify(expectedTools), JSON.stringify(toolCalls), result.score, result.metadata.rationale);
  return result.score;
}

test('a call where none is expected', async () => {
  const options = { allowExtras: false };
  expect(await score(options, [call('get')], [call('get'), call('remove')])).toBe(0);
  expect(await score(options, [], [call('remove')])).toBe(1);
});

test('an extra call before the expected one', async () => {
  expect(await score({ ordered: true }, [second], [call('find'), second])).toBe(1);
  expect(await score({}, [second], [first, second])).toBe(1);
  expect(await score({ ordered: true }, [second], [first, second])).toBe(0);
});

test('an expectation without arguments', async () => {
  expect(await score({}, [{ name: 'get' }, first], [first, second])).toBe(1);
  expect(await score({}, [first, { name: 'get' }], [first, second])).toBe(0);
});
JS
node_modules/.bin/vitest run
