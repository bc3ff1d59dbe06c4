import { isGuessable } from '../text/ordinary.js';
import type { Environment } from '../text/values.js';
import { namesSecret, secrecyOf } from '../words/credentials.js';
import { LONGEST_VALUE, namedValues } from './named-values.js';
import { credentialsBehind } from './tokens.js';

/** The secrets of the environment. */
export function secretsOf(env: Environment): string[] {
  return secretVariables(env).flatMap(({ secrets }) => secrets);
}

/** The same with the names of the variables. */
export function secretVariables(env: Environment): { readonly name: string; readonly secrets: readonly string[] }[] {
  return Object.entries(env).flatMap(([name, text = '']) => {
    const secrets = [...new Set(secretsIn(name, text))];
    return secrets.length > 0 ? [{ name, secrets }] : [];
  });
}

/** A value whose name says so is a secret, and so are its items and lines. Any value can hold credentials. */
function secretsIn(name: string, text: string): string[] {
  const value = text.trim();
  // Of JSON, only the values of secret keys; of other values, all items.
  const named = namesSecret(name) ? [value, ...(value.startsWith('{') ? [] : itemsOf(value))] : [];
  const found = [...named, ...[value, decoded(value)].flatMap(credentialsIn)];
  return found.flatMap((one) => [one, decoded(one), one.replaceAll('\\n', '\n')]).filter((one) => !isGuessable(one));
}

/** The items and lines of a value, and what is behind a name in each: `neo4j/…`, `user: …`, `login … password …`. */
function itemsOf(value: string): string[] {
  const items = [value, ...value.split(/[\n,;]|\s#/)].map((item) => item.trim().replace(/^- |^\[|\]$/g, ''));
  const behindNames = /^(?:export )?["']?[\w.@+-]+["']?\s?[:/=]\s?|^.*\b(?:password|token) /;
  const values = [...items, ...items.map((item) => item.replace(behindNames, ''))];
  return values.map((value) => value.replace(/^(["'])(.*)\1$/s, '$2'));
}

/** The password in the address of a database, which can have signs that an address of the web would encode. */
const PASSWORD = /(?<!https?|wss?):\/\/[^\s/?#:@]{0,128}:((?:(?!:\/\/)[^\s@]){1,256})@/g;
/** What can end the value of a setting; the last is for signs of the sentence around it. */
const ENDS = [/\s/, /[;\s]/, /[;\s&,#|]/, /["'}]/, /(?<![)\]}.,:!?*`\\"'])[)\]}.,:!?*`\\"']*(?:[\s;]|$)/];

/** The passwords and tokens in addresses and headers, and the values of settings, up to each sign that can end them. */
function credentialsIn(text: string): string[] {
  const settings = [...namedValues(text)].filter(
    ({ name, isBehindBlank }) => !isBehindBlank && (namesSecret(name) || secrecyOf(name) === 'any'),
  );
  const values = settings.flatMap(({ start, end }) => {
    const rest = text.slice(start, start + LONGEST_VALUE).replace(/^\{/, '');
    return [text.slice(start, end), ...ENDS.map((sign) => rest.split(sign, 1)[0] ?? '')];
  });
  return [...values, ...Array.from(text.matchAll(PASSWORD), ([, secret = '']) => secret), ...credentialsBehind(text)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
