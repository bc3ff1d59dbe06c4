import { BY_ARGUMENTS } from '../steps/comparators.js';
import { matchOutputRow } from '../steps/match-outputs.js';
import { jsonForm } from '../steps/mcp.js';
import type { ReferenceStep } from '../steps/model.js';
import { readTable, type Table, tableForm } from '../steps/read-output.js';
import { JSON_MEDIA_TYPE, type PreparedReference, SPARQL_MEDIA_TYPE } from '../steps/step.js';
import { termOf } from '../tables/cells.js';
import type { SelectResult } from '../tables/result.js';
import { canonicalCell } from '../tables/terms.js';
import type { Mapping } from '../text/values.js';
import { canonicalJson } from './fingerprint.js';

/** The output of a step as text that is equal for outputs with equal values, independent of layout and order. */
export function canonicalOutput({ step, sparql, recorded, unwrapped }: PreparedReference): string {
  const { comparedAs } = matchOutputRow(step.matching?.output ?? null);
  const isSparql = step.mediaType === SPARQL_MEDIA_TYPE;
  if (comparedAs === null || (!step.matching && BY_ARGUMENTS.has(step.name) && !isSparql)) return '';
  if (isSparql) {
    const result = sparql();
    if (result.kind === 'ask') return `ask ${result.value}`;
    if (result.kind === 'select') return canonicalRows(result, step);
  }
  if (comparedAs === 'table') {
    const table = readTable(unwrapped(), tableForm(step, 'any_form'));
    if (table.kind === 'table') return canonicalTable(table, step);
  }
  const json = step.mediaType === JSON_MEDIA_TYPE ? jsonForm(recorded().ofValue) : null;
  if (json?.kind === 'value') return canonicalJson(json.value);
  return typeof step.output === 'string' ? step.output : canonicalJson(step.output);
}

function canonicalRows({ columns, rows }: SelectResult, step: ReferenceStep): string {
  const required = step.requiredColumns ?? columns;
  const cellsOf = (row: Mapping) => required.map((column) => canonicalCell(termOf(row, column)));
  return inOrder(
    rows.map((row) => canonicalJson(cellsOf(row))),
    step,
  );
}

/** Each row with the names of its columns. */
function canonicalTable({ columns, rows }: Extract<Table, { kind: 'table' }>, step: ReferenceStep): string {
  const named = rows.map((row) => {
    const cells = row.map((cell, at) => [columns?.[at] ?? at, cell ?? null]);
    return canonicalJson(cells.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
  });
  return canonicalJson([[...(columns ?? [])].sort(), inOrder(named, step)]);
}

/** The rows, sorted unless their order counts. */
function inOrder(rows: string[], { ordered }: ReferenceStep): string {
  return canonicalJson(ordered ? rows : rows.sort());
}
