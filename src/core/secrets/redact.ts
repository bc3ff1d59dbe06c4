import { type Change, everyText } from '../text/every-text.js';
import type { Environment, Mapping } from '../values.js';
import { secretsOf } from './environment.js';
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

/** Redacts the given secrets; `all`: also anything that looks like a well-known token. */
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
  // On most users' machines nothing is to be found, and large outputs need not be walked.
  const isIdle = () => searched === 'known' && known.isEmpty();
  const redact = <T>(value: T): T => (isIdle() ? value : everyText(value, textOf, nameOf));
  return { redact, count: () => count, add: known.add };
}

/** The redactor on a user's own machine: the secrets of the environment and further ones, but not everything that looks like one. */
export function makeLocalRedactor(env: Environment, further: readonly string[] = []): Redactor {
  return makeRedactor([...secretsOf(env), ...further], 'known');
}

/** A response without secrets; itself where it holds none. The id of its question stays, by which it is found. */
export function redactResponse(response: Mapping, redact: Redact): Mapping {
  const { question_id: id, ...others } = response;
  const redacted = redact(others);
  return redacted === others ? response : { question_id: id, ...redacted };
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
  const hash = [...text].reduce((sum, point) => Math.imul(sum ^ (point.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  return (hash >>> 16).toString(16).padStart(4, '0');
}
