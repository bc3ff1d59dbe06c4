import { makeMayHold } from '../text/any-of.js';
import { SHORTEST_SECRET } from './guessable.js';

/** The forms that one secret can have in a text. */
interface Forms {
  /** As it is, in JSON, in an address. */
  readonly plain: readonly string[];
  /** Within Base64 of something longer: the part that does not depend on the text around it. */
  readonly encoded: readonly string[];
}

/** Takes the given secrets out of texts, in all their forms. */
export interface KnownSecrets {
  readonly without: (text: string, mask: () => string) => string;
  /** No secret is known. */
  readonly isEmpty: () => boolean;
  readonly add: (secrets: readonly string[]) => void;
}

export function makeKnownSecrets(): KnownSecrets {
  const known = new Map<string, Forms>();
  let search: Search | null = null;
  const add = (secrets: readonly string[]): void => {
    for (const secret of secrets) if (secret.length >= SHORTEST_SECRET) known.set(secret, formsOf(secret));
    search = known.size === 0 ? null : searchFor([...known.values()]);
  };
  const without = (text: string, mask: () => string): string => {
    if (!search?.mayHold(text)) return text;
    const clean = withoutRuns(text.replace(search.plain, mask), search.encoded, mask);
    return clean.includes('…') ? withoutBeginnings(clean, search.forms, search.begins, mask) : clean;
  };
  return { without, isEmpty: () => search === null, add };
}

/** All forms of all secrets at once; the expressions are for texts that may hold one of them. */
interface Search {
  readonly forms: readonly string[];
  readonly plain: RegExp;
  readonly encoded: RegExp;
  readonly begins: RegExp;
  readonly mayHold: (text: string) => boolean;
}

function searchFor(known: readonly Forms[]): Search {
  const [plain, encoded] = [known.flatMap((one) => one.plain), known.flatMap((one) => one.encoded)];
  const forms = [...plain, ...encoded];
  const begins = forms.map((form) => form.slice(0, SHORTEST_SECRET));
  return { forms, plain: anyOf(plain), encoded: anyOf(encoded), begins: anyOf(begins), mayHold: makeMayHold(begins) };
}

/** The longest first, as one may begin another. */
function anyOf(texts: readonly string[]): RegExp {
  const longestFirst = [...new Set(texts)].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return new RegExp(`(?:${escaped.join('|')})`, 'g');
}

function formsOf(secret: string): Forms {
  const address = encodeURIComponent(secret.replace(/\p{Cs}/gu, '\ufffd'));
  const encoded = [0, 1, 2].map((shift) => middleOfBase64(secret, shift));
  return {
    plain: [secret, JSON.stringify(secret).slice(1, -1), ...bothCases(address)],
    encoded: encoded.flatMap((text) => [
      text,
      text.replaceAll('+', '-').replaceAll('/', '_'),
      ...bothCases(encodeURIComponent(text)),
    ]),
  };
}

/** `%2F` and `%2f` are the same. */
function bothCases(address: string): string[] {
  return [address, address.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase())];
}

/** Base64 of a secret that `shift` bytes stand before, without the digits at both ends that its neighbours change. */
function middleOfBase64(secret: string, shift: number): string {
  const bytes = [...new Uint8Array(shift), ...new TextEncoder().encode(secret)];
  const digits = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
  return digits.slice(Math.ceil((8 * shift) / 6), Math.floor((8 * bytes.length) / 6));
}

const BASE64_CHARACTER = /[\w+/%-]/;

/** Without the whole of each run of Base64 that holds one of the texts. */
function withoutRuns(text: string, held: RegExp, mask: () => string): string {
  const isDigit = (at: number) => BASE64_CHARACTER.test(text[at] ?? '');
  let [clean, from] = ['', 0];
  for (const { index, 0: match } of text.matchAll(held)) {
    if (index < from) continue;
    let [start, end] = [index, index + match.length];
    while (start > from && isDigit(start - 1)) start--;
    while (isDigit(end)) end++;
    while (text[end] === '=') end++;
    clean += `${text.slice(from, start)}${mask()}`;
    from = end;
  }
  return clean + text.slice(from);
}

/** A text without the beginnings of a secret that a cut has left. */
function withoutBeginnings(text: string, forms: readonly string[], begins: RegExp, mask: () => string): string {
  let [clean, from, cut] = ['', 0, text.indexOf('…')];
  for (const { index } of text.matchAll(begins)) {
    if (cut >= 0 && cut < index) cut = text.indexOf('…', index);
    if (cut < 0) break;
    if (index < from || !forms.some((form) => form.length >= cut - index && form.startsWith(text.slice(index, cut))))
      continue;
    clean += `${text.slice(from, index)}${mask()}`;
    from = cut;
  }
  return clean + text.slice(from);
}
