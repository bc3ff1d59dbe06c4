import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import yaml from 'js-yaml';
import { expect, test } from 'vitest';
import { extractFiles } from '../../src/adapters/files/archive.js';
import { EXAMPLES } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';
import { push } from '../support/github/events.js';
import { ten } from '../support/github/exam.js';
import { scenario } from '../support/github/scenario.js';
import { addCommits, sha } from '../support/github/world.js';

interface Step {
  readonly run?: string;
}

/** The commands of the recipe that publish the badge. */
function publishing(): string {
  const text = readFileSync(join(EXAMPLES, 'workflows/badge.yml'), 'utf8');
  const { jobs } = yaml.load(text) as { jobs: { badge: { steps: readonly Step[] } } };
  return jobs.badge.steps.find(({ run }) => run !== undefined)?.run ?? '';
}

/** The artifact that a push with so many right answers uploads under the name that the recipe downloads. */
async function artifactOf(right: number, minimum: string): Promise<Buffer> {
  return scenario(async ({ world, evaluate }) => {
    addCommits(world, ['m1']);
    await evaluate(push(world, sha('m1')), ten(right), { 'min-steps-score': minimum });
    return world.artifacts.find(({ name }) => name === 'stepgate')?.bytes ?? Buffer.alloc(0);
  });
}

/** Takes the place of GitHub's command line: `results` is what was uploaded, and what it was asked for is written down. */
const GH = `#!/bin/sh
echo "$@" > "$ASKED"
while [ "$1" != --dir ]; do shift; done
mkdir -p "$2" && cp "$UPLOADED"/* "$2"
`;

test('the badge recipe pushes badge.json of the artifact to its branch, again after each push', () =>
  inFolder({}, async (_, at) => {
    const git = (folder: string, ...args: string[]) =>
      execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    for (const name of ['origin', 'author', 'bin']) mkdirSync(at(name));
    writeFileSync(at('bin/gh'), GH);
    chmodSync(at('bin/gh'), 0o755);
    git(at('origin'), 'init', '--quiet', '--bare', '--initial-branch=main');
    git(at('author'), 'init', '--quiet', '--initial-branch=main');
    writeFileSync(at('author/agent.ts'), 'export {};\n');
    git(at('author'), 'add', '.');
    git(at('author'), '-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '--message', 'Agent');
    git(at('author'), 'push', '--quiet', at('origin'), 'main');

    const publish = async (name: string, right: number, minimum: string) => {
      mkdirSync(at(`uploaded-${name}`));
      writeFileSync(at('artifact.zip'), await artifactOf(right, minimum));
      const wanted = { 'badge.json': 10_000, 'report.md': 1_000_000 };
      expect(await extractFiles(at('artifact.zip'), at(`uploaded-${name}`), wanted)).toBe('whole');
      git(at(''), 'clone', '--quiet', '--depth=1', `file://${at('origin')}`, name);
      execFileSync('bash', ['-e', '-c', publishing()], {
        cwd: at(name),
        stdio: 'pipe',
        env: {
          ...{ PATH: `${at('bin')}${delimiter}${process.env.PATH}`, HOME: at(''), GITHUB_RUN_ID: '7' },
          ...{ UPLOADED: at(`uploaded-${name}`), ASKED: at('asked') },
        },
      });
      expect(readFileSync(at('asked'), 'utf8')).toBe('run download 7 --name stepgate --dir results\n');
      expect(git(at('origin'), 'ls-tree', '-r', '--name-only', 'badge')).toBe('badge.json\n');
      return JSON.parse(git(at('origin'), 'show', 'badge:badge.json')) as unknown;
    };

    const badge = { schemaVersion: 1, label: 'stepgate' };
    expect(await publish('first', 8, '0.75')).toEqual({ ...badge, message: '0.800', color: 'brightgreen' });
    expect(await publish('second', 7, '0.75')).toEqual({ ...badge, message: '0.700', color: 'red' });
    expect(git(at('origin'), 'rev-list', '--count', 'badge')).toBe('1\n');
    expect(git(at('origin'), 'ls-tree', '-r', '--name-only', 'main')).toBe('agent.ts\n');
  }));
