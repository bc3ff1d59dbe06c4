import type { ComparedRun } from '../../core/many/compare-many.js';
import type { Text } from '../text.js';

/** A run with the letter that stands for it where its name has no room. */
export interface LetteredRun extends ComparedRun {
  readonly letter: string;
}

/** Gives the runs letters in the order in which they were given. */
export function withLetters(runs: readonly ComparedRun[]): LetteredRun[] {
  return runs.map((run, index) => ({ ...run, letter: letterAt(index) }));
}

/** A to Z, then AA, AB and so on. */
export function letterAt(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${letterAt(Math.floor(index / 26) - 1)}${last}`;
}

/** "A results-of-main" */
export function runName({ letter, run: { label } }: LetteredRun): Text {
  return [`${letter} ${label}`];
}

/** "A, C and D" */
export function letters(runs: readonly LetteredRun[]): string {
  const all = runs.map(({ letter }) => letter);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
