import * as v from 'valibot';
import { idText, plainMapping, problemsOf } from '../corpus/shape.js';
import { rulesIn, rulesKeys } from '../entries/entry-rules.js';
import { answerFiguresOf } from '../entries/judged-answers.js';
import type { StoredAggregates } from '../entries/result-types.js';
import { isKnownKey } from '../entries/sample.js';
import { isMetricName } from '../judge/metric.js';
import type { JudgedMetric } from '../judge/summary.js';
import { isMapping, type Mapping, own, present } from '../text/values.js';
import { causeSchema } from '../words/causes.js';
import { type Decoded, invalid, ok, type Problem } from '../words/errors.js';
import { forEachMeasure } from '../words/figure-table.js';
import { RULE_NAMES, type RulesOutcome } from '../words/rules.js';
import { PRESET_NAMES, PRESETS, type Scoring } from '../words/scoring-rules.js';
import { VERSION } from '../words/version.js';
import { headlineOf, type QuestionFigures, type RunFigures } from './figures.js';
import { historySchema, resultsField } from './history.js';
import { amount, configSchema, count, gateSchema, provenanceSchema, share } from './stored.js';

/** Names and values of rules can be those of another version; values are texts and booleans in each. */
const rulesSchema = v.pipe(plainMapping, v.record(v.string(), v.union([v.string(), v.boolean()])));

export const scoringSchema = v.object({ preset: v.picklist(PRESET_NAMES), knobs: rulesSchema });

export function decodeScoring(value: unknown): Scoring | null {
  const parsed = v.safeParse(scoringSchema, value);
  return parsed.success ? scoringIn(parsed.output) : null;
}

/** All rules of a scoring: its preset's, with its overrides. */
export function scoringIn({ preset, knobs }: v.InferOutput<typeof scoringSchema>): Scoring {
  return { preset, knobs: { ...PRESETS[preset], ...knobs } as Scoring['knobs'] };
}

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

const trialsSchema = v.pipe(
  v.object({ count, right: count, spread: v.nullable(share), scores: v.optional(v.array(share)) }),
  v.check(({ count: all, right }) => right <= all, 'expected no more right answers than answers'),
  v.check(({ count: all, scores }) => !scores || scores.length === all, 'expected a score for each answer'),
);

/** A mean of cosines, which can slightly exceed 1 by rounding. */
const similarity = v.pipe(v.number(), v.minValue(-1.01), v.maxValue(1.01));

const customAmount = v.pipe(v.number(), v.minValue(Number.MIN_SAFE_INTEGER), v.maxValue(Number.MAX_SAFE_INTEGER));

const judgedFields = {
  answer_recall: v.optional(share),
  answer_precision: v.optional(share),
  answer_f1: v.optional(share),
  answer_relevance: v.optional(similarity),
  answer_relevance_cost: v.optional(amount),
};

const ruleNames = v.optional(v.array(v.picklist(RULE_NAMES)), []);

/** What a fork's run claims must at least agree with itself. */
const questionSchema = v.pipe(
  v.object({
    question_id: idText,
    template_id: idText,
    fingerprint: v.string(),
    status: v.picklist(['success', 'error', 'missing']),
    steps_score: v.optional(share),
    rules_score: v.optional(share),
    rules_checked: ruleNames,
    rules_broken: ruleNames,
    rules_not_checked: ruleNames,
    answer_check_score: v.optional(share),
    rows_f1: v.optional(share),
    trials: v.optional(trialsSchema),
    cause: v.optional(causeSchema),
    results: v.optional(resultsField),
    ...forEachMeasure(() => v.optional(amount)),
    ...judgedFields,
    /** The numbers of custom evaluations, by output, and those of retrieval steps. */
    custom: v.optional(v.pipe(plainMapping, v.record(v.string(), customAmount))),
    /** The number of steps behind each figure of steps. */
    judged_steps: v.optional(v.pipe(plainMapping, v.record(v.string(), v.pipe(count, v.minValue(1))))),
  }),
  v.check(({ rules_score, rules_checked, rules_broken }) => {
    if (rules_broken.some((name) => !rules_checked.includes(name))) return false;
    if (rules_score === undefined) return rules_checked.length === 0;
    return rules_checked.length > 0 && rules_score < 1 === rules_broken.length > 0;
  }, 'expected a rules score that agrees with the broken rules'),
  v.check(
    ({ steps = 0, failed_steps = 0 }) => failed_steps <= steps + 1e-9,
    'expected no more failed steps than steps',
  ),
);
type BaselineQuestion = v.InferOutput<typeof questionSchema>;

/** The version of the baseline file format; the decoder also reads the previous one, which has no history. */
const BASELINE_SCHEMA = 2;
const OLDEST_SCHEMA = 1;

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
  aggregates: v.object({ per_template: v.optional(plainMapping, {}), micro: plainMapping, macro: plainMapping }),
  judge: v.optional(judgeSchema),
  history: v.optional(historySchema),
  questions: v.array(questionSchema),
});

export function looksLikeBaseline(value: unknown): boolean {
  return isMapping(value) && Object.hasOwn(value, 'schema_version');
}

/** Why a run that stopped early is refused. */
export const STOPPED =
  'the run stopped early, with until-decided: it is no baseline; compare takes it as the second of two runs, with --until-decided';

