import { isKnownKey } from '../entries/sample.js';
import type { JudgedMetric } from '../judge/summary.js';
import { type Mapping, present } from '../text/values.js';
import type { RulesOutcome } from '../words/rules.js';
import { VERSION } from '../words/version.js';
import type { QuestionFigures, RunFigures } from './figures.js';

/** The rules in the form of the file; it omits the calls that broke them, which are text of the response. */
function rulesBlock({ score, checked, broken, unchecked }: RulesOutcome): Mapping {
  const names = [...new Set(broken.map(({ rule }) => rule))];
  const lists = { rules_checked: checked, rules_broken: names, rules_not_checked: unchecked };
  return { rules_score: score, ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) };
}

/** The version of the baseline file format; the decoder also reads the previous one, which has no history. */
export const BASELINE_SCHEMA = 2;
export const OLDEST_SCHEMA = 1;

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
