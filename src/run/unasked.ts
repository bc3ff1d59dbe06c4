import type { Coverage } from '../core/runs/coverage.js';
import { increment } from '../core/values.js';

/** As many ids of responses that no selected question asks for are kept to be shown. */
const SHOWN_UNASKED = 20;

/** Ids of responses that no selected question asks for, with their number, in the order in which they came. */
export type UnaskedIds = readonly (readonly [id: string, count: number])[];

export function makeUnaskedWatch() {
  const counts = new Map<string, number>();
  return { observe: (id: string): void => increment(counts, id), found: (): UnaskedIds => [...counts] };
}

/** What the coverage says of such responses, with ids that differ from a question's by upper and lower case only. */
export function unaskedCoverage(
  unasked: UnaskedIds,
  questionIds: Iterable<string>,
): Pick<Coverage, 'unasked' | 'unaskedIds' | 'otherCase'> {
  if (unasked.length === 0) return { unasked: 0, unaskedIds: [] };
  const byFolded = new Map([...questionIds].map((id) => [id.toLowerCase(), id]));
  let otherCase: Coverage['otherCase'];
  for (const [response, times] of unasked) {
    const question = byFolded.get(response.toLowerCase());
    if (question === undefined) continue;
    otherCase = { response, question, ...otherCase, count: (otherCase?.count ?? 0) + times };
  }
  const ids = unasked.flatMap(([id, count]) => Array.from({ length: Math.min(count, SHOWN_UNASKED) }, () => id));
  return {
    unasked: unasked.reduce((sum, [, count]) => sum + count, 0),
    unaskedIds: ids.slice(0, SHOWN_UNASKED),
    ...(otherCase && { otherCase }),
  };
}
