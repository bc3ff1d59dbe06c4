import { type CustomEvaluation, isTaken } from '../judge/custom-config.js';
import { answerText, customTaskOf } from '../judge/custom-metric.js';
import { FIGURES_OF } from '../judge/metric.js';
import { type Mapping, own } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { judgedSteps, type StepSource } from './judged-steps.js';
import type { Entry } from './result-types.js';
import { isKnownKey } from './sample.js';

/** A failed answer counts as absent unless errors count as zero; custom evaluations also judge failed responses. */
export function answerTaskOf(
  { question, response, entry, aliases }: StepSource,
  evaluations: readonly CustomEvaluation[],
  { errors }: ScoringRules,
) {
  const isJudgeable = entry.status === 'success' || errors === 'zero';
  const actualAnswer = isJudgeable ? answerText(own(entry, 'actual_answer')) : null;
  const custom = response ? evaluations.map((one) => customTaskOf(one, question, response.source, aliases)) : [];
  if (actualAnswer === null && custom.length === 0) return null;
  const task = { question: question.text, referenceAnswer: answerText(question.referenceAnswer), actualAnswer };
  return custom.length > 0 ? { ...task, custom } : task;
}

export interface AnswerOutcome {
  /** Keys after the answer. */
  readonly entry: Mapping;
  /** Keys after all others. */
  readonly lastKeys: Mapping;
}

/** An entry with what the judge found in its answer, behind the answer's text, and in its steps, by their indexes. */
export function withJudgements(entry: Entry, answer: AnswerOutcome, steps: ReadonlyMap<number, Mapping>): Entry {
  const pairs = Object.entries(entry);
  const after = pairs.findIndex(([key]) => key === 'actual_answer') + 1 || pairs.length;
  const actualSteps = entry.actual_steps as readonly Mapping[] | undefined;
  return {
    ...Object.fromEntries(pairs.slice(0, after)),
    ...answer.entry,
    ...Object.fromEntries(pairs.slice(after)),
    ...(actualSteps && steps.size > 0 && { actual_steps: judgedSteps(actualSteps, steps) }),
    ...answer.lastKeys,
  } as Entry;
}

const BUILT_IN: readonly string[] = [...FIGURES_OF.answer_correctness, ...FIGURES_OF.answer_relevance];

/** The judge's numbers of an evaluation entry: those of the built-in metrics, then the outputs of custom evaluations. */
export function answerFiguresOf(entry: Mapping): Record<string, number> {
  const names = [...BUILT_IN, ...Object.keys(entry).filter((key) => !isKnownKey(key) && key !== 'turns')];
  const figures = names.map((name) => [name, own(entry, name)] as const);
  return Object.fromEntries(figures.filter((figure): figure is [string, number] => Number.isFinite(figure[1])));
}

/** The texts and booleans of custom evaluations in an evaluation entry. */
export function customTextsOf(entry: Mapping): Record<string, string> {
  const values = Object.keys(entry).flatMap((name): [string, string][] => {
    const value = isTaken(name) ? null : own(entry, name);
    const isText = typeof value === 'boolean' || (typeof value === 'string' && value.trim() !== '');
    return isText ? [[name, String(value)]] : [];
  });
  return Object.fromEntries(values);
}
