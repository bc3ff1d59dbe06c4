import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { LABEL_COLUMNS, type Label, type LabelRow } from '../../core/judge/labels.js';
import { type Delimiter, readDelimited, withoutFormulaGuard } from '../../core/text/delimited.js';
import { readJson } from '../../core/text/json.js';
import { counted } from '../../core/text/numerals.js';
import { isMapping, type Mapping, own } from '../../core/text/values.js';
import { inputError } from '../../core/words/errors.js';
import { parseDocument } from './corpus.js';
import { checkHeader, writeTable } from './delimited-file.js';
import { readText } from './find-files.js';
import { writeText } from './output-file.js';
import { dumpYaml } from './yaml-writer.js';

/** Reads the rows of a file of labels: CSV (also with semicolons), TSV, JSONL, JSON or YAML. */
export async function readLabelRows(file: string): Promise<LabelRow[]> {
  const text = await readText(file);
  const kind = extname(file).toLowerCase();
  if (kind === '.jsonl' || kind === '.ndjson') return readLines(text, file);
  if (kind === '.csv' || kind === '.tsv' || kind === '.txt') return readTable(text, file);
  const value = parseDocument(text, file);
  if (!Array.isArray(value)) throw inputError([{ file, message: 'expected a list of labels' }]);
  return value.map((row: unknown, index) => {
    if (isMapping(row)) return { row, path: [index] };
    throw inputError([{ file, path: [index], message: 'expected a label with question_id, actual_answer and human' }]);
  });
}

function readLines(text: string, file: string): LabelRow[] {
  return text.split('\n').flatMap((line, index): LabelRow[] => {
    if (line.trim() === '') return [];
    const json = readJson(line.replace(/^\ufeff/, ''));
    if (json.kind === 'value' && isMapping(json.value)) return [{ row: json.value, line: index + 1 }];
    throw inputError([{ file, line: index + 1, message: 'expected a label as JSON' }]);
  });
}

/** Spreadsheets of some countries write semicolons. The delimiter is the one that the first line has most often. */
function delimiterOf(text: string): Delimiter {
  const [firstLine = ''] = text.split('\n', 1);
  const count = (delimiter: Delimiter) => firstLine.split(delimiter).length;
  return ([',', ';', '\t'] as const).reduce((best, one) => (count(one) > count(best) ? one : best));
}

function readTable(text: string, file: string): LabelRow[] {
  const table = readDelimited(text, delimiterOf(text));
  if (table.kind === 'invalid') throw inputError([{ file, message: table.reason }]);
  const [header = [], ...records] = table.records;
  const columns = header.map((name) => name.trim());
  const needed = LABEL_COLUMNS.filter((name) => name !== 'reference_answer');
  checkHeader(columns, needed, file);
  let line = 1 + lineBreaks(header) + 1;
  return records.flatMap((values): LabelRow[] => {
    const place = line;
    line += lineBreaks(values) + 1;
    if (values.every((value) => value.trim() === '')) return [];
    const cells = columns.map((name, at) => [name, withoutFormulaGuard(values[at] ?? '')]);
    return [{ row: Object.fromEntries(cells) as Mapping, line: place }];
  });
}

function lineBreaks(values: readonly string[]): number {
  return values.reduce((sum, value) => sum + value.split('\n').length - 1, 0);
}

const TABLES: Readonly<Record<string, Delimiter>> = { '.csv': ',', '.txt': ',', '.tsv': '\t' };
const LISTS = ['.jsonl', '.ndjson', '.json', '.yaml', '.yml'];

/** Refuses to write labels where people's verdicts would be lost, or in an unknown format. */
export async function refuseLabelsFile(file: string): Promise<void> {
  const kind = extname(file).toLowerCase();
  if (!Object.hasOwn(TABLES, kind) && !LISTS.includes(kind)) {
    const message = 'this format cannot be written; name a file that ends in .csv, .tsv, .jsonl, .json or .yaml';
    throw inputError([{ input: '--out', file, message }]);
  }
  const existing = await stat(file).catch(() => null);
  if (!existing?.isFile()) return;
  const rows = await readLabelRows(file).catch(() => null);
  const verdicts = rows?.filter(({ row }) => String(own(row, 'human') ?? '').trim() !== '').length;
  if (verdicts === 0) return;
  const what = verdicts === undefined ? 'has other content' : `has ${counted(verdicts, 'verdict')} of people`;
  throw inputError([{ input: '--out', file, message: `${what}, which would be lost; name another file, or move it` }]);
}

/** Writes answers to label, without any verdict, in the format of the file's name. */
export async function writeLabels(file: string, labels: readonly Label[]): Promise<void> {
  const kind = extname(file).toLowerCase();
  const rows = labels.map(({ questionId, question, referenceAnswer, actualAnswer }) => ({
    ...{ question_id: questionId, question, reference_answer: referenceAnswer },
    ...{ actual_answer: actualAnswer, human: null },
  }));
  if (Object.hasOwn(TABLES, kind)) {
    const cells = rows.map((row) => LABEL_COLUMNS.map((name) => row[name] ?? ''));
    return writeTable(file, LABEL_COLUMNS, cells, TABLES[kind] as Delimiter);
  }
  if (kind === '.yaml' || kind === '.yml') return writeText(file, dumpYaml(rows));
  if (kind === '.json') return writeText(file, `${JSON.stringify(rows, null, 2)}\n`);
  return writeText(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}
