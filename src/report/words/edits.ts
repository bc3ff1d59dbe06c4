import type { CorpusChange, NotRescored } from '../../core/runs/comparison.js';
import { corpusEffect } from '../../core/runs/corpus-change.js';
import type { RuleDifference } from '../../core/runs/figures.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import { scorePair } from './numbers.js';
import { code, joined, strong, type Text } from './text.js';

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

/** What the edits of questions and rules do to the base's answers, in one line. */
export function corpusChangeText(change: CorpusChange, label: string): Text {
  return [...whatChanged(change), ' ', ...effectText(change, label), ...countsText(change, label)];
}

/** "References of 3 questions edited." */
function whatChanged({ edited, differences, rescored }: CorpusChange): Text {
  const count = Math.min(edited, rescored);
  const editedText = `References of ${counted(count, 'question')} edited`;
  if (differences.length === 0) return [strong(`${editedText}.`)];
  const names = joined(differences.map(ruleDifferenceText), ', ');
  const rulesText: Text = ['Scoring rules differ (', ...names, ').'];
  return [strong(...(edited > 0 ? [`${editedText}. `] : []), ...rulesText)];
}

/** "`main`'s answers score 11.5 points less under them (0.776 → 0.661)" */
function effectText(change: CorpusChange, label: string): Text {
  const effect = corpusEffect(change) ?? 0;
  const owner: Text = [code(label), "'s answers, scored again, "];
  const [before, after] = scorePair(change.before, change.after);
  if (Math.abs(effect) < NO_EFFECT) {
    const isMixed = change.broken + change.repaired > 0;
    return [...owner, `score ${isMixed ? 'as much in total' : 'the same'} under them (${after})`];
  }
  const size = fixed(Math.abs(effect) * 100, 1);
  const points = size === '0.0' ? 'less than 0.1 points' : `${size} points`;
  return [...owner, `score ${points} ${effect < 0 ? 'less' : 'more'} under them (${before} → ${after})`];
}

/** Maximum change of the score that counts as rounding. */
const NO_EFFECT = 1e-12;

/** ": 3 right answers of `main` are now wrong, and right in this run. Check these edits." */
function countsText({ broken, repaired, favoursHead }: CorpusChange, label: string): Text {
  const are = (count: number) => (count === 1 ? 'is' : 'are');
  const brokenText: Text =
    broken === 0 ? [] : [`${counted(broken, 'right answer')} of `, code(label), ` ${are(broken)} now wrong`];
  const favoured =
    favoursHead === 0
      ? ''
      : favoursHead === broken
        ? ', and right in this run'
        : `; ${whole(favoursHead)} of them favour this run`;
  const repairedText: Text = repaired === 0 ? [] : [`${counted(repaired, 'wrong answer')} ${are(repaired)} now right`];
  const parts = [
    ...(broken > 0
      ? [[...brokenText, favoured]]
      : favoursHead > 0
        ? [[`${counted(favoursHead, 'edit')} favour this run`]]
        : []),
    ...(repaired > 0 ? [repairedText] : []),
  ];
  if (parts.length === 0) return ['.'];
  return [': ', ...joined(parts, '; '), '.', ...(favoursHead > 0 ? [' ', strong('Check these edits.')] : [])];
}

/** Why answers of the base were not scored again, and what would make it possible. */
export function notRescoredText({ count, reason }: NotRescored, label: string): Text {
  switch (reason.kind) {
    case 'no-answers':
      return [
        'To compare edited questions too, give a folder with the ',
        code('evaluation.yaml'),
        ' of ',
        code(label),
        ' next to its ',
        code('baseline.yaml'),
        '.',
      ];
    case 'no-corpus':
      return [code('--corpus'), ' with the corpus of this run compares edited questions too.'];
    case 'unavailable':
      return ['The answers of ', code(label), ` could not be scored again: ${reason.why}.`];
    case 'inexact':
      return [
        `The answers of `,
        code(label),
        ` to ${counted(count, 'question')} could not be scored again: its files do not hold them as they were scored.`,
      ];
  }
}
