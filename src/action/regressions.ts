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
  /** From the workspace. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/** The questions that lost most against the baseline, the worst first; not those of files outside of the workspace. */
export async function regressedPlaces(
  { comparison }: Report,
  corpus: readonly string[],
  env: Environment,
  most: number,
): Promise<RegressedPlace[]> {
  if (comparison.kind !== 'compared') return [];
  const worst = regressionsOf(comparison).slice(0, most);
  if (worst.length === 0) return [];
  const ids = new Set(worst.map(({ id }) => id));
  // What was read once may be gone; the report names the questions in any case.
  const places = await placesOfQuestions(corpus, ids, rootsOf(env)).catch(() => null);
  return worst.flatMap(({ id, why }) => {
    const place = places?.get(id);
    const file = place && inWorkspace(place.file, env);
    return file ? [{ id, why: plain(why), file, line: place.line }] : [];
  });
}

/** Broken rules first: what was called may have done harm. A question is shown once. */
function regressionsOf({
  ruleBreaks,
  regressed,
  fallenChecks,
}: RunDelta): { readonly id: string; readonly why: Text }[] {
  const broken = ruleBreaks.map(({ head, rules }) => ({ id: head.id, why: brokenTexts(rules) }));
  const missed = regressed.map(({ head }) => ({ id: head.id, why: whyOf(head) }));
  const fallen = fallenChecks.map(({ head }) => ({ id: head.id, why: failedChecksText(head.checks?.failed ?? []) }));
  const seen = new Set<string>();
  return [...broken, ...missed, ...fallen].filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The path as the diff of a pull request has it; null for a file outside of the workspace. */
function inWorkspace(file: string, { GITHUB_WORKSPACE = '.' }: Environment): string | null {
  const path = relative(resolve(GITHUB_WORKSPACE), resolve(file));
  return path === '' || path.split(sep)[0] === '..' || isAbsolute(path) ? null : path.split(sep).join('/');
}

/** The runner shows ten warnings of a step. */
export const SHOWN_ANNOTATIONS = 10;

/** Shows regressed questions as warnings at their lines of the corpus. */
export function annotateRegressions(places: readonly RegressedPlace[], addressOf: PageAddress): void {
  for (const { id, why, file, line } of places.slice(0, SHOWN_ANNOTATIONS)) {
    warnAt({ file, line }, `Regressed: ${id}`, why, addressOf({ id }));
  }
}

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
