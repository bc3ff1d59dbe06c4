import { scaleLinear } from 'd3-scale';
import type { Measures } from '../../core/runs/figures.js';
import { whole } from '../../core/text/numerals.js';
import { increment } from '../../core/text/values.js';
import { type AmountStyle, DOLLARS, SECONDS, TOKENS } from '../words/numbers.js';
import type { FilterNumbers } from './list.js';
import type { PageModel } from './model.js';
import { Axis, type Place, PlotRow, placesOn, WIDTH } from './plot-axis.js';

const MEASURES: readonly (readonly [key: keyof Measures, title: string, style: AmountStyle])[] = [
  ['total_tokens', 'Tokens per question', TOKENS],
  ['elapsed_sec', 'Seconds per question', SECONDS],
  ['cost_usd', 'Cost per question', DOLLARS],
];

/** Plots of tokens, seconds and cost per question: one dot per 5 % of the questions, and the median. */
export function Amounts({ model }: { readonly model: PageModel }) {
  const plots = MEASURES.map(([key, title, style]) => <Amount model={model} name={key} title={title} style={style} />);
  return <div>{plots}</div>;
}

interface AmountProps {
  readonly model: PageModel;
  readonly name: keyof Measures;
  readonly title: string;
  readonly style: AmountStyle;
}

interface Strip {
  readonly label: string;
  readonly quantiles: readonly number[];
  readonly isBase: boolean;
}

function Amount({ model, name, title, style }: AmountProps) {
  const strips = makeStrips(model, name);
  if (strips.length === 0) return null;
  const maxAmount = Math.max(...strips.map(({ quantiles }) => quantiles.at(-1) ?? 0));
  if (maxAmount <= 0) return null;
  const scale = scaleLinear([0, maxAmount], WIDTH).nice(2);
  const at = placesOn(scale);
  const show = (value: number) => style.show(value, style.digits(value));
  return (
    <figure class="plot">
      <figcaption>
        <h3>{title}</h3>
        <p class="counts">Each dot stands for 5 % of the questions, the line for the median.</p>
      </figcaption>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">Run</span>
            </th>
            <th class="wide" scope="col">
              <span class="sr">Drawing</span>
              <Axis ticks={scale.ticks(2)} at={at} show={name === 'cost_usd' ? show : shortTick} />
            </th>
            <th scope="col" class="num">
              Median
            </th>
          </tr>
        </thead>
        <tbody>
          {strips.map((strip) => (
            <StripRow strip={strip} at={at} show={show} />
          ))}
        </tbody>
      </table>
    </figure>
  );
}

interface StripProps {
  readonly strip: Strip;
  readonly at: Place;
  readonly show: (value: number) => string;
}

function StripRow({ strip: { label, quantiles, isBase }, at, show }: StripProps) {
  const median = quantiles[Math.floor(quantiles.length / 2)] ?? 0;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td class="wide">
        <PlotRow height={20}>
          {quantiles.map((value) => (
            <circle class={isBase ? 'quantile base' : 'quantile'} cx={at(value)} cy="10" r="3.5" />
          ))}
          <line class="median" x1={at(median)} x2={at(median)} y1="2" y2="18" />
        </PlotRow>
      </td>
      <td class="num">{show(median)}</td>
    </tr>
  );
}

/** Short text of a tick. Example: `200k`. */
function shortTick(tick: number): string {
  const [size, unit] = tick >= 1e6 ? [tick / 1e6, 'M'] : tick >= 1000 ? [tick / 1000, 'k'] : [tick, ''];
  return `${Math.round(size * 100) / 100}${unit}`;
}

/** Quantiles of the dots: the middles of 20 equal parts, 2.5 % to 97.5 %, and the median. */
const PARTS = Array.from({ length: 21 }, (_, at) => (at < 10 ? (at + 0.5) / 20 : at === 10 ? 0.5 : (at - 0.5) / 20));

