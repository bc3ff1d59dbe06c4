import { readConfig, readCorpus } from '../adapters/files/corpus.js';
import { type EntryFile, openEntries } from '../adapters/files/entries.js';
import { evaluationFileOf } from '../adapters/files/runs.js';
import { sha256 } from '../adapters/hash.js';
import { fingerprintOf } from '../core/corpus/fingerprint.js';
import { decodeRecorded } from '../core/corpus/response.js';
import type { Baseline } from '../core/runs/comparison.js';
import {
  meanScores,
  type QuestionFigures,
  type QuestionScores,
  type RunFigures,
  scoresOf,
} from '../core/runs/figures.js';
import {
  type CostOf,
  configHashes,
  costsOf,
  isRedacted,
  needsRescoring,
  type RescoredQuestion,
  ruleDifferences,
} from '../core/runs/rescored.js';
import { type Redact, redactResponse } from '../core/secrets/redact.js';
import type { Shard } from '../core/shards/records.js';
import { withoutFoundFailures } from '../core/steps/failed-outputs.js';
import type { Question, Response } from '../core/steps/model.js';
import type { StepAlias } from '../core/steps/step.js';
import { once } from '../core/text/values.js';
import { forInput, inputError, requireOk, usageError } from '../core/words/errors.js';
import { scoringOf } from '../core/words/scoring-rules.js';
import { VERSION } from '../core/words/version.js';
import { type HeldAnswer, heldCalls, makeScorer, type RescoringRules, scoreEntries } from './filed-answers.js';
import { localEntries } from './page.js';
import {
  type BaseAnswers,
  baseAnswersOf,
  comparedRules,
  type EarlierQuestion,
  figuresById,
  type RescoringSource,
  rescoreBase,
  type ScoreHead,
} from './rescore.js';
import type { ScoreHooks } from './score-responses.js';

type ObservedAnswer = Parameters<Required<ScoreHooks>['observe']>[1];

/** The baseline of a run whose answers are about to be scored, and its answers. */
interface ComingComparison {
  readonly baseline: Baseline;
  readonly base: BaseAnswers;
  readonly redact: Redact;
}

/**
 * The questions of a run's own corpus. Its answers are not kept, so they are scored by the base's references when they
 * are read (`observe`).
 */
export function questionsOfCorpus(
  inputs: RescoringRules & { readonly questions: readonly Question[]; readonly shard: Shard | null },
  { baseline, base, redact }: ComingComparison,
): RescoringSource & Required<Pick<ScoreHooks, 'observe'>> {
  const byId = once(() => new Map(inputs.questions.map((question) => [question.id, question])));
  const isCompared = !('kind' in baseline) && inputs.shard === null;
  const heads = isCompared ? makeHeadScores(inputs, { baseline, base, redact }) : null;
  return {
    rules: inputs,
    base,
    questionOf: async (id) => {
      const question = byId().get(id);
      return question && isWrittenExactly(question, redact) ? question : null;
    },
    scoreHead: async () => null,
    rescored: (id) => heads?.rescored(id) ?? null,
    observe: async (question, answer) => heads?.add(question, answer),
  };
}

/** Whether the files of a run hold a question as it is scored, although secrets were removed from it. */
function isWrittenExactly(question: Question, redact: Redact): boolean {
  const written = redact(question);
  return written === question || fingerprintOf(written, sha256) === fingerprintOf(question, sha256);
}

/**
 * Scores the answers of a run by the references and rules of its baseline where these differ, and the answers of the
 * baseline by those of the run, so that each entry of the baseline is read once.
 */
