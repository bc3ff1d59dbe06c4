import { increment } from '../text/values.js';
import { fitsPattern } from '../text/wildcards.js';
import { usageError } from '../words/errors.js';
import type { Scoring } from '../words/scoring-rules.js';
import { scoreWays, stepNames } from './alternatives.js';
import type { Question, Response } from './model.js';
import { prepareGroups, type StepAlias } from './step.js';

/** Reads `sparql_query = graphdb_sparql, mcp__*__sparql_query`: names (with `*`) that count as the left one. */
export function decodeAliases(lines: readonly string[], input = 'step_aliases'): StepAlias[] {
  return lines.flatMap((line) => {
    const at = line.indexOf('=');
    const aliases = aliasesOf(line.slice(0, Math.max(at, 0)), [line.slice(at + 1)]);
    if (aliases !== null) return aliases;
    const example = 'sparql_query = graphdb_sparql, mcp__*__sparql_query';
    throw usageError(`${input}: ${JSON.stringify(line)} cannot be read; write ${example}`);
  });
}

/** Names (with `*`), also several in one text, that count as a step name; null where a name is empty, or cannot be one. */
export function aliasesOf(name: string, names: readonly string[]): StepAlias[] | null {
  const patterns = names.flatMap((one) => one.split(',')).map((pattern) => pattern.trim());
  const isName = (text: string) => text !== '' && !text.includes('=');
  if (names.length === 0 || ![name.trim(), ...patterns].every(isName)) return null;
  return patterns.map((pattern) => ({ name: name.trim(), pattern }));
}

/** Finds the missing alias in a run whose answers have none of the names of the reference steps. */
export interface AliasAdvisor {
  readonly observe: (question: Question, response: Response) => void;
  readonly observed: () => ObservedNames;
}

/** The counts of an advisor as plain data, as a shard file has them. They have no use if a reference step's name occurred. */
export interface ObservedNames {
  readonly isNamed: boolean;
  readonly questions: number;
  /** Names of reference steps, with the number of their questions. */
  readonly wanted: readonly (readonly [name: string, questions: number])[];
  /** Names of the responses' steps, with the number of their calls. */
  readonly found: AliasAdvice['found'];
  /** Aliases under which questions would score 1. */
  readonly would: readonly SuggestedAlias[];
}

/** No reference step's name occurs in the responses. */
export interface AliasAdvice {
  /** The number of questions that score 0 for this reason. */
  readonly questions: number;
  /** The reference step's name that is missed most often. */
  readonly missed: string;
  /** Names of the responses' steps, with the number of their calls. */
  readonly found: readonly (readonly [name: string, calls: number])[];
  /** The alias under which most questions would score 1; null if there is none. */
  readonly best: SuggestedAlias | null;
}

interface SuggestedAlias extends StepAlias {
  readonly questions: number;
}

/** Makes an advisor. It stops its work at the first response in which a name of a reference step occurs. */
export function makeAliasAdvisor(scoring: Scoring, aliases: readonly StepAlias[]): AliasAdvisor {
  const { knobs } = scoring;
  let seen = false;
  let questions = 0;
  const expectedNames = new Map<string, number>();
  const calledNames = new Map<string, number>();
  const suggestions = new Map<string, SuggestedAlias>();
  const observe = (question: Question, response: Response): void => {
    if (seen || question.groups.length === 0 || !response.steps) return;
    questions++;
    const names = new Set(stepNames(question));
    const actual = new Set(response.steps.map((step) => step.name).filter((name) => name !== ''));
    const counted = [
      ...actual,
      ...aliases
        .filter(({ pattern }) => [...actual].some((name) => fitsPattern(name, pattern)))
        .map(({ name }) => name),
    ];
    seen = counted.some((name) => names.has(name));
    if (seen) return;
    for (const { name } of response.steps) if (name !== '') increment(calledNames, name);
    for (const name of names) increment(expectedNames, name);
    const references = prepareGroups(question.groups);
    for (const { name, pattern } of triedPairs(names, actual, response.steps.length * references.flat().length)) {
      const context = { knobs, aliases: [...aliases, { name, pattern }] };
      const { score } = scoreWays(question, response.steps, context, references);
      if (score !== 1) continue;
      const key = JSON.stringify([name, pattern]);
      suggestions.set(key, { name, pattern, questions: (suggestions.get(key)?.questions ?? 0) + 1 });
    }
  };
  const observed = (): ObservedNames => {
    const names = { wanted: [...expectedNames], found: [...calledNames] };
    return { isNamed: seen, questions, ...names, would: [...suggestions.values()] };
  };
  return { observe, observed };
}

/** The advice for a run that was observed in one piece or in several; null when some reference step's name did occur. */
export function aliasAdvice(pieces: readonly ObservedNames[]): AliasAdvice | null {
  const questions = pieces.reduce((sum, piece) => sum + piece.questions, 0);
  if (questions === 0 || pieces.some(({ isNamed }) => isNamed)) return null;
  const suggested = new Map<string, SuggestedAlias>();
  for (const one of pieces.flatMap(({ would }) => would)) {
    const key = JSON.stringify([one.name, one.pattern]);
    suggested.set(key, { ...one, questions: one.questions + (suggested.get(key)?.questions ?? 0) });
  }
  const [[missed = ''] = []] = mostFrequent(pieces.flatMap(({ wanted }) => wanted));
  const [best = null] = [...suggested.values()].sort(
    (a, b) => b.questions - a.questions || byText(a.name, b.name) || byText(a.pattern, b.pattern),
  );
  return { questions, missed, found: mostFrequent(pieces.flatMap(({ found }) => found)), best };
}

/** Names with the sum of their counts, the most frequent first. */
function mostFrequent(counted: readonly (readonly [string, number])[]): (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const [name, count] of counted) increment(counts, name, count);
  return [...counts].sort((a, b) => b[1] - a[1] || byText(a[0], b[0]));
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Maximum pairs of steps that are compared for one response: ten times what an agent with other tool names needs. */
const MAX_WORK = 100_000;

/** The possible aliases that are tried for a response. Each one costs a scoring of the whole response. */
function triedPairs(names: ReadonlySet<string>, actual: ReadonlySet<string>, cost: number): StepAlias[] {
  const most = MAX_WORK / Math.max(1, cost);
  const pairs: StepAlias[] = [];
  for (const name of names) {
    for (const pattern of actual) {
      if (pairs.length >= most) return pairs;
      pairs.push({ name, pattern });
    }
  }
  return pairs;
}
