import {
  askedRuns,
  type DifferingQuestion,
  type Front,
  type RunTable,
  sortRuns,
} from '../../../core/runs/compare-many.js';
import { shortIds } from '../../../core/show/ids.js';
import type { Interval } from '../../../core/statistics/intervals.js';
import { signedNames } from '../../../core/text/blanks.js';
import { everyText } from '../../../core/text/every-text.js';
import { listAt } from '../../../core/text/values.js';
import type { View } from '../../formats/view.js';
import { footerBlock, type LegsView } from '../../many/legs.js';
import { type LetteredRun, runName, withLetters } from '../../many/runs.js';
import { type ManyOptions, viewOfMany } from '../../many/view.js';
import type { Block } from '../../words/blocks.js';
import { cut, oneLine, plain, type Text, visible } from '../../words/text.js';

/** Characters of a question's text. */
const MAX_TEXT_LENGTH = 2000;

/** A run as the plots have it. */
export interface PlottedRun {
  readonly letter: string;
  /** With its letter. */
  readonly name: string;
  readonly score: number | null;
  readonly interval: Interval | null;
  /** What a question costs; null: not known, or the run has no rank. */
  readonly cost: number | null;
  /** No other run scores as much for less. */
  readonly isOnFront: boolean;
  /** It shares questions that have different results. */
  readonly isInMatrix: boolean;
}

/** A question that is right in some runs and wrong in others. */
export interface MatrixRow {
  readonly id: string;
  readonly text: string | null;
  /** For each run that is in the matrix. */
  readonly right: readonly (boolean | null)[];
}

export interface MatrixTemplate {
  readonly title: string;
  readonly rows: readonly MatrixRow[];
}

/** What the page of several runs shows. */
export interface ManyModel {
  readonly view: View;
  /** How the evaluations of a matrix ended; empty where runs are only compared. */
  readonly legs: readonly Block[];
  /** In the order of the table. */
  readonly runs: readonly PlottedRun[];
  /** In the order in which they were given. */
  readonly given: readonly PlottedRun[];
  /** What counts as cost; null: too few runs have one. */
  readonly measure: Front['measure'] | null;
  readonly templates: readonly MatrixTemplate[];
}

/** What stands before the table of runs on a page: how the evaluations ended, and the footer. */
export interface LegsPart extends LegsView {
  readonly footer: readonly Text[];
}

/** The page of several runs as data without secrets. `part`: how they ended, without secrets, too. */
export function manyModel(table: RunTable, options: Omit<ManyOptions, 'rows'>, part: LegsPart | null): ManyModel {
  const lettered = withLetters(table.runs);
  const asked = askedRuns(table.differing);
  const plotted = new Map(
    lettered.map((run, index) => [run, { ...plottedRun(run, index, table.front), isInMatrix: asked[index] ?? false }]),
  );
  const sorted = sortRuns(lettered, options.order);
  const model = {
    runs: sorted.flatMap((run) => plotted.get(run) ?? []),
    given: [...plotted.values()],
    measure: table.front?.measure ?? null,
    templates: matrixTemplates(table, options.ids === 'full'),
  };
  const view = viewOfMany(table, { ...options, rows: 0 });
  return { ...options.redact(everyText(model, visible)), ...(part ? withLegs(view, part) : { view, legs: [] }) };
}

function withLegs(view: View, { passed, title, blocks, footer }: LegsPart): Pick<ManyModel, 'view' | 'legs'> {
  const all = [...view.blocks.slice(0, -1), footerBlock(footer)];
  return { view: { passed, title: [...title, ...view.title], blocks: all }, legs: blocks };
}

function plottedRun(run: LetteredRun, index: number, front: Front | null): Omit<PlottedRun, 'isInMatrix'> {
  return {
    letter: run.letter,
    name: plain(runName(run)),
    score: run.run.headline.micro,
    interval: run.interval,
    cost: front && run.rank !== null ? run.measures[front.measure] : null,
    isOnFront: front?.on.includes(index) ?? false,
  };
}

function matrixTemplates({ runs, differing }: RunTable, isFull: boolean): MatrixTemplate[] {
  const asked = askedRuns(differing);
  const byTemplate = new Map<string, DifferingQuestion[]>();
  for (const one of differing) listAt(byTemplate, one.question.templateId).push(one);
  const short = (names: readonly string[]) => (isFull ? null : shortIds(names));
  const templateIds = short([...byTemplate.keys()]);
  const ids = short(differing.map(({ question }) => question.id));
  return [...byTemplate].map(([id, questions]) => ({
    title: titleIn(runs, id) ?? templateIds?.get(id) ?? id,
    rows: questions.map(({ question, right }) => ({
      id: ids?.get(question.id) ?? question.id,
      text: question.text === null ? null : cut(oneLine(signedNames(question.text)), MAX_TEXT_LENGTH),
      right: right.filter((_, run) => asked[run]),
    })),
  }));
}

/** What the first run that knows it calls a template. */
function titleIn(runs: RunTable['runs'], id: string): string | null {
  for (const { run } of runs) {
    const titles = run.templateTitles ?? {};
    if (Object.hasOwn(titles, id)) return titles[id] ?? null;
  }
  return null;
}
