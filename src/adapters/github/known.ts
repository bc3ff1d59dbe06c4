import type { KnownAbsence, KnownEntry } from '../../core/comparison/known.js';
import { type Acceptance, acceptanceOf, type RunContext } from '../../core/github/event.js';
import { MAX_KNOWN } from '../../core/limits.js';
import { StepgateError } from '../../core/words/errors.js';
import { knownFrom, tooLargeKnown } from '../files/corpus.js';
import { decodeUtf8 } from '../files/find-files.js';
import { withGithub } from './api.js';
import { type FileAtRef, failureOrPermission, fetchFailure, fetchFile } from './contents.js';

/** Reads the known failures of a file at a commit; empty if it is missing or unusable. Never throws. */
export async function fetchKnown(
  request: FileAtRef,
): Promise<{ readonly entries: readonly KnownEntry[]; readonly absence: KnownAbsence | null }> {
  try {
    const file = await fetchFile(request, MAX_KNOWN, tooLargeKnown);
    if (file === null) return { entries: [], absence: { kind: 'missing' } };
    if (file === 'folder') throw new StepgateError('input', 'it is not a file (folder)');
    const text = decodeUtf8(file, request.path);
    if (text.trim() === '') throw new StepgateError('input', 'it is empty');
    return { entries: knownFrom(text, request.path), absence: null };
  } catch (error) {
    return { entries: [], absence: { kind: 'unreadable', why: fetchFailure(error) } };
  }
}

/** Whether a user with write permission accepted the drop by the label that started this run. Never throws. */
export async function findAcceptance(token: string, context: RunContext, label: string): Promise<Acceptance> {
  const acceptance = acceptanceOf(context, label);
  if (acceptance.kind !== 'accepted') return acceptance;
  try {
    const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
    const username = acceptance.by;
    // GitHub maps `maintain` to write and `triage` to read. A non-user, such as a bot, may not write.
    const { permission } =
      username === '' ? {} : await withGithub(token, context.repository, (api) => api.find(route, { username }));
    return ['admin', 'write'].includes(String(permission))
      ? acceptance
      : { ...acceptance, kind: 'ignored', why: 'no-permission' };
  } catch (error) {
    return { kind: 'unknown', label, why: failureOrPermission(error, 'metadata: read') };
  }
}
