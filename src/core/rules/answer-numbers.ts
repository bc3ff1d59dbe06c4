import { readExactJson } from '../text/json.js';
import { NARROW, plainNumerals } from '../text/numerals.js';
import { isMapping } from '../text/values.js';
import { CAPITALS, CURRENCY, GAP, LETTER, replaceCodes, replaceIds } from './answer-codes.js';

/**
 * Separators of thousands that people write and that are not part of a sentence; a plain blank before such a number begins
 * another one.
 */
const NARROW_THOUSANDS = `(?:[${NARROW}]\\d{3})+|(?:['’]\\d{3})+`;
const TIGHT = `${NARROW_THOUSANDS}|(?:_\\d{3})+`;
const BLANK = `(?: \\d{3}(?![${NARROW}'’_]\\d{3}(?!\\d)))+`;
const GROUPED = `[1-9]\\d{0,2}(?:${TIGHT}|${BLANK})(?:[.,]\\d+)?(?!\\d|[.,]\\d)`;

/** A currency code directly before thousands with separators: CHF12'345.67, EUR-12 345. Its sign takes its place, as in $12'345.67. */
const CODE_BEFORE_THOUSANDS = new RegExp(
  `(?<![${LETTER}\\p{N}_]|[${LETTER}][-−])(?:${CURRENCY}(?=[-−]?${GROUPED})|${CAPITALS}(?=[-−]?[1-9]\\d{0,2}(?:${NARROW_THOUSANDS})(?!\\d))|(?:RM?|Bs)(?=[-−]?[1-9]\\d{0,2}${BLANK}(?!\\d))|[BS]/\\.(?=\\d))`,
  'gu',
);

/** One to four letters or currency signs: RM, R$, zł, ден; up to six that are not Latin letters: فرانک. */
const SHORT = '(?:(?:[\\p{L}\\p{Sc}]\\p{M}*){1,4}|(?:(?!\\p{Script=Latin})\\p{L}\\p{M}*){5,6})';
/** The point of a unit: B/., Rs. Behind a sign or three capitals, a point before a digit is that of the number: $.75, CHF.50. */
const UNIT_POINT = '(?:(?<=\\p{Sc}|[A-Z]{3})(?!\\.\\d)[./]{1,2}|(?<!\\p{Sc}|[A-Z]{3})[./]{1,2})?';
/**
 * What can be between a minus and its number and touch both: RM, S/, B/., Bs., د.إ., F CFA. One small letter is an option
 * or a variable: -n5.
 */
const SHORT_UNIT = `(?![a-z]\\d|[a-z][./])${CURRENCY}?${SHORT}(?:(?:[./]{1,2}|[${NARROW}])${SHORT})?${UNIT_POINT}[${NARROW}]?`;
/** A minus that begins a word, before a short unit that touches an amount: it is the sign of this amount, not a hyphen. */
const SIGN_BEFORE_UNIT = new RegExp(
  `(?<![${LETTER}\\p{N}_)\\]−–-]|\\p{N}[ ${NARROW}]?[%‰°\\p{Sc}]|\\p{N}['"′″](?=–))([-−–])${SHORT_UNIT}(?=(?:\\d|\\.\\d)[\\d.,'’_]*(?:[kKmMBT]|[bm]n|\\p{Lo}{0,9})?(?![${LETTER}\\p{N}_]|[-−][${LETTER}\\p{N}]))`,
  'gu',
);

/** Three capital letters, or a name of a currency that is also a word or part of a code: an amount only with a blank behind. */
const CURRENCY_WORD = `(?:[A-Z]{3}|RM|R|Bs\\.?|S/\\.?|B/\\.|FCFA|U\\$S|din|eur|[Ee]uros?)(?=[ ${NARROW}])`;
/** A currency or a percent sign between a minus and its number, also with a blank: -$5, -€ 42, -USD 42, -%42. */
const UNIT_BEFORE = `(?:(?:(?:[A-Z]{1,3}[ ${NARROW}]?)?\\p{Sc}|[%٪元円원]|${CURRENCY}\\.?|${CURRENCY_WORD})[ ${NARROW}]?)?`;

