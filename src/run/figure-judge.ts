import { readConfig } from '../adapters/files/corpus.js';
import { openVerdicts } from '../adapters/judge/cache.js';
import { openJudge } from '../adapters/judge/open.js';
import { type CalibrationResult, type PassRule, passes } from '../core/judge/calibration.js';
import type { HumanVerdict, Label } from '../core/judge/labels.js';
import {
  type AnswerMetric,
  type AnswerTask,
  CUSTOM_PREFIX,
  isStepMetric,
  type MetricName,
} from '../core/judge/metric.js';
import { metricsOf } from '../core/judge/metrics.js';
import { RELEVANCE_COST } from '../core/judge/relevance.js';
import { type AnswerSettings, type JudgeRequest, judgeSettings, MissingKeyError } from '../core/judge/settings.js';
import { figuresOfMetric } from '../core/judge/summary.js';
import type { VerdictCache } from '../core/judge/verdict.js';
import { type Mapping, own } from '../core/text/values.js';
import { forInput, type InputWords, usageError } from '../core/words/errors.js';
import { scoringOf } from '../core/words/scoring-rules.js';
import { judgingLines } from '../report/words/judging.js';
import { cachedFigures, judgeAnswers, planJudging } from './judge-answers.js';
import { forConfig, type JudgeHooks, type JudgeSetup } from './judge-setup.js';
import { apiKeysOf, plannedWorkload } from './judging-stage.js';

/** The judge, and the number of rounds in which it judges each answer. */
export interface JudgeSource {
  readonly config: string | null;
  readonly request: Omit<JudgeRequest, 'on' | 'maxCostUsd' | 'hosts'>;
  readonly cache: string | null;
  readonly repeat: number;
}

export type CalibrationHooks = Pick<JudgeSetup, 'words' | 'redact' | 'addSecrets'> &
  Pick<JudgeHooks, 'announce' | 'progress'> & { readonly signal: AbortSignal };

export type FigureJudge = Awaited<ReturnType<typeof readJudge>>;

export async function readJudge(source: JudgeSource, pass: PassRule, words: InputWords) {
  const { config: file, request } = source;
  const config = file === null ? null : await forInput(words.name('config'), readConfig(file));
  const scoring = scoringOf(config?.preset ?? 'standard', config?.knobs);
  const make = async (env: JudgeRequest['env']) =>
    judgeSettings({ ...request, env, on: true, hosts: 'bound', maxCostUsd: null }, scoring, config?.judge);
  const variable = config?.judge.llm?.generation.apiKeyEnv ?? 'OPENAI_API_KEY';
  let missingKey = null as MissingKeyError | null;
  const settings = await forConfig(
    words.name('config'),
    file,
    make(request.env).catch((error: unknown) => {
      if (!(error instanceof MissingKeyError)) throw error;
      missingKey = error;
      return make({ ...request.env, [variable]: 'missing' });
    }),
  );
  const answers = withOnly(settings.answers, metricWithFigure(pass.figure, settings.answers));
  const [metric] = metricsOf(answers) as [AnswerMetric];
  return {
    ...source,
    pass,
    settings: { ...settings, answers },
    metric,
    /** The error for a missing key, which matters only if a request is needed; null: the key is set. */
    missingKey,
  };
}

/** The name of the metric with a figure. A label is about an answer, not about a step. */
function metricWithFigure(figure: string, answers: AnswerSettings): MetricName {
  const metrics = metricsOf(answers).filter(({ name }) => !isStepMetric(name));
  const named = metrics.flatMap((one) => figuresOfMetric(one).map((name) => ({ name: one.name, figure: name })));
  const known = named.filter((one) => one.figure !== RELEVANCE_COST);
  const found = known.find((one) => one.figure === figure);
  if (found) return found.name;
  const figures = known.map((one) => one.figure).join(', ');
  throw usageError(`--pass: this judge has no figure ${JSON.stringify(figure)}; there are ${figures}`);
}

function withOnly({ correctness, relevance, custom }: AnswerSettings, name: MetricName): AnswerSettings {
  const evaluations = custom.evaluations.filter((evaluation) => name === `${CUSTOM_PREFIX}${evaluation.name}`);
  return {
    correctness: name === 'answer_correctness' ? correctness : null,
    relevance: name === 'answer_relevance' ? relevance : null,
    retrieval: null,
    custom: { ...custom, evaluations },
  };
}

