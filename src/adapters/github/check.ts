import { type Mapping, mappingOf } from '../../core/text/values.js';
import type { CheckText, Conclusion } from '../../report/formats/comment.js';
import type { GithubApi } from './api.js';
import { isForbidden, statusOf } from './failure.js';
import { type OwnText, upsert, type WriteJob, type WriteOutcome } from './upsert.js';

/** GitHub's maximum number of annotations per request. */
export const MAX_ANNOTATIONS = 50;

export interface CheckJob extends CheckText, Omit<WriteJob, 'bodyOf'> {
  readonly name: string;
  readonly sha: string;
  readonly conclusion: Conclusion;
  readonly url: string;
  /** At most `MAX_ANNOTATIONS`, as GitHub has them. */
  readonly annotations: readonly Mapping[];
}

interface OwnCheck extends OwnText {
  readonly annotations: number;
}

const PERMISSION = 'to write check runs: add `checks: write` to `permissions`';

export async function publishCheck(job: CheckJob): Promise<WriteOutcome> {
  const { name, sha, summaryOf } = job;
  return upsert<OwnCheck>({ ...job, bodyOf: summaryOf }, PERMISSION, async (api) => ({
    list: () => listOwnChecks(api, job),
    // Annotations cannot be removed, so a check run with annotations is replaced by a new one of the same name.
    update: async ({ id, annotations }, summary) => annotations === 0 && updateCheck(api, job, id, summary),
    create: async (summary) => {
      const route = 'POST /repos/{owner}/{repo}/check-runs';
      const { data } = await api.post(route, { name, head_sha: sha, ...makeBody(job, summary) });
      return { url: String(mappingOf(data).html_url ?? '') };
    },
  }));
}

/** The content of a check run. The external id identifies the run that wrote it. */
function makeBody({ runId, attempt, conclusion, title, url, annotations }: CheckJob, summary: string) {
  return {
    status: 'completed',
    conclusion,
    details_url: url,
    external_id: `stepgate run=${runId} attempt=${attempt}`,
    output: { title, summary, annotations },
  };
}

/** Lists the check runs of this name that Stepgate wrote on the commit, newest first. */
async function listOwnChecks(api: GithubApi, { sha, name }: CheckJob): Promise<OwnCheck[]> {
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
  const checks = await api.all(route, { ref: sha, check_name: name, filter: 'latest' });
  const own = checks.flatMap((check): OwnCheck[] => {
    const { id, html_url, external_id, output } = mappingOf(check);
    const [, run, attempt] = /^stepgate run=(\d+) attempt=(\d+)$/.exec(String(external_id)) ?? [];
    if (run === undefined) return [];
    const annotations = Number(mappingOf(output).annotations_count ?? 0);
    return [{ id: Number(id), url: String(html_url), runId: Number(run), attempt: Number(attempt), annotations }];
  });
  return own.sort((a, b) => b.id - a.id);
}

/** Updates a check run. Returns false if it belongs to another app or no longer exists. */
async function updateCheck(api: GithubApi, job: CheckJob, id: number, summary: string): Promise<boolean> {
  // A repeated request would add its annotations twice.
  const send = job.annotations.length > 0 ? api.post : api.put;
  try {
    const route = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
    await send(route, { check_run_id: id, ...makeBody(job, summary) });
    return true;
  } catch (error) {
    if (isForbidden(error) || statusOf(error) === 404) return false;
    throw error;
  }
}
