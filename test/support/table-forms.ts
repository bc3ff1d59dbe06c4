import fc from 'fast-check';

/** A cell as a generator makes it, to be written in many forms. */
export type Cell = string | number | Date | null;
/** A table with names; the first column has different whole numbers. */
export interface WrittenTable {
  readonly names: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const CELL = {
  text: fc.oneof(
    fc.constantFrom(
      ...['oak', 'Ahorn, groß', "d'Or", 'say "hi"', 'a;b', '北京', 'x - y', '01234', 'A1', 'back\\slash', '[old'],
    ),
    fc.string({ unit: fc.constantFrom('a', 'b', 'Z', ' ', '(', '.'), minLength: 1, maxLength: 6 }),
  ),
  whole: fc.integer({ min: -99_999, max: 99_999 }),
  decimal: fc.integer({ min: -99_999, max: 99_999 }).map((cents) => cents / 100),
  date: fc.integer({ min: 0, max: 9999 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day))),
};

/** Texts keep their words in all forms: no blanks at the ends, and none that look like another kind. */
function plainText(text: string): string {
  const trimmed = text.trim().replace(/ +/g, ' ');
  return trimmed === '' || /^[-.()]/.test(trimmed) ? `t${trimmed}` : trimmed;
}

export const writtenTable: fc.Arbitrary<WrittenTable> = fc
  .record({
    kinds: fc.array(fc.constantFrom('text', 'whole', 'decimal', 'date' as const), { maxLength: 3 }),
    ids: fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 5 }),
  })
  .chain(({ kinds, ids }) => {
    const cells = kinds.map((kind): fc.Arbitrary<Cell> => {
      const cell = CELL[kind].map((value) => (typeof value === 'string' ? plainText(value) : value));
      return fc.option(cell, { freq: 6 });
    });
    return fc.tuple(...ids.map(() => fc.tuple(...cells))).map((rows) => ({
      names: ['id', 'a', 'b', 'c'].slice(0, kinds.length + 1),
      rows: rows.map((row, at) => [ids[at] as number, ...row]),
    }));
  });

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function jsonCell(cell: Cell): unknown {
  return cell instanceof Date ? dayOf(cell) : cell;
}

function textCell(cell: Cell): string {
  return cell === null ? '' : String(jsonCell(cell));
}

function objectsOf({ names, rows }: WrittenTable): object[] {
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, jsonCell(row[at] ?? null)])));
}

const listsOf = ({ rows }: WrittenTable) => rows.map((row) => row.map(jsonCell));

function delimited(delimiter: string, hasHeader = true) {
  const quoted = (text: string) =>
    text.includes(delimiter) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return ({ names, rows }: WrittenTable): string =>
    [...(hasHeader ? [names] : []), ...rows.map((row) => row.map(textCell))]
      .map((row) => `${row.map(quoted).join(delimiter)}\n`)
      .join('');
}

/** Tabs as mysql writes them, with backslashes escaped. */
function batchText({ names, rows }: WrittenTable): string {
  const cells = rows.map((row) => row.map((cell) => (cell === null ? '\\N' : textCell(cell).replaceAll('\\', '\\\\'))));
  return [names, ...cells].map((row) => `${row.join('\t')}\n`).join('');
}

