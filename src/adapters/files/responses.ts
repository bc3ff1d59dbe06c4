import { heldInstead } from '../../core/corpus/file-kinds.js';
import { decodeResponse, mistypedId } from '../../core/corpus/response.js';
import type { Response } from '../../core/steps/model.js';
import { depthWithin, MAX_JSON_DEPTH, mayLoseDigits, readExactJson, readJson } from '../../core/text/json.js';
import { isMapping, type Mapping } from '../../core/text/values.js';
import { detectFormat, type FormatName, firstRecordOf, misnamed, TRACE_FORMATS } from '../../core/traces/formats.js';
import { type Decoded, invalid, ok } from '../../core/words/errors.js';
import { parseDocument } from './corpus.js';
import { findFiles, readText } from './find-files.js';
import { fileError, type InputRules, isQuotable, RESPONSES, type Roots } from './input-file.js';
import { fileSource, isEmptyFile, type Line, type LineSource, type ResponseRecord, stdinSource } from './lines.js';
import { readTraceDocument, readTraceLines, type TraceReading } from './traces.js';
import { placesInYaml, writtenKeysInYaml } from './yaml-positions.js';

/** What stands for standard input, where files may lie anywhere. */
const STDIN = ['-', '/dev/stdin'];

/**
 * Reads response files (paths or globs) record by record, and recorded traces as responses; of lines only one is in
 * memory at a time, and of spans those of the traces that are not complete. Standard input is JSONL.
 */
export async function* readResponses(
  patterns: readonly string[],
  roots: Roots,
  reading: TraceReading,
): AsyncGenerator<ResponseRecord> {
  const isStdin = (pattern: string) => roots === null && STDIN.includes(pattern);
  if (patterns.some(isStdin)) yield* readLinesOf(await stdinSource(), reading);
  const files = patterns.filter((pattern) => !isStdin(pattern));
  const rules = { kinds: RESPONSES, roots };
  for (const file of await withoutEmpty(await findFiles(files, 'responses', rules), rules)) {
    const source = fileSource(file, rules);
    if (hasLines(file) || (await isTraceLines(source, reading))) yield* readLinesOf(source, reading);
    else yield* readWhole(file, rules, reading);
  }
  reading.done();
}

/** Who was asked nothing leaves a file of lines without any, beside the files of others. Alone it is a mistake. */
async function withoutEmpty(files: readonly string[], rules: InputRules): Promise<readonly string[]> {
  if (files.length < 2) return files;
  const left: string[] = [];
  for (const file of files) if (!hasLines(file) || !(await isEmptyFile(file, rules))) left.push(file);
  return left.length > 0 ? left : files;
}

function hasLines(file: string): boolean {
  return /\.(jsonl|ndjson)$/i.test(file);
}

async function* readLinesOf(source: LineSource, reading: TraceReading): AsyncGenerator<ResponseRecord> {
  const format = await formatOfLines(source, reading);
  if (format === 'responses') yield* readJsonLines(source.file, source.lines());
  else yield* readTraceLines(source, TRACE_FORMATS[format], reading);
}

/** A first line that is no JSON is read as a response, which says what is wrong with it. */
async function formatOfLines(source: LineSource, reading: TraceReading): Promise<FormatName> {
  const line = await source.first();
  const json = line && readJson(line.text);
  if (json?.kind !== 'value') return reading.format === 'auto' ? 'responses' : reading.format;
  return formatOf(json.value, reading, source.file, line?.number);
}

/** The format of a file, by its first record: the one that was named, or the one that the record shows. */
function formatOf(record: unknown, { format, setting }: TraceReading, file: string, line?: number): FormatName {
  if (format !== 'auto') {
    const message = misnamed(record, format, setting);
    if (message !== null) throw fileError(file, message, line);
    return format;
  }
  const detected = detectFormat(record, `name one with ${setting}`);
  if (detected.kind === 'invalid') throw fileError(file, detected.message, line);
  return detected.format;
}

/** The Collector writes lines into files with the extension of a document. */
async function isTraceLines(source: LineSource, { format, setting }: TraceReading): Promise<boolean> {
  if (!/\.json$/i.test(source.file) || format === 'responses') return false;
  const line = await source.first().catch(() => null);
  const json = line && readJson(line.text);
  if (json?.kind !== 'value') return false;
  const detected = detectFormat(json.value, `name one with ${setting}`);
  return detected.kind === 'format' && detected.format !== 'responses';
}

