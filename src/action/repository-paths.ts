import type { Checkout } from '../core/github/refusal.js';
import type { RegressedPlace } from './regressions.js';

/**
 * The places with their paths from the root of the repository, which may be checked out in a folder of the workspace. What
 * lies in a checkout of another commit, or of another repository, has no place in this one.
 */
export function inRepository(
  places: readonly RegressedPlace[],
  checkouts: readonly Checkout[],
  commits: readonly string[],
): RegressedPlace[] {
  return places.flatMap((place) => {
    const inner = innermost(place.file, checkouts);
    if (!inner) return [place];
    const isOwn = inner.commit !== null && commits.includes(inner.commit);
    return isOwn ? [{ ...place, file: place.file.slice(inner.folder.length + 1) }] : [];
  });
}

function innermost(file: string, checkouts: readonly Checkout[]): Checkout | null {
  const around = checkouts.filter(({ folder }) => file.startsWith(`${folder}/`));
  return around.sort((a, b) => b.folder.length - a.folder.length)[0] ?? null;
}
