import type { ReadCorpus } from '../adapters/files/corpus.js';
import type { ResponseRecord } from '../adapters/files/lines.js';
import { sha256 } from '../adapters/hash.js';
import { nothingSelected, selectQuestions } from '../core/corpus/select.js';
import type { Baseline, ComparisonPolicy } from '../core/runs/compare-and-gate.js';
import type { EntryPlace } from '../core/runs/entry-place.js';
import type { Provenance } from '../core/runs/figures.js';
import type { Report } from '../core/runs/report.js';
import type { Shard } from '../core/shards/records.js';
import type { Question } from '../core/steps/model.js';
import type { Mapping } from '../core/text/values.js';
import { filesError } from '../core/words/errors.js';
import type { InputWords } from '../core/words/input-words.js';
import type { JudgingStage } from './judge-setup.js';
import type { QueriesById } from './query-explanations.js';
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

/** The selected questions, at least one: a run without any would pass every gate. */
export function selectedFrom(
  { corpus, files }: Pick<ReadCorpus, 'corpus' | 'files'>,
  select: readonly string[],
): Question[] {
  if (corpus.questions.length === 0) throw filesError(files, 'the corpus has no question');
  const selected = selectQuestions(corpus, select, sha256);
  if (selected.length > 0) return selected;
  throw filesError(files, nothingSelected(corpus, select));
}
