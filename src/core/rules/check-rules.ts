import type { Response } from '../steps/model.js';
import { namesWithAliases, type StepAlias } from '../steps/step.js';
import { jsonText } from '../text/json.js';
import { TOO_LARGE } from '../text/numerals.js';
import { isAbsent, once, own } from '../text/values.js';
import { fitsPieces, type Pattern, splitAtStars } from '../text/wildcards.js';
import {
  type AnswerCheck,
  type AnswerChecks,
  type AnswerChecksOutcome,
  type BrokenRule,
  type FailedCheck,
  RULE_NAMES,
  type RuleName,
  type Rules,
  type RulesOutcome,
  TOO_LONG,
} from '../words/rules.js';
import { answerNumbers } from './answer-numbers.js';

interface Call {
  readonly name: string;
  /** Its own name and those that it counts as. */
  readonly names: ReadonlySet<string>;
  readonly failed: boolean;
}

/** What rules are about; null: the response does not report it. */
interface Facts {
  readonly calls: readonly Call[] | null;
  readonly tokens: number | null;
  readonly seconds: number | null;
  readonly dollars: number | null;
}

type Breach = Pick<BrokenRule, 'limit' | 'actual'>;
/** What broke a rule, nothing if it holds; null: it cannot be checked. */
type Check<Limit> = (limit: Limit, facts: Facts) => readonly Breach[] | null;

const CHECKS: { readonly [Name in RuleName]-?: Check<NonNullable<Rules[Name]>> } = {
  // An empty list lifts the rule of a template or config: whatever was called, it holds.
  forbidden: (patterns, { calls }) => (patterns.length === 0 ? [] : calls && forbiddenCalls(patterns, calls)),
  allowed: (patterns, { calls }) => calls && otherCalls(patterns, calls),
  max_steps: (most, { calls }) => calls && above(most, calls.length),
  max_failed_steps: (most, { calls }) => calls && above(most, calls.filter(({ failed }) => failed).length),
  order: (patterns, { calls }) => (patterns.length === 0 ? [] : calls && outOfOrder(patterns, calls)),
  max_total_tokens: (most, { tokens }) => above(most, tokens),
  max_elapsed_sec: (most, { seconds }) => above(most, seconds),
  max_cost_usd: (most, { dollars }) => above(most, dollars),
};

/** The data of the checks, except the response. */
interface RulesContext {
  readonly aliases: readonly StepAlias[];
  /** US dollars; null: only from the response. */
  readonly costUsd?: number | null;
}

/** Checks the rules of an answer; null without rules. */
export function checkRules(rules: Rules, response: Response, context: RulesContext): RulesOutcome | null {
  const names = RULE_NAMES.filter((name) => rules[name] !== undefined);
  if (names.length === 0) return null;
  const facts = factsOf(response, context);
  const results = names.map((rule) => ({ rule, breaches: check(rule, rules, facts) }));
  const checked = results.flatMap(({ rule, breaches }) => (breaches ? [rule] : []));
  const broken = results.flatMap(({ rule, breaches }) => (breaches ?? []).map((breach) => ({ rule, ...breach })));
  const unchecked = results.flatMap(({ rule, breaches }) => (breaches ? [] : [rule]));
  const score = checked.length === 0 ? null : broken.length === 0 ? 1 : 0;
  return { score, checked, broken, unchecked };
}

function check<Name extends RuleName>(name: Name, rules: Rules, facts: Facts): readonly Breach[] | null {
  const breaches = CHECKS[name] as Check<NonNullable<Rules[Name]>>;
  return breaches(rules[name] as NonNullable<Rules[Name]>, facts);
}

function factsOf({ steps, source }: Response, { aliases, costUsd = null }: RulesContext): Facts {
  const calls = steps?.map(({ name, status }) => {
    return { name, names: namesWithAliases(name, aliases), failed: status === 'error' };
  });
  const figure = (key: string) => {
    const value = own(source, key);
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  };
  return {
    calls: calls ?? null,
    tokens: figure('total_tokens'),
    seconds: figure('elapsed_sec'),
    dollars: costUsd ?? figure('cost_usd'),
  };
}

function above(limit: number, actual: number | null): readonly Breach[] | null {
  if (actual === null) return null;
  return actual > limit ? [{ limit, actual }] : [];
}

/** A pattern of names, split once for all calls. */
interface NamePattern {
  readonly pattern: string;
  readonly fits: (call: Call) => boolean;
}

function namePattern(pattern: string): NamePattern {
  const pieces = splitAtStars(pattern);
  const fits = ({ names }: Call): boolean => {
    for (const name of names) if (fitsPieces(name, pieces)) return true;
    return false;
  };
  return { pattern, fits };
}

/** Each forbidden tool once, with the first pattern that forbids it. */
function forbiddenCalls(patterns: readonly string[], calls: readonly Call[]): readonly Breach[] {
  const forbidden = patterns.map(namePattern);
  const byName = new Map(calls.map((call) => [call.name, call]));
  return [...byName.values()].flatMap((call) => {
    const limit = forbidden.find(({ fits }) => fits(call))?.pattern;
    return limit === undefined ? [] : [{ limit, actual: call.name }];
  });
}

/** Each tool once that no pattern allows. */
function otherCalls(patterns: readonly string[], calls: readonly Call[]): readonly Breach[] {
  const allowed = patterns.map(namePattern);
  const byName = new Map(calls.map((call) => [call.name, call]));
  const others = [...byName.values()].filter((call) => !allowed.some(({ fits }) => fits(call)));
  return others.map(({ name }) => ({ limit: patterns, actual: name }));
}

/** The listed tools in the order of their first calls, where a later one comes without an earlier one before it. */
function outOfOrder(patterns: readonly string[], calls: readonly Call[]): readonly Breach[] {
  const firsts = patterns.map((pattern) => calls.findIndex(namePattern(pattern).fits));
  const found = patterns
    .map((pattern, index) => ({ pattern, at: firsts[index] as number }))
    .filter(({ at }) => at >= 0);
  const missing = firsts.findIndex((at) => at < 0);
  const isComplete = missing < 0 || firsts.slice(missing).every((at) => at < 0);
  const isOrdered = found.every(({ at }, index) => index === 0 || (found[index - 1]?.at ?? 0) <= at);
  if (isComplete && isOrdered) return [];
  return [{ limit: patterns, actual: [...found].sort((a, b) => a.at - b.at).map(({ pattern }) => pattern) }];
}

/** Two tools of an order: the later one was called before the earlier one, or without it. */
interface WrongOrder {
  readonly earlier: string;
  readonly later: string;
  readonly isMissing: boolean;
}

/** The first two patterns of an order that the calls, listed by their first calls, did not keep; null where they did. */
export function wrongOrder(order: readonly string[], called: readonly string[]): WrongOrder | null {
  for (const [at, earlier] of order.entries()) {
    const place = called.indexOf(earlier);
    const later = order.slice(at + 1).find((name) => {
      const found = called.indexOf(name);
      return found >= 0 && (place < 0 || found < place);
    });
    if (later !== undefined) return { earlier, later, isMissing: place < 0 };
  }
  return null;
}

type NumberCheck = Extract<AnswerCheck, { check: 'number' }>;

/** An answer, for all checks of it. */
interface CheckedAnswer {
  readonly text: string;
  // Both are made when the first check needs them, once.
  /** The text in which to look for texts. */
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
