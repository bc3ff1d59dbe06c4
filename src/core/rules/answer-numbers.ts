import { readExactJson } from '../text/json.js';
import { isMapping } from '../text/values.js';

const FENCED_JSON = /^[ \t]*```[ \t]*(?:\w+[ \t]*)?\r?\n(\s*[[{][\s\S]*?)^[ \t]*```/gm;

/** All numbers of a final answer, also of JSON in it: its numbers, and those in each of its texts and keys. */
export function answerNumbers(answer: unknown): number[] {
  if (typeof answer !== 'string') return numbersOfValue(answer);
  const whole = /^\s*[[{]/.test(answer) ? readExactJson(answer) : null;
  if (whole?.kind === 'value') return numbersOfValue(whole.value);
  const values: unknown[] = [];
  const text = answer.replace(FENCED_JSON, (fence, inner: string) => {
    const json = readExactJson(inner);
    if (json.kind !== 'value') return fence;
    values.push(json.value);
    return '';
  });
  return numbersOfValue(values).concat(numbersIn(text));
}

/** Without recursion, as values can be nested thousands of levels deep. All texts are read at once, which is ten times as fast. */
function numbersOfValue(value: unknown): number[] {
  const found: number[] = [];
  const texts: string[] = [];
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'number' || typeof one === 'bigint') found.push(Number(one));
    else if (typeof one === 'string') texts.push(one);
    // The lines of a table can be a list.
    else if (Array.isArray(one) && one.every((item) => typeof item === 'string')) texts.push(one.join('\n'));
    else if (Array.isArray(one)) for (const item of one) left.push(item);
    else if (isMapping(one)) for (const [key, item] of Object.entries(one)) left.push(item, key);
  }
  return found.filter((number) => !Number.isNaN(number)).concat(numbersIn(texts.join('\n\n')));
}

/** The numbers in a text. Where languages differ, as in 1,234, a text has more than one reading, and all of them are numbers. */
export function numbersIn(text: string): number[] {
  const spread = withCells(plainText(text).replace(LIST, spreadItems));
  const plain = spread.replace(RANGE_OF_UNITS, '$1; ').replace(CURRENCY, withoutCurrency).replace(DASH, ';');
  return Array.from(withoutCodes(plain).matchAll(NUMBER)).flatMap(numbersOfMatch);
}

/** Other ways to write what the expressions below look for. Each result is one of theirs. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[\u00a0\u2007\u2009\u202f]/g, ' '],
  [/[−–‒‑‐﹣－]/g, '-'],
  [/’/g, "'"],
  [/٫/g, '.'],
  [/٬/g, ','],
  [/\\(?:times|cdot)(?![a-z])|⋅/g, '×'],
  [/\\(?=[$%])/g, ''],
];

function plainText(text: string): string {
  return PLAIN.reduce((plain, [sign, other]) => plain.replace(sign, other), text)
    .replace(/(?!\d)\p{Nd}/gu, plainDigit)
    .replace(/(?:(?<!\d)(\d{1,15}) ?)?([¼-¾⅐-⅞])/g, (_, whole = '', fraction) => decimalOf(Number(whole), fraction))
    .replace(/(?<=10)[⁺⁻]?[⁰¹²³⁴-⁹]+/g, (raised) => `^${raised.normalize('NFKC').replace('−', '-')}`)
    .replace(/(?<!\d ?[×x*·] ?|[\d.,])10(?=\^)/g, '1×10');
}

/** The digits of every script are ten characters in a row, and the rows of several scripts never touch. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/** `2½` becomes `2.5`. */
function decimalOf(whole: number, fraction: string): string {
  const [above, below] = fraction.normalize('NFKC').split('\u2044').map(Number) as [number, number];
  return String(whole + above / below);
}

