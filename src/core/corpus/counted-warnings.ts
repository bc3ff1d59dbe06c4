import { madeAt } from '../text/values.js';
import type { Problem } from '../words/errors.js';

/** The text of a warning for a number of places. */
export type ToMessage = (count: number) => string;

type Place = Omit<Problem, 'message'>;

/** Warnings that are shown once for all places: at the first place, with the number of places. */
export function makeCountedWarnings() {
  const seen = new Map<string, { readonly first: Place; readonly toMessage: ToMessage; count: number }>();
  return {
    /** `subject`: distinguishes warnings with the same text. */
    add: (first: Place, toMessage: ToMessage, subject: unknown = null): void => {
      const name = JSON.stringify([toMessage(1), subject]);
      madeAt(seen, name, () => ({ first, toMessage, count: 0 })).count++;
    },
    list: () => [...seen.values()].map(({ first, toMessage, count }) => ({ ...first, message: toMessage(count) })),
  };
}
