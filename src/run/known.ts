import { readKnown } from '../adapters/files/known.js';
import { dayOf, type KnownQuestions, NOTHING_KNOWN } from '../core/known/known.js';

/** The known questions of a file of this machine, as they count today; none without a file. */
export async function readKnownQuestions(path: string | undefined): Promise<KnownQuestions> {
  if (path === undefined) return NOTHING_KNOWN;
  return { entries: await readKnown(path), today: dayOf(new Date()) };
}
