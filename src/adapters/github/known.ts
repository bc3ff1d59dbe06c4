import { StepgateError } from '../../core/errors.js';
import type { Repository } from '../../core/github/event.js';
import type { KnownAbsence, KnownEntry } from '../../core/known/known.js';
import { isMapping, type Mapping } from '../../core/values.js';
import { decodeUtf8 } from '../files/find-files.js';
import { knownFrom, MAX_KNOWN, tooLargeKnown } from '../files/known.js';
import { connectGithub } from './api.js';
import { acceptedPermissions, failureText, isRateLimit, statusOf, unlessGone } from './failure.js';
import { within } from './time-limit.js';

/** Reading one file may take no longer. */
const READ_MS = 60_000;
/** Requests for it, retries included. */
const MAX_CALLS = 10;

/** A file of a repository at a commit or a full name such as `refs/heads/main`. */
export interface FileAtRef {
  readonly token: string;
  readonly repository: Repository;
  /** From the root of the repository, with slashes. */
  readonly path: string;
  readonly ref: string;
}

/** The entries of a file of known questions at a commit; none where it is missing or cannot be used. Never throws. */
export async function fetchKnown(
  wanted: FileAtRef,
): Promise<{ readonly entries: readonly KnownEntry[]; readonly absence: KnownAbsence | null }> {
  try {
    const file = await within(READ_MS, (signal) => contentOf(wanted, signal));
    if (file === null) return { entries: [], absence: { kind: 'missing' } };
    return { entries: entriesIn(file, wanted.path), absence: null };
  } catch (error) {
    return { entries: [], absence: { kind: 'unreadable', why: reasonOf(error) } };
  }
}

async function contentOf({ token, repository, path, ref }: FileAtRef, signal: AbortSignal): Promise<unknown> {
  const { owner, name: repo } = repository;
  const api = connectGithub(token, { signal, maxCalls: MAX_CALLS });
  const route = 'GET /repos/{owner}/{repo}/contents/{path}';
  return (await unlessGone(api.get(route, { owner, repo, path, ref })))?.data ?? null;
}

/** Of a larger file GitHub gives the size and no content. */
function entriesIn(file: unknown, path: string): readonly KnownEntry[] {
  const { type, size, encoding, content }: Mapping = isMapping(file) ? file : { type: 'folder' };
  if (type !== 'file') throw new StepgateError('input', `it is no file (${String(type)})`);
  if (typeof size === 'number' && size > MAX_KNOWN) throw new StepgateError('input', tooLargeKnown(size));
  if (encoding !== 'base64' || typeof content !== 'string') throw new StepgateError('input', 'it has no content');
  const text = decodeUtf8(Buffer.from(content, 'base64'), path);
  if (text.trim() === '') throw new StepgateError('input', 'it is empty');
  return knownFrom(text, path);
}

function reasonOf(error: unknown): string {
  if (error instanceof StepgateError) return error.message.split('\n')[0] ?? '';
  if (statusOf(error) !== 403 || isRateLimit(error)) return failureText(error);
  return `add the permission ${acceptedPermissions(error) ?? 'contents: read'}`;
}
