import type { RunContext } from '../../core/github/event.js';
import type { BaselineOutcome } from '../../core/runs/baseline-outcome.js';
import type { GithubApi } from './api.js';
import { acceptedPermissions, failureText, isRateLimit, statusOf } from './failure.js';

/** The whole search may take no longer; the run then continues without a baseline and says so. */
export const SEARCH_MS = 60_000;
/** What is looked for. */
export interface BaselineSearch {
  readonly context: RunContext;
  readonly name: string;
  /** Branch whose runs may serve, where it is not the one that the event asks for. */
  readonly branch: string | null;
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A search under way. */
export interface Search extends BaselineSearch {
  readonly api: GithubApi;
  readonly signal: AbortSignal;
}

/** The repository, as routes name it. */
export function placeOf({ context }: Pick<Search, 'context'>): { readonly owner: string; readonly repo: string } {
  return { owner: context.repository.owner, repo: context.repository.name };
}

/** A failure of the API as an outcome: an outage never looks like "no baseline". */
export function outcomeOf(error: unknown): Extract<BaselineOutcome, { kind: 'forbidden' | 'unavailable' }> {
  if (statusOf(error) === 403 && !isRateLimit(error)) {
    return { kind: 'forbidden', permissions: acceptedPermissions(error) };
  }
  return { kind: 'unavailable', why: failureText(error) };
}
