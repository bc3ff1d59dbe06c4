import { expect, test } from 'vitest';
import { decodeResponse } from '../../../src/core/corpus/response.js';
import type { Question } from '../../../src/core/steps/model.js';
import { withInnerCalls } from '../../../src/core/steps/wrapped-calls.js';

const QUESTION = { id: 'q', groups: [[{ name: 'run' }]] } as unknown as Question;

test.each<[string, string, object, string]>([
  ['a wrapper is its inner call', 'tool_call', { name: 'delete', arguments: { id: 1 } }, 'delete'],
  ['its arguments may be a text', 'tool_call', { tool_name: 'delete', args: '{"id": 1}' }, 'delete'],
  ['a tool with other arguments is itself', 'add', { name: 'Ann', arguments: { id: 1 }, age: 3 }, 'add'],
  ['a name alone makes no wrapper', 'add', { name: 'Ann' }, 'add'],
  ['a tool of the question is itself', 'run', { name: 'delete', arguments: { id: 1 } }, 'run'],
])('%s', (_, name, args, expected) => {
  const decoded = decodeResponse({ question_id: 'q', actual_steps: [{ name, args, status: 'success', output: 'x' }] });
  if (decoded.kind === 'invalid') throw new Error('not a response');
  const [step] = withInnerCalls(decoded.value, QUESTION, []).steps ?? [];
  expect(step).toMatchObject({ name: expected, args: name === expected ? args : { id: 1 }, output: 'x' });
});
