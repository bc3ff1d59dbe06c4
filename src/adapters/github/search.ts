import type { RunContext } from '../../core/github/event.js';
import type { BaselineOutcome } from '../../core/runs/baseline-outcome.js';
import type { GithubApi } from './api.js';
import { acceptedPermissions, failureText, isRateLimit, statusOf } from './failure.js';

/** Time limit of the whole search. After it, the run continues without a baseline and reports this. */
export const SEARCH_MS = 60_000;
/** The request of a baseline search. */
export interface BaselineSearch {
  readonly context: RunContext;
  readonly name: string;
  /** Branch of candidate runs; null: the branch determined by the event. */
  readonly branch: string | null;
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A baseline search in progress. */
export interface Search extends BaselineSearch {
  readonly api: GithubApi;
  readonly signal: AbortSignal;
}

/** The repository parameters of a route. */
export function placeOf({ context }: Pick<Search, 'context'>): { readonly owner: string; readonly repo: string } {
  return { owner: context.repository.owner, repo: context.repository.name };
}

/** Converts an API failure to an outcome, so that an outage differs from "no baseline". */
export function outcomeOf(error: unknown): Extract<BaselineOutcome, { kind: 'forbidden' | 'unavailable' }> {
  if (statusOf(error) === 403 && !isRateLimit(error)) {
    return { kind: 'forbidden', permissions: acceptedPermissions(error) };
  }
  return { kind: 'unavailable', why: failureText(error) };
}
