import type { ReferenceStep } from '../model.js';
import type { ScoringRules } from '../scoring.js';
import type { SparqlResult } from '../sparql/result.js';
import type { SparqlOptions } from '../sparql/table.js';
import { asRecorded, type ComparedOutput } from './mcp.js';
import { SPARQL_MEDIA_TYPE } from './media-types.js';
import { normalizer } from './normalize.js';
import type { PreparedActual, PreparedReference } from './step.js';
import { readTable, type TableForm, tableResults } from './table-output.js';

/** The outputs of two steps as tables, and how they are compared. */
export interface ComparedTables {
  readonly left: SparqlResult;
  readonly right: SparqlResult;
  readonly options: SparqlOptions;
}

/** Whether the output of a reference step is compared as a table. */
export function isTable({ step: { mediaType, matching } }: Pick<PreparedReference, 'step'>): boolean {
  if (matching?.output === 'ignore') return false;
  return mediaType === SPARQL_MEDIA_TYPE || matching?.output === 'table';
}

/** Whether the output of a reference step is a table with rows to find, and no yes or no. */
export function hasRows(reference: PreparedReference): boolean {
  const isSparql = reference.step.mediaType === SPARQL_MEDIA_TYPE;
  return isTable(reference) && (!isSparql || reference.sparql().kind === 'select');
}

/** Both outputs as tables: SPARQL results as they are, others in their own form. */
export function comparedTables(
  reference: PreparedReference,
  actual: PreparedActual,
  knobs: ScoringRules,
): ComparedTables {
  const { mediaType, requiredColumns } = reference.step;
  const options = tableOptions(reference, knobs);
  if (mediaType === SPARQL_MEDIA_TYPE) return { left: reference.sparql(), right: actual.sparql(), options };
  const form = tableForm(reference.step);
  const [one, other] = [readTable(referenceOutput(reference, knobs), form), readTable(actual.output(), form)];
  const [left, right] = tableResults(one, other, requiredColumns);
  return { left, right, options: { ...options, cells: 'typed' } };
}

/** How the tables of a step are found in outputs. */
export function tableForm({ mediaType, matching }: ReferenceStep): TableForm {
  return { mediaType, rowsAt: matching?.rowsAt ?? null, columns: matching?.columns ?? null };
}

/** How the rows of two tables are compared. */
function tableOptions({ step }: PreparedReference, knobs: ScoringRules): SparqlOptions {
  const { tolerance = null, normalize = null } = step.matching?.outputRules ?? {};
  const rules = { tolerance, normalized: normalizer(normalize ?? []) };
  return {
    requiredColumns: step.requiredColumns,
    ordered: step.ordered,
    ignoreDuplicates: step.ignoreDuplicates ?? knobs.duplicates === 'ignore',
    cells: knobs.cells,
    ...((tolerance || normalize) && { rules }),
  };
}

/** The output of a reference step as it is compared. */
export function referenceOutput(reference: PreparedReference, { mcp_results }: ScoringRules): ComparedOutput {
  return mcp_results === 'unwrap' ? reference.unwrapped() : asRecorded(reference.step.output);
}
