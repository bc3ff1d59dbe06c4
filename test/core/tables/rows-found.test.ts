import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareResults } from '../../../src/core/tables/compare.js';
import type { RowsFound } from '../../../src/core/tables/outcome.js';
import { decodeSparqlResult } from '../../../src/core/tables/result.js';
import { makeContext } from '../../support/make.js';
import { evaluated } from '../../support/run.js';
import { grid, makeAsk, makeSelect, SPARQL_JSON } from '../../support/sparql.js';
import { CELLS, type CellTable, OPTIONS_OF, tablePair } from '../../support/tables.js';

type Options = {
  readonly ordered?: boolean;
  readonly ignoreDuplicates?: boolean;
  readonly required?: readonly string[];
};

function compared(reference: unknown, actual: unknown, { required, ...options }: Options = {}) {
  return compareResults(decodeSparqlResult(reference), decodeSparqlResult(actual), {
    ...{ requiredColumns: required ?? null, ordered: false, ignoreDuplicates: true, cells: 'typed' as const },
    ...options,
  });
}

const rowsOf = (...given: Parameters<typeof compared>) => compared(...given).rows?.() as RowsFound;
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`);

describe('the rows that two tables have in common', () => {
  test.each<[string, Parameters<typeof compared>, [expected: number, actual: number, common: number, f1: number]]>([
    ['all', [grid('a', '1', '2'), grid('b', '2', '1')], [2, 2, 2, 1]],
    ['8 of 8 and 3 more', [grid('a', ...numbers(1, 8)), grid('a', ...numbers(1, 11))], [8, 11, 8, 16 / 19]],
    ['in any order', [grid('a', '1', '2'), grid('a', '2', '1'), { ordered: true }], [2, 2, 2, 1]],
    ['repeats once', [grid('a', '1', '1', '2'), grid('a', '1')], [2, 1, 1, 2 / 3]],
    ['repeats that count', [grid('a', '1', '1'), grid('a', '1', '3'), { ignoreDuplicates: false }], [2, 2, 1, 0.5]],
    ['none', [grid('a', '1'), grid('a', '2')], [1, 1, 0, 0]],
    ['an empty answer', [grid('a', '1'), grid('a')], [1, 0, 0, 0]],
    ['both empty', [grid('a'), grid('a')], [0, 0, 0, 1]],
    ['a column less: no whole row', [grid('a b', '1 x', '2 y'), grid('a', '1', '2')], [2, 2, 0, 0]],
    ['a required column alone', [grid('a b', '1 x', '2 y'), grid('a', '1', '3'), { required: ['a'] }], [2, 2, 1, 0.5]],
    [
      'under the columns with most rows in common, whatever their names and order',
      [grid('home away', 'A B', 'B C', 'C A', 'D A'), grid('x y', 'B A', 'C B', 'A C', 'A B')],
      [4, 4, 3, 0.75],
    ],
  ])('%s', (_, given, [expected, actual, common, f1]) => {
    const found = rowsOf(...given);
    expect([found.expected, found.actual, found.common]).toEqual([expected, actual, common]);
    expect(found.f1).toBeCloseTo(f1, 12);
  });

  test('a yes or no has none', () => {
    expect(compared(makeAsk(true), makeAsk(true)).rows).toBeUndefined();
    expect(compared(grid('a', '1'), makeAsk(true)).rows).toBeUndefined();
  });

  test('F1 is 1 exactly if the tables are the same without an order', () => {
    const termsOf = (row: CellTable['rows'][number]) => row.map((cell) => CELLS[cell]?.term ?? null);
    const tableOf = ({ names, rows }: CellTable) => makeSelect(names, rows.map(termsOf));
    fc.assert(
      fc.property(tablePair(), fc.constantFrom('set' as const, 'multiset' as const), (pair, mode) => {
        const required = pair.required.map((at) => pair.reference.names[at] ?? '');
        fc.pre(required.length > 0);
        const options = { ...OPTIONS_OF[mode], required };
        const [reference, actual] = [tableOf(pair.reference), tableOf(pair.actual)];
        const { score } = compared(reference, actual, options);
        expect(rowsOf(reference, actual, options).f1 === 1).toBe(score === 1);
      }),
      { numRuns: 500 },
    );
  });
});

describe('rows_f1 of a question', () => {
  const sparql = (output: unknown) => ({ name: 'q', output, output_media_type: SPARQL_JSON });
  const csv = { name: 'sql', output: 'a\n1\n2', output_media_type: 'text/csv', match_output: 'table' };
  const did = (...steps: object[]) => ({ actual_steps: steps.map((step) => ({ status: 'success', ...step })) });
  const f1Of = (group: object[], record: object, ...more: unknown[]) =>
    evaluated([group], record, ...((more.length > 0 ? more : [makeContext(), 'full']) as [never, never])).rows_f1;
  const HALF = { ...sparql(grid('a', '1', '2')), match_output: 'table' };

  test.each<[string, object[], object, number | undefined]>([
    ['a match', [HALF], did(HALF), 1],
    ['half of the rows and another', [HALF], did(sparql(grid('a', '1', '3'))), 0.5],
    ['a table of SQL', [csv], did({ name: 'sql', output: [{ x: 1 }] }), 2 / 3],
    ['no step at all', [HALF], did(), 0],
    ['the mean of two', [HALF, csv], did(HALF), 0.5],
    ['an unreadable output', [HALF], did({ name: 'q', output: 'Error' }), 0],
    ['no table', [{ name: 't', output: 'x' }], did({ name: 't', output: 'x' }), undefined],
    ['texts next to tables', [HALF, { name: 't', output: 'x' }], did(HALF), 1],
    ['a yes or no', [{ ...sparql(makeAsk(true)), match_output: 'exact' }], did(sparql(makeAsk(true))), undefined],
    ['steps without keys of their own', [sparql(grid('a', '1'))], did(sparql(grid('a', '1'))), undefined],
    ['an alternative', [{ any_of: [sparql(grid('a', '1')), csv] }], did(sparql(grid('a', '1'))), 1],
    ['an output that is ignored', [{ ...HALF, match_output: 'ignore' }], did(HALF), undefined],
  ])('%s', (_, group, record, expected) => {
    const found = f1Of(group, record);
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toBeCloseTo(expected, 12);
  });

  test('is a figure of standard', () => {
    expect(f1Of([HALF], did(HALF), makeContext('graphrag-eval-6'), 'full')).toBeUndefined();
    expect(f1Of([HALF], did(HALF), makeContext(), 'none')).toBe(1);
  });
});
