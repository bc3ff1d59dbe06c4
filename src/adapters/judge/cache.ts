import type { FileHandle } from 'node:fs/promises';
import { decodeVerdictLine, type StoredVerdict } from '../../core/judge/verdict.js';
import { MAX_LINE_TEXT } from '../../core/shown.js';
import type { Rewrite } from '../../core/text/values.js';
import { messageOf, StepgateError } from '../../core/words/errors.js';
import { cut, oneLine } from '../../report/words/text.js';
import { openToAppend } from '../files/output-file.js';

/**
 * Opens or creates a verdict file, which is only appended to, so that verdicts survive a later failure. Without a path, verdicts
 * are kept only for this run. `earlier`: texts of other runs' files. A used verdict of them is also written here, so that this
 * file has all verdicts for a later run.
 */
export async function openVerdicts(path: string | null, redact: Rewrite, earlier: readonly string[] = []) {
  /** Messages about refused lines, each with file, line number and reason. */
  const refused: string[] = [];
  const readEntry = makeEntryReader((problem) => refused.push(problem));
  const readEarlier = (text: string) =>
    text.split('\n').flatMap((line, at) => readEntry(line, `verdicts of an earlier run:${at + 1}`));
  const earlierVerdicts = new Map(earlier.flatMap(readEarlier));
  const file = path === null ? null : await openToAppend(path);
  const storedVerdicts = new Map(file && path !== null ? await readEntries(file, path, readEntry) : []);
  const put = async (verdict: StoredVerdict): Promise<void> => {
    storedVerdicts.set(verdict.key, verdict);
    // Some readers (Node's) end a line at Unicode line separators.
    const line = JSON.stringify(redact(verdict)).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
    await file?.appendFile(`${line}\n`);
  };
  const get = async (key: string): Promise<StoredVerdict | null> => {
    const storedVerdict = storedVerdicts.get(key);
    if (storedVerdict) return storedVerdict;
    const earlierVerdict = earlierVerdicts.get(key);
    if (earlierVerdict) await put(earlierVerdict);
    return earlierVerdict ?? null;
  };
  return { get, put, refused, close: async () => file?.close() };
}

type EntryReader = (line: string, place: string) => [string, StoredVerdict][];

async function readEntries(file: FileHandle, path: string, readEntry: EntryReader): Promise<[string, StoredVerdict][]> {
  const entries: [string, StoredVerdict][] = [];
  let [lastLine, number] = ['', 0];
  for await (const line of file.readLines({ start: 0, autoClose: false })) {
    if (lastLine === '' && line !== '' && !line.startsWith('{"key":')) {
      throw new StepgateError('input', `${path}: is not a verdict cache; name another file, which will be created`);
    }
    if (line !== '') lastLine = line;
    entries.push(...readEntry(line, `${path}:${++number}`));
  }
  if (lastLine === '') return entries;
  const { size } = await file.stat();
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  // A killed run may have left half a line, so the next verdict starts on a new line.
  if (buffer[0] !== 0x0a) await file.appendFile('\n');
  return entries;
}

function makeEntryReader(refuse: (problem: string) => void): EntryReader {
  return (line, place) => {
    // Skip half a line of a killed run.
    if (!line.endsWith('}')) return [];
    const decoded = decodeVerdictLine(line);
    if (decoded.kind === 'ok') return [[decoded.value.key, decoded.value]];
    refuse(`${place}: the verdict is not used: ${cut(oneLine(messageOf(decoded)), MAX_LINE_TEXT)}`);
    return [];
  };
}
