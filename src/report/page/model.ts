import type { MeasureDeltas, RunDelta } from '../../core/comparison/comparison.js';
import { headlineOf, type QuestionFigures, SAME_SCORE } from '../../core/figures/figures.js';
import { hasWarned, type Report } from '../../core/gates/report.js';
import type { ShownQuestion } from '../../core/show/entry.js';
import type { Extent } from '../../core/show/extent.js';
import { shortIds } from '../../core/show/ids.js';
import { MAX_TEXT } from '../../core/shown.js';
import { signedNames } from '../../core/steps/shown.js';
import { counted } from '../../core/text/numerals.js';
import { everyText, groupedBy } from '../../core/text/values.js';
import { questionText } from '../formats/markdown.js';
import { type View, viewOf } from '../formats/view.js';
import { couldBeChance } from '../sections/metrics.js';
import { placesText } from '../sections/places.js';
import type { ThisRun, ViewOptions } from '../words/blocks.js';
import { figureTitle } from '../words/judging.js';
import { type AmountStyle, amountCells, changeText, DOLLARS, SECONDS, signed, TOKENS } from '../words/numbers.js';
import { cut, visible } from '../words/text.js';
import { isPartOfF1, type PageRow, pageRows } from './rows.js';

export const PAGE_EXTENT: Extent = {
  different: 20,
  common: 5,
  matched: 5,
  cell: 20_000,
  columns: 30,
  isEveryStep: true,
  callTexts: { args: 3_000, output: 1_000 },
  calls: 200,
};

function shortenText(text: string): string {
  return cut(text, MAX_TEXT);
}

/**
 * The data of a page with signs for what is invisible, and cut; the ids of its rows stay, because details are looked up
 * by them.
 */
export function visibleData<Data extends { readonly rows: readonly Pick<PageRow, 'id' | 'anchor'>[] }>(data: Data) {
  const safeData = everyText(data, (text) => shortenText(visible(text)));
  const rows = safeData.rows.map((row, at) => ({ ...row, id: data.rows[at]?.id, anchor: data.rows[at]?.anchor }));
  return { ...safeData, rows };
}

/** Inputs of a page in addition to the report. */
export interface PageOptions extends Pick<ViewOptions, 'footer'> {
  readonly thisRun: ThisRun;
  readonly tagsOf: ReadonlyMap<string, readonly string[]>;
  /** Path of the results, as used in a command; null if unknown. */
  readonly results: string | null;
  /** Path of the base run's folder, as used in a command. */
  readonly baseline: string | null;
  /** Why the page has no answers of the base run; null if it has them, or without a comparison. */
  readonly baseMissing: string | null;
}

/** Reads a question with its steps, optionally with the steps of the base run; null if the file of the run lacks it. */
export type ReadDetail = (id: string, withBase: boolean) => Promise<ShownQuestion | null>;

/** A template on both sides; without a comparison, `base` is null. */
export type PageTemplate = ReturnType<typeof listTemplates>[number];

/** Whether the gates passed; `warned`: a drop is over its limit; `none`: no gate is set; `unchecked`: none checked. */
export type PageVerdict = 'passed' | 'warned' | 'failed' | 'none' | 'unchecked';

/** Content of the page, except the details of questions, which are read one at a time. */
export type PageModel = ReturnType<typeof pageModel>;

/** Builds the page of a report. The figures, sentences and tables at its top are those of the comment. */
export function pageModel(report: Report, options: PageOptions) {
  const delta = report.comparison.kind === 'compared' ? report.comparison : null;
  const pageData = {
    rows: pageRows(report, options.tagsOf),
    templates: listTemplates(report),
    /** The runs of the base's branch, the newest last; empty without a history. */
    trend: delta?.history ?? [],
    /** Name of the base run; null: no comparison. */
    baseLabel: delta?.label ?? null,
    /** Name, time and commit of the run, and its number of questions. */
    origin: originOf(report, options),
  };
  return {
    ...visibleData(pageData),
    view: headView(report, options),
    verdict: pageVerdict(report),
    /** Change of the steps score; null if it cannot be computed. */
    change: delta?.noise.score ?? null,
    /** Changes of tokens, time, cost and failed calls. */
    changes: delta ? listChanges(delta) : [],
    /** Whether the regressions have one cause or many, and where; empty without regressions. */
    places: delta ? placesText(delta) : '',
    options,
  };
}

