import { isGuessable, isPlaceholder, isRandom } from '../text/ordinary.js';
import { NAME_PART, secrecyOf } from '../words/credentials.js';

/** A value in a text behind a name that can be that of a secret: `DB_PASSWORD=…`, `"apiKey": "…"`, `--token …`. */
interface NamedValue {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Only a blank is between them, as in `machine db password …`. */
  readonly isBehindBlank: boolean;
}

const EACH_PART = new RegExp(`${NAME_PART.source}`, 'gi');
const LONGEST_NAME = 64;
const NAME_SIGN = /[\w.-]/;
const NAME_REST = /[\w.-]*/y;
/** A sign between name and value, with quotes around it, which can be escaped; the group is the quote before the value. */
const SIGN = /(?:\\{0,7}["'\]]){0,2}\s{0,40}(?:=>|:=|: string =|[=:])(?:\*\*)?(?:[ \t]*[|>]?-?\r?\n)?\s{0,40}/y;
/** The value of a pair, as in `- name: DB_PASSWORD\n  value: …`, and the next of a list, as in `["--token", "…"]`. */
const PAIR =
  /\\{0,7}["']?\s{0,2},?\s{1,40}\\{0,7}["']?value\\{0,7}["']?\s?[:=]\s?|\\{0,7}["'],\s{0,40}\\{0,7}["']value\\{0,7}["']:\s?/iy;
const NEXT = /\\{0,7}["'],\s{0,4}(?=\\{0,7}["'])| (?:is|provided):? | (?=["']?)/y;
/** What begins a value: a list, the type of a literal, a quote, which can be escaped. The group is the quote. */
const OPENING = /\[?\s?(?:!!str |[bfru](?=["'])|(?:new )?\w{1,20}\((?=["']))?(?:""|'')?(\\{0,7}["'])?/iy;
/** The scheme of a header. */
const SCHEME = /(?:bearer|basic|token|apikey|digest)(?:\s{1,2}|%20)/iy;
/** Servers have schemes of their own. */
const ANY_SCHEME = /[A-Za-z][\w-]{1,20}(?:\s{1,2}|%20)/y;
/** How far a value reaches, by what begins it. */
const REACH = {
  '"': /[^\n]*?(?:(?<!\\)(?=")|$)/my,
  "'": /[^\n]*?(?:(?<!\\)(?=')|$)/my,
  braces: /\{[^{}"'\n]*\}/y,
  cookies: /[^"'\\\n]*/y,
  escaped: /[^"'\\\n]*/y,
  plain: /[^\s,;&"'<>)\]}\\|`]*/y,
};

/** The values behind names that can be those of secrets, in order. */
export function* namedValues(text: string): Generator<NamedValue> {
  let end = 0;
  for (const { 0: part, index } of text.matchAll(EACH_PART)) {
    if (index < end) continue;
    let begin = index;
    while (begin > Math.max(end, index - LONGEST_NAME) && NAME_SIGN.test(text.charAt(begin - 1))) begin--;
    end = index + part.length + lengthAt(NAME_REST, text, index + part.length);
    const name = text.slice(begin, end);
    const isTag = /[<:]/.test(text.charAt(begin - 1)) && text.charAt(end) === '>';
    const found = execAt(PAIR, text, end) ?? execAt(SIGN, text, end) ?? execAt(NEXT, text, end);
    const sign = isTag ? '>' : found?.[0];
    if (sign === undefined || isOtherSign(text.charAt(begin - 1), sign)) continue;
    const begun = end + sign.length;
    const [opening = '', quote = ''] = execAt(OPENING, text, begun) ?? [];
    const at = begun + opening.length;
    const start = at + lengthAt(/authorization$/i.test(name) ? ANY_SCHEME : SCHEME, text, at);
    const stop = start + lengthAt(REACH[kindOf(name, quote, text.charAt(start))], text, start);
    // A value that is no secret can hold the next name, as in `AUTH_URL=https://…?password=…`.
    end = start;
    yield { name, start, end: stop, isBehindBlank: !isTag && !/[=:]/.test(sign) };
  }
}

/** In an IRI and in a name with a prefix the colon is not a sign, and of a variable in a query neither is the rest. */
function isOtherSign(before: string, sign: string): boolean {
  return (sign.startsWith(':') && /[:/#@]/.test(before)) || (/[?$]/.test(before) && /^\s/.test(sign));
}

function kindOf(name: string, quote: string, first: string): keyof typeof REACH {
  if (quote === '"' || quote === "'") return quote;
  if (/cookie$/i.test(name)) return 'cookies';
  if (first === '{') return 'braces';
  return quote === '' ? 'plain' : 'escaped';
}

function execAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  return execAt(pattern, text, at)?.[0].length ?? 0;
}

/** A text without the values that their names call secrets. */
export function withoutNamedValues(text: string, mask: () => string): string {
  let [clean, last] = ['', 0];
  for (const { name, start, end, isBehindBlank } of namedValues(text)) {
    if (start < last) continue;
    const value = text.slice(start, end);
    const isWord = isBehindBlank && !name.startsWith('-') && !(isRandom(value) && /^[\w+/=.~!@#$%^&*-]+$/.test(value));
    if (isWord || !isSecretUnder(name, value)) continue;
    clean += `${text.slice(last, start)}${mask()}`;
    last = end;
  }
  return last === 0 ? text : clean + text.slice(last);
}

/** Whether a value is a secret because of its name. */
export function isSecretUnder(name: string, value: string): boolean {
  const secrecy = isPlaceholder(value) ? null : secrecyOf(name);
  return secrecy === 'any' || (secrecy === 'varied' && value.length >= 12 && isRandom(value) && !isGuessable(value));
}
