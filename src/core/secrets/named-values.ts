import { isGuessable, isPlaceholder, isVaried } from '../text/ordinary.js';
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
const SIGN = /(?:\\{0,3}["'\]]){0,2}\s?(?:=>|[=:])\s{0,2}(?:[bfru](?=["']))?(\\{0,3}["'])?/iy;
const BLANK = / (["'])?/y;
/** The scheme of a header. */
const SCHEME = /(?:bearer|basic|token|apikey|digest)(?:\s{1,2}|%20)/iy;
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
    const sign = execAt(SIGN, text, end) ?? execAt(BLANK, text, end);
    const isInIri = sign?.[0].startsWith(':') && /[:/#@]/.test(text.charAt(begin - 1));
    if (!sign || isInIri) continue;
    const begun = end + sign[0].length;
    const start = begun + lengthAt(SCHEME, text, begun);
    end = start + lengthAt(REACH[kindOf(name, sign[1] ?? '', text.charAt(start))], text, start);
    yield { name, start, end, isBehindBlank: !/[=:]/.test(sign[0]) };
  }
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
    const value = text.slice(start, end);
    const isWord = isBehindBlank && !name.startsWith('-') && !isVaried(value);
    if (isWord || !isSecretUnder(name, value)) continue;
    clean += `${text.slice(last, start)}${mask()}`;
    last = end;
  }
  return last === 0 ? text : clean + text.slice(last);
}

/** Whether a value is a secret because of its name. */
export function isSecretUnder(name: string, value: string): boolean {
  const secrecy = isPlaceholder(value) ? null : secrecyOf(name);
  return secrecy === 'any' || (secrecy === 'varied' && value.length >= 12 && isVaried(value) && !isGuessable(value));
}
