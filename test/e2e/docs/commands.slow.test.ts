import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inFolder } from '../../support/cli.js';
import { blockOn, blocksOf, placeOf, ROOT } from '../../support/docs/blocks.js';
import { commandsOf, isExempt, layOut, runCommand, shell } from '../../support/docs/shell.js';
import { withJudge } from '../../support/judge/server.js';

/** Those of the quick start are run one after the other by test/e2e/docs/quick-start.slow.test.ts. */
const COMMANDS = blocksOf('commands')
  .filter(({ page }) => page !== 'docs/quick-start.md')
  .map((block) => ({ place: placeOf(block), commands: commandsOf(block.text) }));
const RUN = COMMANDS.map(({ place, commands }) => [place, commands.filter((one) => !isExempt(one))] as const).filter(
  ([, commands]) => commands.length > 0,
);
const SCRIPTS = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }).scripts;

describe('the commands of the docs', () => {
  test.each(RUN)('run: %s', (_, commands) =>
    withJudge((judge) =>
      inFolder({}, async (folder) => {
        layOut(folder);
        for (const command of commands) {
          expect(command).toMatch(/^(?:\w+=\S+ )?npx stepgate \w/);
          if (command.includes(' record ') && !command.includes(' --resume ')) rmSync(join(folder, 'responses.jsonl'));
          const { code, stdout, stderr } = await runCommand(command, folder, judge.url);
          expect(stderr.replace(/^(?:judge|written|recorded|read): .*\n/gm, '')).toBe('');
          expect(code, `${command}\n${stdout}`).toBe(stdout.startsWith('❌') ? 1 : 0);
        }
      }),
    ),
  );

  test('of npm are scripts of this repository', () => {
    const scripts = COMMANDS.flatMap(({ commands }) => commands).flatMap(
      (one) => /^npm run (.+)$/.exec(one)?.[1] ?? [],
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((name) => !(name in SCRIPTS))).toEqual([]);
    expect(SCRIPTS).toMatchObject({ test: expect.any(String), start: 'node dist/cli/index.js demo' });
  });

  test('npx stepgate runs in a clone, where nothing is installed or downloaded', () =>
    inFolder({}, async (clone, file) => {
      for (const path of ['package.json', 'dist/cli', 'dist/shared'])
        cpSync(join(ROOT, path), file(path), { recursive: true });
      const env = { PATH: process.env.PATH, HOME: clone, npm_config_cache: file('.npm') };
      const { stdout, status } = spawnSync('npx', ['--offline', 'stepgate', '--version'], {
        cwd: clone,
        env,
        encoding: 'utf8',
      });
      expect([stdout, status]).toEqual(['1.0.0\n', 0]);
    }));

  test('the printed questions are those of the example', () =>
    inFolder({}, async (folder) => {
      layOut(folder);
      const [command = ''] = COMMANDS.flatMap(({ commands }) => commands).filter((one) => one.includes(' questions '));
      await shell(command, folder, '');
      expect(readFileSync(join(folder, 'questions.jsonl'), 'utf8')).toBe(blockOn('docs/command-line.md', 'question'));
    }));
});
