import { type FileHandle, rm, stat } from 'node:fs/promises';
import { errorOf } from '../../core/corpus/response.js';
import { exactJsonText, readJson } from '../../core/text/json.js';
import { increment, isMapping, type Mapping, own } from '../../core/text/values.js';
import { StepgateError, usageError } from '../../core/words/errors.js';
import { readLines } from './lines.js';
import { completeFile, openToAppend, partialOf, realFile } from './output-file.js';
import { openText } from './text-file.js';

/** A file of responses to which lines are only ever added: what is written outlives whatever happens next. */
export interface RecordingFile {
  /** How many responses it has for each question. */
  readonly counts: ReadonlyMap<string, number>;
  /** How many of these are errors. */
  readonly errors: ReadonlyMap<string, number>;
  readonly append: (response: Mapping) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Makes a file of responses, or, to resume, opens the one that a recording left. `keepEmpty`: it stays without a response. */
export async function openRecording(path: string, resume: boolean, keepEmpty: boolean): Promise<RecordingFile> {
  const file = await openToAppend(path);
  try {
    const { size } = await file.stat();
    if (size > 0 && !resume) {
      throw usageError(`${path}: exists; continue it with --resume, remove it, or name another file`);
    }
    const end = await readEnd(file, size);
    const { counts, errors } = await countResponses(size > 0 ? recordedIn(path, end) : []);
    // Nothing is changed before all of the file is known to be a recording.
    if (end.kind === 'half') await file.truncate(size - end.length);
    if (end.kind === 'open') await file.write('\n');
    const append = makeAppender(file, path, (await file.stat()).size);
    return { counts, errors, append, close: () => closeFile(file, path, keepEmpty) };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Adds lines one after the other, as long as nobody else adds any. */
function makeAppender(file: FileHandle, path: string, start: number): RecordingFile['append'] {
  let writing: Promise<void> = Promise.resolve();
  let expected = start;
  const add = async (line: string): Promise<void> => {
    const { size } = await file.stat();
    if (size !== expected) {
      throw new StepgateError('input', `${path}: another process writes to this file; record to one file at a time`);
    }
    expected = size + (await writeLine(file, line));
  };
  return (response) => {
    writing = writing.then(() => add(exactJsonText(response)));
    return writing;
  };
}

/** One write for a line, as a rule: a process that is killed leaves the whole line, or nothing of it. Gives back its bytes. */
async function writeLine(file: FileHandle, line: string): Promise<number> {
  const bytes = Buffer.from(`${line}\n`);
  for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten;
  return bytes.length;
}

/** A recording that came to nothing leaves no file; one that is gone meanwhile is an error. */
async function closeFile(file: FileHandle, path: string, keepEmpty: boolean): Promise<void> {
  const { size, ino, dev } = await file.stat();
  await file.close();
  const found = await stat(path).catch(() => null);
  const isThere = found !== null && found.ino === ino && found.dev === dev;
  if (size === 0) {
    if (isThere && !keepEmpty) await rm(path, { force: true });
  } else if (!isThere) {
    throw new StepgateError(
      'input',
      `${path}: was removed or replaced during the recording, and its responses are lost`,
    );
  }
}

const CHUNK = 64 * 1024;

/** How a file ends: with a whole line, with one that only lacks its line end, or with half a line. */
type FileEnd =
  | { readonly kind: 'whole' | 'open' }
  | { readonly kind: 'half'; readonly text: string; readonly length: number };

/** Half a line, as a full disk or a machine that stops can leave, goes, and its question is asked again. Any other text is none of ours. */
async function readEnd(file: FileHandle, size: number): Promise<FileEnd> {
  let end = size;
  const buffer = Buffer.alloc(CHUNK);
  while (end > 0) {
    const start = Math.max(0, end - CHUNK);
    const { bytesRead } = await file.read(buffer, 0, end - start, start);
    const at = buffer.subarray(0, bytesRead).lastIndexOf(0x0a);
    end = at < 0 ? start : start + at + 1;
    if (at >= 0) break;
  }
  if (end === size) return { kind: 'whole' };
  const { buffer: tail } = await file.read(Buffer.alloc(size - end), 0, size - end, end);
  const text = tail.toString('utf8');
  return isHalfResponse(text) ? { kind: 'half', text, length: size - end } : { kind: 'open' };
}

/** Whether a text is the beginning of a recorded response, which is not closed before its end. */
function isHalfResponse(text: string): boolean {
  const begin = '{"question_id":';
  if (!text.startsWith(begin)) return begin.startsWith(text);
  let [depth, inText] = [0, false];
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (inText && character === '\\') at++;
    else if (character === '"') inText = !inText;
    else if (!inText && '{['.includes(character)) depth++;
    else if (!inText && '}]'.includes(character) && --depth === 0) return false;
  }
  return true;
}

/** Takes the errors of some questions out of a recording; the other lines stay as they are. */
export async function dropErrors(path: string, ids: ReadonlySet<string>): Promise<void> {
  const { errors, close } = await openRecording(path, true, false);
  await close();
  if ([...errors.keys()].some((id) => ids.has(id))) await writeLines(path, linesWithoutErrors(path, ids));
}

async function* linesWithoutErrors(path: string, ids: ReadonlySet<string>): AsyncGenerator<string> {
  for await (const { id, isError, text } of recordedIn(path, { kind: 'whole' }))
    if (!isError || !ids.has(id)) yield text;
}

interface RecordedLine {
  readonly id: string;
  readonly isError: boolean;
  readonly text: string;
}

async function countResponses(lines: AsyncIterable<RecordedLine> | readonly RecordedLine[]) {
  const [counts, errors] = [new Map<string, number>(), new Map<string, number>()];
  for await (const { id, isError } of lines) {
    increment(counts, id);
    if (isError) increment(errors, id);
  }
  return { counts, errors };
}

async function* recordedIn(path: string, end: FileEnd): AsyncGenerator<RecordedLine> {
  for await (const { number, text } of readLines(path)) {
    if (end.kind === 'half' && text === end.text) continue;
    const json = readJson(text);
    const response = json.kind === 'value' && isMapping(json.value) ? json.value : {};
    const id = own(response, 'question_id');
    if (typeof id !== 'string') {
      throw new StepgateError('input', `${path}:${number}: is not a recorded response; remove this line, or the file`);
    }
    yield { id, isError: errorOf(response) !== null, text };
  }
}

/** Writes responses as JSONL to a file, which exists only when all are written; gives back how many there are. */
export function writeResponses(file: string, responses: AsyncIterable<Mapping>): Promise<number> {
  return writeLines(file, textsOf(responses));
}

async function* textsOf(responses: AsyncIterable<Mapping>): AsyncGenerator<string> {
  for await (const response of responses) yield exactJsonText(response);
}

/** Writes lines to a file, which has them only when all are written; gives back how many there are. */
async function writeLines(file: string, lines: AsyncIterable<string>): Promise<number> {
  const path = await realFile(file);
  const partial = await openText(partialOf(path));
  let count = 0;
  try {
    for await (const line of lines) {
      await partial.append(`${line}\n`);
      count++;
    }
    await partial.flush();
    await partial.handle.close();
    await completeFile(path);
    return count;
  } catch (error) {
    await partial.handle.close().catch(() => undefined);
    await rm(partialOf(path), { force: true });
    throw error;
  }
}
