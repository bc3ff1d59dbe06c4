import type { Report } from '../core/runs/report.js';
import type { Redact } from '../core/secrets/redact.js';
import type { Mapping } from '../core/values.js';
import { score } from './numbers.js';
import { oneLine } from './text.js';

/** The steps score as a badge, in the form of shields.io's endpoint; red for a run that failed. */
export function badgeOf({ run }: Report, redact: Redact): Mapping {
  const { micro } = run.headline;
  return {
    schemaVersion: 1,
    label: redact(oneLine(run.label)),
    message: micro === null ? 'no steps score' : score(micro),
    color: run.passed ? 'brightgreen' : 'red',
  };
}
