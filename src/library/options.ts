import { decodePreset } from '../core/corpus/option-values.js';
import { decodeConfig } from '../core/entries/config.js';
import type { Mapping } from '../core/text/values.js';
import { requireOk, usageError } from '../core/words/errors.js';
import type { Rules } from '../core/words/rules.js';
import { type Overrides, type PresetName, type Scoring, scoringOf } from '../core/words/scoring-rules.js';

/** Options for scoring an evaluation. */
export interface ScoringOptions {
  /** The preset; `standard` when absent. */
  readonly scoring?: PresetName;
  /** Scoring rules that override those of the preset: `groups`, `duplicates`, `cells`, `errors` and `recall`. */
  readonly knobs?: Overrides;
}

/** Options for evaluating responses. */
export interface EvaluationOptions extends ScoringOptions {
  /** Selection patterns such as `tag:smoke`; all questions when absent. */
  readonly select?: readonly string[];
  /** Tool-name aliases. Example: `sparql_query = graphdb_sparql`. */
  readonly step_aliases?: readonly string[];
  /** Rules of all questions, as in a config file; those of a template or a question have priority. */
  readonly rules?: Rules;
  /** An expression for outputs of failed calls, or one for each tool, as in a config file. Example: `^Error`. */
  readonly failed_outputs?: string | Readonly<Record<string, string>>;
  /** `none` omits `steps_details` and `answer_correctness_details`. */
  readonly details?: 'full' | 'none';
  /** `all`: a question may have several responses; each has its own entry, with its number under `trial`. */
  readonly trials?: 'one' | 'all';
  /** Judges answers with a language model; false when absent, even if the environment has a key. */
  readonly judge?: boolean | JudgeOptions;
}

/** Options of the judge; the sections are those of a config file. */
export interface JudgeOptions {
  /** The judge's model; that of `llm.generation` or the default when absent. */
  readonly model?: string;
  /** The key; when absent, that of the variable `OPENAI_API_KEY` or of the one in `api_key_env`. */
  readonly api_key?: string;
  readonly llm?: Mapping;
  readonly answer_correctness?: Mapping;
  readonly answer_relevance?: Mapping;
  readonly custom_evaluations?: readonly Mapping[];
  readonly judge?: Mapping;
  /** Cache file of verdicts, so that unchanged answers are not judged again. */
  readonly cache?: string;
  /** Stops judging when aborted; answers without a verdict are left out. */
  readonly signal?: Signal;
}

/** `AbortSignal` if the user's types define it: Stepgate's types require neither those of Node nor of a browser. */
export type Signal = typeof globalThis extends { AbortSignal: { prototype: infer Known } }
  ? Known
  : { readonly aborted: boolean };

/** Checks preset and scoring rules; an unknown one is an error, because ignoring it would change scores silently. */
export function checkedScoring({ scoring, knobs = {} }: ScoringOptions): Scoring {
  const config = requireOk(decodeConfig({ scoring: knobs }, 'options.knobs'));
  if (config.preset !== null) throw usageError('options.knobs: set the preset in options.scoring');
  return scoringOf(decodePreset(scoring ?? 'standard'), config.knobs);
}
