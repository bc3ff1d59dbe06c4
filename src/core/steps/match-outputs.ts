import type { MatchMode } from './match-leaf.js';

export type OutputKind = 'sparql' | 'csv' | 'json' | 'text';

interface MatchOutputRow {
  /** The kinds of output for which a corpus can use the value. */
  readonly kinds: readonly OutputKind[];
  /** How two outputs are compared: as the named kind, or as their own kind (`kind`); null: not at all. */
  readonly comparedAs: 'kind' | 'text' | 'table' | null;
  /**
   * The meaning of the `output` of the reference step. A `value` is an output that the agent could have: it matches itself, and
   * `stepgate refresh` replaces it. A `pattern` is a regular expression in the syntax of RE2.
   */
  readonly reference: 'value' | 'pattern' | 'unused';
  /** How to compare values that are neither tables nor patterns. */
  readonly mode: MatchMode;
  /** The comparator of this mode; absent: `comparedAs` and `mode` decide. */
  readonly comparator?: ComparatorName;
}

const ALL_KINDS = ['sparql', 'csv', 'json', 'text'] as const;

export const MATCH_OUTPUTS = {
  exact: { kinds: ALL_KINDS, comparedAs: 'kind', reference: 'value', mode: 'exact' },
  includes: { kinds: ['csv', 'json', 'text'], comparedAs: 'kind', reference: 'value', mode: 'includes' },
  within: { kinds: ['json'], comparedAs: 'kind', reference: 'value', mode: 'within' },
  regex: { kinds: ['csv', 'text'], comparedAs: 'text', reference: 'pattern', mode: 'exact', comparator: 'text' },
  table: { kinds: ALL_KINDS, comparedAs: 'table', reference: 'value', mode: 'exact' },
  // The step must be called. Its output is not compared.
  ignore: { kinds: ALL_KINDS, comparedAs: null, reference: 'unused', mode: 'exact', comparator: 'call' },
} as const satisfies Readonly<Record<string, MatchOutputRow>>;

/** How the output of a step is compared, if its keys define it. */
export type OutputMatch = keyof typeof MATCH_OUTPUTS;

export const OUTPUT_MATCHES = Object.keys(MATCH_OUTPUTS) as readonly OutputMatch[];

/** The row of a value; null, for a step without a value: outputs are compared exactly, by their own kind. */
export function matchOutputRow(value: OutputMatch | null): MatchOutputRow {
  return MATCH_OUTPUTS[value ?? 'exact'];
}

/** How outputs are compared in the end, and the keys of a step that then have an effect on outputs. */
export const OUTPUT_FORMS = {
  JSON: ['tolerance', 'unordered', 'ignore', 'normalize'],
  text: ['normalize'],
  'a table': ['tolerance', 'normalize'],
} as const;
export type OutputForm = keyof typeof OUTPUT_FORMS;

/** The kind as which an output of this kind is compared; null: it is not compared. */
export function outputForm(value: OutputMatch | null, kind: OutputKind): OutputForm | null {
  const { comparedAs } = matchOutputRow(value);
  if (comparedAs === null) return null;
  if (comparedAs === 'table' || kind === 'sparql') return 'a table';
  return comparedAs === 'kind' && kind === 'json' ? 'JSON' : 'text';
}

/** The comparators, by the names that `evaluation.yaml` has. */
export type ComparatorName =
  | 'call'
  | 'text'
  | 'json'
  | 'table'
  | 'sparql'
  | 'iri_discovery'
  | 'time_series'
  | 'data_points'
  | 'retrieval';
