import { MAX_NAMED, MAX_TEXT } from '../shown.js';
import { comparatorFor, compareSteps } from '../steps/comparators.js';
import { jsonOf } from '../steps/mcp.js';
import type { ActualStep, ReferenceStep } from '../steps/model.js';
import { prepareActual, prepareReference, SPARQL_MEDIA_TYPE, type StepContext } from '../steps/step.js';
import { shownCell, termOf } from '../tables/cells.js';
import { decodeSparqlResult, type SelectResult } from '../tables/result.js';
import { canonicalCell } from '../tables/terms.js';
import { jsonText } from '../text/json.js';
import { groupedBy, isMapping, type Mapping } from '../text/values.js';
import { amountOf, type Fall, trendOf } from './amounts.js';
import { excerptRows, excerptsOf } from './excerpts.js';

export const OUTPUT_STATES = [
  ...(['same', 'changed', 'was_empty', 'became_empty', 'gone', 'columns_missing', 'unstable', 'failed'] as const),
] as const;
export type OutputState = (typeof OUTPUT_STATES)[number];

/** Whether a new output in this state replaces the one in the corpus. `acceptsEmpty`: whether the data may lack what was there. */
export function isWritten(state: OutputState, acceptsEmpty: boolean): boolean {
  return state === 'changed' || state === 'was_empty' || (acceptsEmpty && isLoss(state));
}

/** Whether the data lack what they had. */
export function isLoss(state: OutputState): boolean {
  return state === 'became_empty' || state === 'gone';
}

/** What became of one output. */
export interface OutputChange {
  readonly state: OutputState;
  /** null where an output is not a table. */
  readonly difference: ReturnType<typeof differenceOf> | null;
  /** For changed outputs that are not tables. */
  readonly values?: ReturnType<typeof valueDifference>;
  /** Why it failed, which columns are missing, or what is gone; empty for other states. */
  readonly why: string;
  /** Whether there is less than before; absent: no. */
  readonly fall?: Fall;
  readonly hasGrown?: true;
}

export function compareOutput(step: ReferenceStep, output: unknown, context: StepContext): OutputChange {
  const isSparql = step.mediaType === SPARQL_MEDIA_TYPE;
  if (isSparql && decodeSparqlResult(output).kind === 'unreadable') {
    return { state: 'failed', difference: null, why: 'the result is not SPARQL JSON' };
  }
  if (isAllowedOutput(step, output, context)) return { state: 'same', difference: null, why: '' };
  const [earlier, later] = [rowsOf(step.output, isSparql), rowsOf(output, isSparql)];
  const trend = trendOf(amountOf(step.output, earlier, isSparql), amountOf(output, later, isSparql));
  const difference = earlier && later && differenceOf(earlier, later, step);
  const values = difference ? {} : { values: valueDifference(step.output, output, isSparql) };
  const missing = later ? (step.requiredColumns ?? []).filter((name) => !later.columns.includes(name)) : [];
  const [wasEmpty, isEmpty] = [isEmptyOutput(step.output, earlier), isEmptyOutput(output, later)];
  if (isEmpty && !wasEmpty) return { state: 'became_empty', difference, ...values, why: '', ...trend };
  if (missing.length > 0) {
    return { state: 'columns_missing', difference, why: `the result has no column ${missing.join(', ')}` };
  }
  return { state: wasEmpty && !isEmpty ? 'was_empty' : 'changed', difference, ...values, why: '', ...trend };
}

/** Whether an output is a right answer to a step, by all keys of the step. An answer may retrieve more, but a reference may not. */
export function isAllowedOutput(step: ReferenceStep, output: unknown, context: StepContext): boolean {
  if (step.name === 'retrieval') return isEqualOutput(step, output, context);
  return isSameValue(step.output, output) || isRightCall(step, callWith(step, output), context);
}

/** Whether two outputs of a step are equal in what is scored: each is a right answer where the other is the reference. */
export function isEqualOutput(step: ReferenceStep, output: unknown, context: StepContext): boolean {
  return (
    isSameValue(step.output, output) ||
    (isRightCall(step, callWith(step, output), context) &&
      isRightCall({ ...step, output }, callWith(step, step.output), context))
  );
}

function isSameValue(one: unknown, other: unknown): boolean {
  return typeof one === 'string' || typeof other === 'string' ? one === other : jsonText(one) === jsonText(other);
}

