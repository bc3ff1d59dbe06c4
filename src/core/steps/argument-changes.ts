import { MAX_NAME } from '../shown.js';
import { differenceOf } from '../text/json-path.js';
import { cutTo, type Mapping, own } from '../text/values.js';
import type { ArgumentChange } from '../words/causes.js';
import type { CallResult } from './call-result.js';
import { isQueryText } from './query-text.js';
import { differingParts, shownApart, shownValue } from './shown.js';

export interface SentCall {
  readonly tool: string;
  readonly args: Mapping;
  /** What it returned; only of a run that others are compared with. */
  readonly result?: CallResult;
}

/** The calls that matched the reference steps of a question, and the one that explains its miss. */
export interface SentCalls {
  /** By the index of the reference step over all groups. */
  readonly matched: ReadonlyMap<number, SentCall>;
  readonly attempt: SentCall | null;
  /** All calls of an answer in which a step matched. */
  readonly made?: readonly SentCall[];
}

/** Longer texts are shown by the words in which they differ. */
const MAX_WHOLE = 40;

/**
 * The arguments that changed against the call of another run, which was right: the first difference of each. Secrets must be
 * redacted, because values are cut. SPARQL queries are compared elsewhere.
 */
export function argumentChanges(before: SentCall, now: SentCall, label: string): ArgumentChange[] {
  if (before.tool !== now.tool) return [];
  const names = new Set([...Object.keys(before.args), ...Object.keys(now.args)]);
  return [...names].flatMap((name) => {
    const [expected, actual] = [own(before.args, name), own(now.args, name)];
    if ([expected, actual].every((value) => isQueryText(value) && value.includes('{'))) return [];
    const difference = differenceOf(expected, actual);
    if (difference === null) return [];
    const argument = `${name}${difference.path.slice(1)}`;
    return changeOf(difference.reference, difference.actual).map((sides) => ({ argument, label, ...sides }));
  });
}

type Sides = Omit<ArgumentChange, 'argument' | 'label'>;

/** Both sides of a change; longer texts by the words in which they differ, empty if only their blanks do. */
function changeOf(expected: unknown, actual: unknown): Sides[] {
  if (expected === undefined) return [{ actual: shorten(shownValue(actual)) }];
  if (actual === undefined) return [{ expected: shorten(shownValue(expected)) }];
  const areTexts = typeof expected === 'string' && typeof actual === 'string';
  if (areTexts && Math.max(expected.length, actual.length) > MAX_WHOLE) return changedWords(expected, actual);
  const [before, now] = apart(...shownApart(expected, actual));
  return [{ expected: shorten(before), actual: shorten(now) }];
}

/** The words between the beginning and the end that two texts share. */
function changedWords(expected: string, actual: string): Sides[] {
  const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');
  const [left, right] = [wordsOf(expected), wordsOf(actual)];
  const shortest = Math.min(left.length, right.length);
  let start = 0;
  while (start < shortest && left[start] === right[start]) start++;
  let end = 0;
  while (end < shortest - start && left.at(-1 - end) === right.at(-1 - end)) end++;
  const middleOf = (words: readonly string[]) => words.slice(start, words.length - end).join(' ');
  const [before, now] = apart(middleOf(left), middleOf(right));
  if (!before && !now) return [];
  return [{ isPart: true, ...(before && { expected: shorten(before) }), ...(now && { actual: shorten(now) }) }];
}

/** Two texts; only what is near their difference, where they would be cut to the same text. */
function apart(before: string, now: string): [string, string] {
  return before !== now && shorten(before) === shorten(now) ? differingParts(before, now) : [before, now];
}

const shorten = (text: string) => cutTo(text, MAX_NAME);
