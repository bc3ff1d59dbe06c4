import type { QuestionDelta, RunDelta } from '../core/delta.js';
import type { QuestionFigures } from '../core/figures.js';
import type { Report } from '../core/report.js';
import { increment } from '../core/values.js';
import { counted, points, score } from './numbers.js';
import { type Inline, joined, plain, strong, type Text } from './text.js';
import type { Block, Column, ViewOptions } from './view.js';
import { kindText, whyText } from './why.js';

/** Which questions changed and why; without a comparison, which are wrong and why. */
export function questionBlocks(report: Report, options: ViewOptions): Block[] {
  const { comparison } = report;
  return comparison.kind === 'compared' ? changedBlocks(comparison, options) : wrongBlocks(report, options);
}

function changedBlocks(delta: RunDelta, options: ViewOptions): Block[] {
  if (delta.head.questions === 0) return [];
  const { regressed, improved, unchanged } = delta;
  const counts = strong(`${regressed.length} regressed, ${improved.length} improved, ${unchanged} unchanged.`);
  const text: Text =
    regressed.length > options.open ? [counts, ' Why: ', ...causeCounts(regressed.map(({ head }) => head))] : [counts];
  const [shown, folded] = [regressed.slice(0, options.open), regressed.slice(options.open)];
  const table = (rows: readonly QuestionDelta[]) => regressionTable(rows, options);
  return [
    { kind: 'paragraph', text },
    ...(shown.length > 0 ? [table(shown)] : []),
    ...foldedBlocks(folded, improved, table, options),
  ];
}

function foldedBlocks(
  folded: readonly QuestionDelta[],
  improved: readonly QuestionDelta[],
  table: (rows: readonly QuestionDelta[]) => Block,
  options: ViewOptions,
): Block[] {
  const parts = [
    folded.length > 0 ? `${folded.length} more regression${folded.length === 1 ? '' : 's'}` : '',
    improved.length > 0 ? counted(improved.length, 'improvement') : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return [];
  const blocks: Block[] = [
    ...(folded.length > 0 ? [table(folded), ...cutNote(folded.length, options)] : []),
    ...(improved.length > 0 ? [improvementTable(improved, options), ...cutNote(improved.length, options)] : []),
  ];
  return [{ kind: 'details', summary: [parts.join(', ')], blocks }];
}

function wrongBlocks(report: Report, options: ViewOptions): Block[] {
  const wrong = report.questions.filter(({ score: value }) => value !== null && value < 1);
  if (wrong.length === 0) return [];
  const rows = wrong.slice(0, options.rows).map((question): Text[] => [[options.textOf(question)], whyOf(question)]);
  const table: Block = { kind: 'table', columns: [QUESTION, WHY], rows };
  const summary = wrong.length === 1 ? 'The wrong answer' : `The ${wrong.length} wrong answers`;
  return [{ kind: 'details', summary: [summary], blocks: [table, ...cutNote(wrong.length, options)] }];
}

const QUESTION: Column = { head: ['Question'], align: 'left' };
const WHY: Column = { head: ['Why'], align: 'left' };

function regressionTable(regressed: readonly QuestionDelta[], options: ViewOptions): Block {
  const rows = regressed.slice(0, options.rows).map(({ head }): Text[] => {
    return [[options.textOf(head)], whyOf(head)];
  });
  return { kind: 'table', columns: [{ head: ['Regressed question'], align: 'left' }, WHY], rows };
}

function improvementTable(improved: readonly QuestionDelta[], options: ViewOptions): Block {
  const columns: Column[] = [
    { head: ['Improved question'], align: 'left' },
    { head: ['Score'], align: 'right' },
    { head: ['Change'], align: 'right' },
  ];
  const rows = improved.slice(0, options.rows).map(({ head, change }): Text[] => {
    return [[options.textOf(head)], [score(head.score)], [`${points(change)} pp`]];
  });
  return { kind: 'table', columns, rows };
}

function cutNote(all: number, { rows }: ViewOptions): Block[] {
  if (all <= rows) return [];
  return [{ kind: 'paragraph', text: [`Showing ${rows} of ${all}; the full report has all.`] }];
}

function whyOf({ why, status }: QuestionFigures): Text {
  return why ? whyText({ ...why, status }) : ['–'];
}

function inNumber(part: Inline, count: number): Inline {
  return count === 1 && typeof part === 'string' ? part.replace(/ rows$/, ' row') : part;
}

/** "10 extra rows · 5 missing rows", the most frequent first. */
export function causeCounts(questions: readonly QuestionFigures[]): Text {
  const counts = new Map<string, number>();
  const texts = new Map<string, Text>();
  for (const { why, status } of questions) {
    if (!why) continue;
    const text = kindText({ ...why, status });
    texts.set(plain(text), text);
    increment(counts, plain(text));
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  return joined(
    sorted.map(([key, count]): Text => [`${count} `, ...(texts.get(key) ?? []).map((part) => inNumber(part, count))]),
    ' · ',
  );
}
