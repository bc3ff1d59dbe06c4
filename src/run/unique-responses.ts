import type { Place, ResponseRecord } from '../adapters/files/response-record.js';
import { ENOUGH_PROBLEMS, inputError, type Problem } from '../core/errors.js';
import type { Response } from '../core/model.js';
import type { RunInputs } from './inputs.js';

/**
 * Responses as they come, up to the first problem; after that the rest is only checked, so that all
 * problems are reported together, until there are enough.
 * With trials `all` a question may have several.
 */
export async function* uniqueResponses(
  records: AsyncIterable<ResponseRecord>,
  { trials, words }: Pick<RunInputs, 'trials' | 'words'>,
): AsyncGenerator<Response> {
  const seen = new Map<string, Place>();
  const problems: Problem[] = [];
  for await (const { decoded, ...place } of records) {
    if (problems.length === ENOUGH_PROBLEMS) throw inputError(problems, true);
    if (decoded.kind === 'invalid') {
      for (const problem of decoded.problems) problems.push({ ...place, ...problem });
      continue;
    }
    const { questionId } = decoded.value;
    const first = seen.get(questionId);
    if (!first) seen.set(questionId, place);
    else if (trials === 'one') {
      problems.push(secondResponse(questionId, place, first, words.setting('trials', 'all')));
    }
    if (problems.length === 0) yield decoded.value;
  }
  if (problems.length > 0) throw inputError(problems);
}

function secondResponse(id: string, second: Place, first: Place, allTrials: string): Problem {
  const also = { ...first, path: first.path ?? [] };
  return {
    ...second,
    also,
    message: `a second response for question ${JSON.stringify(id)}; keep one, or score all with ${allTrials}`,
  };
}
