/** Whether all generated cases are made. */
export const PROVES: boolean = process.env.STEPGATE_PROVE === 'yes';

const LEAST = 30;

/**
 * How many generated cases to make: one in a hundred, at least thirty, the same ones in each run. `npm run prove` makes all of
 * them, and others in each run.
 */
export function fewer(all: number): number {
  return PROVES ? all : Math.max(Math.min(all, LEAST), Math.ceil(all / 100));
}
