import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CAUSE_KINDS } from '../../src/core/words/causes.js';
import { explainEntry, runEvaluation } from '../../src/index.js';
import { ROOT } from '../support/docs/blocks.js';
import { grid, makeSelect, SPARQL_JSON, type Term, typed, uri } from '../support/sparql.js';

const PAGE = readFileSync(join(ROOT, 'docs/scoring.md'), 'utf8');
/** The page without its line ends. */
const TEXT = PAGE.replace(/\s+/g, ' ');

type Mapping = Readonly<Record<string, unknown>>;

async function entryOf(references: readonly Mapping[], response: Mapping) {
  const question = { id: 'q', question_text: '?', reference_steps: [references] };
  const [entry] = await runEvaluation(
    [{ template_id: 't', questions: [question] }],
    [{ question_id: 'q', ...response }],
  );
  return entry as NonNullable<typeof entry>;
}

const sparql = (output: unknown, more: Mapping = {}): Mapping => ({
  ...{ name: 'sparql_query', output_media_type: SPARQL_JSON, output, ...more },
});
const LINES = sparql(grid('line', 'T3', 'T5'), { required_columns: ['line'] });
const did = (...steps: readonly Mapping[]): Mapping => ({
  actual_steps: steps.map((step) => ({ id: 's', status: 'success', ...step })),
});
const FAILED = { name: 'sparql_query', status: 'error' };
const POINTS = { name: 'retrieve_data_points', args: { external_id: 'e', granularity: '1d' } };
const FREE = { name: 'depot', output_media_type: 'application/json' };

/** A query for the lines of a given entity; the agent's own attempts mention it, too. */
const LINE = 'urn:line:L1';
const GIVEN = { args: { query: `SELECT ?line { <${LINE}> :meets ?line }` } };
const ASKED = sparql(makeSelect(['line'], [[uri('urn:T3')], [uri('urn:T5')]]), GIVEN);
const attempt = (output: unknown, query = GIVEN.args.query): Mapping => sparql(output, { args: { query } });
const iris = (...names: readonly string[]) =>
  makeSelect(
    ['line'],
    names.map((name) => [uri(name)]),
  );
const LENGTHS = sparql(grid('line length', 'T3 8', 'T5 9'), { required_columns: ['line', 'length'] });