function callWith({ name, args }: ReferenceStep, output: unknown): ActualStep {
  return { id: null, name, args, status: 'success', output, error: null, executionTimestamp: null };
}

/** Whether a call scores 1 on a reference step. */
export function isRightCall(reference: ReferenceStep, call: ActualStep, context: StepContext): boolean {
  const actual = prepareActual(call, context.aliases, context.knobs.mcp_results === 'unwrap');
  const prepared = prepareReference(reference);
  const comparator = comparatorFor(prepared, actual, context);
  return comparator !== null && compareSteps(comparator, prepared, actual, context).score === 1;
}

/** Both values from a few characters before their first difference. */
function valueDifference(earlier: unknown, later: unknown, isSparql: boolean) {
  const [before, after] = excerptsOf(valueText(earlier, isSparql), valueText(later, isSparql), MAX_TEXT);
  return { earlier: before, later: after };
}

/** An output in one text: of ASK true or false, of none a dash. */
function valueText(output: unknown, isSparql: boolean): string {
  const result = isSparql ? decodeSparqlResult(output) : null;
  if (result?.kind === 'ask') return String(result.value);
  if (output === undefined || output === null || output === '') return '–';
  return typeof output === 'string' ? output : JSON.stringify(output);
}

type Rows = Pick<SelectResult, 'columns' | 'rows'>;

function rowsOf(output: unknown, isSparql: boolean): Rows | null {
  if (isSparql) {
    const result = decodeSparqlResult(output);
    return result.kind === 'select' ? result : null;
  }
  const json = jsonOf(output);
  if (json.kind !== 'value' || !Array.isArray(json.value) || !json.value.every(isMapping)) return null;
  return { columns: [...new Set(json.value.flatMap((row) => Object.keys(row)))], rows: json.value };
}

function isEmptyOutput(output: unknown, table: Rows | null): boolean {
  if (table) return table.rows.length === 0;
  if (output === undefined || output === null) return true;
  return typeof output === 'string' ? ['', '[]', '{}', 'null'].includes(output.trim()) : false;
}

/** The columns by which the rows of both are shown: the required ones that are in the result. If none of them is, all that it has, so that values are shown. */
function comparedColumns(earlier: Rows, later: Rows, { requiredColumns }: ReferenceStep) {
  if (requiredColumns === null) {
    const all = [...new Set([...earlier.columns, ...later.columns])];
    return { before: all, after: all };
  }
  const present = requiredColumns.filter((name) => later.columns.includes(name));
  return present.length > 0 || requiredColumns.length === 0
    ? { before: present, after: present }
    : { before: requiredColumns, after: later.columns };
}

/** The rows that only one side has, each as often as it has it more often: their numbers, and the first of them. */
function differenceOf(earlier: Rows, later: Rows, step: ReferenceStep) {
  const columns = comparedColumns(earlier, later, step);
  const before = earlier.rows.map((row) => describeRow(row, columns.before));
  const after = later.rows.map((row) => describeRow(row, columns.after));
  const added = withoutThose(after, before);
  const removed = withoutThose(before, after);
  const shown = (rows: readonly DescribedRow[]) => rows.slice(0, MAX_NAMED).map(({ text }) => text);
  const [firstAdded, firstRemoved] = [shown(added), shown(removed)];
  return {
    ...{ rows: later.rows.length, earlierRows: earlier.rows.length, added: added.length, removed: removed.length },
    firstAdded: excerptRows(firstAdded, firstRemoved),
    firstRemoved: excerptRows(firstRemoved, firstAdded),
  };
}

type DescribedRow = ReturnType<typeof describeRow>;

/** A row as its key, which is equal for equal rows, and as a text for people. */
function describeRow(row: Mapping, columns: readonly string[]) {
  const cells = columns.map((column) => termOf(row, column));
  const key = JSON.stringify(cells.map((cell) => (isMapping(cell) ? canonicalCell(cell) : shownCell(cell))));
  return { key, text: cells.map(shownCell).join(', ') };
}

function withoutThose(rows: readonly DescribedRow[], others: readonly DescribedRow[]): DescribedRow[] {
  const left = groupedBy(others, ({ key }) => key);
  return rows.filter(({ key }) => left.get(key)?.pop() === undefined);
}
