import { jsonText, readExactJson } from '../text/json.js';
import { NARROW, plainNumerals } from '../text/numerals.js';

/** Letters that make a code of the digits beside them, as in T3. Scripts without upper and lower case write 共42个. */
const LETTER = '\\p{Lu}\\p{Ll}\\p{Lt}';
const HEX = '[\\da-fA-F]';

/** Where a code or a date begins: not within a word, another one, or the decimals of a number. */
const START = `(?<![${LETTER}\\p{N}_]|[${LETTER}\\p{N}][-−]|[\\p{N}.,][.,:/])`;
/** Letters can also begin one behind a comma, as in a row of CSV. */
const LETTERS_START = `(?<![${LETTER}\\p{N}_]|[${LETTER}\\p{N}][-−]|[\\p{N}.,][.:/]|[.,],)`;

/** 2026-03-01, 2026/3/1, 1-3-2026, 3/1/26 */
const DAY =
  '(?:\\d{4}-\\d\\d?-\\d\\d?|\\d{4}/\\d\\d?/\\d\\d?|\\d\\d?-\\d\\d?-(?:\\d{4}|\\d\\d)|\\d\\d?/\\d\\d?/(?:\\d{4}|\\d\\d))';
/** 10:30, 10:30:00.5+01:00, 1:23.45; not the scale 1:25,000 */
const TIME = '(?!1:\\d\\d[,\\s]\\d{3}(?!\\d))\\d\\d?:\\d\\d(?::\\d\\d(?:[.,]\\d+)?|\\.\\d+)?(?:Z|[-+]\\d\\d:?\\d\\d)?';
const MOMENT = `(?:${DAY}(?:[T ]${TIME})?|${TIME})`;
/** 2026-03 and 03/2026, in the centuries in which they are dates and no ranges or shares. */
const MONTH = '(?:(?:19|20)\\d\\d-(?:0[1-9]|1[0-2])|(?:0[1-9]|1[0-2])/(?:19|20)\\d\\d)';
/** At most nine in a row: more are no dates, and could be read in too many ways. */
const DATE = `(?:${MOMENT}(?:[-–/]${MOMENT}){0,8}|${MONTH})(?!\\p{N}|[:/-]\\d)`;

const UUID = `${HEX}{8}(?:-${HEX}{4}){3}-${HEX}{12}(?![${LETTER}\\p{N}])`;
const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|\\d\\d?)';
/** 192.168.1.1:8080, 2001:db8::1, 00:1a:2b:3c:4d:5e */
const ADDRESS = [
  `${OCTET}(?:\\.${OCTET}){3}(?!\\d|[.,]\\d)(?:[:/]\\d+)?`,
  `(?:(?:${HEX}{1,4}:){7}${HEX}{1,4}|(?:(?:${HEX}{1,4}:){1,6}|:)(?::${HEX}{1,4}){1,6})(?![${LETTER}\\d:])`,
  `${HEX}{2}(?:[:-]${HEX}{2}){5}(?![${LETTER}\\d:-])`,
].join('|');

const POINTED_THOUSANDS = '[1-9]\\d{0,2}(?:\\.\\d{3})+(?!\\d|\\.\\d)';
/** 1.2.3-4 and 1.2.3+5; not 1.234.567-2.345.678. Of 1.2.3 no part reads as a number. */
const VERSION = `(?!${POINTED_THOUSANDS})\\d+\\.\\d+(?:\\.\\d+)+(?:[-+][${LETTER}\\d]+(?:\\.[${LETTER}\\d]+)*)+`;
/** The digits behind the first comma of an amount, and the end of a range of amounts. */
const DIGITS_BEHIND = `\\d(?:[.,]?\\d)*[${LETTER}\\d_]*`;
/** T3, ORD-2026-42, v1.2.3-42, RM1,250-RM2,500: characters that are joined to leading letters. */
const LETTERS_FIRST = `[${LETTER}]+(?:[-−_][${LETTER}]+)*[-−_]?\\d[${LETTER}\\d_]*(?:[-−+.][${LETTER}\\d_]+)*(?:,${DIGITS_BEHIND}(?:[-+][${LETTER}]*${DIGITS_BEHIND}){0,3})?`;
/** 12ab34, 1-Mar-2026, 1-800-555-0199, and also 10-20, 1920x1080 and 10-year-old: `numbersOfDigits` looks at their parts. */
const DIGITS_FIRST = `0[xX]${HEX}+|\\d+[${LETTER}]+\\d[${LETTER}\\d]*(?:-[${LETTER}\\d]+)*|\\d+[${LETTER}]*-[${LETTER}\\d]+(?:-[${LETTER}\\d]+)*`;

