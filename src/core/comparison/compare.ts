import { canonicalJson } from '../corpus/fingerprint.js';
import { headlineOf, type QuestionFigures, type RunFigures, SAME_SCORE, totalMeasures } from '../figures/figures.js';
import { mean, sum } from '../statistics/intervals.js';
import { groupedBy, sortedByText } from '../text/values.js';
import { forEachMeasure } from '../words/figure-table.js';
import { compareAnswers } from './answer-delta.js';
import {
  type Comparison,
  isFlakyDelta,
  keptOf,
  type MeasureDeltas,
  type NotCompared,
  type NotRescored,
  type QuestionDelta,
  type RunDelta,
  ruleRegressions,
  type SetAside,
  type TemplateDelta,
} from './comparison.js';
import { corpusChangeOf } from './corpus-change.js';
import { type KnownQuestions, NOTHING_KNOWN } from './known.js';
import { gatedDrop, setAsideOf, withoutKnown } from './known-changes.js';
import { idsWithOldRules, isEdited } from './rescored.js';
import { assessNoise, isScoredPair, type ScoredPair } from './run-noise.js';

/** Compares two runs over their shared questions without known failures, or says why that is not possible. */
export function compareRuns(base: RunFigures, head: RunFigures, known: KnownQuestions = NOTHING_KNOWN): Comparison {
  const incompatible = incompatibility(base, head);
  if (incompatible) return incompatible;
  const { pairs, edited, added, removed } = pairQuestions(base, head);
  const changes = pairs.filter(({ head: { score } }) => score !== null);
  const answers = answerDeltas(base, head, pairs);
  const corpusChange = corpusChangeOf(base, pairs, edited);
  const notRescored = notRescoredOf(base, edited);
  // With different selections it is unknown which questions were added or removed.
  const isSameSelection = canonicalJson(base.selection) === canonicalJson(head.selection);
  const setAside = setAsideOf(pairs, known);
  // The tests hold for questions whose number does not depend on their answers.
  const noise = head.decided
    ? { score: null, measures: [] }
    : assessNoise(withoutKnown(pairs, setAside, 'quarantined'), answers.answers);
  const sides = { base: pairs.map((pair) => pair.base), head: pairs.map((pair) => pair.head) };
  return {
    kind: 'compared',
    label: base.label,
    base: headlineOf(sides.base),
    head: headlineOf(sides.head),
    paired: pairs.length,
    pairs,
    ...changedQuestions(changes, setAside),
    setAside,
    gatedDrop: gatedDrop(changes, setAside, noise.score),
    checks: { base: headlineOf(sides.base, 'answer_check_score'), head: headlineOf(sides.head, 'answer_check_score') },
    rows: { base: headlineOf(sides.base, 'rows_f1'), head: headlineOf(sides.head, 'rows_f1') },
    ...compareChecks(pairs, setAside),
    ruleBreaks: ruleRegressions(pairs),
    rules: { base: keptOf(sides.base), head: keptOf(sides.head) },
    unscored: pairs.length - changes.length,
    added: isSameSelection ? added : [],
    removed: isSameSelection ? removed : [],
    ...(!isSameSelection && { otherSelection: { head: head.selection, unselected: removed } }),
    edited,
    ...(corpusChange && { corpusChange }),
    ...(notRescored && { notRescored }),
    templates: templateDeltas(changes),
    measures: measureDeltas(sides.base, sides.head),
    noise,
    ...answers,
    ...(base.older && { older: base.older }),
    ...(base.history && { history: base.history.runs }),
    isScoringUnknown: base.scoring === null,
  };
}

/** Flaky regressions are last. A known failure with a lower score is not a regression. */
function changedQuestions(
  changes: readonly QuestionDelta[],
  setAside: readonly SetAside[],
): Pick<RunDelta, 'regressed' | 'improved' | 'unchanged'> {
  const byLoss = (a: QuestionDelta, b: QuestionDelta) => a.change - b.change || (a.head.id < b.head.id ? -1 : 1);
  const flakyLast = (a: QuestionDelta, b: QuestionDelta) => Number(isFlakyDelta(a)) - Number(isFlakyDelta(b));
  const dropped = changes.filter(({ change }) => change < -SAME_SCORE);
  const improved = changes.filter(({ change }) => change > SAME_SCORE).sort((a, b) => byLoss(b, a));
  const regressed = [...withoutKnown(dropped, setAside)].sort((a, b) => flakyLast(a, b) || byLoss(a, b));
  return { regressed, improved, unchanged: changes.length - dropped.length - improved.length };
}

function answerDeltas(base: RunFigures, head: RunFigures, pairs: readonly QuestionDelta[]) {
  const answers = compareAnswers(base, head, pairs);
  if (!answers.figures.some(({ figure }) => figure === 'answer_f1')) return { answers, droppedAnswers: [] };
  const f1 = ({ answer }: QuestionFigures) => answer?.figures.answer_f1;
  const droppedAnswers = pairs
    .map((pair) => ({ ...pair, change: (f1(pair.head) ?? 0) - (f1(pair.base) ?? f1(pair.head) ?? 0) }))
    .filter((pair) => f1(pair.head) !== undefined && pair.change < -SAME_SCORE)
    .sort((a, b) => a.change - b.change);
  return { answers, droppedAnswers };
}

