import { isMapping, type Mapping } from '../../core/text/values.js';
import { type CommentIdentity, markerOf, metaOf } from '../../report/formats/comment.js';
import type { GithubApi } from './api.js';
import { unlessGone } from './failure.js';
import { type OwnText, upsert, type WriteJob, type WriteOutcome } from './upsert.js';

/** What is written in a comment, and whether it is created. */
export type CommentText = Pick<CommentJob, 'notCreated' | 'bodiesFor'>;

interface CommentJob extends Omit<WriteJob, 'runId' | 'attempt' | 'bodyOf'> {
  /** The pull request. */
  readonly number: number;
  /** The key of the comment, and its run and commit. */
  readonly identity: CommentIdentity;
  /** Keys of comments that count as the same. */
  readonly otherKeys?: readonly string[];
  /** The texts by detail level, longest first. */
  readonly bodiesFor: (identity: CommentIdentity) => WriteJob['bodyOf'];
}

const PERMISSION = 'to comment: add `pull-requests: write` to `permissions`; `issues: write` is not enough';

/** Creates or updates the single comment of this evaluation on a pull request. Duplicates are removed. */
export async function publishComment(job: CommentJob): Promise<WriteOutcome> {
  const { identity, bodiesFor } = job;
  return upsert<OwnText>({ ...job, ...identity, bodyOf: bodiesFor(identity) }, PERMISSION, async (api) => {
    if (await hasHeadMoved(api, job)) return { skipped: 'the pull request has moved on to another commit' };
    return {
      list: () => listOwnComments(api, job),
      update: async ({ id }, body, duplicates) => {
        const route = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
        await api.put(`PATCH ${route}`, { comment_id: id, body });
        for (const duplicate of duplicates) {
          await api.put(`DELETE ${route}`, { comment_id: duplicate.id }).catch(() => undefined);
        }
        return true;
      },
      create: async (body) => {
        const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
        const { data } = await api.post(route, { issue_number: job.number, body });
        return { url: isMapping(data) ? String(data.html_url) : '' };
      },
    };
  });
}

async function hasHeadMoved(api: GithubApi, { number, identity }: CommentJob): Promise<boolean> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const { data } = await api.get(route, { pull_number: number });
  const current = isMapping(data) && isMapping(data.head) ? data.head.sha : null;
  return typeof current === 'string' && current !== identity.sha;
}

/**
 * Lists the comments of Stepgate, oldest first. The author must be the token's user, because anyone can paste the
 * marker.
 */
async function listOwnComments(api: GithubApi, { number, identity, otherKeys = [] }: CommentJob): Promise<OwnText[]> {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
  const comments = (await api.all(route, { issue_number: number })).filter(isMapping);
  const markers = [identity.key, ...otherKeys].map(markerOf);
  const marked = comments.filter(({ body }) => markers.some((marker) => String(body).startsWith(marker)));
  if (marked.length === 0) return [];
  const login = await readLogin(api);
  return marked
    .filter((comment) => isBy(comment, login))
    .map(({ id, body, html_url }) => {
      const { runId = 0, attempt = 0 } = metaOf(String(body)) ?? {};
      return { id: Number(id), url: String(html_url), runId, attempt };
    })
    .sort((a, b) => a.id - b.id);
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

/**
 * Whether the default branch has a workflow at this path. A workflow added by a pull request also runs and could leave
 * figures for any number of comments.
 */
export async function isOwnWorkflow(api: GithubApi, path: string): Promise<boolean> {
  if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) return false;
  const route = 'GET /repos/{owner}/{repo}/contents/{path}';
  const answer = await unlessGone(api.get(route, { path }));
  return isMapping(answer?.data) && answer.data.type === 'file' && answer.data.path === path;
}
