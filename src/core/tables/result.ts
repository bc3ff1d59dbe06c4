import { codesOf, endOfString, readExactJson, readJson } from '../text/json.js';
import { plural } from '../text/numerals.js';
import { detached, isMapping, type Mapping } from '../text/values.js';
import { isMostlyEmpty } from './forms/rows.js';

/** A SPARQL output: a boolean, rows, or an output that cannot be read. */
export type SparqlResult =
  | { readonly kind: 'ask'; readonly value: boolean }
  | { readonly kind: 'select'; readonly columns: readonly string[]; readonly rows: readonly Mapping[] }
  | { readonly kind: 'unreadable'; readonly reason: string };

export type SelectResult = Extract<SparqlResult, { kind: 'select' }>;
export type Unreadable = Extract<SparqlResult, { kind: 'unreadable' }>;

/** Reads a tool output, text or value, as SPARQL 1.1 Query Results JSON. Never throws. */
export function decodeSparqlResult(output: unknown): SparqlResult {
  if (typeof output !== 'string') return resultOfValue(output);
  const known = latestOf(output);
  if (known) return known;
  const json = readJson(output, parseResult);
  const result = json.kind === 'invalid' ? unreadable(`is not SPARQL JSON: ${json.reason}`) : resultOfValue(json.value);
  if (result.kind === 'select') TEXTS.set(result.rows, output);
  LATEST_RESULTS.push({ text: output, result });
  if (LATEST_RESULTS.length > MAX_LATEST_RESULTS) LATEST_RESULTS.shift();
  return result;
}

/** The texts from which rows were read. */
const TEXTS = new WeakMap<readonly Mapping[], string>();

/** A result with all digits of its numbers: JSON.parse rounds those that a double cannot hold. */
export function withAllDigits(result: SelectResult): SelectResult {
  const json = readExactJson(TEXTS.get(result.rows) ?? '');
  const exact = json.kind === 'value' ? resultOfValue(json.value) : json;
  return exact.kind === 'select' ? { ...result, rows: exact.rows } : result;
}

/** The texts read last: a right answer is often the very text of its reference, and what is shown was compared before. */
const LATEST_RESULTS: { readonly text: string; readonly result: SparqlResult }[] = [];
const MAX_LATEST_RESULTS = 2;

function latestOf(output: string): SparqlResult | undefined {
  return LATEST_RESULTS.find(({ text }) => text === output)?.result;
}

function resultOfValue(value: unknown): SparqlResult {
  if (!isMapping(value)) return unreadable(`is not SPARQL JSON: ${nameOfKind(value)}, expected an object`);
  if (typeof value.boolean === 'boolean') return { kind: 'ask', value: value.boolean };
  const bindings = isMapping(value.results) ? value.results.bindings : undefined;
  if (!Array.isArray(bindings)) return unreadable('is not SPARQL JSON: no results.bindings and no boolean');
  const oddRow = bindings.findIndex((row: unknown) => typeof row !== 'object' || row === null || Array.isArray(row));
  if (oddRow >= 0) return unreadable(`is not SPARQL JSON: results.bindings[${oddRow}] is not an object`);
  const columns = columnsOf(value.head, bindings);
  if (isMostlyEmpty(columns, bindings)) {
    const size = `${bindings.length} rows of ${columns.length} ${plural(columns.length, 'column')}`;
    return unreadable(`has ${size}, nearly all of them empty`);
  }
  return { kind: 'select', columns, rows: bindings };
}

