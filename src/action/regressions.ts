import { isAbsolute, relative, resolve, sep } from 'node:path';
import { placesOfQuestions } from '../adapters/files/question-places.js';
import type { RunDelta } from '../core/runs/comparison.js';
import type { Report } from '../core/runs/report.js';
import type { Environment } from '../core/values.js';
import { failedChecksText } from '../report/check-sentences.js';
import { brokenTexts } from '../report/rule-sentences.js';
import { plain, type Text } from '../report/text.js';
import { whyOf } from '../report/why.js';
import { rootsOf } from './environment.js';

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
