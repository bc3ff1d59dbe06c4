import type { EvaluationEntry } from '../runs/evaluate-question.js';
import type { StepQueries, Why } from '../runs/figures.js';
import { isAbsent, isMapping, type Mapping, own } from '../values.js';

/** The queries of an entry's steps that matched, and of the one that explains its miss; undefined where there are none. */
export function stepQueriesOf(entry: EvaluationEntry, why: Why | null): StepQueries | undefined {
  const steps = mappings(entry.actual_steps);
  const details = mappings(entry.steps_details);
  const matched = details.flatMap((detail): [number, string][] => {
    const position = positionOf(entry, detail);
    const query = isAbsent(detail.cause) ? queryOf(steps, detail.matches) : null;
    return query !== null && position !== null ? [[position, query]] : [];
  });
  const missed = details.find(({ cause }) => isMapping(cause) && cause.step === why?.cause.step);
  const attempt = isMapping(missed?.detail) ? queryOf(steps, own(missed.detail, 'closest')) : null;
  if (matched.length === 0 && attempt === null) return undefined;
  return { matched: new Map(matched), attempt, asked: attempt === null ? [] : queriesOf(steps) };
}

function queriesOf(steps: readonly Mapping[]): string[] {
  return steps.flatMap((step) => textOf(step) ?? []);
}

function textOf({ args }: Mapping): string | null {
  const query = isMapping(args) ? own(args, 'query') : null;
  return typeof query === 'string' ? query : null;
}

function mappings(value: unknown): Mapping[] {
  return Array.isArray(value) ? value.filter(isMapping) : [];
}

/** Counted over all groups. */
function positionOf({ reference_steps }: EvaluationEntry, { group, step }: Mapping): number | null {
  if (!Array.isArray(reference_steps) || typeof group !== 'number' || typeof step !== 'number') return null;
  const before = reference_steps.slice(0, group).map((steps: unknown) => (Array.isArray(steps) ? steps.length : 0));
  return before.reduce((sum, count) => sum + count, step);
}

function queryOf(steps: readonly Mapping[], id: unknown): string | null {
  if (isAbsent(id)) return null;
  const step = steps.findLast((one, index) => (one.id ?? `#${index + 1}`) === id);
  return step ? textOf(step) : null;
}
