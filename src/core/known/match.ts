import { fitsPieces, splitAtStars } from '../text/wildcards.js';
import { isVoid, type KnownEntry, type KnownQuestions } from './known.js';

/** Gives the entry that counts for a question; null: none. */
export type FindEntry = (id: string) => KnownEntry | null;

/** Whether an entry names several questions. */
export function isPattern(entry: KnownEntry): boolean {
  return splitAtStars(entry.question).length > 1;
}

/** Whether an entry names at least one of these questions. */
export function namesSome(entry: KnownEntry, ids: ReadonlySet<string>): boolean {
  const pieces = splitAtStars(entry.question);
  if (pieces.length === 1) return ids.has(pieces[0] ?? '');
  return [...ids].some((id) => fitsPieces(id, pieces));
}

/** The first valid entry of a question counts, whether it has its id or a pattern. Ids are looked up, only patterns are tried. */
export function findEntries({ entries, today }: KnownQuestions): FindEntry {
  const valid = entries.filter((entry) => !isVoid(entry, today));
  const places = new Map<string, number>();
  const patterns: { readonly place: number; readonly pieces: readonly string[] }[] = [];
  for (const [place, entry] of valid.entries()) {
    const pieces = splitAtStars(entry.question);
    const [id = '', ...others] = pieces;
    if (others.length > 0) patterns.push({ place, pieces });
    else if (!places.has(id)) places.set(id, place);
  }
  return (id) => {
    const own = places.get(id) ?? Number.POSITIVE_INFINITY;
    const pattern = patterns.find(({ place, pieces }) => place < own && fitsPieces(id, pieces));
    return valid[Math.min(own, pattern?.place ?? own)] ?? null;
  };
}
