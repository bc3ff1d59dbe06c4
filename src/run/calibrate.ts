import { readConfig, readCorpus, selectedFrom } from '../adapters/files/corpus.js';
import { readLabelRows, refuseLabelsFile, writeLabels } from '../adapters/files/labels.js';
import { writeText } from '../adapters/files/output-file.js';
import { dumpYaml } from '../adapters/files/yaml.js';
import { sha256 } from '../adapters/hash.js';
import { openVerdicts } from '../adapters/judge/cache.js';
import { openJudge } from '../adapters/judge/open.js';
import { canonicalJson } from '../core/corpus/fingerprint.js';
import {
  boundIdentity,
  CALIBRATION_SCHEMA,
  type Calibration,
  type CalibrationResult,
  type ComparedAnswer,
  countUnjudged,
  type PassRule,
  passes,
  passRuleText,
  verdictOf,
} from '../core/judge/calibration.js';
import { answerText } from '../core/judge/custom-metric.js';
import {
  answerKey,
  countVerdicts,
  decodeLabels,
  type HumanVerdict,
  type Label,
  type ResolvedLabels,
  resolveLabels,
} from '../core/judge/labels.js';
import { type AnswerMetric, type AnswerSettings, type AnswerTask, isStepMetric } from '../core/judge/metric.js';
import { metricsOf } from '../core/judge/metrics.js';
import { RELEVANCE_COST } from '../core/judge/relevance.js';
import { type JudgeRequest, judgeSettings, MissingKeyError } from '../core/judge/settings.js';
import type { JudgedMetric } from '../core/judge/summary.js';
import type { Redact } from '../core/secrets/redact.js';
import { type Mapping, own } from '../core/text/values.js';
import { forInput, type InputWords, inputError, requireOk, StepgateError, usageError } from '../core/words/errors.js';
import { scoringOf } from '../core/words/scoring-rules.js';
import { judgingLines } from '../report/words/judging.js';
import { type JudgePorts, judgeAnswers, planJudging } from './judge-answers.js';
import { forConfig, plannedWorkload } from './judge-setup.js';
import { DETECTED, readNamedResponses, uniqueResponses } from './traces.js';

/** The files of answers to label or to judge again. */
export interface SampleSource {
  readonly corpus: readonly string[];
  readonly responses: readonly string[];
  readonly select: readonly string[];
}

/** Settings of a sample of answers to label. */
interface SampleSettings extends SampleSource {
  readonly size: number;
  readonly out: string;
}

/** Writes a sample of the answers of several runs, without verdicts; returns their number, and that of all answers. */
export async function sampleAnswers(
  { size, out, ...source }: SampleSettings,
  words: InputWords,
): Promise<{ readonly written: number; readonly all: number }> {
  await refuseLabelsFile(out);
  const { answers, ids } = await findAnswers(source, words);
  const sampled = answers.slice(0, size);
  const order = new Map(ids.map((id, index) => [id, index]));
  const place = ({ questionId }: Label) => order.get(questionId) ?? 0;
  await writeLabels(
    out,
    sampled.sort((a, b) => place(a) - place(b)),
  );
  return { written: sampled.length, all: answers.length };
}

/**
 * All different answers of some runs, without failed and empty ones, and the ids of the selected questions. The order of the answers
 * is random, and the same for the same answers.
 */
export async function findAnswers(
  { corpus, responses, select }: SampleSource,
  words: InputWords,
): Promise<{ readonly answers: Label[]; readonly ids: readonly string[] }> {
  const corpusFile = await forInput('--corpus', readCorpus(corpus));
  const questions = new Map(selectedFrom(corpusFile, select).map((question) => [question.id, question]));
  const found = new Map<string, Label>();
  const settings = { responses, ...DETECTED };
  const records = readNamedResponses(settings, corpusFile.corpus, { words, warn: () => undefined });
  for await (const { questionId, source, error } of uniqueResponses(records, { trials: 'all', words })) {
    const question = questions.get(questionId);
    const actualAnswer = answerText(own(source, 'actual_answer'));
    if (!question || error !== null || actualAnswer === null || actualAnswer.trim() === '') continue;
    const referenceAnswer = answerText(question.referenceAnswer);
    const label = { questionId, question: question.text, referenceAnswer, actualAnswer, human: null, rater: null };
    found.set(answerKey(label), label);
  }
  if (found.size === 0) throw usageError('--responses: no selected question has an answer');
  const hashed = [...found].map(([key, label]) => ({ hash: sha256(key), label }));
  const answers = hashed.sort((a, b) => (a.hash < b.hash ? -1 : 1)).map(({ label }) => label);
  return { answers, ids: [...questions.keys()] };
}

/** Settings of a comparison of a judge with people. */
export interface CalibrationSettings {
  readonly labels: string;
  readonly corpus: readonly string[];
  readonly config: string | null;
  readonly pass: PassRule;
  readonly bar: number;
  /** How often each answer is judged, to see whether the verdicts are the same. */
  readonly repeat: number;
  readonly cache: string | null;
  readonly request: Omit<JudgeRequest, 'on' | 'maxCostUsd' | 'hosts'>;
}

