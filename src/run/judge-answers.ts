import pLimit from 'p-limit';
import { canonicalJson } from '../core/corpus/fingerprint.js';
import type { Hash } from '../core/corpus/select.js';
import { type FailureKind, type Judge, JudgeError } from '../core/judge/judge.js';
import {
  type AnswerMetric,
  type AnswerTask,
  addWork,
  type Figures,
  isStepMetric,
  makeCircuitBreaker,
  NO_WORK,
} from '../core/judge/metric.js';
import { metricsOf } from '../core/judge/metrics.js';
import type { JudgeSettings } from '../core/judge/settings.js';
import type { JudgedMetric } from '../core/judge/summary.js';
import type { StoredVerdict, VerdictCache } from '../core/judge/verdict.js';
import type { AnswerOutcome } from '../core/runs/judged-answers.js';
import { MAX_LISTED } from '../core/shown.js';
import { increment, type Mapping } from '../core/text/values.js';

/** External dependencies of judging. */
export interface JudgePorts {
  readonly judge: Judge;
  readonly cache: VerdictCache;
  readonly hash: Hash;
  readonly progress: (done: number, of: number) => void;
  /** Once aborted, no further request is sent. */
  readonly signal: AbortSignal;
  /** With 2 or more, verdicts of earlier rounds are not reused; absent: 1. */
  readonly round?: number;
}

/** The result of judging all answers of a run. */
export type JudgedAnswers = Awaited<ReturnType<typeof judgeAnswers>>;

/** The result of one judgement. */
export type Judgement =
  | ({ readonly kind: 'judged'; readonly figures: Figures } & Pick<StoredVerdict, 'sent' | 'served'>)
  | { readonly kind: 'absent'; readonly message: string }
  | { readonly kind: 'failed'; readonly trouble: FailureKind; readonly message: string };

