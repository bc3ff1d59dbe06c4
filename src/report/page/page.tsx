import { html } from '../html/jsx-runtime.js';
import { plain } from '../words/text.js';
import { documentEnd, documentStart, Figures, Head, Help, type PolicyHash } from './document.js';
import { Filters } from './filters.js';
import { amountsOf, type FilterNumbers, GROUP_TITLES, keysOf, numbersOf, RowLine, scoreText } from './list.js';
import { type PageModel, type ReadDetail, tabTitle } from './model.js';
import { Detail } from './question.js';
import {
  isLargeList,
  type ListedGroup,
  printableDetail,
  type Questions,
  questionSection,
  type RowDetail,
} from './question-list.js';
import { COMPARED_GROUPS, GROUPS, type PageRow } from './rows.js';
import { SCRIPT } from './script-text.js';
import { STYLE } from './style.js';
import { templatePieces } from './templates.js';

/** Renders the page piece by piece, with the section of edited questions if there is one. */
export async function* renderPage(
  model: PageModel,
  readDetail: ReadDetail,
  hash: PolicyHash,
  edits: AsyncIterable<string> | null = null,
): AsyncGenerator<string> {
  const numbers = numbersOf(model.rows, model.templates);
  const start = documentStart({ title: plain(tabTitle(model)), style: STYLE, script: SCRIPT }, hash);
  yield `${start}${html(<Head model={model} />)}<main>`;
  yield* questionSection(questionsOf(model, readDetail, numbers));
  if (edits) yield* edits;
  yield html(<Figures model={model} numbers={numbers} />);
  yield* templatePieces(model, numbers);
  yield `</main>${html(<Help />)}${documentEnd(SCRIPT)}`;
}

function questionsOf(model: PageModel, readDetail: ReadDetail, numbers: FilterNumbers): Questions<PageRow> {
  const groups = GROUPS.map((group) => ({
    key: group,
    title: GROUP_TITLES[group],
    rows: model.rows.filter((row) => row.group === group),
  }));
  const withScores = new Set(groups.filter(({ rows }) => new Set(rows.map(scoreText)).size > 1).map(({ key }) => key));
  // Details of right questions would take most of the time that the page of a large run costs.
  const hasDetail = ({ group }: PageRow) => group !== 'right' || !isLargeList(model.rows.length);
  const hasScore = ({ key }: ListedGroup<PageRow>) => withScores.has(key as PageRow['group']);
  return {
    groups,
    line: (row, group) => <RowLine row={row} hasScore={hasScore(group)} />,
    detail: async (row) => (hasDetail(row) ? detailOf(row, model, readDetail) : null),
    keys: (row, steps) => keysOf(row, numbers, steps),
    amounts: amountsOf,
    others: 'other causes',
    filters: () => <Filters model={model} numbers={numbers} />,
    command: `stepgate show ID ${model.options.results ?? 'RESULTS'}`,
  };
}

async function detailOf(row: PageRow, model: PageModel, readDetail: ReadDetail): Promise<RowDetail | null> {
  const question = await readDetail(row.id, COMPARED_GROUPS.has(row.group));
  if (!question) return null;
  const shown = printableDetail(question);
  const steps = [...new Set(shown.calls.map(({ name }) => name))];
  return { content: <Detail row={row} shown={shown} model={model} />, steps };
}
