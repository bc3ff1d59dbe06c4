import type { JudgedMetric } from '../answers/summary.js';
import type { Headline, QuestionFigures, RunFigures } from '../runs/figures.js';
import { isAbsent, type Mapping } from '../values.js';
import { VERSION } from '../version.js';
import { historyBlock } from './history.js';
import { rulesBlock } from './rules.js';

/** The version of the baseline file's form; the decoder also reads the one before, which has no history. */
export const BASELINE_SCHEMA = 2;
export const OLDEST_SCHEMA = 1;

/**
 * The baseline file without its questions: what a later run compares with. No text of corpus or responses.
 * `hasTemplates`: with the aggregates of the templates.
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
    selection: run.selection,
    steps_score: headlineBlock(run.headline),
    ...(run.judge && { judge: { metrics: run.judge.metrics.map(metricBlock) } }),
    aggregates: hasTemplates ? { per_template, ...aggregates } : aggregates,
    ...(run.history && { history: historyBlock(run.history) }),
  };
}

/** How much of a question the baseline file keeps; less and less, to stay within its size. */
export type BaselineDepth = 'full' | 'without causes' | 'scores only';

/** One question of the baseline file: numbers and closed words only. */
export function baselineQuestion(question: QuestionFigures, depth: BaselineDepth): Mapping {
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
    ...(depth === 'scores only' ? {} : { ...measures, ...answer?.figures }),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => !isAbsent(value)));
}

/** The headline as files have it. */
export function headlineBlock({ micro, macro, questions, templates, right }: Headline): Mapping {
  return { micro, macro, questions, templates, right };
}

/** A metric as the baseline keeps it: numbers, hashes and the names of models. */
export function metricBlock({ name, expected, judged, identity }: JudgedMetric): Mapping {
  return { name, expected, judged, identity };
}
