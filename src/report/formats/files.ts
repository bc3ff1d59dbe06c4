import {
  isFlakyDelta,
  type NotCompared,
  type QuestionDelta,
  type RunDelta,
  removedRight,
  type SetAside,
} from '../../core/comparison/comparison.js';
import {
  type CorpusChange,
  changeBefore,
  corpusEffect,
  differingFigures,
  type OtherFigure,
} from '../../core/comparison/corpus-change.js';
import type { ScoreChange } from '../../core/comparison/run-noise.js';
import { metricBlock } from '../../core/figures/baseline-file.js';
import type { Decided } from '../../core/figures/decided.js';
import { type Headline, headlineOf, type QuestionFigures } from '../../core/figures/figures.js';
import { summarizeTrials } from '../../core/figures/trials.js';
import type { GateVerdict } from '../../core/gates/evaluate-gates.js';
import type { Report } from '../../core/gates/report.js';
import type { JudgeSummary } from '../../core/judge/summary.js';
import type { Mapping } from '../../core/text/values.js';
import { CALL_MEANS } from '../../core/words/figure-table.js';
import { VERSION } from '../../core/words/version.js';
import { notComparedText } from '../words/baseline.js';
import { ruleDifferenceText } from '../words/edits.js';
import { failureLine, gateWords } from '../words/failures.js';
import { noticeText } from '../words/notices.js';
import { countOtherResults } from '../words/other-results.js';
import { marked, plain } from '../words/text.js';

/** The comparison file: what changed, and the verdicts of the gates. */
export function comparisonFile(report: Report) {
  const { run, comparison } = report;
  const trials = summarizeTrials(run.questions);
  const checks = headlineOf(run.questions, 'answer_check_score');
  const rows = headlineOf(run.questions, 'rows_f1');
  const { selected, answered, unasked, drafts } = report.coverage;
  return {
    name: run.label,
    stepgate_version: VERSION,
    passed: run.passed,
    failures: report.failures.map(failureLine),
    scoring: run.scoring,
    selection: run.selection,
    coverage: { selected, answered, unasked },
    ...(drafts !== undefined && { drafts }),
    ...(run.decided && { decided: decidedBlock(run.decided) }),
    steps_score: run.headline,
    ...(checks.questions > 0 && { answer_check_score: checks }),
    ...(rows.questions > 0 && { rows_f1: rows }),
    ...meanBlocks(run.questions),
    ...(trials && { trials }),
    baseline: { label: comparison.label },
    comparison: comparison.kind === 'compared' ? comparedBlock(comparison) : notComparedBlock(comparison),
    ...(run.judge && { judge: judgeBlock(run.judge) }),
    gates: report.gates.map(gateBlock),
    notices: report.notices.map((notice) => marked(noticeText(notice))),
  };
}

function decidedBlock({ interval, notAsked, ...decided }: Decided) {
  return {
    ...decided,
    steps_score_interval: [interval.low, interval.high] as const,
    not_asked: notAsked.map(({ id }) => id),
  };
}

function meanBlocks(questions: readonly QuestionFigures[]): {
  readonly [Name in (typeof CALL_MEANS)[number]]?: Omit<Headline, 'right'>;
} {
  const all = CALL_MEANS.map((name) => {
    const { right: _, ...means } = headlineOf(questions, name);
    return [name, means] as const;
  });
  return Object.fromEntries(all.filter(([, means]) => means.questions > 0));
}

function judgeBlock({ metrics, spending }: JudgeSummary): Mapping {
  return {
    ...(spending && {
      model: spending.model,
      host: spending.host,
      asked: spending.asked,
      reused: spending.reused,
      requests: spending.requests,
      cost_usd: spending.costUsd,
      ...(spending.isMost && { cost_is_maximum: true }),
      max_cost_usd: spending.maxCostUsd,
    }),
    metrics: metrics.map((metric) => ({ ...metricBlock(metric), missing: metric.troubles })),
  };
}

function gateBlock(gate: GateVerdict) {
  const { name, operator, limit, value, outcome, reruns } = gate;
  const reason = marked(gateWords(gate));
  return { name, operator, limit, value, outcome, ...(reason !== '' && { reason }), ...(reruns && { reruns }) };
}

function notComparedBlock(comparison: NotCompared) {
  return { kind: comparison.kind, reason: marked(notComparedText(comparison)) };
}

