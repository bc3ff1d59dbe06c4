import type { QuestionFigures } from '../../core/runs/figures.js';
import type { Redact } from '../../core/secrets/redact.js';
import type { PageAddress } from './page-address.js';
import type { Inline, Text } from './text.js';

/** So many regressions are visible before the rest is folded. */
export const VISIBLE_REGRESSIONS = 5;

/** What a run is called beside its baseline. */
export interface ThisRun {
  readonly label: string;
  /** The report is read on a pull request. */
  readonly isPullRequest: boolean;
}

export const THIS_RUN: ThisRun = { label: 'This run', isPullRequest: false };
export const THIS_PR: ThisRun = { label: 'This PR', isPullRequest: true };

export interface Column {
  readonly head: Text;
  readonly align: 'left' | 'right';
  /** Its names are copied, and so stand without quotes in a terminal. */
  readonly unquoted?: boolean;
  /** The beginnings of its names say enough: it gives way to the other columns first. */
  readonly givesWay?: boolean;
}

/** What can be left out where room is short. */
export type Part = 'noise' | 'questions' | 'templates';

/** A part of a report, before it is Markdown or terminal text. */
export type Block = BlockContent & {
  readonly part?: Part;
};

type BlockContent =
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'note'; readonly level: 'note' | 'important' | 'warning'; readonly lines: readonly Text[] }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly Text[])[] }
  | { readonly kind: 'details'; readonly summary: Text; readonly blocks: readonly Block[] }
  | { readonly kind: 'small'; readonly text: Text };

/** What a view says of its surroundings and how much of the run it shows. */
export interface ViewOptions {
  /** What this run is called in the column heads: `This PR`, `This run`. */
  readonly thisRun: ThisRun;
  /** So many regressions are visible; the rest is folded. */
  readonly visibleRegressions: number;
  /** Rows of any list; more are counted, not shown. */
  readonly rows: number;
  /** Where a reader finds what a cut list leaves out: `all in the report`. */
  readonly allAt?: string;
  /** The last line: links and commits. */
  readonly footer: readonly Text[];
  /** Questions are shown by their texts; a question without one by its id. */
  readonly textOf: (question: QuestionFigures) => Inline;
  /** The id that a question is shown with, beside its text; null: none. Absent: its own. */
  readonly idOf?: (question: QuestionFigures) => string | null;
  /** Where the page shows a question; absent, or null: there is no page. */
  readonly addressOf?: PageAddress;
  /** Absent: `short`, of an id that is a hash the first characters. */
  readonly ids?: 'short' | 'full';
  /** Whose texts these are, where they are not the run's own. */
  readonly textsFrom?: string;
  /** Takes secrets out of the texts that are not the report's, and those that invisible characters hid in it. */
  readonly redact: Redact;
}
