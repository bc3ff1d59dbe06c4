import { expect, test } from 'vitest';
import { detectByCalls } from '../../../src/core/traces/documents.js';

const call = { role: 'assistant', tool_calls: [{ id: 'c1', function: { name: 'find', arguments: '{"id":42}' } }] };
const messages = [
  { role: 'user', content: 'Where is order 42?' },
  call,
  { role: 'tool', tool_call_id: 'c1', content: '{}' },
];
const tool = {
  ...{ traceId: 't', spanId: 's', name: 'execute_tool find' },
  attributes: [
    { key: 'gen_ai.operation.name', value: { stringValue: 'execute_tool' } },
    { key: 'gen_ai.tool.name', value: { stringValue: 'find' } },
  ],
};
const requestOf = (...spans: object[]) => [{ scopeSpans: [{ spans }] }];
const FITS = { kind: 'invalid', fits: ['messages', 'otlp'] };

// The design of recordings: a file that fits two formats is decided by which of both reads more calls.
test.each<[string, object, object]>([
  ['calls in messages alone', { messages, resourceSpans: [] }, { kind: 'format', format: 'messages' }],
  [
    'calls in spans alone',
    { messages: messages.slice(0, 1), resourceSpans: requestOf(tool) },
    { kind: 'format', format: 'otlp' },
  ],
  [
    'more calls in spans',
    { messages, resourceSpans: requestOf(tool, { ...tool, spanId: 's2' }) },
    { kind: 'format', format: 'otlp' },
  ],
  ['as many calls in both', { messages, resourceSpans: requestOf(tool) }, FITS],
  ['no calls', { messages: messages.slice(0, 1), resourceSpans: [] }, FITS],
])('a record with messages and spans: %s', (_, record, detected) => {
  expect(detectByCalls(record, 'name one')).toMatchObject(detected);
});
