import { readKnown } from '../adapters/files/config.js';
import { readQueries } from '../adapters/files/runs.js';
import type { Baseline } from '../core/runs/compare-and-gate.js';
import type { NotCompared } from '../core/runs/comparison.js';
import { dayOf, type KnownQuestions, NOTHING_KNOWN } from '../core/runs/known.js';
import type { RunHooks } from './evaluate-files.js';
import { pageHooks } from './page.js';

/** What a run on this machine is compared with: `baseline`, read from `path`; absent: with nothing. `out` is where the run is written. */
export function localBaseline(
  baseline: Baseline,
  path: string | undefined,
  out: string | undefined,
): Pick<RunHooks, 'baseline' | 'baseQueries' | 'page'> {
  return {
    baseline: async () => baseline,
    baseQueries: async () => (path === undefined ? new Map() : readQueries(path)),
    page: pageHooks(path, out),
  };
}

/** Why a run is compared with nothing; `flag` would name what it is compared with. */
export function notGiven(flag: string | null): NotCompared {
  return { kind: 'none', label: '', reason: { kind: 'not-given', flag } };
}

/** The known questions of a file of this machine, as they count today; none without a file. */
export async function readKnownQuestions(path: string | undefined): Promise<KnownQuestions> {
  if (path === undefined) return NOTHING_KNOWN;
  return { entries: await readKnown(path), today: dayOf(new Date()) };
}
