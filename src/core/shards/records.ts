import type { JudgeSummary } from '../answers/summary.js';
import type { Failure } from '../runs/failures.js';
import type { Provenance } from '../runs/figures.js';
import type { ScoredAnswer } from '../runs/scored-answer.js';
import type { Scoring } from '../scoring.js';
import type { ObservedNames } from '../steps/aliases.js';
import type { Mapping } from '../values.js';
import type { Shard } from './shard.js';

/** The version of the form of a shard file. */
export const SHARD_SCHEMA = 1;

/** The first line of a shard file: what all shards of a run have in common, but for their numbers. */
export interface ShardHead {
  readonly schema_version: number;
  readonly stepgate_version: string;
  readonly shard: Shard;
  readonly provenance: Provenance;
  readonly scoring: Scoring;
  readonly selection: readonly string[];
  /** A hash of the selected questions, and their number. */
  readonly corpus: string;
  readonly selected: number;
  /** Ids of the questions of the corpus that are not selected. */
  readonly unselected: readonly string[];
  /** Other settings that change what is written, by the names that messages call them. */
  readonly settings: Mapping;
  readonly titles: Readonly<Record<string, string>>;
}

/** One scored answer of a shard. */
export interface ShardAnswer extends ScoredAnswer {
  /** Index of its question among all selected questions. */
  readonly question: number;
  /** The question has groups before the last one. */
  readonly hasEarlierGroups: boolean;
  readonly tags: readonly string[];
}

/** The last line of a shard file: what was seen beside the scores. */
export interface ShardEnd {
  /** The lines before this one, and their SHA-256. */
  readonly lines: number;
  readonly sha256: string;
  /** SHA-256 of the evaluation file that belongs to them. */
  readonly entries: string;
  readonly answered: number;
  /** Ids of responses that no selected question asks for, with their number. */
  readonly unasked: readonly (readonly [id: string, count: number])[];
  readonly unreadable: number;
  readonly unpriced: readonly string[];
  readonly names: ObservedNames;
  readonly judge: JudgeSummary | null;
  readonly failures: readonly Failure[];
}
