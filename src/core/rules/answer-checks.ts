import { jsonText } from '../text/json-text.js';
import { TOO_LARGE } from '../text/numerals.js';
import { isAbsent } from '../values.js';
import type { AnswerCheck, AnswerChecks, AnswerChecksOutcome, FailedCheck, NumberTolerance } from './answer-check.js';
import { numbersIn } from './answer-numbers.js';

/** Checks a final answer; an answer without any text fails every check, even of what it must not say. */
export function checkAnswer({ checks }: AnswerChecks, answer: unknown): AnswerChecksOutcome {
  const text = isAbsent(answer) ? '' : typeof answer === 'string' ? answer : jsonText(answer);
  const isBlank = text.trim() === '';
  const failed = checks.filter((check) => isBlank || !holds(check, text)).map((check) => failedCheck(check, text));
  return { score: (checks.length - failed.length) / checks.length, failed };
}

function holds(check: AnswerCheck, text: string): boolean {
  switch (check.check) {
    case 'includes':
      return text.includes(check.expected);
    case 'excludes':
      return !text.includes(check.expected);
    case 'equals':
      return check.expected.some((expected) => text.trim() === expected.trim());
    case 'regex':
      return check.pattern?.kind === 'ok' && check.pattern.matches(text);
    case 'number':
      return numbersIn(text).some((number) => isNear(number, check));
  }
}

function isNear(
  number: number,
  { expected, tolerance = 0 }: { expected: number; tolerance?: NumberTolerance },
): boolean {
  const { absolute = 0, relative = 0 } = typeof tolerance === 'number' ? { absolute: tolerance } : tolerance;
  const allowed = Math.max(absolute, relative * Math.abs(expected));
  // 83.43 − 83.42 is a little more than 0.01: decimals lose that much when they become doubles.
  const lost = Math.min(allowed / 1000, 4 * Number.EPSILON * (Math.abs(expected) + allowed));
  return Number.isFinite(number) && Math.abs(number - expected) <= allowed + lost;
}

function failedCheck(check: AnswerCheck, text: string): FailedCheck {
  if (check.check === 'equals') {
    const { expected } = check;
    return { check: 'equals', expected: expected.length === 1 ? (expected[0] as string) : expected };
  }
  if (check.check !== 'number') return { check: check.check, expected: check.expected };
  const { expected, tolerance } = check;
  const nearest = numbersIn(text).sort((a, b) => Math.abs(a - expected) - Math.abs(b - expected))[0];
  return {
    ...{ check: 'number', expected },
    ...(tolerance !== undefined && { tolerance }),
    ...(nearest !== undefined && { actual: Number.isFinite(nearest) ? nearest : TOO_LARGE }),
  };
}
