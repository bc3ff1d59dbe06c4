import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from '@actions/languageservice';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';

const ROOT = join(import.meta.dirname, '../..');
const WORKFLOWS = globSync('{.github/workflows,examples/workflows}/*.yml', { cwd: ROOT });

interface Step {
  readonly uses?: string;
}
interface Job {
  readonly permissions?: unknown;
  readonly steps?: readonly Step[];
  readonly 'timeout-minutes'?: number;
}
interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

describe.each(WORKFLOWS)('%s', (path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const workflow = yaml.load(text, { schema: yaml.CORE_SCHEMA }) as Workflow;

  test("GitHub's own validator finds no error", async () => {
    const document = TextDocument.create(`file:///${path}`, 'yaml', 1, text);
    const errors = (await validate(document)).filter(({ severity }) => severity === 1);
    expect(errors.map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  test('foreign actions are pinned by commit, with the release beside it', () => {
    const lines = text.split('\n').filter((line) => /\buses:/.test(line) && !/uses: (\.\/|OWNER\/stepgate)/.test(line));
    expect(lines.filter((line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d/.test(line))).toEqual([]);
  });

  if (!path.startsWith('.github')) return;
  test('no job has a permission that it does not name', () => {
    expect(workflow.permissions).toEqual({});
    for (const job of Object.values(workflow.jobs)) {
      expect(job.permissions).toBeDefined();
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });
});

test("GitHub's own validator finds no error in action.yml", async () => {
  const text = readFileSync(join(ROOT, 'action.yml'), 'utf8');
  const document = TextDocument.create('file:///action.yml', 'yaml', 1, text);
  const errors = (await validate(document)).filter(({ severity }) => severity === 1);
  expect(errors.map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  const broken = TextDocument.create('file:///broken/action.yml', 'yaml', 1, text.replace('main: dist', 'mian: dist'));
  expect((await validate(broken)).filter(({ severity }) => severity === 1)).not.toEqual([]);
});
