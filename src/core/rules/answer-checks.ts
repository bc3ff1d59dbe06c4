import { jsonText } from '../text/json.js';
import { TOO_LARGE } from '../text/numerals.js';
import { isAbsent } from '../text/values.js';
import type { Pattern } from '../text/wildcards.js';
import {
  type AnswerCheck,
  type AnswerChecks,
  type AnswerChecksOutcome,
  type FailedCheck,
  TOO_LONG,
} from '../words/rules.js';

type NumberCheck = Extract<AnswerCheck, { check: 'number' }>;

/** An answer, for all checks of it. */
interface CheckedAnswer {
  readonly text: string;
  /** Read when the first check needs them, once. */
  readonly numbers: () => readonly number[];
}

/** Checks a final answer; an answer without any text fails every check, even of what it must not say. */
export function checkAnswer({ checks }: AnswerChecks, answer: unknown): AnswerChecksOutcome {
  let numbers: readonly number[] | null = null;
  const checked: CheckedAnswer = {
    text: isAbsent(answer) ? '' : typeof answer === 'string' ? answer : jsonText(answer),
    numbers: () => {
      numbers ??= isAbsent(answer) ? [] : answerNumbers(answer);
      return numbers;
    },
  };
  const isBlank = checked.text.trim() === '';
  const failed = checks.flatMap((check) => {
    const outcome = checkOutcome(check, checked);
    return outcome.holds && !isBlank ? [] : [failedCheck(check, outcome.actual)];
  });
  return { score: (checks.length - failed.length) / checks.length, failed };
}

interface CheckOutcome {
  readonly holds: boolean;
  /** What the answer has instead, where it can be said. */
  readonly actual?: FailedCheck['actual'];
}

function checkOutcome(check: AnswerCheck, { text, numbers }: CheckedAnswer): CheckOutcome {
  switch (check.check) {
    case 'includes':
      return { holds: text.includes(check.expected) };
    case 'excludes':
      return { holds: !text.includes(check.expected) };
    case 'equals':
      return { holds: check.expected.some((expected) => text.trim() === expected.trim()) };
    case 'regex':
      return regexOutcome(check.pattern, text);
    case 'number':
      return numberOutcome(check, numbers());
  }
}

function regexOutcome(pattern: Pattern | null, text: string): CheckOutcome {
  const isFound = pattern?.kind === 'ok' ? pattern.matches(text) : false;
  return isFound === null ? { holds: false, actual: TOO_LONG } : { holds: isFound };
}

/** Some number is near where the nearest one is. */
function numberOutcome(check: NumberCheck, numbers: readonly number[]): CheckOutcome {
  const nearest = nearestNumber(numbers, check.expected);
  if (nearest === undefined) return { holds: false };
  return { holds: isNear(nearest, check), actual: Number.isFinite(nearest) ? nearest : TOO_LARGE };
}

/** The first of those that are nearest. */
function nearestNumber(numbers: readonly number[], expected: number): number | undefined {
  let nearest = numbers[0];
  for (const number of numbers) {
    if (Math.abs(number - expected) < Math.abs((nearest as number) - expected)) nearest = number;
  }
  return nearest;
}

function isNear(number: number, { expected, tolerance = 0 }: NumberCheck): boolean {
  const { absolute = 0, relative = 0 } = typeof tolerance === 'number' ? { absolute: tolerance } : tolerance;
  const allowed = Math.max(absolute, relative * Math.abs(expected));
  // 83.43 − 83.42 is a little more than 0.01: decimals lose that much when they become doubles.
  const lost = Math.min(allowed / 1000, 4 * Number.EPSILON * (Math.abs(expected) + allowed));
  return Number.isFinite(number) && Math.abs(number - expected) <= allowed + lost;
}

function failedCheck(check: AnswerCheck, actual: FailedCheck['actual']): FailedCheck {
  const { check: name, expected } = check;
  if (name === 'equals') return { check: name, expected: expected.length === 1 ? (expected[0] as string) : expected };
  return {
    ...{ check: name, expected },
    ...(name === 'number' && check.tolerance !== undefined && { tolerance: check.tolerance }),
    ...(actual !== undefined && { actual }),
  };
}

/** Dates as 2026-03-01, 2026/3/1, 1-3-2026 and 3/1/2026, and times of day. */
const DATE_OR_TIME =
  /(?<![\p{L}\p{N}_.,:/-])(?:\d{4}-\d\d-\d\d(?!\d)(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[-+]\d\d:?\d\d)?)?|\d{4}([-/])\d\d?\1\d\d?|\d\d?([-/])\d\d?\2\d{4}|\d\d?:\d\d(?::\d\d)?)(?![\p{N}:/])/gu;