/** Codes, dates, addresses and versions. */
const CODES = new RegExp(
  `${START}(?:${UUID}|${DATE}|${ADDRESS}|${VERSION})|${LETTERS_START}(${LETTERS_FIRST})|${START}(${DIGITS_FIRST})`,
  'gu',
);

/** Codes of currencies that people write before an amount without a blank: EUR42, USD3.5M, EUR10-EUR20. */
const CURRENCY = `(?:${[
  'USD|EUR|GBP|CHF|JPY|CNY|INR|AUD|CAD|NZD|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|RSD|TRY|RUB|UAH|KZT|ILS|EGP|AED|SAR|QAR|KWD',
  'BHD|PKR|BDT|LKR|THB|VND|IDR|MYR|SGD|HKD|TWD|KRW|BRL|MXN|ARS|CLP|ZAR|NGN|KES|GHS|BTC|Rs|Rp|[DINS]?[Kk]r|K[Ss]h|[TU]Sh|lei|zł|Kč|Ft|SFr|Fr|руб|лв',
  'XAF|XOF|XPF|F?CFA|CFPF|PYG|UGX|UZS|MKD|HNL|GTQ|ZMW|Kz',
].join('|')})`;
/** An amount as programs write it. Two decimals tell it from a code, in which letters can mean anything: PHP-42.00, but PHP-8. */
const CENTS = '\\d{1,3}(?:[.,]?\\d{3})*[.,]\\d\\d';
const SIZE = '\\d[\\d.,]*\\p{L}{0,2}';
const KNOWN = new RegExp(`^${CURRENCY}[-−]?${SIZE}$`, 'u');
const AMOUNT = new RegExp(`^(?:${CURRENCY}[-−]?${SIZE}|(?:[A-Z]{1,3}|Bs)[-−]${CENTS})$`, 'u');
const SHARP = '\\d+\\.\\d\\d|[1-9]\\d{0,2}(?:\\.\\d{3})+,\\d\\d|[1-9]\\d{0,2}(?:,\\d{2,3})*,\\d{3}(?:\\.\\d+)?';
/**
 * RM42.50 and RM1,250: an amount or, where it has a comma in a row of CSV, a code and numbers. Before two decimals, one letter makes a
 * code: A4.50; only some write R12,50.
 */
const AMOUNT_OR_FIELDS = new RegExp(
  `^(?=(?:[A-Z]{2,3}|Bs|[QR])\\d+\\.|(?:R|Bs)\\d+,\\d\\d(?!\\d)|\\p{L}+\\d{1,3}(?:[.,]|(?:,\\d\\d)+,)\\d{3})[${LETTER}]+(?:${SHARP}|\\d+,\\d\\d)\\p{L}{0,2}$`,
  'u',
);
/** One of several amounts that signs join: RM40-RM60.50, EUR10-20, RM3.50+RM2.00. */
const JOINED_AMOUNT = /^(\p{L}*)([-−]?\d[\d.,]*\p{L}{0,2})$/u;

const DIMENSIONS = /^\d+(?:x\d+)+$/;
/** 1e5, and a unit of area or volume such as 5m2. */
const WITH_POWER = /^\d+(?:e\d+(?:[g-z][a-z]*)?|(?:[cdkm]?m|ft|in|yd|mi)[23])$/i;
/** 12ab, 20kg */
const WITH_UNIT = /^\d+\p{L}*$/u;

