import type { ResponseRecord } from '../adapters/files/response-record.js';
import type { Pricing } from '../adapters/prices.js';
import type { InputWords } from '../core/input-words.js';
import type { Question } from '../core/model.js';
import type { Rules } from '../core/rules/rule.js';
import type { Baseline, Policy } from '../core/runs/compare-and-gate.js';
import type { EntryPlace } from '../core/runs/entry-place.js';
import type { Provenance } from '../core/runs/figures.js';
import type { Hash } from '../core/runs/select.js';
import type { TrialMode } from '../core/runs/trials.js';
import type { Scoring } from '../core/scoring.js';
import type { Redact } from '../core/secrets/redact.js';
import type { Shard } from '../core/shards/shard.js';
import type { StepAlias } from '../core/steps/step.js';
import type { Mapping } from '../core/values.js';
import type { QueriesById } from './base-differences.js';
import type { JudgingStage } from './judge-stage.js';

/** The inputs of a run, decoded. */
export interface RunInputs extends Policy {
  readonly name: string;
  readonly provenance: Provenance;
  /** What a reader calls the templates, by id. */
  readonly templateTitles: Readonly<Record<string, string>>;
  /** The selected questions, those of all shards. */
  readonly questions: readonly Question[];
  /** The part of them that is evaluated; null: all. */
  readonly shard: Shard | null;
  readonly responses: AsyncIterable<ResponseRecord>;
  readonly select: readonly string[];
  readonly scoring: Scoring;
  readonly aliases: readonly StepAlias[];
  /** Rules of all questions. */
  readonly rules: Rules;
  readonly details: 'full' | 'none';
  /** Whether questions may have several answers. */
  readonly trials: TrialMode;
  /** How messages name the inputs. */
  readonly words: InputWords;
  /** Finds what this run is compared with; called only once the run is scored. */
  readonly baseline: () => Promise<Baseline>;
  /** Reads the queries of that run, where a file has them; called only for a question that regressed. */
  readonly baseQueries: () => Promise<QueriesById>;
}

/** What a run needs of the world around it. */
export interface RunPorts {
  readonly hash: Hash;
  readonly pricing: Pricing;
  /** Takes each evaluated answer, whole or in parts, in the order in which responses come and are judged. */
  readonly write: (place: EntryPlace, entry: Mapping) => Promise<void>;
  readonly judging: JudgingStage;
  /** Takes secrets out of what comes out. */
  readonly redact: Redact;
  readonly progress: (done: number, of: number) => void;
}