function originOf({ run, coverage }: Report, { thisRun }: PageOptions): string[] {
  const { time, commit } = run.provenance;
  return [
    thisRun.label,
    ...(time ? [time.slice(0, 16).replace('T', ' ')] : []),
    ...(commit ? [commit.slice(0, 7)] : []),
    counted(coverage.selected, 'question'),
  ];
}

/** Example: tokens, `−23 %`; grey if it could be chance. */
function listChanges(delta: RunDelta) {
  const { failed_steps } = delta.measures;
  const amount = (name: string, key: keyof MeasureDeltas, style: AmountStyle) => {
    const isGrey = couldBeChance(delta, key);
    return { name, change: amountCells(delta.measures[key], style, isGrey).change, isGrey };
  };
  const calls = failed_steps.base === null || failed_steps.head === null ? null : failed_steps.head - failed_steps.base;
  const callChange = calls === null || calls === 0 ? '' : signed(calls, Number.isInteger(calls) ? 0 : 1);
  const changes = [
    amount('tokens', 'total_tokens', TOKENS),
    amount('time', 'elapsed_sec', SECONDS),
    amount('cost', 'cost_usd', DOLLARS),
    { name: 'failed calls', change: callChange, isGrey: false },
  ];
  return [...changes.filter(({ change }) => change !== ''), ...judgedChanges(delta)];
}

function judgedChanges({ answers }: RunDelta) {
  return answers.figures
    .filter(({ figure, base, head }) => !isPartOfF1(figure) && Math.abs(head.micro - base.micro) >= SAME_SCORE)
    .map(({ figure, base, head }) => ({
      name: figureTitle(figure),
      change: changeText(head.micro - base.micro),
      isGrey: false,
    }));
}

function headView(report: Report, { thisRun, footer }: PageOptions): View {
  const view = viewOf(report, { thisRun, footer, visibleRegressions: 0, rows: 0, textOf: questionText });
  const blocks = view.blocks.filter(({ part }) => part !== 'questions' && part !== 'templates');
  return everyText({ ...view, blocks }, shortenText);
}

function pageVerdict({ run, gates }: Report): PageVerdict {
  if (run.passed !== true) return 'failed';
  if (hasWarned({ run, gates })) return 'warned';
  if (gates.length === 0) return 'none';
  return gates.every(({ outcome }) => outcome === 'skipped') ? 'unchecked' : 'passed';
}

function listTemplates({ run, comparison }: Report) {
  const deltas = comparison.kind === 'compared' ? comparison.templates : [];
  const byId = new Map(deltas.map((delta) => [delta.id, delta]));
  const questions = groupedBy(run.questions, ({ templateId }) => templateId);
  const titles = templateTitles(run.questions, run.templateTitles ?? {});
  return [...questions]
    .map(([id, templateQuestions]) => {
      const title = titles.get(id) ?? id;
      const delta = byId.get(id);
      if (delta) return { id, title, questions: delta.questions, base: delta.base, score: delta.head };
      return { id, title, questions: templateQuestions.length, base: null, score: headlineOf(templateQuestions).micro };
    })
    .sort((a, b) => {
      // The largest loss is first.
      const difference = changeOf(a) - changeOf(b);
      return Math.abs(difference) > SAME_SCORE ? difference : (a.score ?? 2) - (b.score ?? 2);
    });
}

function changeOf({ base, score }: { readonly base: number | null; readonly score: number | null }): number {
  return base === null ? 0 : (score ?? 0) - base;
}

/** The titles of the templates of some questions. A template that is only named by a hash has the text of its first question. */
export function templateTitles(
  questions: readonly Pick<QuestionFigures, 'templateId' | 'text'>[],
  titles: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const examples = new Map<string, string | null>();
  for (const { templateId, text } of questions) if (!examples.has(templateId)) examples.set(templateId, text);
  const ids = shortIds(examples.keys());
  return new Map(
    [...examples].map(([id, example]) => {
      const ownTitle = Object.hasOwn(titles, id) ? (titles[id] ?? id) : id;
      const isNamed = ownTitle !== id || ids.get(id) === id || !example;
      return [id, isNamed ? ownTitle : `e.g. ${signedNames(example)}`];
    }),
  );
}
