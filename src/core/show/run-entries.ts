import { canonicalJson } from '../corpus/fingerprint.js';
import type { Entry } from '../entries/result-types.js';
import { mean } from '../statistics/intervals.js';
import { groupedBy, isMapping, type Mapping } from '../text/values.js';
import type { RuleName, RulesOutcome } from '../words/rules.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import type { FoundEntry } from './entry.js';
import type { TextDiff } from './question.js';
import { diffArguments, diffOutputs } from './texts.js';

/** One answer in a run's file, before the whole answer is read. */
export interface EntryHead {
  readonly id: string;
  /** The steps score; null without reference steps. */
  readonly score: () => number | null;
  readonly checked: () => CheckedAnswer;
  readonly read: () => Entry;
}

/** The results of the rules and the answer checks of one answer; null: none. */
export interface CheckedAnswer {
  readonly rules: RulesOutcome | null;
  /** The share of its answer checks that hold. */
  readonly checks: number | null;
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

interface ScoredQuestion {
  readonly id: string;
  readonly score: () => number | null;
  readonly heads: readonly EntryHead[];
}

/** The questions of a run by id, in its order; the score of a question with several answers is their mean. */
export function questionsById({ heads }: RunEntries): Map<string, ScoredQuestion> {
  const questions = [...groupedBy(heads, ({ id }) => id)].map(([id, answers]): ScoredQuestion => {
    return { id, score: () => mean(answers.flatMap(({ score }) => score() ?? [])), heads: answers };
  });
  return new Map(questions.map((question) => [question.id, question]));
}

/** Maximum score difference that counts as rounding of sums. */
const ROUNDING = 1e-9;

/** Ids of the questions whose answers are not all right, broke a rule, or failed an answer check. */
export function failingIds(questions: ReadonlyMap<string, ScoredQuestion>): string[] {
  const hasFailed = (question: ScoredQuestion) => {
    const { broken, checks } = summarizeChecks(question);
    return isLess(question.score(), 1) || isLess(checks, 1) || broken.size > 0;
  };
  return [...questions.values()].filter(hasFailed).map(({ id }) => id);
}

/**
 * Ids of the questions with a lower score or answer check score than in another run, or that broke a rule that they
 * kept there.
 */
export function regressedIds(
  questions: ReadonlyMap<string, ScoredQuestion>,
  base: ReadonlyMap<string, ScoredQuestion>,
): string[] {
  const isWorse = (question: ScoredQuestion) => {
    const baseQuestion = base.get(question.id);
    if (!baseQuestion) return false;
    const [now, before] = [summarizeChecks(question), summarizeChecks(baseQuestion)];
    const isNewlyBroken = [...now.broken].some((rule) => before.kept.has(rule));
    return isLess(question.score(), baseQuestion.score()) || isLess(now.checks, before.checks) || isNewlyBroken;
  };
  return [...questions.values()].filter(isWorse).map(({ id }) => id);
}

function isLess(score: number | null, than: number | null): boolean {
  return score !== null && than !== null && score < than - ROUNDING;
}

/** The rules that any answer broke, those that all kept, and the mean of the answer checks. */
function summarizeChecks({ heads }: ScoredQuestion) {
  const answers = heads.map(({ checked }) => checked());
  const rules = answers.flatMap((answer) => answer.rules ?? []);
  const broken = new Set<RuleName>(rules.flatMap((one) => one.broken.map(({ rule }) => rule)));
  const keptRules = new Set<RuleName>(rules.flatMap(({ checked }) => checked).filter((rule) => !broken.has(rule)));
  return { broken, kept: keptRules, checks: mean(answers.flatMap(({ checks }) => checks ?? [])) };
}

/** The worst answer to a question, which has the most to explain; null without answers. */
export function worstEntry([first, ...others]: readonly EntryHead[]): FoundEntry | null {
  const worst = first && others.reduce((known, next) => (isWorse(next, known) ? next : known), first);
  return worst ? { entry: worst.read(), answers: 1 + others.length } : null;
}

/** Whether one answer is worse than another: by the steps score, then the rules, then the answer checks. */
function isWorse(one: EntryHead, other: EntryHead): boolean {
  if (one.score() !== other.score()) return (one.score() ?? 0) < (other.score() ?? 0);
  const [a, b] = [one.checked(), other.checked()];
  const brokenBy = ({ rules }: CheckedAnswer) => rules?.broken.length ?? 0;
  if (brokenBy(a) !== brokenBy(b)) return brokenBy(a) > brokenBy(b);
  return (a.checks ?? 1) < (b.checks ?? 1);
}

/** A part of a question that differs between two runs: `its query`, `output`. */
export interface EditedPart {
  /** What differs. Example: `question text`, `sparql_query: output`. */
  readonly title: string;
  readonly diff: TextDiff;
}

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

function partOf(title: string, before: unknown, after: unknown, diff = () => diffTexts(before, after)): EditedPart[] {
  return canonicalJson(before ?? null) === canonicalJson(after ?? null) ? [] : [{ title, diff: diff() }];
}

function diffTexts(before: unknown, after: unknown): TextDiff {
  return diffOutputs({ args: {}, output: before ?? '' }, { args: {}, output: after ?? '' });
}
