import { expect, test } from 'vitest';
import type { Cause, CauseDetail } from '../../../src/core/words/causes.js';
import { kindOf, whyText } from '../../../src/report/words/cause-sentences.js';
import { plain } from '../../../src/report/words/text.js';

type Counts = Omit<Cause, 'step' | 'kind'>;
const rows = (expected: number, actual: number, common: number) => ({ expected, actual, common });

test.each<[string, Cause['kind'], Counts, CauseDetail]>([
  ['9 extra rows (15, expected 6)', 'extra_rows', rows(6, 15, 6), {}],
  ['9 extra rows (15 distinct rows, expected 6)', 'extra_rows', rows(6, 15, 6), { distinct_rows: true }],
  ['2 other distinct rows, not the expected one', 'other_rows', rows(1, 2, 0), { distinct_rows: true }],
  ['1 of 2 rows missing', 'missing_rows', rows(2, 1, 1), {}],
  [
    '6 of 12 rows missing (only repeats of rows that the run has), 3 extra',
    'missing_and_extra',
    rows(12, 9, 6),
    { missing_repeats: 6 },
  ],
  [
    '5 of 6 rows missing (2 of them repeats of rows that the run has), 1 extra',
    'missing_and_extra',
    rows(6, 2, 1),
    { missing_repeats: 2 },
  ],
  [
    '1 of 2 rows missing, 1 extra: zip expected "1", got 1',
    'missing_and_extra',
    rows(2, 2, 1),
    { first_difference: 'zip', expected_value: '"1"', actual_value: '1' },
  ],
  [
    'the agent stopped after series zone-1, which found nothing. The agent asked for the entity in the question; the reference asks for s-42, which no call of this run returned; in the reference, sparql_query returns it',
    'search_empty',
    {},
    { tool: 'series', searched_as: 'zone-1', entity: 'zone-1', expected_value: 's-42', returned_by: 'sparql_query' },
  ],
  [
    'granularity: expected 6m\\u{43e}, got 6mo (\\u{43e} is the Cyrillic letter о)',
    'arguments_differ',
    {},
    { arguments: ['granularity: expected 6m\\u{43e}, got 6mo'] },
  ],
  ['the output lacks cancelled', 'value_differs', {}, { missing_text: 'cancelled', actual_value: 'order is open' }],
  ['cut at 2,048 output tokens, before any tool was called', 'no_tool_call', {}, { cut_at: 2048 }],
])('%s', (sentence, kind, counts, detail) => {
  const cause = { kind, step: 0, ...counts };
  expect(plain(whyText({ cause, detail, stepName: 'sparql_query', status: 'success' }))).toBe(sentence);
});

const MISSING = ['entity in the question missing', 'given_row_missing'] as const;
test.each<[string, string, Cause['kind'], Counts, CauseDetail?]>([
  ['no tool was called', 'no tool call', 'no_tool_call', {}],
  ['the agent stopped after a search, which found nothing', 'stopped after an empty search', 'search_empty', {}],
  ['no sparql_query step: the agent stopped before', 'stopped early', 'stopped_after', {}],
  ['the output of sparql_query was not recorded', 'output not recorded', 'not_recorded', {}],
  [
    'only lookups of entities, classes or properties, no query for the answer',
    'only lookups',
    'only_lookups',
    rows(2, 1, 0),
  ],
  ['the entity in the question was not found', 'entity not found', 'entity_not_found', rows(2, 0, 0)],
  ['empty result; the expected row is the entity in the question', ...MISSING, { actual: 0 }],
  ['empty result, expected 2 rows', ...MISSING, { expected: 2, actual: 0 }],
  ['the entity in the question is missing from the rows', ...MISSING, { actual: 3 }],
  [
    'the rows include the entity in the question itself, which the reference leaves out',
    'entity in the question among the rows',
    'given_row_extra',
    { actual: 3 },
  ],
  ['cut off by LIMIT 10 (expected 14 rows)', 'cut off by LIMIT', 'cut_off', rows(14, 10, 10)],
  ['the rows are right, but spread over 3 calls', 'spread over several calls', 'split', { calls: 3 }],
  ['a required column is unbound in every row', 'unbound column', 'unbound_column', {}],
  ['missed', 'missed', 'unknown', { expected: 2 }],
])('from numbers alone, as a baseline has them: %s', (sentence, counted, kind, counts) => {
  const why = { cause: { kind, step: 0, ...counts }, detail: {}, stepName: 'sparql_query', status: 'success' } as const;
  expect(plain(whyText(why))).toBe(sentence);
  expect(kindOf({ why, status: 'success' })).toBe(counted);
});

test('a name of a stranger is in code, and an error is cut to its first line', () => {
  const explain = (kind: Cause['kind'], detail: CauseDetail) =>
    whyText({ cause: { kind, step: 0 }, detail, stepName: 's', status: 'success' });
  const name = '<img src=x>';
  expect(explain('search_empty', { tool: name })).toContainEqual({ code: name });
  expect(explain('entity_not_found', { entity: name, searched_as: name })).toContainEqual({ code: name });
  expect(explain('unbound_column', { unbound_columns: [name] })).toContainEqual({ code: name });
  const column = { actual: name, holds: 'text', required: 'x' } as const;
  expect(explain('literal_for_iri', { column })).toContainEqual({ code: name });
  expect(plain(explain('step_failed', { error: 'URITooLong: 414\n<html>' }))).toBe('no successful s: URITooLong: 414');
});

test('an error that is blank is not announced', () => {
  const explain = (kind: Cause['kind'], error: string) =>
    plain(whyText({ cause: { kind, step: 0 }, detail: { error, tool: 't' }, stepName: 's', status: 'error' }));
  expect(['', '\n '].map((error) => explain('no_response', error))).toEqual(['the agent failed', 'the agent failed']);
  expect(explain('step_failed', ' \n ')).toBe('no successful s');
  expect(explain('stopped_after', ' ')).toBe('no s step: the agent stopped after t failed');
  expect(explain('only_lookups', ' ')).toBe(
    'only lookups of entities, classes or properties, no query for the answer; t failed',
  );
  expect(explain('not_recorded', '\n')).toBe('the output of t was not recorded');
});

test('an IRI is looked for, not a row', () => {
  const cause = { kind: 'empty_result', step: 0, expected: 1, actual: 0, common: 0 } as const;
  const sentence = whyText({ cause, detail: {}, stepName: 'iri_discovery', status: 'success', isEarlier: true });
  expect(plain(sentence)).toBe('iri_discovery: the search found nothing');
});
