import { nearest } from '../corpus/keys.js';
import { decodeChoice, decodeShare } from '../corpus/settings.js';
import { usageError } from '../words/errors.js';
import type { InputWords } from '../words/input-words.js';
import { RULE_NAMES } from '../words/rules.js';
import { ENTRY_METRICS } from './sample.js';

/** What a run must fulfil. */
export type Gate =
  | { readonly kind: 'min-steps-score'; readonly limit: number }
  | { readonly kind: 'min-answer-check-score'; readonly limit: number }
  | { readonly kind: 'max-steps-drop'; readonly limit: number; readonly test: DropTest }
  | { readonly kind: 'metric'; readonly path: string; readonly operator: Operator; readonly limit: number };

/** Whether a drop must also be larger than rerun noise to fail its gate. */
const DROP_TESTS = ['significant', 'plain'] as const;
type DropTest = (typeof DROP_TESTS)[number];

const OPERATORS = ['>=', '>', '<=', '<'] as const;
export type Operator = (typeof OPERATORS)[number];

/** The gates of a door as text; null: not set. */
interface GateInputs {
  readonly minStepsScore: string | null;
  readonly minAnswerCheckScore: string | null;
  readonly maxStepsDrop: string | null;
  readonly dropTest: string | null;
  /** As `macro.answer_f1.mean >= 0.7`. */
  readonly gates: readonly string[];
}

/** The gates of a run; a path that can exist in no run is refused before any work. */
export function decodeGates(inputs: GateInputs, words: InputWords): Gate[] {
  const { minStepsScore, minAnswerCheckScore, maxStepsDrop, dropTest, gates } = inputs;
  const test = decodeChoice(words.name('drop-test'), dropTest ?? 'significant', DROP_TESTS);
  const limitOf = (name: string, text: string) => decodeShare(words.name(name), text);
  const decoded: Gate[] = [];
  if (minStepsScore !== null) {
    decoded.push({ kind: 'min-steps-score', limit: limitOf('min-steps-score', minStepsScore) });
  }
  if (minAnswerCheckScore !== null) {
    const limit = limitOf('min-answer-check-score', minAnswerCheckScore);
    decoded.push({ kind: 'min-answer-check-score', limit });
  }
  if (maxStepsDrop !== null) {
    decoded.push({ kind: 'max-steps-drop', limit: limitOf('max-steps-drop', maxStepsDrop), test });
  }
  for (const text of gates) {
    const gate = decodeGate(text, words.name('gates'));
    checkGatePath(gate.path, words.name('gates'));
    decoded.push(gate);
  }
  return decoded;
}

/** Reads `macro.answer_f1.mean >= 0.7`, or throws a usage error with a right example. */
export function decodeGate(text: string, input = 'gates'): Extract<Gate, { kind: 'metric' }> {
  const [, path = '', sign, limit] =
    /^\s*((?:micro|macro)\.[^\s<>=]+)\s*(>=|<=|>|<)\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)\s*$/i.exec(text) ??
    [];
  const operator = OPERATORS.find((known) => known === sign);
  if (!operator || !Number.isFinite(Number(limit))) {
    const example = 'macro.answer_f1.mean >= 0.7';
    throw usageError(
      `${input}: ${JSON.stringify(text)} cannot be read; write a path, one of >= > <= <, and a number: ${example}`,
    );
  }
  return { kind: 'metric', path, operator, limit: Number(limit) };
}

const SERIES = ['sum', 'mean', 'median', 'min', 'max'];
const COUNTS = ['number_of_error_samples', 'number_of_success_samples'];

/** Throws a usage error that lists near names when a gate's path can exist in no run. */
export function checkGatePath(path: string, input = 'gates'): void {
  const [level = '', metric = '', , ...rest] = path.split('.');
  if (level === 'micro' && metric === 'steps' && rest.length > 0) return;
  if (metric.startsWith('retrieval_') || metric.startsWith('custom_')) return;
  const known = level === 'micro' ? micro() : ENTRY_METRICS.map((name) => `macro.${name}.mean`);
  if (known.includes(path)) return;
  const near = nearest(path, known);
  const some = known.filter((name) => name.startsWith(`${level}.${metric}`)).slice(0, 4);
  const hint = near
    ? `did you mean ${near}?`
    : `there are ${(some.length > 0 ? some : known.slice(0, 4)).join(', ')} …`;
  throw usageError(`${input}: there is no ${path}; ${hint}`);
}

function micro(): string[] {
  return [
    ...COUNTS.map((name) => `micro.${name}`),
    ...RULE_NAMES.map((name) => `micro.rule_violations.${name}`),
    ...ENTRY_METRICS.flatMap((name) => SERIES.map((key) => `micro.${name}.${key}`)),
  ];
}
