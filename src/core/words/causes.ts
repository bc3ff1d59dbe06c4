/** What holds for misses of one kind. */
interface CauseRow {
  /** What the result, or its query, lacks. */
  readonly lacks?: 'all rows' | 'rows' | 'a condition' | 'a column';
  /** It names the reason itself; any further difference would mislead. */
  readonly saysAll?: true;
  /** It names the arguments that differ. */
  readonly namesArguments?: true;
  /** The explained step is one of another tool, so that there is nothing to compare. */
  readonly isOtherTool?: true;
}

/** Why a reference step can miss: a closed vocabulary, which files of other versions may exceed. */
export const CAUSES = {
  no_response: {},
  no_tool_call: {},
  search_empty: { lacks: 'all rows', isOtherTool: true },
  stopped_after: { isOtherTool: true },
  no_step: { isOtherTool: true },
  step_failed: { saysAll: true },
  malformed_query: { saysAll: true },
  timed_out: { saysAll: true },
  unavailable: { saysAll: true },
  other_result: { saysAll: true },
  not_recorded: { saysAll: true },
  cut_output: { saysAll: true },
  unreadable: { saysAll: true },
  only_lookups: {},
  entity_not_found: { lacks: 'all rows' },
  empty_result: { lacks: 'all rows' },
  given_row_missing: { lacks: 'rows' },
  given_row_extra: { lacks: 'a condition' },
  cut_off: { lacks: 'rows' },
  split: { saysAll: true },
  missing_rows: { lacks: 'rows' },
  extra_rows: { lacks: 'a condition' },
  missing_and_extra: {},
  other_rows: {},
  missing_column: { lacks: 'a column' },
  unbound_column: { saysAll: true },
  literal_for_iri: { lacks: 'a column' },
  order: {},
  value_differs: {},
  arguments_differ: { namesArguments: true },
  extra_call: { saysAll: true },
  not_reached: {},
  too_symmetric: {},
  unknown: {},
} satisfies Readonly<Record<string, CauseRow>>;
/** `unknown` is a kind of a later version, read from a file. */
export type CauseKind = keyof typeof CAUSES;
export const CAUSE_KINDS = Object.keys(CAUSES) as readonly CauseKind[];

export function causeRow(kind: CauseKind): CauseRow {
  return CAUSES[kind];
}

/** Why a reference step missed, in words of a closed vocabulary and integers only. */
export interface Cause {
  readonly kind: CauseKind;
  /** Which reference step, counted from 0 over all groups of the question. */
  readonly step: number;
  /** Rows (or ids) of the reference, of the actual step, and common to both. */
  readonly expected?: number;
  readonly actual?: number;
  readonly common?: number;
  /** Calls over which the rows are spread. */
  readonly calls?: number;
}

