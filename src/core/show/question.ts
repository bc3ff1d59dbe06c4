import type { TurnFigures } from '../entries/result-types.js';
import type { Why } from '../figures/figures.js';
import type { SampleStatus } from '../steps/model.js';
import type { DiffLine } from '../text/diff.js';
import type { CauseDetail } from '../words/causes.js';
import type { BrokenRule, FailedCheck, RuleName } from '../words/rules.js';

/** How much of a question is shown. */
export interface Extent {
  /**
   * Maximum number of rows of a table: those that only it has, those that both tables have, and those of a table that
   * matched.
   */
  readonly different: number;
  readonly common: number;
  readonly matched: number;
  /** Maximum number of characters of a cell, and of columns. */
  readonly cell: number;
  readonly columns: number;
  /** Whether all scored reference steps are compared, not only the one that decided. */
  readonly isEveryStep: boolean;
  /** Maximum number of characters of a call's arguments, and of its output; null: they are not shown. */
  readonly callTexts: { readonly args: number; readonly output: number } | null;
  /** Maximum number of listed calls, in addition to those that matched or explain something. */
  readonly calls: number;
}

/** The extent that fits a terminal screen. */
export const SCREEN: Extent = {
  ...{ different: 10, common: 3, matched: 10, cell: 500, columns: 12 },
  ...{ isEveryStep: false, callTexts: null, calls: Number.POSITIVE_INFINITY },
};

/** The same with the whole texts of every call. */
export const WHOLE_CALLS: Extent = { ...SCREEN, callTexts: { args: 100_000, output: 1_000_000 } };

/** One answer to one question, with everything that explains its score: plain data, for any output. */
export interface ShownQuestion extends ShownAnswer {
  readonly id: string;
  readonly templateId: string;
  readonly text: string;
  /** The same question in the run to compare with; null: there is no such run, or it lacks the question. */
  readonly base: ShownBase | null;
}

/** One answer, with the steps that its score is computed from. */
export interface ShownAnswer {
  readonly status: SampleStatus;
  /** The steps score in [0, 1]; null without reference steps. */
  readonly score: number | null;
  /** Why it missed, with all details; null if it did not miss or the reason is unknown. */
  readonly why: Why | null;
  /** The number of this answer among the question's answers; null if there is only one. */
  readonly trial: { readonly number: number; readonly of: number } | null;
  /** Each scored reference step. */
  readonly references: readonly ShownReference[];
  /** The reference step that decided and the agent's step; null without a reference step, and in another run if every step is shown. */
  readonly compared: ComparedSteps | null;
  readonly calls: readonly ShownCall[];
  /** Counts of all calls, including those not listed. */
  readonly callCounts: { readonly all: number; readonly failed: number };
  /** The figures of each turn of the user; empty unless there are several turns. */
  readonly turns: readonly TurnFigures[];
  /** Rules that it broke, and failed answer checks; absent if empty. */
  readonly brokenRules?: readonly BrokenRule[];
  readonly failedChecks?: readonly FailedCheck[];
  readonly answer: AnswerTexts;
}

/** The agent's answer, the reference answer, and the judge's result. */
export interface AnswerTexts {
  /** null: no answer. */
  readonly actual: string | null;
  readonly reference: string | null;
  /** Figures of the judge by name; empty if the answer was not judged. */
  readonly figures: Readonly<Record<string, number>>;
  /** Texts of custom evaluations by the names of their outputs, with their errors; absent without any. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly reason: string | null;
  /** Claims listed by the judge; null if it listed none or they are not in the file. */
  readonly claims: AnswerClaims | null;
}

/**
 * Claims of the reference that the answer has (found) and lacks (missed), and claims that only the answer has (wrong).
 */
export interface AnswerClaims {
  readonly found: readonly string[];
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
}

/** The answer of another run. */
export interface ShownBase extends ShownAnswer {
  /** The displayed name of the other run. */
  readonly label: string;
  /** The arguments of its step compared with those of this run's step; null if either is missing, or every step is shown. */
  readonly asked: TextDiff | null;
  /** The same for each scored reference step of this run, instead of its comparison with the reference; empty if only the deciding step is shown. */
  readonly askedBySteps: readonly (TextDiff | null)[];
}

