import { type FailureKind, JudgeError, MAX_UNUSABLE } from './judge.js';
import type { MetricName } from './metric.js';

/** So many failures of a kind in a row, and nothing more is asked. */
const MAX_IN_A_ROW: Readonly<Partial<Record<FailureKind, number>>> = { unavailable: 8, answer: MAX_UNUSABLE };

/**
 * Knows when a judge is to be left alone. Counted per metric: a judge that fails for one may work for the other, as a server that has no
 * embedding model.
 */
export function makeCircuitBreaker() {
  const failures = new Map<MetricName, { readonly kind: FailureKind; readonly inARow: number }>();
  const gone = new Map<MetricName, JudgeError>();
  const failed = (name: MetricName, trouble: JudgeError): void => {
    const kind = trouble.trouble;
    const before = failures.get(name);
    const inARow = before?.kind === kind ? before.inARow + 1 : 1;
    failures.set(name, { kind, inARow });
    if (gone.has(name) || !(trouble.final || inARow >= (MAX_IN_A_ROW[kind] ?? Number.POSITIVE_INFINITY))) return;
    gone.set(name, notAskedAfter(trouble));
  };
  return {
    failed,
    succeeded: (name: MetricName) => failures.delete(name),
    goneFor: (name: MetricName) => gone.get(name),
  };
}

function notAskedAfter({ trouble, message }: JudgeError): JudgeError {
  if (trouble !== 'answer') return new JudgeError('unavailable', `judging stopped: ${message}`);
  return new JudgeError('stopped', `judging stopped after ${MAX_UNUSABLE} unusable replies in a row: ${message}`);
}
