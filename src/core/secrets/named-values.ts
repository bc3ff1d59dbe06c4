import { isGuessable, isPlaceholder, isRandom, isVaried } from '../text/ordinary.js';
import { NAME_PART, secrecyOf } from '../words/credentials.js';

const EACH_PART = new RegExp(`${NAME_PART.source}`, 'gi');
const LONGEST_NAME = 64;
/** Characters of a value that decide whether it is a secret. */
export const LONGEST_VALUE = 2000;
const NAME_SIGN = /[\w.-]/;
const NAME_REST = /[\w.-]*/y;
/** What stands between a name and its value, one way per row; quotes can be escaped. The first that is there counts. */
const SIGNS: readonly RegExp[] = [
  // The value of a pair: `- name: DB_PASSWORD`, and `value: …` in the next line or behind a comma.
  /\\{0,7}["']?\s{0,2},?\s{1,40}\\{0,7}["']?value\\{0,7}["']?\s?[:=]\s?/iy,
  /\\{0,7}["'],\\{0,7}["']value\\{0,7}["']\s?:\s?/iy,
  // The sign of a setting, in its line or at the end of it.
  /(?:\\{0,7}["'\]]){0,2}\*{0,2}\s{0,40}(?:=>|:=|: string =|[=:])(?:\*\*)?(?:[ \t]*[|>]?-?\r?\n)?\s{0,40}/y,
  // The next of a list: `["--token", "…"]`; a sentence; arguments; a cell; blanks.
  /\\{0,7}["'],\s{0,4}(?=\\{0,7}["'])/y,
  /(?: for(?: [\w'-]{1,20}){1,6})?(?: \([^()\n]{0,60}\))?(?: is| provided|(?=:)):?\s{1,40}/y,
  /\((?:\\{0,7}["'][^"'\n]{0,64}["'],\s?)?(?=\\{0,7}["'])/y,
  /[ \t]{0,40}\|[ \t]{1,40}|[ \t]{1,40}(?:\d )?/y,
];
/** What begins a value: a list, the type of a literal, a quote, which can be escaped. The group is the quote. */
const OPENING = /(?:\[|- )?\s?(?:!!str |[bfru](?=["'])|(?:new )?\w{1,20}\((?=["']))?(?:""|'')?`?(\\{0,7}["'])?/iy;
const NEXT_SETTING = /[A-Z][A-Z\d]*_[A-Z\d_]*=/y;
/** The scheme of a header; behind `authorization`, servers have their own. */
const SCHEME = /(?:bearer|basic|token|apikey|digest)(?:\s{1,2}|%20)/iy;
const ANY_SCHEME = /[A-Za-z][\w-]{1,20}(?:\s{1,2}|%20)/y;
/** The rest of a tag, with its attributes. */
const TAG_REST = /(?: [^<>\n]{0,200})?>/y;
/** How far a value reaches, by what begins it. */
const REACH = {
  '"': /[^\n]*?(?:(?<!\\)(?=")|$)/my,
  "'": /[^\n]*?(?:(?<!\\)(?=')|$)/my,
  braces: /\{[^{}"'\n]*\}/y,
  escaped: /[^"'\\\n]*/y,
  plain: /[^\s,;&"'<>)\]}\\|`]*/y,
};

/**
 * The values behind names that can be those of secrets, in order: `DB_PASSWORD=…`, `"apiKey": "…"`. `isBehindBlank`: no sign is
 * between them, as in `machine db password …`. `isTold`: the value is quoted, or behind *is*.
 */
export function* namedValues(text: string) {
  let end = 0;
  const stops: Partial<Record<keyof typeof REACH, number>> = {};
  for (const { 0: part, index } of text.matchAll(EACH_PART)) {
    if (index < end) continue;
    let begin = index;
    while (begin > Math.max(end, index - LONGEST_NAME) && NAME_SIGN.test(text.charAt(begin - 1))) begin--;
    end = index + part.length + lengthAt(NAME_REST, text, index + part.length);
    const name = text.slice(begin, end);
    const tag = /[<:]/.test(text.charAt(begin - 1)) ? execAt(TAG_REST, text, end)?.[0] : undefined;
    const sign = tag ?? signAt(text, end);
    if (sign === undefined || isOtherSign(text.charAt(begin - 1), sign)) continue;
    const [opening = '', quote = ''] = execAt(OPENING, text, end + sign.length) ?? [];
    const at = end + sign.length + opening.length;
    // An empty setting, and the next one.
    if (/\n/.test(sign + opening) && lengthAt(NEXT_SETTING, text, at) > 0) continue;
    const start = at + lengthAt(/authorization$/i.test(name) ? ANY_SCHEME : SCHEME, text, at);
    const kind = kindOf(name, quote, text.charAt(start));
    // A value can hold the next name, as in `AUTH_URL=https://…?password=…`; that one's value ends at the same place.
    if ((stops[kind] ?? 0) <= start) stops[kind] = start + lengthAt(REACH[kind], text, start);
    end = start;
    const isBehindBlank = tag === undefined && !/^(?! for| \().*[=:]/s.test(sign);
    yield { name, start, end: stops[kind] ?? start, isBehindBlank, isTold: quote !== '' || / is\s/.test(sign) };
  }
}

/** In an IRI and in a name with a prefix the colon is not a sign, and of a variable in a query neither is the rest. */
function isOtherSign(before: string, sign: string): boolean {
  return (sign.startsWith(':') && /[:/#@]/.test(before)) || (/[?$]/.test(before) && /^\s/.test(sign));
}

function kindOf(name: string, quote: string, first: string): keyof typeof REACH {
  if (quote === '"' || quote === "'") return quote;
  if (/cookie$/i.test(name)) return 'escaped';
  if (first === '{') return 'braces';
  return quote === '' ? 'plain' : 'escaped';
}

function signAt(text: string, at: number): string | undefined {
  for (const pattern of SIGNS) {
    const found = execAt(pattern, text, at);
    if (found) return found[0];
  }
  return undefined;
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
  for (const { name, start, end, isBehindBlank, isTold } of namedValues(text)) {
    if (start < last) continue;
    const value = text.slice(start, Math.min(end, start + LONGEST_VALUE));
    const isCode = (isTold ? isVaried(value) : isRandom(value)) && /^[^\s()<>{}]+$/.test(value);
    const isWord = isBehindBlank && !name.startsWith('-') && !isCode;
    if (isWord || !isSecretUnder(name, value)) continue;
    clean += `${text.slice(last, start)}${mask()}`;
    last = end;
  }
  return last === 0 ? text : clean + text.slice(last);
}

/** One run of letters and digits, such as no name and no id with hyphens has. */
const ONE_RUN = /^(?:[A-Za-z\d+/]+|[\w-]+=)={0,2}$/;
const LEAST_RUN = 16;

/** Whether a value is a secret because of its name. */
export function isSecretUnder(name: string, value: string): boolean {
  const secrecy = isPlaceholder(value) ? null : secrecyOf(name);
  if (secrecy === null || secrecy === 'any') return secrecy === 'any';
  return (
    value.length >= 12 &&
    isRandom(value) &&
    !isGuessable(value) &&
    (secrecy === 'varied' || (value.length >= LEAST_RUN && ONE_RUN.test(value)))
  );
}
