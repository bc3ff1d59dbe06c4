import { type ReportedRun, type Repository, repositoryId } from '../../core/github/event.js';
import { isMapping } from '../../core/text/values.js';
import type { GithubApi } from './api.js';
import { unlessGone } from './failure.js';

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
