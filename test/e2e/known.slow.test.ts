import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { cliIn, inFolder, refusal, testFolder } from '../support/cli.js';
import { textOf, yamlOf } from '../support/evaluated.js';
import { evaluateExample } from '../support/example.js';

/** Fell from version 1 to version 2 of the example: q03, q05, q07, q14, q17; q15, q09, q06 rose by 1, and q21 by a half. */
const PLAIN = ['--max-steps-drop', '0.02', '--drop-test', 'plain'];

const home = testFolder();
beforeAll(async () => {
  for (const version of ['v1', 'v2'] as const) await evaluateExample(version, join(home, version), '--no-page');
});

/** Both versions of the example, scored. */
function withRuns<T>(use: (folder: string) => Promise<T>): Promise<T> {
  return inFolder({}, async (folder) => {
    for (const version of ['v1', 'v2']) cpSync(join(home, version), join(folder, version), { recursive: true });
    return use(folder);
  });
}

const KNOWN = `# Agreed on in the weekly meeting.
- {question: q14-open-disruptions, reason: 'the <b>vendor</b> & @octocat removed it', until: 2099-12-31}
- {question: q17-*, reason: the query times out, kind: quarantined}
- {question: q03-*, reason: ended, until: 2026-01-01}
- {question: nope, reason: mistyped}
`;

describe('known failures on the command line', () => {
  test('are left out of the gate and of the regressions, and listed with their reasons everywhere', () =>
    withRuns(async (folder) => {
      writeFileSync(join(folder, 'known.yaml'), KNOWN);
      const compare = ['compare', 'v1', 'v2', ...PLAIN];
      const plain = await cliIn(folder, ...compare, '--out', 'plain');
      const { code, stdout } = await cliIn(folder, ...compare, '--known', 'known.yaml', '--out', 'out');
      expect([plain.code, code]).toEqual([1, 0]);
      const before = yamlOf<{ steps_score: { micro: number } }>(folder, 'plain/comparison.yaml');
      // 26 questions: 5 falls of 1 and rises of 3.5; without q14 and q17 falls of 3, over 25 questions.
      expect(before).toMatchObject({
        gates: [{ value: expect.closeTo(1.5 / 26, 9) }],
        comparison: { regressed: expect.objectContaining({ length: 5 }) },
      });
      const regressed = ['q03', 'q05', 'q07'].map((id) => ({ question_id: expect.stringMatching(id) }));
      expect(yamlOf(folder, 'out/comparison.yaml')).toMatchObject({
        gates: [{ value: expect.closeTo(-0.5 / 25, 9) }],
        steps_score: { micro: before.steps_score.micro },
        comparison: {
          regressed,
          known: [
            { question_id: 'q14-open-disruptions', kind: 'accepted', until: '2099-12-31' },
            { question_id: 'q17-lost-minutes-by-operator', kind: 'quarantined', reason: 'the query times out' },
          ],
        },
        notices: expect.arrayContaining([
          'known failures: these entries have ended, and do not count: `q03-*` (2026-01-01)',
          'known failures: these entries name no question: `nope`',
        ]),
      });
      expect(stdout).toContain('1 accepted and 1 quarantined fell');
      expect(stdout).toContain('Known failures: 1 accepted and 1 quarantined');
      const report = textOf(folder, 'out/report.md');
      expect(report).toContain('the query times out (quarantined)');
      expect(report).not.toContain('<b>');
      // As code it notifies nobody.
      expect(report.replaceAll('`@octocat`', '')).not.toContain('@octocat');
      const page = textOf(folder, 'out/report.html');
      expect(page).toContain('<span class="flag">accepted</span>');
      expect(page).toContain('the query times out (quarantined)');
      expect(page).not.toContain('<b>vendor');
    }));

  test('a missing file is an error with exit code 2', () =>
    inFolder({}, async (folder) => {
      mkdirSync(join(folder, 'v1'));
      expect(await cliIn(folder, 'compare', 'v1', 'v1', '--known', 'known.yaml')).toMatchObject(
        refusal('error: --known: known.yaml: there is no such file'),
      );
    }));
});

describe('accept', () => {
  const REASON = ['--reason', 'vendor: "x" #1'];

  test('appends entries for regressed questions, keeps what is there, and writes none twice', () =>
    withRuns(async (folder) => {
      const before = '# agreed\n  - question: q14-* # the vendor\n    reason: r';
      writeFileSync(join(folder, 'known.yaml'), before);
      const args = ['accept', 'v2', '--baseline', 'v1', ...REASON, '--until', '2099-12-31'];
      expect(await cliIn(folder, ...args)).toMatchObject({ code: 0 });
      const text = textOf(folder, 'known.yaml');
      expect(text.startsWith(`${before}\n`)).toBe(true);
      const entries = yaml.load(text) as { question: string; reason: string; until?: string }[];
      expect(entries.map(({ question }) => question.slice(0, 3))).toEqual(['q14', 'q03', 'q05', 'q07', 'q17']);
      expect(entries[1]).toMatchObject({ reason: 'vendor: "x" #1', until: '2099-12-31' });
      expect((await cliIn(folder, ...args)).stdout).toContain('nothing to write: known.yaml');
      expect(textOf(folder, 'known.yaml')).toBe(text);
      expect((await cliIn(folder, 'compare', 'v1', 'v2', ...PLAIN, '--known', 'known.yaml')).code).toBe(0);
    }));

  test.each<[what: string, args: readonly string[], known: string | null, message: string]>([
    [
      'a day that has passed',
      ['accept', 'v2', '--baseline', 'v1', ...REASON, '--until', '2020-12-31'],
      null,
      '--until: 2020-12-31 has passed',
    ],
    ['a broken file', ['accept', 'v2', '--baseline', 'v1', ...REASON], '- {question: q\n', 'known.yaml:'],
  ])('%s: exit code 2, and nothing is written', (_, args, known, message) =>
    withRuns(async (folder) => {
      if (known !== null) writeFileSync(join(folder, 'known.yaml'), known);
      expect(await cliIn(folder, ...args)).toMatchObject(refusal(message));
      expect(existsSync(join(folder, 'known.yaml'))).toBe(known !== null);
      if (known !== null) expect(textOf(folder, 'known.yaml')).toBe(known);
    }),
  );
});
