import { type Front, type RunTable, sortRuns } from '../../../core/runs/compare-many.js';
import { askedRuns, type DifferingQuestion } from '../../../core/runs/differing.js';
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

/** Maximum length of a question's text. */
const MAX_TEXT_LENGTH = 2000;

/** A run in the plots. */
export interface PlottedRun {
  readonly letter: string;
  /** Name with the letter. Example: `A results-of-main`. */
  readonly name: string;
  readonly score: number | null;
  readonly interval: Interval | null;
  /** Cost per question; null: unknown, or the run has no rank. */
  readonly cost: number | null;
  /** On the Pareto front: no other run scores as much for less. */
  readonly isOnFront: boolean;
  /** The run has questions of the matrix, which has those with different results. */
  readonly isInMatrix: boolean;
}

/** A question that is right in some runs and wrong in others. */
export interface MatrixRow {
  readonly id: string;
  readonly text: string | null;
  /** One result per run in the matrix; null: the question was not asked. */
  readonly right: readonly (boolean | null)[];
}

export interface MatrixTemplate {
  readonly title: string;
  readonly rows: readonly MatrixRow[];
}

/** Content of the page of several runs. */
export interface ManyModel {
  readonly view: View;
  /** Results of the evaluations of a matrix; empty if runs are only compared. */
  readonly legs: readonly Block[];
  /** Runs in the order of the table. */
  readonly runs: readonly PlottedRun[];
  /** Runs in their given order. */
  readonly given: readonly PlottedRun[];
  /** The measure used as cost; null: too few runs have one. */
  readonly measure: Front['measure'] | null;
  readonly templates: readonly MatrixTemplate[];
}

/** The part of a page before the table of runs, with the results of the evaluations, and the footer. */
export interface LegsPart extends LegsView {
  readonly footer: readonly Text[];
}

/** Builds the page of several runs, with secrets redacted. `part`: their results, already redacted. */
export function manyModel(table: RunTable, options: Omit<ManyOptions, 'rows'>, part: LegsPart | null): ManyModel {
  const letteredRuns = withLetters(table.runs);
  const askedByRun = askedRuns(table.differing);
  const plottedRuns = new Map(
    letteredRuns.map((run, index) => [
      run,
      { ...plottedRun(run, index, table.front), isInMatrix: askedByRun[index] ?? false },
    ]),
  );
  const sortedRuns = sortRuns(letteredRuns, options.order);
  const model = {
    runs: sortedRuns.flatMap((run) => plottedRuns.get(run) ?? []),
    given: [...plottedRuns.values()],
    measure: table.front?.measure ?? null,
    templates: matrixTemplates(table, options.ids === 'full'),
  };
  const view = viewOfMany(table, { ...options, rows: 0 });
  return { ...options.redact(everyText(model, visible)), ...(part ? withLegs(view, part) : { view, legs: [] }) };
}

function withLegs(view: View, { passed, title, blocks, footer }: LegsPart): Pick<ManyModel, 'view' | 'legs'> {
  const allBlocks = [...view.blocks.slice(0, -1), footerBlock(footer)];
  return { view: { passed, title: [...title, ...view.title], blocks: allBlocks }, legs: blocks };
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
  const askedByRun = askedRuns(differing);
  const byTemplate = new Map<string, DifferingQuestion[]>();
  for (const differingQuestion of differing)
    listAt(byTemplate, differingQuestion.question.templateId).push(differingQuestion);
  const shortNames = (names: readonly string[]) => (isFull ? null : shortIds(names));
  const templateIds = shortNames([...byTemplate.keys()]);
  const ids = shortNames(differing.map(({ question }) => question.id));
  return [...byTemplate].map(([id, questions]) => ({
    title: findTitle(runs, id) ?? templateIds?.get(id) ?? id,
    rows: questions.map(({ question, right }) => ({
      id: ids?.get(question.id) ?? question.id,
      text: question.text === null ? null : cut(oneLine(signedNames(question.text)), MAX_TEXT_LENGTH),
      right: right.filter((_, run) => askedByRun[run]),
    })),
  }));
}

/** The title of a template in the first run that has one. */
function findTitle(runs: RunTable['runs'], id: string): string | null {
  for (const { run } of runs) {
    const titles = run.templateTitles ?? {};
    if (Object.hasOwn(titles, id)) return titles[id] ?? null;
  }
  return null;
}
