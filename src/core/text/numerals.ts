export const MINUS = '−';

/** The text for a sum beyond the largest number. */
export const TOO_LARGE = 'too large';

/** Formats a number with `digits` decimals, grouped thousands and the sign `−`. */
export function fixed(value: number, digits: number): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return TOO_LARGE;
  const text = size >= 1e15 ? size.toExponential(2) : formatOf(digits).format(size);
  return value < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text;
}

/** Made once: making a format takes longer than writing hundreds of numbers with it. */
const FORMATS = new Map<number, Intl.NumberFormat>();

function formatOf(digits: number): Intl.NumberFormat {
  const known = FORMATS.get(digits);
  if (known) return known;
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  FORMATS.set(digits, format);
  return format;
}

/** 346,163 */
export function whole(value: number): string {
  return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : fixed(value, 0);
}

/** A count with its noun: "1 row", "2 rows". */
export function counted(count: number, noun: string): string {
  return `${whole(count)} ${plural(count, noun)}`;
}

/** A noun in the form that follows a count. */
export function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}

/** No token count, time or price is larger, and sums of such figures stay finite. */
export const MAX_AMOUNT = 1e15;

/**
 * A sum without rounding: numbers of which none overlaps another, the smallest first (Shewchuk 1997). The same numbers have
 * the same sum in any order, and in any parts that are added up later.
 */
export type ExactSum = readonly number[];

/** The sum and one more finite number. */
export function added(parts: ExactSum, value: number): ExactSum {
  const grown: number[] = [];
  let carried = value;
  for (const part of parts) {
    const { rounded, lost } = twoSum(carried, part);
    if (lost !== 0) grown.push(lost);
    carried = rounded;
  }
  return [...grown, carried];
}

/** The number that is nearest to the sum; 0 for none. */
export function roundedSum(parts: ExactSum): number {
  let total = 0;
  for (let at = parts.length - 1; at >= 0; at--) {
    const { rounded, lost } = twoSum(total, parts[at] as number);
    if (lost !== 0) return roundedHalf(rounded, lost, parts[at - 1] ?? 0);
    total = rounded;
  }
  return total;
}

/** Rounds half-way cases by the rest of the exact sum. */
function roundedHalf(rounded: number, lost: number, below: number): number {
  const other = rounded + 2 * lost;
  const isHalf = other - rounded === 2 * lost;
  return isHalf && Math.sign(below) === Math.sign(lost) ? other : rounded;
}

/** A sum as it is rounded, and what rounding lost, which is exact. */
function twoSum(a: number, b: number): { readonly rounded: number; readonly lost: number } {
  const [large, small] = Math.abs(a) >= Math.abs(b) ? [a, b] : [b, a];
  const rounded = large + small;
  return { rounded, lost: small - (rounded - large) };
}

/** Digits of Arabic, Persian, Indian, Thai, Lao, Tibetan, Burmese, Khmer, Mongolian and full width. */
const DIGITS = /[٠-٩۰-۹०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯๐-๙໐-໙༠-༩၀-၉០-៩᠐-᠙０-９]/g;
const ZEROS = Array.from('٠۰०০੦૦୦௦౦೦൦๐໐༠၀០᠐０', (zero) => zero.charCodeAt(0));

const FRACTION = /(?<!\d)(?:(\d{1,15})|(\d{1,3}) )?([¼-¾⅐-⅞])/g;

/** The text with digits of other scripts as 0 to 9, fractions as decimals and plain hyphens; after a Hebrew prefix, a hyphen is not a minus. */
function withPlainDigits(text: string): string {
  return text
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/(?<=[０-９])[，．：／](?=[０-９])/g, (sign) => sign.normalize('NFKC'))
    .replace(DIGITS, plainDigit)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(FRACTION, (_, joined = '', apart = '', fraction) => decimalOf(Number(joined + apart), fraction))
    .replace(/[‐‑﹣－]/g, '-')
    .replace(/(?<=\p{Script=Hebrew})-/gu, ' ');
}

/** Its distance from the zero of its script. */
function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (ZEROS.findLast((zero) => zero <= code) as number));
}

/** `2½` becomes `2.5`. Three decimals get a zero, so that `2.125` is not read as 2125. */
function decimalOf(whole: number, fraction: string): string {
  const [above, below] = fraction.normalize('NFKC').split('\u2044').map(Number) as [number, number];
  const decimal = String(whole + above / below);
  return /\.\d{3}$/.test(decimal) ? `${decimal}0` : decimal;
}

