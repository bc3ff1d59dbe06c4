import { expect, test } from 'vitest';
import type { StepQueries } from '../../src/core/figures/figures.js';
import { makeRedactor } from '../../src/core/secrets/redact.js';
import { type Mapping, unchanged } from '../../src/core/text/values.js';
import type { CauseDetail, QueryDifference } from '../../src/core/words/causes.js';
import { evaluateFiles } from '../../src/index.js';
import { whyOf } from '../../src/report/words/cause-sentences.js';
import { plain } from '../../src/report/words/text.js';
import { baseDifferenceAdder } from '../../src/run/base-differences.js';
import { inFolder } from '../support/cli.js';

const LINE = '<urn:uuid:11111111-0000-4000-8000-000000000001>';
const AREA = '<urn:uuid:22222222-0000-4000-8000-000000000002>';
const BAY = '<urn:uuid:33333333-0000-4000-8000-000000000003>';

function query(patterns: string): string {
  return `PREFIX c: <https://c.example/ns#> SELECT ?t { ${patterns} }`;
}

/** What is said of a query that found nothing, compared with the right query of another run. */
async function said(reference: string, before: string, attempt: string, known: readonly QueryDifference[] = []) {
  const none: StepQueries = { matched: new Map(), attempt: null, reference: null, asked: [], things: new Map() };
  const why = await baseDifferenceAdder(() => [])({
    why: {
      cause: { kind: 'empty_result', step: 0, expected: 1, actual: 0, common: 0 },
      detail: { query_difference: known },
      stepName: 'sparql_query',
    },
    queries: { ...none, attempt: query(attempt), reference: query(reference), asked: [query(attempt)] },
    base: { ...none, matched: new Map([[0, query(before)]]) },
    label: 'main',
  });
  return plain(whyOf({ why, status: 'success' })).replace('empty result, expected 1 row; query: ', '');
}

test('the way of the other run is told where it leads to the same entity', async () => {
  expect(await said(`?t c:p ${LINE}`, `?t c:q ${LINE}`, `?t c:x ${LINE}`)).toBe('c:x; main asked c:q');
});

test('where the other run began at a thing that it had found, its last step is no other way', async () => {
  const attempt = '?e c:mRID "11111111-0000-4000-8000-000000000001" ; c:x ?t';
  expect(await said(`${LINE} c:p/c:q ?t`, `${BAY} c:q ?t`, attempt)).toBe('c:x where the reference has c:p/c:q');
});

test('of two entities, the way to the one that this run asks otherwise is named, whatever the other run asks of the other', async () => {
  const reference = `?t c:p ${LINE} ; c:q ${AREA}`;
  const attempt = `?t c:holds ${LINE} ; c:x ${AREA}`;
  const known = [{ kind: 'predicate_other', expected: 'c:q', actual: 'c:x' }] as const;
  expect(await said(reference, `?t c:r ${LINE}`, attempt, known)).toBe('c:x where the reference has c:q');
});

/** What is said of a call whose output was wrong, compared with the right call of another run. */
async function saidOfCall(before: Mapping, now: Mapping, detail: CauseDetail = {}, redact = unchanged) {
  const none: StepQueries = { matched: new Map(), attempt: null, reference: null, asked: [], things: new Map() };
  const call = (args: Mapping) => ({ tool: 'list_items', args });
  const why = await baseDifferenceAdder(
    () => [],
    redact,
  )({
    why: { cause: { kind: 'order', step: 0 }, detail, stepName: 'list_items' },
    queries: { ...none, calls: { matched: new Map(), attempt: call(now) } },
    base: { ...none, calls: { matched: new Map([[0, call(before)]]), attempt: null } },
    label: 'main',
  });
  return plain(whyOf({ why, status: 'success' })).replace(/^the right rows in another order(?:; )?/, '');
}

const X40 = 'x'.repeat(40);
const SQL = 'SELECT city, sum(total) FROM orders WHERE paid = true GROUP BY city';

