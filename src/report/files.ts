import type { JudgedMetric, JudgeSummary } from '../core/answers/outcome.js';
import type { Comparison, QuestionDelta, RunDelta } from '../core/delta.js';
import type { Headline, QuestionFigures, RunFigures } from '../core/figures.js';
import type { GateVerdict } from '../core/gates.js';
import type { Report } from '../core/runs/report.js';
import { summarizeTrials } from '../core/trials.js';
import { isAbsent, type Mapping } from '../core/values.js';
import { VERSION } from '../core/version.js';
import { notComparedText } from './baseline.js';
import { failureLine } from './failures.js';
import { gateReasonText } from './gates.js';
import { measureNoiseBlock, scoreNoiseBlock } from './noise-file.js';
import { noticeText } from './notices.js';
import { marked } from './text.js';
import { trialsBlock } from './trials-file.js';

/** The version of the baseline file's form; readers refuse any other. */
export const BASELINE_SCHEMA = 1;

/** The comparison file: what changed, and the verdicts of the gates. */
export function comparisonFile(report: Report): Mapping {
  const { run } = report;
  const trials = summarizeTrials(run.questions);
  return {
    name: run.label,
    stepgate_version: VERSION,
    passed: run.passed,
    failures: report.failures.map(failureLine),
    scoring: run.scoring,
    selection: run.selection,
    coverage: coverageOf(report),
    steps_score: headlineBlock(run.headline),
    ...(trials && { trials: trialsBlock(trials) }),
    baseline: { label: report.comparison.label },
    comparison: comparisonBlock(report.comparison),
    ...(run.judge && { judge: judgeBlock(run.judge) }),
    gates: report.gates.map(gateBlock),
    notices: report.notices.map((notice) => marked(noticeText(notice))),
  };
}

/** How answers were judged, and what that took in this run. */
function judgeBlock({ metrics, spending }: JudgeSummary): Mapping {
  return {
    ...(spending && {
      model: spending.model,
      host: spending.host,
      asked: spending.asked,
      reused: spending.reused,
      cost_usd: spending.costUsd,
      max_cost_usd: spending.maxCostUsd,
    }),
    metrics: metrics.map((metric) => ({ ...metricBlock(metric), missing: metric.troubles })),
  };
}

/** A metric as the baseline keeps it: numbers, hashes and the names of models. */
function metricBlock({ name, expected, judged, identity }: JudgedMetric): Mapping {
  return { name, expected, judged, identity };
}

function coverageOf({ coverage }: Report): Mapping {
  const { selected, answered, unasked } = coverage;
  return { selected, answered, unasked };
}

function headlineBlock({ micro, macro, questions, templates, right }: Headline): Mapping {
  return { micro, macro, questions, templates, right };
}

function gateBlock({ name, operator, limit, value, outcome, reason }: GateVerdict): Mapping {
  return { name, operator, limit, value, outcome, ...(reason && { reason: marked(gateReasonText(reason)) }) };
}

/** The `comparison` block of the comparison file. */
export function comparisonBlock(comparison: Comparison): Mapping {
  if (comparison.kind !== 'compared') return { kind: comparison.kind, reason: marked(notComparedText(comparison)) };
  const { base, head, noise } = comparison;
  const noiseOf = (key: string) => noise.measures.find(({ measure }) => measure === key);
  return {
    kind: comparison.kind,
    questions: comparison.paired,
    steps_score: {
      micro: deltaBlock(base.micro, head.micro),
      macro: deltaBlock(base.macro, head.macro),
      ...scoreNoiseBlock(noise.score),
    },
    measures: Object.fromEntries(
      Object.entries(comparison.measures)
        .filter(([, { base, head }]) => base !== null || head !== null)
        .map(([key, { base, head }]) => [key, { ...deltaBlock(base, head), ...measureNoiseBlock(noiseOf(key)) }]),
    ),
    templates: Object.fromEntries(
      comparison.templates.map(({ id, questions, base, head }) => [id, { questions, ...deltaBlock(base, head) }]),
    ),
    ...(comparison.answers.figures.length > 0 && { answers: answersBlock(comparison) }),
    unchanged: comparison.unchanged,
    unscored: comparison.unscored,
    ...questionLists(comparison),
  };
}

function answersBlock({ answers, noise }: RunDelta): Mapping {
  return Object.fromEntries(
    answers.figures.map(({ figure, base, head }) => [
      figure,
      {
        questions: head.questions,
        micro: deltaBlock(base.micro, head.micro),
        macro: deltaBlock(base.macro, head.macro),
        ...measureNoiseBlock(noise.measures.find(({ measure }) => measure === figure)),
      },
    ]),
  );
}

function deltaBlock(base: number | null, head: number | null): Mapping {
  return { base, head, change: base === null || head === null ? null : head - base };
}

function questionLists({ regressed, improved, added, removed, edited }: RunDelta): Mapping {
  return {
    regressed: regressed.map(changeBlock),
    improved: improved.map(changeBlock),
    added: added.map(sideBlock),
    removed: removed.map(sideBlock),
    edited: edited.map(changeBlock),
  };
}

function changeBlock({ base, head, change }: QuestionDelta): Mapping {
  return {
    question_id: head.id,
    template_id: head.templateId,
    base: base.score,
    head: head.score,
    change,
    ...(head.why && { cause: head.why.cause }),
  };
}

function sideBlock({ id, templateId, score }: QuestionFigures): Mapping {
  return { question_id: id, template_id: templateId, steps_score: score };
}

/** The baseline file without its questions: what a later run compares with. No text of corpus or responses. */
export function baselineHead(run: RunFigures): Mapping {
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
    aggregates: run.aggregates,
  };
}

/** How much of a question the baseline file keeps; less and less, to stay within its size. */
export type BaselineDepth = 'full' | 'without causes' | 'scores only';

/** One question of the baseline file: numbers and closed words only. */
export function baselineQuestion(question: QuestionFigures, depth: BaselineDepth): Mapping {
  const { id, templateId, fingerprint, status, score, why, measures, trials, answer } = question;
  const all = {
    question_id: id,
    template_id: templateId,
    fingerprint,
    status,
    steps_score: score,
    trials,
    cause: depth === 'full' ? why?.cause : null,
    ...(depth === 'scores only' ? {} : { ...measures, ...answer?.figures }),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => !isAbsent(value)));
}