function makeHeadScores(
  rules: RescoringRules,
  { baseline, base, redact }: ComingComparison & { readonly baseline: RunFigures },
) {
  const originals = figuresById(baseline);
  const config = configHashes(rules, sha256);
  const differences = ruleDifferences(baseline, { scoring: rules.scoring, ...(config && { config }) });
  const compared = comparedRules(baseline, differences, rules);
  const { baseRules } = compared;
  const scorer = baseRules && makeScorer(baseRules);
  const rescored = new Map<string, RescoredQuestion>();
  const asked = new Map<string, EarlierQuestion>();
  const scores = new Map<string, QuestionScores[]>();
  const redacted = new Set<string>();
  /** Returns the question as the base run asked it; null if it is unknown. */
  const rescore = async (
    question: Question,
    original: QuestionFigures,
    head: QuestionFigures,
  ): Promise<EarlierQuestion | null> => {
    const { id } = question;
    if (rescored.has(id)) return asked.get(id) ?? null;
    const opened = await base.open();
    if (!('file' in opened)) return null;
    const { file } = opened;
    const result = await rescoreBase({ original, head, base: baseline, file, question, ...compared }, rules);
    if (!result) return null;
    const { earlier, ...figures } = result;
    rescored.set(id, { ...figures, underBase: earlier && { base: earlier.scores, head: meanScores([]) } });
    // Only a question with several answers is needed again.
    if (earlier && rules.trials === 'all') asked.set(id, earlier);
    return earlier;
  };
  return {
    add: async (question: Question, observed: ObservedAnswer) => {
      const { figures } = observed;
      const original = originals.get(question.id);
      if (!original || !needsRescoring(differences, original, figures)) return;
      const earlier = await rescore(question, original, figures);
      if (!scorer || !earlier) return;
      const add = (ofAnswer: QuestionScores) => scores.set(question.id, [...(scores.get(question.id) ?? []), ofAnswer]);
      if (!earlier.question) return void add(scoresOf(figures));
      const answer = heldAnswer(question, observed, rules, redact);
      const { source } = answer.response ?? { source: {} };
      if ([question, earlier.question].some((one) => isRedacted(source, one))) return void redacted.add(question.id);
      add(scoresOf(await scorer(earlier.question, answer)));
    },
    rescored: (id: string): RescoredQuestion | null => {
      const result = rescored.get(id);
      if (!result?.underBase) return result ?? null;
      if (redacted.has(id)) return { ...result, underBase: null };
      const head = meanScores(scores.get(id) ?? []);
      return { ...result, underBase: { ...result.underBase, head } };
    },
  };
}

/** An answer of the run as its files hold it. */
function heldAnswer(
  question: Question,
  { figures, response }: ObservedAnswer,
  { scoring }: RescoringRules,
  redact: Redact,
): HeldAnswer {
  const isBare = response !== null && response.error !== null && scoring.knobs.error_sample === 'bare';
  return {
    ...heldCalls(response && asWritten(response, question, redact), figures.rules, isBare),
    trial: 1,
    costUsd: figures.measures.cost_usd ?? null,
    hasTexts: question.answer?.isAnywhere === true,
  };
}

/** A response as the files of the run hold it, so that merged shards score it alike, with its calls as they were recorded. */
function asWritten({ source, ...response }: Response, { answer }: Question, redact: Redact): Response {
  const written = redactResponse(source, redact);
  const { agent_texts: _, ...withoutTexts } = written;
  const held = answer?.isAnywhere ? written : withoutTexts;
  const isRecorded = written === source && withoutFoundFailures(held) === held;
  return isRecorded ? { ...response, source: held } : requireOk(decodeRecorded(held));
}

/**
 * Scores the answers in an evaluation file of the head run; `open` is called once, if it is needed. `costs`: of the answers
 * to a question.
 */
export function scoreHeadFile(
  open: () => Promise<EntryFile | null>,
  { rules: written }: Pick<RescoringRules, 'rules'>,
  costs: (id: string) => CostOf,
): {
  readonly scoreHead: ScoreHead;
  readonly close: () => Promise<void>;
} {
  let file: Promise<EntryFile | null> | null = null;
  return {
    scoreHead: async (question, rules) => {
      file ??= open();
      const entries = (await (await file)?.read(question.id).catch(() => [])) ?? [];
      if (entries.length === 0 || entries.some((entry) => isRedacted(entry, question))) return null;
      return scoreEntries(question, { entries, costs: costs(question.id), written }, rules);
    },
    close: async () => (await file)?.close(),
  };
}

