import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Goes on behind a part that matched up to a position; false takes the match back. */
type Go = (at: number) => boolean;
type Matcher = (at: number, go: Go) => boolean;
type Leaf = AST.Character | AST.CharacterClass | AST.CharacterSet | AST.ExpressionCharacterClass;

/** More repetitions than that, where they are bounded, make a search slower by a constant only. */
const MOST_BOUNDED = 20;

class TooManySteps extends Error {}

/**
 * Counts the characters that a search compares, as ECMA-262 describes it (22.2.2): from every position, with backtracking.
 * The text is given to the result with the most steps to take; it returns that number where it takes more.
 * V8 leaves out some of these steps, so that it is never slower than this count by more than a constant.
 */
export function makeStepCounter(expression: RegExp): (text: string, most: number) => number {
  const { source, flags, sticky, global } = expression;
  const tree = new RegExpParser().parsePattern(source, 0, source.length, { unicode: /[uv]/.test(flags) });
  const state: State = { text: '', steps: 0, most: 0, groups: new Map(), flags };
  const match = alternativesOf(tree.alternatives, state, 1);
  return (text, most) => {
    Object.assign(state, { text, most, steps: 0 });
    try {
      searchAll(match, state, { sticky, global });
    } catch (error) {
      if (error instanceof TooManySteps || error instanceof RangeError) return most;
      throw error;
    }
    return state.steps;
  };
}

interface State {
  text: string;
  steps: number;
  most: number;
  readonly groups: Map<AST.CapturingGroup, string>;
  readonly flags: string;
}

function searchAll(match: Matcher, state: State, { sticky, global }: { sticky: boolean; global: boolean }): void {
  for (let start = 0; start <= state.text.length; start++) {
    state.groups.clear();
    let end = -1;
    const found = match(start, (at) => {
      end = at;
      return true;
    });
    if ((found && !global) || sticky) return;
    if (found) start = Math.max(start, end - 1);
  }
}

function count(state: State): void {
  if (++state.steps >= state.most) throw new TooManySteps();
}

/** `step` is -1 within a lookbehind, which is matched from its end. */
function alternativesOf(alternatives: readonly AST.Alternative[], state: State, step: 1 | -1): Matcher {
  const matchers = alternatives.map((alternative) => {
    const parts = alternative.elements.map((element) => matcherOf(element, state, step));
    return sequenceOf(step === 1 ? parts : parts.toReversed());
  });
  return (at, go) => matchers.some((match) => match(at, go));
}

function sequenceOf(parts: readonly Matcher[]): Matcher {
  return parts.reduceRight<Matcher>(
    (rest, part) => (at, go) => part(at, (next) => rest(next, go)),
    (at, go) => go(at),
  );
}

function matcherOf(node: AST.Element, state: State, step: 1 | -1): Matcher {
  switch (node.type) {
    case 'Group':
      return alternativesOf(node.alternatives, state, step);
    case 'CapturingGroup':
      return groupOf(node, state, step);
    case 'Quantifier':
      return quantifierOf(node, state, step);
    case 'Assertion':
      return assertionOf(node, state);
    case 'Backreference':
      return backreferenceOf(node, state, step);
    default: {
      const fits = fitsOf(node as Leaf, state.flags);
      return (at, go) => {
        count(state);
        return fits(state.text[step === 1 ? at : at - 1]) && go(at + step);
      };
    }
  }
}

function groupOf(node: AST.CapturingGroup, state: State, step: 1 | -1): Matcher {
  const match = alternativesOf(node.alternatives, state, step);
  return (at, go) =>
    match(at, (next) => {
      const before = state.groups.get(node);
      state.groups.set(node, state.text.slice(Math.min(at, next), Math.max(at, next)));
      if (go(next)) return true;
      state.groups.set(node, before ?? '');
      return false;
    });
}

function quantifierOf({ element, min, max, greedy }: AST.Quantifier, state: State, step: 1 | -1): Matcher {
  const match = matcherOf(element as AST.Element, state, step);
  const most = max === Number.POSITIVE_INFINITY ? max : Math.max(min, Math.min(max, MOST_BOUNDED));
  const repeat = (at: number, done: number, go: Go): boolean => {
    count(state);
    const again = () => done < most && match(at, (next) => (next !== at || done < min) && repeat(next, done + 1, go));
    if (done < min) return again();
    return greedy ? again() || go(at) : go(at) || again();
  };
  const isLeaf = /^Character/.test(element.type);
  if (!(isLeaf && greedy)) return (at, go) => repeat(at, 0, go);
  // Without a call inside of a call, so that a long text does not exceed the stack.
  return (at, go) => {
    const ends = [at];
    while (ends.length <= most && match(ends.at(-1) as number, (next) => ends.push(next) > 0));
    for (; ends.length > min; ends.pop()) {
      count(state);
      if (go(ends.at(-1) as number)) return true;
    }
    return false;
  };
}

function assertionOf(node: AST.Assertion, state: State): Matcher {
  if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
    const match = alternativesOf(node.alternatives, state, node.kind === 'lookahead' ? 1 : -1);
    return (at, go) => match(at, () => true) !== node.negate && go(at);
  }
  const holds = edgeOf(node, state);
  return (at, go) => {
    count(state);
    return holds(at) && go(at);
  };
}

function edgeOf(node: AST.EdgeAssertion | AST.WordBoundaryAssertion, state: State): (at: number) => boolean {
  const isWord = (at: number) => /\w/.test(state.text[at] ?? '');
  const isLineEnd = (at: number) => state.flags.includes('m') && /[\n\r\u2028\u2029]/.test(state.text[at] ?? '');
  switch (node.kind) {
    case 'start':
      return (at) => at === 0 || isLineEnd(at - 1);
    case 'end':
      return (at) => at === state.text.length || isLineEnd(at);
    case 'word':
      return (at) => (isWord(at - 1) !== isWord(at)) !== node.negate;
  }
}

function backreferenceOf({ resolved }: AST.Backreference, state: State, step: 1 | -1): Matcher {
  const groups = [resolved].flat();
  return (at, go) => {
    const text = groups.map((group) => state.groups.get(group) ?? '').join('');
    for (const _ of text) count(state);
    const next = at + step * text.length;
    return state.text.slice(Math.min(at, next), Math.max(at, next)) === text && go(next);
  };
}

/** Whether a character is one of a leaf's; what was asked once is kept. */
export function fitsOf(leaf: Leaf, flags: string): (character: string | undefined) => boolean {
  // As it is written, a character of a class may be a sign of its own outside of one.
  const raw = leaf.type === 'Character' ? `[\\u${leaf.value.toString(16).padStart(4, '0')}]` : leaf.raw;
  const alone = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''));
  const known = new Map<string | undefined, boolean>([[undefined, false]]);
  return (character) => {
    const found = known.get(character);
    if (found !== undefined) return found;
    const fits = alone.test(character as string);
    known.set(character, fits);
    return fits;
  };
}
