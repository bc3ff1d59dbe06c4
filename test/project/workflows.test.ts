import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { errorsOf } from '../support/workflow.js';

const ROOT = join(import.meta.dirname, '../..');
const WORKFLOWS = globSync('{.github/workflows,examples/workflows,examples/scaffold}/*.yml', { cwd: ROOT });

const INPUTS = Object.keys(
  (yaml.load(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as { inputs: Readonly<Record<string, unknown>> }).inputs,
);

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
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
    expect(await errorsOf(text)).toEqual([]);
  });

  test('foreign actions are pinned by commit, with the release in a comment', () => {
    const lines = text.split('\n').filter((line) => /\buses:/.test(line) && !/uses: (\.\/|OWNER\/stepgate)/.test(line));
    expect(lines.filter((line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d/.test(line))).toEqual([]);
  });

  test('the inputs of the action exist', () => {
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps ?? []);
    const own = steps.filter(({ uses = '' }) => uses.startsWith('OWNER/stepgate'));
    const inputs = own.flatMap((step) => Object.keys(step.with ?? {}));
    expect(inputs.filter((name) => !INPUTS.includes(name))).toEqual([]);
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
  expect(await errorsOf(text, 'action.yml')).toEqual([]);
  expect(await errorsOf(text.replace('main: dist', 'mian: dist'), 'action.yml')).not.toEqual([]);
});

test.each([
  ['an unknown key of a job', 'runs-on:', 'run-on:'],
  ['an unknown event', 'pull_request:', 'pull_requests:'],
  ['an unknown permission', 'contents: read', 'contents: raed'],
])('the validator finds %s', async (_, right, wrong) => {
  const text = readFileSync(join(ROOT, 'examples/scaffold/agent-eval.yml'), 'utf8');
  expect(await errorsOf(text.replace(right, wrong))).not.toEqual([]);
});
