import { nearest } from '../corpus/keys.js';
import { MAX_LINE_TEXT, MAX_LISTED, MAX_NAMED } from '../shown.js';
import { signedBlanks } from '../steps/shown.js';
import { listAt } from '../text/values.js';

/** A hash or a UUID at the end of an id. */
const HASH = /(?<![0-9a-z])(?:[0-9a-f]{16,128}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
/** Minimum number of shown characters of a hash. */
const SHORT = 8;

/** The hash at the end of an id, which identifies the question as well as the whole id; null without a hash. */
function hashOf(id: string): string | null {
  return id.length > MAX_LINE_TEXT ? null : (HASH.exec(id)?.[0] ?? null);
}

/** The displayed form of each id: the shortest start of its hash that no other id has, else the id itself. */
export function shortIds(ids: Iterable<string>): Map<string, string> {
  const all = [...new Set(ids)];
  const hashes = all.map((id) => hashOf(id));
  if (hashes.every((hash) => hash === null)) return new Map(all.map((id) => [id, id]));
  const starts = new Map<string, string[]>();
  for (const [at, hash] of hashes.entries()) {
    for (const name of new Set([hash ?? (all[at] as string), all[at] as string])) {
      listAt(starts, name.slice(0, SHORT).toLowerCase()).push(name.toLowerCase());
    }
  }
  return new Map(all.map((id, at) => [id, shortenId(id, hashes[at] ?? null, starts)]));
}

function shortenId(id: string, hash: string | null, starts: ReadonlyMap<string, readonly string[]>): string {
  if (hash === null) return id;
  const lowerHash = hash.toLowerCase();
  const similarIds = starts.get(lowerHash.slice(0, SHORT)) ?? [];
  // Each is compared with all others.
  if (similarIds.length > MAX_LISTED) return id;
  for (let length = SHORT; length < hash.length; length++) {
    const start = lowerHash.slice(0, length);
    if (similarIds.filter((other) => other.startsWith(start)).length === 1) return hash.slice(0, length);
  }
  return id;
}

export type FoundId =
  | { readonly kind: 'found'; readonly id: string }
  | { readonly kind: 'several' | 'none'; readonly near: readonly string[] };

/** Finds an id: an exact match, else the only id that is shown as the text, also without its middle, starts with it, or whose hash does. */
export function findId(ids: Iterable<string>, asked: string): FoundId {
  const all = [...new Set(ids)];
  if (all.includes(asked)) return { kind: 'found', id: asked };
  const shown = all.filter((id) => signedBlanks(id) === asked);
  if (shown[0] !== undefined && shown.length === 1) return { kind: 'found', id: shown[0] };
  const [start = '', ...ends] = asked.split(/…|\.{3}$/);
  const end = ends.at(-1) ?? '';
  const fits = (text: string | null) => text?.startsWith(start) && text.endsWith(end);
  const matches = start === '' ? [] : all.filter((id) => [id, signedBlanks(id), hashOf(id)].some(fits));
  const [match] = matches;
  if (match !== undefined && matches.length === 1) return { kind: 'found', id: match };
  if (matches.length > 1) return { kind: 'several', near: matches.slice(0, MAX_NAMED) };
  const holding = all.filter((id) => start !== '' && id.toLowerCase().includes(start.toLowerCase()));
  const near = holding.length > 0 ? holding : (nearest(start, all) ?? []);
  return { kind: 'none', near: [near].flat().slice(0, MAX_NAMED) };
}
