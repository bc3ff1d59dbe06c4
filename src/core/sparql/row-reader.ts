import { codesOf } from '../text/json-bounds.js';
import { endOfString } from '../text/json-reader.js';
import { isMapping, type Mapping } from '../values.js';
import { formOf, type RowForm } from './row-form.js';

/**
 * The forms of rows that were read last: the rows of a table have one or a few, as other columns are bound or of other types,
 * and the tables that are compared often have the same.
 */
const LATEST: RowForm[] = [];
const MOST_LATEST = 8;
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

  /** Whether all rows could be read; `at` is then at the closing bracket. Throws where the text is no JSON. */
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
    for (let index = 0; index < LATEST.length; index++) {
      const row = this.rowOf(LATEST[index] as RowForm);
      if (row === null) continue;
      if (index > 0) LATEST.unshift(...LATEST.splice(index, 1));
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
    if (form) LATEST.splice(MOST_LATEST - 1, 1);
    if (form) LATEST.unshift(form);
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
