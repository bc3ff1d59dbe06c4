import { readBoundedJson } from '../text/json.js';
import { type Environment, isMapping } from '../text/values.js';
import { FILE_TYPES, namesSecret } from './names.js';

/** A variable whose value must not get out, or a part of it. */
export interface SecretVariable {
  readonly name: string;
  readonly secrets: readonly string[];
}

/** The secrets of the environment. */
export function secretsOf(env: Environment): string[] {
  return secretVariables(env).flatMap(({ secrets }) => secrets);
}

/** The same with the names of the variables. */
export function secretVariables(env: Environment): SecretVariable[] {
  return Object.entries(env).flatMap(([name, text = '']) => {
    const secrets = [...new Set(secretsIn(name, text))];
    return secrets.length > 0 ? [{ name, secrets }] : [];
  });
}

/** A value whose name says so is a secret, and so are its items and lines. Any value can hold credentials. */
function secretsIn(name: string, text: string): string[] {
  const value = text.trim();
  // Some tools keep the quotes of a file of variables.
  const inner = withoutQuotes(value);
  const texts = textsInJson(name, inner);
  const named = namesSecret(name) ? [value, inner, ...(texts.length > 0 ? [] : itemsOf(inner))] : [];
  const found = [...named, ...credentialsIn(inner)].filter((one) => !isGuessable(one));
  return [...found, ...texts.flatMap(([key, child]) => secretsIn(key, child))];
}

/** The items and lines of a value, and what is behind a name in each: `neo4j/…`, `user: …`, `login … password …`. */
function itemsOf(value: string): string[] {
  const items = value.split(/[\n,;]|\s#/).map((item) => withoutQuotes(item.trim().replace(/^- |^\[|\]$/g, '')));
  const behindNames = /^(?:export )?["']?[\w.@+-]+["']?\s?[:/=]\s?|^.*\b(?:password|token) /;
  return [...items, ...items.map((item) => withoutQuotes(item.replace(behindNames, '')))];
}

function withoutQuotes(text: string): string {
  return text.replace(/^(["'])(.*)\1$/s, '$2');
}

/** The texts in a value that is JSON, with their keys, as the `clientSecret` of AZURE_CREDENTIALS. */
function textsInJson(name: string, value: string): [key: string, text: string][] {
  const json = /^[[{]/.test(value) ? readBoundedJson(value) : { kind: 'none' };
  return json.kind === 'value' && 'value' in json ? namedTexts(name, json.value) : [];
}

function namedTexts(name: string, value: unknown): [key: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((item) => namedTexts(name, item));
  return isMapping(value) ? Object.entries(value).flatMap(([key, child]) => namedTexts(key, child)) : [];
}

/** Credentials within a value; the group is the secret. */
const CREDENTIALS: readonly RegExp[] = [
  // The password of an address. That of a database can have signs that an address of the web would encode.
  /:\/\/[^\s/?#:@]{0,128}:([^\s/?#]{1,256})@/g,
  /(?<!https?|wss?):\/\/[^\s/?#:@]{0,128}:([^\s@]{1,256})@/g,
  // The password for the MySQL driver of Go: `app:…@tcp(db:3306)/x`.
  /(?<![\w.-])[\w.-]{1,64}:([^\s"']{1,128}?)@\w{0,32}\(/g,
  // A token in place of a user.
  /(?:https?|wss?):\/\/(?=[^\s/?#:@]{0,128}\d)([^\s/?#:@]{16,128})[:@]/g,
  // A header.
  /(?:^|["'=]|authorization\W{1,4})(?:bearer|apikey|basic)(?:\s+|%20)([\w+/=.~%-]{8}[\w+/=.~%-]*)/gi,
];

/** `password=…`, `sasl.password = …`, `tavilyApiKey=…` */
const SETTING = /(?<![\w.-])([A-Za-z_][\w.-]{0,63})\s?=\s?/g;
/** Characters of a value that are read. */
const SETTING_VALUE = 2000;
/** What can end the value of a setting; the last is for signs of the sentence around it. */
const ENDS = [/\s/, /[;\s]/, /[;\s&,#|]/, /["'}]/, /(?<![)\]}.,:!?*`\\"'])[)\]}.,:!?*`\\"']*(?:[\s;]|$)/];

/** The passwords and tokens in addresses, headers and settings, as written and decoded. */
function credentialsIn(value: string): string[] {
  const found = [value, decoded(value)].flatMap((text) => [
    ...CREDENTIALS.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, secret = '']) => secret)),
    ...settingsIn(text),
  ]);
  return found.flatMap((secret) => [secret, decoded(secret)]);
}

/** The values of secret settings, with and without a quote or brace before them. */
function settingsIn(text: string): string[] {
  const settings = [...text.matchAll(SETTING)].filter(([, name = '']) => namesSecret(name) || /^pwd$/i.test(name));
  const starts = settings.flatMap(({ 0: { length }, index }) => {
    const value = text.slice(index + length, index + length + SETTING_VALUE);
    return [value, value.replace(/^\\{0,3}["'{]/, '')];
  });
  return starts.flatMap((start) => ENDS.map((end) => start.split(end, 1)[0] ?? ''));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Fewer characters may as well be a word. */
export const MIN_SECRET_LENGTH = 8;
/** Minimum length of a text that is not in another one by chance. */
const LONG = 20;

const PATH = /^(?:~|\.{1,2})[\\/]|^[A-Za-z]:[\\/]|^\/[^\s]*[._-]/;
const FILE = new RegExp(`^[\\w./\\\\-]+\\.(?:${FILE_TYPES.join('|')})$`);
const NUMBERS = /^[\d\s.,:;/+-]*$/;
/** A word of one case, with a capital or not. */
const WORD = /^(?:\p{Lu}?[\p{Ll}\p{Lo}]*|\p{Lu}+)$/u;

/**
 * Whether a value is too short or too common to be looked for: to replace each "postgres" or "2024-01-01" would spoil
 * answers, and a reader of such an answer learns no secret.
 */
export function isGuessable(value: string): boolean {
  if (value.length < MIN_SECRET_LENGTH || PATH.test(value) || FILE.test(value)) return true;
  return value.length < LONG && (NUMBERS.test(value) || value.split(/[\s_.:/<>|-]+/).every((word) => WORD.test(word)));
}
