import { describe, expect, expectTypeOf, test } from 'vitest';
import { type DecodedCorpus, decodeCorpus } from '../../../src/core/corpus/corpus.js';
import type { RawQuestion, RawStep, RawTemplate } from '../../../src/core/corpus/corpus-schema.js';
import type { Question, ReferenceStep, Template } from '../../../src/core/corpus/corpus-types.js';
import { renderProblem } from '../../../src/core/words/errors.js';
import { deepFreeze } from '../../support/make.js';
import { WRONG_CORPORA } from '../../support/wrong-corpora.js';

const NOTHING: DecodedCorpus = { corpus: { templates: [], questions: [] }, warnings: [] };

/** Corpora of more than one file, by their values; ids that the files write otherwise than YAML reads them. */
function decode(values: readonly unknown[], written: Readonly<Record<string, string>> = {}) {
  const writtenAs = (path: readonly (string | number)[]) => written[path.join('.')] ?? null;
  const documents = values.map((value, index) => ({ file: `${index}.yaml`, value: deepFreeze(value), writtenAs }));
  const decoded = decodeCorpus(documents);
  const problems = decoded.kind === 'ok' ? [] : decoded.problems.map(renderProblem);
  const { corpus, warnings } = decoded.kind === 'ok' ? decoded.value : NOTHING;
  return { corpus, problems, warnings: warnings.map(renderProblem) };
}

const question = (more: object = {}) => ({ id: 'q', question_text: '?', ...more });
const corpus = (...questions: object[]) => [{ template_id: 't', questions }];
const step = (more: object = {}) => ({ name: 'lookup', output: 'A', ...more });

test('a corpus is read with its defaults', () => {
  const found = decode([corpus(question({ reference_steps: [[step()]] }))]);
  expect(found).toMatchObject({ problems: [], warnings: [] });
  const read = {
    ...{ name: 'lookup', args: {}, output: 'A', mediaType: null, ordered: false },
    ...{ requiredColumns: null, ignoreDuplicates: null, source: { name: 'lookup', output: 'A' } },
  };
  const asked = { id: 'q', templateId: 't', text: '?', referenceAnswer: null, tags: [], groups: [[read]] };
  expect(found.corpus.templates).toEqual([{ id: 't', title: 't', questions: [asked] }]);
});

describe('older keys are read', () => {
  test.each<[string, object]>([
    ['id of a template', { id: 't', questions: [question()] }],
    ['qaSet', { template_id: 't', qaSet: [question()] }],
    ['question', { template_id: 't', questions: [{ id: 'q', question: '?' }] }],
    ['nl_question', { template_id: 't', questions: [{ id: 'q', nl_question: '?' }] }],
    ['question_id', { template_id: 't', questions: [{ question_id: 'q', question_text: '?' }] }],
  ])('%s', (_, template) => {
    const found = decode([[template]]);
    expect(found.problems).toEqual([]);
    expect(found.corpus.templates).toMatchObject([{ id: 't', questions: [{ id: 'q', text: '?' }] }]);
  });

  test.each(['expected_steps', 'tools_calls'])('%s', (key) => {
    const found = decode([corpus(question({ [key]: [[step()]] }))]);
    expect(found.corpus.templates[0]?.questions[0]?.groups).toMatchObject([[{ name: 'lookup' }]]);
  });
});

describe('wrong shapes are errors that say where and what', () => {
  test.each(WRONG_CORPORA)('%s', (_, value, message) => {
    expect(decode([value]).problems.join('\n')).toContain(message);
  });

  test('all at once', () => {
    expect(decode([[{ questions: [{}] }], {}]).problems).toHaveLength(4);
  });
});

describe('ids', () => {
  test('that occur twice are an error with both places', () => {
    const [problem] = decode([corpus(question()), corpus(question())]).problems;
    expect(problem).toContain('1.yaml: [0].questions[0]');
    expect(problem).toContain('0.yaml: [0].questions[0]');
  });

  test('are compared as text', () => {
    expect(decode([corpus(question({ id: 5 }), question({ id: '5' }))]).problems).toHaveLength(1);
  });

  test('that are not text are taken as they are written, with a warning', () => {
    const found = decode([corpus(question({ id: 17 }))], { '0.questions.0.id': '017' });
    expect(found.corpus.templates[0]?.questions[0]?.id).toBe('017');
    expect(found.warnings.join()).toContain('"017"');
  });

  test('of a template may occur in several files, and in one file with a warning', () => {
    const split = decode([corpus(question({ id: 'a' })), corpus(question({ id: 'b' }))]);
    expect(split.corpus.templates).toMatchObject([{ id: 't', questions: [{ id: 'a' }, { id: 'b' }] }]);
    expect(split.warnings).toEqual([]);
    const again = decode([[...corpus(question({ id: 'a' })), ...corpus(question({ id: 'b' }))]]);
    expect(again.corpus.templates).toMatchObject([{ questions: [{ id: 'a' }, { id: 'b' }] }]);
    expect(again.warnings).toHaveLength(1);
  });

  test('may be what objects have', () => {
    const odd = ['__proto__', 'constructor', 'toString'];
    const found = decode([odd.map((id) => ({ template_id: id, questions: [question({ id })] }))]);
    const ids = found.corpus.templates.map(({ id, questions }) => [id, questions[0]?.id]);
    expect(ids).toEqual(odd.map((id) => [id, id]));
  });
});

