import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScoredEntry } from '../../core/figures/entry-place.js';
import { decodeEnd, decodeHead, type ShardEnd, type ShardHead } from '../../core/shards/records.js';
import { exactJsonText, readExactJson } from '../../core/text/json.js';
import { isMapping } from '../../core/text/values.js';
import { VERSION } from '../../core/words/version.js';
import { fileError, type Roots } from './input-file.js';
import { readLines } from './lines.js';
import { openPartial } from './output-file.js';
import { SHARD_FILE } from './run-files.js';

/** Starts the shard file of a folder, which is written line by line. */
export async function openShardFile(folder: string, head: ShardHead) {
  const path = join(folder, SHARD_FILE);
  const file = await openPartial(path);
  const hash = createHash('sha256');
  let lines = 0;
  const write = async (kind: 'head' | 'answer' | 'end', value: unknown): Promise<void> => {
    const line = `${exactJsonText({ [kind]: value })}\n`;
    hash.update(line);
    lines++;
    file.append(line);
  };
  await write('head', head);
  const finish = async (end: Omit<ShardEnd, 'lines' | 'sha256'>): Promise<void> => {
    await write('end', { lines, sha256: hash.copy().digest('hex'), ...end });
    await file.finish();
  };
  return { write: (scored: ScoredEntry) => write('answer', scored), finish, discard: file.discard };
}

const makeRules = (roots: Roots) => ({ kinds: ['.jsonl'], roots });

export async function readShardHead(folder: string, roots: Roots): Promise<ShardHead> {
  const file = join(folder, SHARD_FILE);
  if (!(await stat(file).catch(() => null)))
    throw fileError(folder, `no shard: it has no ${SHARD_FILE}, which an evaluation of a shard writes`);
  for await (const { text } of readLines(file, makeRules(roots))) {
    const [kind, value] = parseLine(text);
    const head = kind === 'head' ? decodeHead(value) : null;
    if (head) return head;
    break;
  }
  throw fileError(file, `is not a shard file of Stepgate ${VERSION}, or is damaged`);
}

/** Reads the answers of a shard file one by one; returns its end. Throws if a line was changed or is missing. */
export async function readShardLines(folder: string, roots: Roots, take: (answer: unknown) => Promise<boolean>) {
  const file = join(folder, SHARD_FILE);
  const hash = createHash('sha256');
  let end: ShardEnd | null = null;
  let count = 0;
  for await (const { text, number } of readLines(file, makeRules(roots))) {
    if (end) throw fileError(file, 'goes on after its end', number);
    const [kind, value] = parseLine(text);
    if (kind === 'end') end = decodeEnd(value);
    const isValid = kind === 'head' || (kind === 'end' ? end !== null : kind === 'answer' && (await take(value)));
    if (!isValid) throw fileError(file, 'cannot be read', number);
    if (end) continue;
    hash.update(`${text}\n`);
    count++;
  }
  if (end === null) throw fileError(file, 'has no end: the shard did not complete, or the file was cut off');
  if (end.lines !== count || end.sha256 !== hash.digest('hex'))
    throw fileError(file, 'was changed after it was written');
  return end;
}

function parseLine(text: string): [kind: string, value: unknown] {
  const line = readExactJson(text);
  return line.kind === 'value' && isMapping(line.value) ? (Object.entries(line.value)[0] ?? ['', null]) : ['', null];
}
