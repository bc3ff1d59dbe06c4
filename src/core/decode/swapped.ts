import { isMapping } from '../values.js';
import { QUESTION_ALIASES, RESPONSE_ALIASES, renameKeys, TEMPLATE_ALIASES } from './keys.js';

/** The message for a corpus file that contains responses. */
export const IS_RESPONSES = 'holds responses, expected a corpus; are corpus and responses swapped?';
/** The message for a response file that contains a corpus. */
export const IS_CORPUS = 'holds a corpus, expected responses; are corpus and responses swapped?';

/** Whether a file's value is a list of templates with questions. */
export function looksLikeCorpus(value: unknown): boolean {
  const first: unknown = Array.isArray(value) ? value[0] : null;
  if (!isMapping(first) || Object.hasOwn(first, 'question_id')) return false;
  return Array.isArray(renameKeys(first, TEMPLATE_ALIASES).questions);
}

/** Whether a file's value is a list of responses, a map from question id to response, or one response. */
export function looksLikeResponses(value: unknown): boolean {
  const records: readonly unknown[] = Array.isArray(value)
    ? value
    : isMapping(value)
      ? [value, ...Object.values(value).slice(0, 1)]
      : [];
  const [first, second] = records;
  return isResponse(first) || (!Array.isArray(value) && isResponse(second));
}

const RESPONSE_KEYS = ['actual_steps', 'actual_answer'];

/** A question may be called by `question_id`, too, but has its text beside it. */
function isResponse(value: unknown): boolean {
  if (!isMapping(value) || renameKeys(value, QUESTION_ALIASES).question_text !== undefined) return false;
  const renamed = renameKeys(value, RESPONSE_ALIASES);
  return Object.hasOwn(value, 'question_id') || RESPONSE_KEYS.some((key) => Object.hasOwn(renamed, key));
}
