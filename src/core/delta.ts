import { type AnswerComparison, compareAnswers } from './answers/delta.js';
import { type Headline, headlineOf, isWrong, type Measures, type QuestionFigures, type RunFigures } from './figures.js';
import { canonicalJson } from './fingerprint.js';
import { assessNoise, type RunNoise } from './noise/run-noise.js';
import { sum } from './statistics.js';
import { listAt } from './values.js';

/** Score differences up to this are rounding. */
export const SAME_SCORE = 1e-9;

/** One question on both sides. */
export interface QuestionDelta {
  readonly base: QuestionFigures;
  readonly head: QuestionFigures;
  /** Head minus base, in [-1, 1]; 0 when neither side has a score. */
  readonly change: number;
}

export interface TemplateDelta {
  readonly id: string;
  readonly questions: number;
  readonly base: number;
  readonly head: number;
  readonly change: number;
}

/** A figure per question (or a count) on both sides; null where a side has none. */
export interface MeasureDelta {
  readonly base: number | null;
  readonly head: number | null;
}

/** What changed between two runs, over the questions that both were asked and whose references agree. */
export interface RunDelta {
  readonly kind: 'compared';
  readonly label: string;
  readonly base: Headline;
  readonly head: Headline;
  readonly paired: number;
  readonly regressed: readonly QuestionDelta[];
  readonly improved: readonly QuestionDelta[];
  readonly unchanged: number;
  /** Of the paired questions those that have no reference steps. */
  readonly unscored: number;
  readonly added: readonly QuestionFigures[];
  readonly removed: readonly QuestionFigures[];
  readonly edited: readonly QuestionDelta[];
  readonly templates: readonly TemplateDelta[];
  readonly measures: Readonly<Record<keyof Measures, MeasureDelta>>;
  /** Whether the changes are larger than what reruns alone would give. */
  readonly noise: RunNoise;
  readonly notes: readonly string[];
  readonly answers: AnswerComparison;
  /** Questions whose answer F1 fell, the largest fall first; the change is that of F1. */
  readonly fallenAnswers: readonly QuestionDelta[];
}

/** How a first baseline comes about. */
export interface FirstBaseline {
  /** Starts a run that leaves one; null where the run at hand is the one. */
  readonly command: string | null;
}

/** A comparison, or why there is none. */
export type Comparison =
  | RunDelta
  | {
      readonly kind: 'none';
      readonly label: string;
      readonly reason: string;
      /** No run has left a baseline so far: how the first one comes about. */
      readonly first?: FirstBaseline;
    }
  | { readonly kind: 'incompatible'; readonly label: string; readonly reason: string };

/** Compares two runs: like with like, or not at all. Nothing passed in is changed. */
export function compareRuns(base: RunFigures, head: RunFigures): Comparison {
  const reason = incompatibility(base, head);
  if (reason !== null) return { kind: 'incompatible', label: base.label, reason };
  const { pairs, edited, added, removed } = pairQuestions(base.questions, head.questions);
  const changes = pairs.filter(({ head: { score } }) => score !== null);
  const answers = answerDeltas(base, head, pairs);
  const byLoss = (a: QuestionDelta, b: QuestionDelta) => a.change - b.change || (a.head.id < b.head.id ? -1 : 1);
  const regressed = changes.filter(({ change }) => change < -SAME_SCORE).sort(byLoss);
  const improved = changes.filter(({ change }) => change > SAME_SCORE).sort((a, b) => byLoss(b, a));
  return {
    kind: 'compared',
    label: base.label,
    base: headlineOf(pairs.map((pair) => pair.base)),
    head: headlineOf(pairs.map((pair) => pair.head)),
    paired: pairs.length,
    regressed,
    improved,
    unchanged: changes.length - regressed.length - improved.length,
    unscored: pairs.length - changes.length,
    added: sameSelection(base, head) ? added : [],
    removed: sameSelection(base, head) ? removed : [],
    edited,
    templates: templateDeltas(changes),
    measures: measureDeltas(pairs),
    noise: assessNoise(pairs, answers.answers),
    ...answers,
    notes: [
      ...(base.notes ?? []),
      ...(base.scoring === null
        ? [`\`${base.label}\` does not say how it was scored; this run's scoring is assumed`]
        : []),
    ],
  };
}

