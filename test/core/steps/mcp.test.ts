import { describe, expect, test } from 'vitest';
import { findMcpFailure, withFailedCalls, withoutFoundFailures } from '../../../src/core/steps/failed-outputs.js';
import { mcpError } from '../../../src/core/steps/mcp.js';
import { computeAggregates, runEvaluation } from '../../../src/index.js';
import { makeContext } from '../../support/make.js';
import { type MatchRow, testRows } from '../../support/matching.js';
import { decodedResponse } from '../../support/run.js';
import { grid, SPARQL_JSON } from '../../support/sparql.js';

const block = (text: string) => ({ type: 'text', text });
const JSON_TYPE = 'application/json';
const json = (output: unknown, more: object = {}) => ({ output, output_media_type: JSON_TYPE, ...more });
const ROWS = grid('a', '1');

/** Score in `standard`, which unwraps, for outputs that no other preset takes as equal. */
const WRAPPED: readonly MatchRow[] = [
  ['a list of one block', json({ a: 1 }), { output: [block('{"a": 1}')] }, 1],
  ['the same as text', json({ a: 1 }), { output: JSON.stringify([block('{"a": 1}')]) }, 1],
  ['content', json({ a: 1 }), { output: { content: [block('{"a": 1}')], isError: false } }, 1],
  ['structured content', json({ a: 1 }), { output: { content: [block('one')], structuredContent: { a: 1 } } }, 1],
  ['structured content alone', json({ a: 1 }), { output: { content: [], structuredContent: { a: 1 } } }, 1],
  ['a block for each item', json([{ a: 1 }, { a: 2 }]), { output: [block('{"a": 1}'), block('{"a": 2}')] }, 1],
  ['a text', { output: 'done' }, { output: [block('done')] }, 1],
  ['several texts, one per line', { output: 'a\nb' }, { output: { content: [block('a'), block('b')] } }, 1],
  ['text next to it', { output: 'done' }, { output: { content: [block('done')], structuredContent: { a: 1 } } }, 1],
  ['a SPARQL result', { output: ROWS, output_media_type: SPARQL_JSON }, { output: [block(JSON.stringify(ROWS))] }, 1],
  ['annotations', { output: 'done' }, { output: [{ ...block('done'), annotations: { priority: 1 } }] }, 1],
  ['by Python', { output: 'done' }, { output: [{ ...block('done'), annotations: null, meta: { a: 1 }, id: null }] }, 1],
  ['for models', { output: 'done' }, { output: [{ ...block('done'), cache_control: { type: 'ephemeral' } }] }, 1],
  ['a reference in its wrapping', json([block('{"a": 1}')]), { output: { a: 1 } }, 1],
];

/** In every preset. */
const ALWAYS: readonly MatchRow[] = [
  ['both sides in the same wrapping', json([block('{"a": 1}')]), { output: [block('{"a": 1}')] }, 1],
  ['another value inside', json({ a: 1 }), { output: [block('{"a": 2}')] }, 0, 'value_differs'],
  ['a list with other keys is a value', json([{ ...block('x'), id: 1 }]), { output: [{ ...block('x'), id: 1 }] }, 1],
  ['and is not unwrapped', { output: 'x' }, { output: [{ ...block('x'), id: 1 }] }, 0, 'value_differs'],
  ['an image', { output: 'x' }, { output: [block('x'), { type: 'image', data: 'x' }] }, 0, 'value_differs'],
  ['an empty list is a value', json([]), { output: [] }, 1],
  ['a mapping with content is a value', json({ content: 'x' }), { output: { content: 'x' } }, 1],
];

testRows('standard unwraps', WRAPPED);
testRows('and nothing else', ALWAYS);
const RELEASES = ['graphrag-eval-4', 'graphrag-eval-5', 'graphrag-eval-6'] as const;
for (const preset of RELEASES) {
  testRows(`${preset} compares what was recorded`, ALWAYS, makeContext(preset));
  const cause = (row: MatchRow) => (row[1] as { output_media_type?: string }).output_media_type === SPARQL_JSON;
  testRows(
    `${preset} does not unwrap`,
    WRAPPED.map((row): MatchRow => [row[0], row[1], row[2], 0, cause(row) ? 'unreadable' : 'value_differs']),
    makeContext(preset),
  );
}