export function comparedBlock(comparison: RunDelta) {
  const { base, head, checks, rows, noise } = comparison;
  return {
    kind: comparison.kind,
    questions: comparison.paired,
    steps_score: {
      micro: deltaBlock(base.micro, head.micro),
      macro: deltaBlock(base.macro, head.macro),
      ...scoreNoiseBlock(noise.score),
    },
    ...(checks.head.questions > 0 && { answer_check_score: sidesBlock(checks) }),
    ...(rows.head.questions > 0 && { rows_f1: sidesBlock(rows) }),
    measures: Object.fromEntries(
      Object.entries(comparison.measures)
        .filter(([, { base, head }]) => base !== null || head !== null)
        .map(([key, { base, head }]) => [key, { ...deltaBlock(base, head), ...measureNoiseBlock(comparison, key) }]),
    ),
    templates: Object.fromEntries(
      comparison.templates.map(({ id, questions, base, head }) => [id, { questions, ...deltaBlock(base, head) }]),
    ),
    ...(comparison.answers.figures.length > 0 && { answers: answersBlock(comparison) }),
    unchanged: comparison.unchanged,
    unscored: comparison.unscored,
    ...questionLists(comparison),
    ...(comparison.corpusChange && { corpus_change: corpusChangeBlock(comparison.corpusChange) }),
  };
}

function corpusChangeBlock(change: CorpusChange) {
  const { edited, rescored, differences, before, after, headBefore, favoursHead, raisesHead, unchecked } = change;
  const { others, questions } = change;
  const rules = differences.map((difference) => plain(ruleDifferenceText(difference)));
  return {
    ...{ edited, rescored, ...(rules.length > 0 && { rules_changed: rules }) },
    ...{ before, after, change: corpusEffect(change) },
    ...{ head_before: headBefore, change_before: changeBefore(change), favours_head: favoursHead },
    raises_head: raisesHead,
    ...(unchecked > 0 && { not_checked: unchecked }),
    ...otherBlocks(others),
    questions: questions.map((question) => ({
      id: question.head.id,
      before: question.before.score,
      after: question.after.score,
      ...(question.headBefore !== undefined && { head_before: question.headBefore.steps }),
      head: question.head.score,
      ...otherBlocks(differingFigures(question)),
    })),
  };
}

const OTHER_KEYS = { checks: 'answer_checks', rules: 'rules' } as const;

function otherBlock({ before, after, headBefore, head }: Omit<OtherFigure, 'figure'>) {
  return { before, after, ...(headBefore !== undefined && { head_before: headBefore }), head };
}

function otherBlocks(
  figures: readonly OtherFigure[],
): Partial<Record<'answer_checks' | 'rules', ReturnType<typeof otherBlock>>> {
  return Object.fromEntries(figures.map(({ figure, ...sides }) => [OTHER_KEYS[figure], otherBlock(sides)]));
}

type Means = Pick<Headline, 'questions' | 'micro' | 'macro'>;

function sidesBlock({ base, head }: { readonly base: Means; readonly head: Means }) {
  return {
    questions: head.questions,
    micro: deltaBlock(base.micro, head.micro),
    macro: deltaBlock(base.macro, head.macro),
  };
}

function answersBlock(comparison: RunDelta) {
  const blocks = comparison.answers.figures.map(({ figure, ...sides }) => {
    return [figure, { ...sidesBlock(sides), ...measureNoiseBlock(comparison, figure) }] as const;
  });
  return Object.fromEntries(blocks);
}

/** A figure on both sides, in the format of files. */
export function deltaBlock(base: number | null, head: number | null) {
  return { base, head, change: base === null || head === null ? null : head - base };
}

function questionLists(delta: RunDelta) {
  const [rightCount, unselected] = [removedRight(delta), delta.otherSelection?.unselected.length ?? 0];
  const { regressed, improved, setAside, ruleBreaks, droppedChecks, added, removed, edited } = delta;
  const otherResults = countOtherResults(delta);
  return {
    regressed: regressed.map(changeBlock),
    ...(otherResults > 0 && { other_results: otherResults }),
    improved: improved.map(changeBlock),
    ...(setAside.length > 0 && { known: setAside.map(knownBlock) }),
    ...(ruleBreaks.length > 0 && { rules_broken: ruleBreaks.map(({ head, rules }) => ({ ...idBlock(head), rules })) }),
    ...(droppedChecks.length > 0 && { answer_checks_fallen: droppedChecks.map(droppedBlock) }),
    added: added.map(sideBlock),
    removed: removed.map(sideBlock),
    ...(rightCount > 0 && { removed_right: rightCount }),
    ...(unselected > 0 && { not_selected: unselected }),
    edited: edited.map(changeBlock),
  };
}