/** Entities of HTML that occur next to numbers; others are read by their code points. */
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  thinsp: '\u2009',
  minus: '−',
  ndash: '–',
  times: '×',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  dollar: '$',
  percnt: '%',
  permil: '‰',
  deg: '°',
  plusmn: '±',
  middot: '·',
  rsquo: '’',
  sup2: '²',
  sup3: '³',
  frac14: '¼',
  frac12: '½',
  frac34: '¾',
};
const ENTITY = /&(?:#(\d{1,6})|#[xX]([\da-fA-F]{1,5})|([a-z]{3,6}\d{0,2}));/g;

function entityText(all: string, decimal?: string, hex?: string, name = ''): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return Number.isNaN(code) ? (ENTITIES[name] ?? all) : String.fromCodePoint(code);
}

/** Replaces the entities of HTML next to numbers by their characters. */
function withoutEntities(text: string): string {
  return text.includes('&') ? text.replace(ENTITY, entityText) : text;
}

/** Blanks that occur within numbers only where they separate thousands. */
export const NARROW = '\\u00a0\\u2007\\u2009\\u202f';

/** Commands of LaTeX next to which numbers are written without a blank. */
const LATEX =
  /\\(?:approx|sim|simeq|cong|equiv|pm|mp|geq?|leq?|neq?|gt|lt|div|quad|qquad|to|rightarrow|Rightarrow|implies)(?![a-zA-Z])/g;
/** A number in the dollar signs of TeX, which are not a currency: $-42$ and -$42$; a dash after it may mean a range. */
const TEX_NUMBER =
  /(?<![\p{L}\p{N}\\])((?:(?<![^\s(:=|*])[-−])?)\$([-−+]?\d[\d.,]*)\$(?:([-–−])(?=\p{Sc}?\d)|(?![\p{L}\p{N}$]))/gu;
/** The end of bold text, or of such an element of HTML, within a range. */
const MARK_IN_RANGE = /(?<=\*\*\d[\d.,]{0,20})\*\*(?=[-–−]\d)|(?<=\d)<\/(?:b|strong|em|i|span)>(?=[-–−]\d)/g;
/** A minus apart from its number or its currency, at the beginning of what is said. A hyphen there begins an item of a list. */
const SIGN_APART = new RegExp(
  `(?<=(?:^|[:=(]|(?<!\\S)\\|)(?:\\*\\*)?[ ${NARROW}]{0,2}(?:\\*\\*)?)−[ ${NARROW}](?=\\p{Sc}?[ ${NARROW}]?\\.?\\d)`,
  'gmu',
);

/**
 * Escapes of JSON within a text: of a character, and of a line or a tab that no small letter follows, which would make it
 * a command of LaTeX.
 */
const ESCAPE = /\\(?:u([\da-fA-F]{4})|[nrt](?![a-z]))/g;

function withoutEscapes(text: string): string {
  return text.includes('\\')
    ? text.replace(ESCAPE, (_, code?: string) => (code ? String.fromCharCode(Number.parseInt(code, 16)) : '\n'))
    : text;
}

/** A text with the plain digits, signs and blanks of the numbers in it. */
export function plainNumerals(source: string): string {
  const text = withoutEntities(withoutEscapes(source));
  return (
    (/[^\0-\x7f]/.test(text) ? withPlainDigits(text) : text)
      .replace(TEX_NUMBER, (_, sign: string, number: string, dash = ' ') => ` ${sign}${number}${dash}`)
      .replace(MARK_IN_RANGE, '')
      .replace(SIGN_APART, '−')
      // A figure dash is used as an en dash is: as a minus, and in ranges.
      .replaceAll('‒', '–')
      .replace(/\\(?:times|cdot)(?![a-zA-Z])/g, '×')
      .replace(LATEX, ' ')
      .replace(/\\([$%])/g, '$1')
      .replaceAll('\\!', '')
      .replaceAll('+/-', '±')
      .replace(/(?<![\p{L}\p{N}_])_{1,3}(?=[^\s_])|(?<=[^\s_])_{1,3}(?![\p{L}\p{N}_])/gu, ' ')
      .replace(/\.\.+/g, ' ')
  );
}
