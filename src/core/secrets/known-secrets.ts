import { MIN_SECRET_LENGTH, WORD } from './environment.js';

/** The forms that one secret can have in a text. */
interface Forms {
  /** As it is, in JSON, in an address. */
  readonly plain: readonly string[];
  /** Within Base64 of something longer: the part that does not depend on the text around it. */
  readonly encoded: readonly string[];
}

/** The text in place of a secret that was found in a form. */
type Mask = (form: string) => string;

/** Takes the given secrets out of texts, in all their forms. */
interface KnownSecrets {
  readonly without: (text: string, mask: Mask) => string;
  /** No secret is known. */
  readonly isEmpty: () => boolean;
  readonly add: (secrets: readonly string[]) => void;
}

export function makeKnownSecrets(): KnownSecrets {
  const known = new Map<string, Forms>();
  let search: Search | null = null;
  const add = (secrets: readonly string[]): void => {
    for (const secret of secrets.flatMap(piecesOf)) known.set(secret, formsOf(secret));
    search = known.size === 0 ? null : searchFor([...known.values()]);
  };
  const without = (text: string, mask: Mask): string => {
    if (!search || !(search.mayHold(text) || search.mayHold(plainText(text)))) return text;
    const clean = withoutRuns(withoutTexts(text, search.plain, mask), search.encoded, mask);
    return clean.includes('…') ? withoutBeginnings(clean, search, mask) : clean;
  };
  return { without, isEmpty: () => search === null, add };
}

/** Maximum characters of a secret that is looked for as a whole: engines limit the length of a text in an expression. */
const MAX_WHOLE = 2000;

/** All forms in which a secret is found; none of one that is too short. */
export function formsOfSecret(secret: string): string[] {
  return piecesOf(secret).flatMap((piece) => {
    const { plain, encoded } = formsOf(piece);
    return [...plain, ...encoded];
  });
}

/** A long secret in pieces of half that size or more. */
function piecesOf(secret: string): string[] {
  if (secret.length < MIN_SECRET_LENGTH) return [];
  if (secret.length <= MAX_WHOLE) return [secret];
  const count = Math.floor((2 * secret.length) / MAX_WHOLE);
  const size = Math.ceil(secret.length / count);
  // Not between the two halves of a character.
  const cut = (at: number) => (/[\udc00-\udfff]/.test(secret.charAt(at)) ? at - 1 : at);
  return Array.from({ length: count }, (_, at) => secret.slice(cut(at * size), cut((at + 1) * size)));
}

/** All forms of all secrets at once; the expressions are for texts that may hold one of them. */
interface Search {
  readonly plain: RegExp;
  readonly encoded: RegExp;
  readonly begins: RegExp;
  /** All forms in ascending order. */
  readonly sorted: readonly string[];
  /** Characters of the longest form. */
  readonly longest: number;
  readonly mayHold: (text: string) => boolean;
}

function searchFor(known: readonly Forms[]): Search {
  const [plain, encoded] = [known.flatMap((one) => one.plain), known.flatMap((one) => one.encoded)];
  const sorted = [...plain, ...encoded].sort();
  const begins = sorted.map((form) => form.slice(0, MIN_SECRET_LENGTH));
  const longest = sorted.reduce((most, { length }) => Math.max(most, length), 0);
  const found = { plain: anyOf(plain), encoded: anyOf(encoded), begins: anyOf(begins) };
  return { ...found, sorted, longest, mayHold: makeMayHold(begins) };
}

/** The longest first, as one may begin another. */
function anyOf(texts: readonly string[]): RegExp {
  const longestFirst = [...new Set(texts)].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return new RegExp(`(?:${escaped.join('|')})`, 'g');
}

function formsOf(secret: string): Forms {
  const encoded = [0, 1, 2].map((shift) => middleOfBase64(secret, shift));
  return {
    plain: [secret, ...jsonForms(secret), ...literalForms(secret), ...addressForms(secret).flatMap(bothCases)],
    encoded: encoded.flatMap((text) => [
      text,
      text.replaceAll('+', '-').replaceAll('/', '_'),
      ...bothCases(encodeURIComponent(text)),
    ]),
  };
}

/** A text within JSON, as JavaScript, Python (only ASCII), Go (no `<`, `>`, `&`) and PHP (`\/`) write it, and within JSON in JSON. */
function jsonForms(secret: string): string[] {
  const plain = quoted(secret);
  const ascii = plain.replace(/[^\0-\x7f]/g, hexEscape);
  const all = [
    plain,
    ascii,
    plain.replace(/[<>&]/g, hexEscape),
    ...[plain, ascii].map((text) => text.replaceAll('/', '\\/')),
  ];
  return [...new Set([...all, ...all.map(quoted)])];
}

