import { type Acceptance, placingOf, type Repository } from '../../core/github/event.js';
import { MAX_KNOWN } from '../../core/limits.js';
import type { KnownAbsence, KnownEntry } from '../../core/runs/known.js';
import { isMapping, type Mapping } from '../../core/text/values.js';
import { StepgateError } from '../../core/words/errors.js';
import { knownFrom, tooLargeKnown } from '../files/corpus.js';
import { decodeUtf8 } from '../files/find-files.js';
import { connectGithub, type GithubApi } from './api.js';
import { acceptedPermissions, failureText, isRateLimit, statusOf, unlessGone, within } from './failure.js';

/** Time limit of reading one file. */
const READ_MS = 60_000;
/** Maximum requests for one file, including retries. */
const MAX_FILE_CALLS = 10;

/** A file of a repository at a commit or a full ref. Example: `refs/heads/main`. */
interface FileAtRef {
  readonly token: string;
  readonly repository: Repository;
  /** Path from the root of the repository, with slashes. */
  readonly path: string;
  readonly ref: string;
}

/** Reads the known failures of a file at a commit; empty if it is missing or unusable. Never throws. */
export async function fetchKnown(
  request: FileAtRef,
): Promise<{ readonly entries: readonly KnownEntry[]; readonly absence: KnownAbsence | null }> {
  try {
    const file = await within(READ_MS, (signal) => readContent(request, signal));
    if (file === null) return { entries: [], absence: { kind: 'missing' } };
    return { entries: decodeEntries(file, request.path), absence: null };
  } catch (error) {
    return { entries: [], absence: { kind: 'unreadable', why: formatAbsence(error) } };
  }
}

async function readContent({ token, repository, path, ref }: FileAtRef, signal: AbortSignal): Promise<unknown> {
  const { owner, name: repo } = repository;
  const api = connectGithub(token, { signal, maxCalls: MAX_FILE_CALLS });
  const route = 'GET /repos/{owner}/{repo}/contents/{path}';
  return (await unlessGone(api.get(route, { owner, repo, path, ref })))?.data ?? null;
}

/** Decodes the entries of a file. GitHub returns only the size, without content, for a larger file. */
function decodeEntries(file: unknown, path: string): readonly KnownEntry[] {
  const { type, size, encoding, content }: Mapping = isMapping(file) ? file : { type: 'folder' };
  if (type !== 'file') throw new StepgateError('input', `it is not a file (${String(type)})`);
  if (typeof size === 'number' && size > MAX_KNOWN) throw new StepgateError('input', tooLargeKnown(size));
  if (encoding !== 'base64' || typeof content !== 'string') throw new StepgateError('input', 'it has no content');
  const text = decodeUtf8(Buffer.from(content, 'base64'), path);
  if (text.trim() === '') throw new StepgateError('input', 'it is empty');
  return knownFrom(text, path);
}

function formatAbsence(error: unknown): string {
  if (error instanceof StepgateError) return error.message.split('\n')[0] ?? '';
  if (statusOf(error) !== 403 || isRateLimit(error)) return failureText(error);
  return `add the permission ${acceptedPermissions(error) ?? 'contents: read'}`;
}

/** Time limit of looking up a label. */
const LOOKUP_MS = 60_000;
/** Maximum requests for a label; most are pages of a long list of events. */
const MAX_CALLS = 30;

/** A label on a pull request. */
interface WantedLabel {
  readonly token: string;
  readonly repository: Repository;
  readonly label: string;
  readonly number: number;
  /** The evaluated commit. */
  readonly head: string;
  /** The workflow file that evaluates pull requests. */
  readonly workflow: string;
}

/** Whether a user with write permission accepted the drop of this commit by a label. Never throws. */
export async function findAcceptance(request: WantedLabel): Promise<Acceptance> {
  const { label, token } = request;
  try {
    return await within(LOOKUP_MS, (signal) => lookUp(request, connectGithub(token, { signal, maxCalls: MAX_CALLS })));
  } catch (error) {
    return { kind: 'unknown', label, why: formatLookupFailure(error) };
  }
}

async function lookUp({ repository, label, number, head, workflow }: WantedLabel, api: GithubApi): Promise<Acceptance> {
  const place = { owner: repository.owner, repo: repository.name };
  const events = await api.all('GET /repos/{owner}/{repo}/issues/{issue_number}/events', {
    ...place,
    issue_number: number,
  });
  const pull = await api.get('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...place, pull_number: number });
  const runs = await listRuns(api, { ...place, workflow_id: workflow.split('/').at(-1), head_sha: head });
  const placing = placingOf({ label, pull: pull.data, events, runs, head });
  if (placing === null) return { kind: 'absent' };
  const { by, trouble } = placing;
  if (trouble !== null) return { kind: 'ignored', label, by, why: trouble };
  const mayWrite = await hasWritePermission(api, place, by);
  return mayWrite ? { kind: 'accepted', label, by } : { kind: 'ignored', label, by, why: 'no-permission' };
}

async function listRuns(api: GithubApi, parameters: Readonly<Record<string, unknown>>): Promise<readonly unknown[]> {
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
  const { data } = await api.get(route, { ...parameters, event: 'pull_request', per_page: 100 });
  return isMapping(data) && Array.isArray(data.workflow_runs) ? data.workflow_runs : [];
}

/**
 * Whether a user may write. GitHub maps `maintain` to write and `triage` to read. A non-user, such as a bot, may not.
 */
async function hasWritePermission(
  api: GithubApi,
  place: Readonly<Record<string, string>>,
  username: string,
): Promise<boolean> {
  if (username === '') return false;
  const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
  const answer = await api.get(route, { ...place, username }).catch((error: unknown) => {
    if (statusOf(error) === 404) return null;
    throw error;
  });
  return isMapping(answer?.data) && ['admin', 'write'].includes(String(answer.data.permission));
}

function formatLookupFailure(error: unknown): string {
  if (statusOf(error) !== 403 || isRateLimit(error)) return failureText(error);
  return `add the permission ${acceptedPermissions(error) ?? 'pull-requests: read'}`;
}
