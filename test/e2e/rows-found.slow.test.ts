import { describe, expect, test } from 'vitest';
import { inFolder } from '../support/cli.js';
import { evaluateIn, textOf, yamlOf } from '../support/evaluated.js';

/** Two questions with tables, and one without. */
const CORPUS = `
- template_id: sql
  questions:
    - id: q1
      question_text: Which numbers are there?
      reference_steps: [[{name: sql, output: "n\\n1\\n2", output_media_type: text/csv, match_output: table}]]
    - id: q2
      question_text: Which letters are there?
      reference_steps: [[{name: sql, output: "l\\na\\nb", output_media_type: text/csv, match_output: table}]]
    - id: q3
      question_text: What is the sum?
      reference_steps: [[{name: add, output: '3'}]]
`;

const line = (question_id: string, name: string, output: string, more: object = {}) =>
  JSON.stringify({ question_id, actual_steps: [{ id: 's', name, status: 'success', output }], ...more });
const FIRST = [line('q1', 'sql', 'n\n1\n2'), line('q3', 'add', '3')];
const FILES = {
  'corpus.yaml': CORPUS,
  'half.jsonl': [...FIRST, line('q2', 'sql', 'l\nb\nc')].join('\n'),
  'failed.jsonl': [...FIRST, line('q2', 'sql', 'l\nb\na', { error: 'timeout' })].join('\n'),
};

describe('the rows found', () => {
  test('have a row in terminal, report and page, and figures in the files; a failed answer counts as 0', () =>
    inFolder(FILES, async (folder) => {
      const { stdout } = await evaluateIn(folder, 'failed.jsonl', '--out', 'out');
      expect(stdout).toMatch(/Rows found \(F1\), 2 of 3 questions +0\.500/);
      expect(textOf(folder, 'out/report.md')).toMatch(/Rows found \(F1\), 2 of 3 questions *\| *0\.500/);
      expect(textOf(folder, 'out/report.html')).toContain('Rows found (F1)');
      const rows_f1 = { micro: 0.5, questions: 2, templates: 1 };
      expect(yamlOf(folder, 'out/comparison.yaml')).toMatchObject({ rows_f1 });
      const { questions } = yamlOf<{ questions: { rows_f1?: number }[] }>(folder, 'out/baseline.yaml');
      expect(questions.map((one) => one.rows_f1)).toEqual([1, 0, undefined]);
    }));

  test('are compared with a baseline, and have a gate in which a failed answer counts as 0', () =>
    inFolder(FILES, async (folder) => {
      const gate = ['--gate', 'micro.rows_f1.mean > 0.5'];
      expect((await evaluateIn(folder, 'failed.jsonl', '--out', 'base', ...gate)).code).toBe(1);
      for (const base of ['base', 'base/evaluation.yaml']) {
        const { stdout } = await evaluateIn(folder, 'half.jsonl', '--baseline', base, '--out', 'out');
        expect(stdout).toMatch(/Rows found \(F1\), 2 of 3 questions +0\.500 +0\.750 +\+0\.250/);
        const change = { base: 0.5, head: 0.75, change: 0.25 };
        const rows = { questions: 2, micro: change, macro: change };
        expect(yamlOf(folder, 'out/comparison.yaml')).toHaveProperty('comparison.rows_f1', rows);
      }
    }));

  test.each([
    ['for a corpus without keys of its own', CORPUS.replaceAll(', match_output: table', ''), 'standard'],
    ['in a version preset', CORPUS, 'graphrag-eval-5'],
  ])('are absent %s', (_, corpus, preset) =>
    inFolder({ ...FILES, 'corpus.yaml': corpus }, async (folder) => {
      const { stdout } = await evaluateIn(folder, 'failed.jsonl', '--out', 'out', '--scoring', preset);
      expect(stdout).toContain('Steps score');
      expect(stdout).not.toContain('Rows found');
      for (const file of ['report.md', 'baseline.yaml', 'comparison.yaml', 'report.html'])
        expect(textOf(folder, 'out', file)).not.toMatch(/Rows found|rows_f1: [\d{\n]/);
    }),
  );
});