/** A text within a literal, as Python and Node.js show it in errors and logs, this within JSON, and JSON within a literal. */
function literalForms(secret: string): string[] {
  const bytes = Array.from(new TextEncoder().encode(secret), (byte) => String.fromCharCode(byte)).join('');
  const ascii = quoted(secret).replace(/[^\0-\x7f]/g, hexEscape);
  const outer = [secret, bytes].flatMap(literals);
  return [...new Set([...outer, ...outer.map(quoted), ...[quoted(secret), ascii].flatMap(literals)])];
}

function literals(text: string): string[] {
  const plain = text.replace(/\\|\p{Cc}/gu, (character) => ESCAPES.get(character) ?? byteEscape(character));
  const wide = plain.replace(/[\u{10000}-\u{10ffff}]/gu, wideEscape);
  const ascii = wide.replace(/[\x80-\xff]/g, byteEscape).replace(/[^\0-\xff]/g, hexEscape);
  const upper = (one: string) =>
    one.replace(/\\x([\da-f]{2})/g, (_, code: string) => NODE_ESCAPES.get(code) ?? `\\x${code.toUpperCase()}`);
  // The quote is escaped only where the text has both kinds.
  return [plain, ascii, upper(plain)].flatMap((one) => [one, one.replaceAll("'", "\\'")]);
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/** Short escapes that Node.js writes instead of a code. */
const NODE_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['08', '\\b'],
  ['0b', '\\v'],
  ['0c', '\\f'],
]);

function wideEscape(character: string): string {
  return `\\U${(character.codePointAt(0) as number).toString(16).padStart(8, '0')}`;
}