describe('docs/scoring.md: causes', () => {
  test('has a row for each kind', () => {
    const [, table = ''] = PAGE.split('| `kind` | when | as shown |\n');
    const kinds = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind);
    expect(kinds.toSorted()).toEqual(CAUSE_KINDS.toSorted());
  });

  test.each<[kind: string, references: readonly Mapping[], response: Mapping]>([
    ['no_response', [LINES], { error: 'context length exceeded' }],
    ['no_tool_call', [LINES], did()],
    ['search_empty', [LINES], did({ name: 'autocomplete_search', output: [] })],
    ['stopped_after', [LINES], did({ name: 'get_schema', output: 'classes' })],
    ['no_step', [LINES, sparql(grid('x', '1'))], did(sparql(grid('x', '1')))],
    ['step_failed', [LINES], did({ name: 'sparql_query', status: 'error', error: '414 URI Too Large' })],
    ['not_recorded', [LINES], did({ name: 'sparql_query' })],
    ['malformed_query', [LINES], did(...['a', 'b'].map((id) => ({ id, ...FAILED, error: 'Parse error in line 9' })))],
    ['timed_out', [LINES], did({ ...FAILED, error: 'HTTP 504' })],
    ['unavailable', [LINES], did({ ...FAILED, error: 'ECONNRESET' })],
    ['cut_output', [LINES], did(sparql('{"head": {"vars": ["line"]}, "results": {"bindings": [ [truncated]'))],
    ['unreadable', [LINES], did(sparql('Error: no such graph'))],
    ['only_lookups', [ASKED], did(attempt(iris('urn:Line'), `SELECT ?class { <${LINE}> a ?class }`))],
    ['empty_result', [LINES], did(sparql(grid('line')))],
    ['given_row_missing', [sparql(iris('urn:T3', LINE), GIVEN)], did(attempt(iris('urn:T3')))],
    ['given_row_extra', [ASKED], did(attempt(iris('urn:T3', 'urn:T5', LINE)))],
    ['cut_off', [ASKED], did(attempt(iris('urn:T3'), `${GIVEN.args.query} LIMIT 1`))],
    ['split', [ASKED], did({ ...attempt(iris('urn:T3')), id: 'a' }, { ...attempt(iris('urn:T5')), id: 'b' })],
    ['missing_rows', [LINES], did(sparql(grid('line', 'T3')))],
    ['extra_rows', [LINES], did(sparql(grid('line', 'T3', 'T5', 'T6')))],
    ['missing_and_extra', [LINES], did(sparql(grid('line', 'T5', 'T6')))],
    ['other_rows', [LINES], did(sparql(grid('line', 'M1', 'M2')))],
    ['missing_column', [LENGTHS], did(sparql(grid('line', 'T3', 'T5')))],
    ['unbound_column', [LENGTHS], did(sparql(grid('line length', 'T3 -', 'T5 -')))],
    [
      'literal_for_iri',
      [ASKED],
      did(
        attempt(
          makeSelect(['lineName'], [['Line 3'], ['Line 5']]),
          `SELECT ?lineName { <${LINE}> :meets/:name ?lineName }`,
        ),
      ),
    ],
    ['order', [{ ...LINES, ordered: true }], did(sparql(grid('line', 'T5', 'T3')))],
    ['value_differs', [{ ...FREE, output: '{"free": 3}' }], did({ ...FREE, output: '{"free": 4}' })],
    ['arguments_differ', [POINTS], did({ ...POINTS, args: { ...POINTS.args, granularity: '1h' } })],
  ])('%s', async (kind, references, response) => {
    const entry = await entryOf(references, response);
    const row = PAGE.split('\n').find((line) => line.startsWith(`| \`${kind}\` |`)) ?? '';
    const shown = row.slice(2, -2).split(/ ?\| /).at(-1);
    const [sentence] = explainEntry(entry)?.split('; query: ') ?? [];
    expect(sentence?.replaceAll('`', '')).toBe(shown?.replaceAll('`', ''));
    if (kind !== 'no_response') expect(entry.steps_details?.[0]?.cause?.kind).toBe(kind);
  });
});

/** Whether two cells are equal, as the only cells of two tables. */
async function areEqual(left: Term, right: Term): Promise<boolean> {
  const table = (term: Term) => sparql(makeSelect(['a'], [[term]]), { required_columns: ['a'] });
  return (await entryOf([table(left)], did(table(right)))).steps_score === 1;
}

const literal = (value: string, more: Mapping = {}): Term => ({ type: 'literal', value, ...more });