describe('a result that says isError', () => {
  const result = (more: object = {}) => ({ content: [block('no such order')], isError: true, ...more });

  test.each<[string, unknown, string | null]>([
    ['is an error', result(), 'no such order'],
    ['as text', JSON.stringify(result()), 'no such order'],
    ['with structured content', result({ structuredContent: { code: 404 } }), 'no such order'],
    ['without a message', result({ content: [] }), 'the MCP server says isError: true'],
    ['is none where it says false', result({ isError: false }), null],
    ['is none where it does not say so', { content: [block('x')] }, null],
    ['with other keys', result({ resultType: 'complete', ttlMs: 5 }), 'no such order'],
    ['is none in a message', result({ role: 'tool' }), null],
    ['is none without content', { isError: true }, null],
    ['is none in a text', 'a result that says "isError": true', null],
    ['is none inside a value', { data: result() }, null],
  ])('%s', (_, output, message) => expect(mcpError(output)).toBe(message));

  const steps = [
    { name: 't', status: 'success', output: result() },
    { name: 't', status: 'success', output: 'A' },
    { name: 't', status: 'error', output: result(), error: 'timeout' },
  ];
  const response = decodedResponse({ question_id: 'q', actual_steps: steps });

  test('makes a failed call, also in the copy, and nothing else', () => {
    const found = withFailedCalls(response, findMcpFailure);
    expect(found.steps?.map(({ status }) => status)).toEqual(['error', 'success', 'error']);
    expect(found.steps?.map(({ error }) => error)).toEqual(['no such order', undefined, 'timeout']);
    const failed = { ...steps[0], status: 'error', error: 'no such order', found_failed: true };
    expect(found.source.actual_steps).toEqual([failed, ...steps.slice(1)]);
    expect(response.steps?.[0]?.status).toBe('success');
    expect(withoutFoundFailures(found.source)).toEqual(response.source);
  });
});

describe('a call with such a result and status: success', () => {
  const question = { id: 'q', question_text: '?', reference_steps: [[{ name: 't', output: 'no such order' }]] };
  const corpus = [{ template_id: 't', questions: [question] }];
  const output = { content: [block('no such order')], isError: true };
  const responses = [{ question_id: 'q', actual_steps: [{ id: 'a', name: 't', status: 'success', output }] }];

  test('is a failed call in standard', async () => {
    const [entry] = await runEvaluation(corpus, responses);
    expect(entry).toMatchObject({ steps_score: 0, actual_steps: [{ status: 'error', error: 'no such order' }] });
    const miss = { cause: { kind: 'step_failed' }, detail: { error: 'no such order' } };
    expect(entry?.steps_details).toMatchObject([miss]);
    expect(computeAggregates([entry as never]).micro.steps).toMatchObject({ errors: { t: 1 } });
  });

  test.each(RELEASES)('is as recorded in %s', async (scoring) => {
    const [entry] = await runEvaluation(corpus, responses, { scoring });
    expect(entry?.actual_steps).toEqual(responses[0]?.actual_steps);
  });
});

const EXACT = { match_output: 'exact' };

testRows('standard trims the texts of steps that say how they are compared', [
  ['a line break at the end', { output: 'OK', ...EXACT }, { output: 'OK\n' }, 1],
  ['a regular expression for all of it', { output: '^OK$', match_output: 'regex' }, { output: 'OK\n' }, 1],
  ['not inside', { output: 'a b', ...EXACT }, { output: 'a  b' }, 0, 'value_differs'],
  ['not of a step that says nothing', { output: 'OK' }, { output: 'OK\n' }, 0, 'value_differs'],
  ['not in JSON', json({ a: 'x' }, EXACT), { output: { a: 'x ' } }, 0, 'value_differs'],
]);
for (const preset of RELEASES) {
  const row: MatchRow = ['a line break', { output: 'OK', ...EXACT }, { output: 'OK\n' }, 0, 'value_differs'];
  testRows(`${preset} does not trim`, [row], makeContext(preset));
}