/** A list of JSON; words in brackets before a bracket are a link. */
const LIST = /\[ ?["\d[-][^[\]\n]*\](?!\()/g;

/** The text with a blank after each comma that is not in quotes. */
function spreadItems(text: string): string {
  return text.replace(/("[^"]*")|,/g, (_, quoted) => quoted ?? ', ');
}

/** The text, in which each row of CSV below a header stands twice: as text, and as cells. */
function withCells(text: string): string {
  if (!text.includes(',')) return text;
  let columns = 0;
  const lines = text.split('\n').map((line) => {
    const cells = spreadItems(line);
    const commas = cells.length - line.length;
    if (commas > 0 && commas === columns) return `${line}\n${cells}`;
    columns = /[,.:](?: |\s*$)|\d,\d{3}(?!\d)/.test(line) ? 0 : commas;
    return line;
  });
  return lines.join('\n');
}

/** Letters that make the digits next to them a code, as in T3. Scripts without upper and lower case write 共42个. */
const LETTER = '\\p{Lu}\\p{Ll}\\p{Lt}';

/** 5 km-10 km; not 3e-4 */
const RANGE_OF_UNITS =
  /(?<![\p{L}\d.,-])(\d[\d.,]{0,20}( ?[\p{L}\p{Sc}°%/]{1,12}))(?<!e)-(?=[\d.,]{1,20}\2(?![\p{L}\d]))/giu;

/** A hyphen after a number with its sign is not a minus: 5%-10%, 3月-5月. */
const DASH = /-(?<=\d ?[\p{Lo}\p{Sc}°%¤]{1,4}-)/gu;

/** Names of currencies that are not codes of ISO 4217. */
const CURRENCIES = new Set([...Intl.supportedValuesOf('currency'), 'Rs', 'Rp', 'RM', 'kr', 'Kr', 'zł', 'Kč', 'Ft']);
const CURRENCY = new RegExp(
  `(?<![${LETTER}\\d_]|[${LETTER}]-)([${LETTER}]{0,3}\\p{Sc}|[${LETTER}]{2,3}\\.?) ?(?=-?\\.?\\d)`,
  'gu',
);

/** Also an own sign for all currencies: letters before a number would make it a code. */
function withoutCurrency(text: string, name: string): string {
  return /\p{Sc}$/u.test(name) || CURRENCIES.has(name.replace('.', '')) ? '¤' : text;
}

const TIME =
  '\\d\\d?:\\d\\d(?::\\d\\d(?:[.,]\\d+)?)?(?:Z|[-+]\\d\\d(?::?\\d\\d)?| [-+]0\\d[0-5]\\d)?(?![\\d:]|[.,]\\d)';
/** What is blanked before words are looked at, because it has signs that separate words. */
const MOMENTS: readonly string[] = [
  // 2026-03-01T10:30, 03/01/26, 1-800-555-0199
  `(?<!\\d[-.])\\+?\\d+[-/]\\d+[-/][\\d/-]*\\d(?:[T ]${TIME})?`,
  '(?:19|20)\\d\\d-(?:0[1-9]|1[0-2])',
  '(?:0[1-9]|1[0-2])/(?:19|20)\\d\\d',
  TIME,
  // 00:1a:2b:3c:4d:5e, 2001:db8::1
  '[\\da-fA-F]*:[\\da-fA-F]*:[\\da-fA-F:.]*(?:/\\d+)?',
];
const MOMENT = new RegExp(`(?<![${LETTER}\\d_]|[${LETTER}][-.])(?:${MOMENTS.join('|')})(?![${LETTER}\\d])`, 'gu');
const WORD = new RegExp(`[${LETTER}\\d][${LETTER}\\d_.-]{0,1000}`, 'gu');

const OCTET = '(?:1?\\d\\d?|2\\d\\d)';
/** What makes a word with digits a code. */
const CODES: readonly RegExp[] = [
  // T3, ORD-12, 12ab34
  new RegExp(`[${LETTER}][-_]?\\d`, 'u'),
  /\d_\d/,
  /^0x/,
  // 192.168.178.120
  new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`),
  // 1.2.3; not 1.234.567
  /^(?![1-9]\d{0,2}(?:\.\d{3}){1,9}\D*$)\d+\.\d+\.\d/,
];
/** Letters between digits that make no code: of exponents, dimensions, areas and volumes. */
const AFTER_DIGIT: readonly string[] = [
  // 1e3, 1e3kg; not 12e34f5
  `[eE][-+]?\\d+(?=[${LETTER}]{0,3}(?![${LETTER}\\d]))`,
  `(?<!^0)[xX](?=\\d)(?![${LETTER}])`,
  `(?:[cdk]?m|ft)[23](?![${LETTER}])`,
];
const JOINERS = new RegExp(`(?<=\\d)(?:${AFTER_DIGIT.join('|')})`, 'gu');

function withoutCodes(text: string): string {
  return text
    .replace(MOMENT, ' ; ')
    .replace(WORD, (word) =>
      CODES.some((code) => code.test(word.replace(JOINERS, ''))) ? ';' : word.replace(/(?<=\d)x(?=\d)/g, ' × '),
    );
}

const GROUPED = "[1-9]\\d{0,2}(?:[ ']\\d{3}(?!\\d)){1,9}(?:[.,]\\d+)?(?![.,]?\\d)";
const EXPONENT = '[eE]([-+]?\\d+)| ?[×x*·] ?10\\^[({]?([-+]?\\d+)';
const NUMBER = new RegExp(
  `(?<![${LETTER}\\d])(?:((?<![${LETTER}\\d)])-)?¤?|¤(-))(?:(${GROUPED})|((?:(?<![\\p{L}\\p{M}.])\\.)?\\d[\\d.,]*))(?:${EXPONENT})?`,
  'gu',
);

function numbersOfMatch([, sign, innerSign, grouped, run = '', exponent, power]: RegExpExecArray): number[] {
  const scale = `e${exponent ?? power ?? 0}`;
  const minus = sign ?? innerSign ?? '';
  if (grouped !== undefined) return [Number(minus + grouped.replace(/[ ']/g, '').replace(',', '.') + scale)];
  const written = run.replace(/[.,]{1,9}$/, '');
  const readings = READINGS.flatMap(([form, read]) => (form.test(written) ? [read(written)] : []));
  if (readings.length > 0) return readings.map((decimal) => Number(minus + decimal + scale));
  // Several numbers: a minus before them is that of the first.
  const parts = written.split(',').map((part, at) => Number((at === 0 ? minus : '') + (part || 'none')));
  return parts.filter((part) => !Number.isNaN(part));
}

/** The ways to read digits with points and commas as one decimal. */
const READINGS: readonly (readonly [RegExp, (written: string) => string])[] = [
  [/^\d*(?:\.\d+)?$/, (plain) => plain],
  [/^[1-9]\d{0,2}(?:,\d{3}){1,9}(?:\.\d+)?$/, (thousands) => thousands.replaceAll(',', '')],
  // As in India.
  [/^[1-9]\d?(?:,\d\d){1,9},\d{3}(?:\.\d+)?$/, (thousands) => thousands.replaceAll(',', '')],
  [/^[1-9]\d{0,2}(?:\.\d{3}){1,9}(?:,\d+)?$/, (thousands) => thousands.replaceAll('.', '').replace(',', '.')],
  // Nobody writes 12 as 12,000, and many write 12000 so.
  [/^(?![1-9]\d{0,2},000$)\d+,\d+$/, (decimal) => decimal.replace(',', '.')],
];