test.each<[shown: string, left: Term, right: Term, equal: boolean]>([
  ['5 = 05', typed('5', 'integer'), typed('05', 'integer'), true],
  ['5.0 (decimal)', typed('5', 'integer'), typed('5.0', 'decimal'), true],
  ['5e0 (double)', typed('5', 'integer'), typed('5e0', 'double'), true],
  ['5 and the plain text "5"', typed('5', 'integer'), literal('5'), false],
  ['2.0 = 1.9999999999', typed('2.0', 'double'), typed('1.9999999999', 'double'), true],
  ['0.123456 = 0.123459', typed('0.123456', 'decimal'), typed('0.123459', 'decimal'), true],
  ['-0.0 = 0', typed('-0.0', 'decimal'), typed('0', 'decimal'), true],
  ['0.12345 and 0.12346', typed('0.12345', 'decimal'), typed('0.12346', 'decimal'), false],
  ['NaN = nan', typed('NaN', 'double'), typed('nan', 'double'), true],
  ['INF = +inf', typed('INF', 'double'), typed('+inf', 'double'), true],
  ['`true` = `1`', typed('true', 'boolean'), typed('1', 'boolean'), true],
  ['`false` = `0`', typed('false', 'boolean'), typed('0', 'boolean'), true],
  ['`true` and the text "true"', typed('true', 'boolean'), literal('true'), false],
  ['`1` and the integer 1', typed('1', 'boolean'), typed('1', 'integer'), false],
  ['"Gift"@en = "Gift"@de', literal('Gift', { 'xml:lang': 'en' }), literal('Gift', { 'xml:lang': 'de' }), true],
  ['a URI = the same text', { type: 'uri', value: 'urn:a' }, literal('urn:a'), true],
  ['"a" and "a "', literal('a'), literal('a '), false],
  ['`3e-7` = 0.0000003', typed('3e-7', 'decimal'), typed('0.0000003', 'decimal'), true],
  [
    '9007199254740993 and 9007199254740992',
    typed('9007199254740993', 'integer'),
    typed('9007199254740992', 'integer'),
    false,
  ],
  ['1e24 = its integer', typed('1e24', 'double'), typed(`1${'0'.repeat(24)}`, 'integer'), true],
  ['= Infinity', typed('INF', 'double'), typed('Infinity', 'double'), true],
  ['= `TRUE`', typed('true', 'boolean'), typed('TRUE', 'boolean'), true],
  ['08:00:00Z = 09:00:00.0+01:00', typed('08:00:00Z', 'time'), typed('09:00:00.0+01:00', 'time'), true],
  ['08:00:00Z and 08:00:00', typed('08:00:00Z', 'time'), typed('08:00:00', 'time'), false],
  ['PT90M = PT1H30M', typed('PT90M', 'duration'), typed('PT1H30M', 'dayTimeDuration'), true],
  ['P1M and P30D', typed('P1M', 'duration'), typed('P30D', 'duration'), false],
  ['a blank node and an IRI', { type: 'bnode', value: 'urn:a' }, { type: 'uri', value: 'urn:a' }, false],
  ['a date = its characters', typed('2026-03-01', 'date'), literal('2026-03-01'), true],
  ['1.123455 = 1.1234549999999999', typed('1.123455', 'double'), typed('1.1234549999999999', 'double'), true],
  ['12345678901.25 and 12345678901.21', typed('12345678901.25', 'double'), typed('12345678901.21', 'double'), false],
  ['0.00012341 = 0.00012342', typed('0.00012341', 'double'), typed('0.00012342', 'double'), true],
  ['0.000004 and 0.000001', typed('0.000004', 'double'), typed('0.000001', 'double'), false],
  ['1e-17 = 0', typed('1e-17', 'double'), typed('0', 'double'), true],
  ['1e-15 and 1e-24', typed('1e-15', 'double'), typed('1e-24', 'double'), false],
])('docs/scoring.md: cells: %s', async (shown, left, right, equal) => {
  expect(TEXT).toContain(shown);
  expect(await areEqual(left, right)).toBe(equal);
});

const RUN = '2026-03-09T00:00:00Z';
test.each<[shown: string, key: string, left: unknown, right: unknown, equal: boolean]>([
  ['`1h` = `1 Hour`', 'granularity', '1h', '1 Hour', true],
  ['`1h` ≠ `60m`', 'granularity', '1h', '60m', false],
  ['`1M` is a minute', 'granularity', '1M', '1m', true],
  ['(`1h30m`, `daily`) must be the same text', 'granularity', '1h30m', '1h', false],
  [
    '`2026-03-09T00:00:00+01:00` = `2026-03-08T23:00:00Z`',
    'end',
    '2026-03-09T00:00:00+01:00',
    '2026-03-08T23:00:00Z',
    true,
  ],
  ['`7d-ago` = `1w-ago`', 'start', '7d-ago', '1w-ago', true],
  ['differ by at most 60 s; the relative', 'start', '1h-ago', '2026-03-08T23:00:30Z', true],
  ['differ by at most 60 s; the relative', 'start', '1h-ago', '2026-03-08T23:01:30Z', false],
  ['| absolute | relative | never |', 'start', '2026-03-08T23:00:00Z', '1h-ago', false],
])('docs/scoring.md: times and granularities: %s: %s %s and %s', async (shown, key, left, right, equal) => {
  expect(TEXT).toContain(shown);
  const step = (value: unknown) => ({ name: 'retrieve_data_points', args: { external_id: 'e', [key]: value } });
  const entry = await entryOf([step(left)], did({ ...step(right), execution_timestamp: RUN }));
  expect(entry.steps_score).toBe(equal ? 1 : 0);
});
