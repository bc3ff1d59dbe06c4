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
  /** null: the variables of the reference's own result. */
  readonly requiredColumns: readonly string[] | null;
  /** null: the scoring preset decides. */
  readonly ignoreDuplicates: boolean | null;
  /** Absent: by its name and media type alone. */
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
  /** The question's own tags and its template's. */
  readonly tags: readonly string[];
  /** Its own and its template's; absent: none. */
  readonly rules?: Rules;
  /** Checks of its final answer; absent: none. */
  readonly answer?: AnswerChecks;
  /** Not checked by a person yet, and not scored; absent: it is scored. */
  readonly isDraft?: true;
  /** Calls that match no step make its score 0, except of tools with these names; absent: they are allowed. */
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
  /** All questions in the order of the files, which is not the templates' where a template id occurs again. */
  readonly questions: readonly Question[];
}

/** A tool call that the agent made. */
export interface ActualStep {
  readonly id: unknown;
  readonly name: string;
  readonly args: Mapping;
  /** Arguments that are a text and no mapping. */
  readonly argsText?: string;
  /** How the arguments could have been recorded, where a trace lacks them. */
  readonly argsNotRecorded?: string;
  readonly status: unknown;
  readonly output: unknown;
  /** How the output could have been recorded, where a trace lacks it. */
  readonly notRecorded?: string;
  readonly error: unknown;
  readonly executionTimestamp: unknown;
}

/** The record of the agent for one question. */
export interface Response {
  readonly questionId: string;
  /** The error text of an answer that failed, else null. */
  readonly error: string | null;
  /** null: the list of steps is missing. */
  readonly steps: readonly ActualStep[] | null;
  /** The problem with the shape of the record, for which the answer scores 0; null: none. */
  readonly unreadable: string | null;
  /** The record as it was written, older key names brought up to date. */
  readonly source: Mapping;
}

/** The score of one reference step of the scored groups. */
export interface StepDetail {
  readonly group: number;
  readonly step: number;
  readonly name: string;
  /** The way of `reference_steps_any_of` that was scored; absent: `reference_steps`. */
  readonly reference_steps_any_of?: number;
  /** Index of the alternative that matched or that the cause describes. */
  readonly any_of?: number;
  /** How the step was compared, or null when nothing could be. */
  readonly comparator: ComparatorName | null;
  readonly score: number;
  /** The equal rows of the tables; absent if no tables were compared. */
  readonly rows?: RowsFound;
  /** Id of the matched actual step; absent for a miss. */
  readonly matches?: unknown;
  readonly cause?: Cause;
  readonly detail?: CauseDetail;
}

/** The steps score of one question, in [0, 1], and how it came about. */
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
  /** Rules of single paths, which are taken out of what is compared. */
  readonly expect: readonly Expectation[];
  /** Whether one call may meet this step and others. */
  readonly reuse: boolean;
  /** Where the rows of a table are; null: it is all of the output. */
  readonly rowsAt: JsonPath | null;
  /** Names of columns, for rows that are lists. */
  readonly columns: readonly string[] | null;
  /** Paths of the rules, to check them against the reference. */
  readonly paths: readonly WrittenPath[];
}

/** A path as the corpus has it. */
export interface WrittenPath {
  readonly key: 'ignore' | 'unordered' | 'tolerance';
  readonly written: string;
  readonly side: 'args' | 'output';
  readonly path: JsonPath;
}

/** Kinds of JSON values that a path may be required to have. */
export const VALUE_TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const;
export type ValueType = (typeof VALUE_TYPES)[number];

/** The rule for the value at a path. */
export type Expected =
  /** The allowed values, compared as JSON. */
  | { readonly kind: 'any'; readonly values: readonly unknown[] }
  | { readonly kind: 'regex'; readonly source: string; readonly pattern: Pattern | null }
  | { readonly kind: 'includes'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly tolerance: number }
  | { readonly kind: 'type'; readonly type: ValueType }
  | { readonly kind: 'free' };

/** A rule of one path, by which its value is checked in the place of the reference's. */
export interface Expectation {
  readonly side: 'args' | 'output';
  readonly path: JsonPath;
  readonly expected: Expected;
  /** The path may be absent. */
  readonly orAbsent: boolean;
}
