import type { Content } from '../html/jsx-runtime.js';

/** A place on the width of a plot. */
export type Place = (value: number) => string;

/** Room at both ends, so that no mark is cut; in percent of the width. */
export const WIDTH: [number, number] = [3, 97];

/** Makes places of the percents that a scale gives. */
export function placesOn(scale: (value: number) => number): Place {
  return (value) => `${Math.round(scale(value) * 100) / 100}%`;
}

interface RowProps {
  readonly height: number;
  readonly children: Content;
}

/** One row of a plot. It is hidden from screen readers, which have the figures beside it. */
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

/** The numbers below or above the rows of a plot. */
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
