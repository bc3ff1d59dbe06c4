import { removedScores } from '../../core/runs/compare.js';
import type { Comparison, EditedQuestion, RunDelta } from '../../core/runs/comparison.js';
import type { Report } from '../../core/runs/report.js';
import { counted, whole } from '../../core/text/numerals.js';
import type { Block, Column, ViewOptions } from '../words/blocks.js';
import { corpusChangeText, editScores, editsToCheck, notRescoredText } from '../words/edits.js';
import { cutNote, withIds } from '../words/tables.js';
import { code, type Text } from '../words/text.js';

/** The note on edited questions and rules: what they do to the base's answers; empty if nothing was scored again. */
export function editBlocks({ comparison }: Report): Block[] {
  if (comparison.kind !== 'compared' || !comparison.corpusChange) return [];
  const { favoursHead, raisesHead, broken, unchecked } = comparison.corpusChange;
  const level = favoursHead + raisesHead + broken + unchecked > 0 ? 'warning' : 'note';
  return [{ kind: 'note', level, lines: [corpusChangeText(comparison.corpusChange, comparison)] }];
}

/** Why edited questions are not compared; empty if they are. */
export function notRescoredLines(comparison: Comparison): Text[] {
  const notRescored = 'notRescored' in comparison ? comparison.notRescored : undefined;
  return notRescored ? [notRescoredText(notRescored, comparison.label)] : [];
}

/** "3 edits to check", "8 right questions removed", for a title. */
export function editWords(delta: RunDelta): string[] {
  const edits = editsToCheck(delta.corpusChange);
  const { right, partly } = removedScores(delta.removed);
  const state = partly === 0 ? 'right' : right === 0 ? 'partly right' : 'right or partly right';
  return [
    ...(edits === 0 ? [] : [`${counted(edits, 'edit')} to check`]),
    ...(right + partly === 0 ? [] : [`${counted(right + partly, `${state} question`)} removed`]),
  ];
}

/** Table of the edited questions with their four scores; those that favour this run first. */
export function editedQuestionBlocks({ comparison }: Report, options: ViewOptions): Block[] {
  const change = comparison.kind === 'compared' ? comparison.corpusChange : undefined;
  if (!change || change.questions.length === 0) return [];
  const { label } = comparison;
  const columns: Column[] = [
    { head: ['Edited question'], align: 'left' },
    { head: [code(label), ' before'], align: 'right' },
    { head: [code(label), ' now'], align: 'right' },
    { head: [options.thisRun.label, ' before'], align: 'right' },
    { head: [options.thisRun.label, ' now'], align: 'right' },
  ];
  const rows = change.questions.slice(0, options.rows).map((edit) => editRow(edit, options));
  const questions = change.questions.map(({ head }) => head);
  const favoured = editsToCheck(change) > 0 ? `, ${whole(editsToCheck(change))} to check` : '';
  const blocks: Block[] = [
    { kind: 'table', ...withIds(columns, rows, questions, options) },
    ...cutNote(change.questions.length, options),
  ];
  return [{ kind: 'details', summary: [`Edited questions: ${whole(change.questions.length)}${favoured}`], blocks }];
}

function editRow(edit: EditedQuestion, { textOf }: ViewOptions): Text[] {
  const text: Text = [edit.favoursHead || edit.raisesHead ? '⚠️ ' : '', textOf(edit.head)];
  return [text, ...editScores(edit).map((scores): Text => [scores])];
}
