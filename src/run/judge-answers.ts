import pLimit from 'p-limit';
import { canonicalJson } from '../core/corpus/fingerprint.js';
import type { Hash } from '../core/corpus/select.js';
import { type FailureKind, type Judge, JudgeError } from '../core/judge/judge.js';
import { type AnswerMetric, type AnswerTask, type Figures, makeCircuitBreaker } from '../core/judge/metric.js';
import { metricsOf } from '../core/judge/metrics.js';
import type { JudgeSettings } from '../core/judge/settings.js';
import type { JudgedMetric } from '../core/judge/summary.js';
import type { StoredVerdict, VerdictCache } from '../core/judge/verdict.js';
import type { AnswerOutcome } from '../core/runs/judged-answers.js';
import { increment } from '../core/text/values.js';

/** What judging needs of the world around it. */
export interface JudgePorts {
  readonly judge: Judge;
  readonly cache: VerdictCache;
  readonly hash: Hash;
  readonly progress: (done: number, of: number) => void;
  /** Aborted: nothing more is asked. */
  readonly signal: AbortSignal;
}

/** What came of judging all answers of a run. */
export interface JudgedAnswers {
  /** One for each task, in their order. */
  readonly outcomes: readonly AnswerOutcome[];
  readonly metrics: readonly JudgedMetric[];
  readonly asked: number;
  readonly reused: number;
}

/** What came of one judgement. */
export type Judgement =
  | { readonly kind: 'judged'; readonly figures: Figures; readonly sent: readonly string[] }
  | { readonly kind: 'failed'; readonly trouble: FailureKind; readonly message: string };

/** Judges answers by every metric that was asked for. Never throws for what a judge does: trouble is an outcome. */
export async function judgeAnswers(
  tasks: readonly AnswerTask[],
  settings: JudgeSettings,
  ports: JudgePorts,
): Promise<JudgedAnswers> {
  const metrics = metricsOf(settings.answers);
  const limit = pLimit(settings.concurrency);
  const answerJudge = makeAnswerJudge(settings, ports);
  const jobs = tasks.flatMap((task, place) =>
    metrics.filter((metric) => metric.needs(task)).map((metric) => ({ task, place, metric })),
  );
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
    outcomes: outcomesOf(judged, tasks.length),
    metrics: metrics.map((metric) => summaryOf(metric, settings, judged, ports.hash)),
    ...answerJudge.counts(),
  };
}

interface Judged {
  readonly place: number;
  readonly metric: AnswerMetric;
  readonly judgement: Judgement;
}

/** Where judgements are made: known ones are looked up, equal ones are made once, and a judge that is gone is left alone. */
export function makeAnswerJudge(settings: JudgeSettings, { judge, cache, hash, signal }: JudgePorts) {
  const inFlight = new Map<string, Promise<StoredVerdict>>();
  const breaker = makeCircuitBreaker();
  let [asked, reused] = [0, 0];
  const ask = async (metric: AnswerMetric, task: AnswerTask, key: string): Promise<StoredVerdict> => {
    if (signal.aborted) throw new JudgeError('cancelled', 'not judged: the run was cancelled');
    const gone = breaker.goneFor(metric.name);
    if (gone) throw gone;
    const { value, costUsd, sent } = await metric.ask(task, judge).catch((error: unknown) => {
      const trouble = error instanceof JudgeError ? error : new JudgeError('answer', String(error));
      breaker.failed(metric.name, trouble);
      throw trouble;
    });
    breaker.succeeded(metric.name);
    asked++;
    const verdict = { key, metric: metric.name, verdict: value, cost_usd: costUsd, sent };
    await cache.put(verdict);
    return verdict;
  };
  const verdictOf = async (metric: AnswerMetric, task: AnswerTask): Promise<StoredVerdict> => {
    const key = keyOf(metric, task, settings, hash);
    const known = await cache.get(key);
    if (known && metric.score(known.verdict, known.cost_usd)) {
      reused++;
      return known;
    }
    const asking = inFlight.get(key) ?? ask(metric, task, key);
    inFlight.set(key, asking);
    return asking.finally(() => inFlight.delete(key));
  };
  const judgeOne = async (metric: AnswerMetric, task: AnswerTask): Promise<Judgement> => {
    const known = metric.verdictWithoutAsking(task);
    if (known) return known.kind === 'judged' ? { ...known, sent: [] } : known;
    return verdictOf(metric, task).then((verdict) => judgementOf(metric, verdict), failedJudgement);
  };
  return { judge: judgeOne, counts: () => ({ asked, reused }) };
}

