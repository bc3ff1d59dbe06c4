import { describe, expect, test } from 'vitest';
import { fingerprintOf } from '../../../src/core/corpus/fingerprint.js';
import { questionOf } from '../../../src/core/entries/entry-question.js';
import { evaluateQuestion } from '../../../src/core/entries/evaluate-question.js';
import type { Entry } from '../../../src/core/entries/result-types.js';
import { editedParts } from '../../../src/core/show/run-entries.js';
import type { Question } from '../../../src/core/steps/model.js';
import { makeContext, makeHash } from '../../support/make.js';
import { decodedQuestions, decodedResponse } from '../../support/run.js';

const search = { name: 'search', output: 'A' };
const find = { name: 'find', output: 'B' };

/** The only question of a template. */
const asked = (question: object, template: object = {}): Question =>
  decodedQuestions([
    { template_id: 't', ...template, questions: [{ id: 'q', question_text: '?', ...question }] },
  ])[0] as Question;

function entryOf(question: Question, error?: string): Entry {
  const response = decodedResponse({ question_id: 'q', error, actual_steps: [{ ...search, status: 'success' }] });
  return evaluateQuestion(question, response, { ...makeContext(), details: 'full' }).entry;
}

const print = (question: Question | null) => question && fingerprintOf(question, makeHash());
const steps = { reference_steps: [[search]] };
const either = { any_of: [search, { ...find, normalize: ['case'] }] };
const defaults = { step_defaults: { normalize: ['trim'], match_args: 'exact' } };

describe('an entry holds the question that it was scored by', () => {
  test.each<[string, object, object]>([
    ['any_of with defaults', { reference_steps: [[either]] }, defaults],
    ['any_of in another way, with defaults', { ...steps, reference_steps_any_of: [[[either]], [[find]]] }, defaults],
    ['exceptions', { ...steps, extra_calls: { forbid: true, except: ['b', 'a*'] } }, {}],
    ['calls allowed in spite of the template', { ...steps, extra_calls: 'allow' }, { extra_calls: 'forbid' }],
  ])('%s', (_, question, template) => {
    const scored = asked(question, template);
    for (const entry of [entryOf(scored), entryOf(scored, 'failed')]) {
      expect(print(questionOf(entry))).toBe(print(scored));
    }
  });

  test('alternatives as other steps: with their own keys before the defaults', () => {
    const first = { ...search, normalize: ['trim'], match_args: 'exact', matches: '#1' };
    const second = { ...find, normalize: ['case'], match_args: 'exact' };
    const { matches, ...alternative } = first;
    const scored = asked({ reference_steps: [[either], [search]], reference_steps_any_of: [[[either]]] }, defaults);
    expect(entryOf(scored)).toMatchObject({
      reference_steps: [[{ any_of: [alternative, second] }], [{ ...alternative, matches }]],
      reference_steps_any_of: [[[{ any_of: [alternative, second] }]]],
    });
  });

  test.each<[unknown, unknown]>([
    ['forbid', 'forbid'],
    [{ except: ['a*'] }, { forbid: true, except: ['a*'] }],
    [{ forbid: false, except: ['a*'] }, undefined],
    ['allow', undefined],
  ])('extra_calls: %j', (extra_calls, written) => {
    const entry = entryOf(asked({ ...steps, rules: { max_steps: 3 }, answer: { includes: 'A' }, extra_calls }));
    expect(entry.extra_calls).toEqual(written);
    const keys = Object.keys(entry);
    expect(keys.slice(keys.indexOf('rules'), keys.indexOf('status'))).toEqual(
      written === undefined ? ['rules', 'answer'] : ['rules', 'extra_calls', 'answer'],
    );
  });
});

test('an edit of extra_calls is a part of its own', () => {
  const [before, after] = [{ except: ['get_*'] }, 'forbid'].map((extra_calls) =>
    entryOf(asked({ ...steps, extra_calls })),
  ) as [Entry, Entry];
  expect(editedParts(before, before)).toEqual([]);
  expect(editedParts(before, after)).toMatchObject([{ title: 'extra calls' }]);
});
