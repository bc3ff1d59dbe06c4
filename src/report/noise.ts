import type { RunDelta } from '../core/delta.js';
import type { Interval } from '../core/noise/bootstrap.js';
import { leavesOutZero } from '../core/noise/noise.js';
import type { TestedMeasure } from '../core/noise/run-noise.js';
import type { Report } from '../core/report.js';
import { counted, fixed, placesApart, placesOf, signed } from './numbers.js';
import type { Block } from './view.js';

/** What a title says of a change beside its size; nothing where it is larger than noise. */
export function noiseWord({ noise }: RunDelta): 'no detectable change' | 'too few templates to tell' | null {
  const micro = noise.score?.micro;
  if (!micro || micro.kind === 'larger' || micro.changed === 0) return null;
  return micro.kind === 'none' ? 'no detectable change' : 'too few templates to tell';
}

/** "Larger than rerun noise (95 % interval −15.6 to −5.0 points)."; nothing where no question changed. */
export function noiseSentence({ comparison }: Report): string {
  const micro = comparison.kind === 'compared' ? comparison.noise.score?.micro : null;
  if (!micro || micro.changed === 0) return '';
  if (micro.kind === 'too-few' || micro.interval === null) return `Too few templates to tell (${micro.changed}).`;
  const interval = intervalText(micro.interval);
  if (micro.kind === 'larger') return `Larger than rerun noise (${interval} points).`;
  const but = leavesOutZero(micro.interval) ? `, but p ${micro.p.toFixed(2)} by sign flips` : '';
  return `Within rerun noise (${interval} points${but}; this corpus can detect ${size(micro.detectable ?? 0)}).`;
}

/** With a further digit where an end would round to the 0 that it leaves out. */
function intervalText(interval: Interval): string {
  const ends = [interval.low * 100, interval.high * 100];
  const digits = leavesOutZero(interval) && ends.some((end) => Math.abs(end) < 0.05) ? 2 : 1;
  return `95 % interval ${ends.map((end) => signed(end, digits)).join(' to ')}`;
}

function size(change: number): string {
  return (change * 100).toFixed(1);
}

/** "down 3.1 points, over the limit of 2.0 but within rerun noise: not failed"; nothing without such a drop. */
export function warnedDrop({ gates }: Report): string | null {
  const drop = gates.find(({ outcome }) => outcome === 'warned');
  if (!drop) return null;
  return `${dropText(drop.value ?? 0, drop.limit)} but within rerun noise: not failed`;
}

/** "down 10.0 points, over the limit of 5.0" */
export function dropText(drop: number, limit: number): string {
  const digits = placesApart(drop * 100, limit * 100, Math.max(1, placesOf(limit) - 2));
  return `down ${fixed(drop * 100, digits)} points, over the limit of ${fixed(limit * 100, digits)}`;
}

const NAMES: Readonly<Record<TestedMeasure, string>> = {
  failed_steps: 'failed tool calls',
  total_tokens: 'tokens per question',
  elapsed_sec: 'seconds per question',
  cost_usd: 'agent cost per question',
};

/** The measures whose change is more than noise, in one line. */
export function measureNoiseBlocks({ comparison }: Report): Block[] {
  if (comparison.kind !== 'compared') return [];
  const { measures } = comparison.noise;
  const larger = measures.filter(({ kind }) => kind === 'larger').map(({ measure }) => NAMES[measure]);
  if (larger.length === 0) return [];
  const correction = measures.length > 1 ? ` (Holm's correction for ${counted(measures.length, 'measure')})` : '';
  return [{ kind: 'paragraph', part: 'noise', text: [`Larger than rerun noise: ${larger.join(', ')}${correction}.`] }];
}
