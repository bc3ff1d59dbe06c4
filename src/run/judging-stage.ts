import { openVerdicts } from '../adapters/judge/cache.js';
import type { Spent } from '../adapters/judge/meter.js';
import { loadPrices, openJudge } from '../adapters/judge/open.js';
import { PrivateHostError, refusePrivateHost } from '../adapters/network.js';
import type { JudgeConfig } from '../core/judge/config.js';
import { JudgeError } from '../core/judge/judge.js';
import { type AnswerTask, CUSTOM_PREFIX, type Work } from '../core/judge/metric.js';
import { metricsOf } from '../core/judge/metrics.js';
import {
  type JudgeRequest,
  type JudgeSettings,
  judgeSettings,
  judgesRetrievalByPreset,
  MissingKeyError,
} from '../core/judge/settings.js';
import { TRILLIONTHS } from '../core/judge/summary.js';
import type { VerdictCache } from '../core/judge/verdict.js';
import { MAX_NAMED } from '../core/shown.js';
import { counted } from '../core/text/numerals.js';
import type { Scoring } from '../core/words/scoring-rules.js';
import { judgingLines, type Workload } from '../report/words/judging.js';
import { type JudgedAnswers, type JudgingPlan, judgeAnswers, planJudging } from './judge-answers.js';
import type { JudgeHooks, JudgeSetup, JudgingResult, JudgingStage } from './judge-setup.js';

/** null: the judge of a foreign run cannot be used. */
export async function makeRequestedStage(
  request: JudgeRequest,
  config: JudgeConfig | undefined,
  scoring: Scoring,
  hooks: JudgeSetup,
): Promise<JudgingStage | null> {
  const { isForeign } = hooks.judge;
  try {
    const judge = judgeSettings(request, scoring, config);
    hooks.addSecrets(apiKeysOf(judge));
    if (isForeign) await refuseForeign(judge);
    return await makeJudgingStage(judge, { ...hooks.judge, redact: hooks.redact });
  } catch (error) {
    const isKeyMissing = error instanceof MissingKeyError;
    if (isForeign && (isKeyMissing || error instanceof PrivateHostError)) {
      const why = isKeyMissing ? 'has no key' : 'has no access to it';
      const message = `answers are not judged, because a run of a fork or of Dependabot ${why} (${error.message})`;
      hooks.warn([{ message }]);
      return null;
    }
    if (!isKeyMissing || isForeign || !judgesRetrievalByPreset(request, config)) throw error;
    // A preset that judges retrieval steps needs the key only if there is such a step.
    const run = async (tasks: readonly AnswerTask[]): Promise<null> => {
      if (tasks.length > 0) throw error;
      return null;
    };
    return { on: false, custom: [], retrieval: { style: 'release' }, run };
  }
}

/** The keys of the judge's models, which are secrets. */
export function apiKeysOf({ generation, embedding }: JudgeSettings): string[] {
  return [generation.apiKey, embedding.apiKey].filter((key) => key !== null);
}

/** Refuses a judge without a key (only private servers need none) or on a private host in an untrusted workflow. */
async function refuseForeign({ generation, embedding }: JudgeSettings): Promise<void> {
  for (const { apiKey, host, baseUrl } of [generation, embedding]) {
    if (apiKey === null) throw new MissingKeyError(`the judge needs a key for ${host}: set OPENAI_API_KEY`);
    await refusePrivateHost(baseUrl);
  }
}

