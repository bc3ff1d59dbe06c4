import { increment } from '../text/values.js';
import { usageError } from '../words/errors.js';
import type { Scoring } from '../words/scoring-rules.js';
import { scoreRoutes, stepNames } from './alternatives.js';
import type { ActualStep, Question, Response } from './model.js';
import { namesWithAliases, prepareGroups, type StepAlias, type StepContext } from './step.js';

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

/** Finds missing aliases: for all tools if no answer calls a tool by the name of a reference step, else for single tools. */
export interface AliasAdvisor {
  readonly observe: (question: Question, response: Response) => void;
  readonly observed: () => ObservedNames;
}

/** The counts of an advisor as plain data, as a shard file has them. */
export interface ObservedNames {
  readonly questions: number;
  /** Names of reference steps, with the number of their questions. */
  readonly wanted: readonly (readonly [name: string, questions: number])[];
  /** Wanted names that are called in an answer to one of their questions. */
  readonly met: readonly string[];
  /** Names of the responses' steps, with the number of their calls; only used if no name is met. */
  readonly found: AliasAdvice['found'];
  /** Aliases with which questions would score 1. */
  readonly would: readonly SuggestedAlias[];
  /** Aliases with which questions would score more, for names that were not met before. */
  readonly better: readonly SuggestedAlias[];
}

/** The advice for a run in which no response calls a tool by the name of a reference step. */
export interface AliasAdvice {
  /** The number of questions that score 0 for this reason. */
  readonly questions: number;
  /** The reference step's name that is missed most often. */
  readonly missed: string;
  /** Names of the responses' steps, with the number of their calls. */
  readonly found: readonly (readonly [name: string, calls: number])[];
  /** The alias with which most questions would score 1; null: no alias helps. */
  readonly best: SuggestedAlias | null;
}

/** The name of one tool among several that no answer calls, and the name under which questions would score more. */
export interface RenamedTool extends StepAlias {
  /** Number of questions whose reference steps have the name. */
  readonly questions: number;
  /** Number of tried questions that would score more. */
  readonly better: number;
}

interface SuggestedAlias extends StepAlias {
  readonly questions: number;
}

/** Maximum number of questions with which other names of a single tool are tried. */
const MAX_TRIED = 20;

/** Makes an advisor. It tries aliases only for names that no answer has called so far. */
export function makeAliasAdvisor({ knobs }: Scoring, aliases: readonly StepAlias[]): AliasAdvisor {
  let questions = 0;
  const met = new Set<string>();
  const wanted = new Map<string, number>();
  const found = new Map<string, number>();
  const tried = new Map<string, number>();
  const [would, better] = [makeSuggestions(), makeSuggestions()];
  const observe = (question: Question, response: Response): void => {
    if (question.groups.length === 0 || !response.steps) return;
    questions++;
    const names = new Set(stepNames(question));
    const called = new Set(response.steps.map((step) => step.name).filter((name) => name !== ''));
    const asCounted = new Set([...called].flatMap((name) => [...namesWithAliases(name, aliases)]));
    for (const name of names) {
      increment(wanted, name);
      if (asCounted.has(name)) met.add(name);
    }
    const isAnyMet = met.size > 0;
    const missed = [...names].filter((name) => !met.has(name) && (!isAnyMet || (tried.get(name) ?? 0) < MAX_TRIED));
    if (missed.length === 0) return;
    if (!isAnyMet) for (const { name } of response.steps) if (name !== '') increment(found, name);
    const strangers = isAnyMet ? [...called].filter((name) => !wanted.has(name)) : [...called];
    if (strangers.length === 0) return;
    for (const name of missed) increment(tried, name);
    const context = { knobs, aliases, before: isAnyMet ? null : 0 };
    for (const { pair, score, isBetter } of scoredPairs(question, response.steps, { missed, strangers }, context)) {
      if (score === 1) would.add(pair);
      if (isBetter) better.add(pair);
    }
  };
  const observed = (): ObservedNames => ({
    ...{ questions, wanted: [...wanted], met: [...met], found: [...found] },
    ...{ would: would.all(), better: better.all() },
  });
  return { observe, observed };
}

