import type { ShownQuestion } from '../../core/show/question.js';
import { everyText } from '../../core/text/every-text.js';
import { counted, whole } from '../../core/text/numerals.js';
import { html } from '../html/jsx-runtime.js';
import { plain, printable } from '../words/text.js';
import { documentEnd, documentStart, Figures, Head, Help, type PolicyHash } from './document.js';
import { Filters } from './filters.js';
import {
  amountsOf,
  ClusterHeading,
  clustersOf,
  type FilterNumbers,
  GROUP_TITLES,
  keysOf,
  numbersOf,
  RowLine,
  ShortLine,
  scoreText,
  shortSize,
} from './list.js';
import { type PageModel, type ReadDetail, tabTitle } from './model.js';
import { Detail } from './question.js';
import { COMPARED_GROUPS, GROUPS, type PageRow } from './rows.js';
import { SCRIPT } from './script-text.js';
import { STYLE } from './style.js';
import { templatePieces } from './templates.js';

/** Maximum bytes of all details, and of all questions with their details. */
const [MAX_DETAILS, MAX_QUESTIONS] = [8_000_000, 11_300_000];
/** Maximum bytes of one question's details, to leave room for others. */
const MAX_DETAIL = 1_000_000;
/** Rows per chunk; a browser draws a chunk only when it is visible. Lists up to `MAX_UNCHUNKED` rows have no chunks. */
const CHUNK_ROWS = 30;
const MAX_UNCHUNKED = 500;

/** Renders the page piece by piece, with the section of edited questions if there is one; the details of only one question at a time are in memory. */
export async function* renderPage(
  model: PageModel,
  readDetail: ReadDetail,
  hash: PolicyHash,
  edits: AsyncIterable<string> | null = null,
): AsyncGenerator<string> {
  const numbers = numbersOf(model.rows, model.templates);
  const start = documentStart({ title: plain(tabTitle(model)), style: STYLE, script: SCRIPT }, hash);
  yield `${start}${html(<Head model={model} />)}<main>`;
  yield `<section id="questions"><h2 class="sr">Questions</h2><div id="side"><div id="list">`;
  const budget = budgetFor(model.rows);
  yield* questionList({ model, readDetail, numbers, budget });
  // The filters are above the list by the style, because the names of the steps are known only now.
  const leftOut = budget.leftOut > 0 && <LeftOut count={budget.leftOut} model={model} />;
  yield `</div>${html([leftOut, <Filters model={model} numbers={numbers} />])}</div><div id="detail"></div></section>`;
  if (edits) yield* edits;
  yield html(<Figures model={model} numbers={numbers} />);
  yield* templatePieces(model, numbers);
  yield `</main>${html(<Help />)}${documentEnd(SCRIPT)}`;
}

interface Budget {
  /** Remaining bytes for details. */
  details: number;
  leftOut: number;
}

/** Budget for details: the maximum size minus the minimum size of all rows. */
function budgetFor(rows: readonly PageRow[]): Budget {
  const rowsSize = rows.reduce((sum, row) => sum + shortSize(row), 0);
  return { details: Math.min(MAX_DETAILS, MAX_QUESTIONS - rowsSize), leftOut: 0 };
}

/** What all rows share. */
interface ListContext {
  readonly model: PageModel;
  readonly readDetail: ReadDetail;
  readonly numbers: FilterNumbers;
  readonly budget: Budget;
}

/** What the rows of a group share. */
interface GroupContext extends ListContext {
  /** The rows have different scores. */
  readonly hasScore: boolean;
}

async function* questionList(context: ListContext): AsyncGenerator<string> {
  const { model } = context;
  for (const group of GROUPS) {
    const rows = model.rows.filter((row) => row.group === group);
    if (rows.length === 0) continue;
    const hasScore = new Set(rows.map(scoreText)).size > 1;
    yield `<section class="group" data-group="${group}"><h3>${GROUP_TITLES[group]} <span class="count">${whole(rows.length)}</span></h3>`;
    yield* clusterList(rows, { ...context, hasScore });
    yield '</section>';
  }
}

async function* clusterList(rows: readonly PageRow[], context: GroupContext): AsyncGenerator<string> {
  const isChunked = context.model.rows.length > MAX_UNCHUNKED;
  const clusters = clustersOf(rows);
  const largest = Math.max(...clusters.map((cluster) => cluster.rows.length));
  for (const cluster of clusters) {
    yield html(<ClusterHeading cluster={cluster} largest={largest} />);
    for (const [at, row] of cluster.rows.entries()) {
      if (isChunked && at % CHUNK_ROWS === 0) yield `${at === 0 ? '' : '</div>'}<div class="chunk">`;
      yield await questionHtml(row, context);
    }
    if (isChunked) yield '</div>';
  }
}

async function questionHtml(row: PageRow, context: GroupContext): Promise<string> {
  const { model, readDetail, numbers, budget, hasScore } = context;
  const rawQuestion = budget.details > 0 ? await readDetail(row.id, COMPARED_GROUPS.has(row.group)) : null;
  const question = rawQuestion && printableDetail(rawQuestion);
  const detail = question && html(<Detail row={row} shown={question} model={model} />);
  const names = new Set(question?.calls.map(({ name }) => name));
  const line = html(<RowLine row={row} hasScore={hasScore} />);
  const data = (steps: readonly string[]) => `data-k="${keysOf(row, numbers, steps)}" data-v="${amountsOf(row)}"`;
  if (detail !== null && takeFromBudget(detail + line, budget)) {
    return `<details class="q" ${data([...names])}><summary>${line}</summary>${detail}</details>`;
  }
  budget.leftOut++;
  const start = `id="${row.anchor}" ${data([])}`;
  return model.rows.length > MAX_UNCHUNKED
    ? `<p class="q" ${start}>${html(<ShortLine row={row} />)}</p>`
    : `<div class="q" ${start}>${line}</div>`;
}

/** Replaces characters that are invisible or change the reading direction by a visible one; keeps line ends. */
function printableDetail(question: ShownQuestion): ShownQuestion {
  return everyText(question, printable);
}

function takeFromBudget(detail: string, budget: Budget): boolean {
  const size = new TextEncoder().encode(detail).length;
  if (size > MAX_DETAIL) return false;
  const isWithin = size <= budget.details;
  // Later questions are less important: their details are not read any more.
  budget.details = isWithin ? budget.details - size : 0;
  return isWithin;
}

function LeftOut({ count, model }: { readonly count: number; readonly model: PageModel }) {
  const { results } = model.options;
  return (
    <p class="note">
      The details of {counted(count, 'question')} are left out, to keep this page small.{' '}
      <code>stepgate show ID {results ?? 'RESULTS'}</code> shows any question.
    </p>
  );
}