/** A figure that is not finite or out of range is a problem. `mayStop`: also a run that stopped early. */
export function decodeBaseline(value: unknown, file: string, label: string, mayStop = false): Decoded<RunFigures> {
  const parsed = v.safeParse(baselineSchema, value);
  if (!parsed.success) return invalid(problemsOf(file, value, parsed.issues));
  if (!parsed.output.complete && !mayStop) return invalid([{ file, path: ['complete'], message: STOPPED }]);
  const { scoring, aggregates, questions, judge, stepgate_version: version, gates, ...head } = parsed.output;
  const { selection, provenance, passed, name, config, history } = head;
  const repeatedProblems = repeatedIds(file, questions);
  if (repeatedProblems.length > 0) return invalid(repeatedProblems);
  const figures = questions.map(decodeQuestion);
  return ok({
    label,
    scoring: scoringIn(scoring),
    selection,
    provenance,
    passed,
    judge: judge
      ? { metrics: judge.metrics.map((one) => ({ ...one, troubles: {}, example: null })), spending: null }
      : null,
    aggregates: aggregates as StoredAggregates,
    questions: figures,
    headline: headlineOf(figures),
    ...present({ name, version, config, requirements: gates, history }),
  });
}

function decodeQuestion(question: BaselineQuestion): QuestionFigures {
  const { cause, trials, results, rows_f1, answer_check_score, custom, judged_steps: steps } = question;
  // The calls that broke them are not in the file.
  const broken = question.rules_broken.map((rule) => ({ rule }));
  const judged = Object.keys(judgedFields).map((name) => [name, own(question, name)] as const);
  const figures = answerFiguresOf({ ...Object.fromEntries(judged), ...custom });
  return {
    id: question.question_id,
    templateId: question.template_id,
    text: null,
    fingerprint: question.fingerprint,
    status: question.status,
    score: question.steps_score ?? null,
    why: cause ? { cause, stepName: '', detail: {} } : null,
    measures: present(forEachMeasure((name) => question[name])),
    ...present({ trials, results, rules: rulesIn({ ...question, rules_broken: broken }), rowsF1: rows_f1 }),
    ...(answer_check_score !== undefined && { checks: { score: answer_check_score, failed: [] } }),
    ...(Object.keys(figures).length > 0 && { answer: { figures, missed: null, ...(steps && { steps }) } }),
  };
}

/** Problems for repeated question ids: runs are paired by id, so a second entry would count twice or hide the first. */
function repeatedIds(file: string, questions: readonly { readonly question_id: string }[]): Problem[] {
  const ids = questions.map(({ question_id }) => question_id);
  const firstAt = new Map(ids.map((id, index) => [id, index] as const).reverse());
  return ids.flatMap((id, index): Problem[] => {
    if (firstAt.get(id) === index) return [];
    const message = `a second entry for question ${JSON.stringify(id)}; a baseline has one of each`;
    return [{ file, path: ['questions', index, 'question_id'], message }];
  });
}

/** The baseline file without its questions; it contains no text of corpus or responses. */
export function baselineHead(run: RunFigures, hasTemplates = true): Mapping {
  const { per_template, ...aggregates } = run.aggregates;
  return {
    schema_version: BASELINE_SCHEMA,
    stepgate_version: VERSION,
    name: run.label,
    // A run that stopped early is never a baseline.
    complete: !run.decided,
    passed: run.passed,
    ...(run.requirements && { gates: run.requirements }),
    provenance: run.provenance,
    scoring: run.scoring,
    ...(run.config && { config: run.config }),
    selection: run.selection,
    steps_score: run.headline,
    ...(run.judge && { judge: { metrics: run.judge.metrics.map(metricBlock) } }),
    aggregates: hasTemplates ? { per_template, ...aggregates } : aggregates,
    ...(run.history && { history: run.history }),
  };
}

/** The level of detail of a question in the baseline file; reduced to stay within the maximum size. */
export type BaselineDepth = 'full' | 'scores only';

/** One question of the baseline file: only numbers and fixed words. */
export function baselineQuestion(question: QuestionFigures, depth: BaselineDepth) {
  const { id, templateId, fingerprint, status, score, why, measures, trials, answer, rules, checks, rowsF1, results } =
    question;
  const all = {
    question_id: id,
    template_id: templateId,
    fingerprint,
    status,
    steps_score: score,
    ...(rules && rulesBlock(rules)),
    answer_check_score: checks?.score,
    rows_f1: rowsF1,
    trials,
    results,
    ...(depth === 'full' && { cause: why?.cause, ...measures, ...(answer && figuresBlock(answer)) }),
  };
  return present(all);
}

/** The rules in the form of the file; it omits the calls that broke them, which are text of the response. */
function rulesBlock({ score, checked, broken, unchecked }: RulesOutcome): Mapping {
  const names = [...new Set(broken.map(({ rule }) => rule))];
  return rulesKeys(score, { rules_checked: checked, rules_broken: names, rules_not_checked: unchecked });
}

/** The figures of a judged answer; those of custom evaluations have a block of their own, as their names are free. */
function figuresBlock({ figures, steps }: NonNullable<QuestionFigures['answer']>): Mapping {
  const builtIn = Object.entries(figures).filter(([name]) => isKnownKey(name));
  const custom = Object.entries(figures).filter(([name]) => !isKnownKey(name));
  const inRange = custom.filter(([, value]) => Math.abs(value) <= Number.MAX_SAFE_INTEGER);
  return {
    ...Object.fromEntries(builtIn),
    ...(inRange.length > 0 && { custom: Object.fromEntries(inRange) }),
    ...(steps && { judged_steps: steps }),
  };
}

export function metricBlock({ name, figures, expected, judged, identity, served }: JudgedMetric): Mapping {
  return { name, ...(figures && { figures }), expected, judged, identity, ...(served && { served }) };
}
