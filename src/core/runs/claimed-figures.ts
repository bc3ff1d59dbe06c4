import type { Question } from '../steps/model.js';
import { PRESETS } from '../words/scoring-rules.js';
import { aggregateSamples } from './aggregate.js';
import { headlineOf, isRight, type QuestionFigures, type RunFigures, type Why } from './figures.js';
import type { StoredAggregates } from './result-types.js';
import type { Sample } from './sample.js';

/**
 * The figures of an untrusted run, limited to those that agree with each other and with trusted data: our corpus's
 * questions by fingerprint, and the baseline. Everything else is computed from the questions. The judge's verdicts and
 * the history are left out, because they cannot be verified.
 */
export function checkedFigures(
  run: RunFigures,
  trusted: ReadonlyMap<string, Question>,
  baseline: RunFigures | null,
): RunFigures {
  const before = new Map(baseline?.questions.map((question) => [question.id, question]));
  const questions = run.questions.map((question) => {
    const base = before.get(question.id);
    const baseQuestion = base?.fingerprint === question.fingerprint ? base : undefined;
    return checkedQuestion(question, trusted.get(question.fingerprint ?? ''), baseQuestion);
  });
  return {
    ...run,
    // A run could drop questions unnoticed with a different selection.
    selection: baseline?.selection ?? run.selection,
    questions,
    headline: headlineOf(questions),
    aggregates: aggregateQuestions(questions, run),
    passed: null,
    judge: null,
    history: undefined,
  };
}

function checkedQuestion(
  { answer, trials, results: _, ...claimed }: QuestionFigures,
  trustedQuestion: Question | undefined,
  base: QuestionFigures | undefined,
): QuestionFigures {
  const isScored = trustedQuestion
    ? trustedQuestion.groups.length > 0
    : base
      ? base.score !== null
      : claimed.score !== null;
  const score = isScored ? (claimed.status === 'success' ? (claimed.score ?? 0) : 0) : null;
  const templateId =
    (trustedQuestion?.id === claimed.id ? trustedQuestion.templateId : base?.templateId) ?? claimed.templateId;
  const measures = claimed.status === 'missing' ? {} : claimed.measures;
  const checks = claimed.checks && { score: claimed.status === 'success' ? claimed.checks.score : 0, failed: [] };
  const rowsF1 = claimed.status === 'success' ? claimed.rowsF1 : 0;
  const optionalFigures = {
    ...(checks && { checks }),
    ...(claimed.rowsF1 !== undefined && { rowsF1 }),
    ...(trials && { trials }),
  };
  const question = { ...claimed, templateId, score, measures, ...optionalFigures };
  const consistentQuestion = agrees(question) ? question : { ...question, trials: undefined };
  const { trials: keptTrials, ...rest } = consistentQuestion;
  const why = isPossible(rest.why, { ...rest, trials: keptTrials }, trustedQuestion) ? rest.why : null;
  return { ...rest, why, ...(keptTrials && { trials: keptTrials }) };
}

const SLACK = 1e-9;

/** Whether a score can be the mean of the given number of answers, right ones included. */
function agrees({ trials, score, status }: QuestionFigures): boolean {
  if (!trials) return true;
  const { count, right, spread } = trials;
  if ((count === 0) !== (status === 'missing') || (count < 2 && spread !== null)) return false;
  if (score === null || status !== 'success') return right === 0;
  const share = right / count;
  return share <= score + SLACK && share >= 1 === score >= 1 - SLACK;
}

/**
 * Whether a question can have failed for this reason: it failed, has such a step, and the row counts are consistent.
 */
function isPossible(why: Why | null, question: QuestionFigures, trustedQuestion: Question | undefined): boolean {
  if (why === null || question.score === null || isRight(question)) return false;
  const { kind, step, expected, actual, common = 0 } = why.cause;
  if (trustedQuestion && step >= trustedQuestion.groups.flat().length) return false;
  if (common > Math.min(expected ?? common, actual ?? common)) return false;
  // With several answers, one may fail and the others not.
  const mayDiffer = (question.trials?.count ?? 1) > 1;
  return mayDiffer || (kind === 'no_response') === (question.status !== 'success');
}

/** Aggregates computed from the questions; data of steps and judges are absent. */
function aggregateQuestions(questions: readonly QuestionFigures[], { scoring }: RunFigures): StoredAggregates {
  const samples = questions.map(({ id, templateId, status, score, measures, rules, checks, rowsF1 }): Sample => {
    const { steps, failed_steps, ...amounts } = measures;
    const rulesScore = rules?.score ?? null;
    const scores = {
      ...(score !== null && { steps_score: score }),
      ...(rulesScore !== null && { rules_score: rulesScore }),
      ...(rowsF1 !== undefined && { rows_f1: rowsF1 }),
      ...(checks && { answer_check_score: checks.score }),
    };
    const metrics = Object.entries({ ...scores, ...amounts });
    const emptyCounts = new Map<string, number>();
    return {
      questionId: id,
      templateId,
      status,
      metrics: new Map(metrics),
      stepMetrics: new Map(),
      steps: { total: emptyCounts, errors: emptyCounts, empty_results: emptyCounts },
      notFinite: 0,
      unknownStatus: 0,
      ...(rules && { rules: { ...rules, broken: rules.broken.map(({ rule }) => rule) } }),
    };
  });
  return aggregateSamples(samples, PRESETS[scoring?.preset ?? 'standard']);
}
