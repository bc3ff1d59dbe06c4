import { describe, expect, test } from 'vitest';
import { validateCorpus } from '../../../src/core/corpus/validate.js';
import { scoringOf } from '../../../src/core/words/scoring-rules.js';
import { decodedQuestions } from '../../support/run.js';

const JSON_TYPE = { output_media_type: 'application/json' };
const CSV = { output_media_type: 'text/csv' };

/** `kind place: why` of everything that is found in one question. */
function findingsOf(question: object, names: readonly string[] | null = null): string[] {
  const questions = decodedQuestions([{ template_id: 't', questions: [{ id: 'q', question_text: '?', ...question }] }]);
  const corpus = { templates: [{ id: 't', title: 't', questions }], questions };
  const called = names && new Map(names.map((name) => [name, 1]));
  const { findings } = validateCorpus(corpus, scoringOf('standard'), called, []);
  return findings.flatMap(({ kind, questions: places }) => places.map(({ place, why }) => `${kind} ${place}: ${why}`));
}

const steps = (...group: object[]) => ({ reference_steps: [group] });

describe('a path that leads to nothing in the reference is a warning', () => {
  const output = { orders: [{ id: 1 }], 'odd.key': 1 };
  test.each<[object, string[]]>([
    [{ unordered: ['order'] }, ['unordered: order']],
    [{ ignore: ['orders[*].etag', 'orders[*].id'] }, ['ignore: orders[*].etag']],
    [{ ignore: ['orders[1]'] }, ['ignore: orders[1]']],
    [{ tolerance: { paths: { 'orders[*].total': 1 } } }, ['tolerance: orders[*].total']],
    [{ ignore: ['orders[0].id', '"odd.key"', '$.orders'] }, []],
    [{ match_args: 'exact', args: { a: 1 }, ignore: ['args.a', 'args.b'] }, ['ignore: args.b']],
    [{ match_output: 'table', rows_at: ['data.rows', 'orders'] }, []],
    [{ match_output: 'table', rows_at: 'data.orders' }, ['rows_at: data.orders']],
  ])('%j', (keys, expected) => {
    const found = findingsOf(steps({ name: 't', output, ...JSON_TYPE, ...keys }));
    expect(found).toEqual(expected.map((why) => `unused-path reference_steps[0][0]: ${why}`));
  });
});

describe('steps that say how they are compared are tried as they say', () => {
  test.each<[string, object, string[]]>([
    ['a call', { name: 't', match_args: 'exact', match_output: 'ignore', args: { a: 1 } }, []],
    ['a regular expression', { name: 't', output: '^a+$', match_output: 'regex' }, []],
    ['no output', { name: 't', match_output: 'includes' }, ['missing-output _: t has no output']],
    [
      'an unreadable table',
      { name: 't', output: 'x', match_output: 'table', ...JSON_TYPE },
      [
        'unreadable-output _: reference output is not a table: lines of text without the names of the columns; as CSV, they need output_media_type: text/csv',
      ],
    ],
    ['no rows', { name: 't', output: 'a\n', match_output: 'table', ...CSV }, ['no-rows _: no rows under a']],
    ['ways', { any_of: [{ name: 't', output: 'x' }, { name: 't' }] }, ['missing-output _.any_of[1]: t has no output']],
  ])('%s', (_, step, expected) => {
    expect(findingsOf(steps(step))).toEqual(expected.map((one) => one.replace('_', 'reference_steps[0][0]')));
  });

  test('ways', () => {
    const ways = { reference_steps_any_of: [[[{ name: 'a', output: 'x' }]], [[{ name: 'b' }]]] };
    expect(findingsOf(ways)).toEqual(['missing-output reference_steps_any_of[1][0][0]: b has no output']);
  });

  test('one of the alternatives must be called', () => {
    const group = steps({ any_of: ['a', 'b'].map((name) => ({ name, output: 'x' })) });
    const missing = 'never-called reference_steps[0][0]: a, in 1 question; in responses only: c (1)';
    expect([findingsOf(group, ['b']), findingsOf(group, ['c'])]).toEqual([[], [missing]]);
  });
});

describe('groups that are never scored are a warning', () => {
  const step = { name: 't', output: 'x' };
  const found = 'earlier-groups : the last of 2 groups is scored';
  test.each<[string, object, string[]]>([
    ['two groups', { reference_steps: [[step], [step]] }, [found]],
    ['one group', { reference_steps: [[step, step]] }, []],
    ['two groups in another way', { reference_steps_any_of: [[[step]], [[step], [step]]] }, [found]],
    ['no steps', { answer: { includes: 'x' } }, []],
  ])('%s', (_, question, expected) => expect(findingsOf(question)).toEqual(expected));

  test.each([
    ['all groups are scored', scoringOf('standard', { groups: 'all' }), false],
    ['the config says that the last one is', scoringOf('standard', { groups: 'last' }), true],
    ['the preset is that of a release which scores the last one', scoringOf('graphrag-eval-5'), false],
  ])('but not if %s', (_, scoring, areGroupsSet) => {
    const questions = decodedQuestions([
      { template_id: 't', questions: [{ id: 'q', question_text: '?', reference_steps: [[step], [step]] }] },
    ]);
    const corpus = { templates: [{ id: 't', title: 't', questions }], questions };
    const { findings } = validateCorpus(corpus, scoring, null, [], areGroupsSet);
    expect(findings).toEqual([]);
  });
});

test('a default that steps cannot have is an error with those that they can', () => {
  const template = { template_id: 't', step_defaults: { ordered: true }, questions: [] };
  expect(() => decodedQuestions([template])).toThrow(
    /expected a mapping of keys that say how steps are compared: match_args/,
  );
});
