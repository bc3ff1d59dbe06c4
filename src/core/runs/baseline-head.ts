import * as v from 'valibot';
import type { JudgedMetric } from '../judge/summary.js';
import { MAX_AMOUNT } from '../text/numerals.js';
import { isAbsent, type Mapping, present } from '../text/values.js';
import { RULE_NAMES, type RuleName, type RulesOutcome } from '../words/rules.js';
import { VERSION } from '../words/version.js';
import type { Headline, QuestionFigures, RunFigures } from './figures.js';
import { type History, type HistoryRun, MAX_RESULTS, MAX_RUNS } from './history.js';
import { isKnownKey } from './sample.js';

/** A number in [0, 1]. */
export const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const ruleNames = v.optional(v.array(v.picklist(RULE_NAMES)), []);

/** The rule results of a question, by the names of the rules. */
export const ruleFields = {
  rules_score: v.optional(share),
  rules_checked: ruleNames,
  rules_broken: ruleNames,
  rules_not_checked: ruleNames,
};

interface RuleKeys {
  readonly rules_score?: number;
  readonly rules_checked: readonly RuleName[];
  readonly rules_broken: readonly RuleName[];
  readonly rules_not_checked: readonly RuleName[];
}

/**
 * Splits a question into its rules and its other keys; the rules are null if it has none, and omit the calls that broke
 * them.
 */
export function takeRules<T extends RuleKeys>(question: T) {
  const { rules_score, rules_checked: checked, rules_broken, rules_not_checked: unchecked, ...rest } = question;
  const broken = rules_broken.map((rule) => ({ rule }));
  const rules: RulesOutcome | null =
    checked.length + unchecked.length === 0 ? null : { score: rules_score ?? null, checked, broken, unchecked };
  return { rules, rest };
}

/** The rules in the form of the file; it omits the calls that broke them, which are text of the response. */
function rulesBlock({ score, checked, broken, unchecked }: RulesOutcome): Mapping {
  const names = [...new Set(broken.map(({ rule }) => rule))];
  const lists = { rules_checked: checked, rules_broken: names, rules_not_checked: unchecked };
  return { rules_score: score, ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) };
}

const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_AMOUNT));

/** The results of a question, newest last. */
export const resultsField = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^[01pe-]{1,${MAX_RESULTS}}$`),
    `expected up to ${MAX_RESULTS} results, each one of 0, 1, p, e, -`,
  ),
);

const runSchema = v.object({
  commit: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/, 'expected a commit'))),
  time: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  run_id: v.optional(v.pipe(v.string(), v.regex(/^\d{1,20}$/, 'expected the id of a run'))),
  micro: v.optional(share),
  macro: v.optional(share),
  questions: v.pipe(amount, v.integer()),
  interval: v.optional(v.tuple([share, share])),
  answer_check_score: v.optional(share),
  rules_score: v.optional(share),
  tokens: v.optional(amount),
  seconds: v.optional(amount),
  cost: v.optional(amount),
});

/** The `history` of a baseline file. */
export const historySchema = v.object({
  runs: v.pipe(v.array(runSchema), v.minLength(1), v.maxLength(MAX_RUNS)),
  absent: v.optional(
    v.array(v.object({ question_id: v.string(), fingerprint: v.string(), results: resultsField })),
    [],
  ),
});

/** Decodes the history of a file. */
export function historyOf({ runs, absent }: v.InferOutput<typeof historySchema>): History {
  return {
    runs: runs.map(
      ({ commit, time, run_id, micro, macro, questions, interval, answer_check_score, rules_score, ...amounts }) => ({
        ...{ commit: commit ?? null, time: time ?? null, runId: run_id ?? null },
        ...{ micro: micro ?? null, macro: macro ?? null, questions },
        interval: interval ? { low: interval[0], high: interval[1] } : null,
        ...(answer_check_score !== undefined && { checks: answer_check_score }),
        ...(rules_score !== undefined && { rules: rules_score }),
        ...{ tokens: amounts.tokens ?? null, seconds: amounts.seconds ?? null, cost: amounts.cost ?? null },
      }),
    ),
    absent: absent.map(({ question_id, fingerprint, results }) => ({ id: question_id, fingerprint, results })),
  };
}

/** The history in the form of the file. */
function historyBlock({ runs, absent }: History): Mapping {
  const questions = absent.map(({ id, fingerprint, results }) => ({ question_id: id, fingerprint, results }));
  return { runs: runs.map(runBlock), ...(questions.length > 0 && { absent: questions }) };
}

/** A run of the history in the form of files. */
export function runBlock({ runId, interval, checks, rules, ...run }: HistoryRun): Mapping {
  const all = {
    ...{ ...run, run_id: runId, interval: interval && [interval.low, interval.high] },
    ...{ answer_check_score: checks, rules_score: rules },
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => !isAbsent(value)));
}

/** The version of the baseline file format; the decoder also reads the previous one, which has no history. */
export const BASELINE_SCHEMA = 2;
export const OLDEST_SCHEMA = 1;

/**
 * The baseline file without its questions, which a later run is compared with. It contains no text of corpus or
 * responses. `hasTemplates`: include the aggregates per template.
 */
export function baselineHead(run: RunFigures, hasTemplates = true): Mapping {
  const { per_template, ...aggregates } = run.aggregates;
  return {
    schema_version: BASELINE_SCHEMA,
    stepgate_version: VERSION,
    name: run.label,
    complete: true,
    passed: run.passed,
    provenance: run.provenance,
    scoring: run.scoring,
    ...(run.config && { config: run.config }),
    selection: run.selection,
    steps_score: headlineBlock(run.headline),
    ...(run.judge && { judge: { metrics: run.judge.metrics.map(metricBlock) } }),
    aggregates: hasTemplates ? { per_template, ...aggregates } : aggregates,
    ...(run.history && { history: historyBlock(run.history) }),
  };
}

/** The level of detail of a question in the baseline file; reduced step by step to stay within the maximum size. */
export type BaselineDepth = 'full' | 'without causes' | 'scores only';

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
    cause: depth === 'full' ? why?.cause : null,
    ...(depth === 'scores only' ? {} : { ...measures, ...(answer && figuresBlock(answer)) }),
  };
  return present(all);
}

/** The figures of a judged answer; those of custom evaluations have a block of their own, as their names are free. */
function figuresBlock({ figures, steps }: NonNullable<QuestionFigures['answer']>): Mapping {
  const [builtIn, custom] = [true, false].map((wanted) =>
    Object.entries(figures).filter(([name]) => isKnownKey(name) === wanted),
  );
  const inRange = (custom ?? []).filter(([, value]) => Math.abs(value) <= MAX_AMOUNT);
  return {
    ...Object.fromEntries(builtIn ?? []),
    ...(inRange.length > 0 && { custom: Object.fromEntries(inRange) }),
    ...(steps && { judged_steps: steps }),
  };
}

/** The headline in the form of files. */
export function headlineBlock({ micro, macro, questions, templates, right }: Headline): Headline {
  return { micro, macro, questions, templates, right };
}

/** A metric in the baseline file: numbers, hashes and the names of models. */
export function metricBlock({ name, figures, expected, judged, identity, served }: JudgedMetric): Mapping {
  return { name, ...(figures && { figures }), expected, judged, identity, ...(served && { served }) };
}
