import pLimit from 'p-limit';
import { sha256 } from '../adapters/hash.js';
import { canonicalJson } from '../core/corpus/fingerprint.js';
import type { AnswerOutcome } from '../core/entries/judged-answers.js';
import { abortError, type FailureKind, type Judge, JudgeError } from '../core/judge/judge.js';
import {
  type AnswerMetric,
  type AnswerTask,
  addWork,
  isStepMetric,
  type Judgement,
  makeCircuitBreaker,
  NO_WORK,
} from '../core/judge/metric.js';
import { metricsOf } from '../core/judge/metrics.js';
import type { JudgeSettings } from '../core/judge/settings.js';
import type { JudgedMetric } from '../core/judge/summary.js';
import type { StoredVerdict, VerdictCache } from '../core/judge/verdict.js';
import { MAX_LISTED } from '../core/shown.js';
import { increment, type Mapping } from '../core/text/values.js';

export interface JudgePorts {
  readonly judge: Judge;
  readonly cache: VerdictCache;
  /** Once aborted, no further request is sent. */
  readonly signal: AbortSignal;
  /** With 2 or more, verdicts of earlier rounds are not reused; absent: 1. */
  readonly round?: number;
}

export type JudgedAnswers = Awaited<ReturnType<typeof judgeAnswers>>;

interface Judged {
  readonly metric: AnswerMetric;
  readonly judgement: Judgement;
}

export async function judgeAnswers(
  tasks: readonly AnswerTask[],
  settings: JudgeSettings,
  { progress, ...ports }: JudgePorts & { readonly progress: (done: number, of: number) => void },
) {
  const metrics = metricsOf(settings.answers);
  const limit = pLimit(settings.concurrency);
  const judge = limitRequests(ports.judge, settings.concurrency);
  const answerJudge = makeAnswerJudge(settings, { ...ports, judge });
  const metricsByTask = tasks.map((task) => metrics.filter((metric) => metric.needs(task)));
  const total = metricsByTask.flat().length;
  let done = 0;
  const judgeOne = async (metric: AnswerMetric, task: AnswerTask): Promise<Judged> => {
    const judgement = await answerJudge.judge(metric, task);
    progress(++done, total);
    return { metric, judgement };
  };
  const judged = await Promise.all(
    tasks.map((task, at) =>
      Promise.all((metricsByTask[at] ?? []).map((metric) => limit(() => judgeOne(metric, task)))),
    ),
  );
  return {
    /** One result per task, in the same order. */
    outcomes: judged.map(collectOutcome),
    metrics: metrics
      .map((metric) => summarizeMetric(metric, settings, judged.flat()))
      // A run without retrieval steps does not have their metrics.
      .filter(({ name, expected }) => expected > 0 || !isStepMetric(name)),
    ...answerJudge.counts(),
  };
}

/** A judge with a maximum number of requests in flight; a judgement can send several at the same time. */
function limitRequests({ chat, embed, delimiter }: Judge, concurrency: number): Judge {
  const limit = pLimit(concurrency);
  return {
    chat: (messages, form) => limit(() => chat(messages, form)),
    embed: (texts) => limit(() => embed(texts)),
    delimiter,
  };
}

/** What judging will send: answers, retrieval steps and metrics; and the number of verdicts that are reused. */
export type JudgingPlan = Awaited<ReturnType<typeof planJudging>>;

/** Plans the judging of answers: finds the verdicts that have to be requested. */
export async function planJudging(
  tasks: readonly AnswerTask[],
  settings: JudgeSettings,
  { cache, round }: Pick<JudgePorts, 'cache' | 'round'>,
) {
  const metrics = metricsOf(settings.answers);
  const planned = new Set<string>();
  const sending = { answers: new Set<AnswerTask>(), steps: new Set<AnswerTask>(), metrics: new Set<AnswerMetric>() };
  let reused = 0;
  let work = NO_WORK;
  for (const task of tasks) {
    for (const metric of metrics) {
      if (!metric.needs(task) || metric.verdictWithoutAsking(task)) continue;
      const key = makeKey(metric, task, settings, round);
      if (planned.has(key)) continue;
      if (await readCached(metric, key, cache)) {
        reused++;
        continue;
      }
      planned.add(key);
      sending[task.retrieval ? 'steps' : 'answers'].add(task);
      sending.metrics.add(metric);
      work = addWork(work, metric.work(task));
    }
  }
  return { answers: sending.answers.size, steps: sending.steps.size, reused, work, metrics: [...sending.metrics] };
}

/** The keys of the entry from a verdict in the cache; null without a verdict. */
export async function cachedFigures(
  metric: AnswerMetric,
  task: AnswerTask,
  settings: JudgeSettings,
  cache: VerdictCache,
): Promise<Mapping | null> {
  const stored = await readCached(metric, makeKey(metric, task, settings), cache);
  return stored && (metric.score(stored.verdict, stored.cost_usd)?.entry ?? null);
}

async function readCached(metric: AnswerMetric, key: string, cache: VerdictCache): Promise<StoredVerdict | null> {
  const stored = await cache.get(key);
  return stored && metric.score(stored.verdict, stored.cost_usd) ? stored : null;
}

