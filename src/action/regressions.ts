import { isAbsolute, relative, resolve, sep } from 'node:path';
import { placesOfQuestions } from '../adapters/files/corpus.js';
import type { Checkout } from '../core/github/event.js';
import type { RunDelta } from '../core/runs/comparison.js';
import type { Report } from '../core/runs/report.js';
import type { Environment } from '../core/text/values.js';
import type { PageAddress } from '../report/words/page-address.js';
import { brokenTexts, failedChecksText } from '../report/words/rule-sentences.js';
import { plain, type Text } from '../report/words/text.js';
import { whyOf } from '../report/words/why.js';
import { rootsOf } from './environment.js';
import { warnAt } from './log.js';

/** A regressed question at its line of the corpus. */
export interface RegressedPlace {
  readonly id: string;
  readonly why: string;
  /** Path from the workspace. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/** Finds the locations of the worst regressions, worst first, without files outside the workspace. */
export async function regressedPlaces(
  { comparison }: Report,
  corpus: readonly string[],
  env: Environment,
  maxPlaces: number,
): Promise<RegressedPlace[]> {
  if (comparison.kind !== 'compared') return [];
  const worst = listRegressions(comparison).slice(0, maxPlaces);
  if (worst.length === 0) return [];
  const ids = new Set(worst.map(({ id }) => id));
  // Corpus files may have been removed meanwhile; the report lists the questions anyway.
  const places = await placesOfQuestions(corpus, ids, rootsOf(env)).catch(() => null);
  return worst.flatMap(({ id, why }) => {
    const place = places?.get(id);
    const file = place && toWorkspacePath(place.file, env);
    return file ? [{ id, why: plain(why), file, line: place.line }] : [];
  });
}

/** Lists regressed questions without repeats. Broken rules are first, because such a call may have done harm. */
function listRegressions({
  ruleBreaks,
  regressed,
  fallenChecks,
}: RunDelta): { readonly id: string; readonly why: Text }[] {
  const brokenRules = ruleBreaks.map(({ head, rules }) => ({ id: head.id, why: brokenTexts(rules) }));
  const missedSteps = regressed.map(({ head }) => ({ id: head.id, why: whyOf(head) }));
  const failedChecks = fallenChecks.map(({ head }) => ({
    id: head.id,
    why: failedChecksText(head.checks?.failed ?? []),
  }));
  const seenIds = new Set<string>();
  return [...brokenRules, ...missedSteps, ...failedChecks].filter(({ id }) => !seenIds.has(id) && seenIds.add(id));
}

/** The path as in the diff of a pull request; null for a file outside the workspace. */
function toWorkspacePath(file: string, { GITHUB_WORKSPACE = '.' }: Environment): string | null {
  const path = relative(resolve(GITHUB_WORKSPACE), resolve(file));
  return path === '' || path.split(sep)[0] === '..' || isAbsolute(path) ? null : path.split(sep).join('/');
}

/** Maximum number of annotations; the runner shows ten warnings per step. */
export const SHOWN_ANNOTATIONS = 10;

/** Shows regressed questions as warnings at their lines of the corpus. */
export function annotateRegressions(places: readonly RegressedPlace[], addressOf: PageAddress): void {
  for (const { id, why, file, line } of places.slice(0, SHOWN_ANNOTATIONS)) {
    warnAt({ file, line }, `Regressed: ${id}`, why, addressOf({ id }));
  }
}

/**
 * Converts paths to start from the root of the repository, which may be checked out in a subfolder of the workspace.
 * Places in a checkout of another commit or repository are dropped.
 */
export function inRepository(
  places: readonly RegressedPlace[],
  checkouts: readonly Checkout[],
  commits: readonly string[],
): RegressedPlace[] {
  return places.flatMap((place) => {
    const checkout = findInnermost(place.file, checkouts);
    if (!checkout) return [place];
    const isOwn = checkout.commit !== null && commits.includes(checkout.commit);
    return isOwn ? [{ ...place, file: place.file.slice(checkout.folder.length + 1) }] : [];
  });
}

function findInnermost(file: string, checkouts: readonly Checkout[]): Checkout | null {
  const containing = checkouts.filter(({ folder }) => file.startsWith(`${folder}/`));
  return containing.sort((a, b) => b.folder.length - a.folder.length)[0] ?? null;
}
