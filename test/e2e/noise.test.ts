import { describe, expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';

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
    expect(stdout).toContain('❌ Steps score 0.700, down 30.0 points, over the limit of 2.0\n');
    expect(stdout).toMatch(/Larger than rerun noise \(95 % interval −\d+\.\d to −\d+\.\d points\)\./);
  });

  test('warns of one within it, and the title says that it did not fail', async () => {
    const { code, stdout } = await compare(9, 6, ...LIMIT);
    expect(code).toBe(0);
    expect(stdout).toContain(
      '✅ Steps score 0.775, down 7.5 points, over the limit of 2.0 but within rerun noise: not failed\n',
    );
    expect(stdout).toMatch(
      /Within rerun noise \(95 % interval −\d+\.\d to \+\d+\.\d points; this corpus can detect \d/,
    );
  });

  test('fails for any with --drop-test plain', async () => {
    const { code, stdout } = await compare(9, 6, ...LIMIT, '--drop-test', 'plain');
    expect(code).toBe(1);
    expect(stdout).toContain('❌ Steps score 0.775, down 7.5 points, over the limit of 2.0\n');
  });

  test('warns of few questions that fell, and fails for one more than reruns give', async () => {
    const five = await compare(5, 0, ...LIMIT);
    expect(five.code).toBe(0);
    expect(five.stdout).toContain('but within rerun noise: not failed\n');
    const six = await compare(6, 0, ...LIMIT);
    expect(six.code).toBe(1);
  });

  test('refuses a test that does not exist', async () => {
    const { code, stderr } = await compare(4, 0, ...LIMIT, '--drop-test', 'bare');
    expect(code).toBe(2);
    expect(stderr).toContain('--drop-test: expected significant or plain, got "bare"');
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