/** Judges answers by every requested metric. A failure of the judge is an outcome, never an exception. */
export async function judgeAnswers(tasks: readonly AnswerTask[], settings: JudgeSettings, ports: JudgePorts) {
  const metrics = metricsOf(settings.answers);
  const limit = pLimit(settings.concurrency);
  const judge = limitRequests(ports.judge, settings.concurrency);
  const answerJudge = makeAnswerJudge(settings, { ...ports, judge });
  const jobs = listJobs(metrics, tasks);
  let done = 0;
  const judged = await Promise.all(
    jobs.map(({ task, metric, place }) =>
      limit(async () => {
        const judgement = await answerJudge.judge(metric, task);
        ports.progress(++done, jobs.length);
        return { place, metric, judgement };
      }),
    ),
  );
  return {
    /** One per task, in the same order. */
    outcomes: collectOutcomes(judged, tasks.length),
    metrics: metrics
      .map((metric) => summarizeMetric(metric, settings, judged, ports.hash))
      // A run without retrieval steps has no metrics of them.
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

function listJobs(metrics: readonly AnswerMetric[], tasks: readonly AnswerTask[]) {
  return tasks.flatMap((task, place) =>
    metrics.filter((metric) => metric.needs(task)).map((metric) => ({ task, place, metric })),
  );
}

/**
 * The work that judging will be: the number of answers and of retrieval steps that are sent, the number of verdicts that are reused,
 * and the metrics that send something.
 */
export type JudgingPlan = Awaited<ReturnType<typeof planJudging>>;

/** Plans the judging of answers: finds the verdicts that have to be requested. */
export async function planJudging(
  tasks: readonly AnswerTask[],
  settings: JudgeSettings,
  { cache, hash, round }: Pick<JudgePorts, 'cache' | 'hash' | 'round'>,
) {
  const planned = new Set<string>();
  const answers = new Set<number>();
  const steps = new Set<number>();
  const sending = new Set<AnswerMetric>();
  let [reused, work] = [0, NO_WORK];
  for (const { task, place, metric } of listJobs(metricsOf(settings.answers), tasks)) {
    if (metric.verdictWithoutAsking(task)) continue;
    const key = makeKey(metric, task, settings, { hash, round });
    if (planned.has(key)) continue;
    if (await readCached(metric, key, cache)) {
      reused++;
      continue;
    }
    planned.add(key);
    (task.retrieval ? steps : answers).add(place);
    sending.add(metric);
    work = addWork(work, metric.work(task));
  }
  return { answers: answers.size, steps: steps.size, reused, work, metrics: [...sending] };
}

/** The keys of the entry by a verdict in the cache; null if there is none. */
export async function cachedFigures(
  metric: AnswerMetric,
  task: AnswerTask,
  settings: JudgeSettings,
  { cache, hash }: Pick<JudgePorts, 'cache' | 'hash'>,
): Promise<Mapping | null> {
  const stored = await readCached(metric, makeKey(metric, task, settings, { hash }), cache);
  return stored && (metric.score(stored.verdict, stored.cost_usd)?.entry ?? null);
}

/** A verdict in the cache that can be used; null if there is none. */
async function readCached(metric: AnswerMetric, key: string, cache: VerdictCache): Promise<StoredVerdict | null> {
  const stored = await cache.get(key);
  return stored && metric.score(stored.verdict, stored.cost_usd) ? stored : null;
}

interface Judged {
  readonly place: number;
  readonly metric: AnswerMetric;
  readonly judgement: Judgement;
}

/**
 * Makes judgements: cached ones are reused, equal ones are requested once, and an unreachable judge is not asked again.
 */
export function makeAnswerJudge(settings: JudgeSettings, { judge, cache, hash, signal, round }: JudgePorts) {
  const inFlight = new Map<string, Promise<StoredVerdict>>();
  const breaker = makeCircuitBreaker();
  let [askedCount, reusedCount] = [0, 0];
  const ask = async (metric: AnswerMetric, task: AnswerTask, key: string): Promise<StoredVerdict> => {
    if (signal.aborted) throw new JudgeError('cancelled', 'not judged: the run was cancelled');
    const outage = breaker.goneFor(metric.name);
    if (outage) throw outage;
    const {
      value,
      costUsd,
      sent,
      served = [],
    } = await metric.ask(task, judge).catch((error: unknown) => {
      const failure = error instanceof JudgeError ? error : new JudgeError('answer', String(error));
      breaker.failed(metric.name, failure);
      throw failure;
    });
    breaker.succeeded(metric.name);
    askedCount++;
    const origin = { sent, ...(served.length > 0 && { served: served.slice(0, MAX_LISTED) }) };
    const verdict = { key, metric: metric.name, verdict: value, cost_usd: costUsd, ...origin };
    await cache.put(verdict);
    return verdict;
  };
  const readVerdict = async (metric: AnswerMetric, task: AnswerTask): Promise<StoredVerdict> => {
    const key = makeKey(metric, task, settings, { hash, round });
    const cachedVerdict = await readCached(metric, key, cache);
    if (cachedVerdict) {
      reusedCount++;
      return cachedVerdict;
    }
    const request = inFlight.get(key) ?? ask(metric, task, key);
    inFlight.set(key, request);
    return request.finally(() => inFlight.delete(key));
  };
  const judgeOne = async (metric: AnswerMetric, task: AnswerTask): Promise<Judgement> => {
    const knownVerdict = metric.verdictWithoutAsking(task);
    if (knownVerdict) return knownVerdict.kind === 'judged' ? { ...knownVerdict, sent: [] } : knownVerdict;
    return readVerdict(metric, task).then((verdict) => scoreVerdict(metric, verdict), failedJudgement);
  };
  return { judge: judgeOne, counts: () => ({ asked: askedCount, reused: reusedCount }) };
}

function scoreVerdict(metric: AnswerMetric, { verdict, cost_usd, sent, served = [] }: StoredVerdict): Judgement {
  const figures = metric.score(verdict, cost_usd);
  if (figures) return { kind: 'judged', figures, sent, served };
  return { kind: 'failed', trouble: 'answer', message: "the judge's reply cannot be used" };
}

/** A failure of the judge is an outcome; anything else is a bug. */
function failedJudgement(error: unknown): Judgement {
  if (!(error instanceof JudgeError)) throw error;
  return { kind: 'failed', trouble: error.trouble, message: error.message };
}

/** Hashes all inputs of a verdict. */
function makeKey(
  metric: AnswerMetric,
  task: AnswerTask,
  settings: JudgeSettings,
  { hash, round = 1 }: Pick<JudgePorts, 'hash' | 'round'>,
): string {
  const parts = [
    metric.identityName ?? metric.name,
    metric.identity,
    describeModels(metric, settings),
    metric.texts(task),
  ];
  return hash(canonicalJson(round > 1 ? [...parts, { round }] : parts));
}

/** The models of a metric, with the settings that affect a verdict. */
function describeModels({ models }: AnswerMetric, { generation, embedding }: JudgeSettings): Record<string, unknown> {
  const { model, host, temperature, maxTokens } = generation;
  return {
    model,
    host,
    temperature,
    max_tokens: maxTokens,
    ...(models.includes('embedding') && { embedding_model: embedding.model, embedding_host: embedding.host }),
  };
}

function collectOutcomes(judged: readonly Judged[], tasks: number): AnswerOutcome[] {
  const outcomes: AnswerOutcome[] = Array.from({ length: tasks }, () => ({ entry: {}, lastKeys: {} }));
  const details = new Map<number, object>();
  for (const { place, metric, judgement } of judged) {
    const previous = outcomes[place] as AnswerOutcome;
    const figures = judgement.kind === 'judged' ? judgement.figures : null;
    const keys = judgement.kind === 'judged' ? judgement.figures.entry : metric.failure(judgement.message);
    const part = metric.isLast ? 'lastKeys' : 'entry';
    if (figures?.details) details.set(place, figures.details);
    outcomes[place] = { ...previous, [part]: { ...previous[part], ...keys } };
  }
  for (const [place, claims] of details) {
    const outcome = outcomes[place] as AnswerOutcome;
    outcomes[place] = { ...outcome, entry: { ...outcome.entry, answer_correctness_details: claims } };
  }
  return outcomes;
}

/** Everything that the figures of a metric depend on, except for the texts and for what was finally sent. */
export function identityOf(metric: AnswerMetric, settings: JudgeSettings, hash: Hash): Mapping {
  return {
    ...describeModels(metric, settings),
    ...metric.rules,
    prompt: hash(canonicalJson(metric.identity)),
  };
}

function summarizeMetric(
  metric: AnswerMetric,
  settings: JudgeSettings,
  judged: readonly Judged[],
  hash: Hash,
): JudgedMetric {
  const judgements = judged
    .filter((one) => one.metric === metric && one.judgement.kind !== 'absent')
    .map(({ judgement }) => judgement);
  const failureCounts = new Map<FailureKind, number>();
  const sent = new Set<string>();
  const served = new Set<string>();
  let example: string | null = null;
  for (const judgement of judgements) {
    if (judgement.kind === 'judged') {
      for (const setting of judgement.sent) sent.add(setting);
      for (const one of judgement.served ?? []) served.add(one);
    } else if (judgement.kind === 'failed') {
      increment(failureCounts, judgement.trouble);
      example ??= judgement.message;
    }
  }
  return {
    name: metric.name,
    ...(metric.isLast && { figures: metric.figures }),
    identity: { ...identityOf(metric, settings, hash), sent: [...sent].sort() },
    expected: judgements.length,
    judged: judgements.filter(({ kind }) => kind === 'judged').length,
    troubles: Object.fromEntries(failureCounts),
    example,
    ...(served.size > 0 && { served: [...served].sort().slice(0, MAX_LISTED) }),
  };
}
