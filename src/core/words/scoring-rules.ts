/** The scoring rules of a preset. */
export interface ScoringRules {
  /** Which groups of reference steps are scored. */
  readonly groups: 'last' | 'all';
  /** Whether repeated rows of a SPARQL result count, unless a step has its own rule. */
  readonly duplicates: 'ignore' | 'count';
  /** Whether cells are compared as values of RDF, by the value of numbers and booleans alone, or by their text. */
  readonly cells: 'values' | 'typed' | 'lexical';
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
  /** Whether a reference step with `status: error` matches failed calls alone, or is a step like any other. */
  readonly status_error: 'must_fail' | 'not_read';
  /** Whether a table is read in whatever form an output has, or by the media type of the reference alone. */
  readonly tables: 'any_form' | 'by_media_type';
  /** Whether questions with such steps have the figure `rows_f1`. */
  readonly rows_f1: boolean;
  /** Whether `micro` also has the step counts. */
  readonly micro_steps: boolean;
  /** The score of a successful response without steps, if the reference has steps. */
  readonly success_without_steps: 'empty' | 'absent';
  /** The key under which a failed correctness judgement is reported. */
  readonly correctness_error_key: 'answer_eval_error' | 'answer_correctness_error';
}

/** The names of the presets, `standard` first; the others are those of releases of graphrag-eval. */
export const PRESET_NAMES = ['standard', 'graphrag-eval-4', 'graphrag-eval-5', 'graphrag-eval-6'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

export const STANDARD_RULES: ScoringRules = {
  groups: 'last',
  duplicates: 'ignore',
  cells: 'values',
  errors: 'exclude',
  error_sample: 'copied',
  recall: 'relevant',
  answer_f1: 'zero',
  noncommittal: 'any',
  protocol: 'claims',
  answer_relevance_cost: true,
  ties: 'first_to_last',
  retrieval_before_json: false,
  normalize: 'trim',
  mcp_results: 'unwrap',
  status_error: 'must_fail',
  tables: 'any_form',
  rows_f1: true,
  micro_steps: true,
  success_without_steps: 'empty',
  correctness_error_key: 'answer_eval_error',
};

/** No release of graphrag-eval changes an output before it is compared, or counts rows. */
const AS_RECORDED = {
  normalize: 'none',
  mcp_results: 'as_is',
  status_error: 'not_read',
  tables: 'by_media_type',
  rows_f1: false,
} as const;

const GRAPHRAG_EVAL_5: ScoringRules = {
  ...STANDARD_RULES,
  ...AS_RECORDED,
  cells: 'typed',
  errors: 'zero',
  recall: 'first_k',
  protocol: 'tsv',
};

/** The presets as columns of values; reports name the one that was used. */
export const PRESETS: Readonly<Record<PresetName, ScoringRules>> = {
  standard: STANDARD_RULES,
  'graphrag-eval-4': {
    ...STANDARD_RULES,
    ...AS_RECORDED,
    duplicates: 'count',
    cells: 'lexical',
    error_sample: 'bare',
    answer_f1: 'absent',
    protocol: 'tsv',
    micro_steps: false,
    success_without_steps: 'absent',
  },
  'graphrag-eval-5': GRAPHRAG_EVAL_5,
  'graphrag-eval-6': {
    ...GRAPHRAG_EVAL_5,
    groups: 'all',
    noncommittal: 'all',
    answer_relevance_cost: false,
    ties: 'last_to_first',
    retrieval_before_json: true,
    correctness_error_key: 'answer_correctness_error',
  },
};

/**
 * What a team may decide otherwise than its preset: how its own corpus and its own failures count. All else is how a
 * release of graphrag-eval computes or writes a figure, which means nothing apart from the preset.
 */
export type Overrides = Partial<Pick<ScoringRules, 'groups' | 'duplicates' | 'cells' | 'errors' | 'recall'>>;

/** A preset with what the config overrides. */
export interface Scoring {
  readonly preset: PresetName;
  readonly knobs: ScoringRules;
}

/**
 * Whether earlier groups are left out without need: a preset of a release of graphrag-eval scores the same groups as that release.
 */
export function leavesGroups({ preset, knobs }: Scoring): boolean {
  return preset === 'standard' && knobs.groups === 'last';
}

/** The scoring of a preset, with some rules overridden. */
export function scoringOf(preset: PresetName = 'standard', overrides: Partial<ScoringRules> = {}): Scoring {
  return { preset, knobs: { ...PRESETS[preset], ...overrides } };
}
