import { CHECK_NAMES } from '../rules/answer-check.js';
import { RULE_NAMES } from '../rules/rule.js';
import { counted } from '../text/numerals.js';
import type { Path } from '../values.js';
import { QUESTION_KEYS, STEP_KEYS, STEP_WORDS, TEMPLATE_KEYS } from './keys.js';

/** The keys of a number among the answer checks. */
export const NUMBER_KEYS: readonly string[] = ['value', 'tolerance'];

/** What a mapping is called, by the keys that it knows. */
const NOUNS = new Map<readonly string[], string>([
  [TEMPLATE_KEYS, 'template'],
  [QUESTION_KEYS, 'question'],
  [STEP_KEYS, 'step'],
]);

/** What people write for a key that stands elsewhere, or has another name. */
const MEANT = new Map<readonly string[], Readonly<Record<string, string>>>([
  [
    QUESTION_KEYS,
    {
      ...Object.fromEntries(RULE_NAMES.map((name) => [name, `rules: {${name}: …}`])),
      ...Object.fromEntries(CHECK_NAMES.map((name) => [name, `answer: {${name}: …}`])),
      ...{ forbidden_tools: 'rules: {forbidden: […]}', forbidden_steps: 'rules: {forbidden: […]}' },
      ...{ max_tool_calls: 'rules: {max_steps: …}', max_calls: 'rules: {max_steps: …}' },
      ...{ max_tokens: 'rules: {max_total_tokens: …}', max_cost: 'rules: {max_cost_usd: …}' },
      ...{ timeout: 'rules: {max_elapsed_sec: …}', timeout_sec: 'rules: {max_elapsed_sec: …}' },
      ...{ expected_answer: 'reference_answer', steps: 'reference_steps', tool_calls: 'reference_steps' },
    },
  ],
  [
    STEP_KEYS,
    {
      ...{ match: 'match_output', regex: 'match_output: regex', includes: 'match_output: includes' },
      ...Object.fromEntries(Object.entries(STEP_WORDS).flatMap(([key, words]) => words.map((word) => [word, key]))),
      media_type: 'output_media_type',
    },
  ],
  [CHECK_NAMES, { contains: 'includes', not_includes: 'excludes' }],
]);

/** A key that Stepgate does not know, at its first place. */
export interface UnknownKey {
  readonly file: string;
  readonly path: Path;
  readonly known: readonly string[];
  readonly count: number;
}

/** What is said of an unknown key that is near no known one, once for all its places. */
export function unknownKeyMessage({ path, known, count }: UnknownKey): string {
  const meant = MEANT.get(known) ?? {};
  const key = String(path.at(-1));
  const message = Object.hasOwn(meant, key)
    ? `unknown key; did you mean ${meant[key]}?`
    : 'not a key of Stepgate: it has no effect';
  return count > 1 ? `${message} (in ${counted(count, NOUNS.get(known) ?? 'place')})` : message;
}

/** Keys that a corpus may have for its own purposes. */
export function isFreeKey(key: string): boolean {
  return key === 'metadata' || key.startsWith('x-') || key.startsWith('_');
}
