import type { KnownAbsence, KnownEntry } from '../../core/comparison/known.js';
import { type Acceptance, acceptanceOf, type Repository, type RunContext } from '../../core/github/event.js';
import { MAX_KNOWN } from '../../core/limits.js';
import { isMapping, type Mapping } from '../../core/text/values.js';
import { StepgateError } from '../../core/words/errors.js';
import { knownFrom, tooLargeKnown } from '../files/corpus.js';
import { decodeUtf8 } from '../files/find-files.js';
import { type GithubApi, withGithub } from './api.js';
import { acceptedPermissions, failureText, isForbidden, unlessGone } from './failure.js';

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
    const file = await readContent(request);
    if (file === null) return { entries: [], absence: { kind: 'missing' } };
    return { entries: decodeEntries(file, request.path), absence: null };
  } catch (error) {
    return { entries: [], absence: { kind: 'unreadable', why: formatAbsence(error) } };
  }
}

async function readContent({ token, repository, path, ref }: FileAtRef): Promise<unknown> {
  const route = 'GET /repos/{owner}/{repo}/contents/{path}';
  const answer = await withGithub(token, repository, (api) => unlessGone(api.get(route, { path, ref })));
  return answer?.data ?? null;
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
  return failureOrPermission(error, 'contents: read');
}

/** Whether a user with write permission accepted the drop by the label that started this run. Never throws. */
export async function findAcceptance(token: string, context: RunContext, label: string): Promise<Acceptance> {
  const acceptance = acceptanceOf(context, label);
  if (acceptance.kind !== 'accepted') return acceptance;
  try {
    const mayWrite = await withGithub(token, context.repository, (api) => hasWritePermission(api, acceptance.by));
    return mayWrite ? acceptance : { ...acceptance, kind: 'ignored', why: 'no-permission' };
  } catch (error) {
    return { kind: 'unknown', label, why: failureOrPermission(error, 'metadata: read') };
  }
}

/**
 * Whether a user may write. GitHub maps `maintain` to write and `triage` to read. A non-user, such as a bot, may not.
 */
async function hasWritePermission(api: GithubApi, username: string): Promise<boolean> {
  if (username === '') return false;
  const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
  const answer = await unlessGone(api.get(route, { username }));
  return isMapping(answer?.data) && ['admin', 'write'].includes(String(answer.data.permission));
}

function failureOrPermission(error: unknown, usual: string): string {
  return isForbidden(error) ? `add the permission ${acceptedPermissions(error) ?? usual}` : failureText(error);
}