/** Replaces a code: a sign behind it does not belong to the next number. */
const GAP = '\ufffc';

/** A text with the numbers in what looks like codes, or with gaps. Behind an amount and behind a comma, it begins anew. */
function replaceCodes(source: string): string {
  let [done, text, from] = ['', source, 0];
  CODES.lastIndex = 0;
  for (let match = CODES.exec(text); match; match = CODES.exec(text)) {
    const [code, letters, digits] = match;
    const before = text.slice(from, match.index);
    done += before;
    from = CODES.lastIndex;
    if (letters === undefined) {
      done += digits === undefined || /^0x/i.test(code) ? GAP : numbersOfDigits(code);
      continue;
    }
    const amount = amountOf(letters, source, source.length - text.length + match.index);
    const [head = ''] = letters.split(',', 1);
    // The number before a comma is another one.
    done += `${before.endsWith(',') ? ' ' : ''}${amount ?? `${amountOf(head, '', 0)} `}`;
    text = text.slice(amount === null ? match.index + head.length + 1 : from);
    CODES.lastIndex = from = 0;
  }
  return done + text.slice(from);
}

/**
 * The numbers in a code that begins with letters, as with a currency, else a gap; null: its comma ends a field in a row of CSV, and the
 * code.
 */
function amountOf(code: string, text: string, at: number): string | null {
  const end = at + code.length;
  const [head = ''] = code.split(',', 1);
  const mayBeFields = head !== code && isField(text, at, end);
  const isAmount = AMOUNT.test(code) && (KNOWN.test(code) || !(mayBeFields && isInRow(text, at, end)));
  const parts = isAmount ? [code] : code.split(/[-+]/);
  const amounts = parts.map((part) => JOINED_AMOUNT.exec(part));
  const unit = amounts[0]?.[1] ?? '';
  const isSure = (part: string) => KNOWN.test(part) || AMOUNT_OR_FIELDS.test(part);
  const areAlike = amounts.every((one) => one !== null && (['', unit].includes(one[1] as string) || isSure(one[0])));
  if (areAlike && (isAmount || parts.some((part) => KNOWN.test(part)))) return joinNumbers(amounts);
  const areAmounts = areAlike && parts.some((part) => AMOUNT_OR_FIELDS.test(part));
  const isRow = mayBeFields && !(areAmounts && !isInRow(text, at, end));
  if (isRow || (!areAmounts && head !== code && AMOUNT_OR_FIELDS.test(head))) return null;
  return areAmounts && /^(?:[A-Z]{1,3}|Bs)$/.test(unit) ? joinNumbers(amounts) : GAP;
}

function joinNumbers(amounts: readonly (RegExpExecArray | null)[]): string {
  return `${amounts.map((one) => one?.[2]).join('; ')}${GAP}`;
}

/** Characters around a place that are looked at. */
const NEAR = 100;

