import { type Mapping, own } from '../text/values.js';
import { CHECK_NAMES, RULE_NAMES } from '../words/rules.js';
import { QUESTION_KEYS, STEP_KEYS, TEMPLATE_KEYS } from './corpus-schema.js';
import { nearest, type Place, STEP_WORDS } from './keys.js';

/** The mappings of a corpus: their keys, and usual words for keys that have another name or belong to another place. */
const MAPPINGS = {
  template: { keys: TEMPLATE_KEYS, meant: {} },
  question: {
    keys: QUESTION_KEYS,
    meant: {
      ...Object.fromEntries(RULE_NAMES.map((name) => [name, `rules: {${name}: …}`])),
      ...Object.fromEntries(CHECK_NAMES.map((name) => [name, `answer: {${name}: …}`])),
      ...{ forbidden_tools: 'rules: {forbidden: […]}', forbidden_steps: 'rules: {forbidden: […]}' },
      ...{ max_tool_calls: 'rules: {max_steps: …}', max_calls: 'rules: {max_steps: …}' },
      ...{ max_tokens: 'rules: {max_total_tokens: …}', max_cost: 'rules: {max_cost_usd: …}' },
      ...{ timeout: 'rules: {max_elapsed_sec: …}', timeout_sec: 'rules: {max_elapsed_sec: …}' },
      ...{ expected_answer: 'reference_answer', steps: 'reference_steps', tool_calls: 'reference_steps' },
    },
  },
  step: {
    keys: STEP_KEYS,
    meant: {
      ...{ match: 'match_output', regex: 'match_output: regex', includes: 'match_output: includes' },
      ...Object.fromEntries(Object.entries(STEP_WORDS).flatMap(([key, words]) => words.map((word) => [word, key]))),
      media_type: 'output_media_type',
      ...{ must_fail: 'status: error', expect_error: 'status: error' },
    },
  },
} as const;

/** Warns of misspelled keys. Other unknown keys are collected, to warn of each once. */
export function warnOfKeys(mapping: Mapping, noun: keyof typeof MAPPINGS, place: Place): void {
  const { keys, meant } = MAPPINGS[noun];
  for (const key of Object.keys(mapping)) {
    // Keys that a corpus may have for its own purposes.
    const isFree = key === 'metadata' || key.startsWith('x-') || key.startsWith('_');
    if (keys.includes(key) || isFree) continue;
    const near = nearest(key, keys);
    if (near !== null && !Object.hasOwn(mapping, near)) {
      place.at(key).warn(`unknown key; did you mean ${near}?`);
      continue;
    }
    const other = own(meant, key);
    const hint = other === undefined ? 'it is ignored' : `did you mean ${other}?`;
    place.at(key).warnOnce(`unknown key; ${hint}`, noun);
  }
}
