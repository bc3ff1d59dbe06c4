import { nearest } from '../corpus/keys.js';
import { type InputWords, usageError } from '../words/errors.js';
import { AGGREGATED, CALL_MEANS } from '../words/figure-table.js';
import { RULE_NAMES } from '../words/rules.js';
import { COMPARISON_FIGURES } from './comparison-figures.js';

interface NamedGate {
  readonly operator: '>=' | '<=';
  readonly limit: LimitType;
  /** The limit in the help of the flag. Example: `score` for `--min-steps-score <score>`. */
  readonly placeholder: string;
  readonly help: string;
  /** The path of its figure; absent: `figureOfGate` in `evaluate-gates.ts` finds it in another way. */
  readonly path?: string;
}

/** A share is from 0 to 1; a count is a whole number from 0 on. */
type LimitType = 'share' | 'count';

const DIGITS: Readonly<Record<LimitType, number>> = { share: 3, count: 0 };

/** The gates with an option by name, in the order of their verdicts. */
export const NAMED_GATES = {
  'min-steps-score': {
    operator: '>=',
    limit: 'share',
    placeholder: 'score',
    help: 'gate: minimum [steps score](scoring.md#headline-figure), 0 to 1',
    path: 'micro.steps_score.mean',
  },
  'min-answer-check-score': {
    operator: '>=',
    limit: 'share',
    placeholder: 'score',
    help: 'gate: minimum share of [answer checks](corpus.md#answer-checks) that hold, 0 to 1',
    path: 'micro.answer_check_score.mean',
  },
  'max-steps-drop': {
    operator: '<=',
    limit: 'share',
    placeholder: 'drop',
    help: 'gate: maximum drop of the steps score from the baseline, 0 to 1',
  },
  'max-regressions': {
    operator: '<=',
    limit: 'count',
    placeholder: 'count',
    help: 'gate: maximum number of questions that are worse than in the baseline, by chance or not',
  },
} as const satisfies Readonly<Record<string, NamedGate>>;
export type GateName = keyof typeof NAMED_GATES;
export const GATE_NAMES = Object.keys(NAMED_GATES) as GateName[];

type SnakeCase<Text extends string> = Text extends `${infer Start}-${infer Rest}`
  ? `${Start}_${SnakeCase<Rest>}`
  : Text;

/** The limits of the gates with a separate option, by the names of the library. Example: `min_steps_score`. */
export type GateLimits = { readonly [Name in GateName as SnakeCase<Name>]?: number };

/** Usual decimals of the figure of a gate: of a gate with a separate option by its row, of others by the path. */
export function gateDigits(name: string): number {
  const namedGate = GATE_NAMES.find((known) => known === name);
  if (namedGate) return DIGITS[NAMED_GATES[namedGate].limit];
  if (/number_of|corpus_change\.(?:edited|favours|raises)|comparison\.re|steps\.|rule_violations|tokens/.test(name))
    return 0;
  return /cost|elapsed/.test(name) ? 2 : 3;
}

type NameWithPath = {
  [Name in GateName]: (typeof NAMED_GATES)[Name] extends { path: string } ? Name : never;
}[GateName];
/** A gate on a figure that has a path. */
export type PathGate =
  | { readonly kind: NameWithPath; readonly limit: number }
  | { readonly kind: 'metric'; readonly path: string; readonly operator: Operator; readonly limit: number };
export type Gate =
  | PathGate
  | { readonly kind: Exclude<GateName, NameWithPath | 'max-steps-drop'>; readonly limit: number }
  | ({ readonly kind: 'max-steps-drop'; readonly limit: number } & DropRule);
export type DropGate = Extract<Gate, { kind: 'max-steps-drop' }>;

/** The name of a gate: that of its option, or the path of its figure. */
export function gateName(gate: Gate): string {
  return gate.kind === 'metric' ? gate.path : gate.kind;
}

export function gatePath(gate: PathGate): string {
  return gate.kind === 'metric' ? gate.path : NAMED_GATES[gate.kind].path;
}

/** What a drop over its limit must also be to fail. `significant`: larger than rerun noise; `auto`: that, or a loss that is rare in reruns. */
export const DROP_TESTS = ['auto', 'significant', 'plain'] as const;

export interface DropRule {
  readonly test: (typeof DROP_TESTS)[number];
  /** Share of the questions that a rerun changes, for `auto`; 0: the plain limit decides; absent: unknown. */
  readonly rerunChanges?: number;
}

const OPERATORS = ['>=', '>', '<=', '<'] as const;
export type Operator = (typeof OPERATORS)[number];

