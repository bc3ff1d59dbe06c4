import { basename } from 'node:path';
import { heldInstead, QUESTION_ALIASES, renameKeys } from '../../core/corpus/keys.js';
import { decodeResponse, missingId, mistypedId, otherIdKey } from '../../core/corpus/response.js';
import { MAX_JSON_DEPTH } from '../../core/limits.js';
import { readExactJson, readJson, writtenValue } from '../../core/text/json.js';
import { depthWithin, isAbsent, isMapping, type Mapping, once, own, type Path } from '../../core/text/values.js';
import { decodeReadableResponse, detectByCalls, recordsAt, valueAt, wrappingKey } from '../../core/traces/documents.js';
import { textOf } from '../../core/traces/events/fields.js';
import {
  type FormatName,
  firstRecordOf,
  misnamed,
  namesOnlyQuestion,
  TRACE_FORMATS,
} from '../../core/traces/formats.js';
import { invalid, messageOf, ok } from '../../core/words/errors.js';
import { parseDocument } from './corpus.js';
import { findFiles, readText } from './find-files.js';
import { fileError, type InputRules, RESPONSES, type Roots } from './input-file.js';
import { fileSource, type Line, type LineSource, type ResponseRecord, stdinSource } from './lines.js';
import { invalidLine, readTraceDocument, readTraceLines, type TraceReading } from './traces.js';
import { type Place, placesInYaml } from './yaml-positions.js';

/** Names of standard input; valid only without a restriction of folders. */
const STDIN = ['-', '/dev/stdin'];

/**
 * Reads response files (paths or globs) record by record, and recorded traces as responses. Only one line is in memory
 * at a time, plus the spans of incomplete traces. Standard input is JSONL.
 */
export async function* readResponses(patterns: readonly string[], roots: Roots, reading: TraceReading) {
  const isStdin = (pattern: string) => roots === null && STDIN.includes(pattern);
  if (patterns.some(isStdin)) refuseLines('stdin', reading);
  if (patterns.some(isStdin)) yield* readLineSource(await stdinSource(), reading);
  const files = patterns.filter((pattern) => !isStdin(pattern));
  const rules = { kinds: RESPONSES, roots };
  for (const file of await withoutEmpty(await findFiles(files, 'responses', rules), rules)) {
    const source = fileSource(file, rules);
    if (hasLines(file)) refuseLines(file, reading);
    if (hasLines(file) || (await isTraceLines(source, reading))) yield* readLineSource(source, reading);
    else yield* readWhole(file, rules, reading);
  }
  reading.done?.();
}

/** Rejects a setting without effect: a line of JSONL is a record itself. */
function refuseLines(file: string, { records }: TraceReading): void {
  if (records.path === null) return;
  throw fileError(file, `has one record per line; ${records.setting} is for a document (.json, .yaml)`);
}

/** Skips empty JSONL files next to others, as of a shard without questions. A single one is an error. */
async function withoutEmpty(files: readonly string[], rules: InputRules): Promise<readonly string[]> {
  if (files.length < 2) return files;
  const nonEmptyFiles: string[] = [];
  for (const file of files)
    if (!hasLines(file) || (await fileSource(file, rules).first()) !== null) nonEmptyFiles.push(file);
  return nonEmptyFiles.length > 0 ? nonEmptyFiles : files;
}

function hasLines(file: string): boolean {
  return /\.(jsonl|ndjson)$/i.test(file);
}

async function* readLineSource(source: LineSource, reading: TraceReading): AsyncGenerator<ResponseRecord> {
  const format = await detectLineFormat(source, reading);
  if (format === 'responses') yield* readJsonLines(source.file, source.lines(), reading.questionId);
  else yield* readTraceLines(source, TRACE_FORMATS[format], reading);
}

