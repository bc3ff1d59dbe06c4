import type { Problem } from '../errors.js';
import { canonicalJson } from '../runs/fingerprint.js';
import { listAt } from '../values.js';
import type { ShardHead } from './records.js';
import { shardText } from './shard.js';

/** A shard with the folder that it was read from. */
export interface FoundShard {
  readonly folder: string;
  readonly head: ShardHead;
}

/** Why shards are not one run: all that is missing, doubled, or made otherwise than the first one. None: they are one. */
export function shardProblems(shards: readonly FoundShard[]): Problem[] {
  const [first, ...others] = shards;
  if (!first) return [];
  const different = others.flatMap((shard) => differences(first, shard));
  return different.length > 0 ? different : [...doubled(shards), ...missing(first.head.shard.of, shards)];
}

/** What must be equal, in words, the most telling first. */
const EQUAL: readonly (readonly [what: string, of: (head: ShardHead) => unknown])[] = [
  ['the number of shards', ({ shard }) => shard.of],
  ['the run', ({ provenance }) => [provenance.repository ?? null, provenance.run_id ?? null]],
  ['the commit', ({ provenance }) => provenance.commit ?? null],
  ['the version of Stepgate', (head) => head.stepgate_version],
  ['the scoring preset', ({ scoring }) => scoring.preset],
  ['the scoring rules', ({ scoring }) => scoring.knobs],
  ['the selection', ({ selection }) => selection],
  [
    'the selected questions of the corpus',
    ({ corpus, selected, unselected, titles }) => [corpus, selected, unselected, titles],
  ],
];

function differences(first: FoundShard, shard: FoundShard): Problem[] {
  const names = new Set([first, shard].flatMap(({ head }) => Object.keys(head.settings)));
  const settings = [...names].map((name) => [name, ({ settings: all }: ShardHead) => all[name]] as const);
  const found = [...EQUAL, ...settings].find(
    ([, of]) => canonicalJson(of(first.head)) !== canonicalJson(of(shard.head)),
  );
  if (!found) return [];
  const [what, of] = found;
  const [here, there] = [shard, first].map(({ head }) => shown(of(head)));
  const values = here === null || there === null ? '' : `: ${here} here, ${there} there`;
  const other = `shard ${shardText(first.head.shard)} (${first.folder})`;
  const message = `shard ${shardText(shard.head.shard)} differs from ${other} in ${what}${values}`;
  return [{ file: shard.folder, message }];
}

const LONGEST = 80;

/** A value that fits a line; null for one that does not. */
function shown(value: unknown): string | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  return text === undefined ? 'none' : text.length > LONGEST || /^[0-9a-f]{32}/.test(text) ? null : text;
}

function doubled(shards: readonly FoundShard[]): Problem[] {
  const byIndex = new Map<number, FoundShard[]>();
  for (const shard of shards) listAt(byIndex, shard.head.shard.index).push(shard);
  return [...byIndex.values()]
    .filter(({ length }) => length > 1)
    .map((same) => {
      const [one] = same as [FoundShard];
      return { message: `shard ${shardText(one.head.shard)} is given ${same.length} times: ${foldersOf(same)}` };
    });
}

function foldersOf(shards: readonly FoundShard[]): string {
  return shards.map(({ folder }) => folder).join(', ');
}

function missing(of: number, shards: readonly FoundShard[]): Problem[] {
  const known = new Set(shards.map(({ head }) => head.shard.index));
  const absent = Array.from({ length: of }, (_, at) => at + 1).filter((index) => !known.has(index));
  return absent.map((index) => ({ message: `shard ${shardText({ index, of })} is missing` }));
}
