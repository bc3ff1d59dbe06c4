import { expect, test } from 'vitest';
import { loadQueryComparer } from '../../src/adapters/sparql-queries.js';
import type { CauseKind, QueryDifference } from '../../src/core/words/causes.js';
import { allDifferences, likely } from '../support/queries.js';

const compare = await loadQueryComparer();
const PREFIX = 'PREFIX cim: <https://cim.example/ns#>\n';

/** What is said of a miss with two rows where three are expected, if no other answer is known. */
function said(reference: string, actual: string, kind: CauseKind): QueryDifference[] {
  const compared = compare(PREFIX + reference, PREFIX + actual);
  return likely(compared, { cause: { kind, step: 0, expected: 3, actual: 2 }, detail: {} });
}

const inGraph = (graph: string) => `SELECT ?t { ${graph} { ?t cim:a ?x } }`;
const from = (clauses: string) => `SELECT ?t ${clauses} { ?t cim:a ?x }`;

test.each<[string, string, string, QueryDifference[]]>([
  [
    'another graph',
    inGraph('GRAPH cim:g'),
    inGraph('GRAPH cim:h'),
    [{ kind: 'source', expected: 'GRAPH cim:g', actual: 'GRAPH cim:h' }],
  ],
  ['no graph', inGraph('GRAPH cim:g'), inGraph(''), [{ kind: 'source', expected: 'GRAPH cim:g' }]],
  [
    'another server',
    inGraph('SERVICE <https://a.example/>'),
    inGraph('SERVICE <https://b.example/>'),
    [{ kind: 'source', expected: 'SERVICE <https://a.example/>', actual: 'SERVICE <https://b.example/>' }],
  ],
])('which data are asked: %s', (_, reference, actual, expected) => {
  expect(said(reference, actual, 'empty_result')).toEqual(expected);
  expect(said(reference, actual, 'extra_rows')).toEqual(expected);
});

test('FROM and GRAPH are the same data in other words', () =>
  expect(allDifferences(compare(PREFIX + from('FROM <urn:g>'), PREFIX + inGraph('GRAPH <urn:g>')))).toEqual([]));

const sorted = (keys: string, limit = '') => `SELECT ?t { ?t cim:a ?x ; cim:b ?y } ${keys} ${limit}`;

test.each<[string, string, string, QueryDifference[]]>([
  [
    'another direction',
    'ORDER BY DESC(?x)',
    'ORDER BY ?x',
    [{ kind: 'order', expected: 'ORDER BY DESC(?x)', actual: 'ORDER BY ?x' }],
  ],
  ['none', 'ORDER BY ?x', '', [{ kind: 'order', expected: 'ORDER BY ?x' }]],
  ['written in another way', 'ORDER BY ?x ?y', 'ORDER BY ASC(?x) (?y)', []],
])('the order counts where it is the cause, or where both queries keep the first: %s', (_, one, other, expected) => {
  expect(said(sorted(one), sorted(other), 'order')).toEqual(expected);
  expect(said(sorted(one, 'LIMIT 2'), sorted(other, 'LIMIT 2'), 'missing_and_extra')).toEqual(expected);
  expect(said(sorted(one), sorted(other), 'missing_and_extra')).toEqual([]);
});

test('nothing but the order leads to another order', () => {
  const other = 'SELECT DISTINCT ?t { ?t cim:a ?x ; cim:c ?y FILTER(?x > 3) } ORDER BY ?x';
  expect(said(sorted('ORDER BY DESC(?x)'), other, 'order')).toEqual([
    { kind: 'order', expected: 'ORDER BY DESC(?x)', actual: 'ORDER BY ?x' },
  ]);
});

test.each<[CauseKind, string, string, boolean]>([
  ['missing_rows', '', 'LIMIT 10', true],
  ['missing_rows', 'LIMIT 10', 'LIMIT 5', true],
  ['missing_rows', 'LIMIT 5', 'LIMIT 10', false],
  ['missing_rows', 'LIMIT 5', 'LIMIT 5 OFFSET 5', true],
  ['extra_rows', 'LIMIT 5', 'LIMIT 10', true],
  ['extra_rows', 'LIMIT 5', '', true],
  ['extra_rows', 'LIMIT 10', 'LIMIT 5', false],
  ['extra_rows', '', 'LIMIT 10', false],
  ['empty_result', '', 'LIMIT 0', true],
  ['empty_result', '', 'LIMIT 2 OFFSET 100', true],
  ['empty_result', '', 'OFFSET 100', true],
  ['empty_result', '', 'LIMIT 2', false],
])('a limit is a reason for %s: "%s" in the reference, "%s" in the query: %s', (cause, expected, actual, isReason) => {
  const difference = { kind: 'limit', ...(expected && { expected }), ...(actual && { actual }) };
  expect(said(sorted('', expected), sorted('', actual), cause)).toEqual(isReason ? [difference] : []);
});
