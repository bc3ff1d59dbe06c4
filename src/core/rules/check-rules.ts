import type { Response } from '../steps/model.js';
import { namesWithAliases, type StepAlias } from '../steps/step.js';
import { jsonText } from '../text/json.js';
import { increment, own } from '../text/values.js';
import { fitsPieces, splitAtStars } from '../text/wildcards.js';
import {
  type BrokenRule,
  type CallCount,
  RULE_NAMES,
  type RuleName,
  type Rules,
  type RulesOutcome,
} from '../words/rules.js';

/** What rules are about; null: the response does not report it. */
type Facts = ReturnType<typeof factsOf>;
/** A call with its own name and those that it counts as. */
type Call = NonNullable<Facts['calls']>[number];

type Breach = Omit<BrokenRule, 'rule'>;
/** What broke a rule, nothing if it holds; null: it cannot be checked. */
type Check<Limit> = (limit: Limit, facts: Facts) => readonly Breach[] | null;

const CHECKS: { readonly [Name in RuleName]-?: Check<NonNullable<Rules[Name]>> } = {
  // An empty list lifts the rule of a template or config: whatever was called, it holds.
  forbidden: (patterns, { calls }) => (patterns.length === 0 ? [] : calls && forbiddenCalls(patterns, calls)),
  allowed: (patterns, { calls }) => calls && otherCalls(patterns, calls),
  max_steps: (most, { calls }) => calls && tooMany(most, calls),
  max_failed_steps: (most, { calls }) => calls && above(most, calls.filter(({ failed }) => failed).length),
  order: (patterns, { calls }) => (patterns.length === 0 ? [] : calls && outOfOrder(patterns, calls)),
  calls: (counts, { calls }) => (Object.keys(counts).length === 0 ? [] : calls && otherCounts(counts, calls)),
  max_total_tokens: (most, { tokens }) => above(most, tokens),
  max_elapsed_sec: (most, { seconds }) => above(most, seconds),
  max_cost_usd: (most, { dollars }) => above(most, dollars),
};

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

function factsOf({ steps, source }: Response, { aliases, costUsd = null }: RulesContext) {
  const calls = steps?.map(({ name, status, args }) => {
    return { name, names: namesWithAliases(name, aliases), failed: status === 'error', args };
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

/** From how many equal calls on an agent goes round in circles. */
const CIRCLE = 3;

/** Too many calls, and how often the most frequent one was made with the same arguments. */
function tooMany(limit: number, calls: readonly Call[]): readonly Breach[] {
  if (calls.length <= limit) return [];
  const counts = new Map<string, number>();
  for (const { name, args } of calls) increment(counts, jsonText([name, args]));
  const most = [...counts.values()].reduce((a, b) => Math.max(a, b), 0);
  return [{ limit, actual: calls.length, ...(most >= CIRCLE && { same_calls: most }) }];
}

/** Whether a call has a name that fits a pattern, which is split once for all calls. */
function makeFits(pattern: string): (call: Call) => boolean {
  const pieces = splitAtStars(pattern);
  return ({ names }) => [...names].some((name) => fitsPieces(name, pieces));
}

/** Each called tool once, by its last call. */
function distinctTools(calls: readonly Call[]): Call[] {
  return [...new Map(calls.map((call) => [call.name, call])).values()];
}

/** Each forbidden tool once, with the first pattern that forbids it. */
function forbiddenCalls(patterns: readonly string[], calls: readonly Call[]): readonly Breach[] {
  const forbidden = patterns.map((pattern) => ({ pattern, fits: makeFits(pattern) }));
  return distinctTools(calls).flatMap((call) => {
    const limit = forbidden.find(({ fits }) => fits(call))?.pattern;
    return limit === undefined ? [] : [{ limit, actual: call.name }];
  });
}

/** Each tool once that no pattern allows. */
function otherCalls(patterns: readonly string[], calls: readonly Call[]): readonly Breach[] {
  const allowed = patterns.map(makeFits);
  const others = distinctTools(calls).filter((call) => !allowed.some((fits) => fits(call)));
  return others.map(({ name }) => ({ limit: patterns, actual: name }));
}

/** The listed tools in the order of their first calls, where a later one comes without an earlier one before it. */
function outOfOrder(patterns: readonly string[], calls: readonly Call[]): readonly Breach[] {
  const firsts = patterns.map((pattern) => ({ pattern, at: calls.findIndex(makeFits(pattern)) }));
  const found = firsts.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
  const called = found.map(({ pattern }) => pattern);
  return wrongOrder(patterns, called) === null ? [] : [{ limit: patterns, actual: called }];
}

/** Each pattern whose tools were called less or more often than allowed, successfully or not. */
function otherCounts(counts: Readonly<Record<string, CallCount>>, calls: readonly Call[]): readonly Breach[] {
  return Object.entries(counts).flatMap(([pattern, count]) => {
    const { min = 0, max = Number.POSITIVE_INFINITY } = typeof count === 'number' ? { min: count, max: count } : count;
    const actual = calls.filter(makeFits(pattern)).length;
    return actual >= min && actual <= max ? [] : [{ tool: pattern, limit: countInWords(min, max), actual }];
  });
}

function countInWords(min: number, max: number): string {
  if (min === max) return `${min}`;
  if (max === Number.POSITIVE_INFINITY) return `at least ${min}`;
  return min === 0 ? `at most ${max}` : `${min} to ${max}`;
}

/**
 * The first two patterns of an order that the calls, listed by their first calls, did not keep: the later one came before the earlier one,
 * or without it. Null where they did.
 */
export function wrongOrder(order: readonly string[], called: readonly string[]) {
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
