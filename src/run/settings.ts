import type { Roots } from '../adapters/files/input-file.js';
import { decodePatterns } from '../core/corpus/select.js';
import type { Provenance } from '../core/figures/stored.js';
import type { DecisionInputs } from '../core/gates/decide-gates.js';
import { decodeGates, GATE_NAMES, type Gate } from '../core/gates/gate.js';
import { decodeAliases } from '../core/steps/aliases.js';
import { type InputWords, usageError } from '../core/words/errors.js';
import { camelCase, type ValuesOf } from './option-kinds.js';
import type { OPTIONS, OptionName } from './options.js';

export type Options = ValuesOf<typeof OPTIONS>;

export type Settings = ReturnType<typeof makeSettings> & {
  readonly provenance: Provenance;
  /** The order of a run that may stop early; null or absent: all questions are asked. */
  readonly draw?: Pick<DecisionInputs, 'error' | 'seed'> | null;
  /** Folder for the files of the run; null: no files are written. */
  readonly out: string | null;
  /** Folders that must contain all input files; null: no restriction. */
  readonly roots: Roots;
};

/** Makes the settings of a run of its options. An option without effect is a usage error. */
export function makeSettings(options: Options, words: InputWords) {
  decodePatterns(options.select, words.name('select'));
  // Gates and a baseline would have no effect.
  const unused = options.drafts ? firstGiven(options, [...COMPARING_OPTIONS, 'shard']) : null;
  const why = unused === 'shard' ? 'no shards: they are evaluated in one piece' : 'no gates and no baseline';
  if (unused) throw usageError(`${words.name(unused)}: drafts have ${why}; remove it, or ${words.name('drafts')}`);
  return {
    ...options,
    ...makePolicy(options, words),
    ...(options.drafts && { minCoverage: 0 }),
    aliases: decodeAliases(options.stepAliases, words.name('step-aliases')),
    judge: {
      on: options.judge,
      model: options.judgeModel,
      retrieval: options.judgeRetrieval,
      baseUrl: options.judgeBaseUrl,
      require: options.judgeRequire,
    },
  };
}

/** Makes the settings shared by runs and merged runs: name, page, gates and requirements. */
export function makePolicy(options: Options, words: InputWords) {
  const { name, page, minCoverage, baselineRequired, ifNoResponses } = options;
  return { name, page, minCoverage, baselineRequired, ifNoResponses, gates: givenGates(options, words) };
}

export function givenGates(options: Options, words: InputWords): Gate[] {
  return decodeGates({ ...options, limitOf: (name) => optionValue(options, name) as number | null }, words);
}

export const GATE_OPTIONS: readonly OptionName[] = [...GATE_NAMES, 'gates'];
/** The options without effect on a run that is neither compared nor gated. */
export const COMPARING_OPTIONS: readonly OptionName[] = ['baseline', 'baseline-required', 'known', ...GATE_OPTIONS];
/** The options that decide a recording that stops early, as they decide a run; with `drop-test`, which always has a value. */
export const DECIDING_OPTIONS: readonly OptionName[] = [
  ...(['config', 'scoring', 'step-aliases', 'agent-model', 'baseline', 'known', 'rerun-changes'] as const),
  ...GATE_OPTIONS,
];

export function firstGiven(options: Options, names: readonly OptionName[]): OptionName | null {
  const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== null && value !== false);
  return names.find((name) => isGiven(optionValue(options, name))) ?? null;
}

export function optionValue(options: Options, name: OptionName): unknown {
  return options[camelCase(name) as keyof Options];
}
