import { describe, expect, test } from 'vitest';
import { loadPatterns } from '../../../src/adapters/patterns.js';
import { decodeForeign } from '../../../src/core/foreign/foreign.js';
import type { Mapping } from '../../../src/core/text/values.js';
import { cellsOf, listIn, mappingIn } from '../../support/cells.js';

const PATTERNS = await loadPatterns();

/** The texts of the questions with their checks, and what is lost. */
function imported(configuration: unknown): { questions: (readonly [unknown, unknown])[]; lost: string | null } {
  const corpus = decodeForeign('promptfoo', [{ file: 'a.yaml', value: configuration }], PATTERNS);
  const questions = corpus.templates.flatMap((template) => template.questions as Mapping[]);
  return { questions: questions.map((one) => [one.question_text, one.answer]), lost: corpus.lost.join(', ') || null };
}

const asking = (question: unknown, more: object = {}) => ({ vars: { question, ...more } });

describe('a configuration of promptfoo has the tests that promptfoo runs', () => {
  // A title | the configuration in YAML | its questions, each with its checks | what is lost.
  test.each(
    cellsOf(`
defaultTest adds vars and assertions; those of the test win | defaultTest: {vars: {town: Ghent, river: Lys}, assert: [{type: contains, value: Belgium}]}, tests: [{vars: {question: 'Is {{town}} on the {{ river }}?', town: Bruges}, assert: [{type: contains, value: 'no'}]}] | [Is Bruges on the Lys?, {includes: [Belgium, 'no']}] |
disableDefaultAsserts | defaultTest: {assert: [{type: contains, value: Belgium}]}, tests: [{vars: {question: Where is Ghent?}, options: {disableDefaultAsserts: true}, assert: [{type: contains, value: Lys}]}] | [Where is Ghent?, {includes: [Lys]}] |
lists of vars are a test for each combination | tests: [{vars: {question: 'Is {{a}} in {{b}}?', a: [Ghent, Lyon], b: [Belgium, France]}}] | [Is Ghent in Belgium?], [Is Ghent in France?], [Is Lyon in Belgium?], [Is Lyon in France?] |
scenarios ask each of their tests with each config | scenarios: [{config: [{vars: {town: Ghent}, assert: [{type: contains, value: Lys}]}, {vars: {town: Bruges}}], tests: [{vars: {question: 'Which river is in {{town}}?'}}, {vars: {question: 'How old is {{town}}?'}, assert: [{type: contains, value: year}]}]}] | [Which river is in Ghent?, {includes: [Lys]}], [How old is Ghent?, {includes: [Lys, year]}], [Which river is in Bruges?], [How old is Bruges?, {includes: [year]}] |
a scenario without tests asks once for each config | scenarios: [{config: [{vars: {question: Where is Ghent?}}, {vars: {question: Where is Lyon?}}]}] | [Where is Ghent?], [Where is Lyon?] |
vars in assertions | tests: [{vars: {question: Where?, river: Lys}, assert: [{type: contains, value: 'the {{river}}'}, {type: contains, value: '{{mouth}}'}]}] | [Where?, {includes: [the Lys]}] | contains assertions (1)
assertions are checks, or named | tests: [{vars: {question: Capital?}, assert: [{type: contains, value: Paris}, {type: icontains, value: France}, {type: llm-rubric, value: x}]}] | [Capital?, {includes: [Paris], regex: ['(?i)France']}] | llm-rubric assertions (1)
weight 0 counts nothing, weight 1 as no weight | tests: [{vars: {question: Where?}, assert: [{type: contains, value: a, weight: 0}, {type: contains, value: b, weight: 1}]}] | [Where?, {includes: [b]}] | assertions of weight 0 (1)
what is in files or decides otherwise is named | defaultTest: 'file://default.yaml', tests: ['file://more.csv', {vars: {question: Where?, notes: 'file://notes.txt'}, threshold: 0.5, assert: [{type: contains, value: 'file://a.txt'}]}, {vars: 'file://vars.yaml', description: From a file}, {vars: {question: "{{ ghent \\u007c upper }}"}}] | [Where?], [From a file], ["{{ ghent \\u007c upper }}"] | defaultTest in a file (1), tests in files (1), threshold (1), vars in files (2), contains assertions (1), expressions in vars (1)
`),
  )('%s', (_, configuration, questions, lost) => {
    const wanted = (listIn(questions) as [unknown, unknown][]).map(([text, answer]) => [text, answer]);
    expect(imported(mappingIn(configuration))).toEqual({ questions: wanted, lost: lost || null });
  });

  test('more combinations than the limit are named', () => {
    const numbers = Array.from({ length: 30 }, (_, at) => String(at));
    const { questions, lost } = imported({ tests: [asking('{{a}} {{b}}', { a: numbers, b: numbers })] });
    expect(questions).toHaveLength(500);
    expect(lost).toBe('tests with more than 500 combinations of vars (1)');
  });

  test('a scenario of more tests than the limit is named, and makes none', () => {
    const config = Array.from({ length: 1500 }, (_, at) => ({ vars: { a: String(at) } }));
    const tests = config.map(() => asking('{{a}}'));
    const lost = 'scenarios of more than 50000 tests (1)';
    expect(imported({ scenarios: [{ config, tests }] })).toEqual({ questions: [], lost });
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
    const read = () => decodeForeign('promptfoo', [{ file: 'a.yaml', value }], PATTERNS);
    expect(read).toThrow('a.yaml: is not a file of promptfoo: expected a mapping with tests or scenarios');
  });
});
