import { SAME_SCORE } from '../../core/runs/compare.js';

/** Whether a change is a loss, a gain or none, as the class of its colour. */
export function toneOf(change: number | null): 'bad' | 'good' | 'same' {
  if (change === null || Math.abs(change) <= SAME_SCORE) return 'same';
  return change < 0 ? 'bad' : 'good';
}
