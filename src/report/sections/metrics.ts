import {
  keptOf,
  type MeasureDelta,
  type MeasureDeltas,
  measureDeltas,
  type RunDelta,
} from '../../core/comparison/comparison.js';
import { type Headline, headlineOf, type QuestionFigures } from '../../core/figures/figures.js';
import type { Report } from '../../core/gates/report.js';
import { counted, whole } from '../../core/text/numerals.js';
import { SHOWN_FIGURES } from '../../core/words/figure-table.js';
import { type Block, left, sideColumns, type ViewOptions } from '../words/blocks.js';
import { AMOUNT_STYLES, amountCells, changeText, score, scorePair, shareText, signed } from '../words/numbers.js';
import { strong, type Text } from '../words/text.js';
import { mainFigure, sharedQuestions } from './title.js';

interface MetricRow {
  readonly label: Text;
  readonly base: string;
  readonly head: Text;
  readonly change: Text;
  /** A short report leaves it out. */
  readonly isMinor?: boolean;
}

/** Table of the figures of the run, next to those of the baseline if there is a comparison. */
export function metricBlocks(report: Report, options: ViewOptions): Block[] {
  const { comparison, run } = report;
  // If the sides share no question, the base is not shown.
  const delta = comparison.kind === 'compared' && comparison.paired > 0 ? comparison : null;
  const rules = delta?.rules ?? { base: null, head: keptOf(run.questions) };
  const shareOf = ({ kept, of }: NonNullable<typeof rules.head>) => ({ part: kept, of });
  const scores = [
    ...scoreRows(report, delta),
    ...checkRows(report, delta),
    ...foundRows(report, delta),
    ...(rules.head ? [shareRow('Rules kept', rules.base && shareOf(rules.base), shareOf(rules.head))] : []),
  ];
  const measures = delta?.measures ?? measureDeltas([], run.questions);
  const measured = delta?.pairs.map(({ head }) => head) ?? run.questions;
  const rows = [...scores, ...measureRows(measures, measured, (name) => couldBeChance(delta, name))];
  if (rows.length === 0) return [];
  const headline = mainFigure(report)?.headline ?? run.headline;
  const size = `${counted(headline.questions, 'question')}, ${counted(headline.templates, 'template')}`;
  const columns = [left(size), ...sideColumns(delta, options)];
  const cells = rows.map(({ label, base, head, change }) => (delta ? [label, [base], head, change] : [label, head]));
  const shortRows = scores.flatMap(({ isMinor }, at) => (isMinor ? [] : [at]));
  return [{ kind: 'table', columns, rows: cells, ...(shortRows.length > 0 && { shortRows }) }];
}

function scoreRows(report: Report, delta: RunDelta | null): MetricRow[] {
  const { headline } = report.run;
  if (headline.micro === null) return [];
  const micro: MetricRow = { label: MICRO, base: '', head: [strong(score(headline.micro))], change: [] };
  if (!delta) return [micro, { label: MACRO, base: '', head: [score(headline.macro)], change: [], isMinor: true }];
  const { base, head, added, edited } = delta;
  if (head.questions === headline.questions && added.length + edited.length === 0) {
    return [changeRow(MICRO, base.micro, head.micro, true), macroRow(MACRO, base.macro, head.macro)];
  }
  const allRow: MetricRow = {
    ...micro,
    label: [strong('Steps score'), `, all ${counted(headline.questions, 'question')}`],
  };
  if (head.questions === 0) return [allRow];
  const shared = changeRow(['Steps score, ', ...sharedQuestions(delta)], base.micro, head.micro, true);
  const macro = macroRow(['Steps score, macro of these'], base.macro, head.macro);
  return [allRow, { ...shared, head: [scorePair(base.micro, head.micro)[1]] }, macro];
}

const MICRO: Text = [strong('Steps score'), ', micro'];
const MACRO: Text = ['Steps score, macro'];

function macroRow(label: Text, base: number | null, head: number | null): MetricRow {
  return { ...changeRow(label, base, head), isMinor: true };
}

