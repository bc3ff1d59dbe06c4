import { type MatchOutcome, type Miss, unreadable } from '../tables/outcome.js';
import { hasRule, NO_RULES } from '../tables/value-rules.js';
import { differenceOf } from '../text/json-path.js';
import { counted } from '../text/numerals.js';
import { isAbsent } from '../text/values.js';
import type { Pattern } from '../text/wildcards.js';
import type { CauseDetail } from '../words/causes.js';
import { type Matching, type Mismatch, matchValues, startMatching } from './match-value.js';
import { jsonForm, type Reading, textForm } from './mcp.js';
import { quotedNumeral, shownApart, shownValue } from './shown.js';

/** The errors of a comparator for a step without an output. */
const NO_REFERENCE = 'the reference step has no output; add one, or match_output: ignore';
const NO_ACTUAL = 'the actual step has no output';

/**
 * Compares JSON values: 1 if they match, otherwise 0. A text is read as JSON first; a text that cannot be read and a missing
 * output score 0. null is a value.
 */
export function compareJson(reference: Reading, actual: Reading, how: Matching = EXACTLY): MatchOutcome {
  if (reference.output === undefined) return unreadable(NO_REFERENCE);
  if (actual.output === undefined) return unreadable(NO_ACTUAL);
  const [left, right] = [jsonForm(reference), jsonForm(actual)];
  if (left.kind === 'invalid') return unreadable(`reference output is not JSON: ${left.reason}`);
  if (right.kind === 'invalid') return unreadable(`actual output is not JSON: ${right.reason}`);
  return compareValues(left.value, right.value, how);
}

const EXACTLY = startMatching('exact', NO_RULES);

/**
 * Compares plain outputs: 1 if they are equal, otherwise 0. Two texts are compared unchanged. If only one is a text, it is
 * read as JSON. A null of the agent matches a reference that is null or has no output. A missing output matches nothing.
 */
export function compareText(left: Reading, right: Reading, how: Matching = EXACTLY): MatchOutcome {
  const [reference, actual] = [left.output, right.output];
  if (isAbsent(reference) && actual === null) return { score: 1 };
  if (isAbsent(reference)) return unreadable(NO_REFERENCE);
  if (isAbsent(actual)) return unreadable(NO_ACTUAL);
  if (typeof reference === 'string' && how.mode === 'includes') return findText(left, right, how);
  if (typeof reference === 'string' && typeof actual === 'string') return sameTexts(left, right, how);
  if (typeof reference === typeof actual) return compareValues(reference, actual, how);
  const [one, other] = [jsonForm(left), jsonForm(right)];
  if (one.kind === 'value' && other.kind === 'value') return compareValues(one.value, other.value, how);
  return { score: 0, explain: () => differs({ path: '$', reference, actual }) };
}

function sameTexts(reference: Reading, actual: Reading, { rules, normalized }: Matching): MatchOutcome {
  const isSame = reference.output === actual.output || normalized(textForm(reference)) === normalized(textForm(actual));
  if (isSame || hasRule(rules.paths, 'taken')) return { score: 1 };
  const difference = { path: '$', reference: reference.output, actual: actual.output };
  return { score: 0, explain: () => differs(difference) };
}

/** Compares with `includes`: the text must occur in the output. An output that is not a text is searched as JSON. */
function findText(reference: Reading, actual: Reading, { normalized }: Matching): MatchOutcome {
  if (normalized(textForm(actual)).includes(normalized(textForm(reference)))) return { score: 1 };
  const shown = () => ({ missing_text: shownValue(textForm(reference)), actual_value: shownValue(textForm(actual)) });
  return { score: 0, explain: () => ({ cause: { kind: 'value_differs' }, detail: shown() }) };
}

/** Compares with `regex`: the expression must match somewhere in the output. */
export function comparePattern(
  pattern: Pattern | null,
  source: unknown,
  actual: Reading,
  { normalized }: Matching = EXACTLY,
): MatchOutcome {
  if (isAbsent(actual.output)) return unreadable(NO_ACTUAL);
  if (pattern?.kind !== 'ok') return unreadable('the reference output is a regular expression that was not read');
  const text = textForm(actual);
  const isFound = pattern.matches(normalized(text));
  if (isFound) return { score: 1 };
  if (isFound === null) {
    const size = counted(text.length, 'character');
    return unreadable(`the actual output of ${size} is too long for this regular expression, which ${SMALLER}`);
  }
  const reference = `/${source}/`;
  return { score: 0, explain: () => differs({ path: '$', reference, actual: text }) };
}

const SMALLER = 'needs smaller repetitions';

function compareValues(reference: unknown, actual: unknown, how: Matching): MatchOutcome {
  const isPlain = how.mode === 'exact' && how.rules === NO_RULES;
  const difference = isPlain ? differenceOf(reference, actual) : matchValues(reference, actual, how);
  if (difference === null) return { score: 1 };
  return { score: 0, explain: () => differs(difference) };
}

function differs(mismatch: Mismatch): Miss {
  const { path, reference, actual, tooSymmetric, bag } = mismatch;
  if (tooSymmetric) return { cause: { kind: 'too_symmetric' }, detail: { first_difference: path } };
  if (bag !== undefined) return { cause: { kind: 'value_differs' }, detail: itemDetail(bag, mismatch) };
  const [expected_value, actual_value] = shownApart(reference, actual);
  return { cause: { kind: 'value_differs' }, detail: { first_difference: path, expected_value, actual_value } };
}

/** The detail of an item that only one side has. It names the list, because indexes mean nothing in an unordered list. */
function itemDetail(bag: string, { reference, actual }: Mismatch): CauseDetail {
  const shown = (item: unknown): string => shownValue(quotedNumeral(item));
  if (reference === undefined) return { first_difference: bag, actual_value: shown(actual) };
  return { first_difference: bag, expected_value: shown(reference) };
}
