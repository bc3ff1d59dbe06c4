import type { PageAddress } from '../report/page/anchor.js';
import { warnAt } from './log.js';
import type { RegressedPlace } from './regressions.js';

/** The runner shows ten warnings of a step. */
export const SHOWN_ANNOTATIONS = 10;

/** Shows regressed questions as warnings at their lines of the corpus. */
export function annotateRegressions(places: readonly RegressedPlace[], addressOf: PageAddress): void {
  for (const { id, why, file, line } of places.slice(0, SHOWN_ANNOTATIONS)) {
    warnAt({ file, line }, `Regressed: ${id}`, why, addressOf({ id }));
  }
}
