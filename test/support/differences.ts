import type { Difference } from '../../src/core/statistics/sign-flips.js';

/** The worked example of docs/statistics.md: four templates, eleven questions. */
export const EXAMPLE: readonly (readonly number[])[] = [
  [1, 0, 0],
  [-1, 0],
  [1, 1, 0, 0],
  [0, 1],
];

/** Differences by template: one list for each. */
export function makeDifferences(templates: readonly (readonly number[])[]): Difference[] {
  const idOf = (index: number) => String(index).padStart(6, '0');
  return templates.flatMap((changes, index) => changes.map((change) => ({ templateId: idOf(index), change })));
}
