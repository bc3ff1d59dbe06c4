import type { Comparison, QuestionDelta, RunDelta } from '../../src/core/comparison/comparison.js';
import { isLargerDrop, type RunNoise, type ScoreChange } from '../../src/core/comparison/run-noise.js';
import { type Headline, headlineOf, type Measures, type QuestionFigures } from '../../src/core/figures/figures.js';
import { evaluateGates } from '../../src/core/gates/evaluate-gates.js';
import type { Gate } from '../../src/core/gates/gate.js';
import type { Report } from '../../src/core/gates/report.js';
import type { CauseKind } from '../../src/core/words/causes.js';
import { forEachMeasure } from '../../src/core/words/figure-table.js';
import { COMMENT_LIMIT, type CommentOptions, renderFitting, viewAtOf } from '../../src/report/formats/comment.js';
import { THIS_PR } from '../../src/report/words/blocks.js';
import { code } from '../../src/report/words/text.js';
import { makeFigures, makeRun } from './make.js';

/** A change of the score by 18 of 190 questions, unless said otherwise; its verdict is what the test says. */
export function makeScoreChange(more: Partial<ScoreChange> = {}): ScoreChange {
  const generalises = { verdict: 'these' as const, p: 0.3, interval: null, templates: 50, changed: 12 };
  return {
    ...{
      ...{ verdict: 'within', change: -0.1, p: more.verdict === 'larger' ? 0.01 : 0.5 },
      interval: { low: -0.2, high: 0.1 },
    },
    ...{
      detectable: 0.05,
      isAssumed: false,
      questions: 190,
      changed: 18,
      broken: [],
      mended: [],
      generalises,
      ...more,
    },
  };
}

/** The noise of a run; interval and detectable change in hundredths. */
export function makeNoise(
  verdict: ScoreChange['verdict'],
  [low, high]: readonly [number, number],
  detectable = 5,
): RunNoise {
  const interval = { low: low / 100, high: high / 100 };
  return { score: makeScoreChange({ verdict, interval, detectable: detectable / 100 }), measures: [] };
}

/** 190 questions of 50 templates, so many of them right. */
export function makeHeadline(right: number, macro: number, more: Partial<Headline> = {}): Headline {
  const questions = more.questions ?? 190;
  return { micro: questions === 0 ? null : right / questions, macro, right, questions, templates: 50, ...more };
}

/** A report of a run with such figures; 158 of 190 questions right, and nothing to compare with, unless said otherwise. */
export function makeReport(given: Partial<Omit<Report, 'run'> & Report['run']> = {}): Report {
  const { coverage, comparison = makeNone(), gates = [], failures = [], notices = [], ...figures } = given;
  const headline = figures.headline ?? makeHeadline(158, 0.8107);
  const run = {
    ...makeRun(figures.questions ?? [], { label: 'stepgate', ...figures, headline }),
    passed: figures.passed ?? true,
  };
  const all = { selected: headline.questions, answered: headline.questions, unasked: 0, unaskedIds: [] };
  return { run, coverage: coverage ?? all, comparison, gates, failures, notices };
}

type Sides = readonly [base: number | null, head: number | null];

/** What changed against `main`; measures are pairs of base and head. */
export function makeDelta(
  delta: Partial<Omit<RunDelta, 'measures'>> & { readonly measures?: Partial<Record<keyof Measures, Sides>> } = {},
): RunDelta {
  const { measures = {}, ...rest } = delta;
  const of = (key: keyof Measures) => ({ base: measures[key]?.[0] ?? null, head: measures[key]?.[1] ?? null });
  const made: Omit<RunDelta, 'gatedDrop'> = {
    ...{ kind: 'compared', label: 'main', base: makeHeadline(177, 0.9394), head: makeHeadline(158, 0.8107) },
    ...{
      paired: 190,
      pairs: [],
      regressed: [],
      improved: [],
      setAside: [],
      ruleBreaks: [],
      droppedChecks: [],
      improvedChecks: [],
      rules: { base: null, head: null },
      unchanged: 190,
      unscored: 0,
    },
    ...{ added: [], removed: [], edited: [], templates: [], isScoringUnknown: false },
    noise: { score: null, measures: [] },
    checks: { base: headlineOf([]), head: headlineOf([]) },
    rows: { base: headlineOf([]), head: headlineOf([]) },
    ...{ answers: { figures: [], notCompared: [], snapshots: [] }, droppedAnswers: [] },
    measures: forEachMeasure(of),
    ...rest,
  };
  return { ...made, gatedDrop: rest.gatedDrop ?? dropOf(made) };
}

/** The drop of a comparison in which no question is known. */
function dropOf({ base, head, noise }: Pick<RunDelta, 'base' | 'head' | 'noise'>): RunDelta['gatedDrop'] {
  if (base.micro === null || head.micro === null) return { value: null, isLarger: null, flips: null };
  return { value: base.micro - head.micro, isLarger: noise.score === null || isLargerDrop(noise.score), flips: null };
}

export function makeNone(): Comparison {
  return { kind: 'none', label: 'main', reason: { kind: 'unavailable', why: 'status 502' } };
}

/** The gates evaluated on what the report says, and its verdict. */
export function gated(report: Report, limits: { readonly score?: number; readonly drop?: number }): Report {
  const wanted: Gate[] = [
    ...(limits.score === undefined ? [] : [{ kind: 'min-steps-score' as const, limit: limits.score }]),
    ...(limits.drop === undefined
      ? []
      : [{ kind: 'max-steps-drop' as const, limit: limits.drop, test: 'significant' as const }]),
  ];
  // A gate computes its score from the questions: one that has the score of the report's headline.
  const questions = [makeFigures({ id: 'q', score: report.run.headline.micro })];
  const gates = evaluateGates(wanted, { ...report.run, questions }, report.comparison);
  const passed = report.failures.length === 0 && gates.every(({ outcome }) => outcome !== 'failed');
  return { ...report, run: { ...report.run, passed }, gates };
}

/** A question that scored 0 for such a reason: `wrong('extra_rows', { expected: 1, actual: 35, common: 1 })`. */
export function wrong(
  kind: CauseKind,
  counts: { readonly expected?: number; readonly actual?: number; readonly common?: number } = {},
  question: Partial<QuestionFigures> = {},
): QuestionFigures {
  const why = { cause: { kind, step: 0, ...counts }, stepName: 'sparql_query', detail: {} };
  return makeFigures({ id: 'q', score: 0, why, ...question });
}

/** A question on both sides; `head` has been another score before. */
export function changed(head: QuestionFigures, before: number | null): QuestionDelta {
  return { head, base: { ...head, score: before, why: null }, change: (head.score ?? 0) - (before ?? 0) };
}

/** Rules of which one is broken. */
const broken = [{ rule: 'max_steps' as const, limit: 1, actual: 2 }];
export const brokenRule = { score: 0, checked: [], broken, unchecked: [] };

/** The same question so many times. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** The comment of a pull request, without its hidden lines. */
export function unfolded(report: Report, options: Partial<CommentOptions> = {}, limit = COMMENT_LIMIT): string {
  const textOf = ({ text, id }: QuestionFigures) => text ?? code(id);
  const viewAt = viewAtOf(report, { thisRun: THIS_PR, footer: [], textOf, ...options });
  const comment = renderFitting(viewAt, null, options, limit);
  return comment.replaceAll('  \n', '\n');
}

/** The same with what is folded away as `…`. */
export function commentOf(report: Report, options: Partial<CommentOptions> = {}): string {
  return unfolded(report, options).replace(/(<\/summary>)\n[\s\S]*?\n(<\/details>)/g, '$1 … $2');
}
