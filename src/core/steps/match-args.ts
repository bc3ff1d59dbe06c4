import type { ActualStep, Comparison } from '../model.js';
import { readBoundedJson } from '../text/json.js';
import { isMapping, type Mapping, own } from '../values.js';
import { shownArgument } from './arguments.js';
import { keyPath, type Mismatch, startMatching } from './match-types.js';
import { compare } from './match-value.js';
import { quotedNumeral, shownApart } from './shown.js';
import type { PreparedActual, PreparedReference } from './step.js';
import { isIgnored, stateAt } from './value-rules.js';

/** Differing arguments that are kept. */
const MOST_SHOWN = 10;

/** Compares the arguments of two steps where the reference says so: null when they match, or nothing was said. */
export function differingArgs({ step }: PreparedReference, actual: PreparedActual): Comparison | null {
  const { matching } = step;
  if (!matching || matching.args === 'ignore') return null;
  const found = mismatches(step.args, argsOf(actual.step), matching.args, matching.argsRules);
  if (found.length === 0) return null;
  const shown = found.slice(0, MOST_SHOWN).map(shownMismatch);
  const nearness = { differing: found.length };
  return { score: 0, explain: () => ({ cause: { kind: 'arguments_differ' }, detail: { arguments: shown }, nearness }) };
}

/** Arguments that were recorded as JSON text, as models give them, are read. */
function argsOf({ args, argsText }: ActualStep): Mapping {
  const read = argsText === undefined ? null : readBoundedJson(argsText);
  return read?.kind === 'value' && isMapping(read.value) ? read.value : args;
}

/** The first mismatch under each argument; the order of arguments is that of the reference. */
function mismatches(
  reference: Mapping,
  actual: Mapping,
  ...[mode, rules]: Parameters<typeof startMatching>
): Mismatch[] {
  const keys = {
    exact: [...Object.keys(reference), ...Object.keys(actual)],
    includes: Object.keys(reference),
    within: Object.keys(actual),
  }[mode];
  const matching = startMatching(mode, rules);
  return [...new Set(keys)].flatMap((key) => {
    const state = stateAt(rules.paths, key);
    if (isIgnored(state)) return [];
    const path = keyPath('$', key);
    const [left, right] = [own(reference, key), own(actual, key)];
    if (!Object.hasOwn(reference, key) || !Object.hasOwn(actual, key))
      return [{ path, reference: left, actual: right }];
    return compare(left, right, { path, reference: state, actual: state }, matching) ?? [];
  });
}

function shownMismatch({ path, reference, actual, bag }: Mismatch): string {
  if (bag !== undefined) return `${bag.slice(2)}: ${shownItem(reference, actual)}`;
  const sides = [shownSide(reference, actual), shownSide(actual, reference)];
  // The number 1 and the text "1" look the same.
  const [expected, got] = sides[0] === sides[1] ? shownApart(reference, actual) : sides;
  return `${path.slice(2)}: expected ${expected}, got ${got}`;
}

function shownSide(value: unknown, other: unknown): string {
  return value === null ? 'null' : shownArgument(value, other);
}

/** An item of a list without order, which has no place to be compared with. */
function shownItem(reference: unknown, actual: unknown): string {
  const [item, what] = reference === undefined ? [actual, 'extra'] : [reference, 'missing'];
  return `${shownSide(quotedNumeral(item), undefined)} is ${what}`;
}
