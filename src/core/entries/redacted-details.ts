import { firstDifference } from '../text/json-path.js';
import type { CauseDetail } from '../words/causes.js';
import type { Entry } from './result-types.js';

/**
 * An entry without secrets, with the details of the same answer scored again without them. A detail of the first scoring can hold
 * a part of a secret, because values are cut and escaped in it. Where the second scoring finds something else, the secret decided:
 * the cause stays, and the detail keeps only the step that came closest.
 */
export function withRedactedDetails(entry: Entry, again: Entry): Entry {
  const { steps_details: details } = entry;
  if (!details) return entry;
  const steps_details = details.map((step, at) => {
    const other = again.steps_details?.[at];
    const isSame = other?.score === step.score && firstDifference(other.cause ?? null, step.cause ?? null) === null;
    const { closest } = step.detail ?? {};
    const detail: CauseDetail = (isSame ? other.detail : closest !== undefined && { closest }) || {};
    const { detail: _, ...facts } = step;
    return { ...facts, ...(Object.keys(detail).length > 0 && { detail }) };
  });
  return { ...entry, steps_details };
}