function changeBlock(delta: QuestionDelta) {
  const { base, head, change } = delta;
  return {
    ...idBlock(head),
    base: base.score,
    head: head.score,
    change,
    ...(head.why && { cause: head.why.cause }),
    ...(base.results && { base_results: base.results, flaky: isFlakyDelta(delta) }),
  };
}

function knownBlock({ entry, delta }: SetAside) {
  const { kind, reason, until } = entry;
  return { ...changeBlock(delta), kind, reason, ...(until !== null && { until }) };
}

function droppedBlock({ base, head, change }: QuestionDelta) {
  const failedChecks = head.checks?.failed ?? [];
  return {
    ...idBlock(head),
    base: base.checks?.score ?? null,
    head: head.checks?.score ?? null,
    change,
    ...(failedChecks.length > 0 && { failed: failedChecks }),
  };
}

function idBlock({ id, templateId }: QuestionFigures) {
  return { question_id: id, template_id: templateId };
}

function sideBlock(question: QuestionFigures) {
  return { ...idBlock(question), steps_score: question.score };
}

/** Noise assessment of the score change, for the comparison file; scores from 0 to 1. */
export function scoreNoiseBlock(change: ScoreChange | null) {
  if (change === null) return {};
  const { verdict, p, interval, detectable, isAssumed, questions, changed, broken, mended, generalises } = change;
  return {
    noise: {
      verdict: verdict === 'none' ? 'no_change' : verdict,
      p,
      interval_95: [interval.low, interval.high] as const,
      smallest_detectable_change: detectable,
      ...(isAssumed && { flip_rate_assumed: true }),
      questions,
      questions_changed: changed,
      templates_broken: broken,
      templates_mended: mended,
    },
    generalises: {
      verdict: generalises.verdict === 'likely' ? 'likely' : 'these_templates_only',
      p: generalises.p,
      interval_95: generalises.interval && ([generalises.interval.low, generalises.interval.high] as const),
      templates: generalises.templates,
      templates_changed: generalises.changed,
    },
  };
}

/** Noise assessment of a change of tokens, time, cost or another figure: its mean per question, in its unit. */
function measureNoiseBlock({ noise: { measures } }: RunDelta, name: string) {
  const found = measures.find(({ measure }) => measure === name);
  if (!found) return {};
  const { verdict, change, p, corrected, questions, changed } = found;
  return {
    noise: {
      verdict: verdict === 'none' ? 'no_change' : verdict,
      change_per_question: change,
      p,
      p_holm: corrected,
      questions,
      questions_changed: changed,
    },
  };
}

/**
 * The comparison file: what changed, and the verdicts of the gates. Scores are in [0, 1], null if no question has one; figures that
 * the corpus or the answers do not have are absent. `passed`: every gate passed, and `failures`, which are other than gates, is empty.
 */
export type ComparisonFile = ReturnType<typeof comparisonFile>;

/**
 * The `comparison` block, over the questions that both runs have with the same references. A figure has `base`, `head` and the
 * change, which is head minus base; null if a side has none. `measures` are tokens, seconds, US dollars and calls per question. The
 * lists `known`, `rules_broken` and `answer_checks_fallen` are absent if they are empty, all others are there. `p` is in (0, 1],
 * `p_holm` corrected for all figures. `corpus_change` is absent if no answer of the base was scored again.
 */
export type RunComparison = ReturnType<typeof comparedBlock>;

/** Why two runs were not compared: `reason` is a sentence in Markdown. */
export type NoComparison = ReturnType<typeof notComparedBlock>;

/**
 * A question on both sides, with scores in [0, 1], null without reference steps, and the cause of its miss in the head.
 * `base_results`: the results up to the baseline, the newest last: right `1`, wrong `0`, partly `p`, failed `e`, not asked `-`;
 * absent without a history, as `flaky` is: whether they changed so often that the change may be random.
 */
export type QuestionChange = ReturnType<typeof changeBlock>;

/** A question with an entry in the file of known failures; `until` is the last day of the entry, absent for no end. */
export type KnownQuestionChange = ReturnType<typeof knownBlock>;

/**
 * A gate with its outcome; `value` is null if the run has no such figure, and `reason` absent if the value says it. `reruns`: of a
 * drop over its limit with `drop-test: auto`, the questions lost and gained, and the share in [0, 1] of reruns that lose as many.
 */
export type GateResult = ReturnType<typeof gateBlock>;
