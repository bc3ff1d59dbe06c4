import { endOfString, readBoundedJson } from '../../text/json.js';
import { isMapping } from '../../text/values.js';
import { type InnerValue, isRowList, type Unreadable, unreadable } from './rows.js';

/** The longest list or object in JSON in a text that has more, if it has rows that are objects or lists. */
export function readRowsInText(text: string): InnerValue | Unreadable | null {
  const found = longestJson(text);
  if (!found && /[\r\n][ \t]*\[?\{"/.test(text)) return unreadable('its brackets do not end');
  const inside = isMapping(found?.value) ? Object.values(found.value) : [found?.value];
  return inside.some((rows) => isRowList(rows) && rows.length > 0) ? found : null;
}

/** The same with a single object, or with values, which begin a line below a sentence. */
export function readJsonInText(text: string): InnerValue | null {
  const found = longestJson(text);
  const before = text.slice(0, found?.start);
  const isLine = before.slice(before.lastIndexOf('\n') + 1).trim() === '';
  return isLine && !/^\w+$/.test(before.trim()) ? found : null;
}

/** The longest part in brackets that is JSON. Each part is parsed only once, as parts in others are parsed with them. */
function longestJson(text: string): (InnerValue & { readonly start: number }) | null {
  let [longest, length]: [(InnerValue & { readonly start: number }) | null, number] = [null, 0];
  for (const part of partsInBrackets(text)) {
    if (part === null) return null;
    const [start, end] = part;
    if (end - start <= length) continue;
    const json = readBoundedJson(text.slice(start, end));
    if (json.kind === 'value') [longest, length] = [{ value: json.value, start }, end - start];
  }
  return longest;
}

type Span = readonly [start: number, end: number];
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/**
 * The parts of a text that begin and end with brackets, in one walk: quotes count inside of brackets. null where a bracket has no end,
 * as in an output that was cut off.
 */
function* partsInBrackets(text: string): Generator<Span | null> {
  const open: number[] = [];
  const signs = /["[\]{}]/g;
  for (let sign = signs.exec(text); sign !== null; sign = signs.exec(text)) {
    const [character] = sign;
    if (character === '"') {
      if (open.length > 0) signs.lastIndex = endOfString(text, sign.index) + 1;
    } else if (character in CLOSING) open.push(sign.index);
    else {
      const start = open.pop();
      if (start === undefined || CLOSING[text[start] as string] !== character) return yield null;
      if (open.length === 0) yield [start, signs.lastIndex];
    }
  }
  if (open.length > 0) yield null;
}
