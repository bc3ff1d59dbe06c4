import { type ReportedRun, repositoryId } from '../../core/github/event.js';
import { isMapping, type Mapping, mappingOf } from '../../core/text/values.js';
import type { GithubApi } from './api.js';

export type Pull = ReturnType<typeof decodePull>;

type HeadOfRun = Pick<ReportedRun, 'head' | 'headBranch' | 'headOwner' | 'headRepositoryId'>;

/** The open pull requests with exactly the head of the run; a number in an artifact could be forged. */
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
  const json = await api.find('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number });
  if (json.number === undefined) return 'there is no such pull request';
  const { id } = api.repository;
  if (!isBetween(json, id, id)) return 'its branch is in another repository';
  return json.state === 'open' ? decodePull(json) : 'it is closed';
}

function decodePull(json: Mapping) {
  const [head, base] = [mappingOf(json.head), mappingOf(json.base)];
  return {
    ...{ number: Number(json.number), head: String(head.sha), headBranch: String(head.ref) },
    ...{ baseBranch: String(base.ref), base: String(base.sha) },
    // Its code is that of others, as in a pull request from a fork.
    isDependabots: mappingOf(json.user).login === 'dependabot[bot]',
  };
}

/** Whether a pull request leads from one repository into another, by their ids: a deleted one has none. */
function isBetween({ head, base }: Mapping, headId: number, baseId: number): boolean {
  const idOf = (side: unknown) => repositoryId(mappingOf(side).repo);
  return idOf(head) === headId && idOf(base) === baseId;
}
