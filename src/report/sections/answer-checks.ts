import type { QuestionDelta } from '../../core/runs/comparison.js';
import { isFullyChecked, type QuestionFigures } from '../../core/runs/figures.js';
import type { Report } from '../../core/runs/report.js';
import { counted } from '../../core/text/numerals.js';
import type { Block, Column, ViewOptions } from '../blocks.js';
import { failedChecksText } from '../check-sentences.js';
import { scorePair } from '../numbers.js';
import { cutNote } from '../tables.js';
import type { Text } from '../text.js';
import { withIds } from './question-ids.js';

/** The questions whose answer fails more checks than on the base; without one, those whose answer fails any. */
export function checkBlocks({ run, comparison }: Report, options: ViewOptions): Block[] {
  if (comparison.kind === 'compared') return fallenTable(comparison.fallenChecks, options);
  const failing = run.questions.filter((question) => question.checks && !isFullyChecked(question));
  if (failing.length === 0) return [];
  const columns: Column[] = [
    { head: ['Question'], align: 'left' },
    { head: ['Failed checks'], align: 'left' },
  ];
  const shown = failing.slice(0, options.rows);
  const rows = shown.map((question): Text[] => [[options.textOf(question)], failedOf(question)]);
  const table: Block = { kind: 'table', ...withIds(columns, rows, shown, options) };
  const summary = [`${counted(failing.length, 'answer')} with failed checks`];
  return [{ kind: 'details', summary, blocks: [table, ...cutNote(failing.length, options)] }];
}

function fallenTable(fallen: readonly QuestionDelta[], options: ViewOptions): Block[] {
  if (fallen.length === 0) return [];
  const columns: Column[] = [
    { head: ['Regressed: answer checks'], align: 'left' },
    { head: ['Score'], align: 'right' },
    { head: ['Failed checks'], align: 'left' },
  ];
  const shown = fallen.slice(0, options.rows);
  const rows = shown.map(({ base, head }): Text[] => {
    const scores = scorePair(base.checks?.score ?? null, head.checks?.score ?? null);
    return [[options.textOf(head)], [scores.join(' → ')], failedOf(head)];
  });
  const questions = shown.map(({ head }) => head);
  return [{ kind: 'table', ...withIds(columns, rows, questions, options) }, ...cutNote(fallen.length, options)];
}

function failedOf({ checks, status }: QuestionFigures): Text {
  if (status === 'missing') return ['no response'];
  if (status === 'error') return ['the agent failed'];
  return checks && checks.failed.length > 0 ? failedChecksText(checks.failed) : ['–'];
}
