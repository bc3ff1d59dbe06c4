import type { QuestionFigures } from '../../core/runs/figures.js';
import type { Report } from '../../core/runs/report.js';
import { isFlaky, summarizeTrials, type TrialSummary } from '../../core/runs/trials.js';
import { counted } from '../../core/text/numerals.js';
import type { Block, Column, ViewOptions } from '../blocks.js';
import { score } from '../numbers.js';
import { cutNote } from '../tables.js';
import type { Text } from '../text.js';
import { withIds } from './question-ids.js';

/** What repeated answers say, and which questions are answered now right, now wrong. */
export function trialBlocks(report: Report, options: ViewOptions): Block[] {
  const summary = summarizeTrials(report.run.questions);
  if (summary === null || summary.most < 2) return [];
  return [{ kind: 'paragraph', text: [sentence(summary)] }, ...flakyBlocks(report.run.questions, summary, options)];
}

/** "3 answers per question: pass@1 0.810, pass@3 0.930, pass^3 0.660. 17 flaky questions, …" */
function sentence(summary: TrialSummary): string {
  const { least, most, passAtK, passHatK, spread, flaky } = summary;
  const answers = least === most ? counted(least, 'answer') : `${least} to ${counted(most, 'answer')}`;
  const k = passAtK.length;
  const chances = [`pass@1 ${score(passAtK[0] ?? null)}`];
  if (k > 1) chances.push(`pass@${k} ${score(passAtK[k - 1] ?? null)}`, `pass^${k} ${score(passHatK[k - 1] ?? null)}`);
  const within = spread === null ? '' : `, answers to one question spread by ${score(spread)}`;
  return `${answers} per question: ${chances.join(', ')}. ${counted(flaky, 'flaky question')}${within}.`;
}

function flakyBlocks(questions: readonly QuestionFigures[], { flaky }: TrialSummary, options: ViewOptions): Block[] {
  if (flaky === 0 || options.rows === 0) return [];
  const shown = questions.filter(isFlaky).slice(0, options.rows);
  const rows = shown.map((question): Text[] => [
    [options.textOf(question)],
    [`${question.trials?.right} of ${question.trials?.count}`],
    [score(question.score)],
  ]);
  const columns: Column[] = [
    { head: ['Flaky question'], align: 'left' },
    { head: ['Right'], align: 'right' },
    { head: ['Score'], align: 'right' },
  ];
  const table: Block = { kind: 'table', ...withIds(columns, rows, shown, options) };
  const blocks = [table, ...cutNote(flaky, options)];
  return [{ kind: 'details', part: 'questions', summary: [counted(flaky, 'flaky question')], blocks }];
}
