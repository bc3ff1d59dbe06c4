import { isNear } from '../tables/value-rules.js';
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
import { makeSignFinder, plainText, renderedText } from './answer-text.js';

type NumberCheck = Extract<AnswerCheck, { check: 'number' }>;

type CheckedAnswer = ReturnType<typeof readAnswer>;

/** The text in which to look for texts, and what is made when the first check needs it, once. */
function readAnswer(answer: unknown) {
  const text = isAbsent(answer) ? '' : typeof answer === 'string' ? answer : jsonText(answer);
  const plain = plainText(text);
  return {
    ...{ text, plain },
    rendered: once(() => renderedText(text)),
    signOf: once(() => makeSignFinder(plain)),
    numbers: once(() => (isAbsent(answer) ? [] : answerNumbers(answer))),
  };
}

/** Checks a final answer; an answer without any text fails every check, also those of excluded texts. */
export function checkAnswer({ checks }: AnswerChecks, answer: unknown): AnswerChecksOutcome {
  const checked = readAnswer(answer);
  const isBlank = checked.plain.trim() === '';
  const failed = checks.flatMap((check) => {
    const outcome = checkOutcome(check, checked);
    return outcome.holds && !isBlank ? [] : [failedCheck(check, outcome)];
  });
  return { score: (checks.length - failed.length) / checks.length, failed };
}

interface CheckOutcome {
  readonly holds: boolean;
  /** The value in the answer, if it is known. */
  readonly actual?: FailedCheck['actual'];
  /** The sign by which a text in the answer differs from the expected one. */
  readonly sign?: string | null;
}

function checkOutcome(check: AnswerCheck, answer: CheckedAnswer): CheckOutcome {
  switch (check.check) {
    case 'includes':
      if (hasText(answer, check.expected)) return { holds: true };
      return { holds: false, sign: answer.signOf()(plainText(check.expected)) };
    case 'excludes':
      return { holds: !hasText(answer, check.expected) };
    case 'equals':
      return { holds: check.expected.some((expected) => isText(answer, expected)) };
    case 'regex':
      return regexOutcome(check.pattern, answer.text);
    case 'number':
      return numberOutcome(check, answer.numbers());
  }
}

function hasText({ text, plain, rendered }: CheckedAnswer, expected: string): boolean {
  const plainExpected = plainText(expected);
  // A text of signs that nobody sees.
  if (plainExpected === '') return text.includes(expected);
  if (plain.includes(plainExpected)) return true;
  // An entity such as &nbsp; alone would be in nearly every answer.
  const renderedExpected = renderedText(expected);
  return renderedExpected.trim() !== '' && rendered().includes(renderedExpected);
}

function isText({ plain, rendered }: CheckedAnswer, expected: string): boolean {
  return plain.trim() === plainText(expected).trim() || rendered().trim() === renderedText(expected).trim();
}

function regexOutcome(pattern: Pattern | null, text: string): CheckOutcome {
  const isFound = pattern?.kind === 'ok' ? pattern.matches(text) : false;
  return isFound === null ? { holds: false, actual: TOO_LONG } : { holds: isFound };
}

/** Some number is near where the nearest one is. */
function numberOutcome({ expected, tolerance = 0 }: NumberCheck, numbers: readonly number[]): CheckOutcome {
  const distance = (number: number) => Math.abs(number - expected);
  const nearest = numbers.reduce(
    (near, one) => (distance(one) < distance(near) ? one : near),
    numbers[0] ?? Number.NaN,
  );
  if (numbers.length === 0) return { holds: false };
  if (!Number.isFinite(nearest)) return { holds: false, actual: TOO_LARGE };
  const { absolute = 0, relative = 0 } = typeof tolerance === 'number' ? { absolute: tolerance } : tolerance;
  return { holds: isNear(expected, nearest, { absolute, relative }), actual: nearest };
}

function failedCheck(check: AnswerCheck, { actual, sign }: CheckOutcome): FailedCheck {
  const { check: name, expected } = check;
  if (name === 'equals') return { check: name, expected: expected.length === 1 ? (expected[0] as string) : expected };
  return {
    ...{ check: name, expected },
    ...(name === 'number' && check.tolerance !== undefined && { tolerance: check.tolerance }),
    ...(actual !== undefined && { actual }),
    ...(sign && { sign }),
  };
}
