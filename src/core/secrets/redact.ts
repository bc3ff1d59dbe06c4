import { makeNames } from '../text/distinct-names.js';
import { MIN_SECRET_LENGTH } from '../text/ordinary.js';
import { everyText, type Rewrite } from '../text/values.js';
import { makeKnownSecrets } from './known-secrets.js';
import { isSecretUnder } from './named-values.js';
import { withoutTokens } from './tokens.js';

/** The text in place of a secret. */
export const MASK = '***';

/**
 * Takes secrets out of values and counts them. Each entry point makes one redactor. Redact data, not
 * formatted text: escapes can split a secret, and a mask can break the format.
 */
export interface Redactor {
  /** A value without the secrets in its texts and keys; the value itself where it holds none. */
  readonly redact: Rewrite;
  readonly count: () => number;
  /** Redacts further secrets from here on. */
  readonly add: (secrets: readonly string[]) => void;
}

/** A character without a width. Reports and terminals leave it out, which would join the parts of a secret around it. */
const UNSEEN = /(?!\s)[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff0-\ufff8]/u;
const EACH_UNSEEN = new RegExp(`${UNSEEN.source}`, 'gu');
/** A quick search for texts that can hold one. */
const NOT_PLAIN = /[^\t\n\r -~]/;

/** Characters and number of large texts that are remembered: an output is most often that of the reference, too. */
const REMEMBERED = { length: 1000, texts: 200 };

/** Redacts the given secrets; `all`: also anything that looks like a credential. */
export function makeRedactor(secrets: readonly string[], searched: 'all' | 'known' = 'all'): Redactor {
  const known = makeKnownSecrets();
  known.add(secrets);
  let count = 0;
  const mask = (): string => {
    count++;
    return MASK;
  };
  const search = (text: string): string => {
    const without = known.without(text, mask);
    return searched === 'all' ? withoutTokens(without, mask) : without;
  };
  const clean = new Set<string>();
  const remember = (text: string, without: string): string => {
    if (text.length <= REMEMBERED.length || text !== without) return without;
    if (clean.size === REMEMBERED.texts) clean.clear();
    clean.add(text);
    return without;
  };
  const textOf = (text: string, key?: string): string => {
    if (key !== undefined && searched === 'all' && isSecretUnder(key, text)) return mask();
    if (text.length < MIN_SECRET_LENGTH) return text;
    if (text.length > REMEMBERED.length && clean.has(text)) return text;
    const without = search(text);
    if (!NOT_PLAIN.test(without) || !UNSEEN.test(without)) return remember(text, without);
    const seen = without.replace(EACH_UNSEEN, '');
    const again = search(seen);
    return again === seen ? without : again;
  };
  const nameOf = makeNames(textOf);
  // On most users' machines there is nothing to find, so large outputs need not be walked.
  const isIdle = () => searched === 'known' && known.isEmpty();
  const redact = <T>(value: T): T => (isIdle() ? value : everyText(value, textOf, nameOf));
  const add = (more: readonly string[]): void => {
    clean.clear();
    known.add(more);
  };
  return { redact, count: () => count, add };
}
