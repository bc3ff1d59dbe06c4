import { type RunOrder, type RunTable, sortRuns } from '../../core/comparison/compare-many.js';
import { isPartial as isPartlyJudged } from '../../core/judge/summary.js';
import { MAX_NAMED } from '../../core/shown.js';
import { counted, whole } from '../../core/text/numerals.js';
import { everyText } from '../../core/text/values.js';
import { VERSION } from '../../core/words/version.js';
import { runTable } from '../formats/history.js';
import type { View } from '../formats/view.js';
import { metricTitle, notComparedNotes } from '../sections/judge.js';
import type { ViewOptions } from '../words/blocks.js';
import { score } from '../words/numbers.js';
import { code, joined, type Text, visible } from '../words/text.js';
import {
  differingBlocks,
  FIGURES,
  frontBlocks,
  type LetteredRun,
  letters,
  NAME,
  SCORES,
  withLetters,
} from './tables.js';

export interface ManyOptions extends Pick<ViewOptions, 'rows' | 'allAt' | 'ids' | 'addressOf'> {
  readonly order: RunOrder;
}

/** Builds the view of several runs: one row per run, the questions with different results, and score against cost. */
export function viewOfMany(table: RunTable, options: ManyOptions): View {
  const letteredRuns = withLetters(table.runs);
  const sortedRuns = sortRuns(letteredRuns, options.order);
  const notes = [...questionNotes(letteredRuns), ...scoringNotes(letteredRuns), ...judgeNotes(letteredRuns)];
  const view: View = {
    passed: null,
    title: titleText(letteredRuns),
    blocks: [
      ...(notes.length > 0 ? [{ kind: 'note', level: 'important', lines: notes } as const] : []),
      ...runTable(sortedRuns, NAME, SCORES),
      { kind: 'paragraph', part: 'noise', text: methodText(letteredRuns) },
      ...runTable(sortedRuns, NAME, FIGURES),
      ...frontBlocks(table.front, letteredRuns),
      ...differingBlocks(table.differing, letteredRuns, options),
      { kind: 'small', text: [`Stepgate ${VERSION}`] },
    ],
  };
  return everyText(view, visible);
}

function titleText(runs: readonly LetteredRun[]): Text {
  const runsText = counted(runs.length, 'run');
  const ranked = runs.filter(({ rank }) => rank !== null);
  if (runs.every(({ run }) => run.headline.micro === null))
    return [`${runsText} without a steps score: no question has reference steps${checksRange(runs)}`];
  if (ranked.length === 0)
    return [`${runsText} without a rank: none shares a question with `, code(runs[0]?.run.label ?? '')];
  const amongText = ranked.length === runs.length ? '' : `, of which ${ranked.length} share questions`;
  return [`${runsText}${amongText}: `, ...bestText(ranked.filter(({ rank }) => rank === 1))];
}

/** ", answer checks 0.500 to 0.850" */
function checksRange(runs: readonly LetteredRun[]): string {
  const checkScores = runs.flatMap(({ checks }) => checks.micro ?? []);
  if (checkScores.length === 0) return '';
  const [low, high] = [Math.min(...checkScores), Math.max(...checkScores)].map(score);
  return `; answer checks ${low === high ? low : `${low} to ${high}`}`;
}

function bestText(leaders: readonly LetteredRun[]): Text {
  const best = sortRuns(leaders, 'steps');
  const scores = best.map(({ run }) => score(run.headline.micro));
  const names = best.map(({ run }): Text => [code(run.label)]);
  if (best.length === 1) return [...names.flat(), ` is the best, steps score ${scores[0]}`];
  const range = scores[0] === scores.at(-1) ? scores[0] : `${scores.at(-1)} to ${scores[0]}`;
  const namesText = best.length > MAX_NAMED ? [`${best.length} of them`] : joined(names, ', ');
  return [...namesText, ` share rank 1, steps score ${range}`];
}

