import type { Cause, CauseDetail, Comparison, Miss } from '../model.js';
import { jsonText } from '../text/json-text.js';
import { shownValue } from './shown.js';
import type { PreparedActual, PreparedReference } from './step.js';

/** An actual step that was compared with the reference step and is not the match of another. */
export interface Candidate {
  readonly actual: PreparedActual;
  readonly comparator: string;
  readonly comparison: Comparison;
}

export interface ExplainedMiss {
  readonly comparator: string | null;
  readonly cause: Cause;
  readonly detail: CauseDetail;
}

/** Why a reference step missed: from the candidate that came closest, else from what the agent did not do. */
export function causeOf(
  reference: PreparedReference,
  position: number,
  candidates: readonly Candidate[],
  actuals: readonly PreparedActual[],
): ExplainedMiss {
  const explained = candidates.flatMap((candidate) => {
    const miss = candidate.comparison.explain?.();
    return miss ? [{ candidate, miss }] : [];
  });
  const closest = explained.reduce<(typeof explained)[number] | null>(
    (best, next) => (best && isCloser(best.miss, next.miss) ? best : next),
    null,
  );
  if (!closest) return withoutCandidate(reference, position, actuals);
  const { candidate, miss } = closest;
  return {
    comparator: candidate.comparator,
    cause: { ...miss.cause, step: position },
    detail: { closest: candidate.actual.step.id, ...miss.detail },
  };
}

/** Later steps win ties: an agent's last attempt is what it answered from. */
function isCloser(one: Miss, other: Miss): boolean {
  const [left, right] = [closeness(one), closeness(other)];
  const index = left.findIndex((value, at) => value !== right[at]);
  return index >= 0 && (left[index] ?? 0) > (right[index] ?? 0);
}

/**
 * Readable before unreadable, then most in common, then fewest rows too many. With nothing in common an attempt at the
 * answer before a lookup that merely returned something, and an empty answer is an attempt like any other.
 */
function closeness({ cause, attempt = 1 }: Miss): readonly number[] {
  const { kind, expected = 0, actual = 0, common = 0 } = cause;
  const share = common / Math.max(expected, 1);
  return [kind === 'unreadable' ? 0 : 1, share, common > 0 ? common - actual : 0, attempt];
}

function withoutCandidate(
  reference: PreparedReference,
  position: number,
  actuals: readonly PreparedActual[],
): ExplainedMiss {
  // An IRI is looked up by a step of another name.
  const wanted = reference.step.name === 'iri_discovery' ? 'autocomplete_search' : reference.step.name;
  const failed = actuals.filter(({ names, step }) => names.has(wanted) && step.status !== 'success');
  const last = failed.at(-1)?.step;
  if (!last) return { comparator: null, cause: { kind: 'no_step', step: position }, detail: {} };
  const given = last.status === undefined ? 'no status' : `status ${jsonText(last.status)}`;
  const status = `${given}, only steps with status "success" count`;
  const detail: CauseDetail = {
    closest: last.id,
    error: last.status === 'error' ? shownValue(last.error ?? last.output ?? status) : status,
  };
  return { comparator: null, cause: { kind: 'step_failed', step: position }, detail };
}
