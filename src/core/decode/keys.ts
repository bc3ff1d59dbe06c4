import leven from 'leven';
import { isMapping, type Mapping } from '../values.js';

/** Older key names by today's: a file of any release of graphrag-eval is read. */
export type KeyAliases = Readonly<Record<string, readonly string[]>>;

export const TEMPLATE_ALIASES: KeyAliases = { template_id: ['id'], questions: ['qaSet'] };
export const QUESTION_ALIASES: KeyAliases = {
  id: ['question_id'],
  question_text: ['question', 'nl_question'],
  reference_steps: ['expected_steps', 'tools_calls'],
};
export const RESPONSE_ALIASES: KeyAliases = { actual_steps: ['steps', 'tools_calls'], actual_answer: ['answer'] };

const CORPUS_ALIASES: KeyAliases = { ...TEMPLATE_ALIASES, ...QUESTION_ALIASES };

export const TEMPLATE_KEYS = ['template_id', 'questions', 'name', 'description', 'rules', 'tags'];
export const QUESTION_KEYS = [
  ...['id', 'question_text', 'reference_answer', 'reference_steps', 'reference_steps_any_of'],
  ...['rules', 'answer', 'tags'],
];
/** What people write for the keys of a step, in a corpus and in responses. */
export const STEP_WORDS: Readonly<Record<'name' | 'args' | 'output', readonly string[]>> = {
  name: ['tool', 'tool_name', 'toolName'],
  args: ['arguments', 'input', 'parameters', 'params', 'tool_input', 'tool_args'],
  output: ['result', 'response', 'observation', 'tool_output', 'expected_output'],
};
/** Keys that say how a step is compared; without any of them it is compared by its name and media type. */
export const MATCHING_KEYS = [
  ...(['match_args', 'match_output', 'tolerance', 'unordered', 'ignore', 'normalize'] as const),
  ...(['rows_at', 'columns'] as const),
] as const;
export const STEP_KEYS = [
  ...['name', 'args', 'output', 'output_media_type', 'ordered', 'required_columns', 'ignore_duplicates', 'matches'],
  ...MATCHING_KEYS,
];

/** The mapping with older keys under their names of today; itself when there is nothing to rename. */
export function renameKeys(mapping: Mapping, aliases: KeyAliases): Mapping {
  const renamed = new Map<string, string>();
  for (const [key, older] of Object.entries(aliases)) {
    if (Object.hasOwn(mapping, key)) continue;
    const found = older.find((name) => Object.hasOwn(mapping, name));
    if (found !== undefined) renamed.set(found, key);
  }
  if (renamed.size === 0) return mapping;
  return Object.fromEntries(Object.entries(mapping).map(([key, value]) => [renamed.get(key) ?? key, value]));
}

/** The path as the file itself has it, where a key on the way is an older name. */
export function writtenPath(value: unknown, path: readonly (string | number)[]): (string | number)[] {
  let at = value;
  return path.map((part) => {
    const key = isMapping(at) && typeof part === 'string' ? writtenKey(at, part) : part;
    at = (at as Record<string | number, unknown> | null | undefined)?.[key];
    return key;
  });
}

function writtenKey(mapping: Mapping, key: string): string {
  if (Object.hasOwn(mapping, key)) return key;
  return CORPUS_ALIASES[key]?.find((name) => Object.hasOwn(mapping, name)) ?? key;
}

/** The known name nearest to a mistyped one, or null when none is near. */
export function nearest(name: string, known: readonly string[]): string | null {
  const reach = known.reduce((most, candidate) => Math.max(most, allowed(candidate)), 0);
  const ranked = known
    .filter((candidate) => Math.abs(candidate.length - name.length) <= reach)
    .map((candidate) => ({ candidate, away: leven(name.toLowerCase(), candidate.toLowerCase()) }));
  ranked.sort((a, b) => a.away - b.away);
  const best = ranked[0];
  // Two names as near say nothing of which was meant.
  if (best && ranked[1]?.away === best.away) return null;
  return best && best.away <= allowed(best.candidate) ? best.candidate : null;
}

/** So many letters may differ. */
function allowed(candidate: string): number {
  return Math.max(1, Math.floor(candidate.length / 4));
}

/** The key of a mapping that is nearly a known one; keys that are known themselves are not meant. */
export function nearestKey(mapping: Mapping, meant: string): string | null {
  const known = new Set([...TEMPLATE_KEYS, ...QUESTION_KEYS, ...STEP_KEYS]);
  return Object.keys(mapping).find((key) => !known.has(key) && nearest(key, [meant]) !== null) ?? null;
}

/** Unknown keys that are near a known one which the mapping lacks: [found, meant]. */
export function mistypedKeys(mapping: Mapping, known: readonly string[]): [string, string][] {
  return Object.keys(mapping).flatMap((key): [string, string][] => {
    if (known.includes(key)) return [];
    const meant = nearest(key, known);
    return meant !== null && !Object.hasOwn(mapping, meant) ? [[key, meant]] : [];
  });
}
