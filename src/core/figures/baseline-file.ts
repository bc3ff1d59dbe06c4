import * as v from 'valibot';
import { causeSchema } from '../corpus/cause-detail.js';
import { idText, problemsOf } from '../corpus/shape.js';
import { answerFiguresOf } from '../entries/judged-answers.js';
import type { StoredAggregates } from '../entries/result-types.js';
import { isMetricName } from '../judge/metric.js';
import type { JudgeSummary } from '../judge/summary.js';
import { isMapping, type Mapping, present } from '../text/values.js';
import { type Decoded, invalid, ok, type Problem } from '../words/errors.js';
import { forEachMeasure } from '../words/figure-table.js';
import { PRESET_NAMES, PRESETS, type Scoring } from '../words/scoring-rules.js';
import { agreeingRules, BASELINE_SCHEMA, OLDEST_SCHEMA, ruleFields, takeRules } from './baseline-head.js';
import { headlineOf, type QuestionFigures, type RunFigures } from './figures.js';
import { amount, historySchema, resultsField, share } from './history.js';

const mapping = v.custom<Mapping>(isMapping, 'expected a mapping');

/** Names and values of rules can be those of another version; values are texts and booleans in each. */
const rulesSchema = v.pipe(mapping, v.record(v.string(), v.union([v.string(), v.boolean()])));

export const scoringSchema = v.object({ preset: v.picklist(PRESET_NAMES), knobs: rulesSchema });

/** The scoring in a baseline file; null if it is absent or invalid. */
export function decodeScoring(value: unknown): Scoring | null {
  const parsed = v.safeParse(scoringSchema, value);
  return parsed.success ? scoringIn(parsed.output) : null;
}

/** All rules of a scoring: its preset's, with its overrides. */
export function scoringIn({ preset, knobs }: v.InferOutput<typeof scoringSchema>): Scoring {
  return { preset, knobs: { ...PRESETS[preset], ...knobs } as Scoring['knobs'] };
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const judgeSchema = v.object({
  metrics: v.array(
    v.object({
      name: v.pipe(v.string(), v.guard(isMetricName, 'expected a metric')),
      figures: v.exactOptional(v.array(v.string())),
      identity: v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())])),
      expected: count,
      judged: count,
      served: v.exactOptional(v.array(v.string())),
    }),
  ),
});

function decodeJudge({ metrics }: v.InferOutput<typeof judgeSchema>): JudgeSummary {
  return { metrics: metrics.map((metric) => ({ ...metric, troubles: {}, example: null })), spending: null };
}

const trialsSchema = v.pipe(
  v.object({
    count,
    right: count,
    spread: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    scores: v.optional(v.array(share)),
  }),
  v.check(({ count: all, right }) => right <= all, 'expected no more right answers than answers'),
  v.check(({ count: all, scores }) => !scores || scores.length === all, 'expected a score for each answer'),
);

/** A mean of cosines, which can slightly exceed 1 by rounding. */
const similarity = v.pipe(v.number(), v.minValue(-1.01), v.maxValue(1.01));

const customAmount = v.pipe(v.number(), v.minValue(Number.MIN_SAFE_INTEGER), v.maxValue(Number.MAX_SAFE_INTEGER));

const answerFigures = {
  answer_recall: v.optional(share),
  answer_precision: v.optional(share),
  answer_f1: v.optional(share),
  answer_relevance: v.optional(similarity),
  answer_relevance_cost: v.optional(amount),
  /** The numbers of custom evaluations, by output, and those of retrieval steps. */
  custom: v.optional(v.pipe(mapping, v.record(v.string(), customAmount))),
  /** The number of steps behind each figure of steps. */
  judged_steps: v.optional(v.pipe(mapping, v.record(v.string(), v.pipe(count, v.minValue(1))))),
};

const questionFields = v.object({
  question_id: idText,
  template_id: idText,
  fingerprint: v.string(),
  status: v.picklist(['success', 'error', 'missing']),
  steps_score: v.optional(share),
  ...ruleFields,
  answer_check_score: v.optional(share),
  rows_f1: v.optional(share),
  trials: v.optional(trialsSchema),
  cause: v.optional(causeSchema),
  results: v.optional(resultsField),
  ...forEachMeasure(() => v.optional(amount)),
  ...answerFigures,
});

/** What a fork's run claims must at least agree with itself. */
const questionSchema = v.pipe(
  questionFields,
  v.check((question) => agreeingRules(question), 'expected a rules score that agrees with the broken rules'),
  v.check(
    ({ steps = 0, failed_steps = 0 }) => failed_steps <= steps + 1e-9,
    'expected no more failed steps than steps',
  ),
);
const configHash = v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{8,128}$/, 'expected a hash')));

/** Hashes of the parts of a config that decide scores. */
export const configSchema = v.object({ step_aliases: configHash, rules: configHash });

