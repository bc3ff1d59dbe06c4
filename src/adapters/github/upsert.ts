import type { Repository } from '../../core/github/event.js';
import { type GithubApi, withGithub } from './api.js';
import { statusOf, writeFailureText } from './failure.js';

/** The result of a comment or check run; it never affects the result of the run. */
export type WriteOutcome =
  | { readonly kind: 'created' | 'updated'; readonly url: string }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** A comment or check run that Stepgate wrote earlier; the run is 0 if it does not say which. */
export interface OwnText {
  readonly id: number;
  readonly url: string;
  readonly runId: number;
  readonly attempt: number;
}

export interface WriteJob {
  readonly token: string;
  readonly repository: Repository;
  readonly runId: number;
  readonly attempt: number;
  /** Whether to keep an existing text of the same run attempt. */
  readonly once?: boolean;
  /** Reason not to create a text; an existing one is still updated. Absent or null: it is created. */
  readonly notCreated?: string | null;
  /** The text at a detail level; one of a higher level is shorter, or the same. null after the last level. */
  readonly bodyOf: (detailLevel: number) => string | null;
}

interface Store<Own extends OwnText> {
  /** Lists the texts of this evaluation that Stepgate wrote. The first one is updated. */
  readonly list: () => Promise<readonly Own[]>;
  /** Returns false if the text cannot be updated, so that a new one is created. */
  readonly update: (own: Own, body: string, duplicates: readonly Own[]) => Promise<boolean>;
  readonly create: (body: string) => Promise<{ readonly url: string }>;
}

/**
 * Writes the single text of an evaluation: updates an existing one or creates it. A text of a newer run stays. Never
 * throws: a failure is an outcome. `permission` names what is missing if GitHub refuses the token.
 */
export async function upsert<Own extends OwnText>(
  job: WriteJob,
  permission: string,
  open: (api: GithubApi) => Promise<Store<Own> | { readonly skipped: string }>,
): Promise<WriteOutcome> {
  try {
    return await withGithub(job.token, job.repository, async (api) => {
      const store = await open(api);
      if ('skipped' in store) return { kind: 'skipped', reason: store.skipped };
      const earlier = await store.list();
      const isNewer = (own: OwnText): boolean => {
        if (own.runId !== job.runId) return own.runId > job.runId;
        return own.attempt > job.attempt || (job.once === true && own.attempt === job.attempt);
      };
      if (earlier.some(isNewer)) return { kind: 'skipped', reason: 'a newer run has written it already' };
      if (earlier.length === 0 && job.notCreated) return { kind: 'skipped', reason: job.notCreated };
      return writeLongest(store, job, earlier);
    });
  } catch (error) {
    return { kind: 'failed', reason: writeFailureText(error, permission) };
  }
}

/** Writes the longest accepted text; a 422 means that it is too long. Equal texts are sent once. */
async function writeLongest<Own extends OwnText>(
  store: Store<Own>,
  job: WriteJob,
  earlier: readonly Own[],
): Promise<WriteOutcome> {
  const [first, ...duplicates] = earlier;
  let refused: string | undefined;
  for (let detailLevel = 0; ; detailLevel++) {
    const body = job.bodyOf(detailLevel);
    if (body === null) return { kind: 'failed', reason: 'GitHub rejected it, even in its shortest form' };
    if (body === refused) continue;
    try {
      if (first && (await store.update(first, body, duplicates))) return { kind: 'updated', url: first.url };
      return { kind: 'created', url: (await createOnce(store, job, body)).url };
    } catch (error) {
      if (statusOf(error) !== 422) throw error;
      refused = body;
    }
  }
}

/** Creates a text. A failed POST may have succeeded, so the texts are listed before a second attempt. */
async function createOnce<Own extends OwnText>(store: Store<Own>, job: WriteJob, body: string) {
  try {
    return await store.create(body);
  } catch (error) {
    const status = statusOf(error);
    if (status !== null && status < 500) throw error;
    const created = (await store.list()).find(({ runId, attempt }) => runId === job.runId && attempt === job.attempt);
    return created ?? store.create(body);
  }
}
