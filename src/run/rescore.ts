import { type EntryFile, openEntries } from '../adapters/files/entries.js';
import { sha256 } from '../adapters/hash.js';
import { fingerprintOf } from '../core/corpus/fingerprint.js';
import { decodeResponse } from '../core/corpus/response.js';
import type { Baseline } from '../core/runs/compare-and-gate.js';
import type { EvaluationEntry } from '../core/runs/evaluate-question.js';
import { questionOf, statusOf } from '../core/runs/evaluation.js';
import type { NotRescoredReason, QuestionFigures, RunFigures } from '../core/runs/figures.js';
import { findRescoringNeed, withRescored } from '../core/runs/rescored.js';
import { mergeTrials } from '../core/runs/trials.js';
import { MASK, type Redact, redactNothing } from '../core/secrets/redact.js';
import { mean } from '../core/statistics/series.js';
import type { Question } from '../core/steps/model.js';
import { requireOk } from '../core/words/errors.js';
import type { Scored } from './finish-run.js';
import type { BaseEntries } from './page.js';
import { type AnswerScorer, type AnswerSettings, makeAnswerScorer } from './score-answer.js';

/** The rules of the head run, by which answers of the base run are scored again. */
export type RescoringRules = Pick<AnswerSettings, 'scoring' | 'aliases' | 'rules' | 'failedOutputs' | 'trials'>;

/** Where the answers of the base run and the questions of the head run come from. */
export interface RescoringSource {
  readonly rules: RescoringRules;
  /** Finds the answers of the base run; called only if some must be scored again. */
  readonly baseEntries: () => Promise<BaseEntries>;
  /** The question of the head run; null if its file does not hold it exactly. */
  readonly questionOf: (id: string) => Promise<Question | null>;
  /** Closes the file of the questions; absent: they are in memory. */
  readonly close?: () => Promise<void>;
}

/**
 * Scores answers of the base run again, with the references and rules of the head run: of the questions whose scored
 * content differs, and of all questions if the rules differ. Without differences, nothing is read.
 */
export async function rescoreBaseline(
  baseline: Baseline,
  { run: { run: head }, shard }: Pick<Scored, 'run' | 'shard'>,
  source: RescoringSource,
): Promise<Baseline> {
  if ('kind' in baseline || shard !== null) return baseline;
  const need = findRescoringNeed(baseline, head);
  if (need === null) return baseline;
  const opened = await openBase(await source.baseEntries());
  if (!('file' in opened)) return withRescored(baseline, head, need, new Map(), opened.reason);
  try {
    const figures = await rescoreAll(need.ids, baseline, opened.file, source);
    return withRescored(baseline, head, need, figures, { kind: 'inexact' });
  } finally {
    await opened.file.close();
    await source.close?.();
  }
}

async function openBase(
  entries: BaseEntries,
): Promise<{ readonly file: EntryFile } | { readonly reason: NotRescoredReason }> {
  if (entries.kind === 'none') return { reason: { kind: 'no-answers' } };
  if (entries.kind === 'missing') return { reason: entries.reason };
  const file = await openEntries(entries.path).catch(() => null);
  return file ? { file } : { reason: { kind: 'unavailable', why: 'its evaluation.yaml cannot be read' } };
}

async function rescoreAll(
  ids: readonly string[],
  base: RunFigures,
  file: EntryFile,
  { rules, questionOf: headQuestion }: RescoringSource,
): Promise<Map<string, QuestionFigures>> {
  const originals = new Map(base.questions.map((question) => [question.id, question]));
  const figures = new Map<string, QuestionFigures>();
  for (const id of ids) {
    const original = originals.get(id);
    const entries = await file.read(id).catch(() => []);
    const question = original && isAsScored(entries, original) ? await headQuestion(id) : null;
    if (original && question) figures.set(id, await rescoreQuestion(question, entries, original, rules));
  }
  return figures;
}

