import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { bodies } from '../../support/github/commented.js';
import { type GithubEvent, pullRequest, push, usualHistory } from '../../support/github/events.js';
import { examFiles, ten } from '../../support/github/exam.js';
import { parseComment } from '../../support/github/gfm.js';
import { foreignCommands, HOSTILE } from '../../support/github/hostile.js';
import { messages, type Ran, type Scenario, scenario } from '../../support/github/scenario.js';
import { digestOf, sha, type World } from '../../support/github/world.js';
import { zipOf } from '../../support/zip.js';

const RUN = 19_000_009_001;
const COMBINE = { mode: 'combine', combine: 'agents', name: 'agents' };

interface LegJob {
  readonly name: string;
  readonly right: number;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly id?: number;
  readonly attempt?: number;
}

/** One job of the matrix. */
function evaluated({ run }: Scenario, event: GithubEvent, { name, right, inputs, id = RUN, attempt = 1 }: LegJob) {
  const files = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };
  return run({
    ...{ event, files: examFiles(ten(right)), inputs: { ...files, name, comment: 'false', ...inputs } },
    as: { id, attempt },
  });
}

function combined({ run }: Scenario, event: GithubEvent, inputs: Readonly<Record<string, string>>, attempt = 1) {
  return run({ event, files: {}, inputs: { ...COMBINE, ...inputs }, as: { id: RUN, attempt } });
}

function pull({ world }: Scenario): GithubEvent {
  return pullRequest(world, usualHistory(world));
}

interface Row {
  readonly run: string;
  readonly rank: number;
  readonly passed: boolean;
  readonly attempt: number;
  readonly own_baseline: Readonly<Record<string, unknown>>;
}

function rowsOf({ outputs }: Ran): Row[] {
  return JSON.parse(outputs.table ?? '[]') as Row[];
}

/** Gives the newest artifact of a leg another comparison file. */
function forge(world: World, leg: Ran, name: string, edit: (file: Record<string, unknown>) => unknown): void {
  const artifact = world.artifacts.find((one) => one.name === name);
  const file = yaml.load(leg.files['comparison.yaml'] ?? '') as Record<string, unknown>;
  const forged = { ...leg.files, 'comparison.yaml': yaml.dump(edit(file)) };
  const bytes = zipOf(Object.entries(forged).map(([entry, text]) => ({ name: entry, bytes: Buffer.from(text) })));
  Object.assign(artifact ?? {}, { bytes, digest: digestOf(bytes), size: bytes.length });
}

