import type { ResponseRecord } from '../adapters/files/response-record.js';
import type { InputWords } from '../core/input-words.js';
import type { Question } from '../core/model.js';
import type { Baseline, ComparisonPolicy } from '../core/runs/compare-and-gate.js';
import type { EntryPlace } from '../core/runs/entry-place.js';
import type { Provenance } from '../core/runs/figures.js';
import type { Report } from '../core/runs/report.js';
import type { Shard } from '../core/shards/shard.js';
import type { Mapping } from '../core/values.js';
import type { QueriesById } from './base-differences.js';
import type { JudgingStage } from './judge-stage.js';
import type { AnswerPorts, AnswerSettings } from './score-answer.js';

/** The inputs of a run, decoded. */
export interface RunInputs extends ComparisonPolicy, AnswerSettings {
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
  /** How messages name the inputs. */
  readonly words: InputWords;
  /** Finds what this run is compared with; called only once the run is scored. */
  readonly baseline: () => Promise<Baseline>;
  /** What a label on the pull request makes of a report that is compared and gated. */
  readonly accept?: (report: Report) => Promise<Report>;
  /** Reads the queries of that run, where a file has them; called only for a question that regressed. */
  readonly baseQueries: () => Promise<QueriesById>;
}

/** What a run needs of the world around it. */
export interface RunPorts extends AnswerPorts {
  /** Takes each evaluated answer, whole or in parts, in the order in which responses come and are judged. */
  readonly write: (place: EntryPlace, entry: Mapping) => Promise<void>;
  readonly judging: JudgingStage;
  readonly progress: (done: number, of: number) => void;
}
