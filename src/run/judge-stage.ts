import { sha256 } from '../adapters/hash.js';
import { openVerdicts } from '../adapters/judge/cache.js';
import { loadPrices, openJudge } from '../adapters/judge/open.js';
import type { AnswerCollector, AnswersSize } from '../core/answers/collect.js';
import { estimateTokens } from '../core/answers/estimate.js';
import { metricsOf } from '../core/answers/metrics.js';
import type { AnswerOutcome } from '../core/answers/outcome.js';
import type { JudgeSettings } from '../core/answers/settings.js';
import type { JudgeSummary } from '../core/answers/summary.js';
import { type ExactSum, roundedSum } from '../core/exact-sum.js';
import type { AnswerPlace } from '../core/runs/entry-place.js';
import type { Failure } from '../core/runs/failures.js';
import type { Redact } from '../core/secrets/redact.js';
import { counted } from '../core/text/numerals.js';
import { idleText, judgingText, type Workload } from '../report/judging.js';
import { type JudgedAnswers, judgeAnswers } from './judge-answers.js';

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

export interface JudgingResult {
  readonly outcomes: readonly JudgedPlace[];
  readonly summary: JudgeSummary;
  /** What makes the run fail. */
  readonly failures: readonly Failure[];
}

/** What a door gives the judge. */
export interface JudgeHooks {
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
