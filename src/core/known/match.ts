import { fitsPattern } from '../steps/step.js';
import { isVoid, type KnownEntry, type KnownQuestions } from './known.js';

/** Gives the entry that counts for a question; null: none. */
export type FindEntry = (id: string) => KnownEntry | null;

/** Whether an entry names several questions. */
export function isPattern({ question }: KnownEntry): boolean {
  return question.includes('*');
}

/** Whether an entry names a question. */
export function namesQuestion(entry: KnownEntry, id: string): boolean {
  return isPattern(entry) ? fitsPattern(id, entry.question) : entry.question === id;
}

/** The first valid entry of a question counts, whether it has its id or a pattern. Ids are looked up, only patterns are tried. */
export function findEntries({ entries, today }: KnownQuestions): FindEntry {
  const valid = entries.filter((entry) => !isVoid(entry, today));
  const places = new Map<string, number>();
  const patterns: number[] = [];
  for (const [place, entry] of valid.entries()) {
    if (isPattern(entry)) patterns.push(place);
    else if (!places.has(entry.question)) places.set(entry.question, place);
  }
  return (id) => {
    const own = places.get(id) ?? Number.POSITIVE_INFINITY;
    const pattern = patterns.find((place) => place < own && namesQuestion(valid[place] as KnownEntry, id));
    return valid[Math.min(own, pattern ?? own)] ?? null;
  };
}
