import { type Front, type RunTable, sortRuns } from '../../../core/comparison/compare-many.js';
import { askedRuns, type DifferingQuestion, type ResultPattern } from '../../../core/comparison/differing.js';
import { isWrong, type QuestionFigures } from '../../../core/figures/figures.js';
import type { ShownQuestion } from '../../../core/show/entry.js';
import { shortIds } from '../../../core/show/ids.js';
import { mean } from '../../../core/statistics/intervals.js';
import { signedNames } from '../../../core/steps/shown.js';
import type { RunCondition } from '../../../core/why/condition-table.js';
import { type LegsView, withLegs } from '../../many/legs.js';
import { type LetteredRun, runName, withLetters } from '../../many/tables.js';
import { type ManyOptions, viewOfMany } from '../../many/view.js';
import { questionAnchor } from '../../words/blocks.js';
import { kindOf } from '../../words/cause-sentences.js';
import type { Text } from '../../words/text.js';
import { templateTitles, visibleData } from '../model.js';

export type PlottedRun = ReturnType<typeof plottedRun>;

/** The result of a question in a run of the list. */
export interface RunCell {
  readonly letter: string;
  /** null: the question was not asked. */
  readonly isRight: boolean | null;
  /** The cause of a miss in a few words; empty if it is right, or the cause is unknown. */
  readonly cause: string;
}

/** A question that is right in some runs and wrong in others. */
export type ManyRow = ReturnType<typeof manyRows>[number];

/** A question in each run; null if it was not asked, or if the answers are unknown. */
export interface ManyDetail {
  readonly shown: readonly (ShownQuestion | null)[];
  readonly conditions: readonly RunCondition[];
}

export type ReadManyDetail = (row: ManyRow) => Promise<ManyDetail | null>;

/** Content of the page of several runs, except the details of questions. */
export type ManyModel = ReturnType<typeof manyModel>;

/** The part of a page before the table of runs, with the results of the evaluations, and the footer. */
export interface LegsPart extends LegsView {
  readonly footer: readonly Text[];
}

export interface ManyPageOptions extends Omit<ManyOptions, 'rows'> {
  readonly paths: readonly string[];
}

/** Builds the page of several runs. `part`: their results. */
export function manyModel(table: RunTable, options: ManyPageOptions, part: LegsPart | null) {
  const letteredRuns = withLetters(table.runs);
  const listed = askedRuns(table.differing);
  const given = letteredRuns.map((run, index) => plottedRun(run, index, table.front, listed[index] ?? false));
  const plottedRuns = new Map(letteredRuns.map((run, index) => [run, given[index] ?? []]));
  const questions = table.differing.map(({ question }) => question);
  const titles = Object.assign({}, ...table.runs.map(({ run }) => run.templateTitles ?? {}).reverse());
  const data = {
    /** Runs in the order of the table. */
    runs: sortRuns(letteredRuns, options.order).flatMap((run) => plottedRuns.get(run) ?? []),
    given,
    rows: manyRows(table.differing, given),
    /** The most frequent first. */
    patterns: listPatterns(table.patterns, given),
    templates: [...templateTitles(questions, titles)].map(([id, title]) => ({ id, title })),
  };
  const view = viewOfMany(table, { ...options, rows: 0 });
  return {
    ...visibleData(data),
    /** The figure that is used as cost: dollars, tokens or seconds; null: too few runs have one. */
    measure: table.front?.measure ?? null,
    /** The folders of the runs in their given order, as typed in a command; empty if unknown. */
    paths: options.paths,
    view: part ? withLegs(view, part, part.footer) : view,
    legs: part?.blocks ?? [],
  };
}

function plottedRun(run: LetteredRun, index: number, front: Front | null, isListed: boolean) {
  return {
    letter: run.letter,
    /** Name with the letter. Example: `A results-of-main`. */
    name: runName(run),
    score: run.run.headline.micro,
    interval: run.interval,
    /** Whether it shares questions with the first run; else its score is not comparable and is not drawn. */
    isRanked: run.rank !== null,
    /** Cost per question; null: unknown, or the run is not ranked. */
    cost: front && run.rank !== null ? run.measures[front.measure] : null,
    /** Whether it is on the Pareto front: no other run scores as much for less. */
    isOnFront: front?.on.includes(index) ?? false,
    /** Whether the run has questions of the list, which contains the questions with different results. */
    isListed,
  };
}

