import { checksOfEntry, rulesOfEntry } from '../decode/rules-outcome.js';
import type { EvaluationEntry } from '../runs/evaluate-question.js';
import type { ShownAnswer } from './question.js';

/** The rules that an answer broke and its failed answer checks, where there are some. */
export function brokenChecks(entry: EvaluationEntry): Pick<ShownAnswer, 'brokenRules' | 'failedChecks'> {
  const brokenRules = rulesOfEntry(entry)?.broken ?? [];
  const failedChecks = checksOfEntry(entry, 'success').failed;
  return { ...(brokenRules.length > 0 && { brokenRules }), ...(failedChecks.length > 0 && { failedChecks }) };
}
