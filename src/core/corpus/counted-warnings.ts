import type { Problem } from '../words/errors.js';

/** The text of a warning for a number of places. */
export type ToMessage = (count: number) => string;

/** Warnings that are shown once for all places: at the first place, with the number of places. */
export interface CountedWarnings {
  /** `subject`: distinguishes warnings with the same text. */
  readonly add: (first: Omit<Problem, 'message'>, toMessage: ToMessage, subject?: unknown) => void;
  readonly list: () => Problem[];
}

export function makeCountedWarnings(): CountedWarnings {
  const seen = new Map<
    string,
    { readonly first: Omit<Problem, 'message'>; readonly toMessage: ToMessage; count: number }
  >();
  return {
    add: (first, toMessage, subject = null) => {
      const name = JSON.stringify([toMessage(1), subject]);
      const known = seen.get(name) ?? { first, toMessage, count: 0 };
      known.count++;
      seen.set(name, known);
    },
    list: () => [...seen.values()].map(({ first, toMessage, count }) => ({ ...first, message: toMessage(count) })),
  };
}
