import { listenForInterrupt } from '../adapters/process/signals.js';
import type { Failure } from '../core/comparison/notices.js';
import type { AnswerOutcome } from '../core/entries/judged-answers.js';
import type { CustomEvaluation } from '../core/judge/custom-config.js';
import type { AnswerTask } from '../core/judge/metric.js';
import type { JudgeRequest, RetrievalSettings } from '../core/judge/settings.js';
import type { JudgeSummary } from '../core/judge/summary.js';
import type { Rewrite } from '../core/text/values.js';
import { type InputWords, inputError, type Problem, StepgateError } from '../core/words/errors.js';

export interface JudgeSetup {
  readonly words: InputWords;
  readonly warn: (warnings: readonly Problem[]) => void;
  /** Removes secrets from all output; `addSecrets` adds further secrets. */
  readonly redact: Rewrite;
  readonly addSecrets: (secrets: readonly string[]) => void;
  readonly judge: Omit<JudgeHooks, 'redact'> &
    Pick<JudgeRequest, 'env' | 'hosts' | 'maxCostUsd'> & {
      /** A run of a fork or of Dependabot: it continues without a judge without a key, or on a private host. */
      readonly isForeign: boolean;
    };
}

/** The judge of a run on the user's own machine, which has no cache and reports nothing. */
export const LOCAL_JUDGE = {
  hosts: 'bound',
  cache: null,
  announce: () => undefined,
  progress: () => undefined,
  maxCostUsd: null,
  isForeign: false,
  earlier: async () => [],
  listen: listenForInterrupt,
} as const;

/** The start of a message about a judge key of the config. Example: `llm.model`. */
const SECTION = /^(?:llm|answer_correctness|answer_relevance|custom_evaluations|judge)[. :]/;

/** Waits for the judge. An error about a config key gets the name of the config file. */
export async function forConfig<T>(input: string, file: string | null, judge: Promise<T>): Promise<T> {
  return judge.catch((error: unknown) => {
    if (file === null || !(error instanceof StepgateError) || !SECTION.test(error.message)) throw error;
    throw inputError([{ input, file, message: error.message }]);
  });
}

/** Judges the answers of a run after all steps are scored. */
export interface JudgingStage {
  /** Whether answers are kept to be judged. */
  readonly on: boolean;
  readonly custom: readonly CustomEvaluation[];
  /** How retrieval steps are judged; null: they are not. */
  readonly retrieval: RetrievalSettings | null;
  readonly run: (tasks: readonly AnswerTask[]) => Promise<JudgingResult | null>;
}

export interface JudgingResult {
  readonly outcomes: readonly AnswerOutcome[];
  readonly summary: JudgeSummary;
  readonly failures: readonly Failure[];
}

export interface JudgeHooks {
  /** The verdict cache file, read and appended to; null: none. */
  readonly cache: string | null;
  readonly earlier: () => Promise<readonly string[]>;
  readonly announce: (text: string) => void;
  readonly progress: (done: number, of: number) => void;
  readonly redact: Rewrite;
  readonly listen: () => { readonly signal: AbortSignal; readonly release: () => void };
}

export const IDLE_STAGE: JudgingStage = { on: false, custom: [], retrieval: null, run: async () => null };
