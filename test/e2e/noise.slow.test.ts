import { describe, expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';
import { ROOT } from '../support/docs/blocks.js';
import { textOf } from '../support/evaluated.js';

type Score = 0 | 1;

/** Compares two evaluations of questions, each of a template with so many, by the scores of a question in both. */
function compared(count: number, size: number, scoresOf: (at: number) => readonly [Score, Score], flags: string[]) {
  const entries = (side: 0 | 1) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ template_id: `t${Math.floor(at / size)}`, question_id: `q${1000 + at}`, question_text: `Question ${at}?` },
      ...{ status: 'success', steps_score: scoresOf(at)[side] },
    }));
  const files = { 'base.json': JSON.stringify(entries(0)), 'head.json': JSON.stringify(entries(1)) };
  return inFolder(files, (_, file) => cli('compare', file('base.json'), file('head.json'), ...flags));
}

/** Forty questions, so many of which fell and rose since the base. */
const compare = (fell: number, rose: number, ...flags: string[]) =>
  compared(40, 1, (at) => (at < fell ? [1, 0] : at < fell + rose ? [0, 1] : [1, 1]), flags);

const LIMIT = ['--max-steps-drop', '0.02'];

describe('max-steps-drop', () => {
  test.each<[number, number, string[], number, string]>([
    [9, 6, [...LIMIT, '--drop-test', 'significant'], 0, 'over the limit of 0.020 but within rerun noise: not failed\n'],
    // P(Bin(40, 0.04) ≥ 4) is 0.075, and P(≥ 5) 0.021.
    [4, 0, LIMIT, 0, 'over your limit, but 4 lost questions of 40 are what reruns do in 7 of 100; more questions'],
    [5, 0, [...LIMIT, '--rerun-changes', '0.15'], 0, 'not failed'],
  ])('of %i questions that fell and %i that rose, with %j: exit code %i', async (fell, rose, flags, code, words) => {
    const run = await compare(fell, rose, ...flags);
    expect([run.code, run.stdout]).toEqual([code, expect.stringContaining(words)]);
  });

  test('has its reason and its figures in the data', async () => {
    const { code, stdout } = await compare(5, 0, ...LIMIT, '--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout).gates).toEqual([
      {
        ...{ name: 'max-steps-drop', operator: '<=', limit: 0.02, value: 0.125, outcome: 'failed' },
        reason: '5 of 40 questions lost, none gained; chance does this in 2 of 100 reruns',
        reruns: { questions: 40, lost: 5, gained: 0, changes: 0.08, chance: expect.closeTo(0.021, 4) },
      },
    ]);
  });
});

test('the smallest detectable change is at most 1, as its formula says', async () => {
  const page = textOf(ROOT, 'docs/statistics-appendix.md').replace(/\s+/g, ' ');
  expect(page).toContain('δ = 2.802 · √(SE² + δ(1 − δ)/n), SE = √Σd²/n, and at most 1:');
  const { stdout } = await compared(1, 1, () => [1, 0], ['--format', 'json']);
  expect(JSON.parse(stdout).comparison.steps_score.noise.smallest_detectable_change).toBe(1);
});
