import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectGrowth } from '../../support/growth.js';
import { makeRandom, shuffled } from '../../support/random.js';
import { compareOutputs, makeSelect, plain, sparqlScore, type Term, typed } from '../../support/sparql.js';

const blank = (label: string): Term => ({ type: 'bnode', value: label });

/** A cell of a small table: a blank node begins with `_`; `-` is unbound. */
const termOf = (word: string): Term =>
  word === '-' ? null : word.startsWith('_') ? blank(word.slice(1)) : plain(word);

const NAMES = ['a', 'b', 'c', 'd'];
const select = (rows: readonly (readonly string[])[], names: readonly string[] = NAMES) => {
  const cells = rows.map((row) => row.map(termOf));
  return makeSelect(names.slice(0, rows[0]?.length ?? names.length), cells);
};
const rowsOf = (text: string) => text.split(' / ').map((row) => row.split(' '));

type Mode = 'set' | 'multiset' | 'sequence';
const optionsOf = (mode: Mode) =>
  ({ cells: 'values', ordered: mode === 'sequence', ignoreDuplicates: mode === 'set' }) as const;
const score = (left: unknown, right: unknown, mode: Mode = 'set') => sparqlScore(left, right, optionsOf(mode));

describe('results that are equal but for the labels of their blank nodes', () => {
  test.each<[string, string, string, Mode?]>([
    ['rows in another order', '_x one / _y two', '_1 two / _0 one'],
    ['one node in two rows', '_x one / _x two / _y three', '_p one / _p two / _q three'],
    ['labels in the other places', '_x _y / _y _z', '_y _x / _x _z'],
    ['one ring', '_a _b / _b _c / _c _a', '_1 _2 / _2 _3 / _3 _1'],
    ['two pairs that are alike', '_a _b / _c _d', '_1 _2 / _3 _4'],
    ['repeated rows', '_x one / _x one', '_y one'],
    ['repeated rows that count', '_x one / _x one / _z two', '_z two / _y one / _y one', 'multiset'],
    ['rows in order', '_x one / _y one', '_1 one / _2 one', 'sequence'],
    ['rows in order whose columns change places', '_x _w / _y _z / _y _w', '_t _q / _s _p / _t _p', 'sequence'],
    ['a node twice in a row', '_x _x / _y _z', '_z _y / _x _x'],
  ])('%s', (_, left, right, mode) => {
    expect(score(select(rowsOf(left)), select(rowsOf(right)), mode)).toBe(1);
    expect(score(select(rowsOf(right)), select(rowsOf(left)), mode)).toBe(1);
  });
});

describe('results that no renaming of labels makes equal', () => {
  test.each<[string, string, string, Mode?]>([
    ['one node for two', '_x one / _y two', '_x one / _x two'],
    ['a node for a text', '_x one', 'x one'],
    ['two nodes for one', '_x one / _x two / _y three', '_p one / _q two / _q three'],
    ['rings', '_a _b / _b _c / _c _d / _d _e / _e _f / _f _a', '_a _b / _b _c / _c _a / _d _e / _e _f / _f _d'],
    ['a node twice in a row', '_x _x / _y _z', '_x _y / _y _z'],
    ['repeated rows that count', '_x one / _x one', '_x one / _y one', 'multiset'],
    ['another order', '_x one / _y two', '_y two / _x one', 'sequence'],
    ['a node at another place of the order', '_x a / _y a / _x a', '_x a / _x a / _y a', 'sequence'],
  ])('%s', (_, left, right, mode) => {
    expect(score(select(rowsOf(left)), select(rowsOf(right)), mode)).toBe(0);
    expect(score(select(rowsOf(right)), select(rowsOf(left)), mode)).toBe(0);
  });
});

test('columns are paired by the nodes in them, too', () => {
  const left = select(rowsOf('_x _y p / _x _z q'));
  expect(score(left, select(rowsOf('_2 _1 p / _3 _1 q'), ['e', 'f', 'g']))).toBe(1);
  expect(score(left, select(rowsOf('p _2 _1 other / q _3 _1 more')))).toBe(1);
  expect(score(left, select(rowsOf('_2 _1 p / _3 _2 q'), ['e', 'f', 'g']))).toBe(0);
});

