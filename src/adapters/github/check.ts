import { counted } from '../../core/text/numerals.js';
import { isMapping } from '../../core/text/values.js';
import type { CheckText, Conclusion } from '../../report/formats/comment.js';
import { connectGithub, type GithubApi } from './api.js';
import { isRateLimit, statusOf, within, writeFailureText } from './failure.js';

/** Time limit of the check run. It is short, because the run's figures are already published. */
const CHECK_MS = 60_000;
/** GitHub's maximum number of annotations per request. */
const ANNOTATIONS_PER_REQUEST = 50;
/** Maximum attempts to create a check run. */
const POSTS = 2;

/** An annotation at a line of a repository file. */
export interface CheckAnnotation {
  /** Path from the root of the repository. */
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  readonly title: string;
  readonly message: string;
}

/** The result of the check run; it never affects the result of the run. */
export type CheckOutcome =
  | {
      readonly kind: 'created' | 'updated';
      readonly url: string;
      /** Reason for missing annotations; null: complete. */
      readonly incomplete: string | null;
    }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

export interface CheckJob extends CheckText {
  readonly token: string;
  readonly repository: { readonly owner: string; readonly repo: string };
  readonly name: string;
  /** The commit of the check run. */
  readonly sha: string;
  readonly runId: number;
  readonly attempt: number;
  readonly conclusion: Conclusion;
  /** The URL of the details link. */
  readonly url: string;
  readonly annotations: readonly CheckAnnotation[];
  /** Whether to keep an existing check run of the same run attempt. */
  readonly once?: boolean;
}

interface Job extends CheckJob {
  readonly api: GithubApi;
}

/** Writes the single check run of this name on a commit. Never throws: a failure is an outcome. */
export async function publishCheck(job: CheckJob): Promise<CheckOutcome> {
  try {
    return await within(CHECK_MS, (signal) => publish({ ...job, api: connectGithub(job.token, { signal }) }));
  } catch (error) {
    return { kind: 'failed', reason: formatFailure(error) };
  }
}

async function publish(job: Job): Promise<CheckOutcome> {
  const ownCheckRuns = await listOwnChecks(job);
  if (ownCheckRuns.some((check) => isNewer(check, job)))
    return { kind: 'skipped', reason: 'a newer run has written it already' };
  // Annotations cannot be removed, so a check run with annotations is replaced by a new one of the same name.
  const [latestCheck] = ownCheckRuns;
  const written = await write(job, latestCheck && latestCheck.annotations === 0 ? latestCheck : null);
  if (written === null) return { kind: 'failed', reason: 'GitHub rejected it, even in its shortest form' };
  const { kind, url } = written;
  return { kind, url, incomplete: await annotate(job, written) };
}

interface OwnCheck {
  readonly id: number;
  readonly url: string;
  readonly runId: number;
  readonly attempt: number;
  readonly annotations: number;
}

/** The external id of a check run: it identifies the run that wrote it. */
function formatExternalId({ runId, attempt }: Job): string {
  return `stepgate run=${runId} attempt=${attempt}`;
}

/** Lists the check runs of this name that Stepgate wrote on the commit, newest first. */
async function listOwnChecks(job: Job): Promise<OwnCheck[]> {
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
  const checks = await job.api.all(route, { ...job.repository, ref: job.sha, check_name: job.name, filter: 'latest' });
  return checks.flatMap(decodeOwnCheck).sort((a, b) => b.id - a.id);
}

function decodeOwnCheck(check: unknown): OwnCheck[] {
  if (!isMapping(check)) return [];
  const [, run, attempt] = /^stepgate run=(\d+) attempt=(\d+)$/.exec(String(check.external_id)) ?? [];
  if (run === undefined) return [];
  const annotations = isMapping(check.output) ? Number(check.output.annotations_count) : 0;
  const { id, html_url } = check;
  return [{ id: Number(id), url: String(html_url), runId: Number(run), attempt: Number(attempt), annotations }];
}