/** A currency that cannot be a unit or a word; three capital letters next to two decimals. */
const SURE_CURRENCY = `(?:[A-Z]{0,3}[ ${NARROW}]?\\p{Sc}[ ${NARROW}]?[A-Z]{0,3}|${CURRENCY}\\.?|F[${NARROW}]CFA|COP|soʻm|(?=[^\\0-\\x7f])${SHORT}(?:[${NARROW}]CFA)?(?=[${NARROW}]\\d)|(?:[^\\0-\\x7f]{1,2}\\.){2}|RM|Bs\\.?|S/|B/\\.|R(?=[ ${NARROW}]))`;
const DIGITS_ALONE = `\\d[\\d.,'’ ${NARROW}]*`;
const CODE_ALONE = `[A-Z]{3}[ ${NARROW}]?[\\d ${NARROW}'’.,]*[.,]\\d\\d|\\d[\\d ${NARROW}'’.,]*[.,]\\d\\d[ ${NARROW}]?[A-Z]{3}`;
const AMOUNT_ALONE = new RegExp(
  `^(?:${SURE_CURRENCY}[ ${NARROW}]?${DIGITS_ALONE}|${DIGITS_ALONE}${SURE_CURRENCY}|${CODE_ALONE})$`,
  'u',
);

/** ^3, ^{-3} or ³ after a 10 */
const POWER = '\\^[({]?([-+−]?\\d+)[)}]?|([⁺⁻]?[⁰¹²³⁴-⁹]+)';
/** As 1.5e3, 1.5 × 10^3, 1.5 \times 10^{3}, 1.5×10³. */
const EXPONENT = `[eE]([-+−]?\\d+)|(?: ?[×x*·⋅] ?)10(?:${POWER})`;

/** 10^6 and −10³, where the raised digit may be a note; with a number before them they are its exponent. */
const POWER_OF_TEN = /(?<![\p{L}\p{N}.,^_]|\p{N} ?[×x*·⋅] ?)((?<![)\]])[-−–]|)10(?:\^|([⁺⁻]?[⁰¹²³⁴-⁹]+))/gu;

/** 10^6 as 1 × 10^6; −10³ as −10, as if it had a note, and −1 × 10³. */
function spellPower(ten: string, sign: string, raised: string | undefined): string {
  const power = `${sign}1 × ${ten.slice(sign.length)}`;
  return raised === undefined ? power : `${sign}10 ${power}`;
}

/** A number that does not begin within a word, a version or another number; the last part is a word that begins with digits. */
const NUMBER = new RegExp(
  `(?<![${LETTER}\\p{N}_]|\\d,(?=\\d)(?<!\\d[eE][-+−]?\\d{1,3},)|[${LETTER}][-−]|${GAP}['’]|(?<![\\p{L}\\p{M}]{2})\\.)((?<!${GAP}|[)\\]]|\\p{N}[ ${NARROW}]?[%‰°\\p{Sc}]|\\p{N}['"′″](?=–))[-+−–]|)${UNIT_BEFORE}(?:(${GROUPED})|((?:\\d|(?<![\\p{L}\\p{M}])\\.\\d)[\\d.,]*))(?:${EXPONENT})?(_[\\p{L}\\p{N}])?`,
  'gu',
);

const DECIMAL = /^(?:\d+(?:\.\d+)?|\.\d+)$/;
/** 1,234,567.8 and, as in India, 12,34,567.8. */
const COMMA_THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$|^[1-9]\d?(?:,\d\d)+,\d{3}(?:\.\d+)?$/;
/** 1.234.567,8 */
const POINT_THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;

/** JSON in a fence of Markdown. */
const FENCED_JSON = /^[ \t]*```[ \t]*(?:\w+[ \t]*)?\r?\n(\s*[[{][\s\S]*?)^[ \t]*```/gm;

/** All numbers of a final answer. Each text and key of a value that is not a text is a paragraph, also if the value is written as JSON; a list of texts is one of lines. */
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

/**
 * The numbers of a text, as people write them, each in all ways that are possible for all of its characters: 1 234, 1'234.5
 * and 1.234,5 in one, 1,234 and 1.234 in two. Digits of words, codes, UUIDs, addresses, versions, dates and times (T3,
 * ORD-12, 12ab34, v1.2.3, 2026-03-01, 10:30) are not numbers.
 */
