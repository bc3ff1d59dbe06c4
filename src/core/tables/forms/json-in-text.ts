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

/** The same with a single object, or with values, which begin a line below a sentence; next to an error, an empty list is no result. */
export function readJsonInText(text: string): InnerValue | Unreadable | null {
  const found = longestJson(text);
  if (!found) return null;
  const before = text.slice(0, found.start);
  const isLine = before.slice(before.lastIndexOf('\n') + 1).trim() === '';
  if (!isLine || /^\w+$/.test(before.trim())) return null;
  const isEmpty = Array.isArray(found.value) && found.value.length === 0;
  return isEmpty && /error|exception|fail/i.test(text) ? unreadable('has an error in place of rows') : found;
}

/**
 * The longest part in brackets that is JSON; objects one after another are the rows of one part. Each part is parsed only once, as
 * parts in others are parsed with them.
 */
function longestJson(text: string): (InnerValue & { readonly start: number }) | null {
  let [longest, length]: [(InnerValue & { readonly start: number }) | null, number] = [null, 0];
  for (const parts of runsOfParts(text)) {
    if (parts === null) return null;
    const [start, end] = [parts[0]?.[0] as number, parts.at(-1)?.[1] as number];
    if (end - start <= length) continue;
    const values = parts.map(([from, to]) => readBoundedJson(text.slice(from, to)));
    if (!values.every((json) => json.kind === 'value')) continue;
    const [first, ...others] = values.map(({ value }) => value);
    [longest, length] = [{ value: others.length > 0 ? [first, ...others] : first, start }, end - start];
  }
  return longest;
}

/** The parts of a text in brackets, those of objects with nothing but blanks between them together. */
function* runsOfParts(text: string): Generator<readonly Span[] | null> {
  let run: Span[] = [];
  for (const part of partsInBrackets(text)) {
    if (part === null) return yield null;
    const [start] = part;
    const end = run.at(-1)?.[1];
    const goesOn = end !== undefined && text[start] === '{' && text[end - 1] === '}' && isBlank(text, end, start);
    if (goesOn) run.push(part);
    else {
      if (end !== undefined) yield run;
      run = [part];
    }
  }
  if (run.length > 0) yield run;
}

function isBlank(text: string, start: number, end: number): boolean {
  return text.slice(start, end).trim() === '';
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
