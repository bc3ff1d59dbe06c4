import { NARROW } from '../text/numerals.js';

/** Letters that make the digits next to them a code, as in T3. Scripts without upper and lower case write 共42个. */
export const LETTER = '\\p{Lu}\\p{Ll}\\p{Lt}';
const HEX = '[\\da-fA-F]';

/** Where a code or a date begins: not within a word, another one, or the decimals of a number; in a row of CSV, behind a comma. */
const START = `(?<![${LETTER}\\p{N}_]|[${LETTER}\\p{N}][-−]|[\\p{N}.,]\\.)`;

/** 2026-03-01, 1-Mar-2026, 2026/3/1, 1-3-2026, 3/1/26 */
const DAY =
  '(?:\\d{4}-\\d\\d?-\\d\\d?|\\d\\d?-\\p{L}{3,4}-(?:19|20)\\d\\d|\\d{4}/\\d\\d?/\\d\\d?|\\d\\d?-\\d\\d?-(?:\\d{4}|\\d\\d)|\\d\\d?/\\d\\d?/(?:\\d{4}|\\d\\d))';
/** 10:30, 10:30:00.5+01:00, 10:30:00-05, 10:30:00 +0000, 1:23.45; not the scale 1:25,000, nor the cell 42 in 10:30:00,42 */
const TIME =
  '(?!1:\\d\\d[,\\s]\\d{3}(?!\\d))\\d\\d?:\\d\\d(?::\\d\\d(?:\\.\\d+|,\\d+(?=Z|[-+]\\d\\d:)|,\\d{3}(?!\\d))?(?:(?:(?: [-+]0\\d[0-5]\\d){1,2}|[-+](?:0\\d|1[0-4]))(?!\\d|[:.]\\d))?|\\.\\d+)?(?:Z|[-+]\\d\\d:?\\d\\d)?';
const MOMENT = `(?:${DAY}(?:[T ]${TIME})?|${TIME})`;
/** 2026-03 and 03/2026, in the centuries in which they are dates, not ranges or shares. */
const MONTH = '(?:(?:19|20)\\d\\d-(?:0[1-9]|1[0-2])|(?:0[1-9]|1[0-2])/(?:19|20)\\d\\d)';
/** At most nine in a row: more are not dates, and could be read in too many ways. */
const DATE = `(?:${MOMENT}(?:[-–/]${MOMENT}){0,8}|${MONTH})(?!\\p{N}|[:/-]\\d)`;

const UUID = `${HEX}{8}(?:-${HEX}{4}){3}-${HEX}{12}(?![${LETTER}\\p{N}])`;
/** A shortened hash: 9f86d08. With an e behind its first digits, it can be a number, and with letters only at its end, one with a unit. */
const HASH = `(?=\\d+[a-dfA-DF]${HEX}{0,63}\\d)${HEX}{7,64}(?![${LETTER}\\p{N}]|[-−][${LETTER}\\p{N}])`;
/** A code of the electricity market in Europe: 10YNO-4--------9 */
const EIC = `\\d\\d[ATV-Z][A-Z\\d][A-Z\\d-]{11}[A-Z\\d](?![${LETTER}\\p{N}-])`;
const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|\\d\\d?)';
/** Not within a longer one; a colon can follow. */
const END = `(?![${LETTER}\\d]|:[${LETTER}\\d:])`;
/** 192.168.1.1:8080, 2001:db8::1, 2001:db8::/32, 00:1a:2b:3c:4d:5e; not 1.134.156.201,50 €, nor where cells follow: 192.168.1.1,830,12 */
const ADDRESS = [
  `(?<!\\p{Sc}[ ${NARROW}]?)${OCTET}(?:\\.${OCTET}){3}(?!\\.?\\d|,\\d[\\d.]*,\\d|,\\d\\d[ ${NARROW}]?\\p{Sc})(?:[:/]\\d+)?`,
  `(?:(?:${HEX}{1,4}:){7}${HEX}{1,4}|(?:(?:${HEX}{1,4}:){1,6}|:)(?::${HEX}{1,4}){1,6}|(?:${HEX}{1,4}:){1,7}:(?=/\\d))(?:/\\d+)?${END}`,
  `${HEX}{2}(?:(?::${HEX}{2}){5,7}|(?:-${HEX}{2}){5,7})(?!-)${END}`,
].join('|');

const POINTED_THOUSANDS = '[1-9]\\d{0,2}(?:\\.\\d{3})+(?!\\d|\\.\\d)';
/** 1.2.3-4 and 1.2.3+5; not 1.234.567-2.345.678. Of 1.2.3 no part reads as a number. */
const VERSION = `(?!${POINTED_THOUSANDS})\\d+\\.\\d+(?:\\.\\d+)+(?:[-+][${LETTER}\\d]+(?:\\.[${LETTER}\\d]+)*)+`;

