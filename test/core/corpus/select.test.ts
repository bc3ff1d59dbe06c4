import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePattern, nothingSelected, selectFrom, unmatchedPatterns } from '../../../src/core/corpus/select.js';
import { StepgateError } from '../../../src/core/words/errors.js';
import { deepFreeze, makeCorpus, makeHash } from '../../support/make.js';

const CORPUS = deepFreeze(
  makeCorpus({
    list_wards: [
      { id: 'q1', tags: ['smoke'] },
      { id: 'q2', tags: ['smoke', 'slow'] },
    ],
    list_beds: [{ id: 'q17a' }, { id: 'q17b', tags: ['slow'] }],
    count: [{ id: 'constructor', tags: ['__proto__'] }],
  }),
);

function selected(...patterns: string[]): string[] {
  return selectFrom(CORPUS.questions, patterns, makeHash()).map(({ id }) => id);
}

test.each<[string, string[], string]>([
  ['id', ['id:q17'], ': id:q17 matches none of 5 questions; only * is a wildcard; ids that begin so: q17a, q17b'],
  [
    'template',
    ['template:list'],
    ': template:list matches none of 5 questions; only * is a wildcard; templates that begin so: list_wards, list_beds',
  ],
  ['another id', ['id:x'], ': id:x matches none of 5 questions; only * is a wildcard'],
  ['a star of an id', ['id:q17\\*'], ': id:q17\\* matches none of 5 questions; only * is a wildcard'],
  ['a tag', ['tag:none'], ': tag:none matches none of 5 questions'],
  ['several patterns', ['id:x', '!tag:slow'], ' by id:x, !tag:slow'],
])('says why nothing is selected: %s', (_, patterns, message) => {
  expect(nothingSelected(CORPUS, patterns)).toBe(`no question is selected${message}`);
});

test.each<[string[], string[]]>([
  [['tag:smoke', 'id:q1*'], []],
  [['tag:smok', 'id:q1'], ['tag:smok matches no question; did you mean tag:smoke?']],
  [['id:q1', '!tag:slwo'], ['!tag:slwo matches no question; did you mean !tag:slow?']],
  [['template:lsit_*'], ['template:lsit_* matches no question; did you mean template:list_*?']],
  [['id:another'], ['id:another matches no question']],
  [['id:*', 'sample:3'], []],
])('warns of a pattern that matches nothing: %j', (patterns, warnings) => {
  expect(unmatchedPatterns(CORPUS.questions, patterns)).toEqual(warnings);
});

describe('patterns', () => {
  test.each<[string, string[], string[]]>([
    ['none: all', [], ['q1', 'q2', 'q17a', 'q17b', 'constructor']],
    ['a tag', ['tag:smoke'], ['q1', 'q2']],
    ['a template', ['template:list_beds'], ['q17a', 'q17b']],
    ['templates by their beginning', ['template:list_*'], ['q1', 'q2', 'q17a', 'q17b']],
    ['ids by their beginning', ['id:q17*'], ['q17a', 'q17b']],
    ['an id is whole', ['id:q1'], ['q1']],
    ['patterns add up, in the order of the corpus', ['id:q17a', 'tag:smoke'], ['q1', 'q2', 'q17a']],
    ['a question that fits two patterns is selected once', ['tag:smoke', 'tag:slow'], ['q1', 'q2', 'q17b']],
    ['! takes away', ['!tag:slow'], ['q1', 'q17a', 'constructor']],
    ['! takes away from what was added', ['tag:smoke', '!tag:slow'], ['q1']],
    ['! takes away in any position', ['!tag:slow', 'tag:smoke'], ['q1']],
    ['!id and !template', ['!template:list_*', '!id:nothing'], ['constructor']],
    ['names that objects have', ['tag:__proto__'], ['constructor']],
    ['nothing fits', ['tag:none'], []],
    ['blanks around a tag are ignored', [' tag:smoke '], ['q1', 'q2']],
    ['blanks behind an id belong to it', ['id:q1 '], []],
    ['and behind that of a template', [' template:count '], []],
  ])('%s', (_, patterns, expected) => expect(selected(...patterns)).toEqual(expected));

  const odd = ['smoke', '', 'tag:', 'template: ', 'id:', 'tags:smoke', '!!tag:a'];
  const samples = ['0', '-1', '1.5', 'all'].map((size) => `sample:${size}`);
  test.each([...odd, ...samples, '!sample:5'])('%j is none, and the message shows right ones', (text) => {
    expect(() => decodePattern(text)).toThrow(StepgateError);
    expect(() => decodePattern(text)).toThrow(/tag:smoke/);
  });
});

describe('a sample', () => {
  test('has the size that was asked for, in the order of the corpus', () => {
    const three = selected('sample:3');
    expect(three).toHaveLength(3);
    expect(selected().filter((id) => three.includes(id))).toEqual(three);
    expect(selected('sample:100')).toEqual(selected());
  });

  test('comes last, in any position', () => {
    expect(selected('sample:2', 'tag:smoke')).toEqual(['q1', 'q2']);
    expect(selected('sample:3', 'template:list_*', '!tag:slow')).toEqual(['q1', 'q17a']);
  });

  test('stays stable when the corpus grows, and a larger one holds a smaller one', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(ids, fc.nat(), fc.integer({ min: 1, max: 10 }), (all, cut, size) => {
        const sample = (some: readonly string[], count: number) => {
          const corpus = makeCorpus({ t: some.map((id) => ({ id })) });
          return selectFrom(corpus.questions, [`sample:${count}`], makeHash()).map(({ id }) => id);
        };
        const before = all.slice(0, (cut % all.length) + 1);
        const grown = sample(all, size);
        const kept = sample(before, size);
        expect(kept).toHaveLength(Math.min(size, before.length));
        expect(grown.filter((id) => before.includes(id) && !kept.includes(id))).toEqual([]);
        expect(kept.filter((id) => !sample(before, size + 1).includes(id))).toEqual([]);
      }),
    );
  });
});
