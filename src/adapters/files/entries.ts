import { readSync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { checksOfEntry, rulesOfEntry } from '../../core/corpus/rules.js';
import { decodeScoring } from '../../core/runs/baseline-file.js';
import type { RawEntry } from '../../core/runs/evaluate-question.js';
import type { CheckedAnswer, EntryHead, RunEntries } from '../../core/show/run-entries.js';
import { isMapping, listAt, type Mapping, own } from '../../core/text/values.js';
import { inputError } from '../../core/words/errors.js';
import type { Scoring } from '../../core/words/scoring-rules.js';
import { parseExpected } from './corpus.js';
import { EVALUATION_FILE, ITEM_START } from './evaluation-file.js';
import { readText } from './find-files.js';
import { ANYWHERE, checkInput, fileError, missingReason } from './input-file.js';
import { BASELINE_FILE } from './run-files.js';
import { labelOf } from './runs.js';
import { parseYaml } from './yaml.js';

/** The answers of an evaluation file by question id. Each is read on request and not kept in memory. */
export interface EntryFile {
  /** The answers in file order; empty for an unknown id. */
  readonly read: (id: string) => Promise<readonly RawEntry[]>;
  readonly close: () => Promise<void>;
}

/** An evaluation file whose questions can be read without their answers. */
export interface EvaluationFile extends EntryFile {
  /** The text of a question; null if it is not where Stepgate writes it. */
  readonly readText: (id: string) => Promise<string | null>;
}

/** The first bytes of an item, which must contain its id. */
const HEAD = 4096;
/** Maximum bytes of an item that is read; a larger one does not fit on a page. */
const MAX_ITEM = 64 * 1024 * 1024;
const CHUNK = 1024 * 1024;

/** Locations of the items of a list. */
interface Places {
  /** The byte offset of each item, and the end of the list. */
  readonly starts: readonly number[];
  /** Item indexes by question id. */
  readonly itemsOf: ReadonlyMap<string, readonly number[]>;
}

/** Opens an evaluation file with an index of its entries. A file in another form is read as a whole. */
export async function openEntries(path: string): Promise<EvaluationFile> {
  const places = await scanPlaces(path);
  return places === null ? openWholeFile(path) : openIndexedFile(path, places);
}

async function openWholeFile(path: string): Promise<EvaluationFile> {
  const { heads } = await readRunEntries(path);
  const byId = new Map<string, (() => RawEntry)[]>();
  for (const { id, read } of heads) listAt(byId, id).push(read);
  return {
    read: async (id) => (byId.get(id) ?? []).map((read) => read()),
    readText: async (id) => byId.get(id)?.[0]?.().question_text ?? null,
    close: async () => undefined,
  };
}

async function openIndexedFile(path: string, { starts, itemsOf }: Places): Promise<EvaluationFile> {
  const handle = await open(path);
  const readItem = async (item: number): Promise<RawEntry[]> => {
    const [from = 0, to = 0] = starts.slice(item, item + 2);
    if (to - from > MAX_ITEM) return [];
    const text = readTextAt(handle, from, to - from);
    return [checkEntry((parseYaml(text, path) as unknown[])[0], path)];
  };
  const read = async (id: string) => {
    const entries: RawEntry[] = [];
    for (const item of itemsOf.get(id) ?? []) entries.push(...(await readItem(item)));
    return entries;
  };
  const readText = async (id: string) => {
    const [item = starts.length] = itemsOf.get(id) ?? [];
    const [from = 0, to = 0] = starts.slice(item, item + 2);
    const [, line] = TEXT.exec(readTextAt(handle, from, Math.min(HEAD, to - from))) ?? [];
    const value = line === undefined ? null : parseYaml(line, path);
    return isMapping(value) && typeof value.question_text === 'string' ? value.question_text : null;
  };
  return { read, readText, close: () => handle.close() };
}

/** The text of a question with all its lines, up to the next key. */
const TEXT = /^- (?:\S.*\n {2})*?(question_text: .*\n(?: {3}.*\n|\n)*)(?= {2}\S)/;

/** Synchronous, because thousands of small asynchronous reads would take several times as long. */
function readTextAt({ fd }: FileHandle, from: number, length: number): string {
  const bytes = Buffer.allocUnsafe(length);
  readSync(fd, bytes, 0, length, from);
  return bytes.toString('utf8');
}

/** Scans the locations of all entries; null if they cannot be found without parsing. */
async function scanPlaces(path: string): Promise<Places | null> {
  const handle = await open(path);
  try {
    return await indexPlaces(handle, path);
  } finally {
    await handle.close();
  }
}

async function indexPlaces(handle: FileHandle, path: string): Promise<Places | null> {
  const starts: number[] = [];
  const itemsOf = new Map<string, number[]>();
  for await (const chunk of readChunks(handle)) {
    for (const { from, head } of listItems(chunk)) {
      if (from <= (starts.at(-1) ?? -1)) continue;
      const id = head.startsWith('- ') ? scanId(head, path) : null;
      if (id === null) return null;
      const items = itemsOf.get(id);
      // Nearly all questions have one item; a list that starts empty reserves memory for several.
      if (items) items.push(starts.length);
      else itemsOf.set(id, [starts.length]);
      starts.push(from);
    }
    if (chunk.isEnd) starts.push(chunk.from + chunk.bytes.length);
  }
  return { starts, itemsOf };
}

/** A part of a file. Its bytes are overwritten by the next chunk. */
interface Chunk {
  readonly from: number;
  readonly bytes: Buffer;
  readonly isEnd: boolean;
}

/** Reads chunks. Each begins with the last bytes of the previous one, because an item head may be incomplete there. */
async function* readChunks(handle: FileHandle): AsyncGenerator<Chunk> {
  const buffer = Buffer.allocUnsafe(CHUNK);
  let [from, keptBytes] = [0, 0];
  for (let isEnd = false; !isEnd; ) {
    const { bytesRead } = await handle.read(buffer, keptBytes, CHUNK - keptBytes, from + keptBytes);
    const bytes = buffer.subarray(0, keptBytes + bytesRead);
    isEnd = bytesRead === 0;
    yield { from, bytes, isEnd };
    keptBytes = Math.min(HEAD, bytes.length);
    from += bytes.length - keptBytes;
    buffer.copyWithin(0, bytes.length - keptBytes, bytes.length);
  }
}

/** The offset and the first bytes of a list item. */
interface Item {
  readonly from: number;
  readonly head: string;
}

/** The items of a chunk with complete heads. */
function* listItems({ from, bytes, isEnd }: Chunk): Generator<Item> {
  const lastStart = bytes.length - (isEnd ? 1 : HEAD);
  let at = from === 0 ? 0 : findNextItem(bytes, 0);
  while (at <= lastStart) {
    const next = findNextItem(bytes, at);
    yield { from: from + at, head: bytes.toString('utf8', at, Math.min(at + HEAD, next)) };
    at = next;
  }
}

function findNextItem(bytes: Buffer, at: number): number {
  const breakAt = bytes.indexOf(ITEM_START, at);
  return breakAt < 0 ? Number.POSITIVE_INFINITY : breakAt + 1;
}

/** Reads the answers of a run, given its folder or its evaluation file. Each answer is parsed on request. */
export async function readRunEntries(path: string): Promise<RunEntries> {
  await checkInput(path, ANYWHERE);
  const file = await findEvaluationFile(path);
  const text = await readText(file);
  const heads = scanHeads(text, file) ?? parseHeads(parseExpected('results', text, file), file);
  const scoring = await readScoring(file);
  return { label: labelOf(path), heads, ...(scoring && { rules: scoring.knobs }) };
}

const SCORING = /^scoring:\n(?: .*\n)+/m;

/** Reads the scoring of a run from the baseline file next to its evaluation file; null if there is none. */
async function readScoring(file: string): Promise<Scoring | null> {
  const baselinePath = join(dirname(file), BASELINE_FILE);
  if (basename(file) !== EVALUATION_FILE || !(await stat(baselinePath).catch(() => null))) return null;
  // Only this section is parsed, because the rest of the file repeats all questions.
  const [text] = SCORING.exec(await readText(baselinePath)) ?? [];
  const value = text === undefined ? null : parseYaml(text, baselinePath);
  return isMapping(value) ? decodeScoring(own(value, 'scoring')) : null;
}

async function findEvaluationFile(path: string): Promise<string> {
  const stats = await stat(path).catch(() => null);
  if (!stats) throw fileError(path, missingReason(path, 'there is no such file or folder'));
  if (!stats.isDirectory()) return path;
  const file = join(path, EVALUATION_FILE);
  if (await stat(file).catch(() => null)) return file;
  throw fileError(path, `the folder has no ${EVALUATION_FILE}, which has the steps of the answers`);
}

/**
 * Scans the first keys of each item, because parsing a large file takes seconds. Null if the text is not a plain list.
 */
function scanHeads(text: string, file: string): EntryHead[] | null {
  if (!text.startsWith('- ') || /\n?^---|^\.\.\./m.test(text.slice(0, 10))) return null;
  const heads: EntryHead[] = [];
  for (let at = 0, end = 0; at < text.length; at = end + 1) {
    end = text.indexOf('\n- ', at);
    if (end < 0) end = text.length;
    const head = scanHead(text.slice(at, end), file);
    if (!head) return null;
    heads.push(head);
  }
  return heads;
}

const ID = /(?:^- |\n {2})question_id: (\S[^\n]*)/;
/** The key that distinguishes an evaluation entry from a response. */
const TEMPLATE = /(?:^- |\n {2})template_id: /;
const SCORE = /(?:^- |\n {2})steps_score: ([\d.e+-]+)\s*(?:\n|$)/;
const SUCCESS = /(?:^- |\n {2})status: success\s*(?:\n|$)/;
const REFERENCE = /(?:^- |\n {2})reference_steps:(?! \[\])/;
/** An alias to another item, or a text that continues in the next line. */
const ALIASED = /(?:: |- )[&*][\w-]+\s*\n/;
const ONE_LINE = /^(?:[\w.-]+|'[^']*'|"[^"\\]*"|[^\s'"|>&*!%@`{[#][^#:]*)$/;

/** Scans the head of one item; null if it needs to be parsed. */
function scanHead(item: string, file: string): EntryHead | null {
  const value = scanId(item, file);
  if (value === null || !TEMPLATE.test(item) || ALIASED.test(item)) return null;
  const scoreText = SCORE.exec(item)?.[1];
  const recordedScore = scoreText === undefined ? null : Number(scoreText);
  const isScored = recordedScore !== null || REFERENCE.test(item);
  const read = () => checkEntry((parseYaml(`${item}\n`, file) as unknown[])[0], file);
  const score = isScored ? (SUCCESS.test(item) ? (recordedScore ?? 0) : 0) : null;
  return { id: value, score, ...(CHECKED.test(item) && { checked: () => scanChecks(item, file) }), read };
}

const CHECKED = /(?:^- |\n {2})(?:answer|rules_checked):/;
/** A key of the checks, with its nested lines. */
const CHECK_KEYS =
  /(?:^- |\n {2})((?:status|answer_check_score|rules_(?:score|broken|checked|not_checked)):[^\n]*(?:\n {2}(?: {2}|- )[^\n]*)*)/g;
const ANSWER = /(?:^- |\n {2})answer:/;

/** Reads the checks of one item without its steps. */
function scanChecks(item: string, file: string): CheckedAnswer {
  const blocks = [...item.matchAll(CHECK_KEYS)].map(([, block]) => block);
  const value = parseYaml(`${blocks.join('\n')}\n`, file);
  return isMapping(value) ? decodeChecks(value, ANSWER.test(item)) : { rules: null, checks: null };
}

function decodeChecks(entry: Mapping, hasChecks: boolean): CheckedAnswer {
  const status = entry.status === 'success' ? 'success' : 'error';
  return { rules: rulesOfEntry(entry), checks: hasChecks ? checksOfEntry(entry, status).score : null };
}

/** Scans the id of an item; null if it needs to be parsed. */
function scanId(item: string, file: string): string | null {
  const id = ID.exec(item)?.[1]?.trim();
  if (id === undefined || !ONE_LINE.test(id) || /\n {3}/.test(item.slice(...rangeAfterId(item)))) return null;
  const value = parseYaml(id, file);
  return typeof value === 'string' ? value : null;
}

/** The range of the first four characters after the id. */
function rangeAfterId(item: string): [number, number] {
  const match = ID.exec(item);
  const end = (match?.index ?? 0) + (match?.[0].length ?? 0);
  return [end, end + 4];
}

function parseHeads(value: unknown, file: string): EntryHead[] {
  if (!Array.isArray(value)) throw notEntriesError(file);
  return value.map((item: unknown) => {
    const entry = checkEntry(item, file);
    return headOf(entry);
  });
}

/** The head of a parsed entry. */
export function headOf(entry: RawEntry): EntryHead {
  const { reference_steps: references, steps_score: recordedScore } = entry;
  const isScored = typeof recordedScore === 'number' || (Array.isArray(references) && references.length > 0);
  const score = entry.status === 'success' && typeof recordedScore === 'number' ? recordedScore : 0;
  const readChecks = () => decodeChecks(entry, isMapping(entry.answer));
  return { id: entry.question_id, score: isScored ? score : null, checked: readChecks, read: () => entry };
}

/** Checks an item as an entry. Throws an input error if it is not one. */
function checkEntry(item: unknown, file: string): RawEntry {
  if (!isMapping(item)) throw notEntriesError(file);
  const { question_id, template_id, question_text } = item;
  if ([question_id, template_id, question_text].some((value) => typeof value !== 'string')) throw notEntriesError(file);
  return item as RawEntry;
}

function notEntriesError(file: string): Error {
  const message = 'expected an evaluation file (a list of questions with question_id, template_id and question_text)';
  return inputError([{ file, message }]);
}
