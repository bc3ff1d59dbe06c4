import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cli, inFolder, type Outcome } from '../../support/cli.js';

const SCORED = `- template_id: t
  questions:
    - {id: a, question_text: A, reference_steps: [[{name: sql, output: x}]]}
`;
const DRAFTS = `- template_id: drafts
  draft: true
  questions:
    - {id: b, question_text: B, reference_steps: [[{name: sql, output: y}]]}
    - {id: c, question_text: C, answer: {includes: [C]}}
`;
const RESPONSES = ['a', 'b', 'c']
  .map((id) => ({
    question_id: id,
    actual_answer: id,
    actual_steps: [{ name: 'sql', args: {}, status: 'success', output: 'x' }],
  }))
  .map((response) => `${JSON.stringify(response)}\n`);
const FILES = {
  ...{ 'scored.yaml': SCORED, 'both.yaml': SCORED + DRAFTS, 'a.jsonl': RESPONSES[0] ?? '' },
  'all.jsonl': RESPONSES.join(''),
};

/** Lines that only the first text has. */
function added(text: string, other: string): string[] {
  const known = new Set(other.split('\n'));
  return text.split('\n').filter((line) => !known.has(line));
}

const GATES = ['--min-steps-score', '0.5'];

type Evaluate = (corpus: string, out: string, ...args: readonly string[]) => Promise<Outcome>;

async function inExample<T>(use: (evaluate: Evaluate, read: (name: string) => string) => Promise<T>): Promise<T> {
  return inFolder(FILES, async (_, file) => {
    const evaluate: Evaluate = (corpus, out, ...args) =>
      cli(
        ...['evaluate', '--corpus', file(corpus), '--responses', file('a.jsonl'), '--out', file(out)],
        ...['--junit', file(`${out}.xml`), ...args],
      );
    return use(evaluate, (name) => readFileSync(file(name), 'utf8'));
  });
}

describe('drafts of a corpus', () => {
  test('are one line in report.md and one key in comparison.yaml', () =>
    inExample(async (evaluate, read) => {
      const without = await evaluate('scored.yaml', 'without', ...GATES);
      const beside = await evaluate('both.yaml', 'beside', ...GATES);
      expect(beside.code).toBe(without.code);
      for (const name of ['evaluation.yaml', 'aggregates.yaml', 'baseline.yaml'])
        expect(read(`beside/${name}`)).toBe(read(`without/${name}`));
      expect(read('beside.xml')).toBe(read('without.xml'));
      const [report, earlier] = [read('beside/report.md'), read('without/report.md')];
      expect(added(report, earlier)).toEqual([expect.stringContaining('2 drafts are not scored')]);
      expect(added(earlier, report)).toEqual([]);
      const [comparison, before] = [read('beside/comparison.yaml'), read('without/comparison.yaml')];
      expect(added(comparison, before)).toEqual(['drafts: 2']);
      expect(added(before, comparison)).toEqual([]);
    }));

  test('evaluate --drafts scores them alone, without gates and baseline, and says so', () =>
    inFolder(FILES, async (_, file) => {
      const args = ['evaluate', '--corpus', file('both.yaml'), '--responses', file('all.jsonl'), '--drafts'];
      const { code, stdout } = await cli(...args, '--out', file('out'));
      expect(code).toBe(0);
      expect(stdout).toContain('Drafts have no gates and no baseline');
      expect(readFileSync(file('out/evaluation.yaml'), 'utf8').match(/question_id: \w+/g)).toEqual([
        'question_id: b',
        'question_id: c',
      ]);
      expect(readFileSync(file('out/comparison.yaml'), 'utf8')).toContain('\ngates: []\n');
      expect(readFileSync(file('out/comparison.yaml'), 'utf8')).not.toContain('\ndrafts:');
      expect(existsSync(file('out/baseline.yaml'))).toBe(false);
    }));

  test.each([
    ['--min-steps-score', '0.5'],
    ['--baseline', 'x'],
    ['--shard', '1/2', '--out', 'x'],
  ])('evaluate --drafts refuses %s', (flag, ...values) =>
    inFolder(FILES, async (_, file) => {
      const args = ['evaluate', '--corpus', file('both.yaml'), '--responses', file('all.jsonl'), '--drafts'];
      const { code, stderr } = await cli(...args, flag, ...values);
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: expect.stringMatching(new RegExp(`^(?:error: |Error: )?${flag}: drafts have `)) as string,
      });
    }),
  );

  test('a question that becomes a draft is removed in a comparison; one that is accepted is added', () => {
    const question = (id: string, more = '') =>
      `    - {id: ${id}, question_text: ${id}, reference_steps: [[{name: sql, output: x}]]${more}}\n`;
    const base = `- template_id: t\n  questions:\n${question('a')}${question('b')}${question('c', ', draft: true')}`;
    const head = `- template_id: t\n  questions:\n${question('a')}${question('b', ', draft: true')}${question('c')}`;
    return inFolder({ ...FILES, 'base.yaml': base, 'head.yaml': head }, async (_, file) => {
      const args = (name: string) => ['evaluate', '--corpus', file(name), '--responses', file('all.jsonl')];
      await cli(...args('base.yaml'), '--out', file('base'), '--no-page');
      const { stdout } = await cli(...args('head.yaml'), '--baseline', file('base'), '--format', 'json');
      const { comparison } = JSON.parse(stdout) as {
        comparison: Record<'removed' | 'added', { question_id: string }[]>;
      };
      expect([comparison.removed, comparison.added].map((list) => list.map(({ question_id }) => question_id))).toEqual([
        ['b'],
        ['c'],
      ]);
    });
  });

  test('show finds a draft with --drafts, and names them otherwise', () =>
    inFolder(FILES, async (_, file) => {
      const shown = (...args: readonly string[]) =>
        cli('show', 'b', '--corpus', file('both.yaml'), '--responses', file('all.jsonl'), ...args);
      const without = await shown();
      expect(without.code).toBe(2);
      expect(without.stderr).toMatch(/no question has the id "b".*; 2 drafts left out, --drafts shows them\n$/);
      const { code, stdout } = await shown('--drafts');
      expect([code, stdout]).toEqual([0, expect.stringContaining('expected y, got x')]);
    }));
});
