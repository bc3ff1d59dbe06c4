import type { HistoryRun } from '../../core/runs/history.js';
import { counted } from '../../core/text/numerals.js';
import type { Block } from '../words/blocks.js';
import { scorePair } from '../words/numbers.js';
import { code, type Text } from '../words/text.js';

/** Maximum number of runs in a trend, so that it fits a line. */
const MAX_RUNS = 12;
const BARS = '▁▂▃▄▅▆▇█';
/** Minimum range of scores that fills the height of the bars; a smaller one would look like a large change. */
const MIN_RANGE = 0.05;

/**
 * Trend of the steps score, or of the answer checks if no question has reference steps; null for fewer than two runs.
 * Example: "`main`, last 12 runs: ▂▃▃▅▆▆▅▆▇▇▆▇ 0.810 → 0.870".
 */
export function trendText(history: readonly HistoryRun[], label: string): Text | null {
  const hasSteps = history.some(({ micro }) => micro !== null);
  const scores = history.flatMap(({ micro, checks }) => (hasSteps ? micro : checks) ?? []).slice(-MAX_RUNS);
  const [firstScore, lastScore] = [scores[0], scores.at(-1)];
  if (firstScore === undefined || lastScore === undefined || scores.length < 2) return null;
  const ends = scorePair(firstScore, lastScore).join(' → ');
  return [code(label), `, last ${counted(scores.length, 'run')}: ${formatSparkline(scores)} ${ends}`];
}

/** The trend as a block; empty without a trend. */
export function trendBlocks(history: readonly HistoryRun[] | undefined, label: string): Block[] {
  const text = trendText(history ?? [], label);
  return text ? [{ kind: 'small', text }] : [];
}

function formatSparkline(scores: readonly number[]): string {
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const range = Math.max(high - low, MIN_RANGE);
  // A small range is in the middle of the height.
  const lowerBound = low - (range - (high - low)) / 2;
  return scores
    .map((score) => BARS[Math.min(BARS.length - 1, Math.floor(((score - lowerBound) / range) * BARS.length))])
    .join('');
}
