import type { RunContext } from './event.js';

/** Address of a run's page. */
export function runUrl({
  serverUrl,
  repository,
  runId,
}: Pick<RunContext, 'serverUrl' | 'repository' | 'runId'>): string {
  return `${serverUrl}/${repository.owner}/${repository.name}/actions/runs/${runId}`;
}
