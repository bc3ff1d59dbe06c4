import { type ReportedRun, repositoryId } from '../../core/github/event.js';
import { isMapping, type Mapping } from '../../core/text/values.js';
import type { GithubApi } from './api.js';
import { unlessGone } from './failure.js';

/** A pull request. */
export type Pull = ReturnType<typeof decodePull>;

/** The branch and commit whose pull requests are looked up. */
type HeadOfRun = Pick<ReportedRun, 'head' | 'headBranch' | 'headOwner' | 'headRepositoryId'>;

/**
 * Finds the open pull requests of this repository with exactly the head of the run. The number is only taken from
 * GitHub, because a number in an artifact could be forged.
 */
export async function matchingPulls(api: GithubApi, run: HeadOfRun): Promise<Pull[]> {
  const head = `${run.headOwner}:${run.headBranch}`;
  const pulls = await api.all('GET /repos/{owner}/{repo}/pulls', { head, state: 'open' });
  return pulls.filter(isMapping).flatMap((json): Pull[] => {
    const pull = decodePull(json);
    const isMatch = pull.head === run.head && isBetween(json, run.headRepositoryId, api.repository.id);
    return json.state === 'open' && isMatch ? [pull] : [];
  });
}

/** The open pull request with this number, if its branch is one of this repository; else why it is not commented on. */
export async function namedPull(api: GithubApi, number: number): Promise<Pull | string> {
  const answer = await unlessGone(api.get('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number }));
  if (!isMapping(answer?.data)) return 'there is no such pull request';
  const { id } = api.repository;
  if (!isBetween(answer.data, id, id)) return 'its branch is in another repository';
  return answer.data.state === 'open' ? decodePull(answer.data) : 'it is closed';
}

function decodePull(json: Mapping) {
  const [head, base] = [json.head, json.base].map((side) => (isMapping(side) ? side : {}));
  return {
    ...{ number: Number(json.number), head: String(head?.sha), headBranch: String(head?.ref) },
    ...{ baseBranch: String(base?.ref), base: String(base?.sha) },
    // Its code is that of others, as in a pull request from a fork.
    isDependabots: isMapping(json.user) && json.user.login === 'dependabot[bot]',
  };
}

/** Whether a pull request leads from one repository into another, by their ids: a deleted one has none. */
function isBetween({ head, base }: Mapping, headId: number, baseId: number): boolean {
  const idOf = (side: unknown) => (isMapping(side) ? repositoryId(side.repo) : null);
  return idOf(head) === headId && idOf(base) === baseId;
}
