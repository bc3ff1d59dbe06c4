import { scaleLinear } from 'd3-scale';
import type { HistoryRun } from '../../core/figures/history.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import { changeText, placesOf, score, scorePair, signed } from '../words/numbers.js';
import { Axis, axisNote, Blocks, Plot, PlotRow, placesOn, plainTable, Rails, scoreRange, WIDTH } from './blocks.js';
import type { PageModel } from './model.js';
import { plotAmounts, plotCauses } from './plot-amounts.js';

/** The plots of the page. Each is a table, or has its figures as text, so that no drawing is needed to read it. */
export function renderPlots(model: PageModel) {
  return (
    <div class="plots">
      {plotChange(model)}
      {plotTrend(model)}
      {plotCauses(model)}
      {plotAmounts(model)}
    </div>
  );
}

/** Plot of the change of the steps score with its interval; changes that are too small to detect are shaded. */
function plotChange({ change: scoreChange }: PageModel) {
  if (!scoreChange) return null;
  const { change, detectable } = scoreChange;
  const { low, high } = scoreChange.interval;
  const maxChange = Math.max(Math.abs(low), Math.abs(high), detectable) * 1.1;
  const scale = scaleLinear([-maxChange, maxChange], WIDTH).nice(5);
  const at = placesOn(scale);
  const ticks = scale.ticks(5);
  const places = Math.max(...ticks.map(placesOf));
  const tone = low > 0 ? 'good' : high < 0 ? 'bad' : 'same';
  const interval = `${changeText(change)}, 95 % interval ${changeText(low)} to ${changeText(high)}`;
  const legend = `${interval}. Shaded: smaller than the ±${fixed(detectable, 3)} that these questions can detect.`;
  return (
    <Plot title="Change of the steps score" legend={legend}>
      <PlotRow height={34}>
        <rect class="band" x={at(-detectable)} width={`${scale(detectable) - scale(-detectable)}%`} y="0" height="34" />
        <line class="zero" x1={at(0)} x2={at(0)} y1="0" y2="34" />
        <line class={`range ${tone}`} x1={at(low)} x2={at(high)} y1="17" y2="17" />
        <circle class={`dot ${tone}`} cx={at(change)} cy="17" r="6" />
      </PlotRow>
      <Axis ticks={ticks} at={at} show={(tick) => signed(tick, places)} />
    </Plot>
  );
}

const HEIGHT = 90;

function scoreScale(points: readonly Point[]) {
  const scores = points.flatMap(({ micro, interval }) => [micro, ...(interval ?? [])]);
  return scaleLinear(scoreRange(scores, 0.05), [HEIGHT - 8, 8]);
}

type Point = HistoryRun & { readonly micro: number };

/** Plot of the steps score of the last runs of the base's branch, with intervals. */
function plotTrend({ trend, baseLabel }: PageModel) {
  const points = trend.flatMap((run): Point[] => (run.micro === undefined ? [] : [{ ...run, micro: run.micro }]));
  const [firstPoint, lastPoint] = [points[0], points.at(-1)];
  if (!firstPoint || !lastPoint || points.length < 2) return null;
  const ends = scorePair(firstPoint.micro, lastPoint.micro).join(' → ');
  const legend = `Last ${counted(points.length, 'run')}: ${ends}, with 95 % intervals. `;
  return (
    <Plot title={`Steps score of ${baseLabel}`} legend={legend + axisNote(scoreScale(points).ticks(3))}>
      {drawTrend(points)}
      {trendTable(points)}
    </Plot>
  );
}

function drawTrend(points: readonly Point[]) {
  const x = placesOn(scaleLinear([0, points.length - 1], [12, 97]));
  const scale = scoreScale(points);
  const y = (value: number) => Math.round(scale(value) * 10) / 10;
  return (
    <PlotRow height={HEIGHT}>
      <Rails ticks={scale.ticks(3)} y={y} />
      {points.map(({ micro, interval }, at) => {
        const nextPoint = points[at + 1];
        return [
          interval && <line class="range same" x1={x(at)} x2={x(at)} y1={y(interval[0])} y2={y(interval[1])} />,
          nextPoint && <line class="trend" x1={x(at)} x2={x(at + 1)} y1={y(micro)} y2={y(nextPoint.micro)} />,
          <circle class="bar" cx={x(at)} cy={y(micro)} r="4" />,
        ];
      })}
    </PlotRow>
  );
}

function trendTable(points: readonly Point[]) {
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