const UUID = /(?<![\p{L}\p{N}])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\p{L}\p{N}])/giu;

/** Blanks that occur within numbers only where they separate thousands. */
const NARROW = '\\u00a0\\u2007\\u2009\\u202f';

/** Separators of thousands that are no part of a sentence; a plain blank before such a number begins another one. */
const TIGHT = `(?:[${NARROW}]\\d{3})+|(?:['’]\\d{3})+|(?:_\\d{3})+`;
const BLANK = `(?: \\d{3}(?![${NARROW}'’_]\\d{3}(?!\\d)))+`;
const GROUPED = `[1-9]\\d{0,2}(?:${TIGHT}|${BLANK})(?:[.,]\\d+)?(?!\\d|[.,]\\d)`;

/** As 1.5e3, 1.5 × 10^3, 1.5 \times 10^{3}, 1.5×10³. */
const EXPONENT =
  '[eE]([-+−]?\\d+)|(?: ?[×x*·] ?| ?\\\\(?:times|cdot) ?)10(?:\\^[({]?([-+−]?\\d+)[)}]?|([⁺⁻]?[⁰¹²³⁴-⁹]+))';

/** A number that does not begin within a word, a version or another number; the last part is a word that begins with digits. */
const NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}_.]|\\p{N},|\\p{L}[-−])([-+−]?)\\p{Sc}?(?:(${GROUPED})|((?:\\d|\\.\\d)[\\d.,]*))(?:${EXPONENT})?(_[\\p{L}\\p{N}])?`,
  'gu',
);

const DECIMAL = /^(?:\d+(?:\.\d+)?|\.\d+)$/;
/** 1,234,567.8 and, as in India, 12,34,567.8. */
const COMMA_THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$|^[1-9]\d?(?:,\d\d)+,\d{3}(?:\.\d+)?$/;
/** 1.234.567,8 */
const POINT_THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;

/** All numbers of a final answer. Items of a value that is no text stand apart. */
export function answerNumbers(answer: unknown): number[] {
  return numbersIn(typeof answer === 'string' ? answer : jsonText(answer, 1));
}

/**
 * The numbers of a text, as people write them, each in all ways that are possible for all of its characters: 1 234, 1'234.5
 * and 1.234,5 in one, 1,234 and 1.234 in two. Digits of words, UUIDs, versions, dates and times (T3, ORD-12, v1.2.3,
 * 2026-03-01, 10:30) are none.
 */
export function numbersIn(text: string): number[] {
  const found: number[] = [];
  const plain = text.replace(UUID, ' ').replace(DATE_OR_TIME, ' ').replaceAll('\\,', '\u2009').replaceAll('{,}', ',');
  for (const match of plain.matchAll(NUMBER)) {
    const [, sign, grouped, run = '', plainExponent, power, raised, word] = match;
    if (word !== undefined) continue;
    const exponent = plainExponent ?? power ?? raised?.normalize('NFKC') ?? '';
    const decimals =
      grouped === undefined ? decimalsOf(run, exponent !== '') : [grouped.replace(/[^\d.,]/g, '').replace(',', '.')];
    const scale = exponent === '' ? '' : `e${exponent.replace('−', '-')}`;
    for (const decimal of decimals) {
      const size = Number(`${decimal}${scale}`);
      found.push(sign === '-' || sign === '−' ? -size : size);
    }
  }
  return found;
}

/** A run of digits, points and commas as decimals: the ways to read all of it, otherwise what its commas separate. */
function decimalsOf(run: string, hasExponent: boolean): string[] {
  const written = withoutEnd(run);
  if (DECIMAL.test(written) && !POINT_THOUSANDS.test(written)) return [written];
  const ways = [];
  const hasThousands = COMMA_THOUSANDS.test(written);
  if (hasThousands) ways.push(written.replaceAll(',', ''));
  if (/^\d+\.\d+$/.test(written)) ways.push(written);
  // 5.669e-7 is what programs write.
  const isMantissa = hasExponent && /^\d+\.\d+$/.test(written);
  if (POINT_THOUSANDS.test(written) && !isMantissa) ways.push(written.replaceAll('.', '').replace(',', '.'));
  // Nobody writes 12 as 12,000, and many write 12000 so.
  if (/^\d+,\d+$/.test(written) && !(hasThousands && written.endsWith(',000'))) ways.push(written.replace(',', '.'));
  return ways.length > 0 ? ways : written.split(',').filter((part) => DECIMAL.test(part));
}

/** Points and commas behind a number belong to the sentence. */
function withoutEnd(run: string): string {
  let end = run.length;
  while (end > 0 && '.,'.includes(run.charAt(end - 1))) end--;
  return run.slice(0, end);
}