export interface ShownReference {
  readonly group: number;
  readonly step: number;
  readonly name: string;
  readonly score: number;
  /** Number of the call that matched it, or that explains its miss; null without such a call. */
  readonly call: number | null;
  readonly why: Why | null;
  /** The reference step compared with the call; null if it is not shown. */
  readonly compared: ComparedSteps | null;
}

/** A reference step and the step that matched it or was closest. */
export interface ComparedSteps {
  readonly name: string;
  /** Number and name of the agent's step; null: no close step. */
  readonly call: { readonly number: number; readonly name: string } | null;
  readonly detail: CauseDetail;
  /** The arguments side by side, unless only one step has arguments to show. */
  readonly args: TextDiff;
  /** The steps that the arguments belong to. */
  readonly argsOf: 'both' | 'reference' | 'call';
  /** The rules of `expect`, as the corpus has them. Example: `args.unit: {"any":["celsius","C"]}`. */
  readonly expect: readonly string[];
  /** null: the reference has no output; only its arguments count. */
  readonly output: ComparedOutputs | null;
}

export type ComparedOutputs =
  | { readonly kind: 'tables'; readonly tables: ShownTables }
  | ({ readonly kind: 'text' } & TextDiff);

/** The differences of two texts. */
export interface TextDiff {
  readonly language: 'sparql' | 'json' | 'text';
  readonly lines: readonly DiffLine[];
  /** Number of characters cut from a text that is too long; 0 if none. */
  readonly leftOut: number;
  /** What was left out because the comparison allows it; absent: nothing. */
  readonly allowed?: Allowed;
  /** The line on the right that a syntax error is about; absent: none, or it is not certain. */
  readonly errorLine?: string;
}

/** Counts of what a comparison allows in addition to the reference: further keys and items, and values at ignored paths. */
export interface Allowed {
  readonly keys: number;
  readonly items: number;
  readonly ignored: number;
}

export interface ShownTables {
  readonly reference: ShownTable;
  /** null: the agent's output is not a table. */
  readonly actual: ShownTable | null;
  /** For each column of the reference the matching column of the agent's table; null without a match. */
  readonly pairs: readonly (string | null)[];
  /** Whether the common rows are in another order, which counts. */
  readonly isReordered?: true;
}

export interface ShownTable {
  readonly columns: readonly string[];
  /** Number of rows of the result. */
  readonly total: number;
  /** Number of compared rows, with repeated rows counted once; absent if it equals `total`. */
  readonly distinct?: number;
  /** Number of rows that the other table lacks; can exceed the number of shown rows. */
  readonly different: number;
  readonly rows: readonly ShownRow[];
}

export interface ShownRow {
  readonly isDifferent: boolean;
  /** Number of rows that this row represents, which are equal in the compared columns; absent: one. */
  readonly copies?: number;
  readonly cells: readonly (string | null)[];
  /** Number of the reference's row, starting at 1; null: none. Only if rows missed and their order counts. */
  readonly place?: number | null;
}

/** A tool call of the agent. */
export interface ShownCall {
  /** At least 1. */
  readonly number: number;
  readonly name: string;
  readonly status: string;
  /** Number of rows of a table, or of items of a list; null for other outputs, and for those too large to read. */
  readonly rows: number | null;
  /** Number of characters of the output; null: no output. */
  readonly size: number | null;
  /** Seconds since the first call; null if the times are not recorded. */
  readonly seconds: number | null;
  readonly error: string | null;
  /** The role of the call: it explains the miss, or matched a reference step; null: neither. */
  readonly role: 'explained' | 'matched' | null;
  /** The rule that it broke; absent: none. */
  readonly rule?: RuleName;
  /** The arguments in one line: a query without its prefixes; null where the texts are shown. */
  readonly asked: string | null;
  /** null: the texts are not shown. */
  readonly texts: CallTexts | null;
}

/** Arguments and output of a call. */
export interface CallTexts {
  readonly args: CutText;
  readonly output: CutText;
}

/** A text that may be cut. */
export interface CutText {
  readonly language: 'sparql' | 'json' | 'text';
  readonly text: string;
  /** Number of characters cut off. */
  readonly leftOut: number;
}