/** The task of a labelled answer: people and judge see the same texts. */
function taskOf(label: Label, { settings }: FigureJudge): AnswerTask {
  const { question, referenceAnswer, actualAnswer } = label;
  const texts: Readonly<Record<string, string | null>> = {
    question,
    reference_answer: referenceAnswer,
    actual_answer: actualAnswer,
  };
  const custom = settings.answers.custom.evaluations.map(({ name, inputs, steps }) => {
    if (steps) {
      throw usageError(`--pass: the custom evaluation ${name} reads steps, which a file of labels does not contain`);
    }
    const found = inputs.map((input) => [input, texts[input] ?? null] as const);
    const missing = found.find(([, text]) => text === null);
    if (missing) return { kind: 'absent' as const, message: `the label has no ${missing[0]}` };
    return { kind: 'complete' as const, texts: Object.fromEntries(found) as Record<string, string> };
  });
  return { question, referenceAnswer, actualAnswer, ...(custom.length > 0 && { custom }) };
}

export type JudgedLabels = Awaited<ReturnType<typeof judgeLabels>>;

/** Judges labelled answers; each round has its own cache of verdicts. */
export async function judgeLabels(
  labels: readonly Label[],
  judge: FigureJudge,
  { redact, addSecrets, announce, progress, signal }: CalibrationHooks,
  firstRound = 1,
) {
  const { settings, missingKey, pass, repeat } = judge;
  const tasks = labels.map((label) => taskOf(label, judge));
  addSecrets(apiKeysOf(settings));
  const cache = await openVerdicts(judge.cache, redact);
  try {
    const { judge: openedJudge } = await openJudge(settings, signal);
    const ports = { judge: openedJudge, cache, progress, signal };
    const rounds = Array.from({ length: repeat }, (_, at) => firstRound + at);
    const plans = await Promise.all(rounds.map((round) => planJudging(tasks, settings, { cache, round })));
    if (missingKey && plans.some(({ work }) => work.requests > 0)) throw missingKey;
    for (const [at, plan] of plans.entries()) {
      if (signal.aborted) break;
      const again = at > 0 ? `, again (${at + 1} of ${repeat})` : '';
      for (const line of judgingLines(await plannedWorkload(plan, settings))) announce(`${line}${again}`);
    }
    const judged: Awaited<ReturnType<typeof judgeAnswers>>[] = [];
    for (const round of rounds) judged.push(await judgeAnswers(tasks, settings, { ...ports, round }));
    const entryIn = (round: (typeof judged)[number] | undefined, at: number): Mapping => {
      const outcome = round?.outcomes[at];
      return { ...outcome?.entry, ...outcome?.lastKeys };
    };
    return {
      metrics: judged.flatMap(({ metrics }) => metrics),
      /** By answer: the keys of the first round, and the verdict of each round; null: no figure. */
      answers: labels.map((_, at) => ({
        entry: entryIn(judged[0], at),
        verdicts: judged.map((round) => judgeVerdict(entryIn(round, at), pass)),
      })),
    };
  } finally {
    await cache.close();
  }
}

export async function readStoredVerdict(label: Label, judge: FigureJudge, cache: VerdictCache) {
  const entry = await cachedFigures(judge.metric, taskOf(label, judge), judge.settings, cache);
  return entry && judgeVerdict(entry, judge.pass);
}

function judgeVerdict(entry: Mapping, pass: PassRule): HumanVerdict | null {
  const value = own(entry, pass.figure);
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return passes(value, pass) ? 'pass' : 'fail';
}

/** Number of answers with the same verdict in all rounds, and of those with a verdict in all rounds. */
export function countRepeated({ metrics, answers }: JudgedLabels): CalibrationResult['repeated'] {
  if (metrics.length < 2) return null;
  const complete = answers.filter(({ verdicts }) => !verdicts.includes(null));
  return { same: complete.filter(({ verdicts }) => new Set(verdicts).size === 1).length, of: complete.length };
}
