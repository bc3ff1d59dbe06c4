import type { MeasureDelta, RunDelta } from '../core/delta.js';
import type { Measures, QuestionFigures } from '../core/figures.js';
import type { Report } from '../core/report.js';
import { sum } from '../core/statistics.js';
import { counted, dollars, percent, points, score, signed, whole } from './numbers.js';
import { code, strong, type Text } from './text.js';
import type { Block, Column, ViewOptions } from './view.js';

/** A row of the metric table; `base` and `change` are shown only where there is a comparison. */
interface MetricRow {
  readonly label: Text;
  readonly base: string;
  readonly head: Text;
  readonly change: string;
}

/** The figures of the run, beside those of the baseline where there is one. */
export function metricBlocks(report: Report, options: ViewOptions): Block[] {
  const { comparison, headline } = report;
  const compared = comparison.kind === 'compared' ? comparison : null;
  const rows = [...scoreRows(report, compared), ...measureRows(compared?.measures ?? measuresOf(report.questions))];
  if (headline.micro === null && rows.length === 0) return [];
  const size = `${counted(headline.questions, 'question')}, ${counted(headline.templates, 'template')}`;
  const columns: Column[] = [
    { head: [size], align: 'left' },
    ...(compared ? [{ head: [code(compared.label)], align: 'right' as const }] : []),
    { head: [options.thisRun], align: 'right' },
    ...(compared ? [{ head: ['Change'], align: 'right' as const }] : []),
  ];
  const cells = rows.map(({ label, base, head, change }) =>
    compared ? [label, [base], head, [change]] : [label, head],
  );
  return [{ kind: 'table', columns, rows: cells }];
}

function scoreRows(report: Report, compared: RunDelta | null): MetricRow[] {
  const { headline } = report;
  if (headline.micro === null) return [];
  const all: MetricRow[] = [
    { label: [strong('Steps score'), ', micro'], base: '', head: [strong(score(headline.micro))], change: '' },
    { label: ['Steps score, macro'], base: '', head: [score(headline.macro)], change: '' },
  ];
  if (!compared) return all;
  const paired: MetricRow[] = [
    deltaRow([strong('Steps score'), ', micro'], compared.base.micro, compared.head.micro, true),
    deltaRow(['Steps score, macro'], compared.base.macro, compared.head.macro, false),
  ];
  if (compared.head.questions === headline.questions && compared.added.length + compared.edited.length === 0)
    return paired;
  const unchanged: Text = [
    ` (the ${counted(compared.head.questions, 'question')} unchanged since `,
    code(compared.label),
    ')',
  ];
  const whole: MetricRow = {
    ...(all[0] as MetricRow),
    label: [strong('Steps score'), `, all ${counted(headline.questions, 'question')}`],
  };
  return [whole, ...paired.map((row) => ({ ...row, label: [...row.label, ...unchanged] }))];
}

function deltaRow(label: Text, base: number | null, head: number | null, stressed: boolean): MetricRow {
  const change = base === null || head === null ? '' : `${points(head - base)} pp`;
  return { label, base: score(base), head: stressed ? [strong(score(head))] : [score(head)], change };
}

/** The measures of a run alone, in the form of a comparison without a base. */
function measuresOf(questions: readonly QuestionFigures[]): RunDelta['measures'] {
  const head = (key: keyof Measures): MeasureDelta => {
    const values = questions.flatMap(({ measures }) => measures[key] ?? []);
    const total = values.length === 0 ? null : sum(values);
    const isCount = key === 'steps' || key === 'failed_steps';
    return { base: null, head: total === null || isCount ? total : total / values.length };
  };
  return {
    input_tokens: head('input_tokens'),
    output_tokens: head('output_tokens'),
    total_tokens: head('total_tokens'),
    elapsed_sec: head('elapsed_sec'),
    cost_usd: head('cost_usd'),
    steps: head('steps'),
    failed_steps: head('failed_steps'),
  };
}

function measureRows(measures: RunDelta['measures']): MetricRow[] {
  const row = (label: string, { base, head }: MeasureDelta, show: (value: number) => string): MetricRow[] => {
    if (head === null) return [];
    const change = base === null ? '' : percent(base, head);
    return [{ label: [label], base: base === null ? '–' : show(base), head: [show(head)], change }];
  };
  return [
    ...callRow(measures.failed_steps, measures.steps),
    ...row('Tokens per question', measures.total_tokens, whole),
    ...row('Seconds per question', measures.elapsed_sec, (value) => value.toFixed(1)),
    ...row('Agent cost per question', measures.cost_usd, dollars),
  ];
}

function callRow(failed: MeasureDelta, calls: MeasureDelta): MetricRow[] {
  if (calls.head === null) return [];
  const of = (part: number | null, all: number | null) =>
    all === null ? '–' : `${countText(part ?? 0)} of ${countText(all)}`;
  const more = (failed.head ?? 0) - (failed.base ?? 0);
  const change = calls.base === null ? '' : signed(more, Number.isInteger(more) ? 0 : 1);
  const base = of(failed.base, calls.base);
  return [{ label: ['Failed tool calls'], base, head: [of(failed.head, calls.head)], change }];
}

/** A count; the mean of several answers has a fraction. */
function countText(count: number): string {
  return Number.isInteger(count) ? whole(count) : count.toFixed(1);
}