test.each<[string, Mapping, Mapping, string]>([
  ['missing', { in_stock: true, a: 1 }, { a: 1 }, 'in_stock is missing, main sent true'],
  ['another', { limit: 10 }, { limit: 5 }, 'limit is 5, main sent 10'],
  ['of another type', { limit: 5 }, { limit: '5' }, 'limit is "5", main sent 5'],
  ['in a list', { ids: [1, 2] }, { ids: [1, 3] }, 'ids[1] is 3, main sent 2'],
  ['the same', { a: { b: 1, c: [2] } }, { a: { c: [2], b: 1 } }, ''],
  [
    'a changed part of SQL',
    { sql: SQL },
    { sql: SQL.replace('paid = true', "status = 'paid'") },
    "sql has status = 'paid' where main has paid = true",
  ],
  ['a part of SQL more', { sql: SQL }, { sql: `${SQL} LIMIT 5` }, 'sql has LIMIT 5, which main does not have'],
  ['SPARQL, which is compared otherwise', { query: query('?t c:p ?x') }, { query: query('?t c:q ?x') }, ''],
  [
    'five',
    { a: 1, b: 1, c: 1, d: 1, e: 1 },
    {},
    'a is missing, main sent 1; b is missing, main sent 1; c is missing, main sent 1; 2 more arguments changed',
  ],
  ['a longer one, by its words', { a: `${X40}  b` }, { a: `${X40} c` }, 'a has c where main has b'],
  [
    'two long ones that begin alike, by the part in which they differ',
    { a: `${X40}${X40}1` },
    { a: `${X40}${X40}2` },
    `a has …"${'x'.repeat(15)}2" where main has …"${'x'.repeat(15)}1"`,
  ],
  ['a long value', { a: 1 }, { a: 'x'.repeat(200) }, `a is ${'x'.repeat(59)}…, main sent 1`],
])('an argument that changed against the right call of the other run: %s', async (_, before, now, sentence) => {
  expect(await saidOfCall(before, now)).toBe(sentence);
});

test('an argument that the cause names is not named again', async () => {
  const cause = { arguments: ['in_stock: expected true, got none'] };
  expect(await saidOfCall({ in_stock: true }, {}, cause)).toBe('main sent true');
});

test('a secret is removed before an argument is compared or cut', async () => {
  const secret = `${'x'.repeat(70)}-secret-${'y'.repeat(40)}`;
  const { redact } = makeRedactor([secret]);
  expect(await saidOfCall({ a: 1 }, { a: secret }, {}, redact)).toBe('a is ***, main sent 1');
  expect(await saidOfCall({ a: 1 }, { [secret]: 2, a: 1 }, {}, redact)).toMatch(
    /^\*{3}\S* is 2, main did not send it$/,
  );
  expect(await saidOfCall({ sql: SQL }, { sql: `${SQL} ${secret}` }, {}, redact)).not.toMatch(/xxx|yyy|secret/);
});

/** Two questions, one of which has `counted` as its second output, and responses that send `limit` and list `listed`. */
function filesOf(counted: string, limit: number, listed: string) {
  const step = (name: string, output: string, args = {}) => ({ name, output, args, status: 'success' });
  const questions = ['y', counted].map((output, at) => {
    const reference_steps = [[step('list_items', 'x'), step('count', output)]];
    return { id: `q${at}`, question_text: '?', reference_steps };
  });
  const actual_steps = [step('list_items', listed, { limit }), step('count', 'y')];
  const responses = questions.map(({ id }) => ({ question_id: id, actual_steps }));
  return [[{ template_id: 't', questions }], responses].map((content) => JSON.stringify(content));
}

test('an argument that changed is told, too, where only a new reference makes the other run better', async () => {
  const [oldCorpus = '', before = ''] = filesOf('old', 10, 'x');
  const [newCorpus = '', now = ''] = filesOf('y', 5, 'z');
  const files = { 'old.json': oldCorpus, 'before.json': before, 'new.json': newCorpus, 'now.json': now };
  await inFolder(files, async (_, file) => {
    const out = file('main');
    await evaluateFiles({ corpus: file('old.json'), responses: file('before.json'), out, page: false });
    const { questions } = await evaluateFiles({ corpus: file('new.json'), responses: file('now.json'), baseline: out });
    const why = 'step 1 list_items: expected x, got z; limit is 5, main sent 10';
    expect(questions.map((question) => question.why)).toEqual([why, why]);
  });
});
