import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundle } from '../support/bundle.js';
import { cli, inFolder } from '../support/cli.js';
import { ROOT } from '../support/docs/blocks.js';

/** An evaluation of forty questions, each of a template of its own, so many of which fell and rose since the base. */
function evaluation(side: 'base' | 'head', fell: number, rose: number): string {
  const entries = Array.from({ length: 40 }, (_, index) => {
    const [before, after] = index < fell ? [1, 0] : index < fell + rose ? [0, 1] : [1, 1];
    const [template_id, question_id] = [`t${index}`, `q${index}`];
    return {
      ...{ template_id, question_id, question_text: `Question ${index}?`, status: 'success' },
      steps_score: side === 'base' ? before : after,
    };
  });
  return JSON.stringify(entries);
}

async function compare(fell: number, rose: number, ...flags: readonly string[]) {
  const files = { 'base.json': evaluation('base', fell, rose), 'head.json': evaluation('head', fell, rose) };
  return inFolder(files, (_, file) => cli('compare', file('base.json'), file('head.json'), ...flags));
}

const LIMIT = ['--max-steps-drop', '0.02'];

describe('max-steps-drop', () => {
  test('fails for a drop that is larger than rerun noise', async () => {
    const { code, stdout } = await compare(12, 0, ...LIMIT);
    expect(code).toBe(1);
    expect(stdout).toContain('❌ Steps score 0.700, down 0.300, over the limit of 0.020\n');
    expect(stdout).toContain(
      '`max-steps-drop`: 12 of 40 questions lost, none gained; chance does this in fewer than 1 of 100 reruns.\n',
    );
  });

  test('warns of one within it, and the title says that it did not fail', async () => {
    const { code, stdout } = await compare(9, 6, ...LIMIT, '--drop-test', 'significant');
    expect(code).toBe(0);
    expect(stdout).toContain(
      '⚠️ Steps score 0.775, down 0.075, over the limit of 0.020 but within rerun noise: not failed\n',
    );
    expect(stdout).toMatch(/\n`max-steps-drop` +≤ 0\.020 +0\.075 +⚠️ 0\.055 over, within rerun noise\n/);
    expect(stdout).toContain(' 15 changed questions could be chance: ');
  });

  test('fails for any with --drop-test plain', async () => {
    const { code, stdout } = await compare(9, 6, ...LIMIT, '--drop-test', 'plain');
    expect(code).toBe(1);
    expect(stdout).toContain('❌ Steps score 0.775, down 0.075, over the limit of 0.020\n');
  });

  // P(Bin(40, 0.04) ≥ 4) is 0.075, and P(≥ 5) 0.021.
  test('fails by default for what reruns lose in at most 5 of 100', async () => {
    const four = await compare(4, 0, ...LIMIT);
    expect(four.code).toBe(0);
    expect(four.stdout).toContain(
      '⚠️ Steps score 0.900, down 0.100, over the limit of 0.020, but reruns do as much in 7 of 100: not failed\n',
    );
    expect(four.stdout).toContain(
      '`max-steps-drop`: over your limit, but 4 lost questions of 40 are what reruns do in 7 of 100; more questions or several answers per question would decide.\n',
    );
    const five = await compare(5, 0, ...LIMIT, '--format', 'json');
    expect(five.code).toBe(1);
    expect(JSON.parse(five.stdout).gates).toEqual([
      {
        ...{ name: 'max-steps-drop', operator: '<=', limit: 0.02, value: 0.125, outcome: 'failed' },
        reason: '5 of 40 questions lost, none gained; chance does this in 2 of 100 reruns',
        reruns: { questions: 40, lost: 5, gained: 0, changes: 0.08, chance: expect.closeTo(0.021, 4) },
      },
    ]);
  });

  test('takes the share of questions that reruns of the agent change', async () => {
    expect((await compare(5, 0, ...LIMIT, '--rerun-changes', '0.15')).code).toBe(0);
    expect((await compare(1, 0, ...LIMIT, '--rerun-changes', '0')).code).toBe(1);
    const { code, stderr } = await compare(5, 0, ...LIMIT, '--rerun-changes', '15');
    expect(code).toBe(2);
    expect(stderr).toContain('--rerun-changes: expected a number from 0 to 1, as in 0.85, got "15"');
  });

  test('refuses a test that does not exist', async () => {
    const { code, stderr } = await compare(4, 0, ...LIMIT, '--drop-test', 'bare');
    expect(code).toBe(2);
    expect(stderr).toContain('--drop-test: expected auto or significant or plain, got "bare"');
  });
});

describe('several broken templates', () => {
  type Score = 0 | 1;

  /** Templates of some questions: so many of them broke, two questions of another rose, and one of each fifth. */
  function compareTemplates(broken: number, flags: readonly string[], count = 50, size = 4) {
    const scoresOf = (template: number, question: number): readonly [Score, Score] => {
      if (template < broken) return [1, 0];
      if (template === 10) return question < 2 ? [0, 1] : [1, 1];
      return template >= 0.8 * count && question === 0 ? [0, 1] : [1, 1];
    };
    const entries = (side: 0 | 1) =>
      Array.from({ length: count * size }, (_, index) => ({
        ...{ template_id: `t${Math.floor(index / size)}`, question_id: `q${1000 + index}`, question_text: 'Which?' },
        ...{ status: 'success', steps_score: scoresOf(Math.floor(index / size), index % size)[side] },
      }));
    const files = { 'base.json': JSON.stringify(entries(0)), 'head.json': JSON.stringify(entries(1)) };
    return inFolder(files, async (_, file) => bundle(['compare', file('base.json'), file('head.json'), ...flags]));
  }

  test('fail the gate, where one alone is within rerun noise', async () => {
    const five = await compareTemplates(5, [...LIMIT, '--format', 'markdown']);
    expect(five.code).toBe(1);
    expect(five.stdout).toContain('5 templates broken');
    const one = await compareTemplates(1, ['--format', 'json']);
    expect(JSON.parse(one.stdout).comparison.steps_score.noise).toMatchObject({ templates_broken: [] });
  });
});

test('the smallest detectable change is at most 1, as its formula says', async () => {
  const page = readFileSync(join(ROOT, 'docs/statistics-appendix.md'), 'utf8').replace(/\s+/g, ' ');
  expect(page).toContain('δ = 2.802 · √(SE² + δ(1 − δ)/n), SE = √Σd²/n, and at most 1:');
  const entry = (steps_score: number) =>
    JSON.stringify([{ template_id: 't', question_id: 'q', question_text: '?', status: 'success', steps_score }]);
  await inFolder({ 'base.json': entry(1), 'head.json': entry(0) }, async (_, file) => {
    const { stdout } = bundle(['compare', file('base.json'), file('head.json'), '--format', 'json']);
    expect(JSON.parse(stdout).comparison.steps_score.noise.smallest_detectable_change).toBe(1);
  });
});

test('a comparison is the same each time, to the last digit', async () => {
  const [first, second] = [await compare(9, 6, '--format', 'json'), await compare(9, 6, '--format', 'json')];
  expect(second.stdout).toBe(first.stdout);
  // 15 coins, 9 or more alike on either side.
  const p = expect.closeTo((2 * (5005 + 3003 + 1365 + 455 + 105 + 15 + 1)) / 2 ** 15, 12);
  expect(JSON.parse(first.stdout).comparison.steps_score).toMatchObject({
    noise: { verdict: 'within', p, questions: 40, questions_changed: 15 },
    generalises: { verdict: 'these_templates_only', p, templates: 40, templates_changed: 15 },
  });
});
