import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { CLI } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';
import { ROOT } from '../support/docs/blocks.js';

/** npm puts the one of the packages first. */
const NODES = new Set([process.execPath, join(ROOT, 'node_modules/node/bin/node')].filter((path) => existsSync(path)));

test.each([...NODES])('init, and the three commands that it prints, one after the other, on %s', (node) =>
  inFolder({}, async (folder) => {
    const env = { PATH: `${dirname(node)}:${process.env.PATH}`, HOME: folder };
    const run = (command: string) => {
      const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-c', command], {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
      return { code: status, stdout, stderr };
    };
    const started = run(`node ${CLI} init`);
    expect(started.code, started.stderr).toBe(0);
    const commands = [...started.stdout.matchAll(/^ {2}(.*)$/gm)].map(([, command = '']) => command);
    expect(commands).toHaveLength(3);
    const [recorded, evaluated, opened] = commands.map(run);
    expect([recorded?.code, recorded?.stderr]).toEqual([0, 'recorded: 2 responses to responses.jsonl\n']);
    // The next step of a command is the command after it.
    expect(recorded?.stdout).toBe(`Next: ${commands[1]}\n`);
    expect([evaluated?.code, evaluated?.stderr]).toEqual([0, '']);
    expect(evaluated?.stdout).toContain('2 of 2 questions right.');
    expect(evaluated?.stdout).not.toMatch(/^!/m);
    expect(evaluated?.stdout).toContain('evaluate with --baseline results --max-regressions 0');
    expect(opened).toEqual({
      code: 0,
      stdout: expect.stringMatching(/results\/report\.html\n$/),
      stderr: '',
    });
  }),
);