export function numbersIn(text: string): number[] {
  return Array.from(piecesOf(spreadLists(plainNumerals(text)))).flatMap((piece) => [
    ...numbersInPiece(withoutCodes(piece)),
    ...negativesInBrackets(piece),
  ]);
}

/** Amounts alone in brackets as accountants mean them; in a sentence, brackets do not mean a minus. */
function negativesInBrackets(text: string): number[] {
  return Array.from(text.matchAll(/\(([^()\n]{1,40})\)/g)).flatMap(([, inner = '']) =>
    AMOUNT_ALONE.test(inner) ? numbersInPiece(withoutCodes(`-${inner}`)) : [],
  );
}

/** Maximum characters that are searched at once: the engine of expressions ends with an error after a million repetitions. */
const MAX_PIECE = 250_000;

/** The text in pieces that end with a line, else with a blank, where there is one. */
function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const piece = text.slice(at, at + MAX_PIECE);
    const isLast = at + MAX_PIECE >= text.length;
    const end = isLast ? 0 : piece.lastIndexOf('\n') + 1 || piece.lastIndexOf(' ') + 1;
    yield end === 0 ? piece : piece.slice(0, end);
    at += end === 0 ? MAX_PIECE : end;
  }
}

function numbersInPiece(text: string): number[] {
  const found: number[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const [, sign = '', grouped, run = '', plainExponent, power, raised, word] = match;
    if (word !== undefined) continue;
    const exponent = plainExponent ?? power ?? raised?.normalize('NFKC') ?? '';
    const scale = exponent === '' ? '' : `e${exponent.replace('−', '-')}`;
    const isNegative = sign !== '' && '-−–'.includes(sign);
    const add = (decimal: string, minus = isNegative) => {
      const size = Number(`${decimal}${scale}`);
      found.push(minus ? -size : size);
    };
    if (grouped !== undefined) add(grouped.replace(/[^\d.,]/g, '').replace(',', '.'));
    else {
      const ways = decimalsOf(run, exponent !== '');
      for (const way of ways) add(way);
      if (ways.length > 0) continue;
      // Several numbers: a minus before them is that of the first.
      for (const [at, part] of withoutEnd(run).split(',').entries())
        if (DECIMAL.test(part)) add(part, isNegative && at === 0);
    }
  }
  return found;
}

/** The ways to read a whole run of digits, dots and commas as one decimal; none if its commas separate numbers. */
function decimalsOf(run: string, hasExponent: boolean): string[] {
  const written = withoutEnd(run);
  if (DECIMAL.test(written) && !POINT_THOUSANDS.test(written)) return [written];
  const ways: string[] = [];
  const hasThousands = COMMA_THOUSANDS.test(written);
  if (hasThousands) ways.push(written.replaceAll(',', ''));
  if (/^\d+\.\d+$/.test(written)) ways.push(written);
  // 5.669e-7 is what programs write.
  const isMantissa = hasExponent && /^\d+\.\d+$/.test(written);
  if (POINT_THOUSANDS.test(written) && !isMantissa) ways.push(written.replaceAll('.', '').replace(',', '.'));
  // Nobody writes 12 as 12,000, and many write 12000 so.
  if (/^\d+,\d+$/.test(written) && !(hasThousands && written.endsWith(',000'))) ways.push(written.replace(',', '.'));
  return ways;
}

/** Points and commas behind a number belong to the sentence. */
function withoutEnd(run: string): string {
  let end = run.length;
  while (end > 0 && '.,'.includes(run.charAt(end - 1))) end--;
  return run.slice(0, end);
}

/** A unit behind a number, of one or two words, or a sign: km, degrees Celsius, km/h, US$, %. */
const UNIT = `[°\\p{Sc}]?\\p{L}{1,12}\\.?(?: \\p{L}{1,12}\\.?)?(?:/\\p{L}{1,4})?(?: ?\\p{Sc})?|[\\p{Sc}%％‰°℃℉'"′″]`;
/** 5 km-10 km, 10 US$–20 US$; not 3e-4, 2e-5 */
const RANGE_OF_UNITS = new RegExp(
  `(?<=\\p{N}([ ${NARROW}]?))(?![eE][-–−])(${UNIT})[-–−](?=\\d(?:[\\d.,'’ ${NARROW}]{0,20}\\d)?(?:[eE][-+−]?\\d{1,3})?\\1\\2(?!\\p{L}))`,
  'gu',
);