/** Row of a score on both sides; `isStressed` for the headline. */
function changeRow(label: Text, base: number | null, head: number | null, isStressed = false): MetricRow {
  const change = base === null || head === null ? '' : changeText(head - base);
  const [baseText, headText] = scorePair(base, head);
  const stress = (text: string): Text => (isStressed && text !== '' ? [strong(text)] : [text]);
  return { label, base: baseText, head: stress(headText), change: stress(change) };
}

/** Rows of the share of passed answer checks, if there are any; with the macro mean if this is the main figure. */
function checkRows({ run }: Report, delta: RunDelta | null): MetricRow[] {
  const isMain = run.headline.micro === null;
  const label: Text = isMain ? [strong('Answer checks'), ', micro'] : ['Answer checks'];
  const all = headlineOf(run.questions, 'answer_check_score');
  const { base, head } = delta?.checks ?? { base: null, head: all };
  const rows = sharedRows(label, label, all, { base, head }, isMain);
  if (!isMain || head.questions === 0) return rows;
  return [...rows, macroRow(['Answer checks, macro'], base?.macro ?? null, head.macro)];
}

/** Rows of the share of found table rows (F1), if it is counted; never the main figure. */
function foundRows({ run }: Report, delta: RunDelta | null): MetricRow[] {
  const all = headlineOf(run.questions, 'rows_f1');
  const sides = delta?.rows ?? { base: null, head: all };
  const part = partText(sides.head.questions, run.questions.length);
  return sharedRows(['Rows found (F1)'], ['Rows found (F1)', part], all, sides, false);
}

/** The row of all questions where the sides share only a part of them, and the row of those that they share. */
function sharedRows(
  label: Text,
  sharedLabel: Text,
  all: Headline,
  { base, head }: { readonly base: Headline | null; readonly head: Headline },
  isStressed: boolean,
): MetricRow[] {
  if (all.micro === null) return [];
  const allRow: MetricRow = { label: [...label, ', all'], base: '', head: [score(all.micro)], change: [] };
  return [
    ...(head.questions < all.questions ? [allRow] : []),
    ...(head.questions > 0 ? [changeRow(sharedLabel, base?.micro ?? null, head.micro, isStressed)] : []),
  ];
}

/** Row of a count with its total on both sides, and the change of the count. */
function shareRow(label: string, base: Share | null, head: Share): MetricRow {
  const difference = base === null ? null : head.part - base.part;
  const change = difference === null ? '' : signed(difference, Number.isInteger(difference) ? 0 : 1);
  const [before, after] = [base ? shareText(base.part, base.of) : '–', shareText(head.part, head.of)];
  return { label: [label], base: before, head: [after], change: [change] };
}

interface Share {
  readonly part: number;
  readonly of: number;
}

/** Whether a change of tokens, time or cost is no more than reruns of the same agent differ. */
export function couldBeChance(delta: RunDelta | null, name: keyof MeasureDeltas): boolean {
  return !delta?.noise.measures.some(({ measure, verdict }) => measure === name && verdict === 'larger');
}

function measureRows(
  measures: MeasureDeltas,
  questions: readonly QuestionFigures[],
  isGrey: (name: keyof MeasureDeltas) => boolean,
): MetricRow[] {
  const shown = SHOWN_FIGURES.filter(({ name, isOnPageOnly }) => !isOnPageOnly && measures[name].head !== null);
  const rows = shown.map(({ name, label, unit }): MetricRow => {
    const { base, head, change } = amountCells(measures[name], AMOUNT_STYLES[unit], isGrey(name));
    const known = questions.filter((question) => question.measures[name] !== undefined).length;
    const changeCell: Text = isGrey(name) ? [{ grey: [change] }] : [change];
    return { label: [label, partText(known, questions.length)], base, head: [head], change: changeCell };
  });
  return [...callRow(measures.failed_steps, measures.steps), ...rows];
}

/** For how many questions a figure holds; empty if for all. */
function partText(part: number, all: number): string {
  return part < all ? `, ${whole(part)} of ${counted(all, 'question')}` : '';
}

function callRow(failedCalls: MeasureDelta, calls: MeasureDelta): MetricRow[] {
  if (calls.head === null) return [];
  const base = calls.base === null ? null : { part: failedCalls.base ?? 0, of: calls.base };
  return [shareRow('Failed tool calls', base, { part: failedCalls.head ?? 0, of: calls.head })];
}
