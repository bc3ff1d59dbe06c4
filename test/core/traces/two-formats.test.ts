import { expect, test } from 'vitest';
import { detectByCalls } from '../../../src/core/traces/documents.js';

const call = { role: 'assistant', tool_calls: [{ id: 'c1', function: { name: 'find', arguments: '{"id":42}' } }] };
const asked = [{ role: 'user', content: 'Where is order 42?' }];
const messages = [...asked, call, { role: 'tool', tool_call_id: 'c1', content: '{}' }];
const attributeOf = (key: string, stringValue: string) => ({ key, value: { stringValue } });
const tool = {
  ...{ traceId: 't', spanId: 's', name: 'execute_tool find' },
  attributes: [attributeOf('gen_ai.operation.name', 'execute_tool'), attributeOf('gen_ai.tool.name', 'find')],
};
const requestOf = (...spans: object[]) => [{ scopeSpans: [{ spans }] }];
const OTLP = { kind: 'format', format: 'otlp' };
const FITS = { kind: 'invalid', fits: ['messages', 'otlp'] };

// The design of recordings: a file that fits two formats is decided by which of both reads more calls.
test.each<[string, object, object]>([
  ['calls in messages alone', { messages, resourceSpans: [] }, { kind: 'format', format: 'messages' }],
  ['calls in spans alone', { messages: asked, resourceSpans: requestOf(tool) }, OTLP],
  ['more calls in spans', { messages, resourceSpans: requestOf(tool, { ...tool, spanId: 's2' }) }, OTLP],
  ['as many calls in both', { messages, resourceSpans: requestOf(tool) }, FITS],
  ['no calls', { messages: asked, resourceSpans: [] }, FITS],
])('a record with messages and spans: %s', (_, record, detected) => {
  expect(detectByCalls(record, 'name one')).toMatchObject(detected);
});