const DIGITS_BEHIND = `\\d(?:[.,]?\\d)*[${LETTER}\\d_]*`;
/** The word behind a large amount: R1.2 million, R250-million. */
const WORD = `[- ${NARROW}](?:(?:[mMbB]|[tT]r)illi(?:ons?|ón)|millones|mil|miljoen|miljard|juta|lakh|crores?|bn|mn)`;
/** T3, ORD-2026-42, v1.2.3-42, RM1.250-RM2.500: characters that are joined to leading letters. */
const LETTERS_HEAD = `[${LETTER}]+(?:[-−_][${LETTER}]+)*[-−_]?\\d[${LETTER}\\d_]*(?:[-−+.][${LETTER}\\d_]+)*`;
/** Also with a comma, as in RM1,250-RM2,500, and the word behind an amount. */
const LETTERS_FIRST = `${LETTERS_HEAD}(?:,${DIGITS_BEHIND})?(?:[-−–+][${LETTER}]*${DIGITS_BEHIND}){0,3}(?:${WORD}(?!\\p{L}))?`;
/** 12ab34, 1-Mar-2026, 1-800-555-0199, and also 10-20, 1920x1080 and 10-year-old: `numbersOfDigits` looks at their parts. */
const DIGITS_FIRST = `(?<!\\d,)(?:0[xX]${HEX}+|\\d+[${LETTER}]+\\d[${LETTER}\\d]*(?:-[${LETTER}\\d]+)*|\\d+[${LETTER}]*-[${LETTER}\\d]+(?:-[${LETTER}\\d]+)*)`;

/** UUIDs, EIC codes and addresses, whose parts can look like a range with a unit: 3661407c-5c16-… */
const IDS = new RegExp(`${START}(?:${UUID}|${EIC}|${ADDRESS})`, 'gu');

/** Codes, dates and versions. */
const CODES = new RegExp(`${START}(?:${HASH}|${DATE}|${VERSION}|(${DIGITS_FIRST})|(${LETTERS_FIRST}))`, 'gu');

/** Codes of currencies that people write before an amount without a blank: EUR42, USD3.5M, EUR10-EUR20. */
export const CURRENCY = `(?:${[
  'USD|EUR|GBP|CHF|JPY|CNY|INR|AUD|CAD|NZD|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|RSD|TRY|RUB|UAH|KZT|ILS|EGP|AED|SAR|QAR|KWD',
  'BHD|PKR|BDT|LKR|THB|VND|IDR|MYR|SGD|HKD|TWD|KRW|BRL|MXN|ARS|CLP|ZAR|NGN|KES|GHS|BTC|Rs|Rp|[DINS]?[Kk]r|K[Ss]h|[TU]Sh|lei|zł|Kč|Ft|SFr|Fr|руб|лв',
  'XAF|XOF|XPF|F?CFA|CFPF|PYG|UGX|UZS|MKD|HNL|GTQ|ZMW|Kz|Tk|Dhs?|Php',
].join('|')})`;
/** Letters that are a currency if what is behind them is written as an amount is. */
export const CAPITALS = '(?:[A-Z]{1,3}|Bs)';
const SIZE = '\\d[\\d.,]*';
const THOUSANDS = '(?:[1-9]\\d{0,2}(?:\\.\\d{3})+,\\d\\d|[1-9]\\d{0,2}(?:,\\d{2,3})*,\\d{3}(?:\\.\\d+)?)';

/**
 * Letters and the number behind them that are an amount. In codes, letters can mean anything: RM8 and PHP-8 are not
 * amounts. Before two decimals, one letter makes a code, as in A4.50, and only some write R12,50.
 */
const AMOUNTS = [
  `${CURRENCY}[-−]?${SIZE}`,
  `(?:[A-Z]{2,3}|Bs|[QR])\\d+\\.\\d\\d`,
  '(?:(?:R|Bs)\\d+|[A-Z]{2,3}0),\\d\\d',
  `${CAPITALS}${THOUSANDS}`,
  `${CAPITALS}[-−](?:\\d{1,3}(?:,?\\d{3})*\\.|[1-9]\\d{0,2}(?:\\.\\d{3})+,)\\d\\d`,
  '(?:R|Bs)[-−]\\d+,\\d\\d',
].join('|');
/** R250 million, R1.2m */
const LARGE_AMOUNTS = `(?:RM?|Bs)\\d+(?:[.,]\\d+)?(?:k|m|[bm]n)|(?:RM|Bs|R(?=\\d+[.,]))\\d+(?:[.,]\\d+)?[KMB]|(?:RM?|Bs|[A-Z]{3})\\d+(?:[.,]\\d+)?${WORD}`;
const WHOLE_AMOUNT = new RegExp(`^(?:${CURRENCY}|[A-Z]{2,3}|Bs)[-−]?\\d+$`, 'u');
const AMOUNT = new RegExp(`^(?:(?:${AMOUNTS})\\p{L}{0,2}(?:${WORD})?|${LARGE_AMOUNTS})$`, 'u');

