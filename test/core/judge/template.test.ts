import { describe, expect, test } from 'vitest';
import { decodeTemplate, renderTemplate } from '../../../src/core/judge/prompts.js';

const values = { question: 'Q', reference_answer: 'R', actual_answer: 'A' };
const rendered = (text: string) => renderTemplate(decodeTemplate(text, 'prompt'), values);

describe('a prompt of the user', () => {
  test.each([
    ['names the three texts', '{question}|{reference_answer}|{actual_answer}', 'Q|R|A'],
    ['may use the older name of the answer', '{candidate_answer}', 'A'],
    ['may repeat a text, or leave one out', '{question}{question}', 'QQ'],
    ['writes braces twice', '{{"a": {question}}}', '{"a": Q}'],
    ['has braces around a placeholder', '{{{question}}}', '{Q}'],
    ['may have no placeholder', 'none', 'none'],
    ['may be empty', '', ''],
  ])('%s', (_, prompt, expected) => {
    expect(rendered(prompt)).toBe(expected);
  });

  test('takes no placeholder from a text that is filled in', () => {
    const template = decodeTemplate('{question} {actual_answer}', 'prompt');
    expect(renderTemplate(template, { ...values, question: '{actual_answer} $& {{' })).toBe('{actual_answer} $& {{ A');
  });

  const WRONG = ['{answer}', '{}', '{question', 'question}', '{ question }', '{question.x}', '{0}', '{toString}'];
  test.each(WRONG)('%s is an error that lists what there is', (prompt) => {
    expect(() => rendered(prompt)).toThrow(/^prompt: .*\{question\}, \{reference_answer\}, \{actual_answer\}/);
  });
});