/** The variables of the head; engines that leave the head out get those of their rows. */
function columnsOf(head: unknown, rows: readonly Mapping[]): readonly string[] {
  const declared = isMapping(head) ? head.vars : undefined;
  if (Array.isArray(declared)) return declared.filter((name) => typeof name === 'string');
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

function nameOfKind(value: unknown): string {
  if (value === null || value === undefined) return 'no output';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}

export function unreadable(reason: string): Unreadable {
  return { kind: 'unreadable', reason };
}

/** Without its first quote: a text that begins with a rare character is found twice as fast. */
const BINDINGS = 'bindings"';
const NO_ROWS = /\s*:\s*\[\s*\]/y;

/** Searched as a text: an expression takes several times as long for a large output. */
function mayHaveNoRows(text: string): boolean {
  for (let at = text.indexOf(BINDINGS); at >= 0; at = text.indexOf(BINDINGS, at + 1)) {
    NO_ROWS.lastIndex = at + BINDINGS.length;
    if (NO_ROWS.test(text)) return true;
  }
  return false;
}

/** True for SPARQL JSON that holds a table without rows; most outputs are distinguished without parsing them. */
export function isEmptyResult(output: unknown): boolean {
  if (output === null || output === undefined) return false;
  if (typeof output === 'string' && !latestOf(output) && !mayHaveNoRows(output)) return false;
  const result = decodeSparqlResult(output);
  return result.kind === 'select' && result.rows.length === 0;
}

/** Shorter texts are parsed before the form of their rows is known. */
const SHORT = 1000;

/**
 * Parses SPARQL JSON, with the outcome of `JSON.parse`. The rows of a table are written alike except for the texts of their
 * values; to compare all else with the row before takes less than half of the time.
 */
export function parseResult(text: string): unknown {
  return (text.length < SHORT ? null : parseRows(text)) ?? JSON.parse(text);
}

const BINDINGS_KEY = '"bindings"';
const BRACKET = /[ \t\n\r]*:[ \t\n\r]*\[/y;

/** The result, or null where the text is to be parsed in one piece. */
function parseRows(text: string): unknown {
  const key = text.indexOf(BINDINGS_KEY);
  BRACKET.lastIndex = key + BINDINGS_KEY.length;
  if (key < 0 || !BRACKET.test(text)) return null;
  const start = BRACKET.lastIndex;
  const reader = new RowReader(text, start);
  try {
    return reader.readAll() ? withRows(text.slice(0, start), reader.rows, text.slice(reader.at)) : null;
  } catch {
    return null;
  }
}

/** The text around the rows is parsed with a mark in their place, which must become the bindings of the result. */
function withRows(before: string, rows: readonly Mapping[], after: string): unknown {
  // Without a backslash, there is no other text like the mark.
  if (before.includes('\\') || after.includes('\\')) return null;
  const value: unknown = JSON.parse(`${before}"\\u0000"${after}`);
  const results = isMapping(value) ? value.results : undefined;
  if (!isMapping(value) || !isMapping(results) || !Array.isArray(results.bindings)) return null;
  return results.bindings[0] === '\u0000' ? { ...value, results: { ...results, bindings: rows } } : null;
}

/** The JSON text of a row without the texts of its values. */
interface RowForm {
  readonly columns: readonly FormColumn[];
  /** The text after the last value. */
  readonly end: string;
}

interface FormColumn {
  readonly name: string;
  /** The text before its value. */
  readonly before: string;
  /** A cell with another value. */
  readonly cell: Mapping;
}

/**
 * The form of a row. Texts in the places of its values, if they need no escapes, come out as the values of these columns. Null
 * where it has other values than texts, or a column that cannot be assigned.
 */
function formOf(written: string, row: Mapping): RowForm | null {
  const names = Object.keys(row);
  const pieces = piecesOf(written, row);
  // That is tried with texts that are nowhere in a row without a backslash.
  if (pieces === null || written.includes('\\') || names.includes('__proto__')) return null;
  const marked: Mapping = JSON.parse(
    pieces.map((piece, at) => piece + (at < names.length ? `\\u0000${at}` : '')).join(''),
  );
  const columns = names.map((name, at) => ({ name, before: pieces[at] as string, cell: marked[name] as Mapping }));
  const isForm = columns.every(({ cell }, at) => isMapping(cell) && cell.value === `\u0000${at}`);
  return isForm && Object.keys(marked).length === names.length ? { columns, end: pieces.at(-1) as string } : null;
}

const VALUE_KEY = '"value"';

/** The text around the values, as far as a search finds it. */
function piecesOf(written: string, row: Mapping): string[] | null {
  const pieces: string[] = [];
  let from = 0;
  for (const [name, cell] of Object.entries(row)) {
    const value = isMapping(cell) ? cell.value : null;
    if (typeof value !== 'string') return null;
    const key = written.indexOf(VALUE_KEY, written.indexOf(`"${name}"`, from));
    const at = written.indexOf('"', key + VALUE_KEY.length) + 1;
    pieces.push(detached(written.slice(from, at)));
    from = at + value.length;
  }
  return [...pieces, detached(written.slice(from))];
}

/**
 * The forms of rows that were read last: the rows of a table have one or a few, as other columns are bound or of other types,
 * and the tables that are compared often have the same.
 */
const LATEST_FORMS: RowForm[] = [];
const MAX_LATEST_FORMS = 8;
/** Rows without a known form, which are parsed one by one: so many, and a share of all. */
const FEW_ODD = 8;
const ODD_SHARE = 0.25;

/** Characters of a text that are written in JSON as they are. */
const PLAIN = /[ !#-[\]-\uffff]*/y;
const BLANKS: ReadonlySet<number> = new Set(codesOf(' \t\n\r'));
const [QUOTE, COMMA, OPEN, CLOSE, CLOSE_LIST] = codesOf('",{}]');

/** Reads the rows of a table in JSON, from behind its opening bracket. */
export class RowReader {
  readonly rows: Mapping[] = [];
  private odd = 0;
  constructor(
    private readonly text: string,
    public at: number,
  ) {}

  /** Whether all rows could be read; `at` is then at the closing bracket. Throws where the text is not JSON. */
  readAll(): boolean {
    do {
      const row = this.knownRow() ?? this.oddRow();
      if (row === null) return false;
      this.rows.push(row);
    } while (this.isFollowed());
    return this.text.charCodeAt(this.at) === CLOSE_LIST;
  }

  /** Whether a comma follows, which is taken with the blanks around it. */
  private isFollowed(): boolean {
    this.skipBlanks();
    if (this.text.charCodeAt(this.at) !== COMMA) return false;
    this.at++;
    return true;
  }

  private skipBlanks(): void {
    while (BLANKS.has(this.text.charCodeAt(this.at))) this.at++;
  }

  private knownRow(): Mapping | null {
    this.skipBlanks();
    for (let index = 0; index < LATEST_FORMS.length; index++) {
      const row = this.rowOf(LATEST_FORMS[index] as RowForm);
      if (row === null) continue;
      if (index > 0) LATEST_FORMS.unshift(...LATEST_FORMS.splice(index, 1));
      return row;
    }
    return null;
  }

  private rowOf({ columns, end }: RowForm): Mapping | null {
    const { text } = this;
    const made: Record<string, unknown> = {};
    let { at } = this;
    for (const { name, before, cell } of columns) {
      const start = at + before.length;
      // Faster than `startsWith`.
      if (text.slice(at, start) !== before) return null;
      PLAIN.lastIndex = start;
      PLAIN.test(text);
      at = PLAIN.lastIndex;
      made[name] = { ...cell, value: text.slice(start, at) };
    }
    if (text.slice(at, at + end.length) !== end) return null;
    this.at = at + end.length;
    return made;
  }

  /** A row that is parsed by itself, to find its form; null where there are too many. */
  private oddRow(): Mapping | null {
    if (++this.odd > FEW_ODD + ODD_SHARE * this.rows.length) return null;
    const end = endOfMapping(this.text, this.at);
    const written = this.text.slice(this.at, end);
    const row: unknown = JSON.parse(written);
    if (!isMapping(row)) return null;
    const form = formOf(written, row);
    if (form) LATEST_FORMS.splice(MAX_LATEST_FORMS - 1, 1);
    if (form) LATEST_FORMS.unshift(form);
    this.at = end;
    return row;
  }
}

/** Behind the closing brace of what starts here. */
function endOfMapping(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === OPEN) depth++;
    else if (code === CLOSE && --depth <= 0) return at + 1;
  }
  return text.length;
}
