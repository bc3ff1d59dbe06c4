/** Fewer characters may as well be a word. */
export const SHORTEST_SECRET = 8;
/** A text of so many characters does not stand in another one by chance. */
const LONG = 20;

const PATH = /^(?:~|\.{1,2})[\\/]|^[A-Za-z]:[\\/]|^\/[^\s]*[._-]/;
const NUMBERS = /^[\d\s.,:;/+-]*$/;
/** What stands between words. */
const GAP = /[\s_.:/<>|-]+/;
const WORD = /^(?:\p{Lu}?[\p{Ll}\p{Lo}]*|\p{Lu}+)$/u;

/**
 * Whether a value is too short or too common to be looked for: to replace each "postgres" or "2024-01-01" would spoil
 * answers, and a reader of such an answer learns no secret.
 */
export function isGuessable(value: string): boolean {
  if (value.length < SHORTEST_SECRET || PATH.test(value)) return true;
  if (value.length >= LONG) return false;
  return NUMBERS.test(value) || value.split(GAP).every((word) => WORD.test(word));
}
