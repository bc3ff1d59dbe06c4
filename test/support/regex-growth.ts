import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** A text that takes more time than in proportion to its length. */
export interface Growth {
  /** `prefix + pump × n + suffix` */
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
  /** Characters of a text, and the milliseconds of as many texts as make the greatest length. */
  readonly times: readonly (readonly [number, number])[];
}

/** Letters first, as a sample reads best with them; one of each kind that expressions distinguish. */
const UNIVERSE = [...'axeEyJZ05_-+.,:;/\\#@!$%&*=?^`|~"\'<>()[]{} \t\n\r…é\u2028\u200b\u00a0'];
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
/** What ends the match, or lets it fail; with one beyond Latin-1, as V8 gives up early on texts of one byte. */
const SUFFIXES = ['', '\n\u0000', '☃'];

/** Quantifiers with at least as many repetitions can be slow. */
const MANY = 50;
const MAX_PUMPS = 80;

type Leaf = AST.Character | AST.CharacterClass | AST.CharacterSet | AST.ExpressionCharacterClass;
type Variant = { readonly alternative: number; readonly least: number };
const VARIANTS: readonly Variant[] = [
  { alternative: 0, least: 0 },
  ...Array.from({ length: 8 }, (_, alternative) => ({ alternative, least: 1 })),
];

/** The worst inputs of an expression, made from its own syntax tree, that grow faster than a straight line. */
export function worstGrowth(expression: RegExp): Growth | null {
  for (const input of inputsFor(expression)) {
    const times = measureGrowth(expression, input);
    if (times) return { ...input, times };
  }
  return null;
}

type Input = Omit<Growth, 'times'>;

/** None where nothing repeats `MANY` times: there each start of a match takes a bounded time. */
function inputsFor(expression: RegExp): Input[] {
  const { source, flags } = expression;
  const tree = new RegExpParser().parsePattern(source, 0, source.length, { unicode: /[uv]/.test(flags) });
  const loops: AST.Quantifier[] = [];
  visitRegExpAST(tree, { onQuantifierEnter: (node) => node.max >= MANY && loops.push(node) });
  if (loops.length === 0) return [];
  const leaves = leavesOf(tree);
  const letters = representatives(leaves.map((leaf) => matcherOf(leaf, flags)));
  const sampler = makeSampler((leaf) => letters.find(matcherOf(leaf, flags)) ?? '');
  const repeated = loops.flatMap(leavesOf).map((leaf) => matcherOf(leaf, flags));
  const parts = { tree, loops, letters, repeated: letters.filter((letter) => repeated.some((fits) => fits(letter))) };
  const prefixes = unique(['', ...loops.flatMap((loop) => VARIANTS.map((variant) => sampler.before(loop, variant)))]);
  const pumps = pumpsFor(parts, sampler);
  return prefixes.flatMap((prefix) => pumps.flatMap((pump) => SUFFIXES.map((suffix) => ({ prefix, pump, suffix }))));
}

function leavesOf(node: AST.Node): Leaf[] {
  const leaves: Leaf[] = [];
  const add = (leaf: Leaf) => leaves.push(leaf);
  visitRegExpAST(node, { onCharacterEnter: add, onCharacterClassEnter: add, onCharacterSetEnter: add });
  return leaves;
}

interface Parts {
  readonly tree: AST.Pattern;
  readonly loops: readonly AST.Quantifier[];
  readonly letters: readonly string[];
  /** Letters that some loop repeats. */
  readonly repeated: readonly string[];
}

/** What is worth repeating: letters, loops, and the start of a match right after what could end another one. */
function pumpsFor({ tree, loops, letters, repeated }: Parts, { of, before }: Sampler): string[] {
  const forms = (text: (variant: Variant) => string) => unique(VARIANTS.map(text));
  const whole = forms((variant) => of(tree, variant));
  const elements = loops.flatMap((loop) => forms((variant) => of(loop.element, variant)));
  const starts = unique([...loops.flatMap((loop) => forms((variant) => before(loop, variant))), ...whole]);
  const separated = repeated.flatMap((letter) => starts.map((start) => letter + start));
  const pairs = repeated.flatMap((one) => repeated.map((other) => one + other));
  const all = unique([...letters, ...elements, ...starts, ...separated, ...pairs]);
  return all.filter((pump) => pump !== '').slice(0, MAX_PUMPS);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function matcherOf(leaf: Leaf, flags: string): (character: string) => boolean {
  // As it is written, a character of a class may be a sign of its own outside of one.
  const raw = leaf.type === 'Character' ? `[\\u${leaf.value.toString(16).padStart(4, '0')}]` : leaf.raw;
  const alone = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''));
  return (character) => alone.test(character);
}

