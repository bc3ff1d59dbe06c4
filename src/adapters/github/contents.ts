import type { Repository } from '../../core/github/event.js';
import { mappingOf } from '../../core/text/values.js';
import { StepgateError } from '../../core/words/errors.js';
import { withGithub } from './api.js';
import { acceptedPermissions, failureText, lacksPermission, unlessGone } from './failure.js';

/** A file of a repository at a commit or a full ref. Example: `refs/heads/main`. */
export interface FileAtRef {
  readonly token: string;
  readonly repository: Repository;
  /** Path from the root of the repository, with slashes. */
  readonly path: string;
  readonly ref: string;
}

const ROUTE = 'GET /repos/{owner}/{repo}/contents/{path}';

/** The bytes of a file; null: there is none. `tooLarge`: what is wrong with a file of more bytes than the limit. */
export function fetchFile(
  { token, repository, path, ref }: FileAtRef,
  limit: number,
  tooLarge: (size: number) => string,
): Promise<Buffer | 'folder' | null> {
  return withGithub(token, repository, async (api) => {
    const answer = await unlessGone(api.get(ROUTE, { path, ref }));
    if (answer === null) return null;
    if (Array.isArray(answer.data)) return 'folder';
    const { type, size, encoding, content } = mappingOf(answer.data);
    if (type !== 'file') throw new StepgateError('input', `it is not a file (${String(type)})`);
    if (Number(size) > limit) throw new StepgateError('input', tooLarge(Number(size)));
    if (encoding === 'base64' && typeof content === 'string') return Buffer.from(content, 'base64');
    // The answer has no content of a file above 1 MB.
    const raw = await unlessGone(api.get(ROUTE, { path, ref, headers: { accept: 'application/vnd.github.raw+json' } }));
    return typeof raw?.data === 'string' ? Buffer.from(raw.data) : null;
  });
}

/** Why a file could not be fetched, with the permission that is missing. */
export function fetchFailure(error: unknown): string {
  return error instanceof StepgateError
    ? (error.message.split('\n')[0] ?? '')
    : failureOrPermission(error, 'contents: read');
}

/** Why a request failed; if the workflow lacks a permission, the one that GitHub names, or the usual one. */
export function failureOrPermission(error: unknown, usual: string): string {
  return lacksPermission(error) ? `add the permission ${acceptedPermissions(error) ?? usual}` : failureText(error);
}