/** The origin of a run. */
export const provenanceSchema = v.object({
  repository: v.optional(v.string()),
  repository_id: v.optional(count),
  commit: v.optional(v.string()),
  run_id: v.optional(v.string()),
  attempt: v.optional(count),
  event: v.optional(v.string()),
  branch: v.optional(v.string()),
  time: v.optional(v.string()),
});

const gateSchema = v.object({ name: idText, operator: v.picklist(['>=', '>', '<=', '<']), limit: v.number() });

const baselineSchema = v.object({
  schema_version: v.picklist(
    [OLDEST_SCHEMA, BASELINE_SCHEMA],
    `expected schema version ${OLDEST_SCHEMA} or ${BASELINE_SCHEMA}, which this version of Stepgate reads`,
  ),
  name: v.optional(v.string()),
  complete: v.boolean('expected whether the run has all its questions'),
  passed: v.boolean(),
  gates: v.optional(v.array(gateSchema)),
  provenance: provenanceSchema,
  stepgate_version: v.optional(v.pipe(v.string(), v.regex(/^[\w.+-]{1,40}$/, 'expected a version'))),
  scoring: scoringSchema,
  config: v.optional(configSchema),
  selection: v.array(v.string()),
  aggregates: v.object({ per_template: v.optional(mapping, {}), micro: mapping, macro: mapping }),
  judge: v.optional(judgeSchema),
  history: v.optional(historySchema),
  questions: v.array(questionSchema),
});

/** Whether a value looks like a baseline file. */
export function looksLikeBaseline(value: unknown): boolean {
  return isMapping(value) && Object.hasOwn(value, 'schema_version');
}

/** Why a run that stopped early is refused. */
export const STOPPED =
  'the run stopped early, with until-decided: it is no baseline; compare takes it as the second of two runs, with --until-decided';

/**
 * Reads a baseline file; a figure that is not finite or out of range is a problem. `mayStop`: also a run that stopped before all
 * its questions were asked.
 */
export function decodeBaseline(value: unknown, file: string, label: string, mayStop = false): Decoded<RunFigures> {
  const parsed = v.safeParse(baselineSchema, value);
  if (!parsed.success) return invalid(problemsOf(file, value, parsed.issues));
  if (!parsed.output.complete && !mayStop) return invalid([{ file, path: ['complete'], message: STOPPED }]);
  const { scoring, selection, provenance, aggregates, questions, passed, judge, name, history } = parsed.output;
  const { stepgate_version: version, config, gates } = parsed.output;
  const repeatedProblems = repeatedIds(file, questions);
  if (repeatedProblems.length > 0) return invalid(repeatedProblems);
  const figures = questions.map(decodeQuestion);
  return ok({
    label,
    scoring: scoringIn(scoring),
    selection,
    provenance,
    passed,
    judge: judge ? decodeJudge(judge) : null,
    aggregates: aggregates as StoredAggregates,
    questions: figures,
    headline: headlineOf(figures),
    ...present({ name, version, config, requirements: gates, history }),
  });
}

function decodeQuestion(question: v.InferOutput<typeof questionSchema>): QuestionFigures {
  const { question_id, template_id, fingerprint, status, steps_score, cause, trials, results, ...scored } = question;
  const { answer_check_score, rows_f1, ...judgedAndRules } = scored;
  const { rules, rest } = takeRules(judgedAndRules);
  const { answer_recall, answer_precision, answer_f1, answer_relevance, answer_relevance_cost, ...others } = rest;
  const { custom, judged_steps: steps, ...measures } = others;
  const judged = { answer_recall, answer_precision, answer_f1, answer_relevance, answer_relevance_cost };
  const figures = answerFiguresOf({ ...judged, ...custom });
  return {
    id: question_id,
    templateId: template_id,
    text: null,
    fingerprint,
    status,
    score: steps_score ?? null,
    why: cause ? { cause, stepName: '', detail: {} } : null,
    measures,
    ...present({ trials, results, rules, rowsF1: rows_f1 }),
    ...(answer_check_score !== undefined && { checks: { score: answer_check_score, failed: [] } }),
    ...(Object.keys(figures).length > 0 && { answer: { figures, missed: null, ...(steps && { steps }) } }),
  };
}

/** Problems for repeated question ids: runs are paired by id, so a second entry would count twice or hide the first. */
function repeatedIds(file: string, questions: readonly { readonly question_id: string }[]): Problem[] {
  const seenIds = new Set<string>();
  return questions.flatMap(({ question_id: id }, index): Problem[] => {
    if (!seenIds.has(id)) {
      seenIds.add(id);
      return [];
    }
    const message = `a second entry for question ${JSON.stringify(id)}; a baseline has one of each`;
    return [{ file, path: ['questions', index, 'question_id'], message }];
  });
}
