import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { fitsOf, makeStepCounter } from './regex-steps.js';

/** A text that takes more steps than in proportion to its length. */
export interface Growth {
  /** `prefix + pump × n + suffix` */
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
  /** Characters of a text, and the steps of the search in it. */
  readonly steps: readonly (readonly [number, number])[];
}

/** Letters first, as a sample reads best with them; one of each kind that expressions distinguish. */
const UNIVERSE = [...'axeEyJZ05_-+.,:;/\\#@!$%&*=?^`|~"\'<>()[]{} \t\n\r…é\u2028\u200b\u00a0'];
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
/** What ends the match, or lets it fail. */
const SUFFIXES = ['', '\n\u0000', '☃'];

type Leaf = AST.Character | AST.CharacterClass | AST.CharacterSet | AST.ExpressionCharacterClass;
type Variant = { readonly alternative: number; readonly least: number };
const VARIANTS: readonly Variant[] = [
  { alternative: 0, least: 0 },
  ...Array.from({ length: 8 }, (_, alternative) => ({ alternative, least: 1 })),
];

/** The worst inputs of an expression, made from its own syntax tree, that grow faster than a straight line; `pumps`: how many are tried. */
export function worstGrowth(expression: RegExp, pumps: number): Growth | null {
  const countSteps = makeStepCounter(expression);
  for (const input of inputsFor(expression, pumps)) {
    const steps = measureGrowth(countSteps, input);
    if (steps) return { ...input, steps };
  }
  return null;
}

type Input = Omit<Growth, 'steps'>;

/** None where nothing repeats without end: there each start of a match takes a bounded time. */
function inputsFor(expression: RegExp, most: number): Input[] {
  const { source, flags } = expression;
  const tree = new RegExpParser().parsePattern(source, 0, source.length, { unicode: /[uv]/.test(flags) });
  const loops: AST.Quantifier[] = [];
  visitRegExpAST(tree, { onQuantifierEnter: (node) => node.max === Number.POSITIVE_INFINITY && loops.push(node) });
  if (loops.length === 0) return [];
  const leaves = leavesOf(tree);
  const letters = representatives(leaves.map((leaf) => fitsOf(leaf, flags)));
  const sampler = makeSampler((leaf) => letters.find(fitsOf(leaf, flags)) ?? '');
  const repeated = loops.flatMap(leavesOf).map((leaf) => fitsOf(leaf, flags));
  const parts = { tree, loops, letters, repeated: letters.filter((letter) => repeated.some((fits) => fits(letter))) };
  const prefixes = unique([
    '',
    '☃',
    ...loops.flatMap((loop) => VARIANTS.map((variant) => sampler.before(loop, variant))),
  ]);
  const pumps = pumpsFor(parts, sampler).slice(0, most);
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
  return all.filter((pump) => pump !== '');
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
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

/** Lengths of the texts that are compared: the short ones first, as nearly all expressions are done with them. */
const LENGTHS = [
  [32, 128],
  [128, 512],
  [256, 1024],
] as const;
/** How much faster than the text its steps grow: 1 on a straight line, 4 on a parabola of four times the length. */
const STEEP = 2;
/** More steps for a character are those of no straight line. */
const MOST_PER_CHARACTER = 2000;

function measureGrowth(countSteps: (text: string, most: number) => number, input: Input): Growth['steps'] | null {
  const measure = (length: number) => {
    const text = textOf(input, length);
    return [text.length, countSteps(text, MOST_PER_CHARACTER * text.length)] as const;
  };
  let found: Growth['steps'] | null = null;
  for (const lengths of LENGTHS) {
    const [[short, few], [long, many]] = [measure(lengths[0]), measure(lengths[1])];
    found = [
      [short, few],
      [long, many],
    ];
    if (many >= MOST_PER_CHARACTER * long) return found;
    if (many * short <= STEEP * few * long) return null;
  }
  return found;
}

function textOf({ prefix, pump, suffix }: Input, length: number): string {
  return prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix;
}
