import { listRoutes } from '../steps/alternatives.js';
import type { Group, Question, ReferenceStep } from '../steps/model.js';
import type { ScoringRules } from '../words/scoring-rules.js';

/** A scored step with its place, as `reference_steps[1][0]`. */
interface PlacedStep {
  readonly step: ReferenceStep;
  readonly place: string;
}

/** The groups that a preset scores. */
export function scoredGroups<T extends readonly Group[]>(groups: T, knobs: ScoringRules): readonly Group[] {
  return knobs.groups === 'last' ? groups.slice(-1) : groups;
}

/** The scored steps of a question in all its routes; alternatives count as one step. */
export function scoredItems(question: Question, knobs: ScoringRules): PlacedStep[] {
  return listRoutes(question).flatMap(({ groups, at }) => {
    const scored = scoredGroups(groups, knobs);
    const first = groups.length - scored.length;
    const route = at === null ? 'reference_steps' : `reference_steps_any_of[${at}]`;
    return scored.flatMap((group, index) =>
      group.map((step, place) => ({ step, place: `${route}[${first + index}][${place}]` })),
    );
  });
}

/** The same, with each alternative. */
export function scoredSteps(question: Question, knobs: ScoringRules): PlacedStep[] {
  return scoredItems(question, knobs).flatMap(({ step, place }) =>
    step.anyOf ? step.anyOf.map((one, at) => ({ step: one, place: `${place}.any_of[${at}]` })) : [{ step, place }],
  );
}