function isNewer(check: OwnCheck, job: Job): boolean {
  if (check.runId !== job.runId) return check.runId > job.runId;
  return check.attempt > job.attempt || (job.once === true && check.attempt === job.attempt);
}

interface Written {
  readonly kind: 'created' | 'updated';
  readonly id: number;
  readonly url: string;
  readonly summary: string;
}

/** Writes the longest accepted summary; a 422 means that it is too long. Null if none is accepted. */
async function write(job: Job, earlier: OwnCheck | null): Promise<Written | null> {
  for (let detailLevel = 0; ; detailLevel++) {
    const summary = job.summaryOf(detailLevel);
    if (summary === null) return null;
    try {
      return await writeOnce(job, earlier, summary);
    } catch (error) {
      if (statusOf(error) !== 422) throw error;
    }
  }
}

async function writeOnce(job: Job, earlier: OwnCheck | null, summary: string): Promise<Written> {
  const { conclusion, title } = job;
  const result = { status: 'completed', conclusion, details_url: job.url, external_id: formatExternalId(job) };
  const body = { ...result, output: { title, summary } };
  const isUpdated = earlier !== null && (await update(job, earlier.id, body));
  if (isUpdated) return { kind: 'updated', summary, id: earlier.id, url: earlier.url };
  const { id, url } = await create(job, body);
  return { kind: 'created', summary, id, url };
}

type Body = Readonly<Record<string, unknown>>;

const UPDATE = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';

/** Updates a check run. Returns false if it belongs to another app or no longer exists. */
async function update(job: Job, id: number, body: Body): Promise<boolean> {
  try {
    await job.api.put(UPDATE, { ...job.repository, check_run_id: id, ...body });
    return true;
  } catch (error) {
    const status = statusOf(error);
    if ((status === 403 && !isRateLimit(error)) || status === 404) return false;
    throw error;
  }
}

/** Creates a check run. A failed POST may have succeeded, so the check runs are listed after each attempt. */
async function create(job: Job, body: Body): Promise<Pick<Written, 'id' | 'url'>> {
  const route = 'POST /repos/{owner}/{repo}/check-runs';
  for (let tries = 1; ; tries++) {
    try {
      const { data } = await job.api.post(route, { ...job.repository, name: job.name, head_sha: job.sha, ...body });
      const { id, html_url } = isMapping(data) ? data : {};
      return { id: Number(id), url: String(html_url) };
    } catch (error) {
      const status = statusOf(error);
      if (status !== null && status < 500) throw error;
      const createdCheck = (await listOwnChecks(job)).find(
        (check) => check.runId === job.runId && check.attempt === job.attempt,
      );
      if (createdCheck) return createdCheck;
      if (tries === POSTS) throw error;
    }
  }
}

/**
 * Adds the annotations. A failed request is not repeated, because it may have succeeded. Returns the failure or null.
 */
async function annotate(job: Job, { id, summary }: Written): Promise<string | null> {
  const { annotations, title } = job;
  for (let at = 0; at < annotations.length; at += ANNOTATIONS_PER_REQUEST) {
    const batch = annotations.slice(at, at + ANNOTATIONS_PER_REQUEST).map(annotationJson);
    try {
      await job.api.post(UPDATE, {
        ...job.repository,
        check_run_id: id,
        output: { title, summary, annotations: batch },
      });
    } catch (error) {
      return `${annotations.length - at} of ${counted(annotations.length, 'annotation')} may be missing: ${formatFailure(error)}`;
    }
  }
  return null;
}

function annotationJson({ path, line, title, message }: CheckAnnotation) {
  return { path, start_line: line, end_line: line, annotation_level: 'warning', title, message };
}

function formatFailure(error: unknown): string {
  return writeFailureText(error, 'to write check runs: add `checks: write` to `permissions`');
}