/** An unusable prompt or budget is a usage error here. Nothing is opened without an answer to judge. */
export async function makeJudgingStage(settings: JudgeSettings, hooks: JudgeHooks): Promise<JudgingStage> {
  metricsOf(settings.answers);
  await loadPrices(settings);
  const run = async (tasks: readonly AnswerTask[]): Promise<JudgingResult | null> => {
    if (tasks.length === 0) return null;
    const { announce, progress } = hooks;
    const cache = await openVerdicts(hooks.cache, hooks.redact, await hooks.earlier());
    for (const line of cache.refused.slice(0, MAX_NAMED)) announce(line);
    const more = cache.refused.length - MAX_NAMED;
    if (more > 0) announce(`${counted(more, 'more verdict')} ${more === 1 ? 'is' : 'are'} not used`);
    // Both end in any case: the timer of the deadline would keep the process.
    const interrupt = hooks.listen();
    const deadline = makeDeadline(settings.deadlineMs, interrupt.signal);
    const { signal } = deadline;
    try {
      const { judge, spent } = await openJudge(settings, signal);
      const plan = await planJudging(tasks, settings, { cache });
      for (const line of judgingLines(await plannedWorkload(plan, settings))) announce(line);
      const judged = await judgeAnswers(tasks, settings, { judge, cache: deadline.watched(cache), progress, signal });
      const isCancelled = judged.metrics.some(({ troubles }) => (troubles.cancelled ?? 0) > 0);
      return {
        outcomes: judged.outcomes,
        summary: await summarizeJudging(judged, settings, spent()),
        failures: isCancelled ? [{ kind: 'judging-cancelled' }] : [],
      };
    } finally {
      deadline.stop();
      interrupt.release();
      await cache.close();
    }
  };
  return { on: true, custom: settings.answers.custom.evaluations, retrieval: settings.answers.retrieval, run };
}

async function summarizeJudging({ metrics, asked, reused }: JudgedAnswers, settings: JudgeSettings, spent: Spent) {
  const { trillionths, requests, isMost } = spent;
  const { generation, answers, maxCostUsd } = settings;
  const oneOfEach = { input: 1, output: 1, embedding: answers.relevance ? 1 : 0 };
  const isPriced = requests === 0 || (await costOf(oneOfEach, settings)) !== null;
  const { host, model } = generation;
  const costUsd = isPriced ? trillionths / TRILLIONTHS : null;
  const counts = { asked, reused, requests, ...(isMost && { isMost }) };
  return { metrics, spending: { host, model, ...counts, costUsd, trillionths, maxCostUsd } };
}

/** The planned workload: number of answers, hosts, models, estimated cost, and the custom evaluations that send something. */
export async function plannedWorkload(plan: JudgingPlan, settings: JudgeSettings): Promise<Workload> {
  const { answers, steps, reused, work } = plan;
  const { generation, embedding } = settings;
  const usedModels = [generation, ...(settings.answers.relevance ? [embedding] : [])];
  const sending = new Set(plan.metrics.map(({ name }) => name));
  return {
    ...{ answers, steps, reused, requests: work.requests },
    hosts: [...new Set(usedModels.map(({ host }) => host))],
    models: usedModels.map(({ model }) => model),
    costUsd: await costOf(work, settings),
    custom: settings.answers.custom.evaluations.filter(({ name }) => sending.has(`${CUSTOM_PREFIX}${name}`)),
  };
}

/** The cost in US dollars; null without a known price. */
async function costOf(tokens: Omit<Work, 'requests'>, settings: JudgeSettings): Promise<number | null> {
  const price = await loadPrices({ ...settings, maxCostUsd: null });
  const { input, output } = tokens;
  const generation = price.generation({ input, output, cached: 0 });
  const embedding = tokens.embedding > 0 ? price.embedding({ input: tokens.embedding, output: 0, cached: 0 }) : 0;
  return generation === null || embedding === null ? null : generation + embedding;
}

/** Ends judging when no new verdict has come for some time. */
function makeDeadline(limitMs: number, interrupt: AbortSignal) {
  const controller = new AbortController();
  const minutes = Number((limitMs / 60_000).toPrecision(3));
  const message = `not judged: there was no new verdict for ${minutes} min (judge.deadline)`;
  const end = (): void => controller.abort(new JudgeError('late', message));
  let timer = setTimeout(end, limitMs);
  return {
    /** Aborted by the given signal, or at the deadline with its reason. */
    signal: AbortSignal.any([interrupt, controller.signal]),
    /** The cache, which each new verdict enters. */
    watched: ({ get, put }: VerdictCache): VerdictCache => ({
      get,
      put: (verdict) => {
        clearTimeout(timer);
        timer = setTimeout(end, limitMs);
        return put(verdict);
      },
    }),
    stop: () => clearTimeout(timer),
  };
}