test('blank nodes in triple terms are renamed with those in cells', () => {
  const about = (node: string, object: string): Term => ({
    type: 'triple',
    value: { subject: blank(node), predicate: { type: 'uri', value: 'urn:p' }, object: plain(object) },
  });
  /** Two nodes, and for each row the node that its triple is about. */
  const of = (nodes: readonly [string, string], first: string, second: string) => {
    const [k, m] = nodes.map(blank) as [Term, Term];
    const row = [k, about(first, 'a')];
    return makeSelect(['n', 't'], [row, [m, about(second, 'b')]]);
  };
  expect(score(of(['k', 'm'], 'k', 'm'), of(['k', 'm'], 'k', 'm'))).toBe(1);
  expect(score(of(['z', 'y'], 'z', 'y'), of(['k', 'm'], 'k', 'm'))).toBe(1);
  expect(score(of(['k', 'm'], 'k', 'm'), of(['k', 'm'], 'm', 'k'))).toBe(0);
});

test('beside numbers that may be off', () => {
  const of = (label: string, value: number) => {
    const number = [blank(label), typed(`${value}`, 'double')];
    return makeSelect(['n', 'x'], [number, [blank(`${label}2`), 'b']]);
  };
  const rules = { tolerance: { absolute: 0.1, relative: 0 }, normalized: null };
  expect(sparqlScore(of('p', 1), of('q', 1.05), { cells: 'values', rules })).toBe(1);
  expect(sparqlScore(of('p', 1), of('q', 1.2), { cells: 'values', rules })).toBe(0);
});

test('rows that are right count where others are wrong', () => {
  const left = '_h name / _h _1 / _h _2 / _1 one / _2 two';
  const right = '_x name / _x _p / _x _q / _p one / _q TWO';
  const rows = compareOutputs(select(rowsOf(left)), select(rowsOf(right)), optionsOf('set')).rows?.();
  expect(rows).toMatchObject({ expected: 5, actual: 5, common: 4 });
});

describe('against all columns and all renamings', () => {
  const word = fc.constantFrom('_a', '_b', '_c', 'x', 'y', '-');
  const tableOf = (width: number) =>
    fc.array(fc.array(word, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 });
  const modes = fc.constantFrom<Mode>('set', 'multiset', 'sequence');
  const pair = fc.nat(1).chain((extra) => fc.tuple(tableOf(2), tableOf(2 + extra), fc.integer(), fc.boolean(), modes));

  test('equal exactly where some renaming makes the rows equal', () => {
    let found = 0;
    fc.assert(
      fc.property(pair, ([left, other, seed, isDerived, mode]) => {
        const right = isDerived ? derived(left, seed, mode) : other;
        const expected = bruteForce(left, right, mode);
        found += expected ? 1 : 0;
        expect(score(select(left), select(right, ['c', 'b', 'a', 'd']), mode)).toBe(expected ? 1 : 0);
      }),
      { numRuns: 1500 },
    );
    expect(found).toBeGreaterThan(100);
  });
});

/** The table with other labels and other places of columns and rows, at times with one other cell. */
function derived(rows: readonly (readonly string[])[], seed: number, mode: Mode): string[][] {
  const random = makeRandom(seed);
  const [first = '', ...others] = shuffled(['_a', '_b', '_c'], random);
  const renamed: Record<string, string> = { _a: first, _b: others[0] ?? '', _c: others[1] ?? '' };
  const swapped = random() < 0.5;
  const cellsOf = (row: readonly string[]) => row.map((cell) => renamed[cell] ?? cell);
  const made = rows.map((row) => (swapped ? cellsOf(row).reverse() : cellsOf(row)));
  if (random() < 0.5) (made[0] as string[])[0] = random() < 0.5 ? '_b' : 'x';
  return mode === 'sequence' ? made : shuffled(made, random);
}

function bruteForce(left: readonly string[][], right: readonly string[][], mode: Mode): boolean {
  const labels = (rows: readonly string[][]) => [...new Set(rows.flat().filter((cell) => cell.startsWith('_')))];
  const canonical = (rows: readonly (readonly string[])[]) => {
    const texts = rows.map((row) => row.join(' '));
    const kept = mode === 'set' ? [...new Set(texts)] : texts;
    return JSON.stringify(mode === 'sequence' ? kept : kept.sort());
  };
  const wanted = canonical(left);
  return arrangements([...(right[0] as string[]).keys()], 2).some((columns) => {
    const projected = right.map((row) => columns.map((at) => row[at] as string));
    const own = labels(projected);
    if (own.length !== labels(left).length) return false;
    return arrangements(labels(left), own.length).some((names) => {
      const renamed = new Map(own.map((label, at) => [label, names[at] as string]));
      return canonical(projected.map((row) => row.map((cell) => renamed.get(cell) ?? cell))) === wanted;
    });
  });
}