/** Whether a text stands between commas or ends of lines, also with a unit. */
function isField(text: string, from: number, to: number): boolean {
  const isEnd = /^[ \t]*(?:[%‰°\p{Sc}'’*]|\p{L}{0,4}(?:[\r\n,]|$))/u;
  return /^[\n,]?$/.test(text.charAt(from - 1)) && isEnd.test(text.slice(to, to + 12));
}

/** Whether there are commas near that have no blank behind and are no part of numbers. */
function isInRow(text: string, from: number, to: number): boolean {
  const near = text.slice(Math.max(0, from - NEAR), to + NEAR);
  return /,\S/.test(near.replace(/(?<![\p{L}\d])\p{L}*\d+(?:,\d+)+/gu, ''));
}

/** Those of a code that begins with digits, such as a range or a number with a unit. */
function numbersOfDigits(code: string): string {
  if (/^\d+e-\d+\p{L}*$/iu.test(code)) return code;
  if (DIMENSIONS.test(code)) return code.replaceAll('x', ' × ');
  const parts = code.split('-');
  const isNumber = (part: string) => WITH_UNIT.test(part) || WITH_POWER.test(part);
  const letters = parts.findIndex((part) => !isNumber(part));
  const numbers = letters < 0 ? parts : parts.slice(0, letters);
  const isPlain = numbers.length <= 2 && parts.slice(numbers.length).every((part) => !/\d/.test(part));
  return isPlain ? parts.join('; ') : GAP;
}

/** Separators of thousands that are no part of a sentence; a plain blank before such a number begins another one. */
const TIGHT = `(?:[${NARROW}]\\d{3})+|(?:['’]\\d{3})+|(?:_\\d{3})+`;
const BLANK = `(?: \\d{3}(?![${NARROW}'’_]\\d{3}(?!\\d)))+`;
const GROUPED = `[1-9]\\d{0,2}(?:${TIGHT}|${BLANK})(?:[.,]\\d+)?(?!\\d|[.,]\\d)`;

/** A currency code directly before thousands with separators: CHF12'345.67, EUR-12 345. Its sign takes its place, as in $12'345.67. */
const CODE_BEFORE_THOUSANDS = new RegExp(
  `(?<![${LETTER}\\p{N}_]|[${LETTER}][-−])(?:${CURRENCY}(?=[-−]?${GROUPED})|(?:[A-Z]{1,3}|Bs)(?=[-−]?[1-9]\\d{0,2}(?:${TIGHT}))|(?:RM?|Bs)(?=[-−]?[1-9]\\d{0,2}${BLANK}(?!\\d))|[BS]/\\.(?=\\d))`,
  'gu',
);

/** One to four letters or currency signs: RM, R$, zł, ден; up to six that are no Latin ones: فرانک. */
const SHORT = '(?:(?:[\\p{L}\\p{Sc}]\\p{M}*){1,4}|(?:(?!\\p{Script=Latin})\\p{L}\\p{M}*){5,6})';
/** The point of a unit: B/., Rs. Behind a sign or three capitals, a point before a digit is that of the number: $.75, CHF.50. */
const UNIT_POINT = '(?:(?<=\\p{Sc}|[A-Z]{3})(?!\\.\\d)[./]{1,2}|(?<!\\p{Sc}|[A-Z]{3})[./]{1,2})?';
/** What can stand between a minus and its number and touch both: RM, S/, B/., Bs., د.إ., F CFA. One small letter is an option or a variable: -n5. */
const SHORT_UNIT = `(?![a-z]\\d|[a-z][./])${CURRENCY}?${SHORT}(?:(?:[./]{1,2}|[${NARROW}])${SHORT})?${UNIT_POINT}[${NARROW}]?`;
/** A minus that begins a word, before a short unit that touches an amount: it is the sign of this amount, and no hyphen. */
const SIGN_BEFORE_UNIT = new RegExp(
  `(?<![${LETTER}\\p{N}_)\\]−–-]|\\p{N}[ ${NARROW}]?[%‰°\\p{Sc}]|\\p{N}['"′″](?=–))([-−–])${SHORT_UNIT}(?=(?:\\d|\\.\\d)[\\d.,'’_]*(?:[kKmMBT]|[bm]n|\\p{Lo}{0,9})?(?![${LETTER}\\p{N}_]|[-−][${LETTER}\\p{N}]))`,
  'gu',
);

/** Three capital letters, or a name of a currency that is also a word or part of a code: an amount only with a blank behind. */
const CURRENCY_WORD = `(?:[A-Z]{3}|RM|R|Bs\\.?|S/\\.?|B/\\.|FCFA|U\\$S|din|eur|[Ee]uros?)(?=[ ${NARROW}])`;
/** A currency or a percent sign between a minus and its number, also with a blank: -$5, -€ 42, -USD 42, -%42. */
const UNIT_BEFORE = `(?:(?:(?:[A-Z]{1,3}[ ${NARROW}]?)?\\p{Sc}|[%٪元円원]|${CURRENCY}\\.?|${CURRENCY_WORD})[ ${NARROW}]?)?`;

/** A currency that no unit or word is written like; three capital letters beside two decimals. */
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
  `(?<![${LETTER}\\p{N}_]|\\p{N},(?=\\d)|[${LETTER}][-−]|${GAP}['’]|(?<![\\p{L}\\p{M}]{2})\\.)((?<!${GAP}|[)\\]]|\\p{N}[ ${NARROW}]?[%‰°\\p{Sc}]|\\p{N}['"′″](?=–))[-+−–]|)${UNIT_BEFORE}(?:(${GROUPED})|((?:\\d|(?<![\\p{L}\\p{M}])\\.\\d)[\\d.,]*))(?:${EXPONENT})?(_[\\p{L}\\p{N}])?`,
  'gu',
);

const DECIMAL = /^(?:\d+(?:\.\d+)?|\.\d+)$/;
/** 1,234,567.8 and, as in India, 12,34,567.8. */
const COMMA_THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$|^[1-9]\d?(?:,\d\d)+,\d{3}(?:\.\d+)?$/;
/** 1.234.567,8 */
const POINT_THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;

/** All numbers of a final answer. Items of a value that is not a text are read separately, also if it is written as JSON. */
export function answerNumbers(answer: unknown): number[] {
  if (typeof answer !== 'string') return numbersIn(jsonText(answer, 1));
  const json = /^\s*[[{]/.test(answer) ? readExactJson(answer) : null;
  return numbersIn(json?.kind === 'value' ? jsonText(json.value, 1) : answer);
}

/**
 * The numbers of a text, as people write them, each in all ways that are possible for all of its characters: 1 234, 1'234.5
 * and 1.234,5 in one, 1,234 and 1.234 in two. Digits of words, codes, UUIDs, addresses, versions, dates and times (T3,
 * ORD-12, 12ab34, v1.2.3, 2026-03-01, 10:30) are none.
 */
export function numbersIn(text: string): number[] {
  return Array.from(piecesOf(spreadLists(plainNumerals(text)))).flatMap((piece) => [
    ...numbersInPiece(withoutCodes(piece)),
    ...negativesInBrackets(piece),
  ]);
}

/** Amounts alone in brackets as accountants mean them; in a sentence, the brackets are no sign. */
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

/** The ways to read all of a run of digits, points and commas as one decimal; none where its commas separate numbers. */
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
/** 5 km-10 km, 10 US$–20 US$ */
const RANGE_OF_UNITS = new RegExp(
  `(?<=\\p{N}([ ${NARROW}]?))(${UNIT})[-–−](?=\\d(?:[\\d.,'’ ${NARROW}]{0,20}\\d)?\\1\\2(?!\\p{L}))`,
  'gu',
);

/** An item of a list of JSON with the comma or bracket behind it. */
const ITEM = /\s*(?:"[^"]*"|[-+−]?[\d.]+(?:[eE][-+]?\d+)?|null|true|false)\s*([,\]])/y;

/** The text with a blank after each comma of its lists of JSON. Words in brackets are a link if a bracket follows. */
function spreadLists(text: string): string {
  let spread = '';
  let copied = 0;
  for (let start = text.indexOf('['); start >= 0; start = text.indexOf('[', start + 1)) {
    const end = endOfList(text, start);
    if (end < 0) continue;
    spread += text.slice(copied, start) + text.slice(start, end).replace(/,(?=\S)/g, ', ');
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
  const spread = text
    .replace(RANGE_OF_UNITS, '$2; ')
    .replace(SIGN_BEFORE_UNIT, '$1¤')
    .replace(CODE_BEFORE_THOUSANDS, '¤');
  return replaceCodes(spread).replace(POWER_OF_TEN, spellPower).replaceAll('\\,', '\u2009').replaceAll('{,}', ',');
}
