import * as v from 'valibot';
import { isKnownKey } from '../entries/sample.js';
import type { JudgedMetric } from '../judge/summary.js';
import { type Mapping, present } from '../text/values.js';
import { RULE_NAMES, type RulesOutcome } from '../words/rules.js';
import { VERSION } from '../words/version.js';
import type { QuestionFigures, RunFigures } from './figures.js';
import { share } from './history.js';

const ruleNames = v.optional(v.array(v.picklist(RULE_NAMES)), []);

/** The rule results of a question, by the names of the rules. */
export const ruleFields = {
  rules_score: v.optional(share),
  rules_checked: ruleNames,
  rules_broken: ruleNames,
  rules_not_checked: ruleNames,
};

/**
 * Splits a question into its rules and its other keys; the rules are null if it has none, and omit the calls that broke
 * them.
 */
export function takeRules<T extends v.InferOutput<v.ObjectSchema<typeof ruleFields, undefined>>>(question: T) {
  const { rules_score, rules_checked: checked, rules_broken, rules_not_checked: unchecked, ...rest } = question;
  const broken = rules_broken.map((rule) => ({ rule }));
  const rules: RulesOutcome | null =
    checked.length + unchecked.length === 0 ? null : { score: rules_score ?? null, checked, broken, unchecked };
  return { rules, rest };
}

/** Whether a rules score is consistent with the lists of rules. */
export function agreeingRules(question: v.InferOutput<v.ObjectSchema<typeof ruleFields, undefined>>): boolean {
  const { rules_score, rules_checked, rules_broken } = question;
  if (rules_broken.some((name) => !rules_checked.includes(name))) return false;
  if (rules_score === undefined) return rules_checked.length === 0;
  return rules_checked.length > 0 && rules_score < 1 === rules_broken.length > 0;
}

/** The rules in the form of the file; it omits the calls that broke them, which are text of the response. */
function rulesBlock({ score, checked, broken, unchecked }: RulesOutcome): Mapping {
  const names = [...new Set(broken.map(({ rule }) => rule))];
  const lists = { rules_checked: checked, rules_broken: names, rules_not_checked: unchecked };
  return { rules_score: score, ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) };
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

/** The figures of a judged answer; those of custom evaluations have a block of their own, as their names are free. */
function figuresBlock({ figures, steps }: NonNullable<QuestionFigures['answer']>): Mapping {
  const [builtIn, custom] = [true, false].map((wanted) =>
    Object.entries(figures).filter(([name]) => isKnownKey(name) === wanted),
  );
  const inRange = (custom ?? []).filter(([, value]) => Math.abs(value) <= Number.MAX_SAFE_INTEGER);
  return {
    ...Object.fromEntries(builtIn ?? []),
    ...(inRange.length > 0 && { custom: Object.fromEntries(inRange) }),
    ...(steps && { judged_steps: steps }),
  };
}

/** A metric in the baseline file: numbers, hashes and the names of models. */
export function metricBlock({ name, figures, expected, judged, identity, served }: JudgedMetric): Mapping {
  return { name, ...(figures && { figures }), expected, judged, identity, ...(served && { served }) };
}
