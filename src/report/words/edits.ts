import type { RunDelta } from '../../core/comparison/comparison.js';
import {
  type CorpusChange,
  corpusEffect,
  differingFigures,
  type EditedQuestion,
  type OtherFigure,
} from '../../core/comparison/corpus-change.js';
import type { NotRescoredReason, RuleDifference } from '../../core/figures/figures.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import { changeDigits, score, scorePair } from './numbers.js';
import { code, joined, say, shortList, strong, type Text } from './text.js';

/** How a scoring rule differs. Example: "`groups: last → all`" */
export function ruleDifferenceText(difference: RuleDifference): Text {
  switch (difference.kind) {
    case 'preset':
      return [code(`preset: ${difference.base} → ${difference.head}`)];
    case 'rule':
      return [code(`${difference.name}: ${difference.base} → ${difference.head}`)];
    case 'step_aliases':
      return ['step aliases'];
    case 'rules':
      return ['rules of the config'];
    case 'version':
      return [`Stepgate ${difference.base} → ${difference.head}`];
  }
}

/** " The aliases turn 2 questions of this run right: `q1`, `q2`." */
function turnedText({ differences, turnedRight }: CorpusChange): Text {
  if (!differences.some(({ kind }) => kind === 'step_aliases')) return [];
  if (turnedRight.length === 0) return [];
  const count = counted(turnedRight.length, 'question');
  return say` The aliases turn ${count} of this run right: ${shortList(turnedRight)}.`;
}

/** The effects of edits of questions and rules on the answers of both runs, in one line. */
export function corpusChangeText(change: CorpusChange, { label, head }: Pick<RunDelta, 'label' | 'head'>): Text {
  return [
    ...say`${whatChanged(change)} ${effectText(change, label)}${countsText(change, label)}`,
    ...headText(change, label, head.micro),
    ...turnedText(change),
    ...change.others.flatMap((other) => otherText(other, label)),
    ...uncheckedText(change, label),
    ...(editsToCheck(change) > 0 ? [' ', strong('Check these edits.')] : []),
  ];
}

/** Number of edits that favour this run, or raise it more than the base. */
export function editsToCheck(change: CorpusChange | undefined): number {
  return change ? change.favoursHead + change.raisesHead : 0;
}

/** The four scores of an edited question as texts; answer checks and rules only where they differ. */
export function editScores(question: EditedQuestion): [string, string, string, string] {
  const { before, after, headBefore, head } = question;
  const others = differingFigures(question);
  const text = (steps: number | null | undefined, side: Exclude<keyof OtherFigure, 'figure'>) => {
    if (steps === undefined) return 'unknown';
    const texts = others.map(({ figure, ...sides }) => `${FIGURE_WORDS[figure]} ${score(sides[side] ?? null)}`);
    return [...(steps === null && texts.length > 0 ? [] : [score(steps)]), ...texts].join(', ');
  };
  return [
    text(before.score, 'before'),
    text(after.score, 'after'),
    text(headBefore?.steps, 'headBefore'),
    text(head.score, 'head'),
  ];
}

const FIGURE_WORDS = { checks: 'answer checks', rules: 'rules' } as const;

/** " Answer checks under them: `main` 1.000 → 0.600, this run 0.600 → 1.000." */
function otherText({ figure, before, after, headBefore, head }: OtherFigure, label: string): Text {
  const words = figure === 'checks' ? 'Answer checks' : 'Rules';
  const ofHead = headBefore !== undefined && `, this run ${scorePair(headBefore, head).join(' → ')}`;
  return say` ${words} under them: ${code(label)} ${scorePair(before, after).join(' → ')}${ofHead}.`;
}

/** "References of 3 questions edited." */
function whatChanged(change: CorpusChange): Text {
  const { edited, differences, rescored } = change;
  if (differences.length === 0) return [strong(...editedText(change))];
  const names = differences.map((one) => {
    const aliases = (one.kind === 'step_aliases' && one.aliases) || [];
    return say`${ruleDifferenceText(one)}${aliases.length > 0 && say`: ${shortList(aliases)}`}`;
  });
  const edits = Math.min(edited, rescored) > 0 && say`${editedText(change)} `;
  return [strong(...say`${edits}Scoring rules differ (${joined(names, ', ')}).`)];
}

function editedText({ edited, rescored, onlyMatching, onlyText }: CorpusChange): Text {
  const references = Math.min(edited, rescored) - onlyMatching - onlyText;
  const are = onlyMatching === 1 ? 'is' : 'are';
  const matching = onlyMatching > 0 && `, and how ${whole(onlyMatching)} more ${are} scored`;
  const texts = onlyText > 0 && `, and the text of ${whole(onlyText)} more`;
  if (references > 0) return say`References of ${counted(references, 'question')} edited${matching}${texts}.`;
  if (onlyMatching === 0) return [`Only the text of ${counted(onlyText, 'question')} was edited.`];
  const keys = say`keys of their steps, ${code('step_defaults')} or rules.`;
  const textAlone = onlyText > 0 && ` Of ${whole(onlyText)} more, only the text was.`;
  return say`How ${counted(onlyMatching, 'question')} ${are} scored was edited: ${keys}${textAlone}`;
}