/** Cached verdicts are reused, equal ones are requested once, and an unreachable judge is not asked again. */
export function makeAnswerJudge(settings: JudgeSettings, { judge, cache, signal, round }: JudgePorts) {
  const inFlight = new Map<string, Promise<StoredVerdict>>();
  const breaker = makeCircuitBreaker();
  let asked = 0;
  let reused = 0;
  const ask = async (metric: AnswerMetric, task: AnswerTask, key: string): Promise<StoredVerdict> => {
    if (signal.aborted) throw abortError(signal);
    const outage = breaker.goneFor(metric.name);
    if (outage) throw outage;
    const reply = await metric.ask(task, judge).catch((error: unknown) => {
      const failure = error instanceof JudgeError ? error : new JudgeError('answer', String(error));
      breaker.failed(metric.name, failure);
      throw failure;
    });
    breaker.succeeded(metric.name);
    asked++;
    const { value, costUsd, sent, served = [] } = reply;
    const origin = { sent, ...(served.length > 0 && { served: served.slice(0, MAX_LISTED) }) };
    const verdict = { key, metric: metric.name, verdict: value, cost_usd: costUsd, ...origin };
    await cache.put(verdict);
    return verdict;
  };
  const readVerdict = async (metric: AnswerMetric, task: AnswerTask): Promise<StoredVerdict> => {
    const key = makeKey(metric, task, settings, round);
    const cachedVerdict = await readCached(metric, key, cache);
    if (cachedVerdict) {
      reused++;
      return cachedVerdict;
    }
    const request = inFlight.get(key) ?? ask(metric, task, key);
    inFlight.set(key, request);
    return request.finally(() => inFlight.delete(key));
  };
  const judgeOne = async (metric: AnswerMetric, task: AnswerTask): Promise<Judgement> => {
    const knownVerdict = metric.verdictWithoutAsking(task);
    if (knownVerdict) return knownVerdict;
    try {
      const { verdict, cost_usd, sent, served = [] } = await readVerdict(metric, task);
      const figures = metric.score(verdict, cost_usd);
      if (figures) return { kind: 'judged', figures, sent, served };
      return { kind: 'failed', trouble: 'answer', message: "the judge's reply cannot be used" };
    } catch (error) {
      // Anything else is a bug.
      if (!(error instanceof JudgeError)) throw error;
      return { kind: 'failed', trouble: error.trouble, message: error.message };
    }
  };
  return { judge: judgeOne, counts: () => ({ asked, reused }) };
}

function makeKey(metric: AnswerMetric, task: AnswerTask, settings: JudgeSettings, round = 1): string {
  const name = metric.identityName ?? metric.name;
  const parts = [name, metric.identity, describeModels(metric, settings), metric.texts(task)];
  return sha256(canonicalJson(round > 1 ? [...parts, { round }] : parts));
}

/** The models of a metric, with the settings that affect a verdict. */
function describeModels({ embeds }: AnswerMetric, { generation, embedding }: JudgeSettings): Record<string, unknown> {
  const { model, host, temperature, maxTokens } = generation;
  return {
    model,
    host,
    temperature,
    max_tokens: maxTokens,
    ...(embeds && { embedding_model: embedding.model, embedding_host: embedding.host }),
  };
}

/** Everything that the figures of a metric depend on, except for the texts and for what was finally sent. */
export function identityOf(metric: AnswerMetric, settings: JudgeSettings): Mapping {
  return { ...describeModels(metric, settings), ...metric.rules, prompt: sha256(canonicalJson(metric.identity)) };
}

function collectOutcome(judged: readonly Judged[]): AnswerOutcome {
  const outcome = { entry: {}, lastKeys: {} };
  let details: object = {};
  for (const { metric, judgement } of judged) {
    const figures = judgement.kind === 'judged' ? judgement.figures : null;
    const keys = judgement.kind === 'judged' ? judgement.figures.entry : metric.failure(judgement.message);
    Object.assign(metric.figures ? outcome.lastKeys : outcome.entry, keys);
    if (figures?.details) details = { answer_correctness_details: figures.details };
  }
  return { ...outcome, entry: { ...outcome.entry, ...details } };
}

function summarizeMetric(metric: AnswerMetric, settings: JudgeSettings, judged: readonly Judged[]): JudgedMetric {
  const judgements = judged.filter((one) => one.metric === metric).map(({ judgement }) => judgement);
  const successes = judgements.filter((one) => one.kind === 'judged');
  const failures = judgements.filter((one) => one.kind === 'failed');
  const failureCounts = new Map<FailureKind, number>();
  for (const { trouble } of failures) increment(failureCounts, trouble);
  const served = sortedUnique(successes.flatMap((one) => one.served ?? []));
  return {
    name: metric.name,
    ...(metric.figures && { figures: metric.figures }),
    identity: { ...identityOf(metric, settings), sent: sortedUnique(successes.flatMap(({ sent = [] }) => sent)) },
    expected: successes.length + failures.length,
    judged: successes.length,
    troubles: Object.fromEntries(failureCounts),
    example: failures[0]?.message ?? null,
    ...(served.length > 0 && { served: served.slice(0, MAX_LISTED) }),
  };
}

function sortedUnique(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}
