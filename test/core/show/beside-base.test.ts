import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../src/core/entries/result-types.js';
import { decidingStep } from '../../../src/core/figures/entry-figures.js';
import { besideBetter } from '../../../src/core/show/beside-base.js';
import type { Mapping } from '../../../src/core/text/values.js';
import { runEvaluation } from '../../../src/index.js';
import { whyText } from '../../../src/report/words/cause-sentences.js';
import { plain } from '../../../src/report/words/text.js';
import { grid, SPARQL_JSON } from '../../support/sparql.js';

const ASKED = 'PREFIX : <urn:> SELECT ?tree ?age { ?tree a :Tree ; :age ?age }';
const RENAMED = 'PREFIX : <urn:>\nSELECT ?t ?a {\n  ?t a :Tree ; :age ?a # years\n}';
const TREES = { name: 'query', output_media_type: SPARQL_JSON, output: grid('tree age', 'Oak 90', 'Elm 40') };
const SQL = 'SELECT city, count FROM trees';
const COUNTS = {
  ...{ name: 'sql', output_media_type: 'application/json', match_output: 'table', columns: ['city', 'count'] },
  output: '[["Oslo", 5], ["Bergen", 7]]',
};
const PAGE = { name: 'page', output_media_type: 'application/json', output: { trees: 2 }, match_output: 'includes' };

type Call = Mapping & { readonly name: string };

const called = (name: string, args: Mapping, output: unknown): Call => ({ name, args, output });
const query = (text: string, ...rows: string[]) => called('query', { query: text }, grid('tree age', ...rows));
const sql = (text: string, output: unknown) => called('sql', { query: text }, JSON.stringify(output));
const failed = (name: string, args: Mapping, error: string): Call => ({ name, args, status: 'error', error });

async function entryOf(references: readonly Mapping[], calls: readonly Call[]) {
  const question = { id: 'q', question_text: 'Which trees?', reference_steps: [references] };
  const actual_steps = calls.map((call, at) => ({ id: `c${at}`, status: 'success', ...call }));
  const corpus = [{ template_id: 't', questions: [question] }];
  const [entry] = await runEvaluation(corpus, [{ question_id: 'q', actual_steps }]);
  return entry as unknown as Entry;
}

/** The kind of the cause beside a run that was right, and its sentence. */
async function causeBeside(references: readonly Mapping[], right: readonly Call[], now: readonly Call[]) {
  const [base, head] = [await entryOf(references, right), await entryOf(references, now)];
  expect(base.steps_score).toBe(1);
  const why = decidingStep(besideBetter(head, base, 'main').steps_details ?? []);
  return why && [why.cause.kind, plain(whyText({ ...why, status: 'success' }))];
}

const RIGHT = query(ASKED, 'Oak 90', 'Elm 40');
const CHANGED = 'the data or the tool changed';

/** The same cities with other counts. */
const counted = (...counts: [oslo: number, bergen: number]) =>
  counts.map((count, at) => ({ city: at === 0 ? 'Oslo' : 'Bergen', count }));
const COUNTED = sql(SQL, counted(5, 7));
const OTHER_COUNT = 'count is 8 for Bergen, expected 7';
const NO_GRAPH = 'Error: no such graph';
const NO_ROWS = '0 rows, main had 2';
const page = (output: unknown) => called('page', { id: 1 }, output);

