import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { cliIn, inFolder } from '../support/cli.js';

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
  'plain.yaml': CORPUS.replaceAll(', match_output: table', ''),
  'half.jsonl': [...FIRST, line('q2', 'sql', 'l\nb\nc')].join('\n'),
  'failed.jsonl': [...FIRST, line('q2', 'sql', 'l\nb\na', { error: 'timeout' })].join('\n'),
};

async function evaluate(folder: string, responses: string, ...flags: readonly string[]) {
  const corpus = flags.includes('--corpus') ? [] : ['--corpus', 'corpus.yaml'];
  return await cliIn(folder, 'evaluate', ...corpus, '--responses', `${responses}.jsonl`, ...flags);
}

interface Written {
  readonly rows_f1?: object;
  readonly comparison: Readonly<Record<string, unknown>>;
  readonly questions: readonly { readonly question_id: string; readonly rows_f1?: number }[];
}

const text = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');
const read = (folder: string, path: string) => parseYaml(text(folder, path), path) as Written;

describe('the rows found', () => {
  test('have a row in terminal, report and page, and figures in the files; a failed answer counts as 0', () =>
    inFolder(FILES, async (folder) => {
      const { stdout } = await evaluate(folder, 'failed', '--out', 'out');
      expect(stdout).toMatch(/Rows found \(F1\), 2 of 3 questions +0\.500/);
      expect(text(folder, 'out/report.md')).toMatch(/Rows found \(F1\), 2 of 3 questions *\| *0\.500/);
      expect(text(folder, 'out/report.html')).toContain('Rows found (F1)');
      expect(read(folder, 'out/comparison.yaml').rows_f1).toMatchObject({ micro: 0.5, questions: 2, templates: 1 });
      const found = read(folder, 'out/baseline.yaml').questions.map((one) => [one.question_id, one.rows_f1]);
      expect(Object.fromEntries(found)).toEqual({ q1: 1, q2: 0, q3: undefined });
    }));

  test('are compared with a baseline, and have a gate in which a failed answer counts as 0', () =>
    inFolder(FILES, async (folder) => {
      const gate = ['--gate', 'micro.rows_f1.mean > 0.5'];
      expect((await evaluate(folder, 'failed', '--out', 'base', ...gate)).code).toBe(1);
      for (const base of ['base', 'base/evaluation.yaml']) {
        const { stdout } = await evaluate(folder, 'half', '--baseline', base, '--out', 'out');
        expect(stdout).toMatch(/Rows found \(F1\), 2 of 3 questions +0\.500 +0\.750 +\+0\.250/);
        const change = { base: 0.5, head: 0.75, change: 0.25 };
        expect(read(folder, 'out/comparison.yaml').comparison.rows_f1).toEqual({
          ...{ questions: 2, micro: change, macro: change },
        });
      }
    }));

  test('are absent for a corpus without keys of its own, and in a version preset', () =>
    inFolder(FILES, async (folder) => {
      for (const flags of [
        ['--corpus', 'plain.yaml'],
        ['--scoring', 'graphrag-eval-5'],
      ]) {
        const { stdout } = await evaluate(folder, 'failed', '--out', 'out', ...flags);
        expect(stdout).toContain('Steps score');
        expect(stdout).not.toContain('Rows found');
        for (const file of ['report.md', 'baseline.yaml', 'comparison.yaml', 'report.html']) {
          expect(text(folder, `out/${file}`)).not.toMatch(/Rows found|rows_f1: [\d{\n]/);
        }
      }
    }));
});