/** Whether the entries are the answers that the base's figures come from, and hold them without redacted values. */
function isAsScored(entries: readonly EvaluationEntry[], original: QuestionFigures): boolean {
  const [first] = entries;
  if (!first || entries.length !== Math.max(1, original.trials?.count ?? 1)) return false;
  const scores = entries.map(({ status, steps_score: score }) =>
    status === 'success' && typeof score === 'number' ? score : 0,
  );
  const isOtherScore = original.score !== null && Math.abs((mean(scores) ?? 0) - original.score) > ROUNDING;
  if (isOtherScore || entries.some(({ actual_steps, actual_answer }) => holdsMask([actual_steps, actual_answer]))) {
    return false;
  }
  const question = original.fingerprint === null ? null : questionOf(first);
  return (
    original.fingerprint === null || (question !== null && fingerprintOf(question, sha256) === original.fingerprint)
  );
}

/** Maximum score difference that counts as rounding of a mean. */
const ROUNDING = 1e-9;

/** Whether a text of plain data holds the mask of a secret, so that it is not the text that was scored. */
function holdsMask(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(MASK);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => key.includes(MASK) || holdsMask(item));
}

/** A question of the head run; null if the files of the run hold it with a mask, as shards and pages read it there. */
export function exactQuestion(question: Question | null | undefined, redact: Redact): Question | null {
  return question && !holdsMask(redact(question)) ? question : null;
}

/** The questions of a run's own corpus. */
export function questionsOfCorpus(
  inputs: RescoringRules & { readonly questions: readonly Question[] },
  redact: Redact,
): Omit<RescoringSource, 'baseEntries'> {
  let byId: Map<string, Question> | null = null;
  return {
    rules: inputs,
    questionOf: async (id) => {
      byId ??= new Map(inputs.questions.map((question) => [question.id, question]));
      return exactQuestion(byId.get(id), redact);
    },
  };
}

/** The answers of a question with the references and rules of the head run; amounts stay those of the base run. */
async function rescoreQuestion(
  question: Question,
  entries: readonly EvaluationEntry[],
  original: QuestionFigures,
  rules: RescoringRules,
): Promise<QuestionFigures> {
  const scorer = makeScorer(rules, original);
  const answers: QuestionFigures[] = [];
  for (const [at, entry] of entries.entries()) {
    const response = statusOf(entry) === 'missing' ? null : requireOk(decodeResponse(entry));
    const place = { question: 0, trial: response === null ? 0 : at + 1 };
    answers.push((await scorer.score(question, place, response)).figures);
  }
  const {
    queries: _,
    answer: __,
    ...figures
  } = original.trials ? mergeTrials(answers) : (answers[0] as QuestionFigures);
  const [{ question_text, reference_answer }] = entries as [EvaluationEntry];
  const isJudgedAlike =
    question_text === question.text && (reference_answer ?? null) === (question.referenceAnswer ?? null);
  const hasFailed = original.status !== 'success';
  return {
    ...figures,
    status: original.status,
    measures: original.measures,
    // The file of a failed answer may lack the calls that its rules were checked on.
    ...(hasFailed && original.rules && { rules: original.rules }),
    ...(isJudgedAlike && original.answer && { answer: withoutContextFigures(original.answer) }),
  };
}

/** Judged figures without those against reference contexts, which can be others now, as can the matches. */
function withoutContextFigures({ figures, ...rest }: NonNullable<QuestionFigures['answer']>) {
  const kept = Object.entries(figures).filter(([name]) => !name.startsWith('retrieval_context_'));
  return { ...rest, figures: Object.fromEntries(kept) };
}

/** A scorer of answers that are not written, so that nothing is redacted here; the report redacts what it shows. */
function makeScorer(rules: RescoringRules, { measures }: QuestionFigures): AnswerScorer {
  const unwritten = {
    details: 'none',
    fingerprints: true,
    isJudged: false,
    custom: [],
    retrieval: null,
    sampled: new Set<number>(),
  } as const;
  const pricing = { priceOf: async () => measures.cost_usd ?? null, unknown: () => [] };
  return makeAnswerScorer({ ...rules, ...unwritten }, { hash: sha256, pricing, redact: redactNothing });
}
