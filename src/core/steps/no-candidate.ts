import type { CauseDetail, CauseKind } from '../cause-words.js';
import { differingArguments } from './arguments.js';
import type { MissedStep } from './missed.js';
import { errorOf, foundNothing } from './output.js';
import type { PreparedActual, PreparedReference } from './step.js';

interface Cause {
  readonly kind: CauseKind;
  readonly detail: CauseDetail;
}

/** Why no step can be compared: none was made, the right ones failed, or the agent stopped before. */
export function withoutCandidate({ reference, actuals, before, earlier }: MissedStep): Cause {
  if (actuals.length === 0) return { kind: 'no_tool_call', detail: {} };
  const visible = actuals.slice(0, before);
  // An IRI is looked up by a step of another name.
  const wanted = reference.step.name === 'iri_discovery' ? 'autocomplete_search' : reference.step.name;
  const called = visible.filter(({ names }) => names.has(wanted)).map(({ step }) => step);
  const failed = called.filter(({ status }) => status !== 'success').at(-1);
  const taken = called.findLast(({ status }) => status === 'success');
  const instead = taken && { tool: taken.name, reason: 'taken' as const };
  if (failed) return { kind: 'step_failed', detail: { closest: failed.id, error: errorOf(failed), instead } };
  if (instead) return { kind: 'no_step', detail: { instead } };
  const next = actuals[before]?.step;
  if (next) return { kind: 'no_step', detail: { instead: { tool: next.name, reason: 'later' } } };
  const last = visible.at(-1);
  return last ? stopped(last, earlier) : { kind: 'no_tool_call', detail: {} };
}

function stopped({ step: last, names }: PreparedActual, earlier: readonly PreparedReference[]): Cause {
  const detail = { closest: last.id, tool: last.name };
  if (last.status !== 'success') return { kind: 'stopped_after', detail: { ...detail, error: errorOf(last) } };
  if (!foundNothing(last)) return { kind: 'stopped_after', detail };
  // A step that an earlier group asks for found nothing with other arguments.
  const wanted = earlier.findLast(({ step }) => names.has(step.name));
  const differing = wanted ? differingArguments(wanted.step, last) : [];
  return { kind: 'search_empty', detail: differing.length > 0 ? { ...detail, arguments: differing } : detail };
}
