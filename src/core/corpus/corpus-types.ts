import type { OutputMatch } from '../steps/match-outputs.js';
import type { NumberTolerance, Rules } from '../words/rules.js';

/** A corpus as its file has it: templates, which are kinds of question. */
export type Corpus = readonly Template[];

/** A kind of question; its `template_id` names it in the aggregates. */
export interface Template {
  readonly template_id: string | number;
  /** The title in reports: the name, else the description, else the id. */
  readonly name?: string | null;
  readonly description?: string | null;
  /** Tags of all its questions. */
  readonly tags?: readonly string[] | null;
  /** Whether calls that match no reference step make the steps score 0. */
  readonly extra_calls?: ExtraCalls | null;
  readonly questions?: readonly Question[] | null;
  /** Rules of all its questions. */
  readonly rules?: Rules | null;
  /** `true`: not checked by a person yet, and not scored. */
  readonly draft?: boolean | null;
  /** Keys of all steps of its questions; a step's own key wins. */
  readonly step_defaults?: StepMatching | null;
}

/** A question with the steps that must happen. Without steps, it does not get a steps score. */
export interface Question {
  /** Unique in the corpus. */
  readonly id: string | number;
  readonly question_text: string;
  /** The answer that a judge compares with; not part of the steps score. */
  readonly reference_answer?: unknown;
  /** Groups in sequence; the steps of a group in any order. */
  readonly reference_steps?: ReferenceGroups | null;
  /** Alternatives to `reference_steps`: the best one counts. */
  readonly reference_steps_any_of?: readonly ReferenceGroups[] | null;
  /** `true`: not checked by a person yet, and not scored. */
  readonly draft?: boolean | null;
  readonly tags?: readonly string[] | null;
  /** Whether calls that match no reference step make the steps score 0. */
  readonly extra_calls?: ExtraCalls | null;
  /** Limits on how the agent answers; they add to the template's and override them. */
  readonly rules?: Rules | null;
  /** Checks of its final answer. */
  readonly answer?: AnswerChecks | null;
}

type ReferenceGroups = readonly (readonly (ReferenceStep | AnyOf)[])[];

/** Alternative steps; the best one counts. */
export interface AnyOf {
  readonly any_of: readonly ReferenceStep[];
}

/** Checks of a final answer; each is one value or a list. */
export interface AnswerChecks {
  readonly includes?: string | readonly string[] | null;
  readonly excludes?: string | readonly string[] | null;
  /** Texts, one of which must be the whole answer. */
  readonly equals?: string | readonly string[] | null;
  /** In the syntax of RE2. */
  readonly regex?: string | readonly string[] | null;
  readonly number?: NumberCheck | readonly NumberCheck[] | null;
  /** Checks all texts of the agent, not only the last one. */
  readonly anywhere?: boolean | null;
}

/** A number that occurs in the answer. */
export type NumberCheck = number | { readonly value: number; readonly tolerance?: NumberTolerance | null };

/** A tool call that must happen, with the output it must return. */
export interface ReferenceStep extends StepMatching {
  /** The tool. */
  readonly name: string;
  /** Compared for time series, data points and retrieval, and if `match_args` is set. */
  readonly args?: Readonly<Record<string, unknown>> | null;
  /** Text, or the value itself. */
  readonly output?: unknown;
  /** `application/sparql-results+json`, `application/json`, for tables `text/csv`; anything else is compared as text. */
  readonly output_media_type?: string | null;
  /** `error`: a call that must fail; its output is not compared. */
  readonly status?: 'success' | 'error' | null;
  /** Tables: the columns that must be right; all of the reference's own when absent. */
  readonly required_columns?: readonly string[] | null;
  /** Tables: whether the order of the rows counts; false when absent. A list: the columns that decide, rows equal in them in any order. */
  readonly ordered?: boolean | readonly string[] | null;
  /** Tables: whether repeated rows count once; absent: the preset decides. */
  readonly ignore_duplicates?: boolean | null;
}

