import type { PlacedStep } from '../../core/refresh/placed-steps.js';

/** The new output of a step, or why there is none. */
export type SourceOutput =
  | { readonly kind: 'output'; readonly output: unknown; readonly args?: Readonly<Record<string, unknown>> }
  | { readonly kind: 'failed'; readonly why: string };

/** Where new outputs come from. `answer` throws only for what ends the whole run, such as a refused password. */
export interface OutputSource {
  readonly answer: (placed: PlacedStep) => Promise<SourceOutput>;
  /** Whether a step can be answered at all; others are counted and left as they are. */
  readonly canAnswer: (placed: PlacedStep) => boolean;
  /** Whether a different output is asked again, to find unstable ones. */
  readonly asksAgain: boolean;
  /** Called before the first step: throws an input error if the source cannot answer the steps as they are. */
  readonly check?: (placed: readonly PlacedStep[]) => Promise<void>;
}

export function failed(why: string): SourceOutput {
  return { kind: 'failed', why };
}
