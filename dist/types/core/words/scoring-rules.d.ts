/** The scoring rules of a preset. */
export interface ScoringRules {
    /** Which groups of reference steps are scored. */
    readonly groups: 'last' | 'all';
    /** Whether repeated rows of a SPARQL result count, unless a step has its own rule. */
    readonly duplicates: 'ignore' | 'count';
    /** Whether SPARQL cells are compared by typed value or by their text. */
    readonly cells: 'typed' | 'lexical';
    /** Whether error samples are left out of means or count as zero. */
    readonly errors: 'exclude' | 'zero';
    /** The part of a failed response that the evaluation file keeps. */
    readonly error_sample: 'bare' | 'copied';
    /** What recall@k divides by, and which side's k is taken first. */
    readonly recall: 'relevant' | 'first_k';
    /** The answer F1 when no claim matches. */
    readonly answer_f1: 'zero' | 'absent';
    /** How many evasive flags make an answer noncommittal. */
    readonly noncommittal: 'any' | 'all';
    /** How the judge is asked for answer correctness. */
    readonly protocol: 'claims' | 'tsv';
    /** Whether `answer_relevance_cost` is aggregated. */
    readonly answer_relevance_cost: boolean;
    /** The order in which the steps of a group choose between equally good actual steps. */
    readonly ties: 'first_to_last' | 'last_to_first';
    /** Whether two steps named `retrieval` are compared by recall even when the reference is JSON. */
    readonly retrieval_before_json: boolean;
    /** The normalization of texts of a step that has keys for comparing, but no `normalize`. */
    readonly normalize: 'trim' | 'none';
    /** Whether the results of MCP servers are taken out of their wrapping before they are compared. */
    readonly mcp_results: 'unwrap' | 'as_is';
    /** Whether questions with such steps have the figure `rows_f1`. */
    readonly rows_f1: boolean;
    /** Whether `micro` also has the step counts. */
    readonly micro_steps: boolean;
    /** The score of a successful response without steps, if the reference has steps. */
    readonly success_without_steps: 'empty' | 'absent';
    /** The key under which a failed correctness judgement is reported. */
    readonly correctness_error_key: 'answer_eval_error' | 'answer_correctness_error';
}
export declare const PRESET_NAMES: readonly ["standard", "graphrag-eval-4", "graphrag-eval-5", "graphrag-eval-6"];
export type PresetName = (typeof PRESET_NAMES)[number];
export declare const STANDARD_RULES: ScoringRules;
/** The presets as columns of values; reports name the one that was used. */
export declare const PRESETS: Readonly<Record<PresetName, ScoringRules>>;
/**
 * What a team may decide otherwise than its preset: how its own corpus and its own failures count. All else is how a
 * release of graphrag-eval computes or writes a figure, which means nothing apart from the preset.
 */
export declare const OVERRIDABLE: readonly ["groups", "duplicates", "cells", "errors", "recall"];
export type Overrides = Partial<Pick<ScoringRules, (typeof OVERRIDABLE)[number]>>;
/** Which presets have which value of a rule: `first_to_last in standard, …; last_to_first in graphrag-eval-6`. */
export declare function valuesInPresets(name: keyof ScoringRules): string;
/** A preset with what the config overrides. */
export interface Scoring {
    readonly preset: PresetName;
    readonly knobs: ScoringRules;
}
/**
 * Whether earlier groups are left out without need: a preset of a release of graphrag-eval scores the same groups as that release.
 */
export declare function leavesGroups({ preset, knobs }: Scoring): boolean;
/** The scoring of a preset, with some rules overridden. */
export declare function scoringOf(preset?: PresetName, overrides?: Partial<ScoringRules>): Scoring;