/** Functions of an entry point. */
export interface CalibrationHooks {
  readonly words: InputWords;
  readonly redact: Redact;
  readonly addSecrets: (secrets: readonly string[]) => void;
  readonly announce: (text: string) => void;
  readonly progress: (done: number, of: number) => void;
  readonly signal: AbortSignal;
}

/** Compares a judge with people; null if it was interrupted. Nothing is sent for verdicts that are in the cache. */
export async function calibrateJudge(
  settings: CalibrationSettings,
  hooks: CalibrationHooks,
): Promise<CalibrationResult | null> {
  const labels = await readLabels(settings);
  const judge = await readJudge(settings, hooks.words);
  const tasks = labels.answers.map((label) => taskOf(label, judge));
  const rounds = await judgeRounds(tasks, judge, settings, hooks);
  if (rounds.some(({ metric }) => metric.troubles.cancelled)) return null;
  return summarize(labels, rounds, judge, settings);
}

/** Writes a calibration file. */
export function writeCalibration(file: string, calibration: Calibration): Promise<void> {
  return writeText(file, dumpYaml(calibration));
}

async function readLabels({ labels: file, corpus }: CalibrationSettings): Promise<ResolvedLabels> {
  const { corpus: read } = await forInput('--corpus', readCorpus(corpus));
  const ids = new Set(read.questions.map(({ id }) => id));
  const rows = await readLabelRows(file);
  const resolved = resolveLabels(requireOk(decodeLabels(rows, ids, file)));
  if (resolved.answers.length > 0) return resolved;
  throw inputError([{ file, message: 'no answer has a verdict of people; fill the column human with pass or fail' }]);
}

/** The judge of one figure; a missing key matters only if something has to be sent. */
export type FigureJudge = Awaited<ReturnType<typeof readJudge>>;

/** Reads the judge of the figure of a pass rule; only the metric with this figure is asked. */
export async function readJudge(
  { config: file, pass, request }: Pick<CalibrationSettings, 'config' | 'pass' | 'request'>,
  words: InputWords,
) {
  const config = await forInput(words.name('config'), readConfig(file));
  const scoring = scoringOf(config.preset ?? 'standard', config.knobs);
  const make = async (env: JudgeRequest['env']) =>
    judgeSettings({ ...request, env, on: true, hosts: 'bound', maxCostUsd: null }, scoring, config.judge);
  const variable = config.judge.llm?.generation.apiKeyEnv ?? 'OPENAI_API_KEY';
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
  const answers = withOnly(settings.answers, pass.figure);
  const [metric] = metricsOf(answers);
  if (metric) return { settings: { ...settings, answers }, metric, missingKey };
  throw unknownFigure(pass.figure, metricsOf(settings.answers));
}

function unknownFigure(figure: string, metrics: readonly AnswerMetric[]): StepgateError {
  // A label is about an answer, not about a step.
  const ofAnswers = metrics.filter(({ name }) => !isStepMetric(name));
  const known = ofAnswers.flatMap(({ figures }) => figures).filter((name) => name !== RELEVANCE_COST);
  return usageError(`--pass: this judge has no figure ${JSON.stringify(figure)}; there are ${known.join(', ')}`);
}

/** The settings with only the metric of a figure. */
function withOnly(answers: AnswerSettings, figure: string): AnswerSettings {
  const all = metricsOf(answers);
  const name = all.find(({ figures }) => figure !== RELEVANCE_COST && figures.includes(figure))?.name;
  return {
    correctness: name === 'answer_correctness' ? answers.correctness : null,
    relevance: name === 'answer_relevance' ? answers.relevance : null,
    retrieval: null,
    custom: {
      ...answers.custom,
      evaluations: answers.custom.evaluations.filter((evaluation) => name === `custom:${evaluation.name}`),
    },
  };
}

/** The task of a labelled answer: people and judge see the same texts. */
export function taskOf(label: Label, { settings }: FigureJudge): AnswerTask {
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
    if (missing) return { kind: 'missing' as const, message: `the label has no ${missing[0]}` };
    return { kind: 'complete' as const, texts: Object.fromEntries(found) as Record<string, string> };
  });
  return { question, referenceAnswer, actualAnswer, ...(custom.length > 0 && { custom }) };
}

/** The keys that the judge returns for each answer, and how it was judged. */
export interface JudgedRound {
  readonly entries: readonly Mapping[];
  readonly metric: JudgedMetric;
}

