import { describe, expect, test } from 'vitest';
import { exampleOf } from '../../../src/core/tables/row-text.js';
import type { SparqlOptions } from '../../../src/core/tables/table.js';
import type { Cause, CauseDetail } from '../../../src/core/words/causes.js';
import { compareOutputs, grid, makeAsk, makeSelect, uri } from '../../support/sparql.js';

const AB = grid('a b', '1 x', '2 y', '3 z');

type Kind = Cause['kind'];
type Counts = [expected: number, actual: number, common: number];

describe('the cause of a miss', () => {
  test.each<[string, unknown, unknown, Kind, Counts | null, Partial<SparqlOptions>?]>([
    ['no rows', AB, grid('a b'), 'empty_result', [3, 0, 0]],
    ['rows where there should be none', grid('a b'), AB, 'extra_rows', [0, 3, 0]],
    ['a row less', AB, grid('a b', '1 x', '2 y'), 'missing_rows', [3, 2, 2]],
    ['a row more', AB, grid('a b', '1 x', '2 y', '3 z', '4 w'), 'extra_rows', [3, 4, 3]],
    ['a row more, names and places changed', AB, grid('q p', 'x 1', 'y 2', 'z 3', 'w 4'), 'extra_rows', [3, 4, 3]],
    ['one row for another', AB, grid('a b', '1 x', '2 y', '9 w'), 'missing_and_extra', [3, 3, 2]],
    ['nothing in common', AB, grid('a b', '7 p', '8 q', '9 r'), 'other_rows', [3, 3, 0]],
    ['a column less', AB, grid('a', '1', '2', '3'), 'missing_column', null],
    ['the wrong order', AB, grid('a b', '2 y', '1 x', '3 z'), 'order', [3, 3, 3], { ordered: true }],
    ['a repeat', grid('a', '1', '1', '2'), grid('a', '1', '2'), 'missing_rows', [3, 2, 2], { ignoreDuplicates: false }],
    ['repeated rows count once in a set', grid('a', '1', '1', '2'), grid('a', '2', '2'), 'missing_rows', [2, 1, 1]],
    ['no for yes', makeAsk(true), makeAsk(false), 'value_differs', null],
    ['a table for yes', makeAsk(true), AB, 'value_differs', null],
    ['text for a table', AB, 'Error', 'unreadable', null],
  ])('%s', (_, reference, actual, kind, counts, options = {}) => {
    const cause = compareOutputs(reference, actual, options).explain?.().cause;
    expect(cause?.kind).toBe(kind);
    if (counts) expect([cause?.expected, cause?.actual, cause?.common]).toEqual(counts);
  });

  test('is not a cause where the score is 1', () => {
    const { score, explain } = compareOutputs(AB, AB);
    expect([score, explain]).toEqual([1, undefined]);
  });
});

describe('the detail of a miss', () => {
  test('rows that are not there come before further copies of rows that are', () => {
    const reference = grid('a', '1', '1', '1', '2');
    const actual = grid('a', '1', '3');
    const { cause, detail } = compareOutputs(reference, actual, { ignoreDuplicates: false }).explain?.() ?? {};
    expect(cause).toMatchObject({ kind: 'missing_and_extra', expected: 4, actual: 2, common: 1 });
    expect(detail).toMatchObject({ missing_rows: [['2'], ['1'], ['1']], extra_rows: [['3']], missing_repeats: 2 });
  });

  test('says where equal rows were counted once', () => {
    const detailOf = (actual: unknown) => compareOutputs(grid('a', '1'), actual).explain?.().detail;
    expect(detailOf(grid('a', '1', '2', '2'))).toMatchObject({ distinct_rows: true });
    expect(detailOf(grid('a', '1', '2'))).not.toHaveProperty('distinct_rows');
  });

  const BOTH = { missing_rows: [['3', 'z']], extra_rows: [['9', 'w']] };
  test.each<[string, unknown, unknown, CauseDetail]>([
    ['a table for yes', makeAsk(true), AB, { expected_value: 'true', actual_value: 'a table of 3 rows' }],
    ['yes for a row', grid('a', '1'), makeAsk(true), { expected_value: 'a table of 1 row', actual_value: 'true' }],
    ['both rows', AB, grid('a b', '1 x', '2 y', '9 w'), BOTH],
    ['rows in its order', AB, grid('q p', 'x 1', 'y 2', 'w 9'), BOTH],
    ['the column without a partner', AB, grid('a', '1', '2', '3'), { unmatched_columns: ['b'] }],
    ['what cannot be read', AB, 'Error', { error: 'actual output is not SPARQL JSON: line 1 column 1' }],
    ['both answers', makeAsk(true), makeAsk(false), { expected_value: 'true', actual_value: 'false' }],
  ])('%s', (_, reference, actual, detail) => {
    expect(compareOutputs(reference, actual).explain?.().detail).toMatchObject(detail);
  });

  test('shows five rows at most, and long cells cut', () => {
    const many = Array.from({ length: 9 }, (_, row) => [`${row} ${'x'.repeat(1000)}`]);
    const detail = compareOutputs(makeSelect(['a'], many), makeSelect(['a'], [['y']])).explain?.().detail;
    expect(detail?.missing_rows).toHaveLength(5);
    expect(detail?.missing_rows?.[0]?.[0]?.length).toBeLessThanOrEqual(200);
  });
});

describe('a required column that is not returned', () => {
  const vehicleOf = (at: number) => [uri(`urn:v:${at}`), `210${at}`];
  const vehicles = makeSelect(['vehicle', 'number'], [1, 2].map(vehicleOf));
  const unreturned = (actual: unknown) => compareOutputs(vehicles, actual).explain?.().detail.unreturned;

  test('is named next to another one that is, and not a column of another type', () => {
    expect(unreturned(grid('number name', '2101 Heron', '2102 Stork'))).toBe('vehicle');
  });

  test('is not named where a column can be meant for it', () => {
    expect(unreturned(grid('number vehicleName', '2101 Heron', '2102 Stork'))).toBeUndefined();
    const others = makeSelect(['number', 'thing'], [['2101', uri('urn:v:8')]]);
    expect(unreturned(others)).toBeUndefined();
  });
});

test('of rows that are missing and extra, the example says which is which', () => {
  const { cause, detail = {} } =
    compareOutputs(grid('n', 'Heron', 'Crane'), grid('n', 'Heron', 'Gull')).explain?.() ?? {};
  expect(exampleOf(cause?.kind ?? 'unknown', detail)).toEqual({ example: 'Crane', extra_example: 'Gull' });
});
