import { scaleLinear } from 'd3-scale';
import { FRONT_MEASURES } from '../../many/front.js';
import { score as scoreText } from '../../numbers.js';
import { Axis, PlotRow, placesOn } from '../plots/axis.js';
import type { ManyModel, PlottedRun } from './model.js';
import { SCROLLED } from './tables.js';

const HEIGHT = 240;

interface Point extends PlottedRun {
  readonly score: number;
  readonly cost: number;
}

/** Score against cost: the runs for which no other scores as much for less are joined by a line. */
export function FrontPlot({ model: { given, measure } }: { readonly model: ManyModel }) {
  const points = given.flatMap(({ score, cost, ...run }): Point[] =>
    score === null || cost === null ? [] : [{ ...run, score, cost }],
  );
  if (measure === null || points.length < 2) return null;
  const { name, style } = FRONT_MEASURES[measure];
  const show = (cost: number, like = cost) => style.show(cost, style.digits(like));
  return (
    <section id="cost">
      <h2>Score against cost</h2>
      <p class="counts">
        Filled: no other run scores as much for less. {name} per question from left to right, score upwards.
      </p>
      <div class="panes">
        <Drawing points={points} show={show} />
        <Costs points={points} heading={`${name} per question`} show={show} />
      </div>
    </section>
  );
}

interface DrawingProps {
  readonly points: readonly Point[];
  /** `like`: an amount whose digits it has; absent: its own. */
  readonly show: (cost: number, like?: number) => string;
}

function Drawing({ points, show }: DrawingProps) {
  const costs = scaleLinear([0, Math.max(...points.map(({ cost }) => cost)) || 1], [10, 95]).nice(4);
  const x = placesOn(costs);
  const scale = scaleLinear(rangeOf(points), [HEIGHT - 12, 26]).nice(4);
  const y = (value: number) => Math.round(scale(value) * 10) / 10;
  const ticks = costs.ticks(4);
  // All ticks with the digits of their distance.
  const step = ticks[1] ?? 0;
  const front = byCost(points).filter(({ isOnFront }) => isOnFront);
  return (
    <figure class="plot">
      <PlotRow height={HEIGHT}>
        {scale.ticks(4).map((tick) => (
          <>
            <line class="rail" x1="10%" x2="97%" y1={y(tick)} y2={y(tick)} />
            <text class="left" x="0" y={y(tick) + 4}>
              {tick}
            </text>
          </>
        ))}
        {front.slice(1).map((point, before) => {
          const from = front[before] as Point;
          return <line class="trend" x1={x(from.cost)} x2={x(point.cost)} y1={y(from.score)} y2={y(point.score)} />;
        })}
        {points.map(({ letter, score, cost, isOnFront }) => (
          <>
            <circle class={isOnFront ? 'bar' : 'ring same'} cx={x(cost)} cy={y(score)} r="6" />
            <text class="letter" x={x(cost)} y={y(score) - 11}>
              {letter}
            </text>
          </>
        ))}
      </PlotRow>
      <Axis ticks={ticks} at={x} show={(tick) => show(tick, step)} />
    </figure>
  );
}

/** The score need not begin at 0; at least a tenth of it is shown. */
function rangeOf(points: readonly Point[]): [number, number] {
  const scores = points.map(({ score }) => score);
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const missing = Math.max(0.02, 0.1 - (high - low)) / 2;
  return [Math.max(0, low - missing), Math.min(1, high + missing)];
}

function byCost(points: readonly Point[]): Point[] {
  return [...points].sort((a, b) => a.cost - b.cost || b.score - a.score);
}

interface CostsProps extends DrawingProps {
  readonly heading: string;
}

function Costs({ points, heading, show }: CostsProps) {
  return (
    <div class="scroll" {...SCROLLED}>
      <table class="figures costs">
        <thead>
          <tr>
            <th scope="col">Run</th>
            <th scope="col" class="num">
              Score
            </th>
            <th scope="col" class="num">
              {heading}
            </th>
            <th scope="col" class="num">
              Best for its cost
            </th>
          </tr>
        </thead>
        <tbody>
          {byCost(points).map(({ name, score, cost, isOnFront }) => (
            <tr>
              <th scope="row">{name}</th>
              <td class="num">{scoreText(score)}</td>
              <td class="num">{show(cost)}</td>
              <td class="num">{isOnFront ? 'yes' : 'no'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