function makeStrips({ rows, baseLabel, options }: PageModel, name: keyof Measures): Strip[] {
  const head = computeQuantiles(rows.flatMap(({ measures }) => measures[name] ?? []));
  if (head.length === 0) return [];
  const base = computeQuantiles(rows.flatMap(({ baseMeasures }) => baseMeasures?.[name] ?? []));
  const baseStrips =
    baseLabel === null || base.length === 0 ? [] : [{ label: baseLabel, quantiles: base, isBase: true }];
  return [...baseStrips, { label: options.thisRun.label, quantiles: head, isBase: false }];
}

function computeQuantiles(values: readonly number[]): number[] {
  if (values.length === 0) return [];
  const sortedValues = Float64Array.from(values).sort();
  return PARTS.map(
    (part) => sortedValues[Math.min(sortedValues.length - 1, Math.floor(part * sortedValues.length))] ?? 0,
  );
}

/** Maximum number of causes in the plot. */
const MAX_CAUSES = 8;

interface Counts {
  readonly cause: string;
  readonly base: number;
  readonly head: number;
}

/** Plot of the number of missed questions per cause, in the base run and in this run. */
export function Causes({ model, numbers }: { readonly model: PageModel; readonly numbers: FilterNumbers }) {
  const counts = countCauses(model);
  if (counts.length === 0) return null;
  const isCompared = model.baseLabel !== null;
  const scale = scaleLinear([0, Math.max(...counts.flatMap(({ base, head }) => [base, head]))], [0, 100]);
  return (
    <figure class="plot">
      <figcaption>
        <h3>Why questions miss</h3>
        {isCompared && (
          <p class="counts">
            Questions: <span class="key base" /> {model.baseLabel}, <span class="key" /> {model.options.thisRun.label}
          </p>
        )}
      </figcaption>
      <table class="words">
        <thead class="sr">
          <tr>
            <th scope="col">Cause</th>
            <th scope="col">Drawing</th>
            <th scope="col">Questions{isCompared && `, ${model.baseLabel} and this run`}</th>
          </tr>
        </thead>
        <tbody>
          {counts.slice(0, MAX_CAUSES).map((causeCounts) => (
            <CauseRow
              counts={causeCounts}
              number={numbers.causes.get(causeCounts.cause)}
              scale={scale}
              isCompared={isCompared}
            />
          ))}
        </tbody>
      </table>
    </figure>
  );
}

interface RowProps {
  readonly counts: Counts;
  readonly number: number | undefined;
  readonly scale: (count: number) => number;
  readonly isCompared: boolean;
}

function CauseRow({ counts: { cause, base, head }, number, scale, isCompared }: RowProps) {
  return (
    <tr>
      <th scope="row" title={cause}>
        <a href="#questions" data-filter={`c${number ?? ''}`}>
          {cause}
        </a>
      </th>
      <td class="wide">
        <PlotRow height={20}>
          {isCompared && <rect class="bar base" x="0" y="3" height="6" width={`${scale(base)}%`} />}
          <rect class="bar" x="0" y={isCompared ? 10 : 4} height={isCompared ? 7 : 12} width={`${scale(head)}%`} />
        </PlotRow>
      </td>
      <td class="num">{isCompared ? `${whole(base)} → ${whole(head)}` : whole(head)}</td>
    </tr>
  );
}

function countCauses({ rows }: PageModel): Counts[] {
  const [base, head] = [new Map<string, number>(), new Map<string, number>()];
  for (const row of rows) {
    if (row.cause !== null) increment(head, row.cause);
    if (row.baseCause !== null) increment(base, row.baseCause);
  }
  return [...new Set([...head.keys(), ...base.keys()])]
    .map((cause) => ({ cause, base: base.get(cause) ?? 0, head: head.get(cause) ?? 0 }))
    .sort((a, b) => b.head - a.head || b.base - a.base);
}
