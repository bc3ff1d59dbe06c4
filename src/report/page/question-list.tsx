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

export interface ListedGroup<Row> {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

/** The details of a question, and the names of its steps. */
export interface RowDetail {
  readonly content: Content;
  readonly steps: readonly string[];
}

export interface Questions<Row extends ListedRow> {
  readonly groups: readonly ListedGroup<Row>[];
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
  const steps = new Set<string>();
  let [detailed, leftOut] = [0, 0];
  yield `<section id="questions"><h2 class="sr">Questions</h2><div id="side"><div id="list"><noscript>`;
  for (const group of questions.groups) {
    if (group.rows.length === 0) continue;
    yield `<section class="group" data-group="${group.key}"><h3>${group.title} <span class="count">${whole(group.rows.length)}</span></h3>`;
    const isAsked = group.key !== 'unasked';
    for (const row of group.rows) {
      // Only the first questions have details; the worst groups are first.
      const detail = isAsked && detailed < MAX_DETAILED ? await shownDetail(row, questions) : null;
      if (detail) detailed++;
      else if (isAsked) leftOut++;
      for (const name of detail?.steps ?? []) steps.add(name);
      const data = `data-k="${questions.keys(row, detail?.steps ?? [])}" data-v="${questions.amounts(row)}"`;
      const body = detail?.text ?? html(missingDetail(row.anchor, isAsked ? questions.command(row.id) : null, isAsked));
      yield `<details class="q" ${data}><summary>${html(questions.line(row, group))}</summary>${body}</details>`;
    }
    yield '</section>';
  }
  // The script moves the filters before the list, because the names of the steps are known only now.
  const note = leftOut > 0 && (
    <p class="note">
      The details of {counted(leftOut, 'question')} are left out, to keep this page small.{' '}
      <code>{questions.command('ID')}</code> shows any question.
    </p>
  );
  yield `</noscript></div>${html([note, questions.filters(steps)])}</div><div id="detail"></div></section>`;
}

async function shownDetail<Row extends ListedRow>(row: Row, questions: Questions<Row>) {
  const detail = await questions.detail(row);
  const text = detail ? html(detail.content) : '';
  return detail && text !== '' && text.length <= MAX_DETAIL ? { text, steps: detail.steps } : null;
}

function missingDetail(anchor: string, command: string | null, isAsked: boolean) {
  return (
    <div class="body" id={anchor}>
      {isAsked ? 'The details are not on this page.' : 'Not asked: the gates were decided before this question.'}
      {command !== null && [' This command shows them: ', <code>{command}</code>]}
    </div>
  );
}