/** A number that is joined to an amount of the same currency: RM40-RM60.50, EUR10-20. */
const JOINED_SIZE = new RegExp(`^${SIZE}\\p{L}{0,2}$`, 'u');
const JOIN = /(?<=\d\p{L}{0,2})[-−–+]/u;
/** RM42.50-off, PHP1,250.00-per-night */
const WORDS_BEHIND = /(?<=\d\p{L}{0,2})(?:[-+]\p{L}+)+$/u;
const WORD_BEHIND = new RegExp(`${WORD}$`);

const DIMENSIONS = /^\d+(?:x\d+)+$/;
/** 1e5, 3e-4mol, and a unit of area or volume such as 5m2. */
const WITH_POWER = /^\d+(?:e\d+(?:[g-z][a-z]*)?|e-\d{1,3}\p{L}*|(?:[cdkm]?m|ft|in|yd|mi)[23])$/iu;
/** 12ab, 20kg */
const WITH_UNIT = /^\d+\p{L}*$/u;

/** Replaces a code: a sign behind it does not belong to the next number. */
export const GAP = '\ufffc';

/** A text with gaps for UUIDs, EIC codes and addresses. */
export function replaceIds(text: string): string {
  return text.replace(IDS, GAP);
}

/** A text with gaps for codes, dates and versions, and with the numbers of amounts and of what looks like codes. */
export function replaceCodes(text: string): string {
  return numbersOfCodes(spreadRows(text));
}

function numbersOfCodes(text: string): string {
  return text.replace(CODES, (code, digits, letters, at) => {
    if (letters !== undefined) return `${text[at - 1] === ',' ? ' ' : ''}${numbersOfLetters(code)}`;
    return digits === undefined || /^0x/i.test(code) ? GAP : numbersOfDigits(code);
  });
}

/** The numbers of a code such as `EUR42`: of its amounts, else of the part before a comma or dash, and of the rest. */
function numbersOfLetters(code: string): string {
  const numbers = amountsOf(code);
  if (numbers !== null) return numbers;
  const end = code.search(/[,–]/);
  const head = amountsOf(code.slice(0, Math.max(0, end)));
  return head === null && code[end] !== '–' ? GAP : `${head ?? GAP}; ${numbersOfCodes(code.slice(end + 1))}`;
}

/** The numbers of an amount, or of amounts joined by signs: RM40-RM60.50, EUR10-20, RM3.50+RM2.00; null for a code. */
function amountsOf(code: string): string | null {
  const [word = ''] = WORD_BEHIND.exec(code) ?? [];
  const joined = code.slice(0, code.length - word.length);
  const parts = joined.replace(WORDS_BEHIND, '').split(JOIN);
  const [unit = ''] = /^\p{L}+/u.exec(joined) ?? [];
  const isAmount = (part: string) => AMOUNT.test(`${part}${word}`);
  const isLike = (part: string) => JOINED_SIZE.test(part.startsWith(unit) ? part.slice(unit.length) : part);
  if (!parts.some(isAmount) || !parts.every((part) => isAmount(part) || isLike(part))) return null;
  return parts.map((part) => part.replace(/^\p{L}+/u, '')).join('; ');
}

/** The digits behind a comma, and what makes them the end of a cell: a unit, the end of the line or a comma that is not one of digits. */
const cellBehind = (rest: string) =>
  `,(?=${DATE}\\r?(?:[\\n,]|$)|(\\d(?:[+−-]?[${LETTER}\\d_]|[.,'’]\\d)*)(?:,${DATE})?[ \\t]*(?:[%‰°\\p{Sc}*]|${rest}(?:\\r?\\n|\\r?$|(?<=\\D),|,(?!\\d))))`;
/** A cell that is a code, and its comma: T3,42 and T3,250 m. */
const CELL = new RegExp(`(?<![^\\n,])(${LETTERS_HEAD})${cellBehind('\\p{L}{0,4}')}`, 'gu');
/** A cell that ends with a code, where more than one line has this number of commas: Station A1,42 people. */
const CELL_OF_LINES = new RegExp(
  `(?<=(?:^|[\\n,])(?:[^\\n,]{0,80}[^${LETTER}\\p{N},\\n_.-])?)(${LETTERS_HEAD})${cellBehind('\\p{L}{0,20}')}`,
  'gu',
);
/** Letters before thousands. They are a cell only next to other cells. */
const BEFORE_THOUSANDS = new RegExp(`^\\p{L}+${THOUSANDS}$`, 'u');

