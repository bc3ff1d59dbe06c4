import { firstNames } from '../shown.js';
import { comparatorFor, compareSteps } from '../steps/comparators.js';
import { lastPart, namedBy } from '../steps/given.js';
import { matchOutputRow } from '../steps/match-outputs.js';
import { asRecorded, jsonOf } from '../steps/mcp.js';
import type { ReferenceStep } from '../steps/model.js';
import { shownValue } from '../steps/shown.js';
import {
  mustFail,
  type PreparedActual,
  type PreparedReference,
  prepareReference,
  SPARQL_MEDIA_TYPE,
  type StepContext,
} from '../steps/step.js';
import { comparedTables, isTable } from '../steps/table-output.js';
import { cellText, termOf } from '../tables/cells.js';
import type { Miss } from '../tables/outcome.js';
import type { SparqlResult } from '../tables/result.js';
import { jsonText, readBoundedJson } from '../text/json.js';
import { counted } from '../text/numerals.js';
import { isAbsent, isMapping, type Mapping, own } from '../text/values.js';
import { STANDARD_RULES } from '../words/scoring-rules.js';

/** The problem of a step or, without one, how specific its reference is: a `single row` can be the answer of many questions, a `yes or no` even more so. */
export type Outcome = ReturnType<typeof tryStep>;

/** Compares a step with the best possible answer of an agent, its own output. */
export function tryStep(reference: PreparedReference, context: StepContext) {
  const { step } = reference;
  const actual = bestAnswer(reference);
  const comparator = comparatorFor(reference, actual, context);
  const byArguments = comparator === 'time_series' || comparator === 'data_points';
  if (mustFail(reference, context.knobs)) return 'yes or no';
  // A regular expression does not match itself, and an output that is not compared cannot fail.
  if (matchOutputRow(step.matching?.output ?? null).reference !== 'value') return 'yes or no';
  if (isAbsent(step.output) && !byArguments) return trouble('missing-output', `${step.name} has no output`);
  const comparison = comparator && compareSteps(comparator, reference, actual, context);
  // Where both results are empty, nothing compares their columns.
  const isWhole = comparison?.score === 1 && !(isEmptyTable(reference) && missingColumns(reference).length > 0);
  if (!isWhole) return failure(reference, comparison?.explain?.());
  return isTable(reference) ? weakness(reference, comparedTables(reference, actual, context.knobs).left) : 'specific';
}

function bestAnswer(reference: PreparedReference): PreparedActual {
  const { step, sparql, query, unwrapped } = reference;
  const answer = { id: null, status: 'success', error: null, executionTimestamp: null, output: bestOutput(step) };
  return {
    ...{ step: { ...step, ...answer }, names: new Set([step.name]) },
    ...{ sparql, query, output: unwrapped, recorded: () => asRecorded(answer.output), args: () => step.args },
  };
}

