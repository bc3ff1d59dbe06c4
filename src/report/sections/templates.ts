import { SAME_SCORE } from '../../core/runs/compare.js';
import type { TemplateDelta } from '../../core/runs/comparison.js';
import { headlineOf, type QuestionFigures } from '../../core/runs/figures.js';
import type { Report } from '../../core/runs/report.js';
import { isFlaky, summarizeTrials, type TrialSummary } from '../../core/runs/trials.js';
import { counted, whole } from '../../core/text/numerals.js';
import { listAt } from '../../core/text/values.js';
import type { Block, Column, ViewOptions } from '../words/blocks.js';
import { points, score, scorePair } from '../words/numbers.js';
import { cutNote, withIds, withoutUniform } from '../words/tables.js';
import { code, type Inline, type Text } from '../words/text.js';

/** The templates that changed, or without a comparison the weakest ones; a diagnosis, not a verdict. */
export function templateBlocks(report: Report, options: ViewOptions): Block[] {
  if (report.run.headline.templates < 2) return [];
  const { comparison } = report;
  if (comparison.kind !== 'compared') return weakest(report, options);
  const { templates, label } = comparison;
  const worse = templates.filter(({ change }) => change < -SAME_SCORE).sort((a, b) => a.change - b.change);
  const better = templates.filter(({ change }) => change > SAME_SCORE).sort((a, b) => b.change - a.change);
  const changed = [...worse, ...better];
  if (changed.length === 0) return [];
  const counts = [`${whole(worse.length)} worse`, `${whole(better.length)} better`];
  if (better.length > worse.length) counts.reverse();
  const summary = `Templates: ${counts.join(', ')}, ${whole(templates.length - changed.length)} same`;
  const columns: Column[] = [
    ...HEAD,
    { head: [code(label)], align: 'right' },
    { head: [options.thisRun.label], align: 'right' },
    { head: ['Change'], align: 'right' },
  ];
  const rows = changed.slice(0, options.rows).map((delta) => deltaRow(delta, report));
  return [{ kind: 'details', summary: [summary], blocks: templateTable(columns, rows, changed.length, options) }];
}

const HEAD: readonly Column[] = [
  { head: ['Template'], align: 'left', unquoted: true },
  { head: ['Questions'], align: 'right' },
];

/** Templates of one size need no column of sizes. */
function templateTable(
  columns: readonly Column[],
  rows: readonly Text[][],
  all: number,
  options: ViewOptions,
): Block[] {
  const say = (size: string) => (size === '1' ? '1 question each' : `${size} questions each`);
  return [withoutUniform(columns, rows, 1, say), ...cutNote(all, options)];
}

function deltaRow({ id, questions, base, head, change }: TemplateDelta, report: Report): Text[] {
  const [before, after] = scorePair(base, head);
  return [[titleOf(id, report)], [whole(questions)], [before], [after], [`${points(change)} pp`]];
}

/** Its title; a template without one is called by its id. */
function titleOf(id: string, { run: { templateTitles = {} } }: Report): Inline {
  const title = Object.hasOwn(templateTitles, id) ? templateTitles[id] : undefined;
  return title === undefined || title === id ? code(id) : title;
}

function weakest(report: Report, options: ViewOptions): Block[] {
  const byTemplate = new Map<string, QuestionFigures[]>();
  for (const question of report.run.questions) listAt(byTemplate, question.templateId).push(question);
  const scored = [...byTemplate]
    .map(([id, questions]) => ({ id, ...headlineOf(questions) }))
    .filter(({ micro }) => micro !== null && micro < 1 - SAME_SCORE)
    .sort((a, b) => (a.micro ?? 0) - (b.micro ?? 0));
  if (scored.length === 0) return [];
  const columns: Column[] = [...HEAD, { head: ['Steps score'], align: 'right' }];
  const rows = scored.slice(0, options.rows).map(({ id, questions, micro }): Text[] => {
    return [[titleOf(id, report)], [whole(questions)], [scorePair(micro, 1)[0]]];
  });
  const blocks = templateTable(columns, rows, scored.length, options);
  return [{ kind: 'details', summary: ['Weakest templates'], blocks }];
}

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
