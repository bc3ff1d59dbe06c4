import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';
import { corpusOf, type Mark, responsesOf } from '../support/github/exam.js';

type Marks = Readonly<Record<string, Mark>>;

/** Scores these answers in one run after the other, each with the one before as its baseline. */
async function runs(file: (name: string) => string, all: readonly Marks[], ...flags: string[]): Promise<string> {
  for (const [at, marks] of all.entries()) {
    writeFileSync(file('c.yaml'), corpusOf(Object.keys(marks)));
    writeFileSync(file('r.jsonl'), responsesOf(marks));
    const baseline = at === 0 ? [] : ['--baseline', file(`run${at - 1}`)];
    const inputs = ['--corpus', file('c.yaml'), '--responses', file('r.jsonl'), '--out', file(`run${at}`)];
    await cli('evaluate', ...inputs, ...baseline, ...flags, '--min-coverage', '0', '--no-page', '--quiet');
  }
  return file(`run${all.length - 1}`);
}

describe('stepgate history', () => {
  const FLIPS: readonly Marks[] = [
    { a: 'right', b: 'right' },
    { a: 'wrong', b: 'right' },
    { a: 'right', b: 'right' },
    { a: 'error', b: 'right' },
  ];

  test('shows the runs, the trend and the flaky questions', () =>
    inFolder({}, async (_, file) => {
      const last = await runs(file, FLIPS);
      const { code, stdout, stderr } = await cli('history', last);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout.split('\n')[0]).toBe('`run3`, last 4 runs: █▁█▁ 1.000 → 0.500');
      expect(stdout).toMatch(/^Time \(UTC\) +Score +Macro +Questions$/m);
      expect(stdout).toContain('1 flaky question (1 right, 0 wrong, p partly, e failed, - not asked)');
      expect(stdout).toMatch(/^What is a\? +2 of 4 +101e +a$/m);
      expect(stdout).not.toContain('What is b?');
      expect((await cli('history', join(last, 'baseline.yaml'))).stdout).toContain('2 of 4');
      expect((await cli('history', last, '--format', 'markdown')).stdout).toContain(
        '| What is a? | 2 of 4 | 101e | `a` |',
      );
    }));

  test('of a single run has no trend; of an evaluation file there is none', () =>
    inFolder({}, async (_, file) => {
      const only = await runs(file, FLIPS.slice(0, 1));
      expect((await cli('history', only)).stdout).toContain('`run0`, 1 run: there is no trend yet\n');
      expect((await cli('history', only)).stdout).toContain('No question is flaky.');
      const { code, stderr } = await cli('history', join(only, 'evaluation.yaml'));
      expect([code, stderr]).toEqual([2, expect.stringContaining('an evaluation file has no history')]);
      expect(await cli('history', file('nowhere'))).toMatchObject({ code: 2, stdout: '' });
    }));
});
