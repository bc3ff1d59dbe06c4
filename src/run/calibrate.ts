import { readCorpus } from '../adapters/files/corpus.js';
import { readLabelRows } from '../adapters/files/labels.js';
import { sha256 } from '../adapters/hash.js';
import { canonicalJson } from '../core/corpus/fingerprint.js';
import {
  boundIdentity,
  CALIBRATION_SCHEMA,
  type Calibration,
  type ComparedAnswer,
  countUnjudged,
  type PassRule,
  passRuleText,
  verdictOf,
} from '../core/judge/calibration.js';
import {
  countVerdicts,
  decodeLabels,
  type HumanVerdict,
  type Label,
  type ResolvedLabels,
  resolveLabels,
} from '../core/judge/labels.js';
import type { AnswerMetric } from '../core/judge/metric.js';
import { figuresOfMetric, type JudgedMetric } from '../core/judge/summary.js';
import { type Mapping, own } from '../core/text/values.js';
import { forInput, inputError, requireOk, StepgateError } from '../core/words/errors.js';
import {
  type CalibrationHooks,
  countRepeated,
  type FigureJudge,
  type JudgedLabels,
  type JudgeSource,
  judgeLabels,
  readJudge,
} from './figure-judge.js';

export interface CalibrationSettings extends JudgeSource {
  readonly labels: string;
  readonly corpus: readonly string[];
  readonly pass: PassRule;
  readonly bar: number;
}

/** Compares a judge with people; null if it was interrupted. Nothing is sent for verdicts that are in the cache. */
export async function calibrateJudge(settings: CalibrationSettings, hooks: CalibrationHooks) {
  const labels = await readLabels(settings);
  const judge = await readJudge(settings, settings.pass, hooks.words);
  const judged = await judgeLabels(labels.answers, judge, hooks);
  if (judged.metrics.some(({ troubles }) => troubles.cancelled)) return null;
  return summarize(labels, judged, judge, settings.bar);
}

async function readLabels({ labels: file, corpus }: CalibrationSettings): Promise<ResolvedLabels> {
  const { corpus: read } = await forInput('--corpus', readCorpus(corpus));
  const ids = new Set(read.questions.map(({ id }) => id));
  const rows = await readLabelRows(file);
  const resolved = resolveLabels(requireOk(decodeLabels(rows, ids, file)));
  if (resolved.answers.length > 0) return resolved;
  throw inputError([{ file, message: 'no answer has a verdict of people; fill the column human with pass or fail' }]);
}

function summarize(labels: ResolvedLabels, rounds: JudgedLabels, { pass, metric, settings }: FigureJudge, bar: number) {
  const [first] = rounds.metrics as [JudgedMetric];
  const answers = labels.answers.map((label, at): ComparedAnswer => {
    const { entry = {}, verdicts: [judge = null] = [] } = rounds.answers[at] ?? {};
    return { ...label, judge, reason: reasonOf(entry, metric) };
  });
  const judged = answers.filter((answer) => answer.judge !== null);
  if (judged.length === 0) {
    const why = first.example ?? 'an input is missing';
    throw new StepgateError('input', `the judge gave no figure ${pass.figure}: ${why}`);
  }
  const table = countVerdicts(answers);
  const unjudged = countUnjudged(answers);
  const repeated = countRepeated(rounds);
  const verdict = verdictOf(table, bar, unjudged);
  const calibration: Calibration = {
    schema_version: CALIBRATION_SCHEMA,
    judge: boundIdentity(first),
    figure: pass.figure,
    pass: passRuleText(pass),
    bar,
    outcome: verdict.outcome,
    counts: table,
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
  const { model } = settings.generation;
  return { ...verdict, model, metric: first, pass, bar, labels, answers, table, repeated, calibration };
}

export function hashLabels(answers: ResolvedLabels['answers']): string {
  return sha256(canonicalJson(answers));
}

/** The key of an answer in a calibration file, which contains no texts. */
export function panelKey(label: Label): string {
  const { questionId, question, referenceAnswer, actualAnswer } = label;
  return sha256(JSON.stringify([questionId, question, referenceAnswer, actualAnswer])).slice(0, 16);
}

/** The comment of the judge on an answer: the reason of a built-in metric, or the texts of a custom evaluation. */
function reasonOf(entry: Mapping, metric: AnswerMetric): string | null {
  const values = [`${metric.name}_reason`, ...figuresOfMetric(metric)].map((key) => own(entry, key));
  const texts = values.filter((value) => typeof value === 'string').map((text) => text.trim());
  return texts.filter((text) => text !== '').join('; ') || null;
}
