import * as v from 'valibot';
import { type AnswerCheck, type AnswerChecks, CHECK_NAMES, type NumberTolerance } from '../rules/answer-check.js';
import type { CompilePattern } from '../text/pattern.js';
import { isAbsent, isMapping, type Mapping, own, type Path } from '../values.js';
import { plainMapping } from './shape.js';

const TEXTS = 'expected a text or a list of texts';
const text = v.union(
  [v.pipe(v.string(), v.nonEmpty('expected a text that is not empty')), v.number(), v.bigint(), v.boolean()],
  TEXTS,
);
const texts = v.nullish(v.union([text, v.array(text)], TEXTS));

const AMOUNT = 'expected a number of at least 0, as in 0.01, or {relative: 0.001} for a share of the reference';
const amount = v.pipe(v.number(AMOUNT), v.minValue(0, AMOUNT), v.finite(AMOUNT));
const NUMBER = 'expected a number, as in 83.42, or {value: 83.42, tolerance: 0.01}';
const LONG = 'expected a number of at most 15 digits; a longer one can be looked for as a text: `includes: "4712…"`';
const finite = v.pipe(
  v.custom<number>((value) => typeof value !== 'bigint', LONG),
  v.number(NUMBER),
  v.finite(NUMBER),
);
const parts = v.pipe(
  v.custom<NumberTolerance & object>(
    (value) => isMapping(value) && Object.keys(value).every((key) => key === 'absolute' || key === 'relative'),
    AMOUNT,
  ),
  v.object({ absolute: v.optional(amount), relative: v.optional(amount) }),
);
const near = v.pipe(
  plainMapping,
  v.looseObject({
    value: finite,
    tolerance: v.nullish(v.lazy((input) => (isMapping(input) ? parts : amount))),
  }),
);
const number = v.lazy((input) => (isMapping(input) ? near : finite));

/** The `answer` of a question: what its final answer must say. */
export const answerSchema = v.nullish(
  v.pipe(
    v.custom<Mapping>(
      isMapping,
      'expected checks, as in {includes: [cancelled]}; a reference text is `reference_answer`',
    ),
    v.looseObject({
      includes: texts,
      equals: texts,
      excludes: texts,
      regex: texts,
      number: v.nullish(v.lazy((input) => (Array.isArray(input) ? v.array(number) : number))),
    }),
  ),
);

/** What is wrong with a regular expression, at a path below the checks. */
export interface CheckTrouble {
  readonly path: Path;
  readonly message: string;
}

/** What decoding answer checks needs to know. */
export interface CheckReading {
  /** null: nothing is scored. */
  readonly compile: CompilePattern | null;
  /** A scalar as the file has it, `4712.0` for what was read as 4712. */
  readonly writtenAs: (path: Path) => string | null;
  readonly trouble: (trouble: CheckTrouble) => void;
}

/** Reads checks of the right shape; null where there is none. */
export function answerChecksOf(raw: Mapping | null | undefined, reading: CheckReading): AnswerChecks | null {
  if (isAbsent(raw)) return null;
  const given = CHECK_NAMES.map((name) => ({
    name,
    values: listOf(own(raw, name)),
    isList: Array.isArray(own(raw, name)),
  }));
  const checks = given.flatMap(({ name, values, isList }) => {
    if (name === 'number') return values.map(numberCheck);
    const written = values.map((value, at) => textOf(value, isList ? [name, at] : [name], reading));
    if (name === 'equals') return written.length > 0 ? [{ check: name, expected: written } as const] : [];
    return written.map((expected, at) => textCheck(name, expected, isList ? [name, at] : [name], reading));
  });
  return checks.length === 0 ? null : { checks, source: sourceOf(checks) };
}

function listOf(value: unknown): readonly unknown[] {
  if (isAbsent(value)) return [];
  return Array.isArray(value) ? value : [value];
}

function textOf(value: unknown, path: Path, { writtenAs }: CheckReading): string {
  return typeof value === 'string' ? value : (writtenAs(path) ?? String(value));
}

function textCheck(
  check: 'includes' | 'excludes' | 'regex',
  expected: string,
  path: Path,
  { compile, trouble }: CheckReading,
): AnswerCheck {
  if (check !== 'regex') return { check, expected };
  const pattern = compile?.(expected, false) ?? null;
  if (pattern?.kind === 'invalid') {
    trouble({ path, message: `not a regular expression (in the syntax of RE2): ${pattern.reason}` });
  }
  return { check, expected, pattern };
}

function numberCheck(value: unknown): AnswerCheck {
  if (!isMapping(value)) return { check: 'number', expected: value as number };
  const tolerance = own(value, 'tolerance') as NumberTolerance | null | undefined;
  const expected = own(value, 'value') as number;
  return { check: 'number', expected, ...(!isAbsent(tolerance) && { tolerance }) };
}

/** The checks as lists by their names, which read as the same checks. */
function sourceOf(checks: readonly AnswerCheck[]): Mapping {
  const lists = CHECK_NAMES.map(
    (name) => [name, checks.filter(({ check }) => check === name).flatMap(writtenCheck)] as const,
  );
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
}

function writtenCheck(check: AnswerCheck): readonly unknown[] {
  if (check.check === 'equals') return check.expected;
  if (check.check !== 'number' || check.tolerance === undefined) return [check.expected];
  return [{ value: check.expected, tolerance: check.tolerance }];
}
