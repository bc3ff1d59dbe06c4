import { decodeSparqlResult, type SparqlResult } from '../tables/result.js';
import { isMapping, type Mapping, madeAt, memoized, once } from '../text/values.js';
import { fitsPieces, splitAtStars } from '../text/wildcards.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import type { SearchWork } from './match-leaf.js';
import { asRecorded, type ComparedOutput, jsonOf, unwrapped } from './mcp.js';
import type { ActualStep, Group, ReferenceStep } from './model.js';
import { type QueryText, queryOf } from './query-text.js';

/** An alias rule: an actual step whose name fits the pattern counts as `name`, too. */
export interface StepAlias {
  readonly name: string;
  /** `*` matches any run of characters. */
  readonly pattern: string;
}

export interface StepContext {
  readonly knobs: ScoringRules;
  readonly aliases: readonly StepAlias[];
  /** The text of the question. Causes mention entities that it names. */
  readonly question?: string;
  /** The searches in lists that all comparisons of the question share; absent: each comparison is limited for itself. */
  readonly search?: SearchWork;
}

/** A reference step with its output and its query read at most once. */
export interface PreparedReference {
  readonly step: ReferenceStep;
  readonly sparql: () => SparqlResult;
  readonly query: () => QueryText | null;
  readonly recorded: () => ComparedOutput;
  /** Its output without the wrapping of an MCP server. */
  readonly unwrapped: () => ComparedOutput;
  /** Alternative steps, one of which must happen; absent: only this step. */
  readonly alternatives?: readonly PreparedReference[];
}

/** An actual step with all the names it counts as, and its output and query read at most once. */
export type PreparedActual = Readonly<ReturnType<typeof prepareActual>>;

export function prepareReference(step: ReferenceStep): PreparedReference {
  return {
    step,
    sparql: once(() => decodeSparqlResult(step.output)),
    query: once(() => queryOf(step.args)),
    recorded: once(() => asRecorded(step.output)),
    unwrapped: once(() => unwrapped(step.output)),
    ...(step.anyOf && { alternatives: step.anyOf.map(prepareReference) }),
  };
}

/** The alternatives of a step, one of which must happen; without alternatives the step itself. */
export function alternativesOf(reference: PreparedReference): readonly PreparedReference[] {
  return reference.alternatives ?? [reference];
}

/** Whether a reference step matches failed calls alone. */
export function mustFail({ step }: PreparedReference, { status_error }: ScoringRules): boolean {
  return step.mustFail === true && status_error === 'must_fail';
}

export type PreparedGroups = readonly (readonly PreparedReference[])[];

/** The groups of a question; each output is read at most once. */
export function prepareGroups(groups: readonly Group[]): PreparedGroups {
  return groups.map((group) => group.map(prepareReference));
}

/**
 * Prepares a step: its output in the compared and in the recorded form, and its arguments, of which JSON text, which models write, is
 * decoded. `unwraps`: whether to take outputs out of the results of MCP servers.
 */
export function prepareActual(step: ActualStep, aliases: readonly StepAlias[], unwraps = false) {
  const names = namesWithAliases(step.name, aliases);
  const recorded = once(() => asRecorded(step.output));
  const output = unwraps ? once(() => unwrapped(step.output)) : recorded;
  const sparql = once(() => readSparql(step, output));
  const query = once(() => queryOf(step.args));
  const args = step.argsText === undefined ? () => step.args : once(() => argsOf(step));
  return { step, names, sparql, query, output, recorded, args };
}

function argsOf({ args, argsText }: ActualStep): Mapping {
  const read = jsonOf(argsText);
  return read.kind === 'value' && isMapping(read.value) ? read.value : args;
}

/** Reads a table. Outputs without the wrapping of an MCP server, which are most, are not searched for it. */
function readSparql(step: ActualStep, output: () => ComparedOutput): SparqlResult {
  const result = decodeSparqlResult(step.output);
  if (result.kind !== 'unreadable' || output().value === step.output) return result;
  return decodeSparqlResult(output().value);
}

/** The names of the steps of a run as they count, by the list of aliases: each name is tried with each pattern once. */
const COUNTED = new WeakMap<readonly StepAlias[], (name: string) => ReadonlySet<string>>();

/** The name of a step with all names that it counts as. */
export function namesWithAliases(name: string, aliases: readonly StepAlias[]): ReadonlySet<string> {
  return madeAt(COUNTED, aliases, () => makeCounted(aliases))(name);
}

function makeCounted(aliases: readonly StepAlias[]): (name: string) => ReadonlySet<string> {
  const split = aliases.map((alias) => ({ ...alias, pieces: splitAtStars(alias.pattern) }));
  return memoized((name: string) => {
    const fitting = split.filter(({ pieces }) => fitsPieces(name, pieces));
    return new Set([name, ...fitting.map((alias) => alias.name)]);
  });
}

export const SPARQL_MEDIA_TYPE = 'application/sparql-results+json';
export const JSON_MEDIA_TYPE = 'application/json';