/** Judges all answers several times; the verdicts of each round have a cache of their own. */
export async function judgeRounds(
  tasks: readonly AnswerTask[],
  { settings, missingKey }: FigureJudge,
  { cache: path, repeat }: Pick<CalibrationSettings, 'cache' | 'repeat'>,
  { redact, addSecrets, announce, progress, signal }: Omit<CalibrationHooks, 'words'>,
  firstRound = 1,
): Promise<JudgedRound[]> {
  addSecrets([settings.generation.apiKey, settings.embedding.apiKey].filter((key) => key !== null));
  const cache = await openVerdicts(path, redact);
  try {
    const { judge } = await openJudge(settings, signal);
    const ports: JudgePorts = { judge, cache, hash: sha256, progress, signal };
    const rounds = Array.from({ length: repeat }, (_, at) => firstRound + at);
    const plans = await Promise.all(rounds.map((round) => planJudging(tasks, settings, { ...ports, round })));
    const requests = plans.reduce((sum, { work }) => sum + work.requests, 0);
    if (requests > 0 && missingKey) throw missingKey;
    for (const [at, plan] of plans.entries()) {
      if (signal.aborted) break;
      const again = at > 0 ? `, again (${at + 1} of ${repeat})` : '';
      for (const line of judgingLines(await plannedWorkload(plan, settings))) announce(`${line}${again}`);
    }
    const judged: JudgedRound[] = [];
    for (const round of rounds) {
      const { outcomes, metrics } = await judgeAnswers(tasks, settings, { ...ports, round });
      const [metric] = metrics as [JudgedMetric];
      judged.push({ entries: outcomes.map(({ entry, lastKeys }) => ({ ...entry, ...lastKeys })), metric });
    }
    return judged;
  } finally {
    await cache.close();
  }
}

/** The judge's verdict on an answer; null without a figure. */
export function judgeVerdict(entry: Mapping, pass: PassRule): HumanVerdict | null {
  const value = own(entry, pass.figure);
  return typeof value === 'number' && Number.isFinite(value) ? (passes(value, pass) ? 'pass' : 'fail') : null;
}

function summarize(
  labels: ResolvedLabels,
  rounds: readonly JudgedRound[],
  judge: FigureJudge,
  settings: CalibrationSettings,
): CalibrationResult {
  const { pass, bar } = settings;
  const [first] = rounds as [JudgedRound];
  const answers = labels.answers.map((label, at): ComparedAnswer => {
    const entry = first.entries[at] ?? {};
    return { ...label, judge: judgeVerdict(entry, pass), reason: reasonOf(entry, judge.metric) };
  });
  const judged = answers.filter((answer) => answer.judge !== null);
  if (judged.length === 0) {
    throw new StepgateError(
      'input',
      `the judge gave no figure ${pass.figure}: ${first.metric.example ?? 'an input is missing'}`,
    );
  }
  const table = countVerdicts(answers);
  const unjudged = countUnjudged(answers);
  const repeated = countRepeated(rounds, pass);
  const verdict = verdictOf(table, bar, unjudged);
  const { passPass: pass_pass, passFail: pass_fail, failPass: fail_pass, failFail: fail_fail } = table;
  const calibration: Calibration = {
    schema_version: CALIBRATION_SCHEMA,
    judge: boundIdentity(first.metric),
    figure: pass.figure,
    pass: passRuleText(pass),
    bar,
    outcome: verdict.outcome,
    counts: { pass_pass, pass_fail, fail_pass, fail_fail },
    ...(judged.length < answers.length && { not_judged: unjudged }),
    ...(repeated && { repeated }),
    labels: hashLabels(labels.answers),
    date: new Date().toISOString().slice(0, 10),
    raters: [...labels.raters],
    panel: judged.map((answer) => ({
      answer: panelKey(answer),
      human: answer.human,
      judge: answer.judge as HumanVerdict,
    })),
  };
  const { model } = judge.settings.generation;
  return { ...verdict, model, metric: first.metric, pass, bar, labels, answers, table, repeated, calibration };
}

/** The hash of the labels in a calibration file. */
export function hashLabels(answers: ResolvedLabels['answers']): string {
  return sha256(canonicalJson(answers));
}

/** The key of an answer in a calibration file, which contains no texts. */
export function panelKey(label: Label): string {
  const { questionId, question, referenceAnswer, actualAnswer } = label;
  return sha256(JSON.stringify([questionId, question, referenceAnswer, actualAnswer])).slice(0, 16);
}

/** On how many answers all rounds have the same verdict, of those with a verdict in all rounds. */
export function countRepeated(rounds: readonly JudgedRound[], pass: PassRule): CalibrationResult['repeated'] {
  if (rounds.length < 2) return null;
  const verdicts = (rounds[0]?.entries ?? []).map((_, at) =>
    rounds.map(({ entries }) => judgeVerdict(entries[at] ?? {}, pass)),
  );
  const complete = verdicts.filter((all) => !all.includes(null));
  return { same: complete.filter((all) => new Set(all).size === 1).length, of: complete.length };
}

/** What the judge said about an answer: the reason of a built-in metric, or the texts of a custom evaluation. */
function reasonOf(entry: Mapping, { name, figures }: AnswerMetric): string | null {
  const keys = [`${name}_reason`, ...figures];
  const texts = keys.flatMap((key) => {
    const value = own(entry, key);
    return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];
  });
  return texts.length > 0 ? texts.join('; ') : null;
}
