import type { EvaluationEntry } from '../runs/evaluate-question.js';
import type { QuestionFigures } from '../runs/figures.js';
import type { Sample } from '../runs/sample.js';
import { jsonText } from '../text/json-text.js';
import { isAbsent, type Mapping, own } from '../values.js';
import { FIGURES_OF } from './metric.js';

/** What judging one answer gave: keys of its entry, and what the report shows. */
export interface AnswerOutcome {
  readonly entry: Mapping;
  /** Claims of the reference that the answer lacks; null if they were not counted. */
  readonly missed: readonly string[] | null;
}

const LAST_BEFORE_ANSWERS = 'actual_answer';

/** An entry taken apart where the keys of its judged answer belong. */
export function splitEntry(entry: EvaluationEntry): [head: Mapping, tail: Mapping] {
  const pairs = Object.entries(entry);
  const at = pairs.findIndex(([key]) => key === LAST_BEFORE_ANSWERS) + 1;
  return [Object.fromEntries(pairs.slice(0, at)), Object.fromEntries(pairs.slice(at))];
}

/** The answer as text, as the judge reads it; null for none. */
export function answerText(value: unknown): string | null {
  if (isAbsent(value)) return null;
  return typeof value === 'string' ? value : jsonText(value);
}

/** A scored question with what the judge said of its answer. */
export function withOutcome<Q extends { readonly figures: QuestionFigures; readonly sample: Sample }>(
  scored: Q,
  { entry, missed }: AnswerOutcome,
): Q {
  const answer = { figures: answerFiguresOf(entry), missed };
  const metrics = new Map([...scored.sample.metrics, ...Object.entries(answer.figures)]);
  return { ...scored, sample: { ...scored.sample, metrics }, figures: { ...scored.figures, answer } };
}

/** The judge's numbers of an evaluation entry. */
export function answerFiguresOf(entry: Mapping): Record<string, number> {
  const known = Object.values(FIGURES_OF)
    .flat()
    .map((name) => [name, own(entry, name)] as const);
  return Object.fromEntries(known.flatMap(([name, value]) => (isNumber(value) ? [[name, value]] : [])));
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
