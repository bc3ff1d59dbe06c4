import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCountCommon } from '../../../src/core/tables/overlap.js';
import { countRows } from '../../../src/core/tables/row-counts.js';
import type { Table } from '../../../src/core/tables/table.js';
import { fewer } from '../../support/fewer.js';

const IDS = 3;
const COLUMNS = 4;

function table(width: number): fc.Arbitrary<Table> {
  const names = Array.from({ length: width }, (_, at) => `c${at}`);
  return fc.nat(8).chain((rows) => {
    const column = fc.array(fc.nat(IDS - 1), { minLength: rows, maxLength: rows });
    return fc.array(column, { minLength: width, maxLength: width }).map((columns) => ({ rows, names, columns }));
  });
}

const pairing = fc.shuffledSubarray([...Array(COLUMNS).keys()], { minLength: 3, maxLength: 3 });

test('common rows are counted for one pairing after the other as for each by itself', () => {
  const pairings = fc.array(fc.tuple(pairing, fc.integer({ min: -1, max: 4 })), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(table(3), table(COLUMNS), fc.boolean(), pairings, (reference, actual, ignoreDuplicates, tried) => {
      const tables = { reference, actual, ids: IDS, isBounded: false };
      const options = { requiredColumns: null, ordered: false, ignoreDuplicates, cells: 'typed' } as const;
      const countCommon = makeCountCommon(tables, ignoreDuplicates);
      for (const [pairs, least] of tried) {
        const { common } = countRows(options, tables, pairs);
        const counted = countCommon(pairs, least);
        expect(common > least ? counted : counted > least).toBe(common > least ? common : false);
      }
    }),
    { numRuns: fewer(2000) },
  );
});
