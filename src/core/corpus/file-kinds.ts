import { isMapping, type Mapping } from '../text/values.js';
import { QUESTION_ALIASES, RESPONSE_ALIASES, renameKeys, TEMPLATE_ALIASES } from './keys.js';

/** The expected content of an input, in words. */
const EXPECTED = {
  corpus: 'a corpus',
  responses: 'responses',
  results: 'the folder of a run or its evaluation.yaml',
};
/** The content of a file, in words. */
const HELD = { corpus: 'a corpus', responses: 'responses', results: 'results of a run', shard: 'a shard of a run' };

/** The error for a file with another content than its input expects; null if the content is right or unknown. */
export function heldInstead(expected: keyof typeof EXPECTED, value: unknown): string | null {
  const held = kindOf(value);
  if (held === null || held === expected) return null;
  // An evaluation file is also a list of responses, because its entries can be scored again.
  if (held === 'results' && expected === 'responses' && Array.isArray(value)) return null;
  const isSwapped = [held, expected].every((kind) => kind === 'corpus' || kind === 'responses');
  const hint = isSwapped ? '; are corpus and responses swapped?' : '';
  return `holds ${HELD[held]}, expected ${EXPECTED[expected]}${hint}`;
}

function kindOf(value: unknown): keyof typeof HELD | null {
  if (looksLikeCorpus(value)) return 'corpus';
  if (looksLikeResults(value)) return 'results';
  if (looksLikeResponses(value)) return 'responses';
  return isMapping(value) && isMapping(value.head) && isMapping(value.head.shard) ? 'shard' : null;
}

const ENTRY_KEYS = ['question_id', 'template_id', 'question_text'];
const AGGREGATES_KEYS = ['per_template', 'micro', 'macro'];

/** Whether a file's value is a list of evaluated questions, or another file that a run writes. */
function looksLikeResults(value: unknown): boolean {
  if (Array.isArray(value)) return isMapping(value[0]) && hasAll(value[0], ENTRY_KEYS);
  return isMapping(value) && (Object.hasOwn(value, 'stepgate_version') || hasAll(value, AGGREGATES_KEYS));
}

function hasAll(value: Mapping, keys: readonly string[]): boolean {
  return keys.every((key) => Object.hasOwn(value, key));
}

/** Whether a file's value is a list of templates with questions. */
function looksLikeCorpus(value: unknown): boolean {
  const first: unknown = Array.isArray(value) ? value[0] : null;
  if (!isMapping(first) || Object.hasOwn(first, 'question_id')) return false;
  return Array.isArray(renameKeys(first, TEMPLATE_ALIASES).questions);
}

/** Whether a file's value is a list of responses, a map from question id to response, or one response. */
function looksLikeResponses(value: unknown): boolean {
  const records: readonly unknown[] = Array.isArray(value)
    ? value
    : isMapping(value)
      ? [value, ...Object.values(value).slice(0, 1)]
      : [];
  const [first, second] = records;
  return isResponse(first) || (!Array.isArray(value) && isResponse(second));
}

const RESPONSE_KEYS = ['actual_steps', 'actual_answer'];

/** Whether a value is a response. A question can also have `question_id`, but only a question has a text. */
function isResponse(value: unknown): boolean {
  if (!isMapping(value) || renameKeys(value, QUESTION_ALIASES).question_text !== undefined) return false;
  const renamed = renameKeys(value, RESPONSE_ALIASES);
  return Object.hasOwn(value, 'question_id') || RESPONSE_KEYS.some((key) => Object.hasOwn(renamed, key));
}
