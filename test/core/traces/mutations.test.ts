import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeResponse } from '../../../src/core/corpus/response.js';
import { exactJsonText, readJson } from '../../../src/core/text/json.js';
import { makeKnownQuestions, makeQuestionFinder } from '../../../src/core/traces/documents.js';
import { detectFormat, recordsOfDocument } from '../../../src/core/traces/formats.js';
import { responseOf } from '../../../src/core/traces/response.js';
import { fewer } from '../../support/fewer.js';
import { otlp, QUESTION, traceOf } from '../../support/traces.js';

const FORMATS = ['messages', 'otlp', 'langfuse'] as const;

/** A record of each dialect and convention, small, with all that they have. */
const RECORDS: readonly object[] = [
  {
    id: 's',
    question_id: 'q',
    model: 'm',
    usage: { prompt_tokens: 1 },
    metadata: { question_id: 'q' },
    messages: [
      { role: 'user', content: QUESTION },
      {
        role: 'assistant',
        content: 'a',
        tool_calls: [{ id: 'c', type: 'function', function: { name: 'find', arguments: '{"a": 1}' } }],
      },
      { role: 'tool', tool_call_id: 'c', content: [{ type: 'text', text: 'x' }, { type: 'image' }] },
      {
        role: 'assistant',
        content: [
          { type: 'tool_use', id: 'd', name: 'find', input: { a: 1 } },
          { type: 'text', text: 'a' },
        ],
      },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'd', content: 'x', is_error: true }] },
      {
        role: 'assistant',
        parts: [{ type: 'tool-find', state: 'output-available', toolCallId: 'e', input: {}, output: 1 }],
      },
      {
        role: 'tool',
        content: [{ type: 'tool-result', toolCallId: 'e', toolName: 'find', output: { type: 'json', value: [1] } }],
      },
    ],
  },
  {
    input: QUESTION,
    response: {
      output: [
        { type: 'function_call', call_id: 'c', name: 'f', arguments: '{}' },
        { type: 'function_call_output', call_id: 'c', output: 'x' },
        { type: 'mcp_call', id: 'm', name: 'f', arguments: '{}', output: 'x', error: null },
      ],
      usage: { input_tokens: 1 },
    },
  },
  {
    newItems: [
      {
        type: 'tool_call_output_item',
        rawItem: { type: 'function_call_result', callId: 'c', output: { type: 'text', text: 'x' } },
        output: 'x',
      },
    ],
    rawResponses: [{ usage: { inputTokens: 1 } }],
  },
  {
    prompt: QUESTION,
    steps: [
      {
        content: [
          { type: 'tool-call', toolCallId: 'c', toolName: 'f', input: {} },
          { type: 'tool-error', toolCallId: 'c', error: { message: 'x' } },
        ],
        usage: { inputTokens: 1 },
        response: { timestamp: '2026-03-19T06:11:54Z', modelId: 'm' },
      },
    ],
  },
  {
    messages: [
      {
        lc: 1,
        type: 'constructor',
        id: ['AIMessage'],
        kwargs: { content: '', tool_calls: [{ name: 'f', args: {}, id: 'c' }], usage_metadata: { input_tokens: 1 } },
      },
      { type: 'tool', data: { content: 'x', tool_call_id: 'c', status: 'error', artifact: 1 } },
    ],
  },
  {
    events: [
      {
        author: 'a',
        timestamp: 1774000000,
        content: { parts: [{ functionCall: { id: 'c', name: 'f', args: {} } }] },
        usageMetadata: { promptTokenCount: 1 },
      },
      {
        author: 'a',
        content: { parts: [{ functionResponse: { id: 'c', name: 'f', response: { result: 1 } } }] },
        errorCode: 'x',
      },
    ],
  },
  otlp([
    {
      name: 'a',
      attributes: {
        'gen_ai.operation.name': 'invoke_agent',
        'stepgate.question_id': 'q',
        metadata: '{"question_id": "q"}',
      },
      error: 'x',
    },
    {
      name: 'c',
      attributes: {
        'gen_ai.operation.name': 'chat',
        'gen_ai.usage.input_tokens': 1,
        'gen_ai.output.messages':
          '[{"role": "assistant", "parts": [{"type": "tool_call", "id": "c", "name": "f", "arguments": {}}]}]',
        events: '[{"event.name": "gen_ai.choice", "message": {"content": "x"}}]',
      },
    },
    {
      name: 't',
      attributes: {
        'gen_ai.operation.name': 'execute_tool',
        'gen_ai.tool.name': 'f',
        'gen_ai.tool.call.id': 'c',
        'gen_ai.tool.call.arguments': { a: [1] },
        'gen_ai.tool.call.result': 'x',
      },
      events: [{ name: 'exception', attributes: { 'exception.message': 'x' } }],
    },
    {
      name: 'l',
      attributes: {
        'openinference.span.kind': 'LLM',
        'llm.output_messages.0.message.role': 'assistant',
        'llm.output_messages.0.message.tool_calls.0.tool_call.function.name': 'f',
        'llm.input_messages.0.message.content': 'x',
      },
    },
    {
      name: 'o',
      attributes: {
        'openinference.span.kind': 'TOOL',
        'input.value': '{}',
        'output.value': '{"output": {"type": "tool", "content": "x", "tool_call_id": "c"}}',
      },
    },
  ]),
  [
    {
      id: 'o',
      traceId: 't',
      type: 'AGENT',
      startTime: '2026-03-19T06:11:54Z',
      endTime: null,
      input: QUESTION,
      output: 'x',
      metadata: { attributes: { question_id: 'q' } },
    },
    {
      id: 'p',
      traceId: 't',
      type: 'GENERATION',
      parentObservationId: 'o',
      startTime: '2026-03-19T06:11:55Z',
      input: { messages: [{ role: 'user', content: 'x' }] },
      output: { role: 'assistant', tool_calls: [{ id: 'c', function: { name: 'f' } }] },
      usageDetails: { input: 1 },
      costDetails: { total: 1 },
    },
    {
      id: 'r',
      traceId: 't',
      type: 'TOOL',
      name: 'f',
      startTime: '2026-03-19T06:11:56Z',
      input: {},
      output: { a: 1 },
      level: 'ERROR',
      statusMessage: 'x',
    },
  ],
];