function pythonCell(cell: Cell): string {
  if (cell === null) return 'None';
  if (cell instanceof Date)
    return `datetime.date(${cell.getUTCFullYear()}, ${cell.getUTCMonth() + 1}, ${cell.getUTCDate()})`;
  if (typeof cell === 'string') return `'${cell.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  return Number.isInteger(cell) ? String(cell) : `Decimal('${cell}')`;
}

const tupleOf = (cells: readonly string[]) => (cells.length === 1 ? `(${cells[0]},)` : `(${cells.join(', ')})`);

/** Cells that are filled with blanks to the same width in each column. */
function padded({ names, rows }: WrittenTable): { readonly widths: number[]; readonly lines: string[][] } {
  const cells = [[...names], ...rows.map((row) => row.map(textCell))];
  const widths = names.map((_, at) => Math.max(...cells.map((row) => (row[at] as string).length)));
  return { widths, lines: cells.map((row) => row.map((cell, at) => cell.padEnd(widths[at] as number))) };
}

function boxText(table: WrittenTable): string {
  const { widths, lines } = padded(table);
  const ruler = `+${widths.map((width) => '-'.repeat(width + 2)).join('+')}+`;
  const [header = '', ...rows] = lines.map((cells) => `| ${cells.join(' | ')} |`);
  return [ruler, header, ruler, ...rows, ruler, `${rows.length} rows in set (0.01 sec)`, ''].join('\n');
}

function psqlText(table: WrittenTable): string {
  const { widths, lines } = padded(table);
  const ruler = widths.map((width) => '-'.repeat(width + 2)).join('+');
  const [header = '', ...rows] = lines.map((cells) => ` ${cells.join(' | ')} `);
  return [header, ruler, ...rows, `(${rows.length} rows)`, '', ''].join('\n');
}

function columnsText(table: WrittenTable): string {
  const { widths, lines } = padded(table);
  const [header = '', ...rows] = lines.map((cells) => cells.join('  '));
  return [header, widths.map((width) => '-'.repeat(width)).join('  '), ...rows, ''].join('\n');
}

function markdownText({ names, rows }: WrittenTable): string {
  const lines = [names, names.map(() => '---'), ...rows.map((row) => row.map(textCell))];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

const block = (text: string) => ({ type: 'text', text });

/** How programs write a table: the media type of a reference that has it, and its output. */
export const WRITERS: Readonly<
  Record<string, { readonly mediaType?: string; readonly write: (table: WrittenTable) => unknown }>
> = {
  objects: { write: (table) => JSON.stringify(objectsOf(table)) },
  value: { write: objectsOf },
  lists: { write: (table) => JSON.stringify(listsOf(table)) },
  names_and_rows: { write: (table) => JSON.stringify({ columns: table.names, rows: listsOf(table) }) },
  names_and_values: { write: (table) => JSON.stringify([{ columns: table.names, values: listsOf(table) }]) },
  fields: { write: (table) => ({ data: { fields: table.names, values: listsOf(table) }, bookmarks: ['b'] }) },
  columns: {
    write: ({ names, rows }) =>
      Object.fromEntries(names.map((name, at) => [name, rows.map((row) => jsonCell(row[at] ?? null))])),
  },
  rows_key: { write: (table) => JSON.stringify({ success: true, rows: objectsOf(table), rowCount: 3 }) },
  json_in_json: { write: (table) => JSON.stringify(JSON.stringify(objectsOf(table))) },
  result_text: {
    write: (table) => JSON.stringify({ result: `Rows between:\n<d-1>\n${JSON.stringify(objectsOf(table))}\n</d-1>` }),
  },
  json_lines: {
    write: (table) =>
      objectsOf(table)
        .map((row) => `${JSON.stringify(row)}\n`)
        .join(''),
  },
  json_after_words: { write: (table) => `Query OK, some rows.\n\n${JSON.stringify(objectsOf(table), null, 2)}` },
  comma: { mediaType: 'text/csv', write: delimited(',') },
  tab: { mediaType: 'text/tab-separated-values', write: delimited('\t') },
  semicolon: { mediaType: 'text/csv', write: delimited(';') },
  no_header: { mediaType: 'text/csv', write: delimited(',', false) },
  batch: { mediaType: 'text/tab-separated-values', write: batchText },
  markdown: { write: markdownText },
  box: { write: boxText },
  psql: { write: psqlText },
  sqlite_columns: { mediaType: 'text/csv', write: columnsText },
  tuples: { write: ({ rows }) => `[${rows.map((row) => tupleOf(row.map(pythonCell))).join(', ')}]` },
  dicts: {
    write: ({ names, rows }) =>
      `[${rows.map((row) => `{${names.map((name, at) => `'${name}': ${pythonCell(row[at] ?? null)}`).join(', ')}}`).join(', ')}]`,
  },
  block_per_row: { write: (table) => ({ content: objectsOf(table).map((row) => block(JSON.stringify(row))) }) },
  blocks: {
    write: (table) => ({ content: [block(JSON.stringify(objectsOf(table))), block('Took 2.5 ms')], isError: false }),
  },
  structured: { write: (table) => ({ content: [block('rows')], structuredContent: { result: objectsOf(table) } }) },
};