interface GateInputs {
  /** null: not set. */
  readonly limitOf: (name: GateName) => number | null;
  readonly dropTest: DropRule['test'];
  readonly rerunChanges: number | null;
  /** Example: `macro.answer_f1.mean >= 0.7`. */
  readonly gates: readonly string[];
}

/** Decodes the gates of a run; a path that exists in no run is refused before the evaluation. */
export function decodeGates({ limitOf, dropTest, rerunChanges, gates }: GateInputs, words: InputWords): Gate[] {
  const rule = makeDropRule(dropTest, rerunChanges, words);
  const namedGates = GATE_NAMES.flatMap((kind): Gate[] => {
    const limit = limitOf(kind);
    if (limit === null) return [];
    return [kind === 'max-steps-drop' ? { kind, limit, ...rule } : { kind, limit }];
  });
  const metrics = gates.map((text) => {
    const gate = decodeGate(text, words.name('gates'));
    if (!CUSTOM_PATH.test(gate.path)) checkGatePath(gate.path, words.name('gates'));
    return gate;
  });
  return [...namedGates, ...metrics];
}

/** Makes the test of a drop. A share of changes that the test does not read is an error, as it would have no effect. */
function makeDropRule(test: DropRule['test'], rerunChanges: number | null, words: InputWords): DropRule {
  if (rerunChanges === null) return { test };
  if (test === 'auto') return { test, rerunChanges };
  const name = words.name('rerun-changes');
  throw usageError(`${name}: has no effect with ${words.setting('drop-test', test)}; remove one of them`);
}

/** Reads a gate such as `macro.answer_f1.mean >= 0.7`; throws a usage error with an example. */
export function decodeGate(text: string, input = 'gates'): Extract<Gate, { kind: 'metric' }> {
  const [, path = '', sign, limit] = GATE.exec(text) ?? [];
  const operator = OPERATORS.find((known) => known === sign);
  if (operator && Number.isFinite(Number(limit))) return { kind: 'metric', path, operator, limit: Number(limit) };
  throw usageError(
    `${input}: ${JSON.stringify(text)} cannot be read; write a path, one of >= > <= <, and a number: macro.answer_f1.mean >= 0.7`,
  );
}

const GATE =
  /^\s*((?:micro|macro|comparison)\.[^\s<>=]+)\s*(>=|<=|>|<)\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)\s*$/i;

const SERIES = ['sum', 'mean', 'median', 'min', 'max'];

/** The path of a figure that can have a free name, which only a config or a run contains. */
const CUSTOM_PATH = /^(?:micro\..+\.(?:sum|mean|median|min|max)|macro\..+\.mean)$/;

/** Checks the paths of all gates against the outputs of the custom evaluations of a config or a run. */
export function checkCustomGates(gates: readonly Gate[], outputs: readonly string[], input: string): void {
  for (const gate of gates) if (gate.kind === 'metric') checkGatePath(gate.path, input, outputs);
}

/** Throws a usage error with similar paths if a gate's path exists in no run. */
export function checkGatePath(path: string, input = 'gates', outputs: readonly string[] = []): void {
  const [level = '', metric = '', , ...rest] = path.split('.');
  if (level === 'micro' && metric === 'steps' && rest.length > 0) return;
  if (metric.startsWith('retrieval_')) return;
  const knownPaths = pathsOfLevel(level, [...outputs, ...AGGREGATED]);
  if (knownPaths.includes(path)) return;
  const near = nearest(path, knownPaths);
  const similarPaths = knownPaths.filter((name) => name.startsWith(`${level}.${metric}`)).slice(0, 4);
  const hint = near
    ? `did you mean ${near}?`
    : `there are ${(similarPaths.length > 0 ? similarPaths : knownPaths.slice(0, 4)).join(', ')} …`;
  throw usageError(`${input}: there is no ${path}; ${hint}`);
}

function pathsOfLevel(level: string, names: readonly string[]): readonly string[] {
  if (level === 'comparison') return Object.keys(COMPARISON_FIGURES);
  const meansOf = (all: readonly string[]) => all.map((name) => `${level}.${name}.mean`);
  if (level !== 'micro') return meansOf([...names, ...CALL_MEANS]);
  return [
    'micro.number_of_error_samples',
    'micro.number_of_success_samples',
    ...RULE_NAMES.map((name) => `micro.rule_violations.${name}`),
    ...names.flatMap((name) => SERIES.map((key) => `micro.${name}.${key}`)),
    ...meansOf(CALL_MEANS),
  ];
}
