import { scaleLinear } from 'd3-scale';
import { signed } from '../../numbers.js';
import type { PageModel } from '../model.js';
import { Axis, PlotRow, placesOn, WIDTH } from './axis.js';

/** The change of the steps score with its interval, over the changes that are too small to detect. */
export function Change({ model: { change: found } }: { readonly model: PageModel }) {
  if (!found) return null;
  const [change, low, high, detectable] = [found.change, found.interval.low, found.interval.high, found.detectable].map(
    (value) => value * 100,
  ) as [number, number, number, number];
  const most = Math.max(Math.abs(low), Math.abs(high), detectable) * 1.1;
  const scale = scaleLinear([-most, most], WIDTH).nice(5);
  const at = placesOn(scale);
  const tone = low > 0 ? 'good' : high < 0 ? 'bad' : 'same';
  return (
    <figure class="plot">
      <figcaption>
        <h3>Change of the steps score</h3>
        <p class="counts">
          {signed(change, 1)} points, 95 % interval {signed(low, 1)} to {signed(high, 1)}. Shaded: smaller than the ±
          {detectable.toFixed(1)} points that these questions can detect.
        </p>
      </figcaption>
      <PlotRow height={34}>
        <rect class="band" x={at(-detectable)} width={`${scale(detectable) - scale(-detectable)}%`} y="0" height="34" />
        <line class="zero" x1={at(0)} x2={at(0)} y1="0" y2="34" />
        <line class={`range ${tone}`} x1={at(low)} x2={at(high)} y1="17" y2="17" />
        <circle class={`dot ${tone}`} cx={at(change)} cy="17" r="6" />
      </PlotRow>
      <Axis ticks={scale.ticks(5)} at={at} show={(tick) => signed(tick, Number.isInteger(tick) ? 0 : 1)} />
    </figure>
  );
}
