import { scaleLinear } from 'd3-scale';
import type { Block } from '../../words/blocks.js';
import { Words } from '../blocks.js';
import { Axis, axisNote, type Place, PlotRow, placesOn, WIDTH } from '../plot-axis.js';
import type { PlottedRun } from './model.js';

/** A table of the report. */
export type Table = Extract<Block, { kind: 'table' }>;

/** Attributes of a table that scrolls with keys. The role is `group`, because a page has many tables. */
export const SCROLLED = { tabIndex: 0, role: 'group', 'aria-label': 'Table' } as const;

interface RunsProps {
  readonly table: Table;
  /** Runs of the rows, whose scores are drawn next to their names; null: no drawing. */
  readonly runs: readonly PlottedRun[] | null;
}

/** A table with one row per run. */
export function RunRows({ table: { columns, rows }, runs }: RunsProps) {
  const scale = runs && scaleLinear(scoreRange(runs), WIDTH).nice(4);
  const at = scale && placesOn(scale);
  const note = scale ? axisNote(scale.ticks(4), (tick) => tick.toFixed(2)) : '';
  const alignClass = (column: number) => (columns[column]?.align === 'right' ? 'num' : undefined);
  const drawing = (
    <div class="scroll" {...SCROLLED}>
      <table class="figures runs">
        <thead>
          <tr>
            {columns.map(({ head }, column) => (
              <>
                <th scope="col" class={alignClass(column)}>
                  <Words text={head} />
                </th>
                {column === 0 && scale && at && <DrawnHead ticks={scale.ticks(4)} at={at} />}
              </>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = [], ...cells], row) => (
            <tr>
              <th scope="row">
                <Words text={name} />
              </th>
              {runs?.[row] && at && <Drawn run={runs[row]} at={at} />}
              {cells.map((cell, column) => (
                <td class={alignClass(column + 1)}>
                  <Words text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  return (
    <>
      {drawing}
      {note !== '' && <p class="counts">{note}</p>}
    </>
  );
}

function DrawnHead({ ticks, at }: { readonly ticks: readonly number[]; readonly at: Place }) {
  return (
    <th class="wide" scope="col">
      <span class="sr">Score with interval, drawn</span>
      <Axis ticks={ticks} at={at} show={(tick) => tick.toFixed(2)} />
    </th>
  );
}

function Drawn({ run: { score, interval, isRanked }, at }: { readonly run: PlottedRun; readonly at: Place }) {
  return (
    <td class="wide">
      {score !== null && isRanked && (
        <PlotRow height={22}>
          {interval && <line class="range same" x1={at(interval.low)} x2={at(interval.high)} y1="11" y2="11" />}
          <circle class="bar" cx={at(score)} cy="11" r="5" />
        </PlotRow>
      )}
    </td>
  );
}

/** Range of scores with their intervals; at least 0.1, so that small differences look small. */
function scoreRange(runs: readonly PlottedRun[]): [number, number] {
  const values = runs
    .filter(({ isRanked }) => isRanked)
    .flatMap(({ score, interval }) => [score ?? [], interval ? [interval.low, interval.high] : []].flat());
  if (values.length === 0) return [0, 1];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const missingRange = Math.max(0, 0.1 - (high - low)) / 2;
  return [Math.max(0, low - missingRange), Math.min(1, high + missingRange)];
}