/** One character for each set of leaves that match it. */
function representatives(matchers: readonly ((character: string) => boolean)[]): string[] {
  const byLeaves = new Map<string, string>();
  for (const character of [...UNIVERSE, ...ASCII]) {
    const key = matchers.map((matches) => (matches(character) ? 1 : 0)).join('');
    if (key.includes('1') && !byLeaves.has(key)) byLeaves.set(key, character);
  }
  return [...byLeaves.values()];
}

interface Sampler {
  /** A text that a part matches. */
  readonly of: (node: AST.Node, variant: Variant) => string;
  /** A text for all that stands before a part. */
  readonly before: (node: AST.Node, variant: Variant) => string;
}

function makeSampler(letterOf: (leaf: Leaf) => string): Sampler {
  const of = (node: AST.Node, variant: Variant): string => {
    switch (node.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup': {
        const { alternatives } = node;
        return of(alternatives[variant.alternative % alternatives.length] as AST.Node, variant);
      }
      case 'Alternative':
        return node.elements.map((element) => of(element, variant)).join('');
      case 'Quantifier':
        return of(node.element, variant).repeat(Math.min(node.max, Math.max(node.min, variant.least)));
      case 'Character':
        return String.fromCodePoint(node.value);
      case 'CharacterClass':
      case 'CharacterSet':
        return letterOf(node);
      default:
        return '';
    }
  };
  const before = (node: AST.Node, variant: Variant): string => {
    const { parent } = node;
    if (!parent) return '';
    const earlier =
      parent.type === 'Alternative' ? parent.elements.slice(0, parent.elements.indexOf(node as never)) : [];
    return before(parent, variant) + earlier.map((element) => of(element, variant)).join('');
  };
  return { of, before };
}

/** Lengths at which a text is tried; small steps first, so that an exponential one is found before it takes forever. */
const LENGTHS = [16, 20, 24, 32, 64, 128, 512, 2048, 16384];
/** A straight line stays far below at every one of these lengths. */
const SUSPICIOUS_MS = 5;
/** From four texts of a quarter of the length to one of the length: 1 on a straight line, 4 on a parabola. */
const STEEP = 2;
const ROUNDS = 15;

/**
 * The times of four texts of a quarter of a length, two of a half and one of the length, where they grow; null where they are alike.
 * In proportion, each would take as long, so that a busy machine disturbs all alike; and they take turns, as its speed changes.
 * All rounds count, as the clock's steps are as long as one.
 */
function measureGrowth(expression: RegExp, input: Input): Growth['times'] | null {
  const isSlow = (length: number) => millisecondsOf(expression, textOf(input, length)) >= SUSPICIOUS_MS;
  const length = LENGTHS.find((size) => Array.from({ length: 4 }, () => size).every(isSlow));
  if (length === undefined) return null;
  const parts = [4, 2, 1].map((count) => ({ count, size: length / count, text: textOf(input, length / count) }));
  const sums = parts.map(() => 0);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, { text, count }] of parts.entries())
      sums[at] = (sums[at] as number) + millisecondsOf(expression, text, count);
  const [first, , last] = sums as [number, number, number];
  return last > STEEP * first ? parts.map(({ size }, at) => [size, (sums[at] as number) / ROUNDS] as const) : null;
}

function textOf({ prefix, pump, suffix }: Input, length: number): string {
  return prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix;
}

/** Of processor time, which a busy machine does not stretch. Systems count it in steps of up to 4 ms. */
function millisecondsOf(expression: RegExp, text: string, count = 1): number {
  const start = process.threadCpuUsage();
  for (let at = 0; at < count; at++) {
    expression.lastIndex = 0;
    if (expression.global) text.replace(expression, '');
    else expression.exec(text);
  }
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
