import { tableForm, tableIn } from '../steps/read-output.js';
import { type PreparedReference, SPARQL_MEDIA_TYPE } from '../steps/step.js';
import { isTable } from '../steps/table-output.js';
import { termOf } from '../tables/cells.js';
import { meetsZero } from '../tables/numbers.js';
import { isMapping } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';

/** A number that can equal 0, such as 0.0000001 or 1e-13. */
const MAYBE_ZERO = /(?<![\d.])-?0?\.00000|\de-\d/i;
/** Without the values of RDF, numbers are rounded to five decimals. */
const ROUNDED_AWAY = 0.000005;

/** The columns of a reference with their first number, not 0, in whose place 0 would be right; null: none. */
export function columnsMetByZero(
  reference: PreparedReference,
  { cells }: ScoringRules,
): readonly { readonly column: string; readonly met: string | null }[] {
  const { step } = reference;
  const tolerance = step.matching?.outputRules.tolerance ?? null;
  const mayMeet = tolerance !== null || typeof step.output !== 'string' || MAYBE_ZERO.test(step.output);
  const isMet = (text: string): boolean => {
    const size = Math.abs(Number(text));
    if (!(size > 0)) return false;
    if (tolerance) return size <= tolerance.absolute;
    return cells === 'values' ? meetsZero(text) : size < ROUNDED_AWAY;
  };
  return columnsOf(reference).map(({ column, numbers }) => ({
    column,
    met: (mayMeet ? numbers() : []).find(isMet) ?? null,
  }));
}

function columnsOf(reference: PreparedReference): { readonly column: string; readonly numbers: () => string[] }[] {
  const { step, sparql, unwrapped } = reference;
  if (!isTable(reference)) return [];
  const result = sparql();
  if (result.kind === 'select') {
    const numbers = (column: string) => () => result.rows.flatMap((row) => numberOf(termOf(row, column)));
    return (step.requiredColumns ?? result.columns).map((column) => ({ column, numbers: numbers(column) }));
  }
  const table = step.mediaType === SPARQL_MEDIA_TYPE ? null : tableIn(unwrapped(), tableForm(step, 'any_form'));
  if (table?.kind !== 'table') return [];
  return (table.columns ?? []).map((column, at) => ({
    column,
    numbers: () => table.rows.map((row) => String(row[at] ?? '')),
  }));
}

/** A literal without a datatype is a text. */
function numberOf(term: unknown): string[] {
  const isTyped = isMapping(term) && typeof term.datatype === 'string' && !term.datatype.endsWith('#string');
  return isTyped ? [String(term.value)] : [];
}
