import { bootstrapInterval } from './bootstrap.js';
import { clustersOf, type Difference } from './clusters.js';
import type { Interval } from './interval.js';
import { SCORE_UNIT, signFlipP } from './sign-flips.js';

/** Whether a change would hold for other questions, too: templates are the observations. */
export interface Generalisation {
  /** `these`: seen on these templates only. */
  readonly verdict: 'likely' | 'these';
  /** Of the sign flips by template, in (0, 1]. */
  readonly p: number;
  /** 95 % interval of the change for other templates; null for one template. */
  readonly interval: Interval | null;
  readonly templates: number;
  /** Templates whose questions changed in sum. With fewer than 6 no p gets to 5 %. */
  readonly changed: number;
}

/**
 * Tests the change over templates instead of questions. Questions of other templates are another draw of templates, so
 * that each template's sum of changes is one observation.
 */
export function generalise(differences: readonly Difference[]): Generalisation {
  const clusters = clustersOf(differences);
  const sums = [...clusters.sums];
  const p = signFlipP(sums, SCORE_UNIT);
  return {
    verdict: p <= 0.05 ? 'likely' : 'these',
    p,
    interval: bootstrapInterval(clusters),
    templates: sums.length,
    changed: sums.filter((sum) => sum !== 0).length,
  };
}