async function* readJsonLines(file: string, lines: AsyncIterable<Line>): AsyncGenerator<ResponseRecord> {
  let quotes: boolean | null = null;
  for await (const { number, text } of lines) {
    const json = mayLoseDigits(text) ? readExactJson(text) : readJson(text);
    if (json.kind === 'value') {
      yield { file, line: number, decoded: decodeRecord(json.value, () => idInLine(text)) };
      continue;
    }
    quotes ??= isQuotable(file);
    const message = quotes ? invalidLine(json.reason, text) : 'is not JSON';
    yield { file, line: number, decoded: invalid([{ message }]) };
  }
}

/** The first id of a line that is no text, as it is written: 1.0 is not 1. */
function idInLine(text: string): string | null {
  return /"question_id"\s*:\s*([^\s",}[{]+)/.exec(text)?.[1] ?? null;
}

/** The line is known from the file; what is left to say is the column, and that JSON may be laid out elsewhere. */
function invalidLine(reason: string, text: string): string {
  const hint = /^[[{]$/.test(text.trim())
    ? '; expected one record per line; JSON over several lines needs the extension .json'
    : '';
  return `is not JSON: ${reason.replace('line 1 ', '')}${hint}`;
}

async function* readWhole(file: string, rules: InputRules, reading: TraceReading): AsyncGenerator<ResponseRecord> {
  const text = await readText(file, rules);
  const value = parseDocument(text, file);
  const other = heldInstead('responses', value);
  if (other !== null) throw fileError(file, other);
  const format = formatOf(firstRecordOf(value), reading, file);
  const records =
    format === 'responses' ? readResponseDocument(file, text, value) : readTraceDocument(file, value, format, reading);
  yield* withLines(records, text);
}

/** Records of a document; those that cannot be read with the line of their id. */
function* withLines(records: Iterable<ResponseRecord>, text: string): Generator<ResponseRecord> {
  let places: ReturnType<typeof placesInYaml> | null = null;
  for (const record of records) {
    if (record.decoded.kind === 'ok') {
      yield record;
      continue;
    }
    places ??= placesInYaml(text);
    yield { ...record, line: places([...(record.path ?? []), 'question_id'])?.line };
  }
}

/** A list of records, a map from question id to record, or one record. */
function* readResponseDocument(file: string, text: string, value: unknown): Generator<ResponseRecord> {
  let places: ReturnType<typeof placesInYaml> | null = null;
  const idAt = (...path: (string | number)[]) => {
    places ??= placesInYaml(text);
    return places([...path, 'question_id'])?.text ?? null;
  };
  if (Array.isArray(value)) {
    for (const [index, record] of value.entries()) {
      yield { file, path: [index], decoded: decodeRecord(record, () => idAt(index)) };
    }
  } else if (isMapping(value) && !isRecord(value)) {
    const written = mayHaveOddKeys(value, file, text) ? writtenKeysInYaml(text) : null;
    for (const [key, record] of Object.entries(value)) {
      const named = isMapping(record) ? { question_id: written?.get(key) ?? key, ...record } : record;
      yield { file, path: [key], decoded: decodeRecord(named, () => idAt(key)) };
    }
  } else {
    yield { file, path: [], decoded: decodeRecord(value, idAt) };
  }
}

/** Whether a key may be written in another way: `017`, which YAML reads as 15. The text is parsed again only then. */
function mayHaveOddKeys(value: Mapping, file: string, text: string): boolean {
  const odd = Object.keys(value).filter((key) => ODD_KEY.test(key));
  // Keys of JSON are texts.
  if (odd.length === 0 || /\.json$/i.test(file)) return false;
  const written = new Set(Array.from(text.matchAll(LINE_KEY), ([, , key]) => key));
  return !odd.every((key) => written.has(key));
}

/** A number, a boolean or null. */
const ODD_KEY = /^(?:true|false|null|-?(?:[\d.].*|Infinity)|NaN)$/;
/** A key of the outermost mapping, without its quotes. */
const LINE_KEY = /^(["']?)([^\s"':]+)\1:/gm;

/** One record, and no map from ids to records; its id's key may be mistyped. */
function isRecord(value: Mapping): boolean {
  const key = Object.hasOwn(value, 'question_id') ? 'question_id' : mistypedId(value);
  return key !== null && (key === 'question_id' || !isMapping(value[key]));
}

/** A record nested too deeply to be written out again is an answer that went wrong. */
function decodeRecord(value: unknown, writtenId: () => string | null): Decoded<Response> {
  if (!isMapping(value) || depthWithin(value, MAX_JSON_DEPTH)) return decodeResponse(value, writtenId);
  const { question_id, actual_answer } = value;
  const decoded = decodeResponse({ question_id, actual_answer }, writtenId);
  if (decoded.kind === 'invalid') return decoded;
  const unreadable = `nested deeper than ${MAX_JSON_DEPTH} levels`;
  return ok({ ...decoded.value, unreadable });
}
