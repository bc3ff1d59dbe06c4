import { type ReportedRun, type Repository, repositoryId } from '../../core/github/event.js';
import { isMapping, type Mapping } from '../../core/text/values.js';
import { markerOf, metaOf } from '../../report/formats/comment.js';
import { connectGithub, type GithubApi } from './api.js';
import { statusOf, unlessGone, within, writeFailureText } from './failure.js';

/** Time limit of the comment. It is short, because the run's figures are already published. */
const COMMENT_MS = 60_000;
/** Maximum attempts to create a comment. */
const POSTS = 2;

/** The result of the comment; it never affects the result of the run. */
export type CommentOutcome =
  | { readonly kind: 'created' | 'updated'; readonly url: string }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

interface CommentJob {
  readonly token: string;
  readonly owner: string;
  readonly repo: string;
  readonly number: number;
  readonly key: string;
  /** Keys of comments that count as the same. */
  readonly otherKeys?: readonly string[];
  readonly runId: number;
  readonly attempt: number;
  /** The head commit of the comment. */
  readonly head: string;
  /** Whether to keep an existing comment of the same run attempt. */
  readonly once?: boolean;
  /** Reason not to create a comment; an existing one is still updated. Absent or null: a comment is created. */
  readonly notCreated?: string | null;
  /** The text at a detail level; a higher level is shorter. null after the last level. */
  readonly bodyOf: (detailLevel: number) => string | null;
}

/** A comment job with its connection. */
interface Job extends CommentJob {
  readonly api: GithubApi;
}

/**
 * Creates or updates the single comment of this evaluation on a pull request. Never throws: a failure is an outcome.
 */
export async function publishComment(job: CommentJob): Promise<CommentOutcome> {
  try {
    return await within(COMMENT_MS, (signal) => publish({ ...job, api: connectGithub(job.token, { signal }) }));
  } catch (error) {
    return { kind: 'failed', reason: formatFailure(error) };
  }
}

async function publish(job: Job): Promise<CommentOutcome> {
  if (await hasHeadMoved(job)) return { kind: 'skipped', reason: 'the pull request has moved on to another commit' };
  const ownComments = await listOwnComments(job);
  const newerComment = ownComments.find(({ body }) => isNewer(body, job));
  if (newerComment) return { kind: 'skipped', reason: 'a newer run has commented already' };
  if (ownComments.length === 0 && job.notCreated) return { kind: 'skipped', reason: job.notCreated };
  return writeComment(job, ownComments);
}

function place({ owner, repo }: Job) {
  return { owner, repo };
}

async function hasHeadMoved(job: Job): Promise<boolean> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const { data } = await job.api.get(route, { ...place(job), pull_number: job.number });
  const head = isMapping(data) && isMapping(data.head) ? data.head.sha : null;
  return typeof head === 'string' && head !== job.head;
}

interface OwnComment {
  readonly id: number;
  readonly body: string;
  readonly url: string;
}

/**
 * Lists the comments of Stepgate, oldest first. The author must be the token's user, because anyone can paste the
 * marker.
 */
async function listOwnComments(job: Job): Promise<OwnComment[]> {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
  const comments = await job.api.all(route, { ...place(job), issue_number: job.number });
  const markedComments = comments.filter(isMapping).filter(({ body }) => startsWithMarker(body, job));
  if (markedComments.length === 0) return [];
  const login = await readLogin(job.api);
  return markedComments
    .filter((comment) => isBy(comment, login))
    .map(({ id, body, html_url }) => ({ id: Number(id), body: String(body), url: String(html_url) }))
    .sort((a, b) => a.id - b.id);
}

function startsWithMarker(body: unknown, { key, otherKeys = [] }: CommentJob): boolean {
  return typeof body === 'string' && [key, ...otherKeys].some((one) => body.startsWith(markerOf(one)));
}

const BOT = 'github-actions[bot]';

/** Reads the login of the token. GraphQL omits the suffix `[bot]`. */
async function readLogin(api: GithubApi): Promise<string> {
  const data = await api.graphql('query { viewer { login } }').catch(() => null);
  const login = isMapping(data) && isMapping(data.viewer) ? data.viewer.login : null;
  return typeof login === 'string' ? login : BOT;
}

