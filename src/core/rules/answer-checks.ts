import { jsonText } from '../text/json.js';
import { TOO_LARGE } from '../text/numerals.js';
import { isAbsent, once } from '../text/values.js';
import type { Pattern } from '../text/wildcards.js';
import {
  type AnswerCheck,
  type AnswerChecks,
  type AnswerChecksOutcome,
  type FailedCheck,
  TOO_LONG,
} from '../words/rules.js';
import { answerNumbers } from './answer-numbers.js';

type NumberCheck = Extract<AnswerCheck, { check: 'number' }>;

/** An answer, for all checks of it. */
interface CheckedAnswer {
  readonly text: string;
  // Both are made when the first check needs them, once.
  /** In which texts are looked for. */
  readonly plain: () => string;
  readonly numbers: () => readonly number[];
}

/** Checks a final answer; an answer without any text fails every check, also those of excluded texts. */
export function checkAnswer({ checks }: AnswerChecks, answer: unknown): AnswerChecksOutcome {
  const text = isAbsent(answer) ? '' : typeof answer === 'string' ? answer : jsonText(answer);
  const checked: CheckedAnswer = {
    text,
    plain: once(() => plainText(text)),
    numbers: once(() => (isAbsent(answer) ? [] : answerNumbers(answer))),
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
  /** The value in the answer, if it is known. */
  readonly actual?: FailedCheck['actual'];
}

function checkOutcome(check: AnswerCheck, { text, plain, numbers }: CheckedAnswer): CheckOutcome {
  switch (check.check) {
    case 'includes':
      return { holds: plain().includes(plainText(check.expected)) };
    case 'excludes':
      return { holds: !plain().includes(plainText(check.expected)) };
    case 'equals':
      return { holds: check.expected.some((expected) => plain().trim() === plainText(expected).trim()) };
    case 'regex':
      return regexOutcome(check.pattern, text);
    case 'number':
      return numberOutcome(check, numbers());
  }
}

/** Models write no-break blanks, and é as one or two characters: what looks the same is the same text. */
function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .replaceAll('\r\n', '\n');
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
