import { describe, expect, test } from 'vitest';
import { loadPatterns } from '../../../src/adapters/patterns.js';
import { decodeForeign, lostLine } from '../../../src/core/foreign/foreign.js';
import type { Mapping } from '../../../src/core/text/values.js';

const PATTERNS = await loadPatterns();

/** The texts of the questions with their checks, and what is lost. */
function imported(configuration: unknown): { questions: (readonly [unknown, unknown])[]; lost: string | null } {
  const corpus = decodeForeign('promptfoo', [configuration], PATTERNS);
  if (!('templates' in corpus)) throw new Error('no corpus');
  const questions = corpus.templates.flatMap((template) => template.questions as Mapping[]);
  return { questions: questions.map((one) => [one.question_text, one.answer]), lost: lostLine(corpus) };
}

const contains = (value: string, more: object = {}) => ({ type: 'contains', value, ...more });
const asking = (question: unknown, more: object = {}) => ({ vars: { question, ...more } });

describe('a configuration of promptfoo has the tests that promptfoo runs', () => {
  test.each<[string, unknown, (readonly [unknown, unknown])[], string | null]>([
    [
      'defaultTest adds vars and assertions; those of the test win',
      {
        defaultTest: { vars: { town: 'Ghent', river: 'Lys' }, assert: [contains('Belgium')] },
        tests: [{ ...asking('Is {{town}} on the {{ river }}?', { town: 'Bruges' }), assert: [contains('no')] }],
      },
      [['Is Bruges on the Lys?', { includes: ['Belgium', 'no'] }]],
      null,
    ],
    [
      'disableDefaultAsserts',
      {
        defaultTest: { assert: [contains('Belgium')] },
        tests: [{ ...asking('Where is Ghent?'), options: { disableDefaultAsserts: true }, assert: [contains('Lys')] }],
      },
      [['Where is Ghent?', { includes: ['Lys'] }]],
      null,
    ],
    [
      'lists of vars are a test for each combination',
      { tests: [asking('Is {{a}} in {{b}}?', { a: ['Ghent', 'Lyon'], b: ['Belgium', 'France'] })] },
      [
        ['Is Ghent in Belgium?', undefined],
        ['Is Ghent in France?', undefined],
        ['Is Lyon in Belgium?', undefined],
        ['Is Lyon in France?', undefined],
      ],
      null,
    ],
    [
      'scenarios ask each of their tests with each config',
      {
        scenarios: [
          {
            config: [{ vars: { town: 'Ghent' }, assert: [contains('Lys')] }, { vars: { town: 'Bruges' } }],
            tests: [
              asking('Which river is in {{town}}?'),
              { ...asking('How old is {{town}}?'), assert: [contains('year')] },
            ],
          },
        ],
      },
      [
        ['Which river is in Ghent?', { includes: ['Lys'] }],
        ['How old is Ghent?', { includes: ['Lys', 'year'] }],
        ['Which river is in Bruges?', undefined],
        ['How old is Bruges?', { includes: ['year'] }],
      ],
      null,
    ],
    [
      'a scenario without tests asks once for each config',
      { scenarios: [{ config: [asking('Where is Ghent?'), asking('Where is Lyon?')] }] },
      [
        ['Where is Ghent?', undefined],
        ['Where is Lyon?', undefined],
      ],
      null,
    ],
    [
      'vars in assertions',
      {
        tests: [{ ...asking('Where?', { river: 'Lys' }), assert: [contains('the {{river}}'), contains('{{mouth}}')] }],
      },
      [['Where?', { includes: ['the Lys'] }]],
      'contains assertions (1)',
    ],
    [
      'weight 0 counts nothing, weight 1 as no weight',
      { tests: [{ ...asking('Where?'), assert: [contains('a', { weight: 0 }), contains('b', { weight: 1 })] }] },
      [['Where?', { includes: ['b'] }]],
      'assertions of weight 0 (1)',
    ],
    [
      'what is in files or decides otherwise is named',
      {
        defaultTest: 'file://default.yaml',
        tests: [
          'file://more.csv',
          { ...asking('Where?', { notes: 'file://notes.txt' }), threshold: 0.5, assert: [contains('file://a.txt')] },
          { vars: 'file://vars.yaml', description: 'From a file' },
          asking('{{ "ghent" | upper }}'),
        ],
      },
      [
        ['Where?', undefined],
        ['From a file', undefined],
        ['{{ "ghent" | upper }}', undefined],
      ],
      'defaultTest in a file (1), tests in files (1), threshold (1), vars in files (2), contains assertions (1), expressions in vars (1)',
    ],
  ])('%s', (_, configuration, questions, lost) => {
    expect(imported(configuration)).toEqual({ questions, lost });
  });

  test('more combinations than the limit are named', () => {
    const numbers = Array.from({ length: 30 }, (_, at) => String(at));
    const { questions, lost } = imported({ tests: [asking('{{a}} {{b}}', { a: numbers, b: numbers })] });
    expect(questions).toHaveLength(500);
    expect(lost).toBe('tests with more than 500 combinations of vars (1)');
  });

  test('vars that name themselves and each other a thousand times add a limited text', () => {
    const many = (name: string) => `{{${name}}}`.repeat(2000);
    const { questions, lost } = imported({
      tests: [asking(many('question')), asking(many('a'), { a: many('question') })],
    });
    expect(questions.map(([text]) => String(text).length < 1_000_000)).toEqual([true, true]);
    expect(lost).toBe('expressions in vars (3)');
  });

  test.each([[{ prompts: ['a'] }], [[]], ['text'], [{ tests: 'file://tests.csv' }]])('%j is another file', (value) => {
    expect(decodeForeign('promptfoo', [value], PATTERNS)).toEqual({ odd: 0 });
  });
});