/** The format of a JSONL file. A first line that is not JSON is read as a response, which reports its problem. */
async function detectLineFormat(source: LineSource, reading: TraceReading): Promise<FormatName> {
  const line = await source.first();
  const json = line && readJson(line.text);
  if (json?.kind !== 'value') {
    if (line && /^\s*(?:\[|\{\s*$)/.test(line.text)) throw documentError(source.file, line.number);
    return reading.format === 'auto' ? 'responses' : reading.format;
  }
  const sign = reading.format === 'auto' ? await firstKnown(json.value, linesOf(source)) : json.value;
  const format = chooseFormat(sign, reading, source.file, line?.number);
  if (format === 'responses' && Array.isArray(json.value)) throw documentError(source.file, line?.number);
  return format;
}

/** The records of a file that can be read twice. */
async function* linesOf(source: LineSource): AsyncGenerator<unknown> {
  if (!source.isRepeatable) return;
  for await (const { text } of source.lines()) {
    const json = readJson(text);
    if (json.kind === 'value') yield json.value;
  }
}

/**
 * The first record, or if it has no known format the first later one that has: a file may begin with bookkeeping. A record that
 * only names its question may belong to the lines of a session.
 */
async function firstKnown(first: unknown, records: AsyncIterable<unknown> | Iterable<unknown>): Promise<unknown> {
  const isNaming = namesOnlyQuestion(first);
  if (!isNaming && detectByCalls(first, '').kind === 'format') return first;
  for await (const record of records) {
    const detected = detectByCalls(record, '');
    if (detected.kind !== 'format' || detected.format === 'responses') continue;
    if (!isNaming || TRACE_FORMATS[detected.format].kind === 'lines') return record;
  }
  return first;
}

/** The error for JSON that is a list, or goes over several lines, in a file that must have one record per line. */
function documentError(file: string, line?: number): Error {
  const name = hasLines(file) ? `name it ${basename(file).replace(/\.\w+$/, '.json')}` : 'write it to a .json file';
  return fileError(file, `begins a JSON document, expected one record per line; ${name}`, line);
}

/** The format of a file: the given format, or the one detected from the first record. */
function chooseFormat(record: unknown, { format, setting, records }: TraceReading, file: string, line?: number) {
  if (format !== 'auto') {
    const message = misnamed(record, format, setting);
    if (message !== null) throw fileError(file, message, line);
    return format;
  }
  const detected = detectByCalls(record, `name one with ${setting}`);
  if (detected.kind === 'format') return detected.format;
  const key = line === undefined ? wrappingKey(record) : null;
  const hint = key === null ? '' : `; for the records under ${key}, set ${records.setting} to ${key}`;
  throw fileError(file, `${detected.message}${hint}`, line);
}

/** Whether a .json file contains trace lines, as written by the OpenTelemetry Collector. */
async function isTraceLines(source: LineSource, { format, setting, records }: TraceReading): Promise<boolean> {
  if (!/\.json$/i.test(source.file) || format === 'responses' || records.path !== null) return false;
  const line = await source.first().catch(() => null);
  const json = line && readJson(line.text);
  if (json?.kind !== 'value') return false;
  const detected = detectByCalls(json.value, `name one with ${setting}`);
  return detected.kind === 'format' && detected.format !== 'responses';
}

async function* readJsonLines(file: string, lines: AsyncIterable<Line>, ids: TraceReading['questionId']) {
  for await (const line of lines) {
    const { number, text } = line;
    const json = readExactJson(text);
    if (json.kind === 'invalid') yield invalidLine(file, line, json.reason);
    else yield { file, line: number, decoded: decodeRecord(json.value, ids, () => writtenValue(text, 'question_id')) };
  }
}

async function* readWhole(file: string, rules: InputRules, reading: TraceReading): AsyncGenerator<ResponseRecord> {
  const text = await readText(file, rules);
  const parsed = parseDocument(text, file);
  const { path: recordsPath, setting } = reading.records;
  const found = recordsPath === null ? null : recordsAt(parsed, recordsPath);
  if (found?.kind === 'invalid') throw fileError(file, `${setting}: ${messageOf(found)}`);
  const value = found ? found.value.records : parsed;
  const otherKind = heldInstead('responses', value);
  if (otherKind !== null) throw fileError(file, otherKind);
  const sign = await firstKnown(firstRecordOf(value), Array.isArray(value) ? value : []);
  const format = chooseFormat(sign, reading, file);
  const above = found?.value.path ?? [];
  const places = once(() => placesInYaml(text));
  const idPlace: IdPlace = (path) => places()([...above, ...path, 'question_id']);
  const records =
    format === 'responses'
      ? readResponseDocument(file, value, reading.questionId, idPlace)
      : readTraceDocument(file, value, format, reading);
  for (const { path = [], ...record } of records) {
    // Only invalid records need their line.
    const line = record.decoded.kind === 'ok' ? undefined : idPlace(path)?.line;
    yield { ...record, path: [...above, ...path], ...(line !== undefined && { line }) };
  }
}

/** Finds the id of the record at a path. The text is parsed again for the first one. */
type IdPlace = (path: Path) => Place | null;

/** The record with the id that a path names, or else with that of its text; itself without one. */
function withId(record: unknown, { path, ofText }: TraceReading['questionId']): unknown {
  if (!isMapping(record)) return record;
  const id = path === null ? null : textOf(valueAt(record, path));
  if (id !== null) return { ...record, question_id: id };
  const { question_text } = renameKeys(record, QUESTION_ALIASES);
  const isNamed = ofText === undefined || !isAbsent(own(record, 'question_id')) || otherIdKey(record) !== null;
  if (isNamed || mistypedId(record) !== null || typeof question_text !== 'string') return record;
  return { ...record, question_id: ofText(question_text), question_text };
}

/** Reads a list of records, a map from question id to record, or one record. */
function* readResponseDocument(file: string, value: unknown, ids: TraceReading['questionId'], idPlace: IdPlace) {
  const read = (record: unknown, path: Path, paths = ids): ResponseRecord => {
    return { file, path, decoded: decodeRecord(record, paths, () => idPlace(path)?.text ?? null) };
  };
  if (Array.isArray(value)) {
    for (const [index, record] of value.entries()) yield read(record, [index]);
  } else if (isMapping(value) && !isRecord(value) && withId(value, ids) === value) {
    for (const [key, record] of Object.entries(value)) {
      const recordWithId = isMapping(record) ? { question_id: key, ...record } : record;
      yield read(recordWithId, [key], { remedyFor: ids.remedyFor, path: null });
    }
  } else {
    yield read(value, []);
  }
}

/** Whether a mapping is one record, not a map from ids to records. The key of its id may be mistyped. */
function isRecord(value: Mapping): boolean {
  const key = Object.hasOwn(value, 'question_id') ? 'question_id' : mistypedId(value);
  return key !== null && (key === 'question_id' || !isMapping(value[key]));
}

/** Decodes a record, and says for one without an id how to name the key that holds it. A record nested too deeply to be written again counts as an unreadable answer. */
function decodeRecord(record: unknown, ids: TraceReading['questionId'], writtenId: () => string | null) {
  const value = withId(record, ids);
  const key = ids.path === null && isMapping(value) ? otherIdKey(value) : null;
  if (key !== null) return invalid([{ message: `${missingId(value as Mapping)}; ${ids.remedyFor(key)}` }]);
  if (!isMapping(value) || depthWithin(value, MAX_JSON_DEPTH)) return decodeReadableResponse(value, writtenId);
  const { question_id, actual_answer } = value;
  const text = typeof actual_answer === 'string' && { actual_answer };
  const decoded = decodeResponse({ question_id, ...text }, writtenId);
  if (decoded.kind === 'invalid') return decoded;
  const unreadable = `nested deeper than ${MAX_JSON_DEPTH} levels`;
  return ok({ ...decoded.value, unreadable });
}