describe('a call that the right run made, too', () => {
  test.each<[title: string, reference: Mapping, right: Call, now: readonly Call[], result: string]>([
    ['returns no rows', TREES, RIGHT, [query(ASKED)], NO_ROWS],
    ['with other names and layout', TREES, RIGHT, [query(RENAMED, 'Oak 90')], '1 of 2 rows missing, e.g. Elm 40'],
    ['returns another value', COUNTS, COUNTED, [sql(SQL, counted(5, 8))], OTHER_COUNT],
    ['with other blanks', COUNTS, COUNTED, [sql('SELECT city, count\n  FROM trees\n', counted(5, 8))], OTHER_COUNT],
    ['of another tool', PAGE, page({ trees: 2, at: 10 }), [page({ trees: 1, at: 11 })], '$.trees: expected 2, got 1'],
    ['is explained, not a later one', TREES, RIGHT, [query(ASKED), query('SELECT ?x { ?x ?y 1 }', 'Oak 90')], NO_ROWS],
    ['has an error as text', TREES, RIGHT, [{ ...RIGHT, output: NO_GRAPH }], `the tool returned "${NO_GRAPH}"`],
  ])('%s', async (_, reference, right, now, result) => {
    const noun = reference === PAGE ? 'call' : 'query';
    const sentence = `same ${noun} as main, other result (${result}): ${CHANGED}`;
    expect(await causeBeside([reference], [right], now)).toEqual(['other_result', sentence]);
  });

  const failedQuery = (error: string) => failed('query', RIGHT.args as Mapping, error);
  const cutOff = 'the recorded output is cut off (…rs": ["tree", "age"]}, "results": {"bind)';
  const twice = '2 tries of query, all timed out: status code: 504';
  const cut = '{"head": {"vars": ["tree", "age"]}, "results": {"bind';
  test.each<[title: string, now: readonly Call[], kind: string, sentence: string]>([
    ['timed out', [{ ...RIGHT, output: 'Request timed out' }], 'timed_out', 'the tool returned "Request timed out"'],
    ['is cut off', [{ ...RIGHT, output: cut }], 'cut_output', cutOff],
    ['failed', [failedQuery('HTTP 502')], 'unavailable', 'query was not available: HTTP 502'],
    ['failed twice', ['504 Gateway Timeout', 'status code: 504'].map(failedQuery), 'timed_out', twice],
    [
      'failed for a reason that has no words, three times',
      ['quota a', 'quota b', 'quota c'].map(failedQuery),
      'step_failed',
      'no successful query in 3 tries: quota c',
    ],
    [
      'failed after other queries had failed',
      [failed('query', { query: 'SELECT ?x { ?x :b 1 }' }, 'quota a'), failedQuery('quota b')],
      'step_failed',
      'no successful query: quota b',
    ],
  ])('%s', async (_, now, kind, sentence) => {
    expect(await causeBeside([TREES], [RIGHT], now)).toEqual([kind, `same query as main: ${sentence}`]);
  });

  test('returns an error as JSON', async () => {
    const now = page({ error: { code: 503 } });
    const sentence = 'same call as main: the tool returned "{"error":{"code":503}}"';
    expect(await causeBeside([PAGE], [page({ trees: 2 })], [now])).toEqual(['unavailable', sentence]);
  });

  const masked = (call: Call, note: string) => ({ ...call, output: { ...(call.output as Mapping), note } });
  const where = (condition: string, bergen = 7) => sql(`SELECT city FROM trees WHERE ${condition}`, counted(5, bergen));
  test.each<[title: string, right: Call, now: Call]>([
    ['with other arguments', RIGHT, query(ASKED.replace(':Tree', ':Bush'))],
    ['with a masked result in the right run', masked(RIGHT, 'key ***'), query(ASKED)],
    ['with a masked result now', RIGHT, masked(query(ASKED), '***')],
    ['without a result now', RIGHT, { ...RIGHT, output: undefined }],
    ['with other SQL behind #>>', where("tags #>> '{a}' = 'x' AND felled = false"), where("tags #>> '{a}' = 'x'", 8)],
    ['with the parameters of SQL in another order', where('a < $1 AND b < $2'), where('a < $2 AND b < $1', 8)],
    ['with a condition of SQL in a comment', where('a = 1 -- old\nAND b = 2'), where('a = 1 -- old AND b = 2', 8)],
  ])('nothing is said %s', async (_, right, now) => {
    const found = await causeBeside([right.name === 'sql' ? COUNTS : TREES], [right], [now]);
    expect(found?.[1]).not.toContain('main');
  });

  test('and repeated until it stopped is not blamed on the data', async () => {
    const search = called('search_tree', { name: 'Oak' }, [{ id: 1 }]);
    const broken = failed('search_tree', { name: 'Oak' }, 'boom');
    const beside = (now: Call) => causeBeside([TREES], [search, RIGHT], Array(7).fill(now));
    const stopped = 'no query step: the agent stopped after 7 identical calls of search_tree';
    expect(await beside(search)).toEqual(['stopped_after', stopped]);
    expect(await beside(broken)).toEqual(['stopped_after', `same call as main: ${stopped} failed (boom)`]);
  });

  test('after which the agent stopped, and which found something in the right run', async () => {
    const search = (output: unknown) => called('search_tree', { name: 'Oak' }, output);
    const found = await causeBeside([TREES], [search([{ id: 1 }]), RIGHT], [search([])]);
    const result = 'the agent stopped after search_tree "Oak", which found nothing';
    expect(found).toEqual(['other_result', `same call as main, other result (${result}): ${CHANGED}`]);
  });
});

describe('the call at the place of the matching one', () => {
  const look = query('PREFIX : <urn:> SELECT ?tree ?age { ?tree :called "x" ; :age ?age }');

  test('is explained, not one that the right run made with the same result', async () => {
    const partly = query(ASKED.replace(':Tree', ':Old'), 'Ash 1');
    const found = await causeBeside([TREES], [look, RIGHT], [partly, look]);
    expect(found).toEqual(['other_rows', '1 other row, none of the 2 expected']);
  });

  test('is missing where the agent made only such calls', async () => {
    expect(await causeBeside([TREES], [look, RIGHT], [look])).toEqual(['no_step', 'no further query step']);
  });
});

test.each<[title: string, references: Mapping, right: Call, now: Call]>([
  ['of SPARQL', TREES, RIGHT, called('query', { query: ASKED.replace(' ?age', '') }, grid('tree', 'Oak', 'Elm'))],
  ['of a list of rows', COUNTS, COUNTED, sql('SELECT city FROM trees', [{ city: 'Oslo' }, { city: 'Bergen' }])],
  [
    'of a table with a new column',
    COUNTS,
    COUNTED,
    sql('SELECT city, mayor FROM trees', [
      { city: 'Oslo', mayor: 'A' },
      { city: 'Bergen', mayor: 'B' },
    ]),
  ],
])('a column %s that is no longer returned', async (_, reference, right, now) => {
  const [kind, sentence] = (await causeBeside([reference], [right], [now])) ?? [];
  expect(kind).toBe('missing_column');
  expect(sentence).toMatch(/^(?:age|count) is not returned$/);
});

test.each<[title: string, change: (entry: Mapping) => Mapping]>([
  ['of an earlier version without calls', ({ actual_steps: _, ...entry }) => entry],
  ['of an earlier version without details', ({ steps_details: _, ...entry }) => entry],
  ['with another reference', (entry) => ({ ...entry, reference_steps: [[{ name: 'query' }]] })],
  ['that did no better', (entry) => ({ ...entry, steps_score: 0 })],
])('an entry stays the same beside one %s', async (_, change) => {
  const [base, head] = [await entryOf([TREES], [RIGHT]), await entryOf([TREES], [query(ASKED)])];
  expect(besideBetter(head, change(base) as Entry, 'main')).toBe(head);
});
