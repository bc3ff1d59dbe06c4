import { scaleLinear } from 'd3-scale';
import type { HistoryRun } from '../../core/figures/history.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import { changeText, placesOf, score, scorePair, signed } from '../words/numbers.js';
import { Axis, axisNote, Blocks, PlotRow, placesOn, plainTable, Rails, scoreRange, WIDTH } from './blocks.js';
import type { PageModel } from './model.js';
import { Amounts, Causes } from './plot-amounts.js';

/** The plots of the page. Each is a table, or has its figures as text, so that no drawing is needed to read it. */
export function Plots({ model }: { readonly model: PageModel }) {
  return (
    <div class="plots">
      <Change model={model} />
      <Trend model={model} />
      <Causes model={model} />
      <Amounts model={model} />
    </div>
  );
}

/** Plot of the change of the steps score with its interval; changes that are too small to detect are shaded. */
function Change({ model: { change: scoreChange } }: { readonly model: PageModel }) {
  if (!scoreChange) return null;
  const { change, detectable } = scoreChange;
  const { low, high } = scoreChange.interval;
  const maxChange = Math.max(Math.abs(low), Math.abs(high), detectable) * 1.1;
  const scale = scaleLinear([-maxChange, maxChange], WIDTH).nice(5);
  const at = placesOn(scale);
  const ticks = scale.ticks(5);
  const places = Math.max(...ticks.map(placesOf));
  const tone = low > 0 ? 'good' : high < 0 ? 'bad' : 'same';
  return (
    <figure class="plot">
      <figcaption>
        <h3>Change of the steps score</h3>
        <p class="counts">
          {changeText(change)}, 95 % interval {changeText(low)} to {changeText(high)}. Shaded: smaller than the ±
          {fixed(detectable, 3)} that these questions can detect.
        </p>
      </figcaption>
      <PlotRow height={34}>
        <rect class="band" x={at(-detectable)} width={`${scale(detectable) - scale(-detectable)}%`} y="0" height="34" />
        <line class="zero" x1={at(0)} x2={at(0)} y1="0" y2="34" />
        <line class={`range ${tone}`} x1={at(low)} x2={at(high)} y1="17" y2="17" />
        <circle class={`dot ${tone}`} cx={at(change)} cy="17" r="6" />
      </PlotRow>
      <Axis ticks={ticks} at={at} show={(tick) => signed(tick, places)} />
    </figure>
  );
}

const HEIGHT = 90;

function rangeOf(points: readonly Point[]): [number, number] {
  return scoreRange(
    points.flatMap(({ micro, interval }) => [micro, ...(interval ?? [])]),
    0.05,
  );
}

type Point = HistoryRun & { readonly micro: number };

/** Plot of the steps score of the last runs of the base's branch, with intervals. */
function Trend({ model: { trend, baseLabel } }: { readonly model: PageModel }) {
  const points = trend.flatMap((run): Point[] => (run.micro === undefined ? [] : [{ ...run, micro: run.micro }]));
  const [firstPoint, lastPoint] = [points[0], points.at(-1)];
  if (!firstPoint || !lastPoint || points.length < 2) return null;
  return (
    <figure class="plot">
      <figcaption>
        <h3>Steps score of {baseLabel}</h3>
        <p class="counts">
          Last {counted(points.length, 'run')}: {scorePair(firstPoint.micro, lastPoint.micro).join(' → ')}, with 95 %
          intervals. {axisNote(scaleLinear(rangeOf(points)).ticks(3))}
        </p>
      </figcaption>
      <Drawing points={points} />
      <TrendTable points={points} />
    </figure>
  );
}

function Drawing({ points }: { readonly points: readonly Point[] }) {
  const x = placesOn(scaleLinear([0, points.length - 1], [12, 97]));
  const scale = scaleLinear(rangeOf(points), [HEIGHT - 8, 8]);
  const y = (value: number) => Math.round(scale(value) * 10) / 10;
  return (
    <PlotRow height={HEIGHT}>
      <Rails ticks={scale.ticks(3)} y={y} />
      {points.map(({ micro, interval }, at) => {
        const nextPoint = points[at + 1];
        return (
          <>
            {interval && <line class="range same" x1={x(at)} x2={x(at)} y1={y(interval[0])} y2={y(interval[1])} />}
            {nextPoint && <line class="trend" x1={x(at)} x2={x(at + 1)} y1={y(micro)} y2={y(nextPoint.micro)} />}
            <circle class="bar" cx={x(at)} cy={y(micro)} r="4" />
          </>
        );
      })}
    </PlotRow>
  );
}

function TrendTable({ points }: { readonly points: readonly Point[] }) {
  const heads = ['Time (UTC)', 'Commit', 'Steps score', '95 % interval', 'Questions'];
  const rows = points.map(({ time, commit, micro, interval, questions }) => [
    time?.slice(0, 16).replace('T', ' ') ?? '–',
    commit?.slice(0, 7) ?? '–',
    score(micro),
    interval?.map(score).join(' to ') ?? '–',
    whole(questions),
  ]);
  return (
    <div class="sr">
      <Blocks blocks={[plainTable(heads, rows)]} />
    </div>
  );
}