describe('mode: combine with combine: agents', () => {
  test('posts one comment with a row for each of three agents, each compared with its own baseline', () =>
    scenario(async (story) => {
      const event = pull(story);
      for (const [name, right] of [
        ['eval a', 6],
        ['eval b', 9],
      ] as const) {
        await evaluated(story, push(story.world, sha('m4')), { name, right, id: RUN - 10 });
      }
      const jobs = [
        ['eval a', 8],
        ['eval b', 9],
        ['eval c', 1],
      ] as const;
      for (const [name, right] of jobs) expect((await evaluated(story, event, { name, right })).code).toBe(0);
      expect(story.world.comments).toEqual([]);
      const quiet = await combined(story, event, { legs: 'eval *', 'comment-when': 'failed' });
      expect([quiet.outputs['comment-status'], story.world.comments]).toEqual(['skipped', []]);
      const ran = await combined(story, event, { legs: 'eval *' }, 2);
      expect([ran.code, ran.outputs.passed, ran.outputs['comment-status']], ran.stdout).toEqual([0, 'true', 'created']);
      const [body = '', ...others] = bodies(story.world);
      expect(others).toEqual([]);
      expect(body).toContain('3 of 3 evaluations passed');
      expect(body).toMatch(/\| A eval a \| ✅ passed \| – \| `main` \| 0\.600 → 0\.800 \| \+0\.200 \| within \| 0 \|/);
      expect(body).toMatch(
        /\| B eval b \| ✅ passed \| – \| `main` \| 0\.900 → 0\.900 \| ±0\.000 \| no change \| 0 \|/,
      );
      expect(body).toMatch(/\| C eval c \| ✅ passed \| – \| not compared \|/);
      expect(body).toContain('C was not compared with its own baseline: there is no baseline on `main` yet.');
      const [best, second, third] = rowsOf(ran);
      expect([best?.run, second?.run, third?.run]).toEqual(['eval b', 'eval a', 'eval c']);
      expect([best?.rank, second?.rank, third?.rank]).toEqual([1, 1, 3]);
      expect(ran.outputs.best).toBe('eval b\neval a');
      expect(second?.own_baseline).toMatchObject({ label: 'main', micro: { base: 0.6, head: 0.8 }, questions: 10 });
      expect(Object.keys(ran.files).sort()).toEqual(['comparison.yaml', 'report.html', 'report.md']);
      expect((yaml.load(ran.files['comparison.yaml'] ?? '') as { runs: unknown }).runs).toEqual(rowsOf(ran));
      for (const text of [ran.files['report.md'], ran.summary]) expect(text).toContain('| A eval a | ✅ passed |');
      expect(story.world.artifacts.map(({ name }) => name)).toContain('agents');
    }));

  test('fails with an evaluation that failed its gate, by name, and still comments', () =>
    scenario(async (story) => {
      const event = pull(story);
      const gate = { 'min-steps-score': '0.9' };
      expect((await evaluated(story, event, { name: 'eval a', right: 10, inputs: gate })).code).toBe(0);
      expect((await evaluated(story, event, { name: 'eval b', right: 5, inputs: gate })).code).toBe(1);
      const ran = await combined(story, event, { legs: 'eval b\neval a' });
      expect([ran.code, ran.outputs.passed]).toEqual([1, 'false']);
      expect(messages(ran, 'error').join('\n')).toBe('eval b: gate min-steps-score: required >= 0.9, got 0.5');
      const [body = ''] = bodies(story.world);
      expect(body).toContain('1 of 2 evaluations passed');
      // Of the gates, the comment has those that did not pass, and the page all of them.
      expect(body).toContain('| A eval b | `min-steps-score` | ≥ 0.900 | 0.500 | ❌ 0.400 short |');
      expect(body).not.toMatch(/\| B eval a \| `min-steps-score`/);
      const page = ran.files['report.html'] ?? '';
      expect(page).toContain('<p class="verdict failed">✗ Failed</p>');
      const gates = [
        ...page.matchAll(/<tr><th scope="row">([AB] eval [ab])<\/th><td><code>min-steps-score<\/code>(.*?)<\/tr>/g),
      ];
      expect(gates.map(([, name, cells]) => [name, cells?.includes('✅ passed')])).toEqual([
        ['A eval b', false],
        ['B eval a', true],
      ]);
      expect(page).toContain('1 of 2 evaluations passed');
      expect(page).toMatch(/<a href="https:\/\/github\.com\/acme\/agent\/actions\/runs\/\d+">run<\/a>/);
      // The first in `legs` is what the others are compared with.
      expect(body).toContain('| A eval b | ❌ failed | 0 of 1 |');
      expect(body).toContain('| B eval a | ✅ passed | 1 of 1 |');
      expect(rowsOf(ran).map(({ run, passed }) => [run, passed])).toEqual([
        ['eval a', true],
        ['eval b', false],
      ]);
    }));

  test('takes the newest artifact of a matrix job that was run again, names an older one, and ignores its own', () =>
    scenario(async (story) => {
      const event = pull(story);
      await evaluated(story, event, { name: 'eval a', right: 10 });
      const model = { name: 'openai/gpt-4o', inputs: { 'min-steps-score': '0.9' } };
      await evaluated(story, event, { ...model, right: 0 });
      expect((await combined(story, event, { legs: '*' })).code).toBe(1);
      await evaluated(story, event, { ...model, right: 10, attempt: 2 });
      const ran = await combined(story, event, { legs: '*' }, 2);
      expect([ran.code, ran.outputs['comment-status']], ran.stdout).toEqual([0, 'updated']);
      const [body = ''] = bodies(story.world);
      expect(body).toContain('A is from attempt 1 of this run.');
      expect(body).not.toContain('B is from attempt');
      expect(rowsOf(ran).map(({ run, attempt }) => [run, attempt])).toEqual([
        ['eval a', 1],
        ['openai/gpt-4o', 2],
      ]);
      // The name of a model is no name of an artifact, and is shown as it is written.
      expect(story.world.artifacts.map(({ name }) => name)).toContain('openai-gpt-4o');
      expect(body).not.toContain('openai-gpt-4o');
    }));

  const FORGED: readonly [edit: (file: Record<string, unknown>) => unknown, message: string][] = [
    [({ gates: _, ...file }) => file, 'eval b/comparison.yaml: gates: is missing'],
    [(file) => ({ ...file, failures: ['no answer'] }), 'eval b: no answer'],
  ];

  test('fails with a leg whose file is unreadable, incomplete or contradicts itself, or is of another run', () =>
    scenario(async (story) => {
      const event = pull(story);
      const { artifacts } = story.world;
      await evaluated(story, event, { name: 'eval a', right: 10 });
      const leg = await evaluated(story, event, { name: 'eval b', right: 10 });
      const legs = [...artifacts];
      const expectFailure = async (message: string) => {
        const ran = await combined(story, event, { legs: 'eval *' });
        expect([ran.code, messages(ran, 'error').join('\n')]).toEqual([1, expect.stringContaining(message)]);
        expect(ran.outputs.passed).not.toBe('true');
        artifacts.splice(0, artifacts.length, ...legs);
      };
      for (const [edit, message] of FORGED) {
        forge(story.world, leg, 'eval b', edit);
        await expectFailure(message);
      }
      const other = await evaluated(story, event, { name: 'eval c', right: 10, id: RUN - 10 });
      for (const artifact of artifacts) {
        if (artifact.runId === other.record.id) Object.assign(artifact, { runId: RUN });
      }
      await expectFailure('eval c: belongs to another run');
    }));

  test('shows hostile names and reasons as plain text', () =>
    scenario(async (story) => {
      const event = pull(story);
      const hostile = 'eval @octocat #12 **b** [p](www.evil.example) `x`';
      await evaluated(story, event, { name: 'eval a', right: 10 });
      const leg = await evaluated(story, event, { name: 'eval b', right: 10 });
      const texts = Object.values(HOSTILE).flat();
      const gates = texts.map((name) => ({
        name,
        operator: '>=',
        limit: 1,
        value: null,
        outcome: 'failed',
        reason: name,
      }));
      const comparison = { kind: 'none', reason: texts[0] };
      forge(story.world, leg, 'eval b', (file) => ({ ...file, passed: false, failures: texts, comparison, gates }));
      for (const artifact of story.world.artifacts) {
        if (artifact.name === 'eval b') Object.assign(artifact, { name: hostile });
      }
      const ran = await combined(story, event, { legs: 'eval *' });
      expect(ran.code).toBe(1);
      const [body = ''] = bodies(story.world);
      expect(parseComment(body, 'https://github.com/acme/agent/').problems).toEqual([]);
      expect(body).toContain('❌ failed');
      expect(foreignCommands(ran.stdout)).toEqual([]);
      expect(rowsOf(ran).map(({ run, passed }) => [run, passed])).toContainEqual([hostile, false]);
    }));
});
