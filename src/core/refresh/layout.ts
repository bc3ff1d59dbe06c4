import { canonicalCell, makeKindOf, termOf } from '../tables/cells.js';
import { decodeSparqlResult, type SelectResult } from '../tables/result.js';
import { exactJsonText, readExactJson } from '../text/json.js';
import { isMapping, listAt, type Mapping } from '../text/values.js';

/**
 * The text of a new output as a corpus has it: a table with one row per line, so that a diff shows rows. Rows that the
 * earlier output has keep its order, unless the order counts; new ones follow.
 */
export function layOutOutput(output: unknown, earlier: unknown, ordered: boolean): unknown {
  const json = typeof output === 'string' ? readExactJson(output) : { kind: 'value' as const, value: output };
  if (json.kind !== 'value') return output;
  const { value } = json;
  const bindings = isMapping(value) && isMapping(value.results) ? value.results.bindings : null;
  if (Array.isArray(bindings) && bindings.every(isMapping)) {
    const rows = ordered ? bindings : inEarlierOrder(bindings, decodeSparqlResult(earlier));
    const head = isMapping(value) && isMapping(value.head) ? value.head : {};
    const vars = escaped(exactJsonText(Array.isArray(head.vars) ? head.vars : []));
    return `{"head": {"vars": ${vars}}, "results": {"bindings": ${listOfRows(rows)}}}`;
  }
  if (typeof output !== 'string') return output;
  if (Array.isArray(value) && value.length > 1 && value.every(isMapping)) return listOfRows(value);
  return isMapping(value) && typeof value.boolean === 'boolean' ? escaped(exactJsonText(value)) : output;
}

function listOfRows(rows: readonly unknown[]): string {
  const lines = rows.map((row) => escaped(exactJsonText(row)));
  return lines.length < 2 ? `[${lines.join('')}]` : `[\n  ${lines.join(',\n  ')}\n]`;
}

/** Characters that PyYAML reads as line breaks or refuses are escapes within the JSON. */
function escaped(json: string): string {
  return json.replace(
    /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function inEarlierOrder(rows: readonly Mapping[], earlier: ReturnType<typeof decodeSparqlResult>): readonly Mapping[] {
  if (earlier.kind !== 'select') return rows;
  const columns = [...new Set([...earlier.columns, ...rows.flatMap((row) => Object.keys(row))])];
  const remaining = new Map<string, Mapping[]>();
  for (const row of rows) listAt(remaining, keyOf(row, columns)).push(row);
  const kept = (earlier as SelectResult).rows.flatMap((row) => remaining.get(keyOf(row, columns))?.splice(0, 1) ?? []);
  const isKept = new Set(kept);
  return [...kept, ...rows.filter((row) => !isKept.has(row))];
}

function keyOf(row: Mapping, columns: readonly string[]): string {
  const kindOf = makeKindOf();
  return JSON.stringify(columns.map((column) => canonicalCell(termOf(row, column), 'typed', kindOf)));
}
