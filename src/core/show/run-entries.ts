import { canonicalJson } from '../corpus/fingerprint.js';
import type { Entry } from '../entries/result-types.js';
import { meanScores, type QuestionScores, type ScoredFigures, scoresOf } from '../figures/figures.js';
import { groupedBy, isMapping, type Mapping, once } from '../text/values.js';
import { RULE_NAMES } from '../words/rules.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import type { FoundEntry } from './entry.js';
import { diffArguments, diffOutputs, type TextDiff } from './texts.js';

/** One answer in a run's file, before the whole answer is read. */
export interface EntryHead {
  readonly id: string;
  /** The steps score; null without reference steps. Apart from the figures, because it is known without reading the answer. */
  readonly score: () => number | null;
  readonly figures: () => ScoredFigures;
  readonly read: () => Entry;
}

/** The scored answers of a run. */
export interface RunEntries {
  /** The displayed name of the run. */
  readonly label: string;
  readonly heads: readonly EntryHead[];
  /** The scoring rules of the run; absent if unknown. */
  readonly rules?: ScoringRules;
  /** Number of drafts of the corpus that were left out; absent for a written run. */
  readonly drafts?: number;
}

type ScoredQuestions = ReturnType<typeof questionsById>;

/** The questions of a run by id, in its order; the scores of a question with several answers are their means. */
export function questionsById({ heads }: RunEntries) {
  const answersById = groupedBy(heads, ({ id }) => id);
  return new Map(
    [...answersById].map(([id, answers]) => {
      const scores = once(() => meanScores(answers.map(({ figures }) => scoresOf(figures()))));
      return [id, { id, scores, heads: answers }];
    }),
  );
}

/** Maximum score difference that counts as rounding of sums. */
const ROUNDING = 1e-9;

/** Ids of the questions whose answers are not all right, broke a rule, or failed an answer check. */
export function failingIds(questions: ScoredQuestions): string[] {
  const hasFailed = ({ steps, checks, kept }: QuestionScores) =>
    isLess(steps, 1) || isLess(checks, 1) || Object.values(kept).includes(0);
  return [...questions.values()].filter(({ scores }) => hasFailed(scores())).map(({ id }) => id);
}

/** Ids of questions with a lower score or check score than in another run, or that broke a rule that they kept there. */
export function regressedIds(questions: ScoredQuestions, base: ScoredQuestions): string[] {
  return [...questions.values()].flatMap(({ id, scores }) => {
    const before = base.get(id)?.scores();
    // First, so that an answer that only this run has is not read.
    if (!before) return [];
    const now = scores();
    const isNewlyBroken = RULE_NAMES.some((rule) => now.kept[rule] === 0 && before.kept[rule] === 1);
    return isLess(now.steps, before.steps) || isLess(now.checks, before.checks) || isNewlyBroken ? id : [];
  });
}

function isLess(score: number | null, than: number | null): boolean {
  return score !== null && than !== null && score < than - ROUNDING;
}

/** The worst answer to a question, which has the most to explain; null without answers. */
export function worstEntry([first, ...others]: readonly EntryHead[]): FoundEntry | null {
  const worst = first && others.reduce((known, next) => (isWorse(next, known) ? next : known), first);
  return worst ? { entry: worst.read(), answers: 1 + others.length } : null;
}

/** Whether one answer is worse than another: by the steps score, then the rules, then the answer checks. */
function isWorse(one: EntryHead, other: EntryHead): boolean {
  if (one.score() !== other.score()) return (one.score() ?? 0) < (other.score() ?? 0);
  const [a, b] = [one.figures(), other.figures()];
  const brokenIn = ({ rules }: ScoredFigures) => rules?.broken.length ?? 0;
  if (brokenIn(a) !== brokenIn(b)) return brokenIn(a) > brokenIn(b);
  return (a.checks?.score ?? 1) < (b.checks?.score ?? 1);
}

/** A part of a question that differs between two runs. Examples of titles: `question text`, `sparql_query: output`. */
export type EditedPart = ReturnType<typeof partOf>[number];

/** Keys of a question that are scored, apart from its steps. */
const QUESTION_KEYS = ['question_text', 'reference_answer', 'rules', 'extra_calls', 'answer'] as const;

/** Keys of a reference step whose differences are shown separately, and those that only a scored entry has. */
const OWN_KEYS = new Set(['args', 'output', 'matches', 'id', 'status']);

/** The differences between the references of a question in two runs, by their entries. */
export function editedParts(before: Entry, after: Entry): EditedPart[] {
  const questionParts = QUESTION_KEYS.flatMap((key) => partOf(key.replace('_', ' '), before[key], after[key]));
  const [old, current] = [stepsOf(before), stepsOf(after)];
  const count = Math.max(old.length, current.length);
  const stepParts = Array.from({ length: count }, (_, at) => partsOfStep(old[at], current[at])).flat();
  return [...questionParts, ...stepParts];
}

/** The reference steps of all groups, and of all ways. */
function stepsOf({ reference_steps, reference_steps_any_of: ways }: Entry): Mapping[] {
  const steps: readonly unknown[] = [reference_steps, ways].flat(3);
  return steps.filter(isMapping);
}

function partsOfStep(before: Mapping = {}, after: Mapping = {}): EditedPart[] {
  const name = String(after.name ?? before.name ?? 'step');
  const [old, current] = [withArguments(before), withArguments(after)];
  return [
    ...partOf(`${name}: arguments`, old.args, current.args, () => diffArguments(old, current)),
    ...partOf(`${name}: output`, before.output ?? '', after.output ?? ''),
    ...partOf(`${name}: how it is compared`, otherKeys(before), otherKeys(after)),
  ];
}

function withArguments({ args }: Mapping) {
  return { args: isMapping(args) ? args : {}, output: '' };
}

function otherKeys(step: Mapping): Mapping {
  return Object.fromEntries(Object.entries(step).filter(([key]) => !OWN_KEYS.has(key)));
}

function partOf(title: string, before: unknown, after: unknown, diff = () => diffTexts(before, after)) {
  return canonicalJson(before ?? null) === canonicalJson(after ?? null) ? [] : [{ title, diff: diff() }];
}

function diffTexts(before: unknown, after: unknown): TextDiff {
  return diffOutputs({ args: {}, output: before ?? '' }, { args: {}, output: after ?? '' });
}
