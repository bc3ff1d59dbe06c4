import type { Comparison, EditedQuestion, RunDelta } from '../../core/runs/comparison.js';
import type { Report } from '../../core/runs/report.js';
import { counted, whole } from '../../core/text/numerals.js';
import type { Block, Column, ViewOptions } from '../words/blocks.js';
import { corpusChangeText, notRescoredText } from '../words/edits.js';
import { score } from '../words/numbers.js';
import { cutNote, withIds } from '../words/tables.js';
import { code, type Text } from '../words/text.js';

/** The note on edited questions and rules: what they do to the base's answers; empty if nothing was scored again. */
export function editBlocks({ comparison }: Report): Block[] {
  const change = comparison.kind === 'compared' ? comparison.corpusChange : undefined;
  if (!change) return [];
  const level = change.favoursHead + change.broken > 0 ? 'warning' : 'note';
  return [{ kind: 'note', level, lines: [corpusChangeText(change, comparison.label)] }];
}

/** Why edited questions are not compared; empty if they are. */
export function notRescoredLines(comparison: Comparison): Text[] {
  const notRescored = 'notRescored' in comparison ? comparison.notRescored : undefined;
  return notRescored ? [notRescoredText(notRescored, comparison.label)] : [];
}

/** "3 edits to check", for a title. */
export function editWords({ corpusChange }: RunDelta): string[] {
  const count = corpusChange?.favoursHead ?? 0;
  return count === 0 ? [] : [`${counted(count, 'edit')} to check`];
}

/** Table of the edited questions with their three scores; those that favour this run first. */
export function editedQuestionBlocks({ comparison }: Report, options: ViewOptions): Block[] {
  const change = comparison.kind === 'compared' ? comparison.corpusChange : undefined;
  if (!change || change.questions.length === 0) return [];
  const { label } = comparison;
  const columns: Column[] = [
    { head: ['Edited question'], align: 'left' },
    { head: [code(label), ' before'], align: 'right' },
    { head: [code(label), ' now'], align: 'right' },
    { head: [options.thisRun.label], align: 'right' },
  ];
  const rows = change.questions.slice(0, options.rows).map((edit) => editRow(edit, options));
  const questions = change.questions.map(({ head }) => head);
  const favoured = change.favoursHead > 0 ? `, ${whole(change.favoursHead)} to check` : '';
  const blocks: Block[] = [
    { kind: 'table', ...withIds(columns, rows, questions, options) },
    ...cutNote(change.questions.length, options),
  ];
  return [{ kind: 'details', summary: [`Edited questions: ${whole(change.questions.length)}${favoured}`], blocks }];
}

function editRow({ before, after, head, favoursHead }: EditedQuestion, { textOf }: ViewOptions): Text[] {
  const text: Text = [favoursHead ? '⚠️ ' : '', textOf(head)];
  return [text, [score(before.score)], [score(after.score)], [score(head.score)]];
}
