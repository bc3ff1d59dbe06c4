import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assign } from '../../../src/core/steps/assign.js';
import { naiveAssign } from '../../support/naive.js';

type Matrix = readonly (readonly number[])[];

/** Rows of scores: `scores('1 0.5', '0 1')`. */
function scores(...rows: string[]): Matrix {
  return rows.map((row) => row.split(' ').map(Number));
}

function problem(matrix: Matrix, order?: readonly number[], everyRow = false) {
  return {
    rows: matrix.length,
    columns: matrix[0]?.length ?? 0,
    score: (row: number, column: number) => matrix[row]?.[column] ?? 0,
    everyRow,
    order: order ?? matrix.map((_, row) => row),
  };
}

const FIRST = [0, 1];
const LAST = [1, 0];

describe('the assignment', () => {
  test.each<[string, Matrix, readonly number[], (number | null)[]]>([
    ['gives the wide result to the wide need', scores('1 1', '0 1'), FIRST, [0, 1]],
    ['takes the largest total, not the most matches', scores('0 1', '0 0.4'), FIRST, [1, null]],
    ['gives the first row the latest column of a tie', scores('1 1 1', '1 1 1'), FIRST, [2, 1]],
    ['prefers a better column over a later one', scores('1 0.5'), [0], [0]],
    ['lets the first row have the only column of a tie', scores('1', '1'), FIRST, [0, null]],
    ['lets the last row have it in the other order', scores('1', '1'), LAST, [null, 0]],
    ['takes totals under 1e-12 apart for ties', [[0.1 + 0.2, 0.3]], [0], [1]],
    ['drops one row for another of the same score', scores('0.5 0', '0 0.5', '0.5 0.5'), [2, 1, 0], [0, null, 1]],
  ])('%s', (_, matrix, order, expected) => expect(assign(problem(matrix, order)).chosen).toEqual(expected));

  test('matches every row first where that is asked for', () => {
    const matrix = scores('0.1 1', '0 0.1');
    expect(assign(problem(matrix)).chosen).toEqual([1, null]);
    expect(assign(problem(matrix, FIRST, true)).chosen).toEqual([0, 1]);
  });

  test('takes the largest total where not every row can be matched', () => {
    expect(assign(problem(scores('1 0.25', '0.5 0', '0.25 0'), [0, 1, 2], true)).chosen).toEqual([0, null, null]);
  });

  test('is empty without rows, and all unmatched without columns', () => {
    expect(assign(problem([])).chosen).toEqual([]);
    expect(assign(problem([[], []])).chosen).toEqual([null, null]);
  });

  test('of 60 rows and 300 columns is found', () => {
    const cells = (row: number) => Array.from({ length: 300 }, (_, at) => ((row * 31 + at * 17) % 7) / 7);
    const { chosen } = assign(problem(Array.from({ length: 60 }, (_, row) => cells(row))));
    expect(new Set(chosen).size).toBe(60);
  });

  test('of 600 rows and 600 columns is not searched for: each row takes the latest column left', () => {
    const cells = (row: number) => Array.from({ length: 600 }, (_, at) => (at === row ? 1 : 0.5));
    const { chosen, isBounded } = assign(problem(Array.from({ length: 600 }, (_, row) => cells(row))));
    expect(isBounded).toBe(true);
    expect(chosen.slice(0, 2)).toEqual([599, 598]);
  });
});

const listOf = <T>(length: number, item: fc.Arbitrary<T>) => fc.array(item, { minLength: length, maxLength: length });

test('among all assignments, the one that the rules ask for is found', () => {
  // Many scores are alike.
  const cell = fc.constantFrom(0, 0, 0, 0.5, 0.5, 1, 1, 0.1, 0.2, 0.3, 0.25, 1 / 3, 2 / 3, 0.75);
  const problems = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 5 })).chain(([rows, columns]) =>
    fc.record({
      matrix: listOf(rows, listOf(columns, cell)),
      order: fc.shuffledSubarray([...Array(rows).keys()], { minLength: rows }),
      everyRow: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(problems, ({ matrix, order, everyRow }) => {
      const given = problem(matrix, order, everyRow);
      expect(assign(given)).toEqual({ chosen: naiveAssign(given), isBounded: false });
    }),
    { numRuns: 5000 },
  );
});
