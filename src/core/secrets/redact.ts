import { type Change, type Environment, everyText, type Mapping } from '../text/values.js';
import { isGuessable, secretsOf } from './environment.js';
import { makeKnownSecrets } from './known-secrets.js';

/** The text in place of a secret. */
export const MASK = '***';

/** A value without the secrets in its texts and keys; the value itself where it holds none. */
export type Redact = <T>(value: T) => T;

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

/** Where there is nothing to take out. */
export const redactNothing: Redact = (value) => value;

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
    return searched === 'all' ? withoutShapes(without, mask) : without;
  };
  const textOf = (text: string): string => {
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

/** Each starts where no letter or digit precedes; none looks further than it needs to. */
const TOKENS: readonly RegExp[] = [
  // GitHub, whose tokens of an installation hold a web token.
  /gh[pousr]_(?:[\w-]{30}[\w-]*(?:\.[\w-]+){0,2}|[\w-]{10,29}(?:\.[\w-]{10}[\w-]*){2})/,
  /github_pat_\w{22}\w*/,
  // Models: OpenAI, Anthropic and many more, Groq, xAI, Hugging Face, Google.
  /(?:sk|xai)-(?=[a-z_-]{0,40}[A-Z\d])[\w-]{20}[\w-]*/,
  /(?:gsk|hf)_[A-Za-z\d]{20}[A-Za-z\d]*/,
  /AIza[\w-]{35}[\w-]*/,
  /ya29\.[\w-]{20}[\w-]*/,
  // Clouds, packages, forges, chats, payments.
  /A[KS]IA[A-Z\d]{16}(?![A-Za-z\d])/,
  /npm_[A-Za-z\d]{30}[A-Za-z\d]*/,
  /pypi-(?=[a-z_-]{0,40}[A-Z\d])[\w-]{30}[\w-]*/,
  /gl(?:pat|ptt|dt|rt|cbt|ft|oas|soat|agent)-[\w-]{20}[\w-]*(?:\.[\w-]+){0,2}/,
  /xox[a-z](?:\.xox[a-z])?-[A-Za-z\d-]{10}[A-Za-z\d-]*/,
  /xapp-[A-Za-z\d-]{10}[A-Za-z\d-]*/,
  /[rs]k_(?:live|test)_[A-Za-z\d]{16}[A-Za-z\d]*/,
  /whsec_[A-Za-z\d+/]{20}[A-Za-z\d+/]*={0,2}/,
  /SG\.[\w-]{16,24}\.[\w-]{40}[\w-]*/,
  /do[opr]_v1_[a-f\d]{64}/,
  /T[A-Z\d]{8,12}\/B[A-Z\d]{8,12}\/[A-Za-z\d]{24}/,
];

/** A key before a secret; it is kept. A word without a digit must be long to count as a secret. */
const LABELLED =
  /((?:[Bb]earer|BEARER)\s{1,4}|(?:[Aa]uthorization|AUTHORIZATION)["']?\s?[:=]\s?["']?(?:[Bb]asic|BASIC|[Tt]oken)\s{1,4}|(?:aws_?|AWS_?)?(?:[Ss]ecret_?[Aa]ccess_?[Kk]ey|SECRET_ACCESS_KEY)["'\\]{0,4}\s?[:=]\s?["'\\]{0,4}|sig=|X-Amz-(?:Signature|Security-Token)=|X-Goog-Signature=|(?:Account|SharedAccess)Key=)(?=[A-Za-z.~+/%_-]{0,60}\d|[A-Za-z.~+/%_-]{24})[\w.~+/%-]{16}[\w.~+/%-]*={0,2}/;

/** No letter or digit before, except that of an escaped line end. */
const APART = /(?:(?<![A-Za-z\d])|(?<=\\[nrt]))/.source;

const SECRET = new RegExp(`${APART}(?:${[LABELLED, ...TOKENS].map(({ source }) => source).join('|')})`, 'g');

/** How such a token begins, where a long text was cut within it; names such as hf_hub_download begin alike. */
const BEGUN =
  /(?<![A-Za-z\d])(?:gh[pousr]_|github_pat_|sk-|xai-|gsk_|hf_|AIza|ya29\.|A[KS]IA|npm_|pypi-|glpat-|xox[a-z]-|xapp-|[rs]k_live_|whsec_|eyJ)(?=[a-z_.-]{0,40}[A-Z\d]|[a-z]{12})[\w.-]{4}/;

const TOKEN_CHARACTER = /[\w.-]/;

/** A text without anything that looks like a well-known token or key, in time that grows with its length only. */
function withoutShapes(text: string, mask: () => string): string {
  const without = text.replace(SECRET, (_, label: string | undefined) => `${label ?? ''}${mask()}`);
  return withoutBegun(withoutPasswords(withoutPrivateKeys(withoutWebTokens(without, mask), mask), mask), mask);
}

/** The password in an address. */
const PASSWORD = /(:\/\/[^\s/?#@:"'<>\\]{0,128}:)([^\s/?#@"'<>\\{}]{8,256})(?=@)/g;

function withoutPasswords(text: string, mask: () => string): string {
  return text.replace(PASSWORD, (all, before: string, value: string) =>
    isGuessable(value) ? all : `${before}${mask()}`,
  );
}

const WEB_TOKEN = new RegExp(`${APART}eyJ[\\w-]{10}`);
/** The second part, by which one is found: much begins like the first. */
const CLAIMS = /\.eyJ[\w-]{10}/g;
const CLAIMS_AND_SIGNATURE = /\.[\w-]+\.[\w-]{10}[\w-]*/y;

/** Without JSON web tokens: two parts of JSON in Base64 and a signature. */
function withoutWebTokens(text: string, mask: () => string): string {
  let [clean, from] = ['', 0];
  for (const { index: dot } of text.matchAll(CLAIMS)) {
    if (dot < from) continue;
    const run = Math.max(from, startOfRun(text, dot, /[\w\\-]/));
    const header = text.slice(run, dot).search(WEB_TOKEN);
    CLAIMS_AND_SIGNATURE.lastIndex = dot;
    if (header < 0 || !CLAIMS_AND_SIGNATURE.test(text)) continue;
    clean += `${text.slice(from, run + header)}${mask()}`;
    from = CLAIMS_AND_SIGNATURE.lastIndex;
  }
  return clean + text.slice(from);
}

/** The start of the characters that end at a place without a gap. */
function startOfRun(text: string, before: number, character: RegExp): number {
  let start = before;
  while (start > 0 && character.test(text.charAt(start - 1))) start--;
  return start;
}

const KEY_BEGIN = /-----BEGIN [A-Z\d ]{0,40}PRIVATE KEY[A-Z ]{0,20}-----/g;
const KEY_END = '-----END ';
/** The characters of a key without an END line; its line ends can be escaped. */
const KEY_REST = /[A-Za-z\d+/=\s…\\]*/y;

/** Without private keys, the whole block of each. */
function withoutPrivateKeys(text: string, mask: () => string): string {
  const lastEnd = text.lastIndexOf(KEY_END);
  let [clean, from] = ['', 0];
  for (const { index, 0: begin } of text.matchAll(KEY_BEGIN)) {
    if (index < from) continue;
    clean += `${text.slice(from, index)}${mask()}`;
    from = endOfKey(text, index + begin.length, lastEnd);
  }
  return clean + text.slice(from);
}

function endOfKey(text: string, from: number, lastEnd: number): number {
  if (from <= lastEnd) {
    const dashes = text.indexOf('-----', text.indexOf(KEY_END, from) + KEY_END.length);
    return dashes < 0 ? text.length : dashes + 5;
  }
  KEY_REST.lastIndex = from;
  KEY_REST.test(text);
  return KEY_REST.lastIndex;
}

/** Without the beginning of a token before each ellipsis. */
function withoutBegun(text: string, mask: () => string): string {
  if (!text.includes('…')) return text;
  const parts = text.split('…');
  return parts.map((part, index) => (index < parts.length - 1 ? withoutLast(part, mask) : part)).join('…');
}

function withoutLast(part: string, mask: () => string): string {
  const from = startOfRun(part, part.length, TOKEN_CHARACTER);
  const at = part.slice(from).search(BEGUN);
  return at < 0 ? part : `${part.slice(0, from + at)}${mask()}`;
}
