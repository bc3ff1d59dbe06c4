import { isMapping, mappingOf } from '../../core/text/values.js';
import { type CommentIdentity, markerOf, metaOf } from '../../report/formats/comment.js';
import type { GithubApi } from './api.js';
import { type OwnText, upsert, type WriteJob, type WriteOutcome } from './upsert.js';

export type CommentText = Pick<CommentJob, 'notCreated' | 'bodiesFor'>;

interface CommentJob extends Omit<WriteJob, 'runId' | 'attempt' | 'bodyOf'> {
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
    const pull = await api.find('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: job.number });
    const { sha = identity.sha } = mappingOf(pull.head);
    if (sha !== identity.sha) return { skipped: 'the pull request has moved on to another commit' };
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
        return { url: String(mappingOf(data).html_url ?? '') };
      },
    };
  });
}

/** Lists Stepgate's comments, oldest first, by the token's user: anyone can paste the marker. */
async function listOwnComments(api: GithubApi, { number, identity, otherKeys = [] }: CommentJob): Promise<OwnText[]> {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
  const comments = (await api.all(route, { issue_number: number })).filter(isMapping);
  const markers = [identity.key, ...otherKeys].map(markerOf);
  const marked = comments.filter(({ body }) => markers.some((marker) => String(body).startsWith(marker)));
  if (marked.length === 0) return [];
  const login = await readLogin(api);
  return marked
    .filter(({ user }) => {
      const { login: author, type } = mappingOf(user);
      return author === login || (type === 'Bot' && author === `${login}[bot]`);
    })
    .map(({ id, body, html_url }) => {
      const { runId = 0, attempt = 0 } = metaOf(String(body)) ?? {};
      return { id: Number(id), url: String(html_url), runId, attempt };
    })
    .sort((a, b) => a.id - b.id);
}

/** Reads the login of the token. GraphQL omits the suffix `[bot]`. */
async function readLogin(api: GithubApi): Promise<string> {
  const data = await api.graphql('query { viewer { login } }').catch(() => null);
  const { login } = mappingOf(mappingOf(data).viewer);
  return typeof login === 'string' ? login : 'github-actions[bot]';
}

/** Whether the default branch has this workflow: one of a pull request could leave any number of comments. */
export async function isOwnWorkflow(api: GithubApi, path: string): Promise<boolean> {
  if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) return false;
  const file = await api.find('GET /repos/{owner}/{repo}/contents/{path}', { path });
  return file.type === 'file' && file.path === path;
}
