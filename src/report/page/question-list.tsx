import { MAX_DETAIL, MAX_DETAILED } from '../../core/shown.js';
import { counted, whole } from '../../core/text/numerals.js';
import { type Content, html } from '../html/jsx-runtime.js';
import type { Text } from '../words/text.js';

/** A question of a list, in one run or in several. */
export interface ListedRow {
  readonly id: string;
  /** Fragment of the question's address. */
  readonly anchor: string;
  readonly text: string;
  /** The failure; empty without one. */
  readonly why: Text;
}

/** Questions with the same state. */
export interface ListedGroup<Row> {
  /** Its key in filters. */
  readonly key: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

/** The details of a question, and the names of its steps. */
export interface RowDetail {
  readonly content: Content;
  readonly steps: readonly string[];
}

/** The questions of a page. */
export interface Questions<Row extends ListedRow> {
  readonly groups: readonly ListedGroup<Row>[];
  /** The line of a question in its group. */
  readonly line: (row: Row, group: ListedGroup<Row>) => Content;
  /** Reads the details of a question; null without details. */
  readonly detail: (row: Row) => Promise<RowDetail | null>;
  /** Filter keys and amounts of a question. */
  readonly keys: (row: Row, steps: readonly string[]) => string;
  readonly amounts: (row: Row) => string;
  /** The filters, which need the names of all steps. */
  readonly filters: (steps: ReadonlySet<string>) => Content;
  /** The command that shows a question in a terminal; null if there is none. */
  readonly command: (id: string) => string | null;
}

/**
 * Renders the list with its details and filters piece by piece; the details of only one question at a time are in memory.
 * The script divides the questions by cause, and moves an open detail next to the list. In `noscript`, they are text to
 * a browser with scripts, which makes elements only of those that are shown.
 */
export async function* questionSection<Row extends ListedRow>(questions: Questions<Row>): AsyncGenerator<string> {
  yield `<section id="questions"><h2 class="sr">Questions</h2><div id="side"><div id="list"><noscript>`;
  const context = { questions, detailed: 0, leftOut: 0, steps: new Set<string>() };
  for (const group of questions.groups) {
    if (group.rows.length === 0) continue;
    yield `<section class="group" data-group="${group.key}"><h3>${group.title} <span class="count">${whole(group.rows.length)}</span></h3>`;
    for (const row of group.rows) yield await questionHtml(row, group, context);
    yield '</section>';
  }
  // The script moves the filters before the list, because the names of the steps are known only now.
  const leftOut = context.leftOut > 0 && <LeftOut count={context.leftOut} command={questions.command('ID')} />;
  yield `</noscript></div>${html([leftOut, questions.filters(context.steps)])}</div><div id="detail"></div></section>`;
}

interface ListContext<Row extends ListedRow> {
  readonly questions: Questions<Row>;
  /** Questions with and without details so far. */
  detailed: number;
  leftOut: number;
  /** Names of the steps in the details so far. */
  readonly steps: Set<string>;
}

/** A question of the list. Only the first questions have details; the worst groups are first. */
async function questionHtml<Row extends ListedRow>(
  row: Row,
  group: ListedGroup<Row>,
  context: ListContext<Row>,
): Promise<string> {
  const { questions } = context;
  const isAsked = group.key !== 'unasked';
  const detail = isAsked && context.detailed < MAX_DETAILED ? await questions.detail(row) : null;
  const content = detail === null ? '' : html(detail.content);
  const isShown = content !== '' && content.length <= MAX_DETAIL;
  if (isAsked) context[isShown ? 'detailed' : 'leftOut']++;
  const steps = isShown && detail ? detail.steps : [];
  for (const name of steps) context.steps.add(name);
  const command = isAsked ? questions.command(row.id) : null;
  const body = isShown ? content : html(<MissingDetail anchor={row.anchor} isAsked={isAsked} command={command} />);
  const data = `data-k="${questions.keys(row, steps)}" data-v="${questions.amounts(row)}"`;
  return `<details class="q" ${data}><summary>${html(questions.line(row, group))}</summary>${body}</details>`;
}

interface MissingProps {
  readonly anchor: string;
  readonly isAsked: boolean;
  readonly command: string | null;
}

function MissingDetail({ anchor, isAsked, command }: MissingProps) {
  return (
    <div class="body" id={anchor}>
      {isAsked ? 'The details are not on this page.' : 'Not asked: the gates were decided before this question.'}
      {command !== null && [' This command shows them: ', <code>{command}</code>]}
    </div>
  );
}

function LeftOut({ count, command }: { readonly count: number; readonly command: string | null }) {
  return (
    <p class="note">
      The details of {counted(count, 'question')} are left out, to keep this page small. <code>{command}</code> shows
      any question.
    </p>
  );
}
