import type { Repository } from '../../core/github/event.js';
import type { GithubApi } from './api.js';

/** All artifacts of a run. */
export async function listArtifacts(
  api: GithubApi,
  repository: Repository,
  runId: number,
): Promise<readonly unknown[]> {
  const { owner, name } = repository;
  return api.all('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', { owner, repo: name, run_id: runId });
}
