import { describe, expect, test } from 'vitest';
import type { SparqlOptions } from '../../../src/core/tables/table.js';
import { compareOutputs, grid, makeAsk, makeSelect, plain, sparqlScore, typed } from '../../support/sparql.js';

type Case = [name: string, reference: unknown, actual: unknown, score: number, options?: Partial<SparqlOptions>];

function table(name: string, cases: readonly Case[]): void {
  describe(name, () => {
    test.each(cases)('%s', (_, reference, actual, score, options) => {
      expect(sparqlScore(reference, actual, options)).toBe(score);
      expect(sparqlScore(JSON.stringify(reference), JSON.stringify(actual), options)).toBe(score);
    });
  });
}

/** The result with each of its columns named twice. */
const twice = ({ head, ...rest }: ReturnType<typeof grid>) => ({
  head: { vars: [...head.vars, ...head.vars] },
  ...rest,
});
const AB = grid('a b', '1 x', '2 y');
const EMPTY = grid('a b');
const NOTHING_REQUIRED = { requiredColumns: [] };
const A_REQUIRED = { requiredColumns: ['a'] };
const ORDERED = { ordered: true };
const COUNTED = { ignoreDuplicates: false };

table('answers of yes or no', [
  ['equal', makeAsk(true), makeAsk(true), 1],
  ['an ASK is not a table', makeAsk(true), AB, 0],
  ['a table without rows is not an ASK', EMPTY, makeAsk(false), 0],
  ['required columns do not matter', makeAsk(true), makeAsk(true), 1, A_REQUIRED],
]);

table('what is not SPARQL JSON scores 0', [
  ['Turtle on both sides', '<urn:a> <urn:b> <urn:c> .', '<urn:a> <urn:b> <urn:c> .', 0],
  ['a text on the actual side', AB, 'Error', 0],
  ['a reference without results', { head: { vars: ['a'] } }, { head: { vars: ['a'] } }, 0],
]);

table('tables without rows', [
  ['both empty with as many columns', EMPTY, grid('x y'), 1],
  ['both empty with fewer columns', EMPTY, grid('x'), 0],
  ['both empty, one column required, one there', EMPTY, grid('x'), 1, A_REQUIRED],
  ['only the actual is empty', AB, EMPTY, 0],
  ['only the actual is empty, nothing required', AB, EMPTY, 0, NOTHING_REQUIRED],
  ['both have rows, nothing required', AB, grid('x', '9'), 1, NOTHING_REQUIRED],
]);

table('a column that is named twice', [
  ['needs two columns', grid('a', '1'), grid('x', '1'), 0, { requiredColumns: ['a', 'a'] }],
  ['finds two', grid('a', '1', '2'), grid('x a', '1 1', '2 2'), 1, { requiredColumns: ['a', 'a'] }],
  ['on the actual side is paired with two', grid('a b', '1 1'), twice(grid('c', '1')), 1],
  ['on both sides', twice(grid('c', '1', '2')), twice(grid('c', '2', '1')), 1],
]);

table('columns are found by their values', [
  ['other names', AB, grid('x y', '1 x', '2 y'), 1],
  ['the name of the other column', AB, grid('b a', '1 x', '2 y'), 1],
  ['a column too few', AB, grid('a', '1', '2'), 0],
  ['a column that is not required', AB, grid('q', '1', '2'), 1, A_REQUIRED],
  ['one actual column cannot be paired with two', grid('a b', '1 1'), grid('x y', '1 2'), 0],
  ['rows, not columns, must agree', AB, grid('a b', '1 y', '2 x'), 0],
  ['columns of the reference that are not required', AB, grid('a b', '1 p', '2 q'), 1, A_REQUIRED],
]);

table('order of rows', [
  ['is free', AB, grid('a b', '2 y', '1 x'), 1],
  ['counts where the reference is ordered', AB, grid('a b', '2 y', '1 x'), 0, ORDERED],
  ['is the same under other names', AB, grid('y x', 'x 1', 'y 2'), 1, ORDERED],
]);

const TWICE = grid('a', '1', '1', '2');
table('repeated rows', [
  ['do not count in a set', TWICE, grid('a', '2', '1'), 1],
  ['count in a multiset', TWICE, grid('a', '2', '1'), 0, COUNTED],
  ['count by how often they occur', TWICE, grid('a', '1', '2', '2'), 0, COUNTED],
  ['count in a sequence', TWICE, grid('a', '1', '2'), 0, ORDERED],
  ['are rows of the required columns', grid('a b', '1 x', '1 y'), grid('a', '1'), 1, A_REQUIRED],
]);