describe('a possible mistake is a warning, and nothing is dropped', () => {
  test.each<[string, object, string]>([
    ['an empty group', { reference_steps: [[], [step()]] }, 'empty group'],
    ['a group that is null', { reference_steps: [null, [step()]] }, 'empty group'],
    ['a mistyped key', { refrence_steps: [] }, 'did you mean reference_steps?'],
    ['a typo in a step', { reference_steps: [[step({ required_column: ['a'] })]] }, 'did you mean required_columns?'],
    [
      'a mistyped media type',
      { reference_steps: [[step({ output_media_type: 'application/sparql-result+json' })]] },
      'did you mean application/sparql-results+json?',
    ],
    ['an answer without checks', { answer: {} }, '.answer: is empty: nothing of the answer is checked'],
    ['an answer whose checks are null', { answer: { includes: null } }, '.answer: is empty'],
    ['an empty list of texts', { answer: { includes: [], number: 5 } }, '.answer.includes: is empty'],
    ['an empty list of numbers', { answer: { number: [] } }, '.answer.number: is empty'],
    ['no rules', { rules: {} }, '[0].questions[0].rules: is empty: it has no effect'],
    ['rules that are null', { rules: { max_steps: null } }, '[0].questions[0].rules: is empty'],
  ])('%s', (_, more, message) => {
    const found = decode([corpus(question(more))]);
    expect(found.problems).toEqual([]);
    expect(found.warnings.join('\n')).toContain(message);
  });

  test('a template without rules', () => {
    const found = decode([[{ template_id: 't', rules: {}, questions: [question()] }]]);
    expect(found.warnings).toEqual(['0.yaml: [0].rules: is empty: it has no effect']);
  });

  test('a rule that takes back one of the template is not a mistake', () => {
    expect(decode([corpus(question({ rules: { forbidden: [] } }))]).warnings).toEqual([]);
  });

  test.each(['regex', 'includes'])('is silent about a %s in brackets, which is no JSON', (match_output) => {
    const step = { name: 'a', output: '[12]', match_output };
    expect(decode([corpus(question({ reference_steps: [[step]] }))]).warnings).toEqual([]);
  });

  test('keys that are marked as its own are not a mistake', () => {
    expect(decode([corpus(question({ _comment: 'x', 'x-sparql_template': 'y' }))]).warnings).toEqual([]);
  });
});

test('tags are those of the question and of its template', () => {
  const found = decode([[{ template_id: 't', tags: ['smoke'], questions: [question({ tags: ['slow', 'smoke'] })] }]]);
  expect(found.corpus.templates[0]?.questions[0]?.tags).toEqual(['smoke', 'slow']);
});

test.each<[unknown, boolean]>([
  [true, true],
  ['yes', true],
  ['On', true],
  ['NO', false],
  ['off', false],
  [null, false],
])('ordered: %j as PyYAML reads it', (ordered, expected) => {
  const found = decode([corpus(question({ reference_steps: [[step({ ordered, ignore_duplicates: 'yes' })]] }))]);
  expect(found.problems).toEqual([]);
  const read = found.corpus.templates[0]?.questions[0]?.groups[0]?.[0];
  expect(read).toMatchObject({ ordered: expected, ignoreDuplicates: true });
});

describe('the types of a corpus', () => {
  type KeysOf<T> = keyof { [Key in keyof T as string extends Key ? never : Key]: T[Key] };

  test('have the keys that the schema knows, and no others', () => {
    expectTypeOf<keyof Template>().toEqualTypeOf<KeysOf<RawTemplate>>();
    expectTypeOf<keyof Question>().toEqualTypeOf<KeysOf<RawQuestion>>();
    expectTypeOf<keyof ReferenceStep>().toEqualTypeOf<KeysOf<RawStep>>();
  });
});
