import type { Question } from '../core/model.js';
import type { Coverage } from '../core/runs/coverage.js';

/** As many ids of responses that no selected question asks for are kept to be shown. */
const SHOWN_UNASKED = 20;

/** Counts responses that no selected question asks for, and finds ids that differ by upper and lower case only. */
export function makeUnaskedWatch(questions: readonly Question[]) {
  let byFolded: Map<string, string> | null = null;
  let otherCase: Coverage['otherCase'];
  let unasked = 0;
  const unaskedIds: string[] = [];
  const observe = (response: string): void => {
    unasked++;
    if (unaskedIds.length < SHOWN_UNASKED) unaskedIds.push(response);
    byFolded ??= new Map(questions.map(({ id }) => [id.toLowerCase(), id]));
    const question = byFolded.get(response.toLowerCase());
    if (question !== undefined) otherCase = { response, question, ...otherCase, count: (otherCase?.count ?? 0) + 1 };
  };
  return { observe, found: () => ({ unasked, unaskedIds, ...(otherCase && { otherCase }) }) };
}
