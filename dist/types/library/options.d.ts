import type { Mapping } from '../core/text/values.js';
import type { Rules } from '../core/words/rules.js';
import { type Overrides, type PresetName, type Scoring } from '../core/words/scoring-rules.js';
/** How an evaluation is scored. */
export interface ScoringOptions {
    /** The preset; `standard` when absent. */
    readonly scoring?: PresetName;
    /** Rules that override the preset's: `groups`, `duplicates`, `cells`, `errors` and `recall`. */
    readonly knobs?: Overrides;
}
/** How responses are evaluated. */
export interface EvaluationOptions extends ScoringOptions {
    /** Selection patterns such as `tag:smoke`; all questions when absent. */
    readonly select?: readonly string[];
    /** Rules such as `sparql_query = graphdb_sparql`. */
    readonly step_aliases?: readonly string[];
    /** Rules of all questions, as in a config file; those of a template or a question have priority. */
    readonly rules?: Rules;
    /** `none` leaves `steps_details` and `answer_correctness_details` out. */
    readonly details?: 'full' | 'none';
    /** `all`: a question may have several responses, and has an entry with its number under `trial` for each. */
    readonly trials?: 'one' | 'all';
    /** Judges answers with a language model; not when absent, even if the environment has a key. */
    readonly judge?: boolean | JudgeOptions;
}
/** The judge; its sections are those of a config file. */
export interface JudgeOptions {
    /** Model that judges; that of `llm.generation` or the default when absent. */
    readonly model?: string;
    /** The key; the variable `OPENAI_API_KEY`, or what `api_key_env` names, when absent. */
    readonly api_key?: string;
    readonly llm?: Mapping;
    readonly answer_correctness?: Mapping;
    readonly answer_relevance?: Mapping;
    readonly judge?: Mapping;
    /** File that verdicts are kept in, so that unchanged answers are not judged again. */
    readonly cache?: string;
    /** Aborted: what is not judged yet is left out. */
    readonly signal?: Signal;
}
/** `AbortSignal`, where the user's own types know it; Stepgate's types need neither those of Node nor of a browser. */
export type Signal = typeof globalThis extends {
    AbortSignal: {
        prototype: infer Known;
    };
} ? Known : {
    readonly aborted: boolean;
};
/** Rules of all questions; a rule that does not exist is refused. */
export declare function checkedRules(rules: Rules | undefined): Rules;
/** A preset or a rule that does not exist is refused: it would score by other rules in silence. */
export declare function checkedScoring({ scoring, knobs }: ScoringOptions): Scoring;
