import { sha256 } from '../adapters/hash.js';
import { openVerdicts } from '../adapters/judge/cache.js';
import { loadPrices, openJudge } from '../adapters/judge/open.js';
import { PrivateHostError, refusePrivateHost } from '../adapters/network.js';
import { listenForInterrupt } from '../adapters/process/signals.js';
import type { JudgeConfig } from '../core/judge/config.js';
import { metricsOf } from '../core/judge/metrics.js';
import {
  isJudgeOn,
  type JudgeRequest,
  type JudgeSettings,
  judgeSettings,
  leavesNothingToJudge,
  MissingKeyError,
  refuseUnjudged,
} from '../core/judge/settings.js';
import type { JudgeSummary } from '../core/judge/summary.js';
import type { AnswerPlace } from '../core/runs/entry-place.js';
import {
  type AnswerCollector,
  type AnswerOutcome,
  type AnswersSize,
  estimateTokens,
} from '../core/runs/judged-answers.js';
import type { Failure } from '../core/runs/notices.js';
import type { Redact } from '../core/secrets/redact.js';
import { type ExactSum, roundedSum } from '../core/text/exact-sum.js';
import { counted } from '../core/text/numerals.js';
import { type InputWords, inputError, type Problem, StepgateError } from '../core/words/errors.js';
import type { Scoring } from '../core/words/scoring-rules.js';
import { idleText, judgingText, type Workload } from '../report/words/judging.js';
import { type JudgedAnswers, judgeAnswers } from './judge-answers.js';

/** What a door provides to judge with. */
export interface JudgeSetup {
  readonly words: InputWords;
  readonly warn: (warnings: readonly Problem[]) => void;
  /** Takes secrets out of everything that is written, and learns of further ones. */
  readonly redact: Redact;
  readonly addSecrets: (secrets: readonly string[]) => void;
  readonly judge: Omit<JudgeHooks, 'redact'> &
    Pick<JudgeRequest, 'env' | 'hosts' | 'maxCostUsd'> & {
      /** A run of a fork or of Dependabot: it continues without a judge if it has no key, or names a private host. */
      readonly isForeign: boolean;
    };
}

/** The judge of a run on the user's own machine. */
export const LOCAL_JUDGE = {
  hosts: 'bound',
  maxCostUsd: null,
  isForeign: false,
  earlier: async () => [],
  listen: listenForInterrupt,
} as const;

/** What the settings of a run say about the judge. */
export interface JudgedRun {
  readonly judge: Pick<JudgeRequest, 'on' | 'model' | 'baseUrl'>;
  readonly details: 'full' | 'none';
}

/** The judge of a run: asked for, or idle. */
export async function judgeFor(
  settings: JudgedRun,
  config: JudgeConfig | undefined,
  scoring: Scoring,
  hooks: JudgeSetup,
): Promise<JudgingStage> {
  const { env, hosts, maxCostUsd, announce } = hooks.judge;
  const request = { ...settings.judge, env, hosts, maxCostUsd };
  if (isJudgeOn(request, config)) {
    if (!leavesNothingToJudge(request, config)) return judgeAsked(request, settings, config, scoring, hooks);
    hooks.warn([{ input: hooks.words.name('config'), message: NOTHING_TO_JUDGE }]);
    return makeIdleStage(null, announce);
  }
  if (settings.judge.on === null) refuseUnjudged(config);
  if (settings.judge.model !== null) announce(`${hooks.words.name('judge-model')} has no effect: the judge is off`);
  if (!env.OPENAI_API_KEY?.trim()) return makeIdleStage(null, announce);
  return makeIdleStage(settingsIfOn(request, scoring), announce);
}

/** What a message about a key of a config begins with. */
const SECTION = /^(?:llm|answer_correctness|answer_relevance|judge)[. ]/;

/** Waits for a judge that a config file describes; an error about a key of it then names the file. */
export async function forConfig<T>(input: string, file: string | null, judge: Promise<T>): Promise<T> {
  return judge.catch((error: unknown) => {
    if (file === null || !(error instanceof StepgateError) || !SECTION.test(error.message)) throw error;
    throw inputError([{ input, file, message: error.message }]);
  });
}

const NOTHING_TO_JUDGE = 'no answer is judged, because answer_correctness and answer_relevance are both off';

/** The settings of a judge that is off; null if they would be an error, which does not matter while the judge is off. */
function settingsIfOn(request: JudgeRequest, scoring: Scoring): JudgeSettings | null {
  try {
    return judgeSettings({ ...request, env: { ...request.env, OPENAI_API_KEY: 'set' } }, scoring);
  } catch (error) {
    if (error instanceof StepgateError) return null;
    throw error;
  }
}

async function judgeAsked(
  request: JudgeRequest,
  { details }: JudgedRun,
  config: JudgeConfig | undefined,
  scoring: Scoring,
  hooks: JudgeSetup,
): Promise<JudgingStage> {
  try {
    const judge = judgeSettings(request, scoring, config);
    hooks.addSecrets([judge.generation.apiKey, judge.embedding.apiKey].filter((key) => key !== null));
    if (hooks.judge.isForeign) await refuseForeign(judge);
    return await makeJudgingStage(judge, details, { ...hooks.judge, redact: hooks.redact });
  } catch (error) {
    const isExpected = error instanceof MissingKeyError || error instanceof PrivateHostError;
    if (!isExpected || !hooks.judge.isForeign) throw error;
    const why = error instanceof PrivateHostError ? 'has no access to it' : 'has no key';
    hooks.warn([
      { message: `answers are not judged, because a run of a fork or of Dependabot ${why} (${error.message})` },
    ]);
    return makeIdleStage(null, hooks.judge.announce);
  }
}

