import { scaleLinear } from 'd3-scale';
import type { Measures } from '../../../core/runs/figures.js';
import { type AmountStyle, DOLLARS, SECONDS, TOKENS } from '../../amounts.js';
import type { PageModel } from '../model.js';
import { Axis, type Place, PlotRow, placesOn, WIDTH } from './axis.js';

const MEASURES: readonly (readonly [key: keyof Measures, title: string, style: AmountStyle])[] = [
  ['total_tokens', 'Tokens per question', TOKENS],
  ['elapsed_sec', 'Seconds per question', SECONDS],
  ['cost_usd', 'Cost per question', DOLLARS],
];

/** What a question takes: a dot for each twentieth of the questions, the median between them. */
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
  const strips = stripsOf(model, name);
  if (strips.length === 0) return null;
  const most = Math.max(...strips.map(({ quantiles }) => quantiles.at(-1) ?? 0));
  if (most <= 0) return null;
  const scale = scaleLinear([0, most], WIDTH).nice(2);
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
              <Axis ticks={scale.ticks(2)} at={at} show={name === 'cost_usd' ? show : shortly} />
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

/** Ticks have little room: 200k. */
function shortly(tick: number): string {
  const [size, unit] = tick >= 1e6 ? [tick / 1e6, 'M'] : tick >= 1000 ? [tick / 1000, 'k'] : [tick, ''];
  return `${Math.round(size * 100) / 100}${unit}`;
}

/** The middles of twenty equal parts of the questions, 2.5 % to 97.5 %, and the median. */
const PARTS = Array.from({ length: 21 }, (_, at) => (at < 10 ? (at + 0.5) / 20 : at === 10 ? 0.5 : (at - 0.5) / 20));

function stripsOf({ rows, baseLabel, options }: PageModel, name: keyof Measures): Strip[] {
  const head = quantilesOf(rows.flatMap(({ measures }) => measures[name] ?? []));
  if (head.length === 0) return [];
  const base = quantilesOf(rows.flatMap(({ baseMeasures }) => baseMeasures?.[name] ?? []));
  const before = baseLabel === null || base.length === 0 ? [] : [{ label: baseLabel, quantiles: base, isBase: true }];
  return [...before, { label: options.thisRun.label, quantiles: head, isBase: false }];
}

function quantilesOf(values: readonly number[]): number[] {
  if (values.length === 0) return [];
  const sorted = Float64Array.from(values).sort();
  return PARTS.map((part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
}
