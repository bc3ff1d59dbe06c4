/** The records of a text, or why it cannot be read, and the line of what is wrong. */
type Delimited =
  | { readonly kind: 'records'; readonly records: readonly (readonly string[])[] }
  | { readonly kind: 'invalid'; readonly reason: string; readonly line: number };

export type Delimiter = ',' | ';' | '\t' | '|';

/**
 * Reads CSV after RFC 4180, with a delimiter between values; an empty line is a record of one empty value. `asPython`: as Python's
 * csv module, which skips empty lines, and takes text after a closing quote as a part of the value.
 */
export function readDelimited(text: string, delimiter: Delimiter, { asPython = false } = {}): Delimited {
  const records: string[][] = [];
  let record: string[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  const invalid = (trouble: string, place: number): Delimited => {
    const line = text.slice(0, place).split(/\r\n|[\r\n]/).length;
    return { kind: 'invalid', reason: `${trouble} in record ${records.length + 1}`, line };
  };
  while (at < text.length) {
    const start = at;
    const isQuoted = text[at] === '"';
    const end = isQuoted ? closingQuote(text, at) : endOfValue(text, at, delimiter);
    if (end < 0) return invalid('unterminated quote', start);
    at = isQuoted ? end + 1 : end;
    const rest = isQuoted ? text.slice(at, endOfValue(text, at, delimiter)) : '';
    if (rest !== '' && !asPython) return invalid('text after a closing quote', at);
    at += rest.length;
    record.push(isQuoted ? text.slice(start + 1, end).replaceAll('""', '"') + rest : text.slice(start, end));
    const next = text[at];
    if (next === delimiter) {
      at++;
      // A delimiter at the very end is followed by an empty value.
      if (at === text.length) record.push('');
      continue;
    }
    const isEmptyLine = record.length === 1 && at === start;
    if (!(isEmptyLine && asPython)) records.push(record);
    record = [];
    at += next === '\r' && text[at + 1] === '\n' ? 2 : 1;
  }
  if (record.length > 0) records.push(record);
  return { kind: 'records', records };
}

/** A text that a spreadsheet would run as a formula, and one with the guard of `withFormulaGuard`. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** Guards an untrusted cell for a spreadsheet, which would run a text such as `=1+1` as a formula: `'=1+1` is a text. */
export function withFormulaGuard(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The cell before `withFormulaGuard`. */
export function withoutFormulaGuard(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}

/** Finds the closing quote; a doubled quote is an escaped quote. */
function closingQuote(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return -1;
}

function endOfValue(text: string, start: number, delimiter: string): number {
  let at = start;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}