function byteEscape(character: string): string {
  return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

function quoted(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function hexEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A text within an address: as JavaScript encodes a part or the whole of it, all but letters and digits, with slashes, with `+` for a blank, and as in the query of a URL. */
function addressForms(secret: string): string[] {
  const address = encodeURIComponent(secret.replace(/\p{Cs}/gu, '\ufffd'));
  const hex = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  const strict = address.replace(/[!'()*~]/g, hex);
  const form = strict.replaceAll('%2A', '*').replaceAll('%20', '+');
  const query = address.replace(/%(?!20|22|23|3C|3E|27|[89A-F])[\dA-F]{2}/g, (code) => decodeURIComponent(code));
  const python = strict.replaceAll('%7E', '~');
  const whole = encodeURI(secret.replace(/\p{Cs}/gu, '\ufffd'));
  const all = [
    address,
    strict,
    form,
    query,
    query.replaceAll("'", '%27'),
    address.replace(/%(?:24|26|2B|2C)/g, decodeURIComponent),
    whole,
    python,
    python.replaceAll('%2F', '/'),
    python.replaceAll('%20', '+'),
  ];
  return [...new Set(all)];
}

/** `%2F` and `%2f` are the same. */
function bothCases(address: string): string[] {
  return [address, address.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase())];
}

/** Base64 of a secret after `shift` bytes, without the digits at both ends that its neighbours change. */
function middleOfBase64(secret: string, shift: number): string {
  const bytes = [...new Uint8Array(shift), ...new TextEncoder().encode(secret)];
  const digits = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
  return digits.slice(Math.ceil((8 * shift) / 6), Math.floor((8 * bytes.length) / 6));
}

const BASE64_CHARACTER = /[\w+/%-]/;

/**
 * The forms of a character in a text: its code in JSON, which writers of JSON choose for different characters; in Base64, the
 * end of a line, as it is or escaped, with what begins the next line. Such lines are of one length, mostly 64 or 76.
 */
const ODD_PIECE =
  /(?:(?<!\\)(?:\\{4}|\\{2})|\\)u([\dA-Fa-f]{4})|(?<=[\w+/-]{16})(?:\r?\n|(?:\\{1,4}r)?\\{1,4}n)[ \t>]*(?=[\w+/-])/g;

/** A text with its escaped characters decoded. */
function plainText(text: string): string {
  if (!/[\n\\]/.test(text)) return text;
  return text.replace(ODD_PIECE, (_, code: string | undefined) => characterOf(code));
}

function characterOf(code: string | undefined): string {
  return code === undefined ? '' : String.fromCharCode(Number.parseInt(code, 16));
}

/** Maps offsets of the decoded text to the original. Call it with ascending offsets. */
function makePlaces(text: string): (begin: number, end: number) => [start: number, stop: number] {
  const pieces = text.matchAll(ODD_PIECE);
  let next = pieces.next().value;
  /** By how much places in the text are ahead of those in the plain text, behind all pieces that were passed. */
  let ahead = 0;
  const pass = (place: number, isEnd: boolean): number => {
    while (next) {
      const length = characterOf(next[1]).length;
      const end = next.index - ahead + length;
      // A piece without a character belongs to what follows.
      if (end > place || (isEnd && end === place && length === 0)) break;
      ahead += next[0].length - length;
      next = pieces.next().value;
    }
    return place + ahead;
  };
  return (begin, end) => [pass(begin, false), pass(end, true)];
}

/** Without each of the texts, also where it is written with odd pieces. */
function withoutTexts(text: string, held: RegExp, mask: Mask): string {
  const direct = text.replace(held, (form) => mask(form));
  const plain = plainText(direct);
  return plain === direct ? direct : withoutMatches(direct, plain.matchAll(held), mask, (start, stop) => [start, stop]);
}

/** Without the whole of each run of Base64 that holds one of the texts, which may be spread over lines. */
function withoutRuns(text: string, held: RegExp, mask: Mask): string {
  const isDigit = (at: number) => BASE64_CHARACTER.test(text[at] ?? '');
  return withoutMatches(text, plainText(text).matchAll(held), mask, (from, to, least) => {
    let [start, stop] = [from, to];
    while (start > least && isDigit(start - 1)) start--;
    while (isDigit(stop)) stop++;
    while (text[stop] === '=') stop++;
    return [start, stop];
  });
}

function withoutMatches(
  text: string,
  matches: Iterable<RegExpExecArray>,
  mask: Mask,
  widened: (start: number, stop: number, least: number) => readonly [number, number],
): string {
  const placesOf = makePlaces(text);
  let [clean, from] = ['', 0];
  for (const { index, 0: match } of matches) {
    const [begin, end] = placesOf(index, index + match.length);
    if (end <= from) continue;
    // The match before, widened to the end of its line, can have taken the beginning of this one.
    const [start, stop] = widened(Math.max(begin, from), end, from);
    const isTaken = from > 0 && start === from;
    clean += isTaken ? '' : `${text.slice(from, start)}${mask(match)}`;
    from = stop;
  }
  return clean + text.slice(from);
}

/** Masks the beginnings of secrets that a cut has left in a text. Plain words stay. */
function withoutBeginnings(text: string, { begins, sorted, longest }: Search, mask: Mask): string {
  let [clean, from, cut] = ['', 0, text.indexOf('…')];
  for (const { index } of text.matchAll(begins)) {
    if (cut >= 0 && cut < index) cut = text.indexOf('…', index);
    if (cut < 0) break;
    if (index < from || cut - index > longest) continue;
    const left = text.slice(index, cut);
    const form = sorted[placeOf(left, sorted)];
    if (!form?.startsWith(left) || isCommonStart(left)) continue;
    clean += `${text.slice(from, index)}${mask(form)}`;
    from = cut;
  }
  return clean + text.slice(from);
}

/** Maximum length of a word; longer runs of letters are treated as random. */
const LONGEST_WORD = 15;

/** Whether other texts often begin like this, too: `https://`, `NODE_ENV=`, `{"type": "`. */
function isCommonStart(text: string): boolean {
  return (
    !/\s\S/.test(text.replace(/["'{]/g, '')) &&
    text.split(/[\s_.:/<>|="'{-]+/).every((word) => word.length <= LONGEST_WORD && WORD.test(word))
  );
}

/** The place of the first text that is not before another one. */
function placeOf(text: string, sorted: readonly string[]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] as string) < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Characters of a text that are looked at together. */
const BLOCK = 3;
const SLOTS = 1 << 15;

/**
 * Whether a text may hold one of some texts, each of at least three characters: false is certain. It looks at few places
 * of a text, however many are sought (the algorithm of Wu and Manber), where an expression tries them all at each place.
 */
export function makeMayHold(sought: readonly string[]): (text: string) => boolean {
  const length = sought.reduce((least, one) => Math.min(least, one.length), Number.POSITIVE_INFINITY);
  const starts = new Set(sought.map((one) => one.slice(0, length)));
  /** How far the nearest start can be, by the block before. */
  const skips = new Uint32Array(SLOTS).fill(length - BLOCK + 1);
  for (const start of starts) {
    for (let end = BLOCK; end <= length; end++) {
      const slot = slotOf(start, end);
      skips[slot] = Math.min(skips[slot] as number, length - end);
    }
  }
  return (text) => {
    for (let end = length; end <= text.length; ) {
      const skip = skips[slotOf(text, end)] as number;
      if (skip === 0 && starts.has(text.slice(end - length, end))) return true;
      end += skip || 1;
    }
    return false;
  };
}

/** The slot of the block that ends at a place. */
function slotOf(text: string, end: number): number {
  const [third, second, first] = [text.charCodeAt(end - 1), text.charCodeAt(end - 2), text.charCodeAt(end - 3)];
  return (third ^ (second << 5) ^ (first << 10)) & (SLOTS - 1);
}
