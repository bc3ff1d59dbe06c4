import type { ShownQuestion } from '../../core/show/question.js';
import { MAX_DETAIL, MAX_DETAILED } from '../../core/shown.js';
import { counted, whole } from '../../core/text/numerals.js';
import { everyText, listAt } from '../../core/text/values.js';
import { type Content, html } from '../html/jsx-runtime.js';
import { printable, type Text } from '../words/text.js';

/** A question of a list, in one run or in several. */
export interface ListedRow {
  readonly id: string;
  /** Fragment of the question's address. */
  readonly anchor: string;
  readonly text: string;
  /** Heading of the questions with the same result; null: none. */
  readonly heading: string | null;
  /** What failed; empty if nothing did. */
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
  /** Reads the details of a question; null: there are none. */
  readonly detail: (row: Row) => Promise<RowDetail | null>;
  /** Filter keys and amounts of a question. */
  readonly keys: (row: Row, steps: readonly string[]) => string;
  readonly amounts: (row: Row) => string;
  /** Heading of the questions whose headings no others have; null: they keep their own. */
  readonly others: string | null;
  /** The filters, which need the names of all steps. */
  readonly filters: () => Content;
  /** The command that shows a question in a terminal. */
  readonly command: string;
}

/**
 * Renders the list with its details and filters piece by piece; the details of only one question at a time are in memory.
 * The script moves an open detail next to the list.
 */
export async function* questionSection<Row extends ListedRow>(questions: Questions<Row>): AsyncGenerator<string> {
  yield `<section id="questions"><h2 class="sr">Questions</h2><div id="side"><div id="list">`;
  const context = { questions, detailed: 0, leftOut: 0 };
  for (const group of questions.groups) {
    if (group.rows.length === 0) continue;
    yield `<section class="group" data-group="${group.key}"><h3>${group.title} <span class="count">${whole(group.rows.length)}</span></h3>`;
    yield* clusterList(group, context);
    yield '</section>';
  }
  // The filters are above the list by the style, because the names of the steps are known only now.
  const leftOut = context.leftOut > 0 && <LeftOut count={context.leftOut} command={questions.command} />;
  yield `</div>${html([leftOut, questions.filters()])}</div><div id="detail"></div></section>`;
}

interface ListContext<Row extends ListedRow> {
  readonly questions: Questions<Row>;
  /** Questions with and without details so far. */
  detailed: number;
  leftOut: number;
}

async function* clusterList<Row extends ListedRow>(
  group: ListedGroup<Row>,
  context: ListContext<Row>,
): AsyncGenerator<string> {
  const clusters = clustersOf(group.rows, context.questions.others);
  const largest = Math.max(...clusters.map(({ rows }) => rows.length));
  for (const { heading, rows } of clusters) {
    if (heading !== null) yield html(<ClusterHeading heading={heading} count={rows.length} largest={largest} />);
    for (const row of rows) yield await questionHtml(row, group, context);
  }
}

/** Questions with the same heading. */
interface Cluster<Row> {
  readonly heading: string | null;
  readonly rows: readonly Row[];
}

/**
 * Divides the rows of a group by their headings, the largest cluster first; those without a heading are last. `others`: the
 * heading in place of those of one question.
 */
function clustersOf<Row extends ListedRow>(rows: readonly Row[], others: string | null): Cluster<Row>[] {
  const byHeading = new Map<string | null, Row[]>();
  for (const row of rows) listAt(byHeading, row.heading).push(row);
  const clusters = [...byHeading].map(([heading, own]) => ({ heading, rows: own }));
  const isSingle = ({ heading, rows: own }: Cluster<Row>) => others !== null && heading !== null && own.length === 1;
  const several = clusters.filter((cluster) => cluster.heading !== null && !isSingle(cluster));
  const singles = clusters.filter(isSingle).flatMap((cluster) => cluster.rows);
  return [
    ...several.sort((a, b) => b.rows.length - a.rows.length),
    ...(singles.length > 0
      ? [{ heading: several.length > 0 && singles.length > 1 ? others : null, rows: singles }]
      : []),
    ...clusters.filter(({ heading }) => heading === null),
  ];
}

interface HeadingProps {
  readonly heading: string;
  readonly count: number;
  readonly largest: number;
}

/** The heading of a cluster: its number of questions, as a bar too, and what they have in common. */
function ClusterHeading({ heading, count, largest }: HeadingProps) {
  return (
    <h4 class="head">
      <b>{whole(count)}</b>
      <svg aria-hidden="true" width={Math.max(2, Math.round((82 * count) / largest))} height={9}>
        <rect class="missed" x="0" y="0" width="100%" height="9" />
      </svg>
      <span>{heading}</span>
    </h4>
  );
}

/** A question with its details, of which the first of the list have some: the worst groups are first. */
async function questionHtml<Row extends ListedRow>(
  row: Row,
  group: ListedGroup<Row>,
  context: ListContext<Row>,
): Promise<string> {
  const { questions } = context;
  const detail = context.detailed < MAX_DETAILED ? await questions.detail(row) : null;
  const content = detail && html(detail.content);
  const line = html(questions.line(row, group));
  const dataOf = (steps: readonly string[]) =>
    `data-k="${questions.keys(row, steps)}" data-v="${questions.amounts(row)}"`;
  if (detail === null || content === null || content.length > MAX_DETAIL) {
    context.leftOut++;
    return `<div class="q" id="${row.anchor}" ${dataOf([])}>${line}</div>`;
  }
  context.detailed++;
  return `<details class="q" ${dataOf(detail.steps)}><summary>${line}</summary>${content}</details>`;
}

function LeftOut({ count, command }: { readonly count: number; readonly command: string }) {
  return (
    <p class="note">
      The details of {counted(count, 'question')} are left out, to keep this page small. <code>{command}</code> shows
      any question.
    </p>
  );
}

/** Replaces characters that are invisible or change the reading direction by a visible one; keeps line ends. */
export function printableDetail<Shown extends ShownQuestion>(question: Shown): Shown {
  return everyText(question, printable);
}
