import { type Delimiter, readDelimited, withFormulaGuard } from '../../core/text/delimited.js';
import { inputError } from '../../core/words/errors.js';
import { readText } from './find-files.js';
import { createFile, realFile, unwritable, writeText } from './output-file.js';

/** Writes a table that spreadsheets read. Cells that they would run as formulas are guarded. */
export async function writeTable(
  file: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  delimiter: Delimiter,
): Promise<void> {
  const { stringify } = await import('csv-stringify/sync');
  const guarded = rows.map((row) => row.map(withFormulaGuard));
  // Excel reads UTF-8 only after a byte order mark.
  await writeText(file, `\ufeff${stringify([[...columns], ...guarded], { delimiter, record_delimiter: 'windows' })}`);
}

/** A row by column name; missing values of a short row are empty. */
export type Row = Readonly<Record<string, string>>;

/** Reads a tab-separated file with a header, quoted as Python's csv module does. */
export async function readTsv(file: string, columns: readonly string[]): Promise<readonly Row[]> {
  const table = readDelimited(await readText(file), '\t', { asPython: true });
  if (table.kind === 'invalid') throw inputError([{ file, line: table.line, message: 'unterminated quote' }]);
  const [header = [], ...records] = table.records;
  checkHeader(header, columns, file);
  return records.map((values) => Object.fromEntries(header.map((name, at) => [name, values[at] ?? ''])));
}

/** Throws an input error that names the missing columns of a table and those that it has. */
export function checkHeader(header: readonly string[], columns: readonly string[], file: string): void {
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length === 0) return;
  const presentNames = header.map((name) => JSON.stringify(name)).join(', ');
  const missingNames = missing.map((name) => JSON.stringify(name)).join(', ');
  throw inputError([{ file, line: 1, message: `the column ${missingNames} is missing; the file has ${presentNames}` }]);
}

/** Opens a file for writing rows. Each row is written when its promise resolves. */
export async function openTsv(file: string) {
  const { stringify } = await import('csv-stringify/sync');
  const handle = await createFile(await realFile(file));
  const write = async (row: readonly string[]): Promise<void> => {
    const line = stringify([[...row]], { delimiter: '\t', quoted_match: /[\r\n]/ });
    await handle.appendFile(line).catch(unwritable(file));
  };
  return { write, close: () => handle.close() };
}
