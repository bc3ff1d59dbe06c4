import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { checksOfEntry, rulesOfEntry } from '../../core/corpus/rules.js';
import { decodeScoring } from '../../core/runs/baseline-file.js';
import type { EvaluationEntry } from '../../core/runs/evaluate-question.js';
import type { CheckedAnswer, EntryHead, RunEntries } from '../../core/show/run-entries.js';
import { isMapping, listAt, type Mapping, own } from '../../core/text/values.js';
import { inputError } from '../../core/words/errors.js';
import type { Scoring } from '../../core/words/scoring-rules.js';
import { parseExpected } from './corpus.js';
import { EVALUATION_FILE } from './evaluation-file.js';
import { readText } from './find-files.js';
import { ANYWHERE, checkInput, fileError, missingReason } from './input-file.js';
import { BASELINE_FILE } from './run-files.js';
import { labelOf } from './runs.js';
import { dumpYaml, parseYaml } from './yaml.js';

/** The answers of an evaluation file by the ids of their questions. Each is read when it is asked for, and none is held. */
export interface EntryFile {
  /** In the order of the file; none for an unknown id. */
  readonly read: (id: string) => Promise<readonly EvaluationEntry[]>;
  readonly close: () => Promise<void>;
}

/** Bytes of an item in which its id must stand. */
const HEAD = 4096;
/** Bytes of an item that is read; a larger one has no place on a page. */
const MAX_ITEM = 64 * 1024 * 1024;
const CHUNK = 1024 * 1024;
const START = '\n- ';

/** Where the items of a list begin, and in the end where it ends; and which of them are about a question, by its id. */
interface Places {
  readonly starts: readonly number[];
  readonly itemsOf: ReadonlyMap<string, readonly number[]>;
}

/** Finds out where each entry of a file stands. A file in another form is read as a whole. */
export async function openEntries(path: string): Promise<EntryFile> {
  const places = await scan(path);
  return places === null ? wholeFile(path) : indexedFile(path, places);
}

async function wholeFile(path: string): Promise<EntryFile> {
  const { heads } = await readRunEntries(path);
  const byId = new Map<string, (() => EvaluationEntry)[]>();
  for (const { id, read } of heads) listAt(byId, id).push(read);
  return {
    read: async (id) => (byId.get(id) ?? []).map((read) => read()),
    close: async () => undefined,
  };
}

async function indexedFile(path: string, { starts, itemsOf }: Places): Promise<EntryFile> {
  const handle = await open(path);
  const readItem = async (item: number): Promise<EvaluationEntry[]> => {
    const [from = 0, to = 0] = starts.slice(item, item + 2);
    if (to - from > MAX_ITEM) return [];
    const text = await textAt(handle, from, to - from);
    return [entryOf((parseYaml(text, path) as unknown[])[0], path)];
  };
  const read = async (id: string) => {
    const entries: EvaluationEntry[] = [];
    for (const item of itemsOf.get(id) ?? []) entries.push(...(await readItem(item)));
    return entries;
  };
  return { read, close: () => handle.close() };
}

async function textAt(handle: FileHandle, from: number, length: number): Promise<string> {
  const bytes = Buffer.allocUnsafe(length);
  await handle.read(bytes, 0, length, from);
  return bytes.toString('utf8');
}

/** The places of all entries; null where the text of the file alone does not say them. */
async function scan(path: string): Promise<Places | null> {
  const handle = await open(path);
  try {
    return await placesIn(handle, path);
  } finally {
    await handle.close();
  }
}

async function placesIn(handle: FileHandle, path: string): Promise<Places | null> {
  const starts: number[] = [];
  const itemsOf = new Map<string, number[]>();
  for await (const chunk of chunksOf(handle)) {
    for (const { from, head } of itemsIn(chunk)) {
      if (from <= (starts.at(-1) ?? -1)) continue;
      const id = head.startsWith('- ') ? scannedId(head, path) : null;
      if (id === null) return null;
      const items = itemsOf.get(id);
      // Nearly all have one item: a list that grows from nothing takes the place of many.
      if (items) items.push(starts.length);
      else itemsOf.set(id, [starts.length]);
      starts.push(from);
    }
    if (chunk.isEnd) starts.push(chunk.from + chunk.bytes.length);
  }
  return { starts, itemsOf };
}

/** Bytes of a file from a place on. They are overwritten by those that come next. */
interface Chunk {
  readonly from: number;
  readonly bytes: Buffer;
  readonly isEnd: boolean;
}

/** A chunk begins with the last bytes of the one before, in which the first bytes of an item may be incomplete. */
async function* chunksOf(handle: FileHandle): AsyncGenerator<Chunk> {
  const buffer = Buffer.allocUnsafe(CHUNK);
  let [from, kept] = [0, 0];
  for (let isEnd = false; !isEnd; ) {
    const { bytesRead } = await handle.read(buffer, kept, CHUNK - kept, from + kept);
    const bytes = buffer.subarray(0, kept + bytesRead);
    isEnd = bytesRead === 0;
    yield { from, bytes, isEnd };
    kept = Math.min(HEAD, bytes.length);
    from += bytes.length - kept;
    buffer.copyWithin(0, bytes.length - kept, bytes.length);
  }
}

