import type { Figure } from '../../core/answers/metric.js';
import { LEVEL } from '../../core/noise/score-change.js';
import { fixed, whole } from '../../core/text/numerals.js';
import type { Block } from '../blocks.js';
import { dollars, points, score, shown } from '../numbers.js';
import { type LetteredRun, runName } from './runs.js';

/** A column of a table of runs. */
interface RunColumn {
  readonly head: string;
  readonly align: 'left' | 'right';
  /** Null: the run has no such figure. A column that no run has a figure for is left out. */
  readonly cell: (run: LetteredRun) => string | null;
}

const SCORES: readonly RunColumn[] = [
  { head: 'Rank', align: 'right', cell: ({ rank }) => (rank === null ? null : String(rank)) },
  { head: 'Score', align: 'right', cell: ({ run }) => score(run.headline.micro) },
  { head: '95 % interval', align: 'left', cell: intervalCell },
  { head: 'Macro', align: 'right', cell: ({ run }) => score(run.headline.macro) },
  { head: 'Change', align: 'right', cell: ({ change }) => change && `${points(change.score.change)} pp` },
  { head: 'Noise', align: 'left', cell: verdictCell },
];

const FIGURES: readonly RunColumn[] = [
  { head: 'Answer checks', align: 'right', cell: ({ checks }) => shown(checks.micro, score) },
  { head: 'Rules kept', align: 'right', cell: ({ rules }) => rules && countOf(rules.kept, rules.of) },
  { head: 'F1', align: 'right', cell: answerCell('answer_f1') },
  { head: 'Recall', align: 'right', cell: answerCell('answer_recall') },
  { head: 'Precision', align: 'right', cell: answerCell('answer_precision') },
  { head: 'Relevance', align: 'right', cell: answerCell('answer_relevance') },
  { head: 'Failed calls', align: 'right', cell: failedCalls },
  { head: 'Tokens', align: 'right', cell: ({ measures }) => shown(measures.total_tokens, whole) },
  { head: 'Seconds', align: 'right', cell: ({ measures }) => shown(measures.elapsed_sec, (value) => fixed(value, 1)) },
  { head: 'Cost', align: 'right', cell: ({ measures }) => shown(measures.cost_usd, dollars) },
  { head: 'Per right', align: 'right', cell: ({ costPerRight }) => shown(costPerRight, dollars) },
];

/** The steps scores of the runs with their ranks, intervals and changes from the first. */
export function scoreTable(runs: readonly LetteredRun[]): Block {
  return tableOf(runs, SCORES);
}

/** Everything else that is measured, per question; empty where all runs lack it. */
export function figureTable(runs: readonly LetteredRun[]): Block[] {
  const table = tableOf(runs, FIGURES);
  return table.kind === 'table' && table.columns.length > 1 ? [table] : [];
}

function tableOf(runs: readonly LetteredRun[], columns: readonly RunColumn[]): Block {
  const known = columns
    .map((column) => ({ ...column, cells: runs.map((run) => column.cell(run)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
  return {
    kind: 'table',
    columns: [{ head: ['Run'], align: 'left' }, ...known.map(({ head, align }) => ({ head: [head], align }))],
    rows: runs.map((run, at) => [runName(run), ...known.map(({ cells }) => [cells[at] ?? '–'])]),
  };
}

function intervalCell({ interval }: LetteredRun): string | null {
  return interval && `${score(interval.low)} to ${score(interval.high)}`;
}

function verdictCell({ change, delta }: LetteredRun): string {
  if (delta === null) return 'first run';
  if (change === null) return 'nothing shared';
  if (change.verdict !== 'larger') return change.verdict === 'none' ? 'no change' : 'within';
  if (change.corrected <= LEVEL) return 'larger';
  return change.score.broken.length > 0 ? 'template broken' : 'template mended';
}

function answerCell(figure: Figure): RunColumn['cell'] {
  return ({ answers }) => shown(answers[figure]?.micro ?? null, score);
}

function failedCalls({ measures: { steps, failed_steps } }: LetteredRun): string | null {
  return shown(steps, (all) => countOf(failed_steps ?? 0, all));
}

/** "3 of 14" */
function countOf(part: number, all: number): string {
  return `${fixed(part, digitsOf(part))} of ${fixed(all, digitsOf(all))}`;
}

/** The mean of several answers has a fraction. */
function digitsOf(count: number): number {
  return Number.isInteger(count) ? 0 : 1;
}
