import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateQuestion } from '../../../src/core/entries/evaluate-question.js';
import { aggregateSamples } from '../../../src/core/figures/aggregate.js';
import { figuresOfEntry } from '../../../src/core/figures/entry-figures.js';
import { PRESET_NAMES } from '../../../src/core/words/scoring-rules.js';
import { fewer } from '../../support/fewer.js';
import { deepFreeze, makeContext } from '../../support/make.js';
import { decodedQuestion, decodedResponse, evaluated } from '../../support/run.js';
import { oddSteps, oddValue, ownStep, referenceGroups } from '../../support/steps.js';

const CONTEXTS = PRESET_NAMES.flatMap((preset) =>
  (['last', 'all'] as const).map((groups) => [`${preset}, ${groups} groups`, makeContext(preset, { groups })] as const),
);

/** The steps of an agent that does what the references say, in their sequence. */
function ownSteps(
  groups: ReturnType<typeof referenceGroups> extends fc.Arbitrary<infer G> ? G : never,
  turned: boolean,
) {
  return groups.map((steps, group) => steps.map((step, index) => ownStep(step, `${group}.${index}`, turned)));
}

describe.each(CONTEXTS)('under %s', (_, context) => {
  test("the reference's own arguments and outputs score 1, in any order within a group", () => {
    fc.assert(
      fc.property(referenceGroups(), fc.boolean(), fc.boolean(), (groups, turned, reversed) => {
        const steps = ownSteps(groups, turned).flatMap((group) => (reversed ? group.reverse() : group));
        expect(evaluated(groups, { actual_steps: steps }, context).steps_score).toBe(1);
      }),
      { numRuns: fewer(300) },
    );
  });

  test('an unrelated step never changes a score', () => {
    const unrelated = fc.record({ place: fc.nat(), status: fc.constantFrom('success', 'error'), output: oddValue });
    fc.assert(
      fc.property(referenceGroups(), fc.infiniteStream(fc.boolean()), unrelated, (groups, kept, { place, ...step }) => {
        const steps = ownSteps(groups, false)
          .flat()
          .filter(() => kept.next().value);
        const more = steps.toSpliced(place % (steps.length + 1), 0, { id: 'more', name: 'unrelated', ...step });
        const before = evaluated(groups, { actual_steps: steps }, context).steps_score;
        expect(evaluated(groups, { actual_steps: more }, context).steps_score).toBe(before);
      }),
      { numRuns: fewer(200) },
    );
  });

  test('whatever a response holds, scoring it ends in a score from 0 to 1', () => {
    const run = referenceGroups().chain((groups) => {
      const names = groups.flat().map(({ name }) => name);
      const response = fc.record(
        {
          actual_steps: oddSteps(names),
          ...{ status: oddValue, error: fc.option(oddValue, { freq: 2 }), actual_answer: oddValue },
          ...{ input_tokens: oddValue, total_tokens: oddValue, elapsed_sec: oddValue },
        },
        { requiredKeys: ['actual_steps'] },
      );
      return fc.tuple(fc.constant(groups), response);
    });
    fc.assert(
      fc.property(run, ([groups, record]) => {
        const question = decodedQuestion(groups);
        const response = decodedResponse({ question_id: 'q', ...record });
        const result = evaluateQuestion(question, response, { ...context, details: 'full' });
        const { figures, sample } = figuresOfEntry(result.entry, { fingerprint: '', asksForRows: false });
        aggregateSamples([sample], context.knobs);
        const { score } = figures;
        for (const each of [score, result.steps?.score ?? 0, ...(result.steps?.details ?? []).map((d) => d.score)]) {
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: fewer(500) },
    );
  });

  test('nothing that was passed in is changed, and the same input has the same output', () => {
    const run = referenceGroups().chain((groups) => {
      const own = ownSteps(groups, true).flat();
      return fc.tuple(fc.constant(groups), fc.shuffledSubarray(own));
    });
    fc.assert(
      fc.property(run, ([groups, steps]) => {
        const frozen = deepFreeze(groups);
        const record = deepFreeze({ actual_steps: steps, actual_answer: 'a', input_tokens: 3 });
        const first = evaluated(frozen, record, context, 'full');
        expect(evaluated(frozen, record, context, 'full')).toEqual(first);
      }),
      { numRuns: fewer(100) },
    );
  });
});