/** Each possible alias with the score of a response that it leads to. `before`: the score without an alias; null: unknown. */
function* scoredPairs(
  question: Question,
  steps: readonly ActualStep[],
  { missed, strangers }: { readonly missed: readonly string[]; readonly strangers: readonly string[] },
  { knobs, aliases, before }: StepContext & { readonly before: number | null },
) {
  const references = prepareGroups(question.groups);
  const scoreWith = (more: readonly StepAlias[]) =>
    scoreRoutes(question, steps, { knobs, aliases: [...aliases, ...more] }, references).score;
  const scoreBefore = before ?? scoreWith([]);
  if (scoreBefore === 1) return;
  for (const pair of triedPairs(missed, strangers, steps.length * references.flat().length)) {
    const score = scoreWith([pair]);
    yield { pair, score, isBetter: score > scoreBefore };
  }
}

function makeSuggestions() {
  const counts = new Map<string, SuggestedAlias>();
  const add = ({ name, pattern }: StepAlias, questions = 1): void => {
    const key = JSON.stringify([name, pattern]);
    counts.set(key, { name, pattern, questions: questions + (counts.get(key)?.questions ?? 0) });
  };
  return { add, all: () => [...counts.values()] };
}

/** The advice for a run that was observed in one or several pieces; null if the name of a reference step occurs. */
export function aliasAdvice(pieces: readonly ObservedNames[]): AliasAdvice | null {
  const questions = pieces.reduce((sum, piece) => sum + piece.questions, 0);
  if (questions === 0 || pieces.some(({ met }) => met.length > 0)) return null;
  const [best = null] = mostUseful(pieces.flatMap(({ would }) => would));
  const [[missed = ''] = []] = mostFrequent(pieces.flatMap(({ wanted }) => wanted));
  return { questions, missed, found: mostFrequent(pieces.flatMap(({ found }) => found)), best };
}

/** The tool that seems to be renamed in a run that calls other tools by their names; null: no tool, or no name fits. */
export function renamedTool(pieces: readonly ObservedNames[]): RenamedTool | null {
  const met = new Set(pieces.flatMap((piece) => piece.met));
  if (met.size === 0) return null;
  const wanted = new Map(mostFrequent(pieces.flatMap((piece) => piece.wanted)));
  const useful = mostUseful(pieces.flatMap(({ better }) => better));
  const best = useful.find(({ name, pattern }) => !met.has(name) && !wanted.has(pattern));
  if (!best) return null;
  const { name, pattern, questions: better } = best;
  return { name, pattern, better, questions: wanted.get(name) ?? better };
}

function mostUseful(suggested: readonly SuggestedAlias[]): SuggestedAlias[] {
  const sums = makeSuggestions();
  for (const one of suggested) sums.add(one, one.questions);
  return sums.all().sort((a, b) => b.questions - a.questions || byText(a.name, b.name) || byText(a.pattern, b.pattern));
}

function mostFrequent(counted: readonly (readonly [string, number])[]): (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const [name, count] of counted) increment(counts, name, count);
  return [...counts].sort((a, b) => b[1] - a[1] || byText(a[0], b[0]));
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Maximum pairs of steps that are compared for one response, ten times as many as an agent with other tool names needs. */
const MAX_WORK = 100_000;

/** The possible aliases that are tried for a response. Each one costs a scoring of the whole response. */
function triedPairs(names: readonly string[], actual: readonly string[], cost: number): StepAlias[] {
  const pairs = names.flatMap((name) => actual.map((pattern) => ({ name, pattern })));
  return pairs.slice(0, Math.ceil(MAX_WORK / Math.max(1, cost)));
}
