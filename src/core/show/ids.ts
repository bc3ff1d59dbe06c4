import { nearest } from '../corpus/keys.js';
import { MAX_LINE_TEXT, MAX_NAMED } from '../shown.js';
import { signedBlanks } from '../steps/shown.js';

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
  const hashes = new Map(all.map((id) => [id, hashOf(id)]));
  const names = all.flatMap((id) => [...new Set([hashes.get(id) ?? id, id])].map((name) => name.toLowerCase())).sort();
  const places = new Map(names.map((name, at) => [name, at]));
  return new Map(
    all.map((id) => {
      const hash = hashes.get(id) ?? null;
      if (hash === null) return [id, id];
      const at = places.get(hash.toLowerCase()) ?? 0;
      // In the order of the alphabet, what begins most alike is next to it.
      const alike = [at - 1, at + 1].map((other) => commonStart(hash.toLowerCase(), names[other] ?? ''));
      const length = Math.max(SHORT, ...alike.map((size) => size + 1));
      return [id, length < hash.length ? hash.slice(0, length) : id];
    }),
  );
}

/** The number of characters with which both texts begin. */
function commonStart(one: string, other: string): number {
  let size = 0;
  while (size < one.length && one[size] === other[size]) size++;
  return size;
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
