import { unreadable } from '../tables/forms/rows.js';
import type { SparqlResult } from '../tables/result.js';
import { asValues } from '../tables/sparql-forms.js';
import { termRows } from '../tables/sparql-values.js';
import type { SparqlOptions } from '../tables/table.js';
import { NO_TABLE, tableResults } from '../tables/table-results.js';
import { timeNormalizer } from '../tables/time-cells.js';
import { NO_RULES, normalizer } from '../tables/value-rules.js';
import { counted } from '../text/numerals.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { canonicalText } from './match-leaf.js';
import { matchOutputRow } from './match-outputs.js';
import type { ComparedOutput } from './mcp.js';
import { TABLE_DELIMITERS, type Table, tableForm, tableIn } from './read-output.js';
import { type PreparedActual, type PreparedReference, SPARQL_MEDIA_TYPE } from './step.js';

interface ComparedTables {
  readonly left: SparqlResult;
  readonly right: SparqlResult;
  readonly options: SparqlOptions;
  /** The form of the answer where it is not that of the reference. Example: `a Markdown table of 2 columns`. */
  readonly readAs?: string;
}

/** Whether the output of a reference step is compared as a table. */
export function isTable({ step: { mediaType, matching } }: Pick<PreparedReference, 'step'>): boolean {
  const { comparedAs } = matchOutputRow(matching?.output ?? null);
  return comparedAs === 'table' || (comparedAs === 'kind' && mediaType === SPARQL_MEDIA_TYPE);
}

/** Whether the output of a reference step is a table with rows to find, and no yes or no. */
export function hasRows(reference: PreparedReference): boolean {
  const isSparql = reference.step.mediaType === SPARQL_MEDIA_TYPE;
  return !reference.step.mustFail && isTable(reference) && (!isSparql || reference.sparql().kind === 'select');
}

/** Both outputs as tables, with texts of times as both have them where times are compared as instants. */
export function comparedTables(reference: PreparedReference, actual: PreparedActual, knobs: ScoringRules) {
  const compared = tablesOf(reference, actual, knobs);
  const { left, right, options } = compared;
  const { rules } = options;
  const hasTimes = reference.step.matching?.outputRules.normalize?.includes('time') === true;
  if (knobs.tables !== 'any_form' || !hasTimes || !rules?.normalized) return compared;
  if (left.kind !== 'select' || right.kind !== 'select') return compared;
  const normalized = timeNormalizer([left, right], rules.normalized);
  return { ...compared, options: { ...options, rules: { ...rules, normalized } } };
}

/** SPARQL results as they are, others in their own form. */
function tablesOf(reference: PreparedReference, actual: PreparedActual, knobs: ScoringRules): ComparedTables {
  const options = tableOptions(reference, knobs);
  const form = tableForm(reference.step, knobs.tables);
  if (reference.step.mediaType !== SPARQL_MEDIA_TYPE) {
    const tables = [tableIn(referenceOutput(reference, knobs), form), tableIn(actual.output(), form)] as const;
    const cells = knobs.cells === 'lexical' ? 'typed' : knobs.cells;
    return comparedPair(reference, tables, { ...options, cells }, knobs);
  }
  const [left, right] = sparqlResults(reference, actual, knobs);
  const isOther = left.kind === 'select' && right.kind === 'unreadable' && knobs.tables === 'any_form';
  const other = isOther ? tableIn(actual.output(), form) : null;
  const isTaken = other?.kind === 'table' && (other.isTerms || reference.step.matching?.output === 'table');
  if (!isOther || !other || !isTaken) return { left, right, options };
  const table = { ...termRows(left.columns, left.rows), form: 'a SPARQL result' };
  return comparedPair(reference, [table, other], options, knobs);
}

function sparqlResults(reference: PreparedReference, actual: PreparedActual, knobs: ScoringRules) {
  const results = [reference.sparql(), actual.sparql()] as const;
  if (knobs.cells !== 'values') return results;
  const text = () => referenceOutput(reference, knobs).text;
  return [asValues(results[0], text), asValues(results[1], () => actual.output().text)] as const;
}

/** The tables of both sides as results, with the rules that depend on them. */
function comparedPair(
  { step }: PreparedReference,
  [one, other]: readonly [Table, Table],
  options: SparqlOptions,
  { tables }: ScoringRules,
): ComparedTables {
  const { texts = [], nulls = [] } = step.matching ?? {};
  const isPlain = tables === 'by_media_type';
  // The media type of the reference says that its lines are a table: the first one can be a name or a value.
  const isUnclear = one.kind === 'table' && one.form === 'lines' && !TABLE_DELIMITERS.has(step.mediaType);
  const reference = isUnclear ? unreadable(`${NO_TABLE}; as CSV, they need output_media_type: text/csv`) : one;
  const [left, right] = tableResults(reference, other, {
    ...{ required: step.requiredColumns, isPlain, texts, nulls },
    textOf: (value) => canonicalText(value, NO_RULES.paths, { rules: NO_RULES, normalized: String }),
  });
  return { left, right, options, ...readAs(one, other) };
}

const USUAL_FORMS = new Set(['a table', 'a list of rows']);

function readAs(one: Table, other: Table): Pick<ComparedTables, 'readAs'> {
  if (one.kind === 'unreadable' || other.kind === 'unreadable') return {};
  if (one.form === other.form || USUAL_FORMS.has(other.form)) return {};
  return { readAs: `${other.form} of ${counted(other.columns?.length ?? 0, 'column')}` };
}

function tableOptions({ step }: PreparedReference, knobs: ScoringRules): SparqlOptions {
  const { tolerance = null, normalize = null } = step.matching?.outputRules ?? {};
  const booleans = knobs.tables === 'any_form' && normalize?.includes('boolean') === true;
  const rules = { tolerance, normalized: normalize && normalizer(normalize), booleans };
  return {
    requiredColumns: step.requiredColumns,
    ordered: step.ordered,
    ...(step.orderedBy && { orderedBy: step.orderedBy }),
    ignoreDuplicates: step.ignoreDuplicates ?? knobs.duplicates === 'ignore',
    cells: knobs.cells,
    ...((tolerance || normalize) && { rules }),
  };
}

/** The output of a reference step as it is compared. */
export function referenceOutput(reference: PreparedReference, { mcp_results }: ScoringRules): ComparedOutput {
  return mcp_results === 'unwrap' ? reference.unwrapped() : reference.recorded();
}