/**
 * The text with a blank behind commas that end a cell of CSV. Below a header each does, but a line with digits around one may
 * not be a row, so it is also kept as it is: the number in "Total: -1,250" is found below any line with one comma.
 */
function spreadRows(text: string): string {
  if (!text.includes(',')) return text;
  const blocks = linesAlike(text).map((lines) => (hasHeader(lines) ? spreadTable(lines) : spreadCells(lines)));
  return blocks.join('\n');
}

/** Whether the first line has names, and neither numbers with commas nor the end of a sentence or of a part of one. */
function hasHeader(lines: string): boolean {
  const end = lines.indexOf('\n');
  const names = lines
    .slice(0, Math.max(0, end))
    .replace(/"[^"]*"/g, (name) => (/[\p{L}#]/u.test(name) ? 'x' : '_'))
    .replace(/(?<=,)(?:(?:19|20)\d\d|\d+[-–/]\d+)(?=,|\r?$)/g, '_')
    .trimEnd();
  const isProse = /[,:;!。：；！，]$|\p{L}{5}\.$/u.test(names) || (/[?？]$/.test(names) && names.includes(' '));
  return /,/.test(names) && /[\p{L}#]/u.test(names) && !/\d,\d|[,:]\s/.test(names) && !isProse;
}

function spreadTable(lines: string): string {
  const rows = lines.split('\n').map((row) => {
    const cells = row.replace(/"[^"]*"|,(?=\S)/g, (found) => (found === ',' ? ', ' : found));
    const text = spreadCells(row, true);
    return /\d,\d/.test(text) ? `${text}\n${cells}` : cells;
  });
  return rows.join('\n');
}

/** Without a header, only codes are known to be cells. */
function spreadCells(lines: string, isTable = hasCells(lines)): string {
  return lines.replace(lines.includes('\n') ? CELL_OF_LINES : CELL, (cell, head, behind = '', at) => {
    const whole = `${cell}${behind}`;
    const isAmount = amountsOf(whole) !== null;
    // EUR42,50,- is a price.
    if (isAmount && /^,[-–—](?!\d)/.test(lines.slice(at + whole.length, at + whole.length + 3))) return cell;
    if (!isTable && (isAmount || BEFORE_THOUSANDS.test(whole))) return cell;
    return `${isAmount && WHOLE_AMOUNT.test(head) ? `${whole}; ` : ''}${head}, `;
  });
}

/** Whether a line looks like CSV: it has a comma without a following blank, outside numbers. Lines of prose are ignored. */
function hasCells(lines: string): boolean {
  const rows = lines.replace(/^.*[.:;!?,]\r?$/gm, '');
  return /,\S/.test(rows.replace(/(?<![\p{L}\d])\p{L}*\d+(?:,\d+)+/gu, '0'));
}

/** The lines of a text, those together that follow each other with the same number of commas without a blank behind. */
function linesAlike(text: string): string[] {
  const blocks: string[] = [];
  let last = -1;
  for (const line of text.split('\n')) {
    // Rows can be left out; a run of dots has become a blank by now.
    const isGap = last > 1 && /^(?:[ \t]+|[ \t]*(?:…|-{3})[ \t]*)$/.test(line);
    const commas = isGap ? last : line.replace(/"[^"]*"/g, '').split(/,(?![ \t])/).length;
    if (commas === last) blocks.push(`${blocks.pop()}\n${line}`);
    else blocks.push(line);
    last = commas;
  }
  return blocks;
}

/** The numbers of a code that begins with digits, such as a range or a number with a unit. */
function numbersOfDigits(code: string): string {
  if (DIMENSIONS.test(code)) return code.replaceAll('x', ' × ');
  // The hyphen of an exponent joins no parts; 2e-3e are ordinal numbers.
  const parts = code.split(/-(?!(?<=\de-)(?!\d+e(?:-|$))\d)/i);
  const isNumber = (part: string) => WITH_UNIT.test(part) || WITH_POWER.test(part);
  const letters = parts.findIndex((part) => !isNumber(part));
  const numbers = letters < 0 ? parts : parts.slice(0, letters);
  const isPlain = numbers.length <= 2 && parts.slice(numbers.length).every((part) => !/\d/.test(part));
  return isPlain ? parts.join('; ') : GAP;
}
