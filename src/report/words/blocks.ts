import type { QuestionFigures } from '../../core/figures/figures.js';
import { MAX_LINE_TEXT, MAX_NAME } from '../../core/shown.js';
import { VERSION } from '../../core/words/version.js';
import { code, type Inline, joined, type Text } from './text.js';

/** Maximum number of visible regressions; the rest is folded. */
export const VISIBLE_REGRESSIONS = 5;

/** Name of a run next to its baseline. */
export interface ThisRun {
  readonly label: string;
  /** The name of the evaluation, if it is not the usual one. */
  readonly evaluation?: string;
  /** Whether the report is shown on a pull request. */
  readonly isPullRequest: boolean;
}

export const THIS_RUN: ThisRun = { label: 'This run', isPullRequest: false };
export const THIS_PR: ThisRun = { label: 'This PR', isPullRequest: true };

export interface Column {
  readonly head: Text;
  readonly align: 'left' | 'right';
  /** Whether readers copy the names, so that a terminal shows them without quotes. */
  readonly unquoted?: boolean;
  /** Whether it gives way to the others where a terminal has too little room. */
  readonly givesWay?: boolean;
}

/** A column of texts. */
export function left(...head: Inline[]): Column {
  return { head, align: 'left' };
}

/** A column of figures. */
export function right(...head: Inline[]): Column {
  return { head, align: 'right' };
}

/** The columns of a run; with its baseline and the change, if there is a comparison. */
export function sideColumns(comparison: { readonly label: string } | null, { thisRun }: Pick<ViewOptions, 'thisRun'>) {
  const head = right(thisRun.label);
  return comparison ? [right(code(comparison.label)), head, right('Change')] : [head];
}

/** Parts of a report that can be omitted to make it shorter. */
export type Part = 'noise' | 'counts' | 'causes' | 'questions' | 'templates';

/** A section of a report, independent of the output format (Markdown or terminal). */
export type Block = { readonly part?: Part } & BlockContent;

type BlockContent =
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'note'; readonly level: 'note' | 'important' | 'warning'; readonly lines: readonly Text[] }
  | Table
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
  | { readonly kind: 'details'; readonly summary: Text; readonly blocks: readonly Block[] }
  | { readonly kind: 'small'; readonly text: Text };

interface Table {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Text[])[];
  /** Indexes of the rows in a short view; all when absent. */
  readonly shortRows?: readonly number[];
}

/** An item of a list: a question, and below it why it is listed. */
export interface ListItem {
  /** Before the question: a sign, or a count of questions. */
  readonly lead: Text;
  /** The question. */
  readonly head: Text;
  /** The id of the question; null: not shown. */
  readonly id: string | null;
  readonly detail: Text;
}

/** The last line of a report, which ends with the version. */
export function footerBlock(footer: readonly Text[]): Block {
  return { kind: 'small', text: joined([...footer, [`Stepgate ${VERSION}`]], ' · ') };
}

/** Context of a view, and how much of the run it shows. */
export interface ViewOptions {
  /** Name of this run in the column heads: `This PR`, `This run`. */
  readonly thisRun: ThisRun;
  /** Maximum number of visible regressions; the rest is folded. */
  readonly visibleRegressions: number;
  /** Maximum rows of each list; further rows are only counted. */
  readonly rows: number;
  /** Hint after a cut list where all rows are shown. Example: `all in the report`. */
  readonly allAt?: string;
  /** Texts of the last line: links and commits. */
  readonly footer: readonly Text[];
  /** How a question is shown: by its text, or by its id without a text. */
  readonly textOf: (question: QuestionFigures) => Inline;
  /** Id shown next to the text of a question; null: no id. Absent: the question's id. */
  readonly idOf?: (question: QuestionFigures) => string | null;
  /** Address of a question in the page; absent or null without a page. */
  readonly addressOf?: PageAddress;
  /** Length of ids; absent: `short`, which cuts ids that are hashes to their first characters. */
  readonly ids?: 'short' | 'full';
  /** Source of the question texts if they are not from the run itself. */
  readonly textsFrom?: string;
}

/** Address of a question in the page; null without a page. */
export type PageAddress = (question: { readonly id: string }) => string | null;

/** The addresses of questions in the page at a URL; null for a very long id. */
export function addressIn(url: string | null): PageAddress {
  return ({ id }) => {
    const anchor = questionAnchor(id);
    return url === null || anchor.length > MAX_LINE_TEXT ? null : `${url}#${anchor}`;
  };
}

/** The fragment of a question's address in the page, without its `#`: safe in HTML, in Markdown and in a URL. */
export function questionAnchor(id: string): string {
  const points = [...id];
  if (points.length <= MAX_NAME) return `q-${encodeId(id)}`;
  return `q-${encodeId(points.slice(0, MAX_NAME).join(''))}-${hashPoints(points)}`;
}

function encodeId(text: string): string {
  const wellFormed = text.replace(/\p{Cs}/gu, '\ufffd');
  const encodeSign = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(wellFormed).replace(/[!'()*~]/g, encodeSign);
}

/** The hash FNV-1a. */
function hashPoints(points: readonly string[]): string {
  const hash = points.reduce((sum, point) => Math.imul(sum ^ (point.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