function incompatibility(base: RunFigures, head: RunFigures): NotCompared | null {
  if (base.scoring === null || head.scoring === null) return null;
  const isSameScoring = canonicalJson(base.scoring.knobs) === canonicalJson(head.scoring.knobs);
  if (isSameScoring) return null;
  const left = base.rescored?.left;
  const leftOut = left ? { notRescored: { count: left.ids.length, reason: left.reason } } : {};
  return { kind: 'incompatible', label: base.label, base: base.scoring.preset, head: head.scoring.preset, ...leftOut };
}

/** Why questions that were edited or have other rules were not scored again; null if all were, or without such questions. */
function notRescoredOf({ rescored }: RunFigures, edited: readonly QuestionDelta[]): NotRescored | null {
  const hasOtherRules = rescored?.differences.some(({ kind }) => kind !== 'version') === true;
  if (!rescored?.left || (edited.length === 0 && !hasOtherRules)) return null;
  return { count: rescored.left.ids.length, reason: rescored.left.reason };
}

/** `edited`: questions that are not compared, because they were edited or scored with other rules. */
function pairQuestions(base: RunFigures, { questions: head, decided }: RunFigures) {
  const { questions } = base;
  const bases = new Map(questions.map((question) => [question.id, question]));
  const heads = new Set([...head, ...(decided?.notAsked ?? [])].map(({ id }) => id));
  const withOldRules = idsWithOldRules(base);
  const pairs: QuestionDelta[] = [];
  const edited: QuestionDelta[] = [];
  const added: QuestionFigures[] = [];
  for (const question of head) {
    const before = bases.get(question.id);
    if (!before) added.push(question);
    else
      (withOldRules.has(question.id) || isEdited(before, question) ? edited : pairs).push(pairDelta(before, question));
  }
  return { pairs, edited, added, removed: questions.filter(({ id }) => !heads.has(id)) };
}

/** The questions that two runs share and that have a score, in the order of their ids. */
export function scoredPairs(base: RunFigures, head: RunFigures): ScoredPair[] {
  const { pairs } = pairQuestions(base, head);
  return sortedByText(pairs.filter(isScoredPair), ({ head: { id } }) => id);
}

function pairDelta(base: QuestionFigures, head: QuestionFigures): QuestionDelta {
  return { base, head, change: (head.score ?? 0) - (base.score ?? 0) };
}

function templateDeltas(pairs: readonly QuestionDelta[]): TemplateDelta[] {
  const byTemplate = groupedBy(pairs, ({ head }) => head.templateId);
  return [...byTemplate].map(([id, templatePairs]) => {
    const base = sum(templatePairs.map((pair) => pair.base.score ?? 0)) / templatePairs.length;
    const head = sum(templatePairs.map((pair) => pair.head.score ?? 0)) / templatePairs.length;
    return { id, questions: templatePairs.length, base, head, change: head - base };
  });
}

/** Tokens, time, cost and tool calls of both sides; without a base, only of the head. */
export function measureDeltas(base: readonly QuestionFigures[], head: readonly QuestionFigures[]): MeasureDeltas {
  const [before, after] = [totalMeasures(base), totalMeasures(head)];
  return forEachMeasure((name) => ({ base: before[name], head: after[name] }));
}

/** Number of removed questions with 1 in every score, with something (and the mean of the lowest), with nothing. */
export type RemovedScores = ReturnType<typeof removedScores>;

/** Rules count only where nothing else is scored, because a wrong answer can keep them, too. */
export function removedScores(removed: readonly QuestionFigures[]) {
  const all = removed.flatMap(({ score, checks, rules }) => {
    const answers = [...(score === null ? [] : [score]), ...(checks ? [checks.score] : [])];
    const scores = answers.length > 0 || !rules || rules.score === null ? answers : [rules.score];
    return scores.length === 0 ? [] : [{ low: Math.min(...scores), high: Math.max(...scores) }];
  });
  const right = all.filter(({ low }) => low >= 1 - SAME_SCORE);
  const failed = all.filter(({ high }) => high <= SAME_SCORE);
  const partly = all.filter((one) => !right.includes(one) && !failed.includes(one));
  return {
    ...{ right: right.length, failed: failed.length, partly: partly.length },
    partlyMean: mean(partly.map(({ low }) => low)),
  };
}

/** Number of removed questions that were right or partly right in the base run. */
export function removedRight({ removed }: RunDelta): number {
  const { right, partly } = removedScores(removed);
  return right + partly;
}

/** Questions whose answer checks changed, with that change, largest change first. */
function compareChecks(
  pairs: readonly QuestionDelta[],
  setAside: readonly SetAside[],
): Pick<RunDelta, 'droppedChecks' | 'improvedChecks'> {
  const changes = pairs
    .flatMap(({ base, head }): QuestionDelta[] =>
      base.checks && head.checks ? [{ base, head, change: head.checks.score - base.checks.score }] : [],
    )
    .sort((a, b) => a.change - b.change || (a.head.id < b.head.id ? -1 : 1));
  return {
    droppedChecks: withoutKnown(changes, setAside).filter(({ change }) => change < -SAME_SCORE),
    improvedChecks: changes.filter(({ change }) => change > SAME_SCORE).reverse(),
  };
}