/** "`main`'s answers score 0.115 less under them (0.776 → 0.661)" */
function effectText(change: CorpusChange, label: string): Text {
  const effect = corpusEffect(change) ?? 0;
  const hasOthers = change.others.length > 0;
  const [before, after] = scorePair(change.before, change.after);
  const again = say`${code(label)}'s answers, scored again, `;
  if (Math.abs(effect) >= NO_EFFECT) {
    const size = fixed(Math.abs(effect), changeDigits(effect));
    return say`${again}score ${size} ${effect < 0 ? 'less' : 'more'} under them (${before} → ${after})`;
  }
  if (change.after === null)
    return hasOthers ? say`${code(label)}'s answers were scored again` : say`${again}score the same under them`;
  const same = hasOthers ? 'have the same steps score' : 'score the same';
  const isMixed = change.broken + change.repaired > 0;
  return say`${again}${isMixed ? 'score as much in total' : same} under them (${after})`;
}

/** Maximum change of the score that counts as rounding. */
const NO_EFFECT = 1e-12;

/** ": 3 right answers of `main` are now wrong, and right in this run." */
function countsText({ broken, repaired, favouring, raisesHead }: CorpusChange, label: string): Text {
  const base = code(label);
  const are = (count: number) => (count === 1 ? 'is' : 'are');
  const part = (count: number, noun: string, after: (count: number) => Text) =>
    count === 0 ? [] : [say`${counted(count, noun)} ${after(count)}`];
  const favoured =
    favouring.broken === broken ? ', and right in this run' : `; ${whole(favouring.broken)} of them favour this run`;
  const parts = [
    ...part(broken, 'right answer', () => {
      return say`of ${base} ${are(broken)} now wrong${favouring.broken > 0 && favoured}`;
    }),
    ...part(repaired, 'wrong answer', (count) => [`${are(count)} now right`]),
    ...part(favouring.hidden, 'regression', (count) => [`of this run ${are(count)} smaller or gone under them`]),
    ...part(favouring.other, 'edit', (count) => [`${count === 1 ? 'favours' : 'favour'} this run`]),
    ...part(raisesHead, 'edit', (count) => say`${count === 1 ? 'raises' : 'raise'} this run more than ${base}`),
  ];
  return parts.length === 0 ? ['.'] : say`: ${joined(parts, '; ')}.`;
}

/** " With the references of `main`, this run scores 0.661, not 0.776." */
function headText({ headBefore, differences }: CorpusChange, label: string, head: number | null): Text {
  if (headBefore === null || head === null || Math.abs(head - headBefore) < NO_EFFECT) return [];
  const [before, now] = scorePair(headBefore, head);
  const rules = differences.length > 0 && ' and rules';
  return say` With the references${rules} of ${code(label)}, this run scores ${before}, not ${now}.`;
}

/** The number of questions for which it is unknown whether an edit hides a regression, and the possible reasons. */
function uncheckedText({ unchecked }: CorpusChange, label: string): Text {
  if (unchecked === 0) return [];
  const why = say`the files do not hold all rules of ${code(label)}, or the answers of this run as they were scored.`;
  return say` Whether an edit hides a regression is unknown for ${counted(unchecked, 'question')}: ${why}`;
}

/** Why answers of the base were not scored again, and what would make it possible. */
export function notRescoredText(reason: NotRescoredReason, label: string): Text {
  switch (reason.kind) {
    case 'no-answers': {
      const answers = say`${code('evaluation.yaml')} of ${code(label)} next to its ${code('baseline.yaml')}`;
      return say`To compare edited questions and other rules too, give a folder with the ${answers}.`;
    }
    case 'no-corpus':
      return say`${code('--corpus')} with the corpus of this run compares edited questions and other rules too.`;
    case 'unavailable':
      return say`The answers of ${code(label)} could not be scored again: ${reason.why}.`;
    case 'inexact':
      return inexactText(reason, label);
  }
}

/** The files that do not contain the questions or answers that were scored. */
function inexactText({ counts, isNamedCorpus }: Extract<NotRescoredReason, { kind: 'inexact' }>, label: string) {
  const corpus = isNamedCorpus ? say`${code('--corpus')} does` : ['the files of this run do'];
  const reasons: readonly (readonly [number, Text])[] = [
    [counts.base, ['its files do not hold them as they were scored']],
    [counts.incomplete, say`its files lack what ${code('--details full')} of this version writes`],
    [counts.head, say`${corpus} not hold the questions as this run was scored by`],
  ];
  const parts = reasons
    .filter(([count]) => count > 0)
    .map(([count, why]) => say`${counted(count, 'question')} could not be scored again: ${why}`);
  return say`The answers of ${code(label)} to ${joined(parts, '; to ')}.`;
}
