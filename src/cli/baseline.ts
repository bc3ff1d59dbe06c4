import { readRun } from '../adapters/files/runs.js';
import { forInput } from '../core/errors.js';
import type { Baseline } from '../core/runs/compare-and-gate.js';
import { notGiven } from '../run/local-baseline.js';

/** The run that `--baseline` names. */
export async function baselineOf(path: string | undefined): Promise<Baseline> {
  if (path === undefined) return notGiven('--baseline');
  return forInput('--baseline', readRun(path));
}
