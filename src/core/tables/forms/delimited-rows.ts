import { type Delimiter, readDelimited } from '../../text/delimited.js';
import { isNumberOrDate } from './number-texts.js';
import { bareName, type FormResult, type Lines, type Rows, type TableKeys, textRows, unreadable } from './rows.js';

const DELIMITERS: readonly Delimiter[] = [',', '\t', ';', '|'];

/** The number of rows below those that psql does not align. */
const FOOTER = /[\r\n]\(\d+ rows?\)\s*$/;

/** Lines of values between commas, tabs, semicolons or bars: of all lines the same number, and at least two. */
export function readDelimitedRows(whole: string, _: Lines, keys: TableKeys): FormResult {
  const text = whole.replace(FOOTER, '');
  const first = text.slice(0, /[\r\n]/.exec(text)?.index);
  const likely = new Set([keys.delimiter ?? ',', ...DELIMITERS]);
  for (const delimiter of [...likely].filter((one) => first.includes(one))) {
    const records = recordsOf(text, delimiter);
    const width = typeof records === 'string' ? 0 : (records[0]?.length ?? 0);
    if (typeof records === 'string' || width < 2 || isSentence(records)) continue;
    if (records.every((record) => record.length === width)) return withHeader(records, keys);
  }
  return null;
}

/** Whether the only line has a blank behind a comma: a sentence rather than a header without rows. */
function isSentence([first = [], ...rest]: readonly (readonly string[])[]): boolean {
  return rest.length === 0 && first.some((name, at) => at > 0 && name.startsWith(' '));
}

/** The same, before others are tried: of the media type of the reference, and without any sign of another form. */
export function readCleanCsv(text: string, lines: Lines, keys: TableKeys): FormResult {
  return keys.delimiter === null || /[[{|?<]/.test(text) ? null : readDelimitedRows(text, lines, keys);
}

/** CSV by its media type: rows can end early, or have one value. */
export function readHintedRows(text: string, _: Lines, keys: TableKeys): FormResult {
  if (keys.delimiter === null) return null;
  const records = recordsOf(text, keys.delimiter);
  if (typeof records === 'string') return unreadable(records);
  const [names = []] = records;
  const wide = records.findIndex((row) => row.length > names.length);
  if (wide < 0) return withHeader(records, keys);
  return unreadable(`row ${wide} has ${records[wide]?.length} values, the first line ${names.length}`);
}

/** One value in each line. */
export function readOneColumn(text: string, lines: Lines, keys: TableKeys): FormResult {
  const records = recordsOf(text, ',');
  const isPlain = typeof records === 'string' || records.some((record) => record.length > 1);
  const rows = withHeader(isPlain ? withoutLastEmpty(withoutLastEmpty(lines().map((line) => [line]))) : records, keys);
  return { ...rows, isLoose: true };
}

/** The records of a text, or why it has none. The end of the last line, and one empty line behind it, is no record. */
function recordsOf(text: string, delimiter: Delimiter): readonly (readonly string[])[] | string {
  const read = readDelimited(text, delimiter);
  const isTabs = delimiter === '\t';
  if (read.kind === 'invalid' && !isTabs) return read.reason;
  // Programs that write tabs seldom quote.
  const records = read.kind === 'records' ? read.records : text.split(/\r\n|\n|\r/).map((line) => line.split('\t'));
  const isEscaped = isTabs && text.includes('\\') && !/(?:^|[\t\r\n])"/.test(text);
  // psql writes blanks around its bars.
  const plain = isEscaped ? withoutEscapes : delimiter === '|' ? (value: string) => value.trim() : null;
  const full = withoutLastEmpty(plain ? records.map((record) => record.map(plain)) : records);
  // Elsewhere than in one column, an empty line is no row.
  return (full[0]?.length ?? 0) > 1 ? full.filter((record) => record.length > 1 || record[0] !== '') : full;
}

function withoutLastEmpty(records: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const last = records.at(-1);
  return records.length > 1 && last?.length === 1 && last[0] === '' ? records.slice(0, -1) : records;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', 0: '\0', '\\': '\\' };
/** A value of mysql and ClickHouse, which write line breaks and tabs with a backslash. */
const withoutEscapes = (value: string) => value.replace(/\\([ntr0\\])/g, (_, letter) => ESCAPES[letter] as string);

function withHeader(records: readonly (readonly string[])[], keys: TableKeys): Rows {
  const [first = [], ...rest] = records;
  if (hasNames(first, rest, keys)) return { ...textRows(first, rest), firstLine: first };
  const width = records.reduce((most, record) => Math.max(most, record.length), 0);
  const names = Array.from({ length: width }, (_, at) => keys.columns?.[at] ?? `${at + 1}`);
  return textRows(names, records);
}

function hasNames(first: readonly string[], rest: readonly (readonly string[])[], { header, columns }: TableKeys) {
  if (header !== null && !columns) return header;
  const known = new Set(columns?.map(bareName));
  if (header === true || first.some((name) => known.has(bareName(name)))) return true;
  if (header === false || first.some(isNumberOrDate)) return false;
  const isNumeric = (at: number) =>
    rest.some((row) => isNumberOrDate(row[at] ?? '')) &&
    rest.every((row) => (row[at] ?? '') === '' || isNumberOrDate(row[at] as string));
  return first.some((_, at) => isNumeric(at)) || columns === null;
}
