import { cellText, termOf } from '../tables/cells.js';
import { decodeSparqlResult, type SelectResult } from '../tables/result.js';

/** Whether an output has less than before, or nothing of it. */
export type Fall = 'less' | 'nothing';

type Amount = NonNullable<ReturnType<typeof amountOf>>;

/** How much an output has: rows, and the numbers of a single one. `table`: its rows, if it has any. Null for other outputs. */
export function amountOf(output: unknown, table: Pick<SelectResult, 'columns' | 'rows'> | null, isSparql: boolean) {
  const result = isSparql ? decodeSparqlResult(output) : null;
  if (result?.kind === 'ask') return { rows: 1, numbers: [result.value ? 1 : 0] };
  if (!table) return null;
  const [first] = table.rows;
  if (!first || table.rows.length > 1) return { rows: table.rows.length, numbers: null };
  // An aggregate of nothing, such as MAX, has no value.
  const texts = table.columns.map((column) => cellText(termOf(first, column)) ?? '0');
  const numbers = texts.map(Number);
  return { rows: 1, numbers: numbers.length > 0 && numbers.every(Number.isFinite) ? numbers : null };
}

export function trendOf(
  earlier: Amount | null,
  later: Amount | null,
): { readonly fall?: Fall; readonly hasGrown?: true } {
  if (!earlier || !later) return {};
  if (isLess(later, earlier)) return { hasGrown: true };
  if (!isLess(earlier, later)) return {};
  const isNothing = later.rows === 0 || later.numbers?.every((one) => one === 0) === true;
  return { fall: isNothing ? 'nothing' : 'less' };
}

/** Whether the second amount is less than the first: fewer rows, or smaller numbers in the only row. */
function isLess(earlier: Amount, later: Amount): boolean {
  if (earlier.rows !== later.rows) return later.rows < earlier.rows;
  const [before, after] = [earlier.numbers ?? [], later.numbers ?? []];
  if (before.length !== after.length) return false;
  return after.some((one, at) => one < (before[at] ?? one)) && after.every((one, at) => one <= (before[at] ?? one));
}
