import type { RunTable } from '../../core/many/compare-many.js';
import { type RunOrder, sortRuns } from '../../core/many/order.js';
import { everyText } from '../../core/text/every-text.js';
import { counted } from '../../core/text/numerals.js';
import { VERSION } from '../../core/version.js';
import type { ViewOptions } from '../blocks.js';
import { score } from '../numbers.js';
import { code, joined, type Text, visible } from '../text.js';
import type { View } from '../view.js';
import { differingBlocks } from './differing.js';
import { frontBlocks } from './front.js';
import { manyNotes } from './notes.js';
import { type LetteredRun, withLetters } from './runs.js';
import { figureTable, scoreTable } from './tables.js';

type Measure = keyof LetteredRun['measures'];

/** How several runs are shown. */
export interface ManyOptions extends Pick<ViewOptions, 'rows' | 'allAt' | 'ids' | 'redact'> {
  readonly order: RunOrder;
}

/** Builds the view of several runs: a row for each, the questions that they differ in, and score against cost. */
export function viewOfMany(table: RunTable, options: ManyOptions): View {
  const lettered = withLetters(table.runs);
  const sorted = sortRuns(lettered, options.order);
  const view: View = {
    passed: null,
    title: titleOf(lettered),
    blocks: [
      ...manyNotes(lettered),
      scoreTable(sorted),
      { kind: 'paragraph', text: methodOf(lettered) },
      ...figureTable(sorted),
      ...frontBlocks(table.front, lettered),
      ...differingBlocks(table.differing, lettered, options),
      { kind: 'small', text: [`Stepgate ${VERSION}`] },
    ],
  };
  return options.redact(everyText(view, visible));
}

/** So many of the best runs are named. */
const MOST_NAMED = 3;

function titleOf(runs: readonly LetteredRun[]): Text {
  const all = counted(runs.length, 'run');
  const ranked = runs.filter(({ rank }) => rank !== null);
  if (runs.every(({ run }) => run.headline.micro === null))
    return [`${all} without a steps score: no question has reference steps${checksRange(runs)}`];
  if (ranked.length === 0)
    return [`${all} without a rank: none shares a question with `, code(runs[0]?.run.label ?? '')];
  const among = ranked.length === runs.length ? '' : `, of which ${ranked.length} share questions`;
  return [`${all}${among}: `, ...bestOf(ranked.filter(({ rank }) => rank === 1))];
}

/** ", answer checks 0.500 to 0.850" */
function checksRange(runs: readonly LetteredRun[]): string {
  const known = runs.flatMap(({ checks }) => checks.micro ?? []);
  if (known.length === 0) return '';
  const [low, high] = [Math.min(...known), Math.max(...known)].map(score);
  return `; answer checks ${low === high ? low : `${low} to ${high}`}`;
}

function bestOf(leaders: readonly LetteredRun[]): Text {
  const best = sortRuns(leaders, 'steps');
  const scores = best.map(({ run }) => score(run.headline.micro));
  const names = best.map(({ run }): Text => [code(run.label)]);
  if (best.length === 1) return [...names.flat(), ` is the best, steps score ${scores[0]}`];
  const range = scores[0] === scores.at(-1) ? scores[0] : `${scores.at(-1)} to ${scores[0]}`;
  const who = best.length > MOST_NAMED ? [`${best.length} of them`] : joined(names, ', ');
  return [...who, ` share rank 1, steps score ${range}`];
}

function methodOf(runs: readonly LetteredRun[]): Text {
  const compared = runs.filter(({ change }) => change !== null).length;
  const correction = compared > 1 ? ` (corrected for ${compared} comparisons)` : '';
  return [
    `Change: from ${runs[0]?.letter}, on the questions that both runs have; larger or within rerun noise${correction}. `,
    'Rank: runs share one if the difference from the best of them is within rerun noise. ',
    'Interval: of the steps score for other questions, clustered by template.',
    ...amountsNote(runs),
  ];
}

/** What the heads of the columns have no room for. */
function amountsNote(runs: readonly LetteredRun[]): string[] {
  const knows = (name: Measure) => runs.some(({ measures }) => (measures[name] ?? null) !== null);
  if (knows('cost_usd')) return [' Tokens, seconds and cost: per question. Per right: the cost of a right answer.'];
  return knows('total_tokens') || knows('elapsed_sec') ? [' Tokens and seconds: per question.'] : [];
}
