import { scaleLinear } from 'd3-scale';
import type { Measures } from '../../core/figures/figures.js';
import { MAX_LISTED } from '../../core/shown.js';
import { whole } from '../../core/text/numerals.js';
import { increment } from '../../core/text/values.js';
import { SHOWN_FIGURES } from '../../core/words/figure-table.js';
import { AMOUNT_STYLES, type AmountStyle } from '../words/numbers.js';
import { Axis, Bars, Plot, PlotRow, placesOn, WIDTH } from './blocks.js';
import { filterKey } from './list.js';
import type { PageModel } from './model.js';

/** Plots of the figures per question: one dot per 5 % of the questions, and the median. */
export function plotAmounts(model: PageModel) {
  const plots = SHOWN_FIGURES.map(({ name, label, unit }) => plotAmount(model, name, label, AMOUNT_STYLES[unit]));
  return <div>{plots}</div>;
}

type Strip = NonNullable<ReturnType<typeof makeStrip>>;

function plotAmount(model: PageModel, name: keyof Measures, title: string, style: AmountStyle) {
  const strips = makeStrips(model, name);
  const amounts = strips.flatMap(({ dots }) => dots);
  const maxAmount = Math.max(0, ...amounts);
  // Without differences, the table of figures is enough.
  if (maxAmount <= 0 || amounts.every((amount) => amount === maxAmount)) return null;
  const scale = scaleLinear([0, maxAmount], WIDTH).nice(4);
  const show = (value: number) => style.show(value, style.digits(value));
  const isEach = strips.every(({ dots }) => dots.length < DOTS);
  const dots = isEach ? 'Each dot is a question' : 'Each dot stands for 5 % of the questions';
  return (
    <Plot title={title} legend={`${dots}, the line for the median.`}>
      {strips.map((strip) => drawStrip(strip, scale, show))}
      <Axis ticks={scale.ticks(4)} at={placesOn(scale)} show={name === 'cost_usd' ? show : shortTick} />
    </Plot>
  );
}

/** Width of a dot in percent of the width of a plot, which is at least 280 pixels, and in pixels. */
const [DOT_SHARE, DOT_SIZE] = [2.5, 7];

/** `scale`: place of an amount in percent of the width. */
function drawStrip(
  { label, dots, median, isBase }: Strip,
  scale: (amount: number) => number,
  show: (value: number) => string,
) {
  const stacks = new Map<number, number>();
  const placed = dots.map((amount) => {
    const column = Math.round(scale(amount) / DOT_SHARE);
    const level = stacks.get(column) ?? 0;
    stacks.set(column, level + 1);
    return { column, level };
  });
  const height = Math.max(...stacks.values()) * DOT_SIZE + 4;
  const at = placesOn(scale)(median);
  return (
    <>
      <p class="strip">
        <span>{label}</span> <span class="counts">median {show(median)}</span>
      </p>
      <PlotRow height={height}>
        <line class="median" x1={at} x2={at} y1="0" y2={height} />
        {placed.map(({ column, level }) => (
          <circle
            class={isBase ? 'quantile base' : 'quantile'}
            cx={`${Math.round(column * DOT_SHARE * 10) / 10}%`}
            cy={height - 4 - level * DOT_SIZE}
            r="3.2"
          />
        ))}
      </PlotRow>
    </>
  );
}

function shortTick(tick: number): string {
  const [size, unit] = tick >= 1e6 ? [tick / 1e6, 'M'] : tick >= 1000 ? [tick / 1000, 'k'] : [tick, ''];
  return `${Math.round(size * 100) / 100}${unit}`;
}

/** Number of dots of a run; fewer questions have a dot each. */
const DOTS = 20;

function makeStrips({ rows, baseLabel, options }: PageModel, name: keyof Measures): Strip[] {
  const amounts = rows.flatMap(({ measures }) => measures[name] ?? []);
  const baseAmounts = rows.flatMap(({ baseMeasures }) => baseMeasures?.[name] ?? []);
  const head = makeStrip(options.thisRun.label, amounts, false);
  const base = baseLabel === null ? null : makeStrip(baseLabel, baseAmounts, true);
  return head ? [...(base ? [base] : []), head] : [];
}

/** The amounts of the dots: the middles of 20 equal parts, 2.5 % to 97.5 %. */
function makeStrip(label: string, amounts: readonly number[], isBase: boolean) {
  if (amounts.length === 0) return null;
  const sorted = Float64Array.from(amounts).sort();
  const amountAt = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const parts = Array.from({ length: DOTS }, (_, at) => amountAt((at + 0.5) / DOTS));
  return { label, dots: sorted.length < DOTS ? [...sorted] : parts, median: amountAt(0.5), isBase };
}

/** Plot of the number of missed questions per cause, in the base run and in this run. */
export function plotCauses(model: PageModel) {
  const counts = countCauses(model);
  if (counts.length === 0) return null;
  const isCompared = model.baseLabel !== null && model.rows.some(({ base }) => base !== null);
  const scale = scaleLinear([0, Math.max(...counts.flatMap(({ base, head }) => [base, head]))], [0, 100]);
  const rows = counts.slice(0, MAX_LISTED).map(({ cause, base, head }) => ({
    title: cause,
    filter: filterKey('c', cause),
    bars: (
      <>
        {isCompared && <rect class="bar base" x="0" y="3" height="6" width={`${scale(base)}%`} />}
        <rect class="bar" x="0" y={isCompared ? 10 : 4} height={isCompared ? 7 : 12} width={`${scale(head)}%`} />
      </>
    ),
    count: isCompared ? `${whole(base)} → ${whole(head)}` : whole(head),
  }));
  const runs = ['Questions: ', <span class="key base" />, ` ${model.baseLabel}, `, <span class="key" />];
  return (
    <Plot title="Why questions miss" legend={isCompared && [...runs, ` ${model.options.thisRun.label}`]}>
      <Bars heads={['Cause', isCompared ? `Questions, ${model.baseLabel} and this run` : 'Questions']} rows={rows} />
    </Plot>
  );
}

function countCauses({ rows }: PageModel) {
  const [base, head] = [new Map<string, number>(), new Map<string, number>()];
  for (const row of rows) {
    if (row.cause !== null) increment(head, row.cause);
    if (row.baseCause !== null) increment(base, row.baseCause);
  }
  return [...new Set([...head.keys(), ...base.keys()])]
    .map((cause) => ({ cause, base: base.get(cause) ?? 0, head: head.get(cause) ?? 0 }))
    .sort((a, b) => b.head - a.head || b.base - a.base);
}
