import { expect, test } from 'vitest';
import { loadQueryComparer } from '../../src/adapters/sparql-queries.js';
import type { CauseDetail, CauseKind, QueryDifference } from '../../src/core/words/causes.js';
import { allDifferences, likely } from '../support/queries.js';

const compare = await loadQueryComparer();
const PREFIX = 'PREFIX cim: <https://cim.example/ns#>\n';

/** What is said of a miss with two rows where three are expected, if no other answer is known. */
function said(reference: string, actual: string, kind: CauseKind, detail: CauseDetail = {}): QueryDifference[] {
  const compared = compare(PREFIX + reference, PREFIX + actual);
  return likely(compared, { cause: { kind, step: 0, expected: 3, actual: 2 }, detail });
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
  ['a graph too many', inGraph(''), inGraph('GRAPH <urn:g>'), [{ kind: 'source', actual: 'GRAPH <urn:g>' }]],
  ['any graph for one', inGraph('GRAPH cim:g'), inGraph('GRAPH ?g'), [{ kind: 'source', expected: 'GRAPH cim:g' }]],
  [
    'another dataset',
    from('FROM <urn:g>'),
    from('FROM <urn:h>'),
    [{ kind: 'source', expected: 'FROM <urn:g>', actual: 'FROM <urn:h>' }],
  ],
  [
    'one dataset of two',
    from('FROM <urn:g> FROM NAMED <urn:h>'),
    from('FROM <urn:g>'),
    [{ kind: 'source', expected: 'FROM NAMED <urn:h>' }],
  ],
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

test.each<[string, string, string]>([
  ['the same in other words', from('FROM <urn:g>'), inGraph('GRAPH <urn:g>')],
  ['a graph by VALUES', inGraph('GRAPH <urn:g>'), inGraph('VALUES ?g { <urn:g> } GRAPH ?g')],
  ['any graph under another name', inGraph('GRAPH ?g'), inGraph('GRAPH ?h')],
  ['datasets in another order', from('FROM <urn:g> FROM <urn:h>'), from('FROM <urn:h> FROM <urn:g>')],
])('the same data: %s', (_, reference, actual) => {
  expect(allDifferences(compare(PREFIX + reference, PREFIX + actual))).toEqual([]);
});

test.each(['GRAPH ?g', 'SERVICE SILENT cim:s'])('what may change nothing is not a difference: %s', (graph) => {
  const filtered = `SELECT ?t { ${graph} { ?t cim:a ?x FILTER(?x > 3) } }`;
  const plain = graph.startsWith('SERVICE') ? 'SERVICE cim:s' : '';
  expect(said(inGraph(plain), filtered, 'missing_rows')).toEqual([{ kind: 'filter_extra', actual: '?x > "3"' }]);
});

const sorted = (keys: string, limit = '') => `SELECT ?t { ?t cim:a ?x ; cim:b ?y } ${keys} ${limit}`;

test.each<[string, string, string, QueryDifference[]]>([
  [
    'another direction',
    'ORDER BY DESC(?x)',
    'ORDER BY ?x',
    [{ kind: 'order', expected: 'ORDER BY DESC(?x)', actual: 'ORDER BY ?x' }],
  ],
  ['another key', 'ORDER BY ?x', 'ORDER BY ?y', [{ kind: 'order', expected: 'ORDER BY ?x', actual: 'ORDER BY ?y' }]],
  ['none', 'ORDER BY ?x', '', [{ kind: 'order', expected: 'ORDER BY ?x' }]],
  ['one too many', '', 'ORDER BY ?x', [{ kind: 'order', actual: 'ORDER BY ?x' }]],
  ['written in another way', 'ORDER BY ?x ?y', 'ORDER BY ASC(?x) (?y)', []],
])('the order counts where it is the cause, or where both queries keep the first: %s', (_, one, other, expected) => {
  expect(said(sorted(one), sorted(other), 'order')).toEqual(expected);
  expect(said(sorted(one, 'LIMIT 2'), sorted(other, 'LIMIT 2'), 'missing_and_extra')).toEqual(expected);
  expect(said(sorted(one), sorted(other), 'missing_and_extra')).toEqual([]);
});

test('a limit that cuts nothing off leaves no order to count', () => {
  const [one, other] = [sorted('ORDER BY ?x', 'LIMIT 9'), sorted('ORDER BY ?y', 'LIMIT 9')];
  expect(said(one, other, 'other_rows')).toEqual([]);
  // Of equal rows one was counted: there may be nine.
  expect(said(one, other, 'other_rows', { distinct_rows: true })).toHaveLength(1);
});

test('nothing but the order leads to another order', () => {
  const other = 'SELECT DISTINCT ?t { ?t cim:a ?x ; cim:c ?y FILTER(?x > 3) } ORDER BY ?x';
  expect(said(sorted('ORDER BY DESC(?x)'), other, 'order')).toEqual([
    { kind: 'order', expected: 'ORDER BY DESC(?x)', actual: 'ORDER BY ?x' },
  ]);
});

test('keys that have one name in both queries are written as what they are', () => {
  const turned = 'SELECT ?t { ?t cim:a ?y ; cim:b ?x } ORDER BY ?x';
  expect(said(sorted('ORDER BY ?x'), turned, 'order')).toEqual([
    { kind: 'order', expected: 'ORDER BY ?answer/cim:a', actual: 'ORDER BY ?answer/cim:b' },
  ]);
});

test('a limit of a subquery is one of the query', () => {
  const inner = 'SELECT ?t { { SELECT ?t { ?t cim:a ?x } ORDER BY ?x LIMIT 2 } }';
  expect(said('SELECT ?t { ?t cim:a ?x }', inner, 'missing_rows')).toEqual([{ kind: 'limit', actual: 'LIMIT 2' }]);
  expect(said('SELECT ?t { ?t cim:a ?x } ORDER BY ?x LIMIT 2', inner, 'missing_rows')).toEqual([]);
});

test('an offset, or a limit of 0, leaves nothing', () => {
  for (const limit of ['LIMIT 2 OFFSET 100', 'OFFSET 100', 'LIMIT 0']) {
    expect(said(sorted(''), sorted('', limit), 'empty_result')).toEqual([{ kind: 'limit', actual: limit }]);
  }
  expect(said(sorted(''), sorted('', 'LIMIT 2'), 'empty_result')).toEqual([]);
});

test.each<[string, string, QueryDifference[]]>([
  ['DISTINCT', 'REDUCED', []],
  ['REDUCED', 'DISTINCT', [{ kind: 'distinct', expected: 'REDUCED', actual: 'DISTINCT' }]],
  ['', 'REDUCED', [{ kind: 'distinct', actual: 'REDUCED' }]],
])('repeats are missing: %s against %s', (one, other, expected) => {
  const query = (word: string) => `SELECT ${word} ?t { ?t cim:a ?x }`;
  expect(said(query(one), query(other), 'missing_rows', { only_repeats: true })).toEqual(expected);
});

test('an alternative more takes no rows away, one less adds none', () => {
  const [one, both] = ['SELECT ?t { ?t cim:a <urn:l> }', 'SELECT ?t { ?t cim:a|cim:b <urn:l> }'];
  const [a, ab] = ['cim:a', '(cim:a|cim:b)'];
  expect(said(one, both, 'missing_rows')).toEqual([]);
  expect(said(one, both, 'extra_rows')).toEqual([{ kind: 'predicate_other', expected: a, actual: ab }]);
  expect(said(both, one, 'extra_rows')).toEqual([]);
  expect(said(both, one, 'missing_rows')).toEqual([{ kind: 'predicate_other', expected: ab, actual: a }]);
});
