import type { RowsFound } from '../tables/outcome.js';
import type { ValueRules } from '../tables/value-rules.js';
import type { JsonPath } from '../text/json-path.js';
import type { Mapping } from '../text/values.js';
import type { Pattern } from '../text/wildcards.js';
import type { Cause, CauseDetail } from '../words/causes.js';
import type { AnswerChecks, Rules } from '../words/rules.js';
import type { MatchMode } from './match-leaf.js';
import type { ComparatorName, OutputMatch } from './match-outputs.js';

/** A tool call that must happen, with the output it must return. */
export interface ReferenceStep {
  readonly name: string;
  readonly args: Mapping;
  readonly output: unknown;
  readonly mediaType: string | null;
  readonly ordered: boolean;
  /** The columns that decide the order: rows that are equal in them can be in any order. Absent: all rows are in order. */
  readonly orderedBy?: readonly string[];
  /** null: the variables of the reference's own result. */
  readonly requiredColumns: readonly string[] | null;
  /** null: the scoring preset decides. */
  readonly ignoreDuplicates: boolean | null;
  /** Set for a call that must fail, in presets that read this. */
  readonly mustFail?: true;
  /** Absent: only its name and media type decide. */
  readonly matching?: StepMatching;
  /** Alternative steps, one of which must happen; the other fields are copied from the first. */
  readonly anyOf?: readonly ReferenceStep[];
  /** The step as the corpus has it, for the output files. */
  readonly source: Mapping;
}

/** Steps of a group may happen in any order. */
export type Group = readonly ReferenceStep[];

export interface Question {
  readonly id: string;
  readonly templateId: string;
  readonly text: string;
  readonly referenceAnswer: unknown;
  /** Groups in sequence, each with at least one step. A question without groups does not get a steps score. */
  readonly groups: readonly Group[];
  /** The alternatives of `reference_steps_any_of`, each with its groups. Without `reference_steps`, `groups` is the first of them. */
  readonly alternatives?: readonly (readonly Group[])[];
  readonly tags: readonly string[];
  readonly rules?: Rules;
  readonly answer?: AnswerChecks;
  /** Set for a draft, which no person has checked yet and which is not scored. */
  readonly isDraft?: true;
  /** A call that matches no step makes the score 0, except calls of tools with these names; absent: such calls are allowed. */
  readonly extraCalls?: { readonly except: readonly string[] } | undefined;
}

export interface Template {
  readonly id: string;
  /** The name for readers: `name`, else `description`, else the id. */
  readonly title: string;
  readonly questions: readonly Question[];
}

export interface Corpus {
  readonly templates: readonly Template[];
  /** All questions in the order of the files, which differs from the order of the templates if a template id occurs again. */
  readonly questions: readonly Question[];
}

export interface ActualStep {
  readonly id: unknown;
  readonly name: string;
  readonly args: Mapping;
  /** The arguments, if they are a text instead of a mapping. */
  readonly argsText?: string;
  /** How to record the arguments, if a trace lacks them. */
  readonly argsNotRecorded?: string;
  readonly status: unknown;
  readonly output: unknown;
  /** How to record the output, if a trace lacks it. */
  readonly notRecorded?: string;
  readonly error: unknown;
  readonly executionTimestamp: unknown;
}

export interface Response {
  readonly questionId: string;
  /** The error text of an answer that failed, else null. */
  readonly error: string | null;
  /** null: the list of steps is missing. */
  readonly steps: readonly ActualStep[] | null;
  /** The problem with the shape of the record, for which the answer scores 0; null: none. */
  readonly unreadable: string | null;
  /** The record with the current names of keys. */
  readonly source: Mapping;
}

/** The score of one reference step of the scored groups. */
export interface StepDetail {
  readonly group: number;
  readonly step: number;
  readonly name: string;
  /** The route of `reference_steps_any_of` that was scored; absent: `reference_steps`. */
  readonly reference_steps_any_of?: number;
  /** Index of the alternative that matched or that the cause describes. */
  readonly any_of?: number;
  /** How the step was compared; null: no step could be compared with it. */
  readonly comparator: ComparatorName | null;
  readonly score: number;
  /** The equal rows of the tables; absent if no tables were compared. */
  readonly rows?: RowsFound;
  /** Id of the matched actual step; absent for a miss. */
  readonly matches?: unknown;
  readonly cause?: Cause;
  readonly detail?: CauseDetail;
}

export interface StepsOutcome {
  readonly score: number;
  readonly details: readonly StepDetail[];
  /** Mean F1 of the rows of all scored tables, in [0, 1]; null without tables. */
  readonly rowsF1: number | null;
  /** Whether there were too many steps to compare all of them or all assignments. */
  readonly isBounded: boolean;
  /** The score with all groups; absent if all are scored. */
  readonly ofAllGroups?: () => number;
}

export type SampleStatus = 'success' | 'error' | 'missing';

/** How a reference step is compared, by its own keys. A step without such keys has no `matching`. */
export interface StepMatching {
  readonly args: MatchMode | 'ignore' | 'shallow';
  /** null: the kind of the step decides, as without these keys. */
  readonly output: OutputMatch | null;
  readonly argsRules: ValueRules;
  readonly outputRules: ValueRules;
  /** The output as a regular expression; null: not a regular expression, or no engine is loaded. */
  readonly pattern: Pattern | null;
  /** Rules of single paths. Values with a rule are excluded from the other comparison. */
  readonly expect: readonly Expectation[];
  /** Whether one call may meet this step and others. */
  readonly reuse: boolean;
  /** Where the rows of a table are, the first path that exists; null: it is all of the output. */
  readonly rowsAt: readonly JsonPath[] | null;
  /** Names of columns, for rows that have none. */
  readonly columns: readonly string[] | null;
  /** Whether the first line of CSV has the names of the columns; null: the line shows it. */
  readonly header: boolean | null;
  /** Columns of texts, such as codes that look like numbers. */
  readonly texts: readonly string[];
  readonly nulls: readonly string[];
  /** Paths of the rules, to check them against the reference. */
  readonly paths: readonly WrittenPath[];
}

/** A path in the form of the corpus. */
export interface WrittenPath {
  readonly key: 'ignore' | 'unordered' | 'tolerance' | 'rows_at';
  readonly written: string;
  readonly side: 'args' | 'output';
  readonly path: JsonPath;
}

/** Kinds of JSON values that a path may be required to have. */
export const VALUE_TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const;
export type ValueType = (typeof VALUE_TYPES)[number];

export type Expected =
  /** The allowed values, compared as JSON. */
  | { readonly kind: 'any'; readonly values: readonly unknown[] }
  | { readonly kind: 'regex'; readonly source: string; readonly pattern: Pattern | null }
  | { readonly kind: 'includes'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly tolerance: number }
  | { readonly kind: 'type'; readonly type: ValueType }
  | { readonly kind: 'free' };

/** A rule that a value is checked by, instead of a comparison with the reference. */
export interface Expectation {
  readonly side: 'args' | 'output';
  readonly path: JsonPath;
  readonly expected: Expected;
  readonly orAbsent: boolean;
}
