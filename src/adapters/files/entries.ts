import { closeSync, openSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { checksOfEntry, rulesOfEntry } from '../../core/corpus/rules.js';
import { decodeEntry } from '../../core/entries/decode-entry.js';
import type { Entry } from '../../core/entries/result-types.js';
import { decodeScoring } from '../../core/figures/baseline-file.js';
import type { CheckedAnswer, EntryHead, RunEntries } from '../../core/show/run-entries.js';
import { isMapping, listAt, own } from '../../core/text/values.js';
import { inputError } from '../../core/words/errors.js';
import type { Scoring } from '../../core/words/scoring-rules.js';
import { parseExpected } from './corpus.js';
import { EVALUATION_FILE, readItems, readTextAt } from './evaluation-file.js';
import { readText } from './find-files.js';
import { ANYWHERE, checkInput } from './input-file.js';
import { BASELINE_FILE } from './run-files.js';
import { findFileOfRun, labelOf } from './runs.js';
import { parseYaml } from './yaml.js';

/** The answers of an evaluation file by question id. Each is read on request and not kept in memory. */
export interface EntryFile {
  /** The answers in file order; empty for an unknown id. */
  readonly read: (id: string) => Promise<readonly Entry[]>;
  readonly close: () => Promise<void>;
}

/** Bytes at the start of an item, which must contain its id. */
const HEAD = 4096;

/** Opens an evaluation file with an index of its entries. A file in another form is read as a whole. */
export async function openEntries(path: string): Promise<EntryFile> {
  const places = await findPlaces(path);
  if (places === null) return openWholeFile(path);
  const handle = await open(path);
  const read = async (id: string) =>
    (places.get(id) ?? []).map(({ from, length }) => parseItem(readTextAt(handle, from, length), path));
  return { read, close: () => handle.close() };
}

async function openWholeFile(path: string): Promise<EntryFile> {
  const { heads } = await readRunEntries(path);
  const byId = new Map<string, (() => Entry)[]>();
  for (const { id, read } of heads) listAt(byId, id).push(read);
  return { read: async (id) => (byId.get(id) ?? []).map((read) => read()), close: async () => undefined };
}

/** Where the items of each question are; null if they cannot be found without parsing. */
async function findPlaces(path: string) {
  const places = new Map<string, { from: number; length: number }[]>();
  for await (const { from, bytes } of readItems(path)) {
    const head = bytes.toString('utf8', 0, HEAD);
    const id = head.startsWith('- ') ? scanId(head, path) : null;
    if (id === null) return null;
    listAt(places, id).push({ from, length: bytes.length });
  }
  return places;
}

/** Reads the answers of a run, given its folder or its evaluation file. Each answer is parsed on request. */
export async function readRunEntries(path: string): Promise<RunEntries> {
  await checkInput(path, ANYWHERE);
  const reason = `the folder has no ${EVALUATION_FILE}, which has the steps of the answers`;
  const file = await findFileOfRun(path, [EVALUATION_FILE], reason);
  await checkInput(file, ANYWHERE);
  const heads = (await scanHeads(file)) ?? parseHeads(parseExpected('results', await readText(file), file), file);
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

/**
 * Scans the first keys of each item, because a large file is larger than a text can be, and takes minutes to parse. Null if it is
 * not a plain list.
 */
async function scanHeads(file: string): Promise<EntryHead[] | null> {
  const heads: EntryHead[] = [];
  for await (const { from, bytes } of readItems(file)) {
    const item = bytes.toString('utf8');
    const head = item.startsWith('- ') ? scanHead(item, file, from, bytes.length) : null;
    if (head === null) return null;
    heads.push(head);
  }
  return heads.length > 0 ? heads : null;
}

function readItemAt(file: string, from: number, length: number): Entry {
  const fd = openSync(file, 'r');
  try {
    return parseItem(readTextAt({ fd }, from, length), file);
  } finally {
    closeSync(fd);
  }
}

/** The id of an item, if it is on one line. */
const ID = /(?:^- |\n {2})question_id: (\S[^\n]*)(?:\n(?! {3})|$)/;
/** The key that distinguishes an evaluation entry from a response. */
const TEMPLATE = /(?:^- |\n {2})template_id: /;
const SCORE = /(?:^- |\n {2})steps_score: ([\d.e+-]+)\s*(?:\n|$)/;
const SUCCESS = /(?:^- |\n {2})status: success\s*(?:\n|$)/;
const REFERENCE = /(?:^- |\n {2})reference_steps:(?! \[\])/;
const CHECKED = /(?:^- |\n {2})(?:answer|rules_checked):/;
/** An alias to another item, or a text that continues in the next line. */
const ALIASED = /(?:: |- )[&*][\w-]+\s*\n/;
const ONE_LINE = /^(?:[\w.-]+|'[^']*'|"[^"\\]*"|[^\s'"|>&*!%@`{[#][^#:]*)$/;

/** Scans the head of one item; null if it needs to be parsed. */
function scanHead(item: string, file: string, from: number, length: number): EntryHead | null {
  const id = scanId(item, file);
  if (id === null || !TEMPLATE.test(item) || ALIASED.test(item)) return null;
  const scoreText = SCORE.exec(item)?.[1];
  const recordedScore = scoreText === undefined ? null : Number(scoreText);
  const isScored = recordedScore !== null || REFERENCE.test(item);
  const read = () => readItemAt(file, from, length);
  const score = isScored ? (SUCCESS.test(item) ? (recordedScore ?? 0) : 0) : null;
  return { id, score, ...(CHECKED.test(item) && { checked: () => checksOf(read()) }), read };
}

/** Scans the id of an item; null if it needs to be parsed. */
function scanId(item: string, file: string): string | null {
  const id = ID.exec(item)?.[1]?.trim();
  const value = id !== undefined && ONE_LINE.test(id) ? parseYaml(id, file) : null;
  return typeof value === 'string' ? value : null;
}

function parseItem(item: string, file: string): Entry {
  return checkEntry((parseYaml(item, file) as unknown[])[0], file);
}

function checksOf(entry: Entry): CheckedAnswer {
  const status = entry.status === 'success' ? 'success' : 'error';
  const checks = isMapping(entry.answer) ? checksOfEntry(entry, status).score : null;
  return { rules: rulesOfEntry(entry), checks };
}

function parseHeads(value: unknown, file: string): EntryHead[] {
  if (!Array.isArray(value)) throw notEntriesError(file);
  return value.map((item: unknown) => headOf(checkEntry(item, file)));
}

/** The head of a parsed entry. */
export function headOf(entry: Entry): EntryHead {
  const { reference_steps: references, steps_score: recordedScore } = entry;
  const isScored = typeof recordedScore === 'number' || (Array.isArray(references) && references.length > 0);
  const score = entry.status === 'success' && typeof recordedScore === 'number' ? recordedScore : 0;
  return { id: entry.question_id, score: isScored ? score : null, checked: () => checksOf(entry), read: () => entry };
}

function checkEntry(item: unknown, file: string): Entry {
  const entry = decodeEntry(item);
  if (entry === null) throw notEntriesError(file);
  return entry;
}

function notEntriesError(file: string): Error {
  const message = 'expected an evaluation file (a list of questions with question_id, template_id and question_text)';
  return inputError([{ file, message }]);
}
