import * as v from 'valibot';
import { groupedBy, isAbsent, isMapping, type Mapping, own, present } from '../text/values.js';
import {
  type AnswerCheck,
  type AnswerChecks,
  CHECK_NAMES,
  type NumberTolerance,
  RULE_NAMES,
  type RuleName,
  type Rules,
} from '../words/rules.js';
import type { Place } from './keys.js';
import { amount, nonNegative, patternAt, strictMapping } from './shape.js';

const WHOLE = 'expected a whole number of at least 0';
const whole = v.pipe(
  v.number(WHOLE),
  v.check((value) => Number.isInteger(value) && value >= 0, WHOLE),
);
const count = v.nullish(whole);
const optionalAmount = v.nullish(nonNegative);

const TOOLS = 'expected a list of tools, as in [find_orders, delete_*]';
const tool = v.pipe(v.string(TOOLS), v.nonEmpty('expected the name of a tool'));
const listOfTools = v.array(tool, TOOLS);
const tools = v.nullish(listOfTools);

const bounds = v.pipe(
  strictMapping({ min: v.optional(whole), max: v.optional(whole) }),
  v.check(({ min, max }) => (min ?? max) !== undefined, 'expected min or max, as in {max: 3}'),
  v.check(({ min = 0, max = min }) => min <= max, 'expected a min of at most max'),
);
const CALLS = 'expected tools with a number of calls, as in {search: {max: 3}, confirm: 1}';
const callCounts = v.pipe(
  v.custom<Mapping>((value) => isMapping(value) && !Object.hasOwn(value, ''), CALLS),
  v.record(
    v.string(),
    v.lazy((input) => (isMapping(input) ? bounds : whole)),
  ),
);

const RULES = {
  forbidden: tools,
  allowed: tools,
  max_steps: count,
  max_failed_steps: count,
  order: v.nullish(
    v.pipe(
      listOfTools,
      v.checkItems(
        (name, at, names) => names.indexOf(name) === at,
        'expected each tool once: only first calls have an order',
      ),
    ),
  ),
  calls: v.nullish(callCounts),
  max_total_tokens: optionalAmount,
  max_elapsed_sec: optionalAmount,
  max_cost_usd: optionalAmount,
} satisfies Record<RuleName, unknown>;

/** The `rules` of a question, a template or a config. An unknown key is an error: a mistyped rule would check nothing. */
export const rulesSchema = strictMapping(RULES);

export function rulesOf(raw: Mapping | null | undefined): Rules {
  const given = RULE_NAMES.map((name) => [name, raw && own(raw, name)] as const);
  return Object.fromEntries(given.filter(([, limit]) => !isAbsent(limit)));
}

const TEXTS = 'expected a text or a list of texts';
const text = v.union(
  [v.pipe(v.string(), v.nonEmpty('expected a text that is not empty')), v.number(), v.bigint(), v.boolean()],
  TEXTS,
);
const texts = v.nullish(v.union([text, v.array(text)], TEXTS));

const NUMBER = 'expected a number, as in 83.42, or {value: 83.42, tolerance: 0.01}';
const LONG = 'expected a number of at most 15 digits; for longer ones use `includes: "4712…"`';
const finite = v.pipe(
  v.custom<number>((value) => typeof value !== 'bigint', LONG),
  v.number(NUMBER),
  v.finite(NUMBER),
);
const near = strictMapping({ value: finite, tolerance: v.nullish(amount) });
const number = v.lazy((input) => (isMapping(input) ? near : finite));

export const answerSchema = v.nullish(
  v.pipe(
    v.custom<Mapping>(
      isMapping,
      'expected checks, as in {includes: [cancelled]}; a reference text is `reference_answer`',
    ),
    strictMapping(
      {
        includes: texts,
        equals: texts,
        excludes: texts,
        regex: texts,
        number: v.nullish(v.lazy((input) => (Array.isArray(input) ? v.array(number) : number))),
        anywhere: v.nullish(v.boolean()),
      },
      { contains: 'includes', not_includes: 'excludes' },
    ),
  ),
);

/** Reads checks of the right shape; null without checks. */
export function answerChecksOf(raw: Mapping | null | undefined, place: Place) {
  if (isAbsent(raw)) return null;
  const checks = CHECK_NAMES.flatMap((name): AnswerCheck[] => {
    const given = own(raw, name);
    const values = isAbsent(given) ? [] : [given].flat();
    if (name === 'number') return values.map(numberCheck);
    const at = (index: number) => (Array.isArray(given) ? place.at(name, index) : place.at(name));
    // `4712.0` for what was read as 4712.
    const written = values.map((value, index) =>
      typeof value === 'string' ? value : (at(index).written() ?? String(value)),
    );
    if (name === 'equals') return written.length > 0 ? [{ check: name, expected: written }] : [];
    return written.map((expected, index) =>
      name === 'regex' ? { check: name, expected, pattern: patternAt(at(index), expected) } : { check: name, expected },
    );
  });
  if (checks.length === 0) return null;
  const isAnywhere = own(raw, 'anywhere') === true;
  const source = { ...sourceOf(checks), ...(isAnywhere && { anywhere: true }) };
  return { checks, source, isAnywhere } satisfies AnswerChecks;
}

function numberCheck(value: unknown): AnswerCheck {
  if (!isMapping(value)) return { check: 'number', expected: value as number };
  const tolerance = own(value, 'tolerance') as NumberTolerance | null | undefined;
  const expected = own(value, 'value') as number;
  return { check: 'number', expected, ...(!isAbsent(tolerance) && { tolerance }) };
}

/** The checks as a corpus writes them: a list for each kind of check. Reading the result returns the same checks. */
function sourceOf(checks: readonly AnswerCheck[]): Mapping {
  const byName = groupedBy(checks, ({ check }) => check);
  return present(Object.fromEntries(CHECK_NAMES.map((name) => [name, byName.get(name)?.flatMap(writtenCheck)])));
}

function writtenCheck(check: AnswerCheck): readonly unknown[] {
  if (check.check === 'equals') return check.expected;
  if (check.check !== 'number' || check.tolerance === undefined) return [check.expected];
  return [{ value: check.expected, tolerance: check.tolerance }];
}
