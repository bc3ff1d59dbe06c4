import type { InputWords } from '../core/input-words.js';
import type { Question } from '../core/model.js';
import type { Rules } from '../core/rules/rule.js';
import type { Baseline, Judgement } from '../core/runs/compare-and-gate.js';
import type { EntryPlace } from '../core/runs/entry-place.js';
import type { Provenance } from '../core/runs/figures.js';
import type { Report } from '../core/runs/report.js';
import type { TrialMode } from '../core/runs/trials.js';
import type { Scoring } from '../core/scoring.js';
import type { Shard } from '../core/shards/shard.js';
import type { StepAlias } from '../core/steps/step.js';
import type { Mapping } from '../core/values.js';
import type { AnswerSource } from './answers.js';
import type { QueriesById } from './base-differences.js';
import type { JudgingStage } from './judge-stage.js';
import type { AnswerPorts } from './score-answer.js';

/** The inputs of a run, decoded. */
export interface RunInputs extends Judgement {
  readonly name: string;
  readonly provenance: Provenance;
  /** What a reader calls the templates, by id. */
  readonly templateTitles: Readonly<Record<string, string>>;
  /** The selected questions, those of all shards. */
  readonly questions: readonly Question[];
  /** The part of them that is evaluated; null: all. */
  readonly shard: Shard | null;
  readonly answers: AnswerSource;
  readonly select: readonly string[];
  readonly scoring: Scoring;
  readonly aliases: readonly StepAlias[];
  /** Rules of all questions. */
  readonly rules: Rules;
  readonly details: 'full' | 'none';
  /** Whether questions may have several answers. */
  readonly trials: TrialMode;
  /** Whether questions are to be recognized in other runs; needless where no file of the run is written. */
  readonly fingerprints: boolean;
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
  /** Takes text of the evaluation file that was scored, redacted and formatted elsewhere. */
  readonly append: (place: EntryPlace, yaml: Uint8Array) => Promise<void>;
  readonly judging: JudgingStage;
  readonly progress: (done: number, of: number) => void;
}
