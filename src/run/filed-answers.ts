import { sha256 } from '../adapters/hash.js';
import { decodeRecorded } from '../core/corpus/response.js';
import { rulesOfEntry } from '../core/corpus/rules.js';
import type { RawEntry } from '../core/runs/evaluate-question.js';
import { statusOf } from '../core/runs/evaluation.js';
import { meanScores, type QuestionFigures, type QuestionScores, scoresOf } from '../core/runs/figures.js';
import {
  type CostOf,
  costLimit,
  costOfEntry,
  hadCallList,
  holdsTexts,
  withoutUnknown,
  withUnknown,
} from '../core/runs/rescored.js';
import { mergeTrials } from '../core/runs/trials.js';
import { redactNothing } from '../core/secrets/redact.js';
import type { Question, Response } from '../core/steps/model.js';
import { isAbsent, own } from '../core/text/values.js';
import { requireOk } from '../core/words/errors.js';
import type { Rules, RulesOutcome } from '../core/words/rules.js';
import { type AnswerSettings, makeAnswerScorer } from './score-answer.js';

/** The rules by which the answers of a run are scored again. */
export type RescoringRules = Pick<AnswerSettings, 'scoring' | 'aliases' | 'rules' | 'failedOutputs' | 'trials'>;

/** The answers to a question in a file of a run. */
export interface FiledAnswers {
  readonly entries: readonly RawEntry[];
  /** Their costs, as far as other files of the run have them. */
  readonly costs: CostOf;
  /** The rules of all questions of that run; null: unknown. */
  readonly written: Rules | null;
  /** Whether the answers are now checked on the rules that they were checked on. */
  readonly isRuledAlike?: boolean;
}

/** The scores of the answers in a file, by a question and rules. */
export async function scoreEntries(
  question: Question,
  answers: FiledAnswers,
  rules: RescoringRules,
): Promise<QuestionScores> {
  return meanScores((await figuresOfEntries(question, answers, rules)).map(scoresOf));
}

async function figuresOfEntries(
  question: Question,
  { entries, costs, written }: FiledAnswers,
  rules: RescoringRules,
  fingerprints = false,
): Promise<QuestionFigures[]> {
  const score = makeScorer(rules, fingerprints);
  const limit = costLimit(question, rules);
  const answers: QuestionFigures[] = [];
  for (const [at, entry] of entries.entries()) {
    const isMissing = statusOf(entry) === 'missing';
    const response = isMissing ? null : requireOk(decodeRecorded(entry));
    const known = costs(at);
    const costUsd = known === undefined ? costOfEntry(entry, written, limit) : known;
    const held = { ...heldCalls(response, rulesOfEntry(entry), isBare(entry)), hasTexts: holdsTexts(entry) };
    answers.push(await score(question, { ...held, trial: at + 1, costUsd }));
  }
  return answers;
}

/** Whether an entry holds nothing of a failed answer but its error. */
function isBare(entry: RawEntry): boolean {
  return statusOf(entry) === 'error' && isAbsent(own(entry, 'actual_steps'));
}

/** An answer with its calls as its file has them. `rules`: how it kept the rules of its run. */
export function heldCalls(
  response: Response | null,
  rules: RulesOutcome | null | undefined,
  isBare: boolean,
): Pick<HeldAnswer, 'response' | 'lacks'> {
  if (response === null || isBare) return { response, lacks: isBare ? 'all' : 'none' };
  if (response.steps !== null && response.steps.length > 0) return { response, lacks: 'none' };
  const hadList = response.unreadable === null ? hadCallList(rules) : true;
  return {
    response: hadList === false ? { ...response, steps: null } : response,
    lacks: hadList === null ? 'calls' : 'none',
  };
}

/** The answers of a question with the references and rules of the head run; amounts stay those of the base run. */
export async function rescoreQuestion(
  question: Question,
  filed: FiledAnswers,
  original: QuestionFigures,
  rules: RescoringRules,
): Promise<QuestionFigures> {
  const answers = await figuresOfEntries(question, filed, rules, true);
  const merged = original.trials ? mergeTrials(answers) : (answers[0] as QuestionFigures);
  const { queries: _, answer: __, ...figures } = withoutUnknown(merged, answers);
  const keepsRules = filed.entries.some(isBare) && filed.isRuledAlike && original.rules;
  const [{ question_text, reference_answer }] = filed.entries as [RawEntry];
  const isJudgedAlike =
    question_text === question.text && (reference_answer ?? null) === (question.referenceAnswer ?? null);
  return {
    ...figures,
    status: original.status,
    measures: original.measures,
    ...(keepsRules && { rules: original.rules, unknown: figures.unknown?.filter((score) => score !== 'rules') }),
    ...(isJudgedAlike && original.answer && { answer: withoutContextFigures(original.answer) }),
  };
}

/** Judged figures without those against reference contexts, which can be others now, as can the matches. */
function withoutContextFigures({ figures, ...rest }: NonNullable<QuestionFigures['answer']>) {
  const kept = Object.entries(figures).filter(([name]) => !name.startsWith('retrieval_context_'));
  return { ...rest, figures: Object.fromEntries(kept) };
}

/** An answer as the files of its run hold it. */
export interface HeldAnswer {
  readonly response: Response | null;
  readonly trial: number;
  /** null: it has no cost, undefined: unknown. */
  readonly costUsd: number | null | undefined;
  /** Whether all texts of the agent are held, if there are several. */
  readonly hasTexts: boolean;
  /** Whether its calls are lacking, or all that rules are about. */
  readonly lacks: 'none' | 'calls' | 'all';
}

/** Scores answers that are not written, so that nothing is redacted here; the report redacts what it shows. */
export function makeScorer(
  rules: RescoringRules,
  fingerprints = false,
): (question: Question, answer: HeldAnswer) => Promise<QuestionFigures> {
  const unwritten = {
    details: 'none',
    isJudged: false,
    custom: [],
    retrieval: null,
    sampled: new Set<number>(),
  } as const;
  const pricing = { priceOf: async () => null, unknown: () => [] };
  const ports = { hash: sha256, pricing, redact: redactNothing };
  const scorer = makeAnswerScorer({ ...rules, ...unwritten, fingerprints }, ports);
  return async (question, { response, trial, costUsd, hasTexts, lacks }) => {
    const priced = response && {
      ...response,
      source: { ...response.source, ...(costUsd != null && { cost_usd: costUsd }) },
    };
    const { figures } = await scorer.score(question, { question: 0, trial: response ? trial : 0 }, priced);
    const isCostLacking = costUsd === undefined && costLimit(question, rules) !== undefined;
    return withUnknown(figures, question, { cost: isCostLacking, texts: !hasTexts, calls: lacks });
  };
}
