import { describe, expect, test } from 'vitest';
import type { Validation } from '../../../src/core/corpus/validate.js';
import { renderValidation } from '../../../src/report/formats/corpus-reports.js';
import { plainLine } from '../../../src/report/words/text.js';

describe('the text', () => {
  const finding = (severity: 'error' | 'warning', kind: string, ids: readonly string[]) => ({
    ...{ severity, kind, summary: `about ${kind}` },
    questions: ids.map((id) => ({ id, place: 'reference_steps[0][0]', why: 'because' })),
  });

  test.each<[Partial<Validation>, string[], string]>([
    [{}, [], '1 question, 1 template: 0 errors, 0 kinds of warning'],
    [{ errors: 1 }, ['corpus.yaml:3: odd'], '1 question, 1 template: 1 error, 1 kind of warning'],
    [
      { questions: 1584, templates: 448, findings: ['a', 'b', 'c'].map((kind) => finding('warning', kind, ['q'])) },
      [],
      '1,584 questions, 448 templates: 0 errors, 3 kinds of warning',
    ],
    [
      { errors: 2, findings: [finding('error', 'a', ['q', 'r']), finding('warning', 'b', ['q'])] },
      ['corpus.yaml:3: odd', 'corpus.yaml:4: odd'],
      '1 question, 1 template: 2 errors, 2 kinds of warning',
    ],
  ])('begins with the size and what was found', (validation, warnings, expected) => {
    const whole = { questions: 1, templates: 1, errors: 0, findings: [], ...validation };
    expect(renderValidation(whole, warnings).split('\n')[0]).toBe(expected);
  });

  test('shows three examples of a finding and twenty warnings of the files', () => {
    const ids = Array.from({ length: 1007 }, (_, index) => `q${index}`);
    const whole = { questions: 1007, templates: 1, errors: 1007, findings: [finding('error', 'a', ids)] };
    const lines = renderValidation(
      whole,
      ids.slice(0, 22).map((id) => `corpus.yaml:3: ${id}`),
    ).split('\n');
    expect(lines[1]).toBe('error: about a (1,007 questions)');
    expect(lines[2]).toBe('  q0 reference_steps[0][0]: because');
    expect(lines[5]).toBe('  … and 1,004 more');
    expect(lines[6]).toBe('warning: in the files (22 places)');
    expect(lines[26]).toBe('  corpus.yaml:3: q19');
    expect(lines.slice(27)).toEqual(['  … and 2 more']);
  });

  test('counts a question with two findings of a kind once', () => {
    const whole = { questions: 1, templates: 1, errors: 1, findings: [finding('error', 'a', ['q', 'q'])] };
    expect(renderValidation(whole, [])).toContain('error: about a (1 question)\n');
  });

  test.each<[string, string, string]>([
    ['line breaks and escapes', 'a\r\nb\u001b[31mc\u0000', 'a b[31mc'],
    ['turned reading direction', 'a\u202egpj.exe\u200b', 'agpj.exe'],
    ['a workflow command', ' ::stop-commands::x', ': :stop-commands::x'],
    ['an older workflow command, hidden', 'q ##\u200b[add-mask]x', 'q ## [add-mask]x'],
  ])('takes %s out of a stranger’s line', (_, line, expected) => expect(plainLine(line, 300)).toBe(expected));

  test('cuts a long line without halving a character', () => {
    const line = plainLine(`${'x'.repeat(298)}😀 and more`, 300);
    expect(line).toBe(`${'x'.repeat(298)}😀…`);
  });
});
