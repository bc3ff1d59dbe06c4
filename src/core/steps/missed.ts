import type { MatchOutcome, Miss } from '../tables/outcome.js';
import { isEmptyResult } from '../tables/result.js';
import { jsonText } from '../text/json.js';
import { isMapping } from '../text/values.js';
import type { AttemptLevel } from './attempt.js';
import type { KnownEntities } from './given.js';
import type { ComparatorName } from './match-outputs.js';
import { jsonOf, textForm } from './mcp.js';
import type { ActualStep } from './model.js';
import { shownValue } from './shown.js';
import type { PreparedActual, PreparedReference } from './step.js';

/** An actual step that was compared with the reference step and is not the match of another. */
export interface Candidate {
  readonly actual: PreparedActual;
  readonly comparator: ComparatorName;
  readonly comparison: MatchOutcome;
}

/** A reference step that missed, with the data that explain the miss. */
export interface MissedStep {
  readonly reference: PreparedReference;
  /** Whether only a failed call matches. */
  readonly mustFail: boolean;
  /** Counted over all groups of the question. */
  readonly position: number;
  readonly candidates: readonly Candidate[];
  /** All steps of the agent, and the number of those before the matches of later groups. */
  readonly actuals: readonly PreparedActual[];
  readonly before: number;
  readonly given: KnownEntities;
  readonly question: string;
  /** The level of a SPARQL step as an attempt at the answer. */
  readonly levelOf: (actual: PreparedActual) => AttemptLevel;
}

/** A candidate with its miss and its level as an attempt at the answer. */
export interface Explained {
  readonly candidate: Candidate;
  readonly miss: Miss;
  readonly level: AttemptLevel;
}

/** Tools with such names return a sentence if they find nothing. */
export const SEARCH = /search|discover|retriev|lookup|find/i;
const NOTHING = /^(?:sorry, |error: )?(?:no|0|nothing|none)\b|\bnot found\b/i;
/** Maximum length of a text that is checked for "nothing found", because longer texts contain results. */
export const SHORT = 300;

/** Whether a successful step returned an empty table or list, or no output where something was searched. */
export function foundNothing({ name, output }: Pick<ActualStep, 'name' | 'output'>): boolean {
  const isSearch = SEARCH.test(name);
  if (output === null || output === undefined || output === '') return isSearch;
  if (isEmptyResult(output)) return true;
  if (typeof output === 'string' && output.length > SHORT) return false;
  const json = jsonOf(output);
  if (json.kind === 'value' && typeof json.value === 'object') return isEmptyList(json.value);
  return isSearch && typeof output === 'string' && NOTHING.test(output.trim());
}

/** Whether a value is null, an empty list, or a mapping with lists that are all empty. */
function isEmptyList(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (!isMapping(value)) return value === null;
  const lists = Object.values(value).filter((part) => Array.isArray(part));
  return lists.length > 0 && lists.every((list) => list.length === 0);
}

/** The output of a step as text, to search it for a name. */
export function outputText({ recorded }: PreparedActual): string {
  return textForm(recorded().ofText);
}

export function errorOf({ status, error, output }: ActualStep): string {
  const given = status === undefined ? 'no status' : `status ${jsonText(status)}`;
  const rule = `${given}, only steps with status "success" count`;
  return status === 'error' ? shownValue(error ?? output ?? rule) : rule;
}
