import { isMapping, type Mapping, own } from '../../text/values.js';
import { type FormResult, rowsOfLists } from './rows.js';

/** Records of neo4j-driver: `{keys, length, _fields, _fieldLookup}`. */
export function readGraphRecords(value: unknown): FormResult {
  const records = Array.isArray(value) ? value : [value];
  if (records.length === 0 || !records.every(isRecord)) return null;
  const names = records[0]?.keys.map(String) ?? null;
  const rows = records.map(({ _fields }) => _fields);
  return rowsOfLists(rows, names, names?.length);
}

type Record = { readonly keys: readonly unknown[]; readonly _fields: readonly unknown[] };

function isRecord(value: unknown): value is Record {
  return isMapping(value) && Array.isArray(own(value, 'keys')) && Array.isArray(own(value, '_fields'));
}

/** The integer that neo4j-driver writes as two halves of 32 bits, `{low, high}`; null for any other mapping. */
export function graphInteger(value: Mapping): number | bigint | null {
  const { low, high } = value;
  if (!isHalf(low) || !isHalf(high) || Object.keys(value).length !== 2) return null;
  const integer = BigInt(high) * 2n ** 32n + BigInt.asUintN(32, BigInt(low));
  const number = Number(integer);
  return Number.isSafeInteger(number) ? number : integer;
}

function isHalf(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value;
}
