import type { Comparison, Miss } from '../model.js';
import type { Redact } from '../secrets/redact.js';
import { type AttemptLevel, attemptLevels } from './attempt.js';
import { type Given, givenBy } from './given.js';
import type { PreparedActual, PreparedReference, StepContext } from './step.js';

/** An actual step that was compared with the reference step and is not the match of another. */
export interface Candidate {
  readonly actual: PreparedActual;
  readonly comparator: string;
  readonly comparison: Comparison;
}

/** A reference step that missed, with what there is to explain it by. */
export interface MissedStep {
  readonly reference: PreparedReference;
  /** Counted over all groups of the question. */
  readonly position: number;
  readonly candidates: readonly Candidate[];
  /** All steps of the agent, and how many of them come before the matches of later groups. */
  readonly actuals: readonly PreparedActual[];
  readonly before: number;
  readonly given: Given;
  readonly redact?: Redact;
  /** The reference steps of earlier groups. */
  readonly earlier: readonly PreparedReference[];
  /** How far a SPARQL step is an attempt at the answer. */
  readonly levelOf: (actual: PreparedActual) => AttemptLevel;
}

/** A candidate with its miss and how far it is the attempt at the answer. */
export interface Explained {
  readonly candidate: Candidate;
  readonly miss: Miss;
  readonly level: AttemptLevel;
}

/** What a group is scored in. */
export interface Surroundings {
  readonly all: readonly PreparedActual[];
  /** How many of the actual steps come before the matches of later groups. */
  readonly before: number;
  /** The reference steps of all groups. */
  readonly references: readonly (readonly PreparedReference[])[];
}

/** A reference step of a group as it is explained, but for its candidates. */
export function missedStep(
  {
    group,
    position,
    reference,
  }: { readonly group: number; readonly position: number; readonly reference: PreparedReference },
  { all, before, references }: Surroundings,
  { question = '', redact }: StepContext,
): Omit<MissedStep, 'candidates'> {
  const earlier = references.slice(0, group);
  const given = givenBy(question, reference, earlier);
  const levelOf = attemptLevels(reference, given);
  return {
    reference,
    position,
    actuals: all,
    before,
    given,
    earlier: earlier.flat(),
    levelOf,
    ...(redact && { redact }),
  };
}
