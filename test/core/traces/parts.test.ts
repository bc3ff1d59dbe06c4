import { describe, expect, test } from 'vitest';
import { recorded } from '../../../src/core/traces/events/fields.js';
import { decodeMessages } from '../../../src/core/traces/messages/message.js';
import { responseFrom } from '../../support/traces.js';

const DENIED = 'the execution was denied';
const failed = (output: unknown) => ({ output, isError: true });
const good = (output: unknown) => ({ output, isError: false });

test.each<[string, unknown, object]>([
  ['a call that was denied', { type: 'execution-denied' }, failed(DENIED)],
  ['a denied call as JSON text', '{"type":"execution-denied"}', failed(DENIED)],
  ['a denied call with its reason', { type: 'execution-denied', reason: 'not now' }, failed('not now')],
  ['a value with options', { type: 'json', value: [1], providerOptions: {} }, good([1])],
  ['a failure', { type: 'error-text', value: 'locked' }, failed('locked')],
])('what a framework wraps with a type: %s', (_, written, expected) => {
  expect(recorded(written, false)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['a mapping with more keys', { type: 'text', value: 'Harbour', lines: ['T3'] }],
  ['its JSON text', '{"type":"text","value":"Harbour","lines":["T3"]}'],
  ['a reason of its own', '{"type":"json","reason":"cached"}'],
  ['one row with a column named json', [{ json: { a: 1 } }]],
  ['the same row as JSON text', '[{"json":{"a":1}}]'],
])('an ordinary result stays as it is: %s', (_, written) => {
  expect(recorded(written, false)).toEqual(good(written));
});

test.each<[string, object, object]>([
  ['Bedrock', { toolResult: { toolUseId: 'c1', content: [{ text: 'T3' }] } }, { id: 'c1', output: 'T3' }],
  ['an id of its own', { tool_call_result: { tool_call_id: 'c1', result: 'T3' } }, { id: 'c1', output: 'T3' }],
  ['OpenAI', { tool_call_id: 'c1', content: 'T3' }, { id: 'c1', output: 'T3' }],
])('the message of a tool has its result under the key of %s', (_, message, expected) => {
  const [result] = decodeMessages([{ role: 'tool', ...message }]);
  expect(result).toMatchObject({ kind: 'result', isError: false, ...expected });
});

describe('calls with their results', () => {
  const item = (more: object) => ({ id: 'i', type: 'mcp_tool_call', tool: 'find', arguments: { a: 1 }, ...more });
  const command = (more: object) => ({ id: 'i', type: 'command_execution', command: 'ls', ...more });

  test.each<[string, object, object]>([
    ['a command that failed without output', command({ exit_code: 1, status: 'failed' }), { status: 'error' }],
    ['a command that the user declined', command({ status: 'declined' }), { status: 'error' }],
    ['a failed call without a message', item({ status: 'failed', result: null, error: null }), { status: 'error' }],
    ['a result that is null', item({ status: 'completed', result: null, error: null }), { output: null }],
    ['an error of any form', item({ result: null, error: { code: 7, text: 'locked' } }), { status: 'error' }],
  ])('an item of Codex: %s', (_, made, expected) => {
    const lines = [
      { type: 'thread.started', thread_id: 't' },
      { type: 'item.completed', item: made },
    ];
    expect(responseFrom('session', lines).actual_steps).toEqual([expect.objectContaining(expected)]);
  });

  test.each(['mcp_call', 'hosted_tool_call'])('an error of any form in a %s of OpenAI', (type) => {
    const made = { type, id: 'i', name: 'find', arguments: '{}', error: { code: 7, text: 'locked' } };
    expect(decodeMessages([made])).toMatchObject([{ kind: 'call' }, failed('{"code":7,"text":"locked"}')]);
  });

  test('a call that the provider still runs has no result', () => {
    const made = { type: 'mcp_call', id: 'i', name: 'find', arguments: '{}', output: null, error: null };
    expect(decodeMessages([{ ...made, status: 'in_progress' }])).toMatchObject([{ kind: 'call', name: 'find' }]);
    expect(decodeMessages([{ ...made, status: 'completed' }])).toMatchObject([{ kind: 'call' }, { output: null }]);
  });

  const call = { type: 'function_call', call_id: 'c', name: 'find', arguments: '{}' };
  test.each<[string, object]>([
    ['content that is null', { content: null }],
    ['a role', { role: 'assistant' }],
  ])('an item of OpenAI with %s', (_, more) => {
    const result = { type: 'function_call_output', call_id: 'c', output: 'T3', ...more };
    const events = decodeMessages([{ ...call, ...more }, result]);
    expect(events).toMatchObject([
      { kind: 'call', id: 'c', name: 'find' },
      { kind: 'result', id: 'c', output: 'T3' },
    ]);
  });

  test.each<[string, object, unknown]>([
    ['its content before other keys', { content: 'T3', result: 'ok', response: { ms: 4 } }, 'T3'],
    ['content that is empty', { content: '', output: 'x' }, ''],
    ['another key where the content is null', { content: null, output: 'T3' }, 'T3'],
    ['null where nothing else is there', { content: null }, null],
    ['its content beside the call', { content: 'T3', tool_call: { id: 'c', name: 'find', arguments: {} } }, 'T3'],
    ['its content beside the call in another spelling', { content: 'T3', toolCall: { id: 'c', name: 'find' } }, 'T3'],
  ])('the result of a message of a tool is %s', (_, more, output) => {
    expect(decodeMessages([{ role: 'tool', tool_call_id: 'c', ...more }])).toMatchObject([
      { kind: 'result', id: 'c', output },
    ]);
  });

  test.each<[string, object, object]>([
    ['a value', { result: 'T3' }, { output: 'T3', isError: false }],
    ['a failure', { result: '', exception: 'locked' }, { output: 'locked', isError: true }],
  ])("a result that is JSON text of Microsoft's own part: %s", (_, more, expected) => {
    const response = JSON.stringify({ type: 'function_result', call_id: 'c', ...more });
    const parts = [{ type: 'tool_call_response', id: 'c', response }];
    expect(decodeMessages([{ role: 'tool', parts }])).toEqual([{ kind: 'result', id: 'c', name: null, ...expected }]);
  });

  test('the arguments of a function come before those beside it', () => {
    const listed = { id: 'c', input: 'other', function: { name: 'find', arguments: '{"a":1}' } };
    const events = decodeMessages([{ role: 'assistant', content: null, tool_calls: [listed] }]);
    expect(events).toMatchObject([{ kind: 'call', name: 'find', args: '{"a":1}' }]);
  });
});
