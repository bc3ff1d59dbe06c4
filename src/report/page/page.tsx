import type { ShownQuestion } from '../../core/show/question.js';
import { everyText } from '../../core/text/every-text.js';
import { counted, whole } from '../../core/text/numerals.js';
import { html } from '../html/jsx-runtime.js';
import { plain, printable } from '../words/text.js';
import { documentEnd, documentStart, Figures, Head, type PolicyHash } from './document.js';
import { type FilterNumbers, GROUP_TITLES, keysOf, numbersOf, RowLine, ShortLine, shortSize } from './list.js';
import { type PageModel, type ReadDetail, tabTitle } from './model.js';
import { Detail } from './question.js';
import { COMPARED_GROUPS, GROUPS, type PageRow } from './rows.js';
import { SCRIPT } from './script.js';
import { STYLE } from './style.js';
import { templatePieces } from './templates.js';

/** Maximum bytes of all details, and of all questions with their details. */
const [MAX_DETAILS, MAX_QUESTIONS] = [8_000_000, 11_300_000];
/** Maximum bytes of one question's details, to leave room for others. */
const MAX_DETAIL = 1_000_000;
/** Rows per chunk; a browser draws a chunk only when it is visible. Lists up to `MAX_UNCHUNKED` rows have no chunks. */
const CHUNK_ROWS = 30;
const MAX_UNCHUNKED = 500;

/** Renders the page piece by piece; the details of only one question at a time are in memory. */
export async function* renderPage(model: PageModel, readDetail: ReadDetail, hash: PolicyHash): AsyncGenerator<string> {
  const numbers = numbersOf(model.rows, model.templates);
  const start = documentStart({ title: plain(tabTitle(model)), style: STYLE, script: SCRIPT }, hash);
  yield `${start}${html(<Head model={model} />)}<main>${html(<Figures model={model} numbers={numbers} />)}`;
  yield `<section id="questions"><h2>Questions</h2>`;
  yield* questionList(model, readDetail, numbers);
  yield `${html(<Filters model={model} numbers={numbers} />)}</section>`;
  yield* templatePieces(model, numbers);
  yield `</main>${html(<Help />)}${documentEnd(SCRIPT)}`;
}

const HELP = [
  ['j, k', 'next and previous question'],
  ['/', 'search'],
  ['?', 'this help'],
] as const;

function Help() {
  return (
    <dialog id="keys" aria-label="Keys">
      <dl>
        {HELP.map(([key, words]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
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

async function* questionList(model: PageModel, readDetail: ReadDetail, numbers: FilterNumbers): AsyncGenerator<string> {
  const budget = budgetFor(model.rows);
  const isChunked = model.rows.length > MAX_UNCHUNKED;
  for (const group of GROUPS) {
    const rows = model.rows.filter((row) => row.group === group);
    if (rows.length === 0) continue;
    yield `<section class="group" data-group="${group}"><h3>${GROUP_TITLES[group]} <span class="count">${whole(rows.length)}</span></h3>`;
    for (const [at, row] of rows.entries()) {
      if (isChunked && at % CHUNK_ROWS === 0) yield `${at === 0 ? '' : '</div>'}<div class="chunk">`;
      yield await questionHtml(row, model, readDetail, numbers, budget);
    }
    yield `${isChunked ? '</div>' : ''}</section>`;
  }
  if (budget.leftOut > 0) yield html(<LeftOut count={budget.leftOut} model={model} />);
}

async function questionHtml(
  row: PageRow,
  model: PageModel,
  readDetail: ReadDetail,
  numbers: FilterNumbers,
  budget: Budget,
): Promise<string> {
  const rawQuestion = budget.details > 0 ? await readDetail(row.id, COMPARED_GROUPS.has(row.group)) : null;
  const question = rawQuestion && printableDetail(rawQuestion);
  const detail = question && html(<Detail row={row} shown={question} model={model} />);
  const names = new Set(question?.calls.map(({ name }) => name));
  const line = html(<RowLine row={row} />);
  if (detail !== null && takeFromBudget(detail + line, budget)) {
    return `<details class="q" data-k="${keysOf(row, numbers, [...names])}"><summary>${line}</summary>${detail}</details>`;
  }
  budget.leftOut++;
  const keys = keysOf(row, numbers, []);
  const start = `id="${row.anchor}" data-k="${keys}"`;
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

interface FiltersProps {
  readonly model: PageModel;
  readonly numbers: FilterNumbers;
}

/** The filters of the list; hidden until the script moves them above the list, because they need it. */
export function Filters({ model: { rows, templates }, numbers }: FiltersProps) {
  const titles = new Map(templates.map(({ id, title }) => [id, title]));
  return (
    <form id="filters" hidden>
      <input type="search" name="text" placeholder="Search" aria-label="Search in the questions" />
      <States rows={rows} />
      <Choice name="t" label="Template" names={numbers.templates} titleOf={(id) => titles.get(id) ?? id} />
      <Choice name="c" label="Cause" names={numbers.causes} titleOf={String} />
      <Choice name="g" label="Tag" names={numbers.tags} titleOf={String} />
      <Choice name="n" label="Step" names={numbers.steps} titleOf={String} />
      <label>
        <span class="sr">Order</span>
        <select name="sort">
          <option value="">By change</option>
          <option value="template">By template</option>
          <option value="text">By text</option>
        </select>
      </label>
      <button type="reset">Clear</button>
      <output />
    </form>
  );
}

const STATES: readonly (readonly [key: string, name: string, is: (row: PageRow) => boolean])[] = [
  ['regressed', 'Regressed', ({ change }) => change === 'regressed'],
  ['improved', 'Improved', ({ change }) => change === 'improved'],
  ['wrong', 'Wrong', ({ isWrong }) => isWrong],
  ['right', 'Right', ({ group }) => group === 'right'],
  ['rule', 'Broke a rule', ({ brokenRules }) => brokenRules.length > 0],
  ['check', 'Failed an answer check', ({ failedCheck }) => failedCheck],
  ['flaky', 'Flaky', ({ isFlaky }) => isFlaky],
  ['accepted', 'Accepted', ({ known }) => known?.kind === 'accepted'],
  ['quarantined', 'Quarantined', ({ known }) => known?.kind === 'quarantined'],
  ['edited', 'Edited', ({ corpus }) => corpus === 'edited'],
  ['added', 'Added', ({ corpus }) => corpus === 'added'],
];

function States({ rows }: { readonly rows: readonly PageRow[] }) {
  const counts = STATES.map(([key, name, matches]) => ({ key, name, count: rows.filter(matches).length }));
  return (
    <label>
      <span class="sr">State</span>
      <select name="s">
        <option value="">All {counted(rows.length, 'question')}</option>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ key, name, count }) => (
            <option value={key}>
              {name} ({whole(count)})
            </option>
          ))}
      </select>
    </label>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly names: ReadonlyMap<string, number>;
  readonly titleOf: (name: string) => string;
}

/** Maximum length of a name in a list of choices. */
const MAX_LENGTH = 60;

function Choice({ name, label, names, titleOf }: ChoiceProps) {
  if (names.size < 2) return null;
  return (
    <label>
      <span class="sr">{label}</span>
      <select name={name}>
        <option value="">{label}: all</option>
        {[...names].map(([key, number]) => (
          <option value={`${name}${number}`}>{titleOf(key).slice(0, MAX_LENGTH)}</option>
        ))}
      </select>
    </label>
  );
}
