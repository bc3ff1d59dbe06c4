import { readQuoted } from './yaml-quoted.js';

/** A YAML text in which a short quoted text stands for each long one. */
export interface Shortened {
  readonly rest: string;
  /** Puts the long texts into the value of `rest`; null where one of them is not found again as a whole. */
  readonly restore: (value: unknown) => { readonly value: unknown } | null;
}

/** Of shorter texts the library is as fast. */
const LONG = 100;

/** What stands for a text, with its number. A file that holds this itself is left to the library. */
const PLACEHOLDER = 'stepgate-text-';

/** Control characters, which are errors in many places, and line ends of other systems. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNUSUAL = /[\0-\x08\x0b-\x1f]/;

/** The start of a line whose value begins with a quote: `- `, `key: `, or both. */
const BEFORE_QUOTE = /^ *(?:- +)*(?:[A-Za-z_][\w.-]*: +)?(?=['"])/gm;

/**
 * Takes the long quoted texts out of a YAML text, because the library reads them character by character. A quote that
 * only seems to begin a text (in a comment, in a text over several lines) does no harm: the library then reads its
 * placeholder as part of something else, so that `restore` does not find it. Null where nothing is gained.
 */
export function shortenTexts(text: string): Shortened | null {
  if (text.length < LONG || UNUSUAL.test(text) || text.includes(PLACEHOLDER)) return null;
  const texts: string[] = [];
  const rest: string[] = [];
  let copied = 0;
  BEFORE_QUOTE.lastIndex = 0;
  for (let found = BEFORE_QUOTE.exec(text); found; found = BEFORE_QUOTE.exec(text)) {
    const from = found.index + found[0].length;
    const quoted = readQuoted(text, from, LONG);
    if (quoted === null) return null;
    BEFORE_QUOTE.lastIndex = quoted.to;
    if (quoted.value === null) continue;
    rest.push(text.slice(copied, from), `'${PLACEHOLDER}${texts.length}'`);
    texts.push(quoted.value);
    copied = quoted.to;
  }
  if (texts.length === 0) return null;
  rest.push(text.slice(copied));
  return { rest: rest.join(''), restore: (value) => restoreIn(value, texts) };
}

function restoreIn(root: unknown, texts: readonly string[]): { readonly value: unknown } | null {
  const missing = new Set(texts.keys());
  const restored = (value: unknown): unknown => {
    if (typeof value !== 'string' || !value.startsWith(PLACEHOLDER)) return value;
    const index = Number(value.slice(PLACEHOLDER.length));
    missing.delete(index);
    return texts[index];
  };
  const holder: unknown[] = [root];
  const pending: object[] = [holder];
  const seen = new Set<object>();
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const child of restoreChildren(next, restored)) {
      if (seen.has(child)) continue;
      seen.add(child);
      pending.push(child);
    }
  }
  return missing.size === 0 ? { value: holder[0] } : null;
}

/** Restores the texts of one mapping or list in place; gives back the mappings and lists in it. */
function restoreChildren(value: object, restored: (value: unknown) => unknown): object[] {
  const inner: object[] = [];
  const entries = value as Record<string | number, unknown>;
  for (const key of Object.keys(value)) {
    const child = entries[key];
    if (typeof child === 'object' && child !== null) inner.push(child);
    else if (typeof child === 'string') entries[key] = restored(child);
  }
  return inner;
}