function judgementOf(metric: AnswerMetric, { verdict, cost_usd, sent }: StoredVerdict): Judgement {
  const figures = metric.score(verdict, cost_usd);
  if (figures) return { kind: 'judged', figures, sent };
  return { kind: 'failed', trouble: 'answer', message: "the judge's reply cannot be used" };
}

/** A failure of the judge is an outcome; anything else is a bug. */
function failedJudgement(error: unknown): Judgement {
  if (!(error instanceof JudgeError)) throw error;
  return { kind: 'failed', trouble: error.trouble, message: error.message };
}

/** The hash of all that a verdict depends on. */
function keyOf(metric: AnswerMetric, task: AnswerTask, settings: JudgeSettings, hash: Hash): string {
  return hash(canonicalJson([metric.name, metric.identity, modelsOf(metric, settings), metric.texts(task)]));
}

/** The models that a metric asks, as far as a verdict depends on them. */
function modelsOf({ models }: AnswerMetric, { generation, embedding }: JudgeSettings): Record<string, unknown> {
  const { model, host, temperature, maxTokens } = generation;
  return {
    model,
    host,
    temperature,
    max_tokens: maxTokens,
    ...(models.includes('embedding') && { embedding_model: embedding.model, embedding_host: embedding.host }),
  };
}

function outcomesOf(judged: readonly Judged[], tasks: number): AnswerOutcome[] {
  const outcomes: AnswerOutcome[] = Array.from({ length: tasks }, () => ({ entry: {}, missed: null }));
  const details = new Map<number, object>();
  for (const { place, metric, judgement } of judged) {
    const before = outcomes[place] as AnswerOutcome;
    const failed = judgement.kind === 'failed';
    const entry = failed ? { [metric.errorKey]: judgement.message } : judgement.figures.entry;
    const missed = (failed ? null : judgement.figures.missed) ?? before.missed;
    if (!failed && judgement.figures.details) details.set(place, judgement.figures.details);
    outcomes[place] = { entry: { ...before.entry, ...entry }, missed };
  }
  for (const [place, claims] of details) {
    const { entry, missed } = outcomes[place] as AnswerOutcome;
    outcomes[place] = { entry: { ...entry, answer_correctness_details: claims }, missed };
  }
  return outcomes;
}

function summaryOf(metric: AnswerMetric, settings: JudgeSettings, judged: readonly Judged[], hash: Hash): JudgedMetric {
  const own = judged.filter((one) => one.metric === metric).map(({ judgement }) => judgement);
  const troubles = new Map<FailureKind, number>();
  const sent = new Set<string>();
  let example: string | null = null;
  for (const judgement of own) {
    if (judgement.kind === 'judged') for (const one of judgement.sent) sent.add(one);
    else {
      increment(troubles, judgement.trouble);
      example ??= judgement.message;
    }
  }
  return {
    name: metric.name,
    identity: {
      ...modelsOf(metric, settings),
      ...metric.rules,
      prompt: hash(canonicalJson(metric.identity)),
      sent: [...sent].sort(),
    },
    expected: own.length,
    judged: own.filter(({ kind }) => kind === 'judged').length,
    troubles: Object.fromEntries(troubles),
    example,
  };
}
