import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { decodeEntry } from '../../core/entries/decode-entry.js';
import type { Entry } from '../../core/entries/result-types.js';
import { decodeScoring } from '../../core/figures/baseline-file.js';
import { figuresOfEntry } from '../../core/figures/entry-figures.js';
import type { EntryHead, RunEntries } from '../../core/show/run-entries.js';
import { groupedBy, isMapping, once, own } from '../../core/text/values.js';
import type { Scoring } from '../../core/words/scoring-rules.js';
import { parseExpected } from './corpus.js';
import { EVALUATION_FILE } from './evaluation-file.js';
import { readText } from './find-files.js';
import { ANYWHERE, checkInput, fileError } from './input-file.js';
import { BASELINE_FILE } from './run-files.js';
import { findFileOfRun, labelOf } from './runs.js';
import { parseYaml } from './yaml.js';

/** The answers of an evaluation file by question id. */
export type EntryFile = Awaited<ReturnType<typeof openEntries>>;

/** What is known of a file that this process has written: where its entries are, and the entries; null: they are too large. */
interface WrittenEntries {
  readonly entries: readonly Entry[] | null;
  readonly places: readonly { readonly id: string; readonly from: number; readonly length: number }[];
}

/** Opens an evaluation file. The answers to a question are read on request, in file order, and not kept in memory. */
export async function openEntries(path: string, written: WrittenEntries | null = null) {
  const byId = groupedBy(written ? headsOf(written, path) : await listHeads(path), ({ id }) => id);
  return { read: async (id: string): Promise<readonly Entry[]> => (byId.get(id) ?? []).map(({ read }) => read()) };
}

function headsOf({ entries, places }: WrittenEntries, path: string): EntryHead[] {
  if (entries) return parseHeads(entries, path);
  return places.map(({ id, from, length }) => makeHead(id, () => readItem(path, from, length)));
}

