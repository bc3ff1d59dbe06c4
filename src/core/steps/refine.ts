import type { CauseDetail } from '../cause-words.js';
import { asksForAnswer } from './attempt.js';
import type { Explained, MissedStep } from './missed.js';
import { errorOf } from './output.js';

/** The error of the last query for the answer, if only lookups succeeded. */
export function failedAttempt({ reference, actuals, before, given }: MissedStep): CauseDetail {
  const failed = actuals
    .slice(0, before)
    .findLast(
      (actual) =>
        actual.step.status !== 'success' && actual.names.has(reference.step.name) && asksForAnswer(actual, given),
    );
  return failed ? { error: errorOf(failed.step) } : {};
}

/** What says that repeated rows count. */
export function repeatsCount({ reference: { step } }: MissedStep): CauseDetail['repeats_count'] {
  if (step.ordered) return 'order';
  return step.ignoreDuplicates === false ? 'step' : 'scoring';
}

/** The LIMIT that cut a result off: as many rows as it allows, none too many, and some missing; else null. */
export function limitReached({ candidate: { actual }, miss }: Explained): number | null {
  const { kind } = miss.cause;
  const result = actual.sparql();
  if ((kind !== 'missing_rows' && kind !== 'given_row_missing') || result.kind !== 'select') return null;
  const limit = actual.query()?.limit ?? null;
  return limit !== null && limit === result.rows.length ? limit : null;
}

/** Over how many attempts the right rows are spread, each with some of them and none besides; 0 when they are not all there. */
export function splitOver(attempts: readonly Explained[]): number {
  const expected = attempts[0]?.miss.cause.expected ?? 0;
  const seen = new Set<number>();
  let calls = 0;
  for (const { miss } of attempts) {
    const fresh = miss.nearness?.found?.filter((row) => !seen.has(row)) ?? [];
    for (const row of fresh) seen.add(row);
    if (fresh.length > 0) calls++;
  }
  return seen.size === expected ? calls : 0;
}