const words = (first: string, second: string) => makeSelect(['a', 'b'], [[first, second]]);
table('a row is a tuple', [
  ['("ab", "c") is not ("a", "bc")', words('ab', 'c'), words('a', 'bc'), 0],
  ['("a,b", "c") is not ("a", "b,c")', words('a,b', 'c'), words('a', 'b,c'), 0],
  ['control characters join nothing', words('a\u0001', ''), words('a', '\u0001'), 0],
  ['unbound equals unbound', grid('a b', '1 -'), grid('x y', '- 1'), 1],
  ['unbound is not the empty text', grid('a b', '1 -'), words('1', ''), 0],
  [
    'null in the place of a term is unbound',
    grid('a', '1', '-'),
    { head: { vars: ['a'] }, results: { bindings: [{ a: plain('1') }, { a: null }] } },
    1,
  ],
  ['a row of unbound cells is a row', grid('a', '1', '-'), grid('a', '1'), 0],
]);

const ODD = grid('__proto__ constructor length', '1 2 3', '4 - 6');
table('names that objects have', [
  ['as columns', ODD, grid('__proto__ constructor length', '4 - 6', '1 2 3'), 1],
  ['as columns, renamed', ODD, grid('x y z', '1 2 3', '4 - 6'), 1],
  ['unbound is not what objects have', grid('constructor', '-'), grid('constructor', 'x'), 0],
  ['unbound under such a name is unbound', grid('toString', '-'), grid('a', '-'), 1],
  ['as required columns', ODD, grid('x', '1', '4'), 1, { requiredColumns: ['__proto__'] }],
]);

const FIVE = makeSelect(['n'], [[typed('5', 'int')]]);
const FIVE_TWICE = makeSelect(['m'], [[typed('5', 'int')], [typed('5.0', 'decimal')]]);
table('cells', [
  ['rows that are equal by value repeat each other', FIVE, FIVE_TWICE, 1],
  ['and count twice in a multiset', FIVE, FIVE_TWICE, 0, COUNTED],
]);

describe('a comparison never throws', () => {
  const inCell = (json: string) => `{"head":{"vars":["a"]},"results":{"bindings":[{"a":${json}}]}}`;
  const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  test.each<[string, unknown]>([
    ['a value that is a number', inCell('{"value":5}')],
    ['a value that is an integer too big for a double', makeSelect(['a'], [[{ value: 12345678901234567890n }]])],
    ['NaN with an integer too big for a double', inCell('{"value":NaN,"more":12345678901234567890}')],
    ['the integer itself, in a text with NaN', inCell('{"value":12345678901234567890,"more":NaN}')],
    ['a value nested very deep', inCell(`{"value":${nested}}`)],
    ['a cell that is a text', inCell('"x"')],
    ['variables that are not names', { head: { vars: [1, null, 'a'] }, results: { bindings: [{ a: plain('x') }] } }],
    ['a head that is a list', { head: [], results: { bindings: [{}] } }],
  ])('%s', (_, output) => {
    for (const options of [ORDERED, COUNTED, {}]) {
      expect(compareOutputs(AB, output, options).score).toBe(0);
      expect(compareOutputs(AB, output, { ...A_REQUIRED, ...options }).explain?.().cause.kind).toBeTypeOf('string');
      expect(() => compareOutputs(output, AB, options).explain?.()).not.toThrow();
    }
  });
});

const idTable = (id: string, share: string) =>
  makeSelect(['id', 'share'], [[typed(id, 'integer'), typed(share, 'double')]]);
const share = (digit: string) => makeSelect(['share'], [[typed(`${digit.repeat(1200)}.5`, 'decimal')]]);
const within = (absolute: number) => ({ rules: { tolerance: { absolute, relative: 0 }, normalized: String } });
table('with a tolerance, integers that a double does not hold are compared exactly', [
  ['the same id', idTable('1234567890123456789', '1.5'), idTable('1234567890123456789', '1.505'), 1, within(0.01)],
  ['another id', idTable('1234567890123456789', '1.5'), idTable('1234567890123456790', '1.5'), 0, within(0.01)],
  ['a number within it', idTable('123', '1.5'), idTable('124', '1.5'), 1, within(1)],
  ['an id with zeros', idTable('1234567890123456789', '1.5'), idTable('+01234567890123456789', '1.5'), 1, within(0.01)],
  ['decimals that no double holds', share('1'), share('1'), 1, within(0.01)],
  ['other decimals that no double holds', share('1'), share('2'), 0, within(0.01)],
  ['a double in digits', idTable('1', '100000000000000001'), idTable('1', '1E17'), 1, within(0.01)],
]);
