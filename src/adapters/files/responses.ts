import { type Decoded, invalid, ok } from '../../core/decode/decoded.js';
import { decodeResponse, mistypedId } from '../../core/decode/response.js';
import { IS_CORPUS, looksLikeCorpus } from '../../core/decode/swapped.js';
import type { Response } from '../../core/model.js';
import { depthWithin, mayLoseDigits, readExactJson, readJson } from '../../core/text/json.js';
import { MAX_JSON_DEPTH } from '../../core/text/json-reader.js';
import { isMapping, type Mapping } from '../../core/values.js';
import { parseDocument } from './corpus.js';
import { findFiles, readText } from './find-files.js';
import { fileError, type InputRules, isQuotable, RESPONSES, type Roots } from './input-file.js';
import { type Line, readLines, readStdin } from './lines.js';
import { placesInYaml } from './yaml-positions.js';

/** One response record with its place, decoded, or why it could not be. */
export interface ResponseRecord {
  readonly file: string;
  /** Where a file is read line by line. */
  readonly line?: number;
  readonly path?: readonly (string | number)[];
  readonly decoded: Decoded<Response>;
}

/** What stands for standard input, where files may lie anywhere. */
const STDIN = ['-', '/dev/stdin'];

/**
 * Reads response files (paths or globs) record by record; of JSONL only one line is in memory at a time. Standard input
 * is JSONL.
 */
export async function* readResponses(patterns: readonly string[], roots: Roots = null): AsyncGenerator<ResponseRecord> {
  const isStdin = (pattern: string) => roots === null && STDIN.includes(pattern);
  if (patterns.some(isStdin)) yield* readJsonLines('stdin', readStdin());
  const files = patterns.filter((pattern) => !isStdin(pattern));
  const rules = { kinds: RESPONSES, roots };
  for (const file of await findFiles(files, 'responses', rules)) {
    if (/\.(jsonl|ndjson)$/i.test(file)) yield* readJsonLines(file, readLines(file, rules));
    else yield* readWhole(file, rules);
  }
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

/** A list of records, a map from question id to record, or one record. */
async function* readWhole(file: string, rules: InputRules): AsyncGenerator<ResponseRecord> {
  const text = await readText(file, rules);
  const value = parseDocument(text, file);
  if (looksLikeCorpus(value)) throw fileError(file, IS_CORPUS);
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
    for (const [id, record] of Object.entries(value)) {
      const named = isMapping(record) ? { question_id: id, ...record } : record;
      yield { file, path: [id], decoded: decodeRecord(named, () => idAt(id)) };
    }
  } else {
    yield { file, path: [], decoded: decodeRecord(value, idAt) };
  }
}

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
