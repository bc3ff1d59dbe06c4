import { madeAt } from '../../core/text/values.js';
import type { OutputSource, SourceOutput } from './source.js';

/** Answers of a template in a row that came too late, after which its other queries are not asked. */
const MAX_LATE = 3;

/** Failures in a row of an endpoint, after which it is not asked again. */
const MAX_FAILURES = 64;

/** The failures of a template, or of all. `end`: why no more is asked. */
const noFailures = () => ({ late: 0, inARow: 0, end: null as string | null });
type Failures = ReturnType<typeof noFailures>;

/**
 * A source that gives up a template whose queries are answered too late again and again, and all templates where nothing is
 * answered. `isMade`: the queries of a template have one form, so that one that is refused as wrong stands for all.
 */
export function givingUp(source: OutputSource, isMade: boolean): OutputSource {
  const all = noFailures();
  const templates = new Map<string, Failures>();
  const note = (failures: Failures, outcome: SourceOutput): void => {
    const cause = outcome.kind === 'failed' ? outcome.cause : undefined;
    failures.late = cause === 'late' ? failures.late + 1 : 0;
    failures.inARow = cause === undefined ? 0 : failures.inARow + 1;
  };
  return {
    ...source,
    answer: async (placed) => {
      const own = madeAt(templates, placed.question.templateId, noFailures);
      const end = all.end ?? own.end;
      if (end !== null) return { kind: 'failed', why: end, isGivenUp: true };
      const outcome = await source.answer(placed);
      note(all, outcome);
      note(own, outcome);
      if (outcome.kind !== 'failed') return outcome;
      const isOver = own.late >= MAX_LATE || (isMade && outcome.cause === 'refused');
      if (isOver) own.end = `given up: ${outcome.why}`;
      if (all.inARow >= MAX_FAILURES) all.end = `${MAX_FAILURES} failures in a row; the last one: ${outcome.why}`;
      return outcome;
    },
  };
}
