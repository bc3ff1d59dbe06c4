import { checksOfEntry, rulesOfEntry } from '../decode/rules-outcome.js';
import type { ActualStep } from '../model.js';
import type { BrokenRule, RuleName } from '../rules/rule.js';
import { wrongOrder } from '../rules/wrong-order.js';
import type { EvaluationEntry } from '../runs/evaluate-question.js';
import { fitsPattern } from '../text/wildcards.js';
import type { ShownAnswer } from './question.js';

/** The rules that an answer broke and its failed answer checks, where there are some. */
export function brokenChecks(entry: EvaluationEntry): Pick<ShownAnswer, 'brokenRules' | 'failedChecks'> {
  const brokenRules = rulesOfEntry(entry)?.broken ?? [];
  const failedChecks = checksOfEntry(entry, 'success').failed;
  return { ...(brokenRules.length > 0 && { brokenRules }), ...(failedChecks.length > 0 && { failedChecks }) };
}

/** The calls that broke a rule, by their places: each forbidden one; of too many, and of a wrong order, the first. */
export function offendingCalls(
  steps: readonly ActualStep[],
  broken: readonly BrokenRule[] = [],
): ReadonlyMap<number, RuleName> {
  const forbidden = new Set(broken.flatMap(({ rule, actual }) => (rule === 'forbidden' ? [actual] : [])));
  const offending = new Map<number, RuleName>();
  for (const one of broken) for (const at of firstPlace(one, steps)) offending.set(at, one.rule);
  for (const [at, { name }] of steps.entries()) if (forbidden.has(name)) offending.set(at, 'forbidden');
  return offending;
}

function firstPlace({ rule, limit, actual }: BrokenRule, steps: readonly ActualStep[]): number[] {
  const places = (fits: (step: ActualStep) => boolean) => steps.flatMap((step, at) => (fits(step) ? at : []));
  switch (rule) {
    case 'max_steps':
      return typeof limit === 'number' && limit < steps.length ? [limit] : [];
    case 'max_failed_steps':
      return typeof limit === 'number' ? places(({ status }) => status === 'error').slice(limit, limit + 1) : [];
    case 'order': {
      const wrong = Array.isArray(limit) && Array.isArray(actual) ? wrongOrder(limit, actual) : null;
      return wrong ? places(({ name }) => fitsPattern(name, wrong.later)).slice(0, 1) : [];
    }
    default:
      return [];
  }
}