/** An untrusted workflow may not use a judge without a key (only private servers need none), or one on a private host. */
async function refuseForeign({ generation, embedding }: JudgeSettings): Promise<void> {
  for (const { apiKey, host, baseUrl } of [generation, embedding]) {
    if (apiKey === null) throw new MissingKeyError(`the judge needs a key for ${host}: set OPENAI_API_KEY`);
    await refusePrivateHost(baseUrl);
  }
}

/** Judges the answers of a run, once all its steps are scored. */
export interface JudgingStage {
  /** Whether answers are kept to be judged. */
  readonly on: boolean;
  readonly run: (answers: AnswerCollector) => Promise<JudgingResult | null>;
}

/** What came of judging an answer of a run. */
export interface JudgedPlace {
  readonly place: AnswerPlace;
  readonly outcome: AnswerOutcome;
}

interface JudgingResult {
  readonly outcomes: readonly JudgedPlace[];
  readonly summary: JudgeSummary;
  /** What makes the run fail. */
  readonly failures: readonly Failure[];
}

/** What a door gives the judge. */
interface JudgeHooks {
  /** File that verdicts are read from and added to; null: none. */
  readonly cache: string | null;
  /** Verdict files of earlier runs, as text. */
  readonly earlier: () => Promise<readonly string[]>;
  /** Prints one line for the user. */
  readonly announce: (text: string) => void;
  readonly progress: (done: number, of: number) => void;
  readonly redact: Redact;
  /** Starts to listen for the user's wish to end. */
  readonly listen: () => { readonly signal: AbortSignal; readonly release: () => void };
}

/**
 * A run that judges. A prompt or a budget that cannot work is a usage error here; nothing is opened before there is an
 * answer to judge.
 */
export async function makeJudgingStage(
  settings: JudgeSettings,
  details: 'full' | 'none',
  hooks: JudgeHooks,
): Promise<JudgingStage> {
  metricsOf(settings.answers);
  await loadPrices(settings);
  const run = async (answers: AnswerCollector): Promise<JudgingResult | null> => {
    const collected = answers.collected();
    if (collected.length === 0) return null;
    const { signal, release } = hooks.listen();
    const cache = await openVerdicts(hooks.cache, hooks.redact, await hooks.earlier());
    for (const line of refusals(cache.refused)) hooks.announce(line);
    try {
      const { judge, spent } = await openJudge(settings, signal);
      hooks.announce(judgingText(await workloadOf(answers.size(), settings)));
      const tasks = collected.map(({ task }) => task);
      const judged = await judgeAnswers(tasks, settings, {
        judge,
        cache,
        hash: sha256,
        progress: hooks.progress,
        signal,
      });
      const outcomes = collected.map(({ place }, at) => ({
        place,
        outcome: withoutDetails(judged.outcomes[at] as AnswerOutcome, details),
      }));
      return { outcomes, summary: await summaryOf(judged, settings, spent()), failures: failuresOf(judged) };
    } finally {
      release();
      await cache.close();
    }
  };
  return { on: true, run };
}

/** A run that does not judge. If a key is set, it prints once what judging would send. */
export function makeIdleStage(settings: JudgeSettings | null, announce: (text: string) => void): JudgingStage {
  const run = async (answers: AnswerCollector): Promise<null> => {
    if (settings && answers.size().answers > 0) {
      announce(idleText(await workloadOf(answers.size(), settings)));
    }
    return null;
  };
  return { on: false, run };
}

/** Lines of a verdict cache that were not taken; more than these say nothing new. */
const SHOWN_REFUSALS = 5;

function refusals(refused: readonly string[]): string[] {
  const more = refused.length - SHOWN_REFUSALS;
  if (more <= 0) return [...refused];
  return [
    ...refused.slice(0, SHOWN_REFUSALS),
    `${counted(more, 'more verdict')} ${more === 1 ? 'is' : 'are'} not used`,
  ];
}

function withoutDetails({ entry, missed }: AnswerOutcome, details: 'full' | 'none'): AnswerOutcome {
  const { answer_correctness_details, ...rest } = entry;
  return { entry: details === 'full' ? entry : rest, missed };
}

async function summaryOf({ metrics, asked, reused }: JudgedAnswers, settings: JudgeSettings, spent: ExactSum) {
  const { generation, maxCostUsd } = settings;
  const isPriced =
    asked === 0 || (await estimateOf({ answers: 1, withReference: 1, characters: 4 }, settings)) !== null;
  const { host, model } = generation;
  const costUsd = isPriced ? roundedSum(spent) : null;
  return { metrics, spending: { host, model, asked, reused, costUsd, exactCostUsd: spent, maxCostUsd } };
}

function failuresOf({ metrics }: JudgedAnswers): Failure[] {
  const cancelled = metrics.some(({ troubles }) => (troubles.cancelled ?? 0) > 0);
  return cancelled ? [{ kind: 'judging-cancelled' }] : [];
}

/** What judging the answers would send, and its estimated cost. */
export async function workloadOf(size: AnswersSize, settings: JudgeSettings): Promise<Workload> {
  const { generation, embedding, answers } = settings;
  const used = [generation, ...(answers.relevance ? [embedding] : [])];
  return {
    answers: size.answers,
    hosts: [...new Set(used.map(({ host }) => host))],
    models: used.map(({ model }) => model),
    costUsd: await estimateOf(size, settings),
  };
}

async function estimateOf(size: AnswersSize, settings: JudgeSettings): Promise<number | null> {
  const price = await loadPrices({ ...settings, maxCostUsd: null });
  const tokens = estimateTokens(size, settings.answers);
  const generation = price.generation({ ...tokens.generation, cached: 0 });
  const embedding = settings.answers.relevance ? price.embedding({ ...tokens.embedding, cached: 0 }) : 0;
  return generation === null || embedding === null ? null : generation + embedding;
}
