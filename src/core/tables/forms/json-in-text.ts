import { endOfString, readBoundedJson } from '../../text/json.js';
import { isMapping } from '../../text/values.js';
import { isRowList } from './row-list.js';
import type { Broken, InnerValue } from './rows.js';

/** The longest list or object in JSON in a text that has more, if it has rows that are objects or lists. */
export function readRowsInText(text: string): InnerValue | Broken | null {
  const found = longestJson(text);
  if (!found && /[\r\n][ \t]*\[?\{"/.test(text)) return { broken: 'its brackets do not end' };
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

/** How many of the longest parts in brackets are parsed. */
const TRIED_PARTS = 4;

function longestJson(text: string): (InnerValue & { readonly start: number }) | null {
  for (const [start, end] of partsInBrackets(text)) {
    const json = readBoundedJson(text.slice(start, end));
    if (json.kind === 'value') return { value: json.value, start };
  }
  return null;
}

type Span = readonly [start: number, end: number];
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };
const SIGNS = /["[\]{}]/g;

/**
 * The longest parts of a text that begin and end with brackets, in one walk: quotes count inside of brackets. None where a bracket
 * has no end, as in an output that was cut off.
 */
function partsInBrackets(text: string): Span[] {
  const open: number[] = [];
  const longest: Span[] = [];
  SIGNS.lastIndex = 0;
  for (let found = SIGNS.exec(text); found !== null; found = SIGNS.exec(text)) {
    const [[sign = ''], at] = [found, found.index];
    if (sign === '"') {
      if (open.length > 0) SIGNS.lastIndex = endOfString(text, at) + 1;
    } else if (sign in CLOSING) open.push(at);
    else {
      const start = open.pop();
      if (start === undefined || CLOSING[text[start] as string] !== sign) return [];
      // Parts in others are parsed only with them.
      if (open.length === 0) longest.push([start, at + 1]);
      if (longest.length > TRIED_PARTS) longest.sort((a, b) => b[1] - b[0] - a[1] + a[0]).pop();
    }
  }
  return open.length === 0 ? longest.sort((a, b) => b[1] - b[0] - a[1] + a[0]) : [];
}
