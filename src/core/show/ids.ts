import leven from 'leven';
import { listAt } from '../text/values.js';

/** A hash, or a UUID, at the end of an id. */
const HASH = /(?<![0-9a-z])(?:[0-9a-f]{16,128}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
/** No longer id is searched for a hash. */
const MAX_LENGTH = 300;
/** Characters of a hash that are shown at least. */
const SHORT = 8;

/** Where more ids than these begin alike, they are shown whole. */
const MAX_ALIKE = 100;

/** The hash at the end of an id. It identifies the question as well as the whole id does. Null where there is none. */
function hashOf(id: string): string | null {
  return id.length > MAX_LENGTH ? null : (HASH.exec(id)?.[0] ?? null);
}

/** What a reader calls each of the ids: of a hash the first characters that no other id begins with, else the id itself. */
export function shortIds(ids: Iterable<string>): Map<string, string> {
  const all = [...new Set(ids)];
  const hashes = all.map((id) => hashOf(id));
  const starts = new Map<string, string[]>();
  for (const [at, hash] of hashes.entries()) {
    for (const name of new Set([hash ?? (all[at] as string), all[at] as string])) {
      listAt(starts, name.slice(0, SHORT).toLowerCase()).push(name.toLowerCase());
    }
  }
  return new Map(all.map((id, at) => [id, shortOf(id, hashes[at] ?? null, starts)]));
}

function shortOf(id: string, hash: string | null, starts: ReadonlyMap<string, readonly string[]>): string {
  if (hash === null) return id;
  const own = hash.toLowerCase();
  const alike = starts.get(own.slice(0, SHORT)) ?? [];
  if (alike.length > MAX_ALIKE) return id;
  for (let length = SHORT; length < hash.length; length++) {
    const start = own.slice(0, length);
    if (alike.filter((other) => other.startsWith(start)).length === 1) return hash.slice(0, length);
  }
  return id;
}

/** The id that a reader asked for. */
export type FoundId =
  | { readonly kind: 'found'; readonly id: string }
  | { readonly kind: 'several' | 'none'; readonly near: readonly string[] };

/** Ids that are named where one is not found. */
const MAX_NEAR = 5;

/** The id itself, else the only one that begins so, or whose hash does. */
export function findId(ids: Iterable<string>, asked: string): FoundId {
  const all = [...new Set(ids)];
  if (all.includes(asked)) return { kind: 'found', id: asked };
  const start = asked.replace(/(?:…|\.{3})$/, '');
  const found = start === '' ? [] : all.filter((id) => id.startsWith(start) || hashOf(id)?.startsWith(start));
  const [only] = found;
  if (only !== undefined && found.length === 1) return { kind: 'found', id: only };
  if (found.length > 1) return { kind: 'several', near: found.slice(0, MAX_NEAR) };
  return { kind: 'none', near: nearIds(all, start) };
}

/** The longest text that is compared letter by letter. */
const MAX_COMPARED_LENGTH = 100;

function nearIds(ids: readonly string[], asked: string): string[] {
  const name = asked.slice(0, MAX_COMPARED_LENGTH).toLowerCase();
  const ranked = ids.map((id) => {
    const compared = [id, hashOf(id) ?? id].map((text) => text.slice(0, MAX_COMPARED_LENGTH).toLowerCase());
    const away = compared.map((text) => (text.includes(name) ? 0 : leven(name, text.slice(0, name.length))));
    return { id, away: Math.min(...away) };
  });
  const near = ranked.filter(({ away }) => away <= Math.max(1, name.length / 3));
  return near
    .sort((a, b) => a.away - b.away)
    .slice(0, MAX_NEAR)
    .map(({ id }) => id);
}