function arrangements<T>(items: readonly T[], length: number): T[][] {
  if (length === 0) return [[]];
  const others = (item: T) => items.filter((other) => other !== item);
  return items.flatMap((item) => arrangements(others(item), length - 1).map((rest) => [item, ...rest]));
}

describe('work', () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);
  /** The same rows twice, the second time with other labels in another order. */
  const both = (count: number, rowOf: (at: number, mark: string) => Term[]) => {
    const of = (mark: string, order: readonly number[]) => {
      const rows = order.map((at) => rowOf(at, mark));
      return JSON.stringify(makeSelect(['a', 'b'], rows));
    };
    return [of('p', numbered(count)), of('q', shuffled(numbered(count), makeRandom(count)))] as const;
  };
  const compare = ([left, right]: readonly [string, string]) => score(left, right);

  test.each<[string, (at: number, mark: string, count: number) => Term[]]>([
    ['nodes with names', (at, mark) => [blank(`${mark}${at >> 1}`), plain(`name ${at}`)]],
    ['pairs that are alike', (at, mark) => [blank(`${mark}${at}`), blank(`${mark}.${at}`)]],
    ['a chain', (at, mark) => [blank(`${mark}${at}`), blank(`${mark}${at + 1}`)]],
    ['a ring', (at, mark, count) => [blank(`${mark}${at}`), blank(`${mark}${(at + 1) % count}`)]],
    ['two hubs', (at, mark) => [blank(`${mark}${at % 2}`), blank(`${mark}.${at}`)]],
    [
      'a ladder',
      (at, mark) => [blank(`${mark}${at >> 2}.${at & 1}`), blank(`${mark}${(at >> 2) + 1}.${(at >> 1) & 1}`)],
    ],
  ])('grows with the number of rows: %s', (_, rowOf) => {
    const given = (count: number) => both(count, (at, mark) => rowOf(at, mark, count));
    expect(compare(given(2000))).toBe(1);
    expectGrowth(given(1000), given(4000), compare);
  });

  test('columns that only blank nodes distinguish do not multiply the work', () => {
    const width = 9;
    const names = numbered(width).map((at) => `c${at}`);
    const of = (mark: string, odd: string) =>
      makeSelect(names, [
        names.map((name) => blank(mark + name)),
        [blank(odd), ...names.slice(1).map((name) => blank(mark + name))],
        ...numbered(2000).map((at) => names.map(() => plain(`${at}`))),
      ]);
    const started = process.cpuUsage();
    expect(score(of('p', 'pc0'), of('q', 'other'))).toBe(0);
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(10);
  });

  test('a graph that is too symmetric ends at the limit, and the reason says blank nodes', () => {
    const size = 16;
    /** The cells of a Latin square, linked where they share a row, a column or a symbol: all cells look alike. */
    const square = (mark: string, symbolOf: (row: number, column: number) => number) => {
      const cells = numbered(size * size).map((at) => [at >> 4, at % size, symbolOf(at >> 4, at % size)] as const);
      const isLinked = (one: number, other: number) => cells[one]?.some((part, at) => part === cells[other]?.[at]);
      const rows = numbered(size * size).flatMap((one) =>
        numbered(size * size)
          .filter((other) => other !== one && isLinked(one, other))
          .map((other) => [blank(`${mark}${one}`), blank(`${mark}${other}`)]),
      );
      return makeSelect(['a', 'b'], rows);
    };
    const sums = (mark: string) => square(mark, (row, column) => (row + column) % size);
    expect(score(sums('p'), sums('q'))).toBe(1);
    const other = square('q', (row, column) => row ^ column);
    const outcome = compareOutputs(sums('p'), other, optionsOf('set'));
    expect(outcome.score).toBe(0);
    expect(outcome.explain?.()).toMatchObject({ cause: { kind: 'too_symmetric' }, detail: { blank_nodes: true } });
  });
});
