import { partsInBrackets, readBoundedJson, type Span } from '../../text/json.js';
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
  let longest: ReturnType<typeof longestJson> = null;
  let length = 0;
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
    if (typeof part === 'string') return yield null;
    const [start] = part;
    const end = run.at(-1)?.[1];
    const isNext = end !== undefined && /^\}\s*\{$/.test(text.slice(end - 1, start + 1));
    if (isNext) run.push(part);
    else {
      if (end !== undefined) yield run;
      run = [part];
    }
  }
  if (run.length > 0) yield run;
}