/** The files by which a run was scored that is compared with an earlier one. */
export interface HeadCorpus {
  readonly corpus: readonly string[];
  readonly config: string | null;
  readonly aliases: readonly StepAlias[];
}

/** Without a corpus, no answer is scored again. */
export const NO_CORPUS: RescoringSource = {
  rules: { scoring: scoringOf(), aliases: [], rules: {}, failedOutputs: [], trials: 'one' },
  base: baseAnswersOf(async () => ({ kind: 'missing', why: '', reason: { kind: 'no-corpus' } })),
  questionOf: async () => null,
  scoreHead: async () => null,
};

/** The questions and rules of a scored run, from its corpus and config. Throws if they are not those of the run. */
export async function questionsOfHead(
  head: RunFigures,
  files: HeadCorpus,
  paths: { readonly base: string; readonly head: string },
  redact: Redact,
): Promise<RescoringSource> {
  const { scoring, version = VERSION } = head;
  if (scoring === null) throw headError('contains no scoring rules; name its folder or its baseline.yaml');
  if (version !== VERSION) throw headError(`was scored by Stepgate ${version}; score it again with ${VERSION}`);
  const config = files.config === null ? null : await forInput('--config', readConfig(files.config, null));
  const rules = {
    aliases: [...(config?.aliases ?? []), ...files.aliases],
    rules: config?.rules ?? {},
    failedOutputs: config?.failedOutputs ?? [],
  };
  const hashes = configHashes(rules, sha256);
  const differs = (['step_aliases', 'rules'] as const).find((part) => hashes?.[part] !== head.config?.[part]);
  if (differs) {
    const names = { step_aliases: 'step aliases', rules: 'rules' };
    throw usageError(`--config: HEAD was scored with other ${names[differs]}; give its own config and step aliases`);
  }
  const { corpus } = await forInput('--corpus', readCorpus(files.corpus, null, 'without', config?.stepDefaults));
  const questions = new Map(corpus.questions.map((question) => [question.id, question]));
  const figures = new Map(head.questions.map((question) => [question.id, question]));
  const isOwn = (id: string) => {
    const question = questions.get(id);
    const fingerprint = figures.get(id)?.fingerprint;
    return question !== undefined && (!fingerprint || fingerprintOf(question, sha256) === fingerprint);
  };
  if (![...figures.keys()].some(isOwn))
    throw foreignCorpus(
      files,
      [...figures.keys()].some((id) => questions.has(id)),
    );
  const hasTrials = head.questions.some(({ trials }) => trials !== undefined);
  return {
    rules: { scoring, ...rules, trials: hasTrials ? 'all' : 'one' },
    base: baseAnswersOf(() => localEntries(paths.base)),
    questionOf: async (id) => {
      const question = isOwn(id) ? questions.get(id) : undefined;
      return question && isWrittenExactly(question, redact) ? question : null;
    },
    ...scoreHeadFile(
      async () => {
        const path = await evaluationFileOf(paths.head);
        return path === null ? null : openEntries(path).catch(() => null);
      },
      rules,
      (id) => {
        const ofQuestion = figures.get(id);
        return ofQuestion ? costsOf(ofQuestion, head) : () => undefined;
      },
    ),
    isNamedCorpus: true,
  };
}

function foreignCorpus({ corpus, config }: HeadCorpus, hasIds: boolean): Error {
  const names = corpus.join(', ');
  if (!hasIds) return usageError(`--corpus: ${names} has no question of HEAD; give the corpus of HEAD`);
  const defaults = config === null ? ', and --config if its config has step_defaults' : ', and its own --config';
  return usageError(`--corpus: no question of ${names} is as HEAD was scored by; give the corpus of HEAD${defaults}`);
}

function headError(message: string): Error {
  return inputError([{ message: `HEAD: ${message}` }]);
}
