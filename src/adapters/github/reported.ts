import { type ReportedRun, type Repository, repositoryId } from '../../core/github/event.js';
import { isMapping } from '../../core/text/values.js';
import type { GithubApi } from './api.js';
import { unlessGone } from './failure.js';

/** A pull request that a reported run belongs to. */
export interface Pull {
  readonly number: number;
  readonly baseBranch: string;
  readonly base: string;
}

/**
 * The open pull requests into this repository whose head is exactly the run's. The number comes from GitHub alone:
 * one that an artifact named could be anybody's.
 */
export async function matchingPulls(api: GithubApi, repository: Repository, run: ReportedRun): Promise<Pull[]> {
  const { owner, name } = repository;
  const head = `${run.headOwner}:${run.headBranch}`;
  const found = await api.all('GET /repos/{owner}/{repo}/pulls', { owner, repo: name, head, state: 'open' });
  return found.filter(isMapping).flatMap((pull): Pull[] => {
    const [from, into] = [isMapping(pull.head) ? pull.head : {}, isMapping(pull.base) ? pull.base : {}];
    const isIt =
      pull.state === 'open' &&
      from.sha === run.head &&
      repositoryId(from.repo) === run.headRepositoryId &&
      repositoryId(into.repo) === repository.id;
    return isIt ? [{ number: Number(pull.number), baseBranch: String(into.ref), base: String(into.sha) }] : [];
  });
}

/**
 * Whether the default branch has a workflow under this path. A workflow that a pull request adds runs, too, and could leave
 * any number of figures for comments.
 */
export async function isOwnWorkflow(api: GithubApi, repository: Repository, path: string): Promise<boolean> {
  if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) return false;
  const { owner, name } = repository;
  const route = 'GET /repos/{owner}/{repo}/contents/{path}';
  const answer = await unlessGone(api.get(route, { owner, repo: name, path }));
  return isMapping(answer?.data) && answer.data.type === 'file' && answer.data.path === path;
}