/** The ways in which two queries can differ, in the order in which they are named when all are equally rare. */
export const DIFFERENCE_KINDS = [
  'class_as_property',
  'exchanged',
  'unbound',
  'constant_other',
  'class_other',
  'predicate_other',
  'path',
  'role_other',
  'unconnected',
  'entity_open',
  'looked_up',
  'predicate_missing',
  'predicate_extra',
  'filter_missing',
  'filter_extra',
  'projects_other',
  'source',
  'order',
  'limit',
  'distinct',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** One way in which a query differs from the reference query; what a side does not have is absent. */
export interface QueryDifference {
  readonly kind: DifferenceKind;
  readonly expected?: string;
  readonly actual?: string;
  /** The run whose right query has what the reference has; absent: none is known to. */
  readonly label?: string;
  /** The actual query has it in one branch of a UNION. */
  readonly in_union?: boolean;
}

/** Differences that leave every result empty, whatever else a query asks for. */
export const CERTAIN: ReadonlySet<DifferenceKind> = new Set(['class_as_property', 'exchanged']);

/** The differences that a sentence names: the first, and the second where each alone makes the answer fail. */
export function namedDifferences<One extends QueryDifference>(all: readonly One[]): readonly One[] {
  const [first, second] = all;
  const isOther = (second?.kind === 'constant_other' || second?.kind === 'class_other') && hasBothSides(second);
  const areFilters = first?.kind === 'filter_missing' && second?.kind === 'filter_missing';
  const isSure = first !== undefined && (CERTAIN.has(first.kind) || (isOther && hasBothSides(first)));
  return all.slice(0, isSure || areFilters ? 2 : 1);
}

function hasBothSides({ expected, actual }: QueryDifference): boolean {
  return expected !== undefined && actual !== undefined;
}

/** One thing that a query can ask for, and which queries ask for it. */
export interface QueryCondition {
  /** Unique in its list. Example: `?answer —cim:Terminal.SvPowerFlow→ <2dd90406…>`. */
  readonly text: string;
  readonly reference: boolean;
  /** The matching query of the base run; absent where none is known. */
  readonly base?: boolean;
  readonly actual: boolean;
  /** A named difference is about it; absent: none is. */
  readonly named?: boolean;
}

/** A way to the asked entity that the query that matched in the run of a label has, and this run's query has not. */
export interface BaseDifference extends QueryDifference {
  readonly label: string;
  readonly expected: string;
}

/** An argument that the call that was right in the run of a label had otherwise; what a side did not send is absent. */
export interface ArgumentChange {
  /** Its name, or the path of the first difference in it. Example: `filter.in_stock`. */
  readonly argument: string;
  readonly label: string;
  readonly expected?: string;
  readonly actual?: string;
  /** Both sides are texts; shown are the words in which they differ. */
  readonly isPart?: boolean;
}

/** A call that this run and the run of a label made alike, to queries but for layout and names of variables. */
export interface SameCall {
  readonly label: string;
  readonly noun: 'query' | 'call';
  /** Why the other result missed; absent where the cause itself says it. */
  readonly kind?: CauseKind;
  /** How often this run made it. */
  readonly times: number;
}

/** Details for a person, in addition to the cause. They are free text, and so never in the baseline. */
export interface CauseDetail {
  /** The actual step that came closest. */
  readonly closest?: unknown;
  /** Cells by required column; null is unbound. */
  readonly missing_rows?: readonly (readonly (string | null)[])[];
  readonly extra_rows?: readonly (readonly (string | null)[])[];
  /** The rows are right and only their number of repeats is not. */
  readonly only_repeats?: boolean;
  /** Equal rows were counted once, and there were some. */
  readonly distinct_rows?: boolean;
  /** Of the missing rows those of which the actual step has a copy, if too few. */
  readonly missing_repeats?: number;
  /** Why repeats count: by a key of the step, by the scoring rules, or because the step requires an order. */
  readonly repeats_count?: 'step' | 'scoring' | 'order';
  /** The column, or the columns with a comma, whose values repeat the rows. */
  readonly repeated_for?: string;
  /** The search that reached the work limit was one for equal blank nodes. */
  readonly blank_nodes?: boolean;
  readonly unmatched_columns?: readonly string[];
  readonly unbound_columns?: readonly string[];
  /** A column of the actual step, what it holds, and the required column that needs something else. */
  readonly column?: { readonly actual: string; readonly holds: 'text' | 'numbers' | 'IRIs'; readonly required: string };
  /** The tool after which the agent stopped, or which found nothing. */
  readonly tool?: string;
  /** How often the agent made the last call before it stopped, if more than once. */
  readonly times?: number;
  /** The part that was not recorded; absent: the output. */
  readonly part?: 'arguments';
  /** A successful call with the required name that is too late, or is matched with another reference step. */
  readonly instead?: { readonly tool: string; readonly reason: 'later' | 'taken' };
  /** The asked entity, and the way in which the agent looked for it. */
  readonly entity?: string;
  readonly searched_as?: string;
  /** Its class in the reference query, where the agent looked for it as another. */
  readonly entity_class?: string;
  /** Another step returned that entity: only the form in which the query has it is wrong. */
  readonly is_found?: boolean;
  /** No call has an id, or a text of the question, that could mean the asked entity. */
  readonly is_unnamed?: boolean;
  /** The hit of an earlier search that the query is about, and the entity of the reference, with its place among the hits if it is one. */
  readonly chosen?: {
    readonly entity: string;
    readonly expected: string;
    readonly hit: number;
    readonly hits: number;
    readonly expected_hit?: number;
    /** The search, where its class leaves out the expected entity, and the class that the reference has. */
    readonly searched_as?: string;
    readonly entity_class?: string;
  };
  /** All reference rows are entities that the question names. */
  readonly only_given?: boolean;
  /** The LIMIT of the actual query. */
  readonly limit?: number;
  readonly first_difference?: string;
  /** Of a differing cell: the other cells of its row, as far as they fit into a line. */
  readonly row?: string;
  /** Of a list whose order is free only one: the item that is missing or extra. */
  readonly expected_value?: string;
  readonly actual_value?: string;
  /** The tool of the reference step whose output has the expected value. */
  readonly returned_by?: string;
  /** The text that an output should contain. */
  readonly missing_text?: string;
  readonly arguments?: readonly string[];
  readonly error?: string;
  /** What the last lookup returned, of an answer with lookups alone. */
  readonly returned?: string;
  /** The number of output tokens at which the model was cut off before it called a tool. */
  readonly cut_at?: number;
  /** Number of failed calls, of several that all failed for the same reason. */
  readonly tries?: number;
  /** The number of the explained call, counted from 1, where the answer has several. */
  readonly call?: number;
  /** The first missing row, or else the first extra one, in a few words. */
  readonly example?: string;
  /** The first extra row, where the example is a missing one. */
  readonly extra_example?: string;
  /** A required column that the output lacks, also where another one could be taken for it. */
  readonly unreturned?: string;
  /** The explained call was right in the run of a label, and what it returned there was another result. */
  readonly same_call?: SameCall;
  /** The form of a table that is written otherwise than the reference. Example: `a Markdown table of 2 columns`. */
  readonly read_as?: string;
  /** How the query of the step that came closest differs from the reference query: facts, not the cause. */
  readonly query_difference?: readonly QueryDifference[];
  /** The conditions of the reference query and of the explained query, in the order of the reference. */
  readonly conditions?: readonly QueryCondition[];
  /** The run has more missed queries than are read, so how this one differs is not known. */
  readonly query_unread?: boolean;
  /** The same against the run that a regressed question is compared with. */
  readonly base_difference?: BaseDifference;
  /** How the arguments of the step that came closest changed against the right call of that run. */
  readonly argument_change?: readonly ArgumentChange[];
  /** Where the arguments of that step differ from those of the reference, as paths such as `$.limit`. */
  readonly argument_difference?: readonly string[];
}
