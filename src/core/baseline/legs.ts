import { fitsPattern } from '../text/wildcards.js';
import { isMapping } from '../values.js';
import { type ListedArtifact, newestArtifact } from './candidates.js';

/** How legs are combined: parts of one run, or runs side by side. */
export const COMBINE_KINDS = ['shards', 'agents'] as const;
export type CombineKind = (typeof COMBINE_KINDS)[number];

/** The files of an evaluation of this run. */
export interface LegArtifact {
  /** The name of the evaluation. */
  readonly name: string;
  readonly artifact: ListedArtifact;
}

/**
 * The artifacts of evaluations whose names fit a pattern, in the order of the patterns, of each the newest, and the patterns
 * that none fits. `except`: the name of the job that combines, whose earlier attempt left an artifact.
 */
export function legArtifacts(
  artifacts: readonly unknown[],
  patterns: readonly string[],
  except: string,
): { readonly legs: readonly LegArtifact[]; readonly unmatched: readonly string[] } {
  const listed = artifacts.filter(isMapping).map(({ name }) => String(name));
  // Single files of an evaluation have its name and an extension.
  const archives = listed.filter((name) => !/\.(?:baseline\.yaml|verdicts\.jsonl|report\.html)$/.test(name));
  const known = new Set(archives.map((name) => name.replace(/\.a\d+-[0-9a-f]{4}$/, '')));
  const names = [...known].filter((name) => name !== except).sort();
  const wanted = new Set(patterns.flatMap((pattern) => names.filter((name) => fitsPattern(name, pattern))));
  const legs = [...wanted].flatMap((name): LegArtifact[] => {
    const artifact = newestArtifact(artifacts, name, 'archive');
    return artifact ? [{ name, artifact }] : [];
  });
  return { legs, unmatched: patterns.filter((pattern) => !names.some((name) => fitsPattern(name, pattern))) };
}