/** Reads the answers of a run, given its folder or its evaluation file. Each answer is parsed on request. */
export async function readRunEntries(path: string): Promise<RunEntries> {
  await checkInput(path, ANYWHERE);
  const reason = `the folder has no ${EVALUATION_FILE}, which has the steps of the answers`;
  const file = await findFileOfRun(path, [EVALUATION_FILE], reason);
  await checkInput(file, ANYWHERE);
  if ((await stat(file)).size === 0) throw fileError(file, 'is empty');
  const heads = await listHeads(file);
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

/** The id of an item, if it is on one line. */
const ID = /(?:^- |\n {2})question_id: (\S[^\n]*)(?:\n(?! {3})|$)/;
const ONE_LINE = /^(?:[\w.-]+|'[^']*'|"[^"\\]*"|[^\s'"|>&*!%@`{[#][^#:]*)$/;
/** The key that distinguishes an evaluation entry from a response. */
const TEMPLATE = /(?:^- |\n {2})template_id: /;
/** A value that another item may share, or a text that looks like one. */
const ALIASED = /(?:: |- )[&*][\w-]+\s*\n/;
/** The keys of an item that have its score, and whether it has rules or answer checks. */
const FIGURE = /(?:^- |\n {2})(steps_score|status|reference_steps(?:_any_of)?|answer|rules_checked):([^\n]*)/g;

/**
 * The answers of a file in its order. Their ids and scores are scanned, because a large file is larger than a text can
 * be, and takes minutes to parse. A file in another form than a plain list is parsed as a whole.
 */
async function listHeads(file: string): Promise<readonly EntryHead[]> {
  const heads: EntryHead[] = [];
  for await (const { from, bytes } of readItems(file)) {
    const item = bytes.toString('utf8');
    const isAliased = ALIASED.test(item);
    const id = item.startsWith('- ') && TEMPLATE.test(item) ? scanId(item, file) : null;
    if (id === null || (isAliased && !canParse(item, file))) {
      return parseHeads(parseExpected('results', await readText(file), file), file);
    }
    const { length } = bytes;
    heads.push(makeHead(id, () => readItem(file, from, length), isAliased ? null : scanFigures(item)));
  }
  return heads;
}

/** Whether an item can be read without the others, whose values it may share. */
function canParse(item: string, file: string): boolean {
  try {
    parseYaml(item, file);
    return true;
  } catch {
    return false;
  }
}

/** Scans the figures of an item; null if it needs to be parsed. */
function scanFigures(item: string) {
  const values = new Map([...item.matchAll(FIGURE)].map(([, key, value = '']) => [key, value.trim()]));
  const [score, status = ''] = [values.get('steps_score'), values.get('status')];
  if (!/^\w*$/.test(status) || (score !== undefined && !/^\d[\d.e+-]*$/.test(score))) return null;
  const references = values.get('reference_steps') ?? values.get('reference_steps_any_of') ?? '[]';
  const isScored = score !== undefined || references !== '[]';
  const isChecked = values.has('answer') || values.has('rules_checked');
  const scored = status === 'success' ? Number(score ?? 0) : 0;
  return { score: isScored ? scored : null, isChecked };
}

/** Scans the id of an item; null if it needs to be parsed. */
function scanId(item: string, file: string): string | null {
  const id = ID.exec(item)?.[1]?.trim();
  const value = id !== undefined && ONE_LINE.test(id) ? parseYaml(id, file) : null;
  return typeof value === 'string' ? value : null;
}

/** Synchronous, because thousands of small asynchronous reads would take several times as long. */
function readItem(file: string, from: number, length: number): Entry {
  const bytes = Buffer.allocUnsafe(length);
  const fd = openSync(file, 'r');
  try {
    readSync(fd, bytes, 0, length, from);
  } finally {
    closeSync(fd);
  }
  return checkEntry((parseYaml(bytes.toString('utf8'), file) as unknown[])[0], file);
}

const CHUNK = 1024 * 1024;
const ITEM_START = '\n- ';

/** Reads the items of an evaluation file one after the other; each is valid until the next one is requested. */
async function* readItems(path: string): AsyncGenerator<{ readonly from: number; readonly bytes: Buffer }, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  let from = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    let start = 0;
    // The start of an item may be split between two chunks.
    const firstAt = bytes.indexOf(ITEM_START, Math.max(0, rest.length - ITEM_START.length));
    for (let at = firstAt; at >= 0; at = bytes.indexOf(ITEM_START, at + 1)) {
      yield { from: from + start, bytes: bytes.subarray(start, at + 1) };
      start = at + 1;
    }
    rest = bytes.subarray(start);
    from += start;
  }
  if (rest.length > 0) yield { from, bytes: rest };
}

function parseHeads(value: unknown, file: string): EntryHead[] {
  if (!Array.isArray(value)) throw notEntriesError(file);
  return value.map((item: unknown) => headOf(checkEntry(item, file)));
}

/** The head of a parsed entry. */
export function headOf(entry: Entry): EntryHead {
  return makeHead(entry.question_id, () => entry);
}

/** An answer. The figures that were not scanned are read once they are asked for. */
function makeHead(id: string, read: () => Entry, scanned: ReturnType<typeof scanFigures> = null): EntryHead {
  const figures = once(() => {
    const { score, checks, rules } = figuresOfEntry(read(), { fingerprint: null, asksForRows: false }).figures;
    return { score, checks, rules };
  });
  return {
    id,
    score: () => (scanned ?? figures()).score,
    figures: () => (scanned?.isChecked === false ? scanned : figures()),
    read,
  };
}

function checkEntry(item: unknown, file: string): Entry {
  const entry = decodeEntry(item);
  if (entry === null) throw notEntriesError(file);
  return entry;
}

function notEntriesError(file: string): Error {
  return fileError(
    file,
    'expected an evaluation file (a list of questions with question_id, template_id and question_text)',
  );
}
