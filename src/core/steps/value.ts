import type { CauseDetail } from '../cause-words.js';
import type { Comparison, Miss } from '../model.js';
import { type Redact, redactNothing } from '../secrets/redact.js';
import { type JsonResult, readBoundedJson } from '../text/json.js';
import { differenceOf } from '../text/json-equal.js';
import { counted } from '../text/numerals.js';
import { isAbsent } from '../values.js';
import type { MatchMode, Mismatch } from './match-types.js';
import { matchValues } from './match-value.js';
import { normalizer } from './normalize.js';
import { asText, quotedNumeral, shownApart, shownValue } from './shown.js';
import type { PreparedReference } from './step.js';
import { NO_RULES, type ValueRules } from './value-rules.js';

const NO_REFERENCE = 'the reference step has no output to compare with';
const NO_ACTUAL = 'the actual step has no output';

/** JSON values: 1 when equal, else 0; null is a value, a missing output none. Text is read as JSON first; what cannot be read scores 0. */
export function compareJson(reference: unknown, actual: unknown, how: HowCompared = EXACTLY): Comparison {
  if (reference === undefined) return unreadable(NO_REFERENCE);
  if (actual === undefined) return unreadable(NO_ACTUAL);
  const left = jsonOf(reference);
  const right = jsonOf(actual);
  if (left.kind === 'invalid') return unreadable(`reference output is not JSON: ${left.reason}`);
  if (right.kind === 'invalid') return unreadable(`actual output is not JSON: ${right.reason}`);
  return compareValues(left.value, right.value, how);
}

/** How two values, or two texts, are compared. */
export interface HowCompared {
  readonly mode: MatchMode;
  readonly rules: ValueRules;
}

const EXACTLY: HowCompared = { mode: 'exact', rules: NO_RULES };

/**
 * Plain outputs: 1 when equal, else 0. Two texts are compared as they are; a text and another value by what the
 * text says as JSON. An agent's null is what a reference of null, or one without an output, asks for; an agent's missing
 * output equals nothing.
 */
export function compareText(reference: unknown, actual: unknown, how: HowCompared = EXACTLY): Comparison {
  if (isAbsent(reference) && actual === null) return { score: 1 };
  if (isAbsent(reference)) return unreadable(NO_REFERENCE);
  if (isAbsent(actual)) return unreadable(NO_ACTUAL);
  if (typeof reference === 'string' && how.mode === 'includes') return compareParts(reference, actual, how);
  if (typeof reference === typeof actual) return compareValues(reference, actual, how);
  const [left, right] = [jsonOf(reference), jsonOf(actual)];
  if (left.kind === 'value' && right.kind === 'value') return compareValues(left.value, right.value, how);
  return { score: 0, explain: (_, redact) => differs({ path: '$', reference, actual }, redact) };
}

/** A text that must occur in the output; one that is no text is searched as JSON. */
function compareParts(reference: string, actual: unknown, { rules }: HowCompared): Comparison {
  const normalized = normalizer(rules.normalize ?? []);
  const text = asText(actual);
  if (normalized(text).includes(normalized(reference))) return { score: 1 };
  return { score: 0, explain: (_, redact) => lacks(reference, text, redact) };
}

/** An output that a regular expression must match somewhere. */
export function comparePattern(
  { step }: PreparedReference,
  actual: unknown,
  { rules }: HowCompared = EXACTLY,
): Comparison {
  const pattern = step.matching?.pattern;
  if (isAbsent(actual)) return unreadable(NO_ACTUAL);
  if (pattern?.kind !== 'ok') return unreadable('the reference output is a regular expression that was not read');
  const text = asText(actual);
  const isFound = pattern.matches(normalizer(rules.normalize ?? [])(text));
  if (isFound) return { score: 1 };
  if (isFound === null) return unreadable(tooLong(text));
  const reference = `/${step.output}/`;
  return { score: 0, explain: (_, redact) => differs({ path: '$', reference, actual: text }, redact) };
}

function tooLong({ length }: string): string {
  return `the actual output of ${counted(length, 'character')} is too long for this regular expression, which needs smaller repetitions`;
}

/** The value of a JSON output, which may be written as text; integers exact. */
export function jsonOf(output: unknown): JsonResult {
  if (typeof output !== 'string') return { kind: 'value', value: output };
  return readBoundedJson(output);
}

function compareValues(reference: unknown, actual: unknown, { mode, rules }: HowCompared): Comparison {
  const difference =
    mode === 'exact' && rules === NO_RULES
      ? differenceOf(reference, actual)
      : matchValues(reference, actual, mode, rules);
  if (difference === null) return { score: 1 };
  return { score: 0, explain: (_, redact) => differs(difference, redact) };
}

function differs(mismatch: Mismatch, redact: Redact = redactNothing): Miss {
  const { path, reference, actual, tooSymmetric, bag } = mismatch;
  if (tooSymmetric) return { cause: { kind: 'too_symmetric' }, detail: { first_difference: path } };
  if (bag !== undefined) return { cause: { kind: 'value_differs' }, detail: itemDetail(bag, mismatch, redact) };
  const [expected_value, actual_value] = shownApart(redact(reference), redact(actual));
  return { cause: { kind: 'value_differs' }, detail: { first_difference: path, expected_value, actual_value } };
}

/** An item that only one side has: the index would say nothing where the order is free. */
function itemDetail(bag: string, { reference, actual }: Mismatch, redact: Redact): CauseDetail {
  const shown = (item: unknown): string => shownValue(quotedNumeral(redact(item)));
  if (reference === undefined) return { first_difference: bag, actual_value: shown(actual) };
  return { first_difference: bag, expected_value: shown(reference) };
}

function lacks(reference: string, actual: string, redact: Redact = redactNothing): Miss {
  const [missing_text, actual_value] = [shownValue(redact(reference)), shownValue(redact(actual))];
  return { cause: { kind: 'value_differs' }, detail: { missing_text, actual_value } };
}

/** Nothing to compare: 0, with what cannot be read as the reason. */
export function unreadable(error: string): Comparison {
  return { score: 0, explain: () => ({ cause: { kind: 'unreadable' }, detail: { error } }) };
}
