import { createHash } from 'node:crypto';
import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeEnd, decodeHead, type ShardEnd, type ShardHead } from '../../core/shards/records.js';
import { exactJsonText } from '../../core/text/json.js';
import { isMapping, type Mapping } from '../../core/text/values.js';
import { VERSION } from '../../core/words/version.js';
import { EVALUATION_FILE } from './evaluation-file.js';
import { fileError, type Roots } from './input-file.js';
import { readLines } from './lines.js';
import { completeFile, partialOf } from './output-file.js';
import { SHARD_FILE } from './run-files.js';
import { openText } from './text-file.js';
import { digestOf } from './zip.js';

/** A line of a shard file between its head and its end. */
export interface ShardLine {
  readonly kind: 'answer' | 'missed' | 'matched';
  readonly value: unknown;
}

/** The end of a shard file, without the fields that depend on the written files. */
export type EndOfShard = Omit<ShardEnd, 'lines' | 'sha256' | 'entries'>;

/** Writes the shard file of a folder next to its evaluation file. */
export async function writeShardFile(
  folder: string,
  head: Mapping,
  lines: Iterable<ShardLine>,
  end: Mapping,
): Promise<void> {
  const path = join(folder, SHARD_FILE);
  const file = await openText(partialOf(path));
  const hash = createHash('sha256');
  let count = 0;
  const append = async (kind: string, value: unknown): Promise<void> => {
    const line = `${exactJsonText({ [kind]: value })}\n`;
    hash.update(line);
    count++;
    await file.append(line);
  };
  try {
    await append('head', head);
    for (const { kind, value } of lines) await append(kind, value);
    const entries = await digestOf(join(folder, EVALUATION_FILE));
    await append('end', { lines: count, sha256: hash.copy().digest('hex'), entries, ...end });
    await file.flush();
  } finally {
    await file.handle.close();
  }
  await completeFile(path);
}

/** Rules for reading the files of a shard. */
const makeRules = (roots: Roots) => ({ kinds: ['.jsonl'], roots });

/** Reads the first line of the shard file of a folder. */
export async function readShardHead(folder: string, roots: Roots): Promise<ShardHead> {
  const file = join(folder, SHARD_FILE);
  if (!(await stat(file).catch(() => null)))
    throw fileError(folder, `no shard: it has no ${SHARD_FILE}, which an evaluation of a shard writes`);
  for await (const { text } of readLines(file, makeRules(roots))) {
    const head = decodeHead(readValue(text, 'head'));
    if (head) return head;
    break;
  }
  throw fileError(file, `is not a shard file of Stepgate ${VERSION}, or is damaged`);
}

/** Whether a path leads to the folder with the given real path. */
export async function isFolder(path: string, real: string): Promise<boolean> {
  return (await realpath(path)) === real;
}

/** Reads the other lines of a shard file one by one; returns its end. Throws if a line was changed or is missing. */
export async function readShardLines(
  folder: string,
  roots: Roots,
  take: (line: ShardLine) => boolean,
): Promise<ShardEnd> {
  const file = join(folder, SHARD_FILE);
  const hash = createHash('sha256');
  let end: ShardEnd | null = null;
  let count = 0;
  for await (const { text, number } of readLines(file, makeRules(roots))) {
    if (end) throw fileError(file, 'goes on after its end', number);
    const [kind, value] = parseLine(text);
    if (kind === 'end') end = decodeEnd(value);
    const isValid = kind === 'end' ? end !== null : kind === 'head' || take({ kind, value } as ShardLine);
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
  try {
    const line: unknown = JSON.parse(text);
    return isMapping(line) ? (Object.entries(line)[0] ?? ['', null]) : ['', null];
  } catch {
    return ['', null];
  }
}

function readValue(text: string, wantedKind: string): unknown {
  const [kind, value] = parseLine(text);
  return kind === wantedKind ? value : null;
}
