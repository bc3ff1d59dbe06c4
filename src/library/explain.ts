import { isRight } from '../core/runs/figures.js';
import { plain } from '../report/text.js';
import { whyOf } from '../report/why.js';
import type { EvaluationEntry } from './result-types.js';
import { runFiguresOf } from './results.js';

const NO_DETAILS = "the cause is not known (the entry was made with details: 'none')";

/**
 * Why the steps score of an entry is below 1, as one sentence: `1 of 2 rows missing; query: …`, `the agent failed: …`. null
 * for an entry with score 1, or without reference steps.
 *
 * @throws StepgateError when it is no entry.
 */
export function explainEntry(entry: EvaluationEntry): string | null;
/** The same for what a YAML or JSON parser gives. */
export function explainEntry(entry: unknown): string | null;
export function explainEntry(entry: unknown): string | null {
  const [question] = runFiguresOf([entry], 'entry').questions;
  if (!question || question.score === null || isRight(question)) return null;
  const { why, status } = question;
  if (why === null) return NO_DETAILS;
  const { error } = entry as EvaluationEntry;
  const detail = status === 'error' ? { error } : why.detail;
  return plain(whyOf({ why: { ...why, detail }, status }));
}
