import { MIN_SECRET_LENGTH } from '../text/ordinary.js';
import { type Change, everyText, type Rewrite } from '../text/values.js';
import { makeKnownSecrets } from './known-secrets.js';
import { isSecretUnder } from './named-values.js';
import { withoutTokens } from './tokens.js';

/** The text in place of a secret. */
export const MASK = '***';

/** Takes secrets out of values and counts them. Each entry point makes one redactor. */
export type Redactor = ReturnType<typeof makeRedactor>;

/** A character without a width. Reports and terminals leave it out, which would join the parts of a secret around it. */
const UNSEEN = /(?!\s)[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff0-\ufff8]/u;
const EACH_UNSEEN = new RegExp(`${UNSEEN.source}`, 'gu');
/** A quick search for texts that can hold one. */
const NOT_PLAIN = /[^\t\n\r -~]/;

/**
 * Redacts the given secrets; `all`: also anything that looks like a credential. Redact data, not formatted text: escapes can
 * split a secret, and a mask can break the format. A value without secrets stays itself. `add`: further secrets from here on.
 */
export function makeRedactor(secrets: readonly string[], searched: 'all' | 'known' = 'all') {
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
  const textOf = (text: string, key?: string): string => {
    if (key !== undefined && searched === 'all' && isSecretUnder(key, text)) return mask();
    if (text.length < MIN_SECRET_LENGTH) return text;
    const without = search(text);
    if (!NOT_PLAIN.test(without) || !UNSEEN.test(without)) return without;
    const seen = without.replace(EACH_UNSEEN, '');
    const again = search(seen);
    return again === seen ? without : again;
  };
  const nameOf = makeNames(textOf);
  // On most users' machines there is nothing to find, so large outputs need not be walked.
  const isIdle = () => searched === 'known' && known.isEmpty();
  const redact: Rewrite = <T>(value: T): T => (isIdle() ? value : everyText(value, textOf, nameOf));
  return { redact, count: () => count, add: known.add };
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
