import * as v from 'valibot';
import { cutTo, isMapping, own } from '../text/values.js';

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

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Kinds of later versions become `unknown`. */
const causeKind = v.pipe(
  v.string(),
  v.regex(/^[a-z_]{1,40}$/, 'expected a kind of cause'),
  v.transform((kind): CauseKind => CAUSE_KINDS.find((known) => known === kind) ?? 'unknown'),
);

export const causeSchema = v.object({
  kind: causeKind,
  /** Which reference step, counted from 0 over all groups of the question. */
  step: count,
  /** Rows (or ids) of the reference, of the actual step, and common to both. */
  expected: v.optional(count),
  actual: v.optional(count),
  common: v.optional(count),
  /** Calls over which the rows are spread. */
  calls: v.optional(count),
});

/** Why a reference step missed, in words of a closed vocabulary and integers only. */
export type Cause = Readonly<v.InferOutput<typeof causeSchema>>;

/** Decodes a cause of a file; null if it is invalid. */
export function decodeCause(value: unknown): Cause | null {
  const parsed = v.safeParse(causeSchema, value);
  return parsed.success ? parsed.output : null;
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

const differenceSchema = v.object({
  kind: v.picklist(DIFFERENCE_KINDS),
  expected: v.optional(v.string()),
  actual: v.optional(v.string()),
  /** The run whose right query has what the reference has; absent: none is known to. */
  label: v.optional(v.string()),
  /** The actual query has it in one branch of a UNION; both are about an entity each, which is not the same one. */
  in_union: v.optional(v.boolean()),
  other_entity: v.optional(v.picklist(['other', 'earlier step'])),
});

/** One way in which a query differs from the reference query; what a side does not have is absent. */
export type QueryDifference = Readonly<v.InferOutput<typeof differenceSchema>>;

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

const conditionSchema = v.object({
  /** Unique in its list. Example: `?answer —cim:Terminal.SvPowerFlow→ <2dd90406…>`. */
  text: v.string(),
  reference: v.boolean(),
  /** The matching query of the base run; absent where none is known. */
  base: v.optional(v.boolean()),
  actual: v.boolean(),
  /** A named difference is about it; absent: none is. */
  named: v.optional(v.boolean()),
});

/** One thing that a query can ask for, and which queries ask for it. */
export type QueryCondition = Readonly<v.InferOutput<typeof conditionSchema>>;

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

/**
 * A detail: its schema in a file, and the part that fits into a line of text; undefined: none does. What is not read from a file is
 * computed again, or no sentence uses it.
 */
function row<S extends v.GenericSchema>(
  schema: S,
  inLine: (value: v.InferOutput<S>) => v.InferOutput<S> | undefined = (value) => value,
) {
  return { schema, inLine };
}

const unread = <T>() => v.custom<T>(() => false);
const omitted = () => undefined;
const text = v.string();
const texts = v.pipe(v.array(text), v.readonly());
const rows = v.pipe(v.array(v.pipe(v.array(v.nullable(text)), v.readonly())), v.readonly());

/** All details, in the order in which they are written. */
const DETAILS = {
  /** The actual step that came closest. */
  closest: row(unread<unknown>(), omitted),
  /** Cells by required column; null is unbound. */
  missing_rows: row(unread<v.InferOutput<typeof rows>>(), omitted),
  unmatched_columns: row(texts),
  unbound_columns: row(texts),
  /** A column of the actual step, what it holds, and the required column that needs something else. */
  column: row(
    v.pipe(v.object({ actual: text, holds: v.picklist(['text', 'numbers', 'IRIs']), required: text }), v.readonly()),
  ),
  /** The tool after which the agent stopped, or which found nothing. */
  tool: row(text),
  /** How often the agent made the last call before it stopped, if more than once. */
  times: row(v.number()),
  /** The part that was not recorded; absent: the output. */
  part: row(v.literal('arguments')),
  /** A successful call with the required name that is too late, or is matched with another reference step. */
  instead: row(v.object({ tool: text, reason: v.picklist(['later', 'taken']) })),
  /** The asked entity, and the way in which the agent looked for it. */
  entity: row(text, shortenEntity),
  searched_as: row(text, shortenEntity),
  /** Its class in the reference query, where the agent looked for it as another. */
  entity_class: row(text, shorten),
  /** Another step returned that entity: only the form in which the query has it is wrong. */
  is_found: row(v.boolean()),
  /** No call has an id, or a text of the question, that could mean the asked entity. */
  is_unnamed: row(v.boolean()),
  /** The hit of an earlier search that the query is about, and the entity of the reference, with its place among the hits if it is one. */
  chosen: row(
    v.pipe(
      v.object({
        entity: text,
        expected: text,
        hit: count,
        hits: count,
        expected_hit: v.optional(count),
        /** The search, where its class leaves out the expected entity, and the class that the reference has. */
        searched_as: v.optional(text),
        entity_class: v.optional(text),
      }),
      v.readonly(),
    ),
    (one) => ({ ...one, entity: shortenEntity(one.entity), expected: shortenEntity(one.expected) }),
  ),
  /** All reference rows are entities that the question names. */
  only_given: row(v.boolean()),
  /** The LIMIT of the actual query. */
  limit: row(v.number()),
  /** Why repeats count: by a key of the step, by the scoring rules, or because the step requires an order. */
  repeats_count: row(v.picklist(['step', 'scoring', 'order'])),
  /** The rows are right and only their number of repeats is not. */
  only_repeats: row(v.boolean()),
  /** The search that reached the work limit was one for equal blank nodes. */
  blank_nodes: row(v.boolean()),
  /** The column, or the columns with a comma, whose values repeat the rows. */
  repeated_for: row(text),
  /** Equal rows were counted once, and there were some. */
  distinct_rows: row(v.boolean()),
  /** Of the missing rows those of which the actual step has a copy, if too few. */
  missing_repeats: row(v.number()),
  /** As the missing rows; those with values are only in the evaluation file. */
  extra_rows: row(rows, (extra) =>
    extra.length > 0 && extra.flat().every((cell) => cell === null) ? extra : undefined,
  ),
  first_difference: row(text),
  /** Of a differing cell: the other cells of its row, as far as they fit into a line. */
  row: row(text),
  /** Of a list whose order is free only one: the item that is missing or extra. */
  expected_value: row(text, shorten),
  actual_value: row(text, shorten),
  /** The tool of the reference step whose output has the expected value. */
  returned_by: row(text),
  /** The text that an output should contain. */
  missing_text: row(text, shorten),
  arguments: row(texts, (names) => names.map(shorten)),
  error: row(text, shorten),
  /** What the last lookup returned, of an answer with lookups alone. */
  returned: row(text),
  /** The number of output tokens at which the model was cut off before it called a tool. */
  cut_at: row(v.number()),
  /** Number of failed calls, of several that all failed for the same reason. */
  tries: row(v.number()),
  /** The number of the explained call, counted from 1, where the answer has several. */
  call: row(v.number()),
  /** The first missing row, or else the first extra one, in a few words. */
  example: row(text),
  /** The first extra row, where the example is a missing one. */
  extra_example: row(text),
  /** A required column that the output lacks, also where another one could be taken for it. */
  unreturned: row(text),
  /** The explained call was right in the run of a label, and what it returned there was another result. */
  same_call: row(unread<SameCall>()),
  /** The form of a table that is written otherwise than the reference. Example: `a Markdown table of 2 columns`. */
  read_as: row(text),
  /** How the query of the step that came closest differs from the reference query: facts, not the cause. */
  query_difference: row(v.pipe(v.array(differenceSchema), v.readonly()), namedDifferences),
  /** The conditions of the reference query and of the explained query, in the order of the reference. */
  conditions: row(v.pipe(v.array(conditionSchema), v.readonly()), omitted),
  /** The run has more missed queries than are read, so how this one differs is not known. */
  query_unread: row(v.boolean()),
  /** The same against the run that a regressed question is compared with. */
  base_difference: row(unread<BaseDifference>(), omitted),
  /** How the arguments of the step that came closest changed against the right call of that run. */
  argument_change: row(unread<readonly ArgumentChange[]>(), omitted),
  /** Where the arguments of that step differ from those of the reference, as paths such as `$.limit`. */
  argument_difference: row(texts, (paths) => paths.map(shorten)),
};

/** Details for a person, in addition to the cause. They are free text, and so never in the baseline. */
export type CauseDetail = { readonly [K in keyof typeof DETAILS]?: v.InferOutput<(typeof DETAILS)[K]['schema']> };

const ROWS = Object.entries(DETAILS) as [keyof CauseDetail, ReturnType<typeof row>][];

/** The part of a step's detail that sentences use, without what cannot be read, such as differences of later versions. */
export function decodeDetail(value: unknown): CauseDetail {
  if (!isMapping(value)) return {};
  const read = ROWS.flatMap(([key, { schema }]) => {
    const parsed = v.safeParse(schema, own(value, key));
    return parsed.success ? [[key, parsed.output] as const] : [];
  });
  return Object.fromEntries(read);
}

/** The part of a detail that fits into a line. */
export function lineDetail(detail: CauseDetail): CauseDetail {
  const parts = ROWS.map(([key, { inLine }]) => [key, detail[key] === undefined ? undefined : inLine(detail[key])]);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/** Maximum number of characters of a text that explains a miss in one line. */
const LINE = 120;

function shorten(long: string): string {
  return cutTo(long, LINE);
}

const UUID = /\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;

/** Shortens UUIDs to their first characters, which distinguish them in a line. */
function shortenEntity(long: string): string {
  return shorten(long.replace(UUID, '$1-…'));
}