function answerDeltas(base: RunFigures, head: RunFigures, pairs: readonly QuestionDelta[]) {
  const answers = compareAnswers(base, head, pairs);
  if (!answers.figures.some(({ figure }) => figure === 'answer_f1')) return { answers, fallenAnswers: [] };
  const f1 = ({ answer }: QuestionFigures) => answer?.figures.answer_f1;
  const fallenAnswers = pairs
    .map((pair) => ({ ...pair, change: (f1(pair.head) ?? 0) - (f1(pair.base) ?? f1(pair.head) ?? 0) }))
    .filter((pair) => f1(pair.head) !== undefined && pair.change < -SAME_SCORE)
    .sort((a, b) => a.change - b.change);
  return { answers, fallenAnswers };
}

function incompatibility(base: RunFigures, head: RunFigures): string | null {
  if (base.scoring === null || head.scoring === null) return null;
  const same = canonicalJson(base.scoring.knobs) === canonicalJson(head.scoring.knobs);
  if (same) return null;
  const [theirs, ours] = [base.scoring.preset, head.scoring.preset];
  const how = theirs === ours ? `other knobs of preset \`${ours}\`` : `preset \`${theirs}\`, this run with \`${ours}\``;
  return `the baseline was scored with ${how}; a comparison would mix two changes`;
}

function pairQuestions(base: readonly QuestionFigures[], head: readonly QuestionFigures[]) {
  const bases = new Map(base.map((question) => [question.id, question]));
  const heads = new Set(head.map(({ id }) => id));
  const pairs: QuestionDelta[] = [];
  const edited: QuestionDelta[] = [];
  const added: QuestionFigures[] = [];
  for (const question of head) {
    const before = bases.get(question.id);
    if (!before) added.push(question);
    else (isSame(before, question) ? pairs : edited).push(deltaOf(before, question));
  }
  return { pairs, edited, added, removed: base.filter(({ id }) => !heads.has(id)) };
}

/** A question that lost its reference steps, or got some, is another one, whatever a file without fingerprints says. */
function isSame(base: QuestionFigures, head: QuestionFigures): boolean {
  if ((base.score === null) !== (head.score === null)) return false;
  return base.fingerprint === head.fingerprint || base.fingerprint === null || head.fingerprint === null;
}

function deltaOf(base: QuestionFigures, head: QuestionFigures): QuestionDelta {
  return { base, head, change: (head.score ?? 0) - (base.score ?? 0) };
}

/** Questions that one run did not select are neither added nor removed; with other selections that cannot be told. */
function sameSelection(base: RunFigures, head: RunFigures): boolean {
  return canonicalJson(base.selection) === canonicalJson(head.selection);
}

function templateDeltas(pairs: readonly QuestionDelta[]): TemplateDelta[] {
  const byTemplate = new Map<string, QuestionDelta[]>();
  for (const pair of pairs) listAt(byTemplate, pair.head.templateId).push(pair);
  return [...byTemplate].map(([id, own]) => {
    const base = sum(own.map((pair) => pair.base.score ?? 0)) / own.length;
    const head = sum(own.map((pair) => pair.head.score ?? 0)) / own.length;
    return { id, questions: own.length, base, head, change: head - base };
  });
}

function measureDeltas(pairs: readonly QuestionDelta[]): RunDelta['measures'] {
  const side = (of: 'base' | 'head', key: keyof Measures): number | null => {
    const values = pairs.flatMap((pair) => pair[of].measures[key] ?? []);
    if (values.length === 0) return null;
    return key === 'steps' || key === 'failed_steps' ? sum(values) : sum(values) / values.length;
  };
  const delta = (key: keyof Measures): MeasureDelta => ({ base: side('base', key), head: side('head', key) });
  return {
    input_tokens: delta('input_tokens'),
    output_tokens: delta('output_tokens'),
    total_tokens: delta('total_tokens'),
    elapsed_sec: delta('elapsed_sec'),
    cost_usd: delta('cost_usd'),
    steps: delta('steps'),
    failed_steps: delta('failed_steps'),
  };
}

/** How many of the removed questions failed in the base run: removing them looks like an improvement. */
export function removedFailures(delta: RunDelta): number {
  return delta.removed.filter(isWrong).length;
}
