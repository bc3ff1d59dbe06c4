import { type Change, type Environment, everyText, type Rewrite } from '../text/values.js';
import { MIN_SECRET_LENGTH, secretsOf } from './environment.js';
import { makeKnownSecrets } from './known-secrets.js';
import { withoutTokens } from './tokens.js';

/** The text in place of a secret. */
export const MASK = '***';

/** A value without the secrets in its texts and keys; the value itself where it holds none. */
export type Redact = Rewrite;

/**
 * Takes secrets out of values and counts them. Each entry point makes one redactor. Redact data, not
 * formatted text: escapes can split a secret, and a mask can break the format.
 */
export interface Redactor {
  readonly redact: Redact;
  readonly count: () => number;
  /** Redacts further secrets from here on. */
  readonly add: (secrets: readonly string[]) => void;
}

/** A character without a width. Reports and terminals leave it out, which would join the parts of a secret around it. */
const UNSEEN = /(?!\s)[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff0-\ufff8]/u;
const EACH_UNSEEN = new RegExp(`${UNSEEN.source}`, 'gu');

/**
 * Redacts the given secrets; `all`: also anything that looks like a well-known token. `found` receives the form in
 * which each secret was found.
 */
export function makeRedactor(
  secrets: readonly string[],
  searched: 'all' | 'known' = 'all',
  found: (form: string) => void = () => {},
): Redactor {
  const known = makeKnownSecrets();
  known.add(secrets);
  let count = 0;
  const mask = (): string => {
    count++;
    return MASK;
  };
  const maskKnown = (form: string): string => {
    found(form);
    return mask();
  };
  const search = (text: string): string => {
    const without = known.without(text, maskKnown);
    return searched === 'all' ? withoutTokens(without, mask) : without;
  };
  const textOf = (text: string): string => {
    if (text.length < MIN_SECRET_LENGTH) return text;
    const without = search(text);
    if (!UNSEEN.test(without)) return without;
    const seen = without.replace(EACH_UNSEEN, '');
    const clean = search(seen);
    return clean === seen ? without : clean;
  };
  const nameOf = makeNames(textOf);
  // On most users' machines there is nothing to find, so large outputs need not be walked.
  const isIdle = () => searched === 'known' && known.isEmpty();
  const redact = <T>(value: T): T => (isIdle() ? value : everyText(value, textOf, nameOf));
  return { redact, count: () => count, add: known.add };
}

/** The redactor on a user's own machine: the secrets of the environment and further ones, but not everything that looks like one. */
export function makeLocalRedactor(env: Environment, further: readonly string[] = []): Redactor {
  return makeRedactor([...secretsOf(env), ...further], 'known');
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