/** A character of Chinese, Japanese or Korean. */
const CJK = '[\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
const OTHER_WORD = `(?:(?!${CJK})\\p{Lo}\\p{M}{0,3}){1,8}`;
/** A unit in a script without upper and lower case: 日, 万美元, 만 달러, करोड़ रुपये. */
const UNIT_OF_SCRIPT = `(?:${CJK}(?:[ ${NARROW}]?${CJK}){0,3}|${OTHER_WORD}(?:[ ${NARROW}]${OTHER_WORD})?)`;
/** What makes digits a part of a time, a date, a code or a larger number. */
const PART = `\\d|[.,'’:/-]\\d|[${LETTER}]{1,8}[-−]?\\d| ?[×x*·⋅] ?\\d| \\d{3}`;
/** 30分钟-2小时 and 18日–2013年 are ranges; 2021年-5% is not, so the number after the dash is read in both ways. */
const RANGE_OF_SCRIPTS = new RegExp(
  `[-–](?<=\\p{N}[ ${NARROW}]?${UNIT_OF_SCRIPT}[-–])(?=((?:第|[上下]午|午[前後]|오[전후]|[约約약]|\\p{Sc})?\\d(?:[\\d.,'’${NARROW}]{0,20}\\d)?)(?!${PART}))`,
  'gu',
);
/** 1. Jan.–31. Dez., 900 Mio.–1,2 Mrd., Rs. 10 cr.–Rs. 20 cr. */
const RANGE_BEHIND_POINT = new RegExp(
  `(?<=\\p{N}\\.?[ ${NARROW}]?\\p{L}{1,12}\\.(?:[ ${NARROW}]?\\p{L}{1,12}\\.)?)[-–](?=(?:\\p{Sc}|\\p{L}{1,3}\\.? ?)?\\d)`,
  'gu',
);

/** 10--20, €10--€20 and 10\%--20\% of TeX; not -5--10, -$5--$10 */
const RANGE_OF_TEX = /(?<=(?:^|[^\d.,−–$€£¥-]|(?<![−–-])[$€£¥])[\d.,]{0,20}\d(?:\\?%)?\$?)--(?=[$€£¥]?\d)/g;

/** An item of a list of JSON with the comma or bracket behind it. */
const ITEM = /\s*(?:"[^"]*"|[-+−]?[\d.]+(?:[eE][-+]?\d+)?|null|true|false)\s*([,\]])/y;

/** The text with a blank after each comma between the items of its lists of JSON. Words in brackets are a link if a bracket follows. */
function spreadLists(text: string): string {
  let spread = '';
  let copied = 0;
  for (let start = text.indexOf('['); start >= 0; start = text.indexOf('[', start + 1)) {
    const end = endOfList(text, start);
    if (end < 0) continue;
    spread +=
      text.slice(copied, start) + text.slice(start, end).replace(/("[^"]*")|,(?=\S)/g, (_, item) => item ?? ', ');
    copied = end;
    start = end - 1;
  }
  return spread + text.slice(copied);
}

/** The place behind a list of JSON of two or more items, or -1. */
function endOfList(text: string, start: number): number {
  ITEM.lastIndex = start + 1;
  for (let count = 1; ; count++) {
    const sign = ITEM.exec(text)?.[1];
    if (sign === undefined) return -1;
    if (sign === ']') return count > 1 && text[ITEM.lastIndex] !== '(' ? ITEM.lastIndex : -1;
  }
}

/** The text without codes, and with its powers of ten spelled out. */
function withoutCodes(text: string): string {
  const spread = replaceIds(text)
    .replaceAll('\\,', '\u2009')
    .replaceAll('{,}', ',')
    .replace(RANGE_OF_UNITS, '$2; ')
    .replace(RANGE_OF_SCRIPTS, '; $1; -')
    .replace(RANGE_BEHIND_POINT, '; ')
    .replace(RANGE_OF_TEX, '; ')
    .replace(SIGN_BEFORE_UNIT, '$1¤')
    .replace(CODE_BEFORE_THOUSANDS, '¤');
  return replaceCodes(spread).replace(POWER_OF_TEN, spellPower);
}