const LEAVES: readonly unknown[] = [
  null,
  '',
  'c',
  'd',
  '[{"',
  '{"a": [',
  0,
  -1,
  1e308,
  Number.NaN,
  2n ** 70n,
  true,
  [],
  {},
  [[]],
  [null],
  { type: 'tool_use' },
  { __proto__: null, toString: 1 },
  '__proto__',
];

/** A place in a value: which of its children, again and again. */
const place = fc.array(fc.nat(30), { minLength: 1, maxLength: 9 });
const change = fc.oneof(
  fc.record({ kind: fc.constant('drop' as const), place }),
  fc.record({ kind: fc.constant('double' as const), place }),
  fc.record({ kind: fc.constant('replace' as const), place, value: fc.constantFrom(...LEAVES) }),
  fc.record({ kind: fc.constant('cross' as const), place, other: place }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

type Holder = Record<string, unknown> | unknown[];

/** The holder of the value at a place, and its key there. */
function at(root: Holder, steps: readonly number[]): { holder: Holder; key: string } | null {
  let found: { holder: Holder; key: string } | null = null;
  let holder: unknown = root;
  for (const step of steps) {
    if (typeof holder !== 'object' || holder === null) break;
    const keys = Object.keys(holder);
    if (keys.length === 0) break;
    const key = keys[step % keys.length] as string;
    found = { holder: holder as Holder, key };
    holder = (holder as Record<string, unknown>)[key];
  }
  return found;
}

function mutate(record: object, changes: readonly Change[]): unknown {
  const root = { record: structuredClone(record) } as Record<string, unknown>;
  for (const one of changes) {
    const found = at(root, [0, ...one.place]);
    if (!found) continue;
    const { holder, key } = found as { holder: Record<string, unknown>; key: string };
    if (one.kind === 'replace') holder[key] = one.value;
    else if (one.kind === 'drop') delete holder[key];
    else if (one.kind === 'double' && Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
    else if (one.kind === 'double') holder[`${key} `] = structuredClone(holder[key]);
    else if (one.kind === 'cross') {
      const other = at(root, [0, ...one.other]);
      if (other) holder[key] = structuredClone((other.holder as Record<string, unknown>)[other.key]);
    }
  }
  return root.record;
}

const finder = makeQuestionFinder(makeKnownQuestions([{ id: 'q', text: QUESTION }]), '$.metadata.question_id');

describe('whatever a record is,', () => {
  test('it becomes a response, and never an exception', () => {
    let answered = 0;
    fc.assert(
      fc.property(fc.constantFrom(...RECORDS), fc.array(change, { minLength: 1, maxLength: 6 }), (record, changes) => {
        const mutated = mutate(record, changes);
        detectFormat(mutated, 'responses-format');
        for (const format of FORMATS) {
          for (const one of recordsOfDocument(format, mutated)) {
            const trace = traceOf(format, one);
            if (!trace) continue;
            finder(trace);
            const response = responseOf(trace, 'q');
            expect(decodeResponse(response).kind).toBe('ok');
            // A written record is read as a file of responses is: NaN and integers of any size are values.
            const written = readJson(exactJsonText(response)) as { readonly value: unknown };
            expect(decodeResponse(written.value)).toMatchObject({ value: { unreadable: null } });
            if ((response.actual_steps as unknown[]).length > 0) answered++;
          }
        }
      }),
      { numRuns: fewer(10_000), seed: 20_260_319 },
    );
    expect(answered).toBeGreaterThan(fewer(5_000));
  });
});

test('numbers of any size are written as they were read', () => {
  expect(exactJsonText({ a: 2n ** 70n, b: '\u0000x', c: 1.5 })).toBe(
    '{"a":1180591620717411303424,"b":"\\u0000x","c":1.5}',
  );
});
