import { isMapping } from '../../text/values.js';
import { type FormResult, rowsOfLists, rowsOfObjects } from './rows.js';

/** A list of objects, or a list of lists. `least`: how many columns lists have at least. */
export function readRowList(value: unknown, columns: readonly string[] | null = null, least = 0): FormResult {
  if (!Array.isArray(value)) return null;
  if (value.every(isMapping)) return rowsOfObjects(value, columns);
  if (value.every((row): row is unknown[] => Array.isArray(row))) return rowsOfLists(value, columns, least);
  if (value.some((row) => typeof row === 'object' && row !== null)) {
    return { broken: 'has rows that are neither all objects nor all lists' };
  }
  return null;
}

/** Whether a list has rows that are objects or lists. */
export function isRowList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && (value.every(isMapping) || value.every(Array.isArray));
}

/** A list of values: one column without a name. */
export function readValueList(value: unknown, columns: readonly string[] | null): FormResult {
  if (!Array.isArray(value) || value.some((item) => typeof item === 'object' && item !== null)) return null;
  return rowsOfLists(
    value.map((item: unknown) => [item]),
    columns,
  );
}
