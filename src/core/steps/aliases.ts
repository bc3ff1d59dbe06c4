import { increment } from '../text/values.js';
import { usageError } from '../words/errors.js';
import type { Scoring } from '../words/scoring-rules.js';
import { scoreRoutes, stepNames } from './alternatives.js';
import type { Question, Response } from './model.js';
import { namesWithAliases, prepareGroups, type StepAlias } from './step.js';

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

/** The counts of an advisor as plain data, as a shard file has them. */
export type ObservedNames = ReturnType<ReturnType<typeof makeAliasAdvisor>['observed']>;

/** The advice for a run in which no response calls a tool by the name of a reference step. */
export type AliasAdvice = NonNullable<ReturnType<typeof aliasAdvice>>;

/**
 * The name of one tool among several that no answer calls, and the name under which questions would score more. `questions`: those whose
 * reference steps have the name.
 */
export interface RenamedTool extends StepAlias {
  /** Number of questions that would score 1. */
  readonly questions: number;
  /** Number of tried questions that would score more. */
  readonly better: number;
}

/** Maximum pairs of steps that are compared for one response, ten times as many as an agent with other tool names needs. */
const MAX_WORK = 100_000;
/** Maximum number of questions with which other names of a single tool are tried. */
const MAX_TRIED = 20;

/**
 * Finds missing aliases: for all tools if no answer calls a tool by the name of a reference step, else for single tools. It tries
 * aliases only for names that no answer has called so far.
 */
export function makeAliasAdvisor({ knobs }: Scoring, aliases: readonly StepAlias[]) {
  let questions = 0;
  const met = new Set<string>();
  const wanted = new Map<string, number>();
  const found = new Map<string, number>();
  const tried = new Map<string, number>();
  const suggested = new Map<string, RenamedTool>();
  const observe = (question: Question, { steps }: Response): void => {
    if (question.groups.length === 0 || !steps) return;
    questions++;
    const names = [...new Set(stepNames(question))];
    const called = steps.map(({ name }) => name).filter((name) => name !== '');
    const asCounted = new Set(called.flatMap((name) => [...namesWithAliases(name, aliases)]));
    for (const name of names) {
      increment(wanted, name);
      if (asCounted.has(name)) met.add(name);
    }
    const isAnyMet = met.size > 0;
    if (!isAnyMet) for (const name of called) increment(found, name);
    const missed = names.filter((name) => !met.has(name) && (!isAnyMet || (tried.get(name) ?? 0) < MAX_TRIED));
    const strangers = [...new Set(called)].filter((name) => !isAnyMet || !wanted.has(name));
    if (missed.length === 0 || strangers.length === 0) return;
    for (const name of missed) increment(tried, name);
    const references = prepareGroups(question.groups);
    const scoreWith = (more: readonly StepAlias[]) =>
      scoreRoutes(question, steps, { knobs, aliases: [...aliases, ...more] }, references).score;
    const before = scoreWith([]);
    if (before === 1) return;
    // Each one costs a scoring of the whole response.
    const most = Math.ceil(MAX_WORK / Math.max(1, steps.length * references.flat().length));
    const pairs = missed.flatMap((name) => strangers.map((pattern) => ({ name, pattern })));
    for (const pair of pairs.slice(0, most)) {
      const score = scoreWith([pair]);
      if (score > before) suggest(suggested, { ...pair, questions: score === 1 ? 1 : 0, better: 1 });
    }
  };
  const observed = () => ({
    questions,
    /** Names of reference steps, with the number of their questions. */
    wanted: [...wanted],
    /** Wanted names that are called in an answer to one of their questions. */
    met: [...met],
    /** Names of the responses' steps, with the number of their calls; only used if no name is met. */
    found: [...found],
    /** Aliases with which questions would score more. */
    suggested: [...suggested.values()],
  });
  return { observe, observed };
}

function suggest(suggested: Map<string, RenamedTool>, alias: RenamedTool): void {
  const key = JSON.stringify([alias.name, alias.pattern]);
  const { questions = 0, better = 0 } = suggested.get(key) ?? {};
  suggested.set(key, { ...alias, questions: questions + alias.questions, better: better + alias.better });
}

/** The advice for a run that was observed in one or several pieces; null if the name of a reference step occurs. */
export function aliasAdvice(pieces: readonly ObservedNames[]) {
  const questions = pieces.reduce((sum, piece) => sum + piece.questions, 0);
  if (questions === 0 || pieces.some(({ met }) => met.length > 0)) return null;
  const [best] = mostUseful(pieces, 'questions');
  const [[missed = ''] = []] = mostFrequent(pieces.flatMap(({ wanted }) => wanted));
  return {
    /** The number of questions that score 0 for this reason. */
    questions,
    /** The reference step's name that is missed most often. */
    missed,
    /** Names of the responses' steps, with the number of their calls. */
    found: mostFrequent(pieces.flatMap(({ found }) => found)),
    /** The alias with which most questions would score 1; null: no alias helps. */
    best: best?.questions ? best : null,
  };
}

/** The tool that seems to be renamed in a run that calls other tools by their names; null: no tool, or no name fits. */
export function renamedTool(pieces: readonly ObservedNames[]): RenamedTool | null {
  const met = new Set(pieces.flatMap((piece) => piece.met));
  if (met.size === 0) return null;
  const wanted = new Map(mostFrequent(pieces.flatMap((piece) => piece.wanted)));
  const isFree = ({ name, pattern }: StepAlias) => !met.has(name) && !wanted.has(pattern);
  const best = mostUseful(pieces, 'better').find(isFree);
  return best ? { ...best, questions: wanted.get(best.name) ?? best.better } : null;
}

function mostUseful(pieces: readonly ObservedNames[], by: 'questions' | 'better'): RenamedTool[] {
  const sums = new Map<string, RenamedTool>();
  for (const one of pieces.flatMap(({ suggested }) => suggested)) suggest(sums, one);
  return [...sums.values()].sort((a, b) => b[by] - a[by] || byText(a.name, b.name) || byText(a.pattern, b.pattern));
}

function mostFrequent(counted: readonly (readonly [string, number])[]): (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const [name, count] of counted) increment(counts, name, count);
  return [...counts].sort((a, b) => b[1] - a[1] || byText(a[0], b[0]));
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