/** Where an item of the list begins, and its first bytes. */
interface Item {
  readonly from: number;
  readonly head: string;
}

/** The items of a chunk whose first bytes are all in it. */
function* itemsIn({ from, bytes, isEnd }: Chunk): Generator<Item> {
  const last = bytes.length - (isEnd ? 1 : HEAD);
  let at = from === 0 ? 0 : itemAfter(bytes, 0);
  while (at <= last) {
    const next = itemAfter(bytes, at);
    yield { from: from + at, head: bytes.toString('utf8', at, Math.min(at + HEAD, next)) };
    at = next;
  }
}

function itemAfter(bytes: Buffer, at: number): number {
  const found = bytes.indexOf(START, at);
  return found < 0 ? Number.POSITIVE_INFINITY : found + 1;
}

/** The answers of a run that wrote an evaluation file: of its folder, or of the file itself. Each is read when it is asked for. */
export async function readRunEntries(path: string): Promise<RunEntries> {
  await checkInput(path, ANYWHERE);
  const file = await fileOf(path);
  const text = await readText(file);
  const heads = scannedHeads(text, file) ?? parsedHeads(parseExpected('results', text, file), file);
  const scoring = await scoringBeside(file);
  return { label: labelOf(path), heads, ...(scoring && { rules: scoring.knobs }) };
}

const SCORING = /^scoring:\n(?: .*\n)+/m;

/** How the run was scored, as the baseline file beside its evaluation file says; null where there is none. */
async function scoringBeside(file: string): Promise<Scoring | null> {
  const beside = join(dirname(file), BASELINE_FILE);
  if (basename(file) !== EVALUATION_FILE || !(await stat(beside).catch(() => null))) return null;
  // The whole of it has all questions once more.
  const [text] = SCORING.exec(await readText(beside)) ?? [];
  const value = text === undefined ? null : parseYaml(text, beside);
  return isMapping(value) ? decodeScoring(own(value, 'scoring')) : null;
}

async function fileOf(path: string): Promise<string> {
  const stats = await stat(path).catch(() => null);
  if (!stats) throw fileError(path, missingReason(path, 'there is no such file or folder'));
  if (!stats.isDirectory()) return path;
  const file = join(path, EVALUATION_FILE);
  if (await stat(file).catch(() => null)) return file;
  throw fileError(path, `the folder has no ${EVALUATION_FILE}, which has the steps of the answers`);
}

/** The first keys of each item, from its text alone: parsing a large file takes seconds. Null where the text is no plain list. */
function scannedHeads(text: string, file: string): EntryHead[] | null {
  if (!text.startsWith('- ') || /\n?^---|^\.\.\./m.test(text.slice(0, 10))) return null;
  const heads: EntryHead[] = [];
  for (let at = 0, end = 0; at < text.length; at = end + 1) {
    end = text.indexOf('\n- ', at);
    if (end < 0) end = text.length;
    const head = scannedHead(text.slice(at, end), file);
    if (!head) return null;
    heads.push(head);
  }
  return heads;
}

const ID = /(?:^- |\n {2})question_id: (\S[^\n]*)/;
/** A response has none. */
const TEMPLATE = /(?:^- |\n {2})template_id: /;
const SCORE = /(?:^- |\n {2})steps_score: ([\d.e+-]+)\s*(?:\n|$)/;
const SUCCESS = /(?:^- |\n {2})status: success\s*(?:\n|$)/;
const REFERENCE = /(?:^- |\n {2})reference_steps:(?! \[\])/;
/** Aliases lead to other items, and a text that goes on in the next line is read with them. */
const ALIASED = /(?:: |- )[&*][\w-]+\s*\n/;
const ONE_LINE = /^(?:[\w.-]+|'[^']*'|"[^"\\]*"|[^\s'"|>&*!%@`{[#][^#:]*)$/;

/** The head of one item; null where its text alone does not say where its keys end. */
function scannedHead(item: string, file: string): EntryHead | null {
  const value = scannedId(item, file);
  if (value === null || !TEMPLATE.test(item) || ALIASED.test(item)) return null;
  const written = SCORE.exec(item)?.[1];
  const recorded = written === undefined ? null : Number(written);
  const scored = recorded !== null || REFERENCE.test(item);
  const read = () => entryOf((parseYaml(`${item}\n`, file) as unknown[])[0], file);
  const score = scored ? (SUCCESS.test(item) ? (recorded ?? 0) : 0) : null;
  return { id: value, score, ...(CHECKED.test(item) && { checked: () => scannedChecks(item, file) }), read };
}

const CHECKED = /(?:^- |\n {2})(?:answer|rules_checked):/;
/** A key of its checks, with the lines below it. */
const CHECK_KEYS =
  /(?:^- |\n {2})((?:status|answer_check_score|rules_(?:score|broken|checked|not_checked)):[^\n]*(?:\n {2}(?: {2}|- )[^\n]*)*)/g;
