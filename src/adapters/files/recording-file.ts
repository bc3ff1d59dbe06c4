import { type FileHandle, rm, stat } from 'node:fs/promises';
import { errorOf } from '../../core/corpus/response.js';
import { endsWithinJson, exactJsonText, readJson } from '../../core/text/json.js';
import { increment, isMapping, type Mapping, own } from '../../core/text/values.js';
import { StepgateError, usageError } from '../../core/words/errors.js';
import { readFirstLines } from './lines.js';
import { openToAppend, realFile, unwritable, writePieces } from './output-file.js';

/** An append-only file of responses, so that written responses survive a later failure. */
export type RecordingFile = Awaited<ReturnType<typeof openRecording>>;

/**
 * Creates a file of responses, or opens the file of an earlier recording to resume it. `keepEmpty`: keep an empty file.
 */
export async function openRecording(path: string, resume: boolean, keepEmpty: boolean) {
  const file = await openToAppend(path);
  try {
    const { size } = await file.stat();
    if (size > 0 && !resume) {
      throw usageError(`${path}: exists; continue it with --resume, remove it, or name another file`);
    }
    const lastLine = await readLastLine(file, size);
    const half = isHalfResponse(lastLine.toString('utf8')) ? lastLine.length : 0;
    const { counts, errors } = await countResponses(readRecording(path, size - half));
    // The file is changed only after all of it has been recognized as a recording.
    if (half > 0) await file.truncate(size - half);
    else if (lastLine.length > 0) await file.appendFile('\n');
    const append = makeAppender(file, path, (await file.stat()).size);
    return { counts, errors, append, close: () => closeFile(file, path, keepEmpty) };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Appends lines one after the other. Fails if another process also writes to the file, or removes or replaces it. */
function makeAppender(file: FileHandle, path: string, start: number) {
  let writing: Promise<void> = Promise.resolve();
  let expected = start;
  const add = async (line: string): Promise<void> => {
    const { size } = await file.stat();
    if (size !== expected) {
      throw new StepgateError('input', `${path}: another process writes to this file; record to one file at a time`);
    }
    if (!(await isSameFile(file, path))) throw replacedError(path);
    await file.appendFile(line).catch(unwritable(path));
    expected = size + Buffer.byteLength(line);
  };
  return (response: Mapping): Promise<void> => {
    writing = writing.then(() => add(`${exactJsonText(response)}\n`));
    return writing;
  };
}

/** Closes a recording and removes it if it is empty. Throws if the file was removed or replaced meanwhile. */
async function closeFile(file: FileHandle, path: string, keepEmpty: boolean): Promise<void> {
  const { size } = await file.stat();
  const isThere = await isSameFile(file, path);
  await file.close();
  if (size > 0 && !isThere) throw replacedError(path);
  if (size === 0 && isThere && !keepEmpty) await rm(path, { force: true });
}

async function isSameFile(file: FileHandle, path: string): Promise<boolean> {
  const [{ ino, dev }, current] = await Promise.all([file.stat(), stat(path).catch(() => null)]);
  return current?.ino === ino && current.dev === dev;
}

function replacedError(path: string): StepgateError {
  return new StepgateError(
    'input',
    `${path}: was removed or replaced during the recording, and its responses are lost`,
  );
}

const CHUNK = 64 * 1024;

/**
 * Reads what follows the last line end. Half a response, as after a full disk or a crash, is removed and its question
 * is asked again. Any other text is kept as a line.
 */
async function readLastLine(file: FileHandle, size: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let [start, hasLineEnd] = [size, false];
  while (start > 0 && !hasLineEnd) {
    const length = Math.min(CHUNK, start);
    start -= length;
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, start);
    hasLineEnd = buffer.includes(0x0a);
    chunks.push(buffer.subarray(buffer.lastIndexOf(0x0a) + 1));
  }
  return Buffer.concat(chunks.reverse());
}

/** Whether a text is the beginning of a recorded response that is not closed. */
function isHalfResponse(text: string): boolean {
  const opening = '{"question_id":';
  return text.startsWith(opening) ? endsWithinJson(text) : text !== '' && opening.startsWith(text);
}

/** Removes the errors of the given questions from a recording; other lines are unchanged. */
export async function dropErrors(path: string, ids: ReadonlySet<string>): Promise<void> {
  const { errors, close } = await openRecording(path, true, false);
  await close();
  if ([...errors.keys()].some((id) => ids.has(id)))
    await writePieces(await realFile(path), linesWithoutErrors(path, ids));
}

async function* linesWithoutErrors(path: string, ids: ReadonlySet<string>): AsyncGenerator<string> {
  for await (const { id, isError, text } of readRecording(path, Number.POSITIVE_INFINITY))
    if (!isError || !ids.has(id)) yield `${text}\n`;
}

async function countResponses(lines: ReturnType<typeof readRecording>) {
  const [counts, errors] = [new Map<string, number>(), new Map<string, number>()];
  for await (const { id, isError } of lines) {
    increment(counts, id);
    if (isError) increment(errors, id);
  }
  return { counts, errors };
}

/** The responses within the first bytes of a recording. What is cut off may end within a character. */
async function* readRecording(path: string, bytes: number) {
  for await (const { number, text } of readFirstLines(path, bytes)) {
    const json = readJson(text);
    const response = json.kind === 'value' && isMapping(json.value) ? json.value : {};
    const id = own(response, 'question_id');
    if (typeof id !== 'string') {
      throw new StepgateError('input', `${path}:${number}: is not a recorded response; remove this line, or the file`);
    }
    yield { id, isError: errorOf(response) !== null, text };
  }
}

/** Writes responses as JSONL to a file, which appears only when complete; returns their number. */
export async function writeResponses(file: string, responses: AsyncIterable<Mapping>): Promise<number> {
  let count = 0;
  const lines = async function* (): AsyncGenerator<string> {
    for await (const response of responses) {
      yield `${exactJsonText(response)}\n`;
      count++;
    }
  };
  await writePieces(await realFile(file), lines());
  return count;
}
