import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { programName } from '../../src/cli/program.js';
import { withRepository, writeScaffold } from '../../src/run/scaffold.js';
import { cli, inFolder, refusal } from '../support/cli.js';
import { errorsOf } from '../support/workflow.js';

const FILES = ['eval/corpus.yaml', 'eval/agent.mjs', '.github/workflows/agent-eval.yml'];
const ROOT = join(import.meta.dirname, '../..');

/** Runs in a folder as the working directory. */
function within<T>(use: (file: (name: string) => string) => Promise<T>): Promise<T> {
  return inFolder({}, async (folder, file) => {
    const before = process.cwd();
    process.chdir(folder);
    try {
      return await use(file);
    } finally {
      process.chdir(before);
    }
  });
}

describe('the scaffold', () => {
  test('has a corpus without findings and a valid workflow', () =>
    within(async () => {
      expect(await writeScaffold()).toEqual({ written: FILES, kept: [] });
      const { code, stdout } = await cli('validate', '--corpus', 'eval/corpus.yaml', '--strict');
      expect([code, stdout]).toEqual([
        0,
        expect.stringMatching(/^2 questions, 1 template: 0 errors, 0 kinds of warning/),
      ]);
      expect(readFileSync('eval/agent.mjs', 'utf8').trim().split('\n').length).toBeLessThanOrEqual(17);
      const workflow = readFileSync('.github/workflows/agent-eval.yml', 'utf8');
      expect(await errorsOf(workflow)).toEqual([]);
      expect(workflow.match(/Replace OWNER/g)).toHaveLength(1);
    }));

  test('leaves files and links as they were', () =>
    within(async () => {
      mkdirSync('eval');
      writeFileSync('eval/corpus.yaml', 'mine');
      symlinkSync('nowhere', 'eval/agent.mjs');
      const { code, stdout } = await cli('init');
      expect(code).toBe(0);
      expect(stdout.split('\n').slice(0, 3)).toEqual([
        `written: ${FILES[2]}`,
        `left as it was: ${FILES[0]}`,
        `left as it was: ${FILES[1]}`,
      ]);
      expect(readFileSync('eval/corpus.yaml', 'utf8')).toBe('mine');
    }));

  test('writes nothing where a folder cannot be made', () =>
    within(async (file) => {
      writeFileSync('.github', '');
      const { code, stdout, stderr } = await cli('init');
      expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('.github/workflows: ')]);
      expect(() => readFileSync(file('eval/agent.mjs'))).toThrow();
    }));

  test('flags of drafts need the files of recorded answers', async () => {
    expect(await cli('init', '--append', 'eval/corpus.yaml')).toMatchObject(
      refusal('--append needs recorded answers: name their files'),
    );
  });
});

describe('withRepository', () => {
  const text = 'steps:\n  # first\n  - run: npm install OWNER/stepgate#v1\n  - uses: OWNER/stepgate@v1\n';

  test('names the repository of the package', () =>
    expect(withRepository(text, 'acme/gate')).toBe(
      'steps:\n  # first\n  - run: npm install acme/gate#v1\n  - uses: acme/gate@v1\n',
    ));

  test('explains OWNER once where the package does not know it', () => {
    const comment = '  # Replace OWNER with the account on GitHub that has Stepgate, here and below.\n';
    expect(withRepository(text, 'OWNER/stepgate')).toBe(text.replace('  - run', `${comment}  - run`));
  });
});

describe('programName', () => {
  const nameOf = (script?: string) => programName({ ...(script && { argv: ['node', script] }) });

  test('is the path that Node was started with, where npx would download something else', () =>
    within(async (file) => {
      expect(nameOf(file('a clone/dist/cli/index.js'))).toBe('node "a clone/dist/cli/index.js"');
      expect(nameOf('/opt/lib/_npx/1f/node_modules/.bin/stepgate')).toMatch(/^node .*_npx\/1f\/node_modules/);
      expect(nameOf('/usr/local/bin/stepgate')).toBe('stepgate');
      mkdirSync('node_modules/.bin', { recursive: true });
      writeFileSync('node_modules/.bin/stepgate', '');
      expect(nameOf(file('a clone/dist/cli/index.js'))).toBe('npx stepgate');
    }));

  test('is npx in a clone', () => {
    expect(process.cwd()).toBe(ROOT);
    expect(nameOf(join(ROOT, 'dist/cli/index.js'))).toBe('npx stepgate');
  });
});
