import { instantOf } from './time.js';

/** What can be done to texts before they are compared. */
export const NORMALIZATIONS = ['trim', 'whitespace', 'case', 'time'] as const;
export type Normalization = (typeof NORMALIZATIONS)[number];

/** What no text of a file begins with by chance. */
const INSTANT = '\u0000instant ';

/** A text in the form in which it is compared; the order in which the list names what is done does not matter. */
export function normalizer(list: readonly Normalization[]): (text: string) => string {
  if (list.length === 0) return (text) => text;
  const does = new Set(list);
  return (text) => {
    const instant = does.has('time') ? dateTime(text.trim()) : null;
    if (instant !== null) return `${INSTANT}${instant}`;
    const trimmed = does.has('trim') ? text.trim() : text;
    const spaced = does.has('whitespace') ? trimmed.replace(/\s+/g, ' ') : trimmed;
    // First to capitals, as ß and ss are equal only there.
    return does.has('case') ? spaced.toUpperCase().toLowerCase() : spaced;
  };
}

/** A day with a time of the day; a year alone is most often a number, and a day alone no instant. */
const DATE_TIME = /^\d{4}-?\d\d-?\d\d[T ]\d\d/i;

/** Longer texts are no date-times. */
const LONGEST = 60;

function dateTime(text: string): number | null {
  return text.length <= LONGEST && DATE_TIME.test(text) ? instantOf(text) : null;
}
