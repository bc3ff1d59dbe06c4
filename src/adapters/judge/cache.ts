import type { FileHandle } from 'node:fs/promises';
import { decodeVerdictLine, type StoredVerdict, type VerdictCache } from '../../core/judge/verdict.js';
import type { Redact } from '../../core/secrets/redact.js';
import { messageOf, StepgateError } from '../../core/words/errors.js';
import { cut, oneLine } from '../../report/words/text.js';
import { openToAppend } from '../files/output-file.js';

/** A verdict cache in a file to which lines are only ever added: what is written outlives whatever happens next. */
export interface VerdictFile extends VerdictCache {
  /** Lines that were not taken, each with its file, its number and what is wrong. */
  readonly refused: readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * Opens a verdict file, or makes it; null: verdicts are kept for the run only. `earlier` are texts of other runs' files:
 * what is used of them is written here, so that this file holds all that a later run needs.
 */
export async function openVerdicts(
  path: string | null,
  redact: Redact,
  earlier: readonly string[] = [],
): Promise<VerdictFile> {
  const refused: string[] = [];
  const entryOf = entryReader((problem) => refused.push(problem));
  const ofEarlier = (text: string) => text.split('\n').flatMap((line, at) => entryOf(line, `${EARLIER}:${at + 1}`));
  const carried = new Map(earlier.flatMap(ofEarlier));
  const file = path === null ? null : await openToAppend(path);
  const written = new Map(file && path !== null ? await readEntries(file, path, entryOf) : []);
  const put = async (verdict: StoredVerdict): Promise<void> => {
    written.set(verdict.key, verdict);
    await file?.appendFile(`${lineOf(verdict, redact)}\n`);
  };
  const get = async (key: string): Promise<StoredVerdict | null> => {
    const known = written.get(key);
    if (known) return known;
    const earlier = carried.get(key);
    if (earlier) await put(earlier);
    return earlier ?? null;
  };
  return { get, put, refused, close: async () => file?.close() };
}

/** What verdicts are called that came from another run. */
const EARLIER = 'verdicts of an earlier run';

type EntryReader = (line: string, place: string) => [string, StoredVerdict][];

/** One line also for readers that end lines at Unicode's own breaks, as Node's do. */
function lineOf(verdict: StoredVerdict, redact: Redact): string {
  return JSON.stringify(redact(verdict)).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

async function readEntries(file: FileHandle, path: string, entryOf: EntryReader): Promise<[string, StoredVerdict][]> {
  const entries: [string, StoredVerdict][] = [];
  let [last, number] = ['', 0];
  for await (const line of file.readLines({ start: 0, autoClose: false })) {
    if (last === '' && line !== '' && !line.startsWith('{"key":')) {
      throw new StepgateError('input', `${path}: is not a verdict cache; name another file, which will be created`);
    }
    if (line !== '') last = line;
    entries.push(...entryOf(line, `${path}:${++number}`));
  }
  // A run that was killed may have left half a line; the next one begins on its own.
  if (last !== '' && !(await endsWithBreak(file))) await file.appendFile('\n');
  return entries;
}

async function endsWithBreak(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] === 0x0a;
}

/** Characters of what is wrong with a line. */
const MAX_PROBLEM = 200;

function entryReader(refuse: (problem: string) => void): EntryReader {
  return (line, place) => {
    // Half a line is what a run leaves that was killed.
    if (!line.endsWith('}')) return [];
    const read = decodeVerdictLine(line);
    if (read.kind === 'ok') return [[read.value.key, read.value]];
    refuse(`${place}: the verdict is not used: ${cut(oneLine(messageOf(read)), MAX_PROBLEM)}`);
    return [];
  };
}
