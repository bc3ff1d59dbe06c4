import { SAME_SCORE } from '../../core/runs/compare.js';
import { headlineOf } from '../../core/runs/figures.js';
import type { HistoryRun } from '../../core/runs/history.js';
import type { Report } from '../../core/runs/report.js';
import type { ScoreChange } from '../../core/runs/run-noise.js';
import type { Extent, ShownQuestion } from '../../core/show/question.js';
import { everyText } from '../../core/text/every-text.js';
import { listAt } from '../../core/text/values.js';
import { questionText } from '../formats/full-report.js';
import { type View, viewOf } from '../formats/view.js';
import type { ThisRun, ViewOptions } from '../words/blocks.js';
import { cut, type Text, visible } from '../words/text.js';
import { type PageRow, pageRows } from './rows.js';

/** How much of a question the page shows. */
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

/** Characters of each text beside the details; the file of the run has the rest. */
const MAX_TEXT_LENGTH = 2_000;

function shortened(text: string): string {
  return cut(text, MAX_TEXT_LENGTH);
}

/** What a page is made of beside the report. */
export interface PageOptions extends Pick<ViewOptions, 'redact' | 'footer'> {
  readonly thisRun: ThisRun;
  /** Tags of the questions, by their ids. */
  readonly tagsOf: ReadonlyMap<string, readonly string[]>;
  /** Where the results lie, as a reader names them in a command; null where that is not known. */
  readonly results: string | null;
  /** The base run's folder, named likewise. */
  readonly baseline: string | null;
  /** Why the page has no answers of the base run; null where it has them, or nothing is compared. */
  readonly baseMissing: string | null;
}

/** Reads one question with its steps, with those of the base run on demand; null where the file of the run does not have it. */
export type ReadDetail = (id: string, withBase: boolean) => Promise<ShownQuestion | null>;

/** A template on both sides. */
export interface PageTemplate {
  readonly id: string;
  readonly title: string;
  readonly questions: number;
  /** null: nothing is compared. */
  readonly base: number | null;
  readonly score: number | null;
}

/** Whether the gates passed; `none`: there is no gate; `unchecked`: none of them could be checked. */
export type PageVerdict = 'passed' | 'failed' | 'none' | 'unchecked';

/** Everything on the page but the details of the questions, which are read one by one. */
export interface PageModel {
  readonly view: View;
  readonly verdict: PageVerdict;
  readonly rows: readonly PageRow[];
  readonly templates: readonly PageTemplate[];
  /** How much the steps score changed; null where that cannot be said. */
  readonly change: Pick<ScoreChange, 'change' | 'interval' | 'detectable'> | null;
  /** The runs of the base's branch, the newest last; none where it has no history. */
  readonly trend: readonly HistoryRun[];
  /** What the other run is called; null: nothing is compared. */
  readonly baseLabel: string | null;
  readonly options: PageOptions;
}

/** The page of a report. The figures, sentences and tables of its head are those of the comment. */
export function pageModel(report: Report, options: PageOptions): PageModel {
  const { redact } = options;
  const { comparison } = report;
  const trend = comparison.kind === 'compared' ? (comparison.history ?? []) : [];
  const own = { rows: pageRows(report, options.tagsOf), templates: templatesOf(report), trend };
  // Secrets are taken out before a cut could leave half of one.
  const shown = everyText(redact(everyText(own, visible)), shortened);
  // Ids are looked up, and so stay as they are.
  const rows = shown.rows.map((row, at) => withIdOf(own.rows[at] ?? row, row));
  return {
    view: headOf(report, options),
    verdict: verdictOf(report),
    rows,
    templates: shown.templates,
    trend: shown.trend,
    change: comparison.kind === 'compared' ? comparison.noise.score : null,
    baseLabel: comparison.kind === 'compared' ? shortened(redact(visible(comparison.label))) : null,
    options,
  };
}

function withIdOf({ id, anchor }: PageRow, row: PageRow): PageRow {
  return row.id === id && row.anchor === anchor ? row : { ...row, id, anchor };
}

function headOf(report: Report, { thisRun, redact, footer }: PageOptions): View {
  const view = viewOf(report, { thisRun, redact, footer, visibleRegressions: 0, rows: 0, textOf: questionText });
  const blocks = view.blocks.filter(({ part }) => part !== 'questions' && part !== 'templates');
  return everyText({ ...view, blocks }, shortened);
}

function verdictOf({ run, gates }: Report): PageVerdict {
  if (run.passed !== true) return 'failed';
  if (gates.length === 0) return 'none';
  return gates.every(({ outcome }) => outcome === 'skipped') ? 'unchecked' : 'passed';
}

function templatesOf({ run, comparison }: Report): PageTemplate[] {
  const { templateTitles = {} } = run;
  const deltas = comparison.kind === 'compared' ? comparison.templates : [];
  const byId = new Map(deltas.map((delta) => [delta.id, delta]));
  const questions = new Map<string, (typeof run.questions)[number][]>();
  for (const question of run.questions) listAt(questions, question.templateId).push(question);
  return [...questions]
    .map(([id, own]) => {
      const title = (Object.hasOwn(templateTitles, id) ? templateTitles[id] : null) ?? id;
      const delta = byId.get(id);
      if (delta) return { id, title, questions: delta.questions, base: delta.base, score: delta.head };
      return { id, title, questions: own.length, base: null, score: headlineOf(own).micro };
    })
    .sort(byLoss);
}

/** The largest loss first; without a loss the lowest score. */
function byLoss(a: PageTemplate, b: PageTemplate): number {
  const [first, second] = [a, b].map(({ base, score }) => (base === null ? 0 : (score ?? 0) - base)) as [
    number,
    number,
  ];
  if (Math.abs(first - second) > SAME_SCORE) return first - second;
  return (a.score ?? 2) - (b.score ?? 2);
}

/** The first words of the page, as the title of its tab. */
export function tabTitle({ view, verdict }: PageModel): Text {
  return [view.isDoubtful ? '⚠️ ' : TAB_SIGNS[verdict], ...view.title];
}

const TAB_SIGNS: Readonly<Record<PageVerdict, string>> = { passed: '✓ ', failed: '✗ ', none: '', unchecked: '' };
