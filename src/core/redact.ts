import { makeKnownSecrets } from './secret-forms.js';
import { withoutShapes } from './secret-shapes.js';

const MASK = '***';

/** A value without the secrets in its texts and keys; the value itself where it holds none. */
export type Redact = <T>(value: T) => T;

/**
 * Takes secrets out of values and counts them. A door makes one; what it writes goes through it as data, before any
 * format, which could split a secret by its escapes, and would itself break by a mask.
 */
export interface Redactor {
  readonly redact: Redact;
  readonly count: () => number;
  /** Redacts further secrets from here on. */
  readonly add: (secrets: readonly string[]) => void;
}

/** Where there is nothing to take out. */
export const redactNothing: Redact = (value) => value;

/** Variables whose values must not get out, of the runner and of a user's shell. */
const SECRET_VARIABLES = [
  ...['INPUT_GITHUB-TOKEN', 'INPUT_OPENAI-API-KEY', 'OPENAI_API_KEY', 'GITHUB_TOKEN', 'GH_TOKEN'],
  ...['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
  ...['AZURE_OPENAI_API_KEY', 'GEMINI_API_KEY', 'MISTRAL_API_KEY', 'GROQ_API_KEY', 'DEEPSEEK_API_KEY'],
  ...['OPENROUTER_API_KEY', 'TOGETHER_API_KEY', 'XAI_API_KEY', 'ANTHROPIC_API_KEY'],
];

/** What the environment holds that must not get out. */
export function secretsOf(env: Readonly<Record<string, string | undefined>>): string[] {
  return SECRET_VARIABLES.map((name) => env[name]?.trim() ?? '');
}

/** Redacts the given secrets; `all`: whatever looks like a well-known token, too. */
export function makeRedactor(secrets: readonly string[], searched: 'all' | 'known' = 'all'): Redactor {
  const known = makeKnownSecrets();
  known.add(secrets);
  let count = 0;
  const mask = (): string => {
    count++;
    return MASK;
  };
  const textOf = (text: string): string => {
    const without = known.without(text, mask);
    return searched === 'all' ? withoutShapes(without, mask) : without;
  };
  const nameOf = makeNames(textOf);
  const redact = <T>(value: T): T => redacted(value, textOf, nameOf) as T;
  return { redact, count: () => count, add: known.add };
}

/** What is looked up by its text, as keys are. */
const NAMES = new Set(['id', 'question_id', 'template_id', 'templateId']);

type Change = (text: string) => string;

function redacted(value: unknown, change: Change, changeName: Change): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => redacted(item, change, changeName));
    return items.every((item, at) => Object.is(item, value[at])) ? value : items;
  }
  let isSame = true;
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
    const entry: [string, unknown] = [
      changeName(key),
      redacted(item, NAMES.has(key) ? changeName : change, changeName),
    ];
    isSame &&= entry[0] === key && Object.is(entry[1], item);
    return entry;
  });
  return isSame ? value : Object.fromEntries(entries);
}

/**
 * Names stay apart from each other, and are the same in each run: a mask is followed by a few digits of a hash, too few
 * to guess a secret by.
 */
function makeNames(change: Change): Change {
  const given = new Map<string, string>();
  const counts = new Map<string, number>();
  return (name) => {
    const masked = change(name);
    if (masked === name) return name;
    const known = given.get(name);
    if (known !== undefined) return known;
    const tagged = `${masked}-${tagOf(name)}`;
    const number = (counts.get(tagged) ?? 0) + 1;
    counts.set(tagged, number);
    const own = number === 1 ? tagged : `${tagged}-${number}`;
    given.set(name, own);
    return own;
  };
}

/** 16 bits of the hash FNV-1a. */
function tagOf(text: string): string {
  const hash = [...text].reduce(
    (sum, point) => Math.imul(sum ^ (point.codePointAt(0) as number), 0x01000193),
    0x811c9dc5,
  );
  return (hash >>> 16).toString(16).padStart(4, '0');
}