function isBy(comment: Mapping, login: string): boolean {
  const user = isMapping(comment.user) ? comment.user : {};
  return user.login === login || (user.type === 'Bot' && user.login === `${login}[bot]`);
}

function isNewer(body: string, job: CommentJob): boolean {
  const meta = metaOf(body);
  if (!meta) return false;
  if (meta.runId !== job.runId) return meta.runId > job.runId;
  return meta.attempt > job.attempt || (job.once === true && meta.attempt === job.attempt);
}

/** Writes the longest accepted text; a 422 means that a text is too long. */
async function writeComment(job: Job, ownComments: readonly OwnComment[]): Promise<CommentOutcome> {
  for (let detailLevel = 0; ; detailLevel++) {
    const body = job.bodyOf(detailLevel);
    if (body === null) return { kind: 'failed', reason: 'GitHub rejected the comment, even in its shortest form' };
    try {
      return await writeOnce(job, ownComments, body);
    } catch (error) {
      if (statusOf(error) !== 422) throw error;
    }
  }
}

async function writeOnce(job: Job, ownComments: readonly OwnComment[], body: string): Promise<CommentOutcome> {
  const [oldest, ...duplicates] = ownComments;
  if (!oldest) return createComment(job, body);
  const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
  await job.api.put(route, { ...place(job), comment_id: oldest.id, body });
  for (const { id } of duplicates) {
    const remove = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}';
    await job.api.put(remove, { ...place(job), comment_id: id }).catch(() => undefined);
  }
  return { kind: 'updated', url: oldest.url };
}

/** Creates a comment. A failed POST may have succeeded, so the comments are checked after each attempt. */
async function createComment(job: Job, body: string): Promise<CommentOutcome> {
  for (let tries = 1; ; tries++) {
    try {
      return await postComment(job, body);
    } catch (error) {
      const status = statusOf(error);
      if (status !== null && status < 500) throw error;
      const createdComment = (await listOwnComments(job)).find((comment) => metaOf(comment.body)?.runId === job.runId);
      if (createdComment) return { kind: 'created', url: createdComment.url };
      if (tries === POSTS) throw error;
    }
  }
}

async function postComment(job: Job, body: string): Promise<CommentOutcome> {
  const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
  const { data } = await job.api.post(route, { ...place(job), issue_number: job.number, body });
  return { kind: 'created', url: isMapping(data) ? String(data.html_url) : '' };
}

function formatFailure(error: unknown): string {
  const permission = 'add `pull-requests: write` to `permissions`; `issues: write` is not enough';
  return writeFailureText(error, `to comment: ${permission}`);
}

/** The pull request of a reported run. */
export interface Pull {
  readonly number: number;
  readonly baseBranch: string;
  readonly base: string;
}

/**
 * Finds the open pull requests of this repository with exactly the head of the run. The number is only taken from
 * GitHub, because a number in an artifact could be forged.
 */
export async function matchingPulls(api: GithubApi, repository: Repository, run: ReportedRun): Promise<Pull[]> {
  const { owner, name } = repository;
  const head = `${run.headOwner}:${run.headBranch}`;
  const pulls = await api.all('GET /repos/{owner}/{repo}/pulls', { owner, repo: name, head, state: 'open' });
  return pulls.filter(isMapping).flatMap((pull): Pull[] => {
    const [pullHead, pullBase] = [isMapping(pull.head) ? pull.head : {}, isMapping(pull.base) ? pull.base : {}];
    const isMatch =
      pull.state === 'open' &&
      pullHead.sha === run.head &&
      repositoryId(pullHead.repo) === run.headRepositoryId &&
      repositoryId(pullBase.repo) === repository.id;
    return isMatch
      ? [{ number: Number(pull.number), baseBranch: String(pullBase.ref), base: String(pullBase.sha) }]
      : [];
  });
}

/**
 * Whether the default branch has a workflow at this path. A workflow added by a pull request also runs and could leave
 * figures for any number of comments.
 */
export async function isOwnWorkflow(api: GithubApi, repository: Repository, path: string): Promise<boolean> {
  if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) return false;
  const { owner, name } = repository;
  const route = 'GET /repos/{owner}/{repo}/contents/{path}';
  const answer = await unlessGone(api.get(route, { owner, repo: name, path }));
  return isMapping(answer?.data) && answer.data.type === 'file' && answer.data.path === path;
}
