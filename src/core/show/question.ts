import type { Why } from '../runs/figures.js';
import type { SampleStatus } from '../steps/model.js';
import type { DiffLine } from '../text/diff.js';
import type { CauseDetail } from '../words/causes.js';
import type { BrokenRule, FailedCheck, RuleName } from '../words/rules.js';

/** How much of a question is shown. */
export interface Extent {
  /** Rows of a table: those that only it has, those that both tables have, and those of a table that matched. */
  readonly different: number;
  readonly common: number;
  readonly matched: number;
  /** Characters of a cell, and columns. */
  readonly cell: number;
  readonly columns: number;
  /** All scored reference steps are compared, not only the one that decided. */
  readonly isEveryStep: boolean;
  /** Characters of the arguments of a call, and of its output; null: they are not shown. */
  readonly callTexts: { readonly args: number; readonly output: number } | null;
  /** Calls that are listed, beside those that matched or explain something. */
  readonly calls: number;
}

/** What fits a screen of a terminal. */
export const SCREEN: Extent = {
  ...{ different: 10, common: 3, matched: 10, cell: 500, columns: 12 },
  ...{ isEveryStep: false, callTexts: null, calls: Number.POSITIVE_INFINITY },
};

/** One answer to one question, with all that explains its score: plain data, for any output. */
export interface ShownQuestion extends ShownAnswer {
  readonly id: string;
  readonly templateId: string;
  readonly text: string;
  /** The same question in the run to compare with; null: there is no such run, or it lacks the question. */
  readonly base: ShownBase | null;
}

/** One answer, with the steps that its score came from. */
export interface ShownAnswer {
  readonly status: SampleStatus;
  /** The steps score in [0, 1]; null without reference steps. */
  readonly score: number | null;
  /** Why it missed, with the whole detail; null where it did not, or nothing says. */
  readonly why: Why | null;
  /** Which of the question's answers this is; null where there is only one. */
  readonly trial: { readonly number: number; readonly of: number } | null;
  /** Each scored reference step. */
  readonly references: readonly ShownReference[];
  /** The reference step that decided beside the step of the agent; null without any. */
  readonly compared: ComparedSteps | null;
  readonly calls: readonly ShownCall[];
  /** Of all calls, also those that are not listed. */
  readonly callCounts: { readonly all: number; readonly failed: number };
  /** Rules that it broke, and answer checks that failed; absent for none. */
  readonly brokenRules?: readonly BrokenRule[];
  readonly failedChecks?: readonly FailedCheck[];
  readonly answer: AnswerTexts;
}

/** What the agent said, what it should have said, and what a judge says of it. */
export interface AnswerTexts {
  /** null: there is none. */
  readonly actual: string | null;
  readonly reference: string | null;
  /** Figures of the judge by their names; none: the answer was not judged. */
  readonly figures: Readonly<Record<string, number>>;
  readonly reason: string | null;
  /** Claims as the judge listed them; null: it did not, or the file does not say. */
  readonly claims: AnswerClaims | null;
}

/** Claims of the reference that the answer has and lacks, and claims of the answer that the reference does not have. */
export interface AnswerClaims {
  readonly found: readonly string[];
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
}

/** The answer of another run. */
export interface ShownBase extends ShownAnswer {
  /** What the other run is called. */
  readonly label: string;
  /** The arguments of its step against those of this run's; null where one has none. */
  readonly asked: TextDiff | null;
  /** The same for each scored reference step of this run; empty where only the deciding one is shown. */
  readonly askedBySteps: readonly (TextDiff | null)[];
}

export interface ShownReference {
  readonly group: number;
  readonly step: number;
  readonly name: string;
  readonly score: number;
  /** Number of the call that matched it, or that explains its miss; null for none. */
  readonly call: number | null;
  readonly why: Why | null;
  /** The reference step beside the call; null where it is not shown. */
  readonly compared: ComparedSteps | null;
}

/** A reference step and the step that matched it or came closest. */
export interface ComparedSteps {
  readonly name: string;
  /** Number and name of the agent's step; null: none came close. */
  readonly call: { readonly number: number; readonly name: string } | null;
  readonly detail: CauseDetail;
  /** Beside each other, unless only one of them has arguments to show. */
  readonly args: TextDiff;
  /** Whose arguments these are. */
  readonly argsOf: 'both' | 'reference' | 'call';
  /** null: the reference has no output, its arguments alone count. */
  readonly output: ComparedOutputs | null;
}

export type ComparedOutputs =
  | { readonly kind: 'tables'; readonly tables: ShownTables }
  | ({ readonly kind: 'text' } & TextDiff);

/** Two texts against each other. */
export interface TextDiff {
  readonly language: 'sparql' | 'json' | 'text';
  readonly lines: readonly DiffLine[];
  /** Characters that were left out of either text, as it is too long; 0 for none. */
  readonly leftOut: number;
}

export interface ShownTables {
  readonly reference: ShownTable;
  /** null: the agent's output is no table. */
  readonly actual: ShownTable | null;
  /** For each column of the reference the one of the agent's table that stands for it; null: none does. */
  readonly pairs: readonly (string | null)[];
  /** The rows that both have are in another order, which counts. */
  readonly isReordered?: true;
}

export interface ShownTable {
  readonly columns: readonly string[];
  /** Rows of the result. */
  readonly total: number;
  /** Rows that were compared, where repeated rows count once; absent where that is all. */
  readonly distinct?: number;
  /** Rows that the other table does not have; more than are shown, perhaps. */
  readonly different: number;
  readonly rows: readonly ShownRow[];
}

export interface ShownRow {
  readonly isDifferent: boolean;
  /** Of a row that stands for several, which are the same in the compared columns, how many; absent: one. */
  readonly copies?: number;
  readonly cells: readonly (string | null)[];
  /** Which row of the reference it is, from 1 on; null: none. Only where rows missed and their order counts. */
  readonly place?: number | null;
}

/** A tool call of the agent. */
export interface ShownCall {
  /** From 1 on. */
  readonly number: number;
  readonly name: string;
  readonly status: string;
  /** Rows of a table, or items of a list; null for other outputs, and for those too large to look at. */
  readonly rows: number | null;
  /** Characters of the output; null: it has none. */
  readonly size: number | null;
  /** Since the first call; null where the times are not recorded. */
  readonly seconds: number | null;
  readonly error: string | null;
  /** It explains the miss, or matched a reference step. */
  readonly role: 'explained' | 'matched' | null;
  /** The rule that it broke; absent for none. */
  readonly rule?: RuleName;
  /** null: the texts are not shown. */
  readonly texts: CallTexts | null;
}

/** What a call was given, and gave. */
export interface CallTexts {
  readonly args: CutText;
  readonly output: CutText;
}

/** A text that may be cut. */
export interface CutText {
  readonly language: 'sparql' | 'json' | 'text';
  readonly text: string;
  /** Characters that are left out. */
  readonly leftOut: number;
}