/** Whether an output without a media type is JSON, but is compared character by character. */
export function isJsonComparedAsText(step: ReferenceStep): boolean {
  const { output, mediaType } = step;
  if (mediaType !== null || typeof output !== 'string' || !/^\s*[[{]/.test(output)) return false;
  // With other modes, it is an expression, or a part of a text such as [12].
  if ((step.matching?.output ?? 'exact') !== 'exact') return false;
  if (readBoundedJson(output).kind !== 'value') return false;
  const reference = prepareReference(step);
  return comparatorFor(reference, bestAnswer(reference), { knobs: STANDARD_RULES, aliases: [] }) === 'text';
}

/** The output of the reference. For retrieval, each id occurs once, because a repeated id takes a place among the first k. */
function bestOutput({ name, output }: ReferenceStep): unknown {
  const json = name === 'retrieval' ? jsonOf(output) : null;
  if (json?.kind !== 'value' || !Array.isArray(json.value)) return output;
  const idOf = (entry: unknown) => jsonText(isMapping(entry) ? own(entry, 'id') : entry);
  return [...new Map(json.value.map((entry: unknown) => [idOf(entry), entry])).values()];
}

function isEmptyTable({ sparql }: PreparedReference): boolean {
  const result = sparql();
  return result.kind === 'select' && result.rows.length === 0;
}

function missingColumns({ step, sparql }: PreparedReference): string[] {
  if (step.mediaType !== SPARQL_MEDIA_TYPE || step.requiredColumns === null) return [];
  const columns = columnsOf(sparql());
  return step.requiredColumns.filter((column) => !columns.includes(column));
}

function columnsOf(result: SparqlResult): readonly string[] {
  return result.kind === 'select' ? result.columns : [];
}

function trouble<Kind extends string>(kind: Kind, why: string) {
  return { kind, why };
}

function failure(reference: PreparedReference, miss?: Miss) {
  const { step, sparql } = reference;
  const { kind = 'value_differs', expected } = miss?.cause ?? {};
  const { error, first_difference, arguments: differing = [] } = miss?.detail ?? {};
  if (kind === 'unreadable') return trouble('unreadable-output', error ?? kind);
  const missing = missingColumns(reference);
  if (missing.length > 0) {
    const known = firstNames(columnsOf(sparql())) || 'nothing';
    return trouble('missing-column', `column ${firstNames(missing)} is not in the result, which has ${known}`);
  }
  if (step.name === 'retrieval' && expected !== undefined) {
    const k = shownValue(own(step.args, 'k') ?? 'not set');
    return trouble('ids-out-of-reach', `${counted(expected, 'relevant id')}, k is ${k}`);
  }
  const words = [kind.replaceAll('_', ' '), ...differing, first_difference ?? ''];
  return trouble('never-scores-1', words.join(' ').trim());
}

function weakness({ step }: PreparedReference, result: SparqlResult) {
  if (result.kind !== 'select') return 'yes or no';
  const under = result.columns.length > 0 ? ` under ${firstNames(result.columns)}` : '';
  if (result.rows.length === 0) return trouble('no-rows', `no rows${under}`);
  if ((step.requiredColumns ?? result.columns).length > 0) return result.rows.length === 1 ? 'single row' : 'specific';
  return trouble('no-required-columns', `${step.requiredColumns ? 'required_columns' : 'head.vars'} is []`);
}

type RowKind = 'entity' | 'entity with values' | 'other';

/** Whether the reference rows are, or hold, the asked entity. A question that names several may have one of them as its answer. */
export function givenTrouble(question: string, reference: PreparedReference) {
  const result = reference.sparql();
  const { inText, inArguments } = namedBy(question, reference);
  if (result.kind !== 'select' || inText.size > 1) return null;
  const required = reference.step.requiredColumns ?? result.columns;
  const isNamed = (text: string) => inText.has(text.toLowerCase());
  const isGiven = ({ text, isIri }: Cell) =>
    isNamed(text) || (isIri && (inArguments.has(text) || isNamed(lastPart(text))));
  const kinds = result.rows.map((row) => kindOf(row, required, isGiven));
  const first = result.rows[kinds.findIndex((kind) => kind !== 'other')];
  if (!first) return null;
  const given = kinds.filter((kind) => kind !== 'other').length;
  const [entity] = cellsOf(first, required).filter(isGiven);
  const shown = shownValue(entity?.text ?? '');
  const share = `${given} of ${kinds.length} rows`;
  if (given < kinds.length) return { kind: 'given-among-rows' as const, why: `${shown} in ${share}` };
  // The values next to the entity are the answer.
  if (kinds.includes('entity with values')) return null;
  return { kind: 'gold-is-given' as const, why: `only ${shown}, in ${counted(kinds.length, 'row')}` };
}

type Cell = ReturnType<typeof cellsOf>[number];

function cellsOf(row: Mapping, columns: readonly string[]) {
  return columns.flatMap((column) => {
    const term = termOf(row, column);
    const text = cellText(term);
    return text === null ? [] : [{ text, isIri: isMapping(term) && term.type === 'uri' }];
  });
}

function kindOf(row: Mapping, columns: readonly string[], isGiven: (cell: Cell) => boolean): RowKind {
  const cells = cellsOf(row, columns);
  const others = cells.filter((cell) => !isGiven(cell));
  if (others.length === cells.length || others.some(({ isIri }) => isIri)) return 'other';
  return others.length === 0 ? 'entity' : 'entity with values';
}