function methodText(runs: readonly LetteredRun[]): Text {
  const comparedCount = runs.filter(({ change }) => change !== null).length;
  const correction = comparedCount > 1 ? ` (corrected for ${comparedCount} comparisons)` : '';
  return [
    `Change: from ${runs[0]?.letter}, on the questions that both runs have; larger than what reruns of the same agent differ by (rerun noise), or within it${correction}. `,
    'Rank: runs share one if the difference from the best of them is within rerun noise. ',
    'Interval: of the steps score for other questions, clustered by template.',
    ...amountsNote(runs),
  ];
}

/** Explanation of the columns of amounts, for which the heads have no room. */
function amountsNote(runs: readonly LetteredRun[]): string[] {
  const hasMeasure = (name: keyof LetteredRun['measures']) =>
    runs.some(({ measures }) => (measures[name] ?? null) !== null);
  if (hasMeasure('cost_usd'))
    return [' Tokens, seconds and cost: per question. Per right: the cost of a right answer.'];
  return hasMeasure('total_tokens') || hasMeasure('elapsed_sec') ? [' Tokens and seconds: per question.'] : [];
}

function questionNotes(runs: readonly LetteredRun[]): Text[] {
  const [firstRun, ...otherRuns] = runs;
  const firstCount = firstRun?.run.headline.questions ?? 0;
  const isPartial = ({ change, run }: LetteredRun) =>
    change !== null && Math.max(firstCount, run.headline.questions) > change.score.questions;
  const unsharedRuns = otherRuns.filter(({ change }) => change === null);
  const editedRuns = otherRuns.filter(({ delta }) => delta !== null && delta.edited.length > 0);
  const verb = unsharedRuns.length === 1 ? 'shares' : 'share';
  return [
    ...sentence(
      unsharedRuns.length > 0,
      `${letters(unsharedRuns)} ${verb} no question with ${firstRun?.letter}: no rank, no change`,
    ),
    ...sentence(
      otherRuns.some(isPartial),
      `${firstRun?.letter} has ${counted(firstCount, 'question')}; shared with it: ${listCounts(otherRuns.filter(isPartial), ({ change }) => change?.score.questions)}`,
    ),
    ...sentence(
      editedRuns.length > 0,
      `Same id, but another text or reference than in ${firstRun?.letter}: ${listCounts(editedRuns, ({ delta }) => delta?.edited.length)}`,
    ),
  ];
}

function sentence(isTrue: boolean, text: string): Text[] {
  return isTrue ? [[`${text}.`]] : [];
}

function listCounts(runs: readonly LetteredRun[], countQuestions: (run: LetteredRun) => number | undefined): string {
  const parts = runs.map(
    (run) => `${run.letter} ${whole(countQuestions(run) ?? 0)} of ${whole(run.run.questions.length)}`,
  );
  return parts.join(', ');
}

function scoringNotes(runs: readonly LetteredRun[]): Text[] {
  const unknownScoring = runs.filter(({ run }) => run.scoring === null);
  if (unknownScoring.length === 0) return [];
  const verb = unknownScoring.length === 1 ? 'does not say how it was' : 'do not say how they were';
  return [[`${letters(unknownScoring)} ${verb} scored; one scoring is assumed for all runs.`]];
}

function judgeNotes(runs: readonly LetteredRun[]): Text[] {
  const label = runs[0]?.run.label ?? '';
  const partialNotes = runs.flatMap(({ letter, run: { judge } }) =>
    (judge?.metrics ?? []).filter(isPartlyJudged).map(({ name, judged, expected }): Text => {
      return [`${letter}: ${metricTitle(name)} covers ${whole(judged)} of ${counted(expected, 'answer')}.`];
    }),
  );
  const differentNotes = runs.flatMap(({ letter, delta }) =>
    (delta ? notComparedNotes(delta.answers, label) : []).map((note): Text => [`${letter}: `, ...note]),
  );
  return [...partialNotes, ...differentNotes];
}
