/** The records of a text, the line on which each begins, or why it cannot be read. */
type Delimited =
  | { readonly kind: 'records'; readonly records: readonly (readonly string[])[] }
  | { readonly kind: 'invalid'; readonly reason: string };

/** A character between values. */
export type Delimiter = ',' | ';' | '\t';

/** Reads CSV after RFC 4180, with a delimiter between values; an empty line is a record of one empty value. */
export function readDelimited(text: string, delimiter: Delimiter): Delimited {
  const records: string[][] = [];
  let record: string[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const isQuoted = text[at] === '"';
    const end = isQuoted ? closingQuote(text, at) : endOfValue(text, at, delimiter);
    if (end < 0) return { kind: 'invalid', reason: `unterminated quote in record ${records.length + 1}` };
    record.push(isQuoted ? text.slice(at + 1, end).replaceAll('""', '"') : text.slice(at, end));
    at = isQuoted ? end + 1 : end;
    const next = text[at];
    if (next === delimiter) {
      at++;
      // A delimiter at the very end is followed by an empty value.
      if (at === text.length) record.push('');
      continue;
    }
    if (next !== undefined && next !== '\n' && next !== '\r') {
      return { kind: 'invalid', reason: `text after a closing quote in record ${records.length + 1}` };
    }
    records.push(record);
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

/** Takes a text piece by piece, and returns the records that each piece completes. */
interface TsvReader {
  readonly push: (text: string) => Records;
  /** The last record, where no line break ends it; and the line where a quote opens that never ends, null for none. */
  readonly end: () => { readonly records: Records; readonly openQuote: number | null };
}

type Records = readonly (readonly string[])[];

interface Reading {
  state: 'start of record' | 'start of field' | 'in field' | 'in quotes' | 'after quote';
  field: string;
  record: string[];
  records: string[][];
  line: number;
  /** Line of the quote that was opened last. */
  quotedFrom: number;
  afterReturn: boolean;
}

/**
 * Reads values with a tab between them as Python's csv module does: a quote counts where a field starts, a doubled one
 * is an escaped quote, and text after a closing quote belongs to the field. Empty lines are skipped.
 */
export function makeTsvReader(): TsvReader {
  const reading: Reading = {
    state: 'start of record',
    field: '',
    record: [],
    records: [],
    line: 1,
    quotedFrom: 0,
    afterReturn: false,
  };
  const taken = (): Records => reading.records.splice(0);
  const push = (text: string) => {
    for (const [token] of text.matchAll(/[^\t\n\r"]+|[\t\n\r"]/g)) take(reading, token);
    return taken();
  };
  const end = () => {
    const openQuote = reading.state === 'in quotes' ? reading.quotedFrom : null;
    endRecord(reading);
    return { records: taken(), openQuote };
  };
  return { push, end };
}

/** A tab, a quote, half a line break, or a run of other characters. */
function take(reading: Reading, token: string): void {
  const isSecondHalf = token === '\n' && reading.afterReturn;
  const isBreak = (token === '\n' || token === '\r') && !isSecondHalf;
  if (isBreak) reading.line++;
  if (reading.state === 'in quotes') takeQuoted(reading, token);
  else if (isBreak) endRecord(reading);
  else if (token === '\t') endField(reading);
  else if (token === '"' && reading.state !== 'in field') openQuote(reading);
  else if (!isSecondHalf) {
    reading.field += token;
    reading.state = 'in field';
  }
  reading.afterReturn = token === '\r';
}

function takeQuoted(reading: Reading, token: string): void {
  if (token === '"') reading.state = 'after quote';
  else reading.field += token;
}

function openQuote(reading: Reading): void {
  if (reading.state === 'after quote') reading.field += '"';
  else reading.quotedFrom = reading.line;
  reading.state = 'in quotes';
}

function endField(reading: Reading): void {
  reading.record.push(reading.field);
  reading.field = '';
  reading.state = 'start of field';
}

function endRecord(reading: Reading): void {
  if (reading.state !== 'start of record') endField(reading);
  if (reading.record.length > 0) reading.records.push(reading.record);
  reading.record = [];
  reading.state = 'start of record';
}
