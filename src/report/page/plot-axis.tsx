import type { Content } from '../html/jsx-runtime.js';

/** Position of a value on the width of a plot, in percent. Example: `45.5%`. */
export type Place = (value: number) => string;

/** Range of positions in percent of the width, with room at both ends so that no mark is cut. */
export const WIDTH: [number, number] = [3, 97];

/** Makes positions of values from a scale in percent. */
export function placesOn(scale: (value: number) => number): Place {
  return (value) => `${Math.round(scale(value) * 100) / 100}%`;
}

interface RowProps {
  readonly height: number;
  readonly children: Content;
}

/** One row of a plot, hidden from screen readers, because the figures are next to it as text. */
export function PlotRow({ height, children }: RowProps) {
  return (
    <svg aria-hidden="true" height={height} width="100%">
      {children}
    </svg>
  );
}

interface AxisProps {
  readonly ticks: readonly number[];
  readonly at: Place;
  readonly show: (tick: number) => string;
}

/** The axis labels below or above the rows of a plot. */
export function Axis({ ticks, at, show }: AxisProps) {
  return (
    <PlotRow height={16}>
      {ticks.map((tick) => (
        <text x={at(tick)} y="12">
          {show(tick)}
        </text>
      ))}
    </PlotRow>
  );
}

/** Says of an axis that it does not begin at 0; empty if it does. */
export function axisNote(ticks: readonly number[], show: (tick: number) => string = String): string {
  const [first = 0] = ticks;
  return first > 0 ? `The axis begins at ${show(first)}, not at 0.` : '';
}
