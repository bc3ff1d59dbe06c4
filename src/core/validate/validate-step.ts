import type { Miss, ReferenceStep } from '../model.js';
import type { SparqlResult } from '../sparql/result.js';
import { comparatorFor, compareSteps } from '../steps/comparators.js';
import { comparedTables, isTable } from '../steps/compared-tables.js';
import { SPARQL_MEDIA_TYPE } from '../steps/media-types.js';
import { shownValue } from '../steps/shown.js';
import type { PreparedReference, StepContext } from '../steps/step.js';
import { jsonOf } from '../steps/value.js';
import { jsonText } from '../text/json-text.js';
import { counted } from '../text/numerals.js';
import { isAbsent, isMapping, own } from '../values.js';

/** What can be wrong with a reference step. */
export type StepTrouble =
  | 'missing-output'
  | 'unreadable-output'
  | 'missing-column'
  | 'ids-out-of-reach'
  | 'never-scores-1'
  | 'no-rows'
  | 'no-required-columns';

/** What is wrong with a step, or how much it takes to match it. Many questions can rightly have the same single row as their answer. */
export type Outcome = { readonly kind: StepTrouble; readonly why: string } | 'telling' | 'single row' | 'yes or no';

/** Compares a step with the best answer there can be. */
export function tryStep(reference: PreparedReference, context: StepContext): Outcome {
  const { step } = reference;
  const answer = { id: null, status: 'success', error: null, executionTimestamp: null, output: bestOutput(step) };
  const actual = {
    step: { ...step, ...answer },
    names: new Set([step.name]),
    sparql: reference.sparql,
    query: reference.query,
    output: reference.unwrapped,
  };
  const comparator = comparatorFor(reference, actual, context);
  const byArguments = comparator?.name === 'time_series' || comparator?.name === 'data_points';
  // A regular expression is no output that it would match, and a call has none to compare.
  if (comparator?.name === 'call' || step.matching?.output === 'regex') return 'yes or no';
  if (isAbsent(step.output) && !byArguments) return { kind: 'missing-output', why: `${step.name} has no output` };
  const comparison = comparator && compareSteps(comparator, reference, actual, context);
  if (comparison?.score !== 1) return failure(reference, comparison?.explain?.());
  return isTable(reference) ? weakness(reference, comparedTables(reference, actual, context.knobs).left) : 'telling';
}

/** The reference's own output; of retrieval each id once, since a repeated one takes up room that k may not have. */
function bestOutput({ name, output }: ReferenceStep): unknown {
  const json = name === 'retrieval' ? jsonOf(output) : null;
  if (json?.kind !== 'value' || !Array.isArray(json.value)) return output;
  const idOf = (entry: unknown) => jsonText(isMapping(entry) ? own(entry, 'id') : entry);
  return [...new Map(json.value.map((entry: unknown) => [idOf(entry), entry])).values()];
}

function failure({ step, sparql }: PreparedReference, miss?: Miss): Outcome {
  const { kind = 'value_differs', expected } = miss?.cause ?? {};
  const { error, first_difference, arguments: differing = [] } = miss?.detail ?? {};
  if (kind === 'unreadable') return { kind: 'unreadable-output', why: error ?? kind };
  const result = step.mediaType === SPARQL_MEDIA_TYPE ? sparql() : null;
  const columns = result?.kind === 'select' ? result.columns : [];
  const missing = result ? (step.requiredColumns ?? []).filter((column) => !columns.includes(column)) : [];
  if (missing.length > 0)
    return {
      kind: 'missing-column',
      why: `column ${listed(missing)} is not in the result, which has ${listed(columns) || 'none'}`,
    };
  if (step.name === 'retrieval' && expected !== undefined) {
    const k = shownValue(own(step.args, 'k') ?? 'not set');
    return { kind: 'ids-out-of-reach', why: `${counted(expected, 'relevant id')}, k is ${k}` };
  }
  return {
    kind: 'never-scores-1',
    why: [kind.replaceAll('_', ' '), ...differing, first_difference ?? ''].join(' ').trim(),
  };
}

function weakness({ step }: PreparedReference, result: SparqlResult): Outcome {
  if (result.kind !== 'select') return 'yes or no';
  if (result.rows.length === 0) return { kind: 'no-rows', why: `no rows under ${listed(result.columns)}` };
  if ((step.requiredColumns ?? result.columns).length > 0) return result.rows.length === 1 ? 'single row' : 'telling';
  return { kind: 'no-required-columns', why: `${step.requiredColumns ? 'required_columns' : 'head.vars'} is []` };
}

/** The first names of a list; 'nothing' when it is empty. */
export function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : `${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}`;
}