function manyRows(differing: readonly DifferingQuestion[], given: readonly PlottedRun[]) {
  const ids = shortIds(differing.map(({ question }) => question.id));
  return differing.map(({ question, right, sides }) => {
    const cells = given.flatMap(({ letter, isListed }, run) =>
      isListed ? [{ letter, isRight: right[run] ?? null, cause: causeOf(sides[run]) }] : [],
    );
    const wrong = cells.filter(({ isRight }) => isRight === false);
    return {
      id: question.id,
      shortId: ids.get(question.id) ?? question.id,
      anchor: questionAnchor(question.id),
      text: signedNames(question.text ?? question.id),
      templateId: question.templateId,
      /** Key of its results. */
      pattern: patternKey(cells),
      why: [wrong.map(({ letter, cause }) => `${letter} ${cause || 'wrong'}`).join(', ')],
      /** Its results in the runs of the list. */
      cells,
      /** For each run whether it is right; null: it was not asked. */
      right,
      /** Means over the runs: tokens, seconds and steps; null if unknown. */
      amounts: (['total_tokens', 'elapsed_sec', 'steps'] as const).map((name) => {
        const amounts = sides.flatMap((side) => side?.measures[name] ?? []);
        return amounts.length === 0 ? null : mean(amounts);
      }),
    };
  });
}

function causeOf(question: QuestionFigures | null | undefined): string {
  return question && isWrong(question) ? (kindOf(question) ?? '') : '';
}

type Results = readonly Pick<RunCell, 'letter' | 'isRight'>[];

/** One character per run of the list: 1 right, 0 wrong, 2 not asked. */
function patternKey(results: Results): string {
  return results.map(({ isRight }) => (isRight === null ? 2 : Number(isRight))).join('');
}

/** The results as signs and in words. Example: `○○● only C right`. */
function patternTitle(results: Results): string {
  const signs = results.map(({ isRight }) => (isRight === null ? '–' : isRight ? '●' : '○')).join('');
  const lettersOf = (wanted: boolean | null) =>
    results.filter(({ isRight }) => isRight === wanted).map(({ letter }) => letter);
  const [right, wrong, unasked] = [lettersOf(true), lettersOf(false), lettersOf(null)];
  const rest = unasked.length === 0 ? '' : `, ${unasked.join(', ')} not asked`;
  return `${signs} ${resultWords(right, wrong)}${rest}`;
}

function resultWords(right: readonly string[], wrong: readonly string[]): string {
  if (wrong.length === 0) return 'all right';
  if (right.length === 0) return 'all wrong';
  if (right.length === 1 && wrong.length === 1) return `${right[0]} right, ${wrong[0]} wrong`;
  return right.length <= wrong.length ? `only ${right.join(', ')} right` : `only ${wrong.join(', ')} wrong`;
}

/** The patterns over the runs of the list; runs that share no question with others are not in it. */
function listPatterns(patterns: readonly ResultPattern[], given: readonly PlottedRun[]) {
  const counts = new Map<string, { key: string; title: string; questions: number; isListed: boolean }>();
  for (const { right, questions } of patterns) {
    const results = given.flatMap(({ letter, isListed }, run) =>
      isListed ? [{ letter, isRight: right[run] ?? null }] : [],
    );
    if (results.every(({ isRight }) => isRight === null)) continue;
    const key = patternKey(results);
    const isDiffering = results.some(({ isRight }) => isRight) && results.some(({ isRight }) => isRight === false);
    const known = counts.get(key)?.questions ?? 0;
    counts.set(key, { key, title: patternTitle(results), questions: known + questions, isListed: isDiffering });
  }
  return [...counts.values()].sort((a, b) => b.questions - a.questions);
}
