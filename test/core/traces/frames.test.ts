import { expect, test } from 'vitest';
import { withoutFrames } from '../../../src/core/traces/messages/frames.js';

test.each([
  ['rows', 'Output: rows\nExit Code: 0\nProcess Group PGID: 7', { output: 'rows', isError: false }],
  ['an error without output', 'Output: (empty)\nError: spawn foo ENOENT\nExit Code: (none)', 'spawn foo ENOENT'],
  ['the exit code of a silent command', 'Output: (empty)\nError: (none)\nExit Code: 1', 'exit code 1'],
  ['a last line of another tool', 'Output: rows\nError: disk almost full', { isError: false }],
])('what a command reports: %s', (_, output, expected) => {
  const event = { kind: 'result' as const, id: '1', name: 'run', output, isError: false };
  const [read] = withoutFrames(event);
  const whole = typeof expected === 'string' ? { output: expected, isError: true } : { output, ...expected };
  expect(read).toMatchObject(whole);
});

test('what an agent says in the name of the user comes off, however often it stands there', () => {
  const said = '<user_context>x</user_context>\n'.repeat(20_000);
  const asked = (text: string) => withoutFrames({ kind: 'user', text });
  expect(asked(`${said}Which lines?`)).toEqual([{ kind: 'user', text: 'Which lines?' }]);
  expect(asked(said)).toEqual([]);
});
