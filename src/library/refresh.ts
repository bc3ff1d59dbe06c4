import { withValues } from '../adapters/files/yaml-splice.js';
import { sha256 } from '../adapters/hash.js';
import { decodeCorpusWithPatterns } from '../adapters/patterns.js';
import { failed, type OutputSource, requestOf } from '../adapters/sources/source.js';
import type { Corpus } from '../core/corpus/corpus-types.js';
import { decodeCount } from '../core/corpus/option-values.js';
import { selectFrom, withDrafts } from '../core/corpus/select.js';
import { isRefreshed, placeSteps } from '../core/refresh/placed-steps.js';
import { isWritten, type OutputState } from '../core/refresh/states.js';
import { decodeAliases } from '../core/steps/aliases.js';
import { unchanged } from '../core/text/values.js';
import { requireOk, usageError } from '../core/words/errors.js';
import { askSteps, outputReplacement } from '../run/refresh.js';
import { checkedScoring, type ScoringOptions } from './options.js';

/** A reference step whose output is asked for. */
export interface RefreshRequest {
  readonly question_id: string;
  readonly question_text: string;
  readonly step: { readonly name: string; readonly args: Readonly<Record<string, unknown>> };
}

/** Options of `refreshOutputs`. */
export interface RefreshOptions extends ScoringOptions {
  /** Selection patterns such as `tag:smoke`; all questions when absent. */
  readonly select?: readonly string[];
  /** Refreshes the drafts and nothing else. */
  readonly drafts?: boolean;
  readonly step_aliases?: readonly string[];
  /** Steps that are asked at the same time; 2 when absent. */
  readonly concurrency?: number;
}

/** What became of the output of one reference step. */
export interface RefreshedOutput {
  readonly question_id: string;
  /** Where the step is in the corpus. Example: `[0, 'questions', 3, 'reference_steps', 0, 0]`. */
  readonly path: readonly (string | number)[];
  readonly state: OutputState;
  /** Why it failed, is unstable, or which columns are missing; empty for other states. */
  readonly why: string;
}

/** The result of `refreshOutputs`: the new corpus, and what became of each output. */
export interface RefreshedCorpus {
  /** A copy of the corpus with the new outputs of the states `changed` and `was_empty`. */
  readonly corpus: Corpus;
  /** One for each step that was asked, in the order of the corpus. */
  readonly outputs: readonly RefreshedOutput[];
}

/**
 * Gets new outputs of reference steps from a function, as `stepgate refresh` does. `source` returns the output of a step;
 * undefined leaves the step as it is, an exception is the state `failed`. Nothing is written.
 *
 * @throws StepgateError for a wrong corpus or option, and if no step could be answered.
 */
export async function refreshOutputs(
  corpus: Corpus,
  source: (request: RefreshRequest) => unknown,
  options: RefreshOptions = {},
): Promise<RefreshedCorpus> {
  if (typeof source !== 'function') throw usageError('source: expected a function that returns the output of a step');
  const { knobs } = checkedScoring(options);
  const document = { file: 'corpus', value: corpus, writtenAs: () => null };
  const decoded = requireOk(await decodeCorpusWithPatterns([document])).corpus;
  const { questions: all } = withDrafts(decoded, options.drafts ? 'only' : 'without');
  const questions = selectFrom(all, options.select ?? [], sha256);
  const placed = placeSteps([document], questions).filter(({ step }) => isRefreshed(step));
  const unasked = new Set<unknown>();
  const steps = await askSteps(placed, sourceOf(source, unasked), {
    withArgs: false,
    concurrency: decodeCount('options.concurrency', String(options.concurrency ?? 2)),
    context: { knobs, aliases: decodeAliases(options.step_aliases ?? []) },
    redact: unchanged,
  });
  const asked = steps.filter((step) => !unasked.has(step.placed));
  const written = asked.filter(({ change }) => isWritten(change.state, false));
  return {
    corpus: withValues(corpus, written.map(outputReplacement)) as Corpus,
    outputs: asked.map(({ placed: { question, path }, change: { state, why } }) => ({
      ...{ question_id: question.id, path, state, why },
    })),
  };
}

function sourceOf(source: (request: RefreshRequest) => unknown, unasked: Set<unknown>): OutputSource {
  return {
    asksAgain: true,
    canAnswer: () => true,
    answer: async (placed) => {
      try {
        const output = await source(requestOf(placed));
        if (output !== undefined) return { kind: 'output', output };
        unasked.add(placed);
        return { kind: 'output', output: placed.step.output };
      } catch (error) {
        return failed(error instanceof Error ? error.message : String(error));
      }
    },
  };
}