const ANSWER = /(?:^- |\n {2})answer:/;

/** The checks of one item, without reading its steps. */
function scannedChecks(item: string, file: string): CheckedAnswer {
  const blocks = [...item.matchAll(CHECK_KEYS)].map(([, block]) => block);
  const value = parseYaml(`${blocks.join('\n')}\n`, file);
  return isMapping(value) ? checkedAnswer(value, ANSWER.test(item)) : { rules: null, checks: null };
}

function checkedAnswer(entry: Mapping, hasChecks: boolean): CheckedAnswer {
  const status = entry.status === 'success' ? 'success' : 'error';
  return { rules: rulesOfEntry(entry), checks: hasChecks ? checksOfEntry(entry, status).score : null };
}

/** The id of an item by its text; null where its text alone does not say it. */
function scannedId(item: string, file: string): string | null {
  const id = ID.exec(item)?.[1]?.trim();
  if (id === undefined || !ONE_LINE.test(id) || /\n {3}/.test(item.slice(...afterId(item)))) return null;
  const value = parseYaml(id, file);
  return typeof value === 'string' ? value : null;
}

/** Where the line behind the id begins, and a few characters of it. */
function afterId(item: string): [number, number] {
  const found = ID.exec(item);
  const end = (found?.index ?? 0) + (found?.[0].length ?? 0);
  return [end, end + 4];
}

function parsedHeads(value: unknown, file: string): EntryHead[] {
  if (!Array.isArray(value)) throw notEntries(file);
  return value.map((item: unknown) => {
    const entry = entryOf(item, file);
    return headOf(entry);
  });
}

/** The head of an entry that is at hand. */
export function headOf(entry: EvaluationEntry): EntryHead {
  const { reference_steps: references, steps_score: recorded } = entry;
  const isScored = typeof recorded === 'number' || (Array.isArray(references) && references.length > 0);
  const score = entry.status === 'success' && typeof recorded === 'number' ? recorded : 0;
  const checked = () => checkedAnswer(entry, isMapping(entry.answer));
  return { id: entry.question_id, score: isScored ? score : null, checked, read: () => entry };
}

/** An item as an entry; an error where it is none. */
function entryOf(item: unknown, file: string): EvaluationEntry {
  if (!isMapping(item)) throw notEntries(file);
  const { question_id, template_id, question_text } = item;
  if ([question_id, template_id, question_text].some((value) => typeof value !== 'string')) throw notEntries(file);
  return item as EvaluationEntry;
}

function notEntries(file: string): Error {
  const message = 'expected an evaluation file (a list of questions with question_id, template_id and question_text)';
  return inputError([{ file, message }]);
}

/** The items of an evaluation file that Stepgate wrote, each as its text, one after the other. */
interface EntryItems {
  /** null: there are no more. */
  readonly next: () => Promise<string | null>;
  /** SHA-256 of what was read. */
  readonly digest: () => string;
  readonly close: () => Promise<void>;
}

export function openItems(path: string): EntryItems {
  const hash = createHash('sha256');
  const items = itemsOf(path, (bytes) => hash.update(bytes));
  const next = async (): Promise<string | null> => {
    const { value, done } = await items.next();
    return done ? null : value;
  };
  const close = async (): Promise<void> => void (await items.return(undefined));
  return { next, digest: () => `sha256:${hash.copy().digest('hex')}`, close };
}

async function* itemsOf(path: string, see: (bytes: Buffer) => void): AsyncGenerator<string, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
    see(chunk as Buffer);
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    // The start of an item may be split between two chunks.
    const from = Math.max(0, rest.length - START.length);
    let start = 0;
    for (let at = bytes.indexOf(START, from); at >= 0; at = bytes.indexOf(START, at + 1)) {
      yield bytes.toString('utf8', start, at + 1);
      start = at + 1;
    }
    rest = bytes.subarray(start);
  }
  if (rest.length > 0) yield rest.toString('utf8');
}

const DETAILS = '\n  steps_details:';
/** The key that follows in the item, or its end. */
const NEXT_KEY = /\n {2}\S|\n$/g;

/** An item with other details of its steps; one without details stays as it is. */
export function withStepsDetails(item: string, change: (details: readonly Mapping[]) => readonly Mapping[]): string {
  const from = item.indexOf(DETAILS) + 1;
  if (from === 0) return item;
  NEXT_KEY.lastIndex = from;
  const to = (NEXT_KEY.exec(item)?.index ?? item.length - 1) + 1;
  const parsed = parseYaml(item.slice(from, to), 'evaluation.yaml');
  const details =
    isMapping(parsed) && Array.isArray(parsed.steps_details) ? parsed.steps_details.filter(isMapping) : [];
  const text = dumpYaml([{ steps_details: change(details) }]);
  return `${item.slice(0, from)}  ${text.slice(2)}${item.slice(to)}`;
}