/** How a step is compared. Examples of paths: `a.b`, `a[0].b`, `a[*].b`, `"odd.key"`. */
export interface StepMatching {
  /** `includes`: the agent may give more arguments, `within`: fewer; `shallow`: only shared ones; `ignore` when absent. */
  readonly match_args?: 'ignore' | 'exact' | 'includes' | 'within' | 'shallow' | null;
  /** `regex`: the output is a regular expression for a text; `exact` when absent. */
  readonly match_output?: OutputMatch | null;
  /** Tables in JSON: where the rows are, as `data.items`; of several paths the first that exists. */
  readonly rows_at?: string | readonly string[] | null;
  /** Tables whose rows are lists, or CSV without a header: the names of the columns. */
  readonly columns?: readonly string[] | null;
  /** Tables in CSV: whether the first line has the names of the columns; when absent, unless it has a number or a date. */
  readonly header?: boolean | null;
  /** Tables: columns of texts, in which `1.10` is not `1.1`. */
  readonly text?: readonly string[] | null;
  /** Tables: texts that stand for no value, as `\\N`. */
  readonly nulls?: readonly string[] | null;
  /** Maximum deviation of numbers: a difference, a share of the reference, or one of these by path. */
  readonly tolerance?: Tolerance | null;
  /** Lists whose order does not count, by path; true: all. */
  readonly unordered?: boolean | readonly string[] | null;
  /** Paths that are not compared. */
  readonly ignore?: readonly string[] | null;
  /** How texts are normalized before the comparison; `time`: date-times of the same instant are equal, `boolean`: in tables, `true`, `t` and `1` are. */
  readonly normalize?: readonly ('trim' | 'whitespace' | 'case' | 'time' | 'nulls' | 'boolean')[] | null;
  /** Rules of single paths, which begin with `args.` or `output.`. */
  readonly expect?: Readonly<Record<string, Expectation>> | null;
  /** Whether one call may meet this step and others. */
  readonly reuse?: boolean | null;
}

/** The rule for the value at a path. With only `or_absent`, any value is allowed. */
export interface Expectation {
  readonly any?: readonly unknown[];
  /** In the syntax of RE2. */
  readonly regex?: string;
  readonly includes?: string;
  readonly number?: number;
  /** For `number`: the largest absolute difference. */
  readonly tolerance?: number;
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';
  readonly or_absent?: boolean;
}

/** Whether calls that matched no reference step make the steps score 0. */
export type ExtraCalls = 'allow' | 'forbid' | { readonly forbid?: boolean; readonly except?: readonly string[] };

type Amount = number | { readonly absolute?: number; readonly relative?: number };
type Tolerance = Amount | (Exclude<Amount, number> & { readonly paths?: Readonly<Record<string, Amount>> });

/** The record of the agent for one question, as in a line of a responses file. */
export interface Response extends UnnamedResponse {
  readonly question_id: string | number;
}

/** A response without its question's id, because the id is its key. */
export interface UnnamedResponse {
  readonly actual_answer?: unknown;
  /** In the order in which they happened. */
  readonly actual_steps?: readonly ActualStep[] | null;
  readonly status?: 'success' | 'error' | null;
  /** Not null: the answer failed. */
  readonly error?: unknown;
  readonly input_tokens?: number | null;
  readonly output_tokens?: number | null;
  readonly total_tokens?: number | null;
  readonly elapsed_sec?: number | null;
  /** The model that the agent ran on, to price its tokens. */
  readonly model?: string | null;
  /** US dollars; replaces the price of the tokens. */
  readonly cost_usd?: number | null;
}

/** A tool call that the agent made. Numbers named `retrieval_…` are aggregated. */
export interface ActualStep {
  /** Shown where the step matched; `#1`, `#2` … by position when absent. */
  readonly id?: unknown;
  readonly name: string;
  readonly args?: Readonly<Record<string, unknown>> | null;
  /** Only successful steps can match. */
  readonly status?: 'success' | 'error' | null;
  readonly output?: unknown;
  readonly error?: unknown;
  /** ISO 8601; what `now` and `1w-ago` are relative to. */
  readonly execution_timestamp?: unknown;
  readonly [figure: `retrieval_${string}`]: unknown;
}

/** Responses as a list, or by question id as a `Map` or an object. */
export type Responses =
  | readonly Response[]
  | ReadonlyMap<string, UnnamedResponse>
  | Readonly<Record<string, UnnamedResponse>>;
