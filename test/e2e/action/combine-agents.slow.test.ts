import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
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
    event,
    files: examFiles(ten(right)),
    inputs: { ...files, name, comment: 'false', ...inputs },
    as: { id, attempt },
  });
}

function combined({ run }: Scenario, event: GithubEvent, inputs: Readonly<Record<string, string>>, attempt = 1) {
  return run({ event, files: {}, inputs: { ...COMBINE, ...inputs }, as: { id: RUN, attempt } });
}

function pull({ world }: Scenario): GithubEvent {
  return pullRequest(world, usualHistory(world));
}

function bodies({ comments }: World): string[] {
  return comments.map(({ body }) => body);
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
  test('posts one comment with a row for each of three agents, each compared with its own baseline', async () => {
    await scenario(async (story) => {
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
      const ran = await combined(story, event, { legs: 'eval *' });
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
    });
  });

  test('fails with an evaluation that failed its gate, by name, and still comments', async () => {
    await scenario(async (story) => {
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
    });
  });

  test('takes the newest artifact of a matrix job that was run again, names an older one, and ignores its own', async () => {
    await scenario(async (story) => {
      const event = pull(story);
      await evaluated(story, event, { name: 'eval a', right: 10 });
      await evaluated(story, event, { name: 'eval b', right: 0, inputs: { 'min-steps-score': '0.9' } });
      expect((await combined(story, event, { legs: '*' })).code).toBe(1);
      await evaluated(story, event, { name: 'eval b', right: 10, inputs: { 'min-steps-score': '0.9' }, attempt: 2 });
      const ran = await combined(story, event, { legs: '*' }, 2);
      expect([ran.code, ran.outputs['comment-status']], ran.stdout).toEqual([0, 'updated']);
      const [body = ''] = bodies(story.world);
      expect(body).toContain('A is from attempt 1 of this run.');
      expect(body).not.toContain('B is from attempt');
      expect(rowsOf(ran).map(({ run, attempt }) => [run, attempt])).toEqual([
        ['eval a', 1],
        ['eval b', 2],
      ]);
    });
  });

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['a leg without an artifact', { legs: 'eval a\neval z' }, 'no evaluation of this run is called "eval z"'],
    ['a single leg', { legs: 'eval a' }, 'a table needs two evaluations or more, and there is only "eval a"'],
    ['a shard', { legs: 'eval a\nshard' }, 'the artifact "shard" of this run is not a complete evaluation'],
    ['a gate in the last job', { legs: '*', 'min-steps-score': '0.5' }, 'min-steps-score: combine: agents takes'],
    ['a baseline in the last job', { legs: '*', baseline: 'old' }, 'baseline: combine: agents takes'],
    ['another word', { legs: '*', combine: 'legs' }, 'combine: expected shards or agents, got "legs"'],
  ])('fails for %s, by name, without a comment', async (_, inputs, message) => {
    await scenario(async (story) => {
      const event = pull(story);
      await evaluated(story, event, { name: 'eval a', right: 10 });
      await evaluated(story, event, { name: 'shard', right: 10, inputs: { shard: '1/1' } });
      const ran = await combined(story, event, inputs);
      expect(ran.code).toBe(1);
      expect(messages(ran, 'error').join('\n')).toContain(message);
      expect(story.world.comments).toEqual([]);
    });
  });

  test.each<[string, (file: Record<string, unknown>) => unknown, string]>([
    ['cannot be read', () => ['no', 'mapping'], 'eval b/comparison.yaml'],
    ['lacks its gates', ({ gates: _, ...file }) => file, 'eval b/comparison.yaml: gates: is missing'],
    ['did not end', (file) => ({ ...file, passed: null }), 'eval b: did not pass'],
    ['says that it passed, with a failure', (file) => ({ ...file, failures: ['no answer'] }), 'eval b: no answer'],
  ])('fails with a leg whose file %s, by name', async (_, edit, message) => {
    await scenario(async (story) => {
      const event = pull(story);
      await evaluated(story, event, { name: 'eval a', right: 10 });
      const leg = await evaluated(story, event, { name: 'eval b', right: 10 });
      forge(story.world, leg, 'eval b', edit);
      const ran = await combined(story, event, { legs: 'eval *' });
      expect(ran.code).toBe(1);
      expect(ran.outputs.passed).not.toBe('true');
      expect(messages(ran, 'error').join('\n')).toContain(message);
    });
  });

  test('fails for a matrix job of another run in the artifacts of this one', async () => {
    await scenario(async (story) => {
      const event = pull(story);
      await evaluated(story, event, { name: 'eval a', right: 10 });
      await evaluated(story, event, { name: 'eval b', right: 10, id: RUN - 10 });
      for (const artifact of story.world.artifacts) Object.assign(artifact, { runId: RUN });
      const ran = await combined(story, event, { legs: 'eval *' });
      expect(ran.code).toBe(1);
      expect(messages(ran, 'error').join('\n')).toMatch(/eval b: belongs to another run/);
    });
  });

  test('shows hostile names and reasons as plain text', async () => {
    await scenario(async (story) => {
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
    });
  });

  test.each<[when: string, right: number, status: string]>([
    ['changed', 8, 'skipped'],
    ['changed', 7, 'created'],
    ['failed', 7, 'skipped'],
    ['failed', 5, 'created'],
  ])('comment-when: %s, with %i of 10 right after 8: %s', async (when, right, status) => {
    await scenario(async (story) => {
      const event = pull(story);
      const inputs = { 'min-steps-score': '0.6' };
      for (const name of ['eval a', 'eval b']) {
        await evaluated(story, push(story.world, sha('m4')), { name, right: 8, inputs, id: RUN - 10 });
      }
      await evaluated(story, event, { name: 'eval a', right: 8, inputs });
      await evaluated(story, event, { name: 'eval b', right, inputs });
      const ran = await combined(story, event, { legs: 'eval *', 'comment-when': when });
      expect([ran.code, ran.outputs['comment-status']]).toEqual([right < 6 ? 1 : 0, status]);
      expect(story.world.comments).toHaveLength(status === 'created' ? 1 : 0);
      // The table is in the job summary in any case.
      expect(ran.summary).toContain('| B eval b |');
      if (status === 'skipped') expect(ran.stdout).toContain(`comment: skipped (comment-when: ${when}, and `);
    });
  });

  test('comment-when: changed updates a comment that is there', async () => {
    await scenario(async (story) => {
      const event = pull(story);
      const jobs = async (right: number) => {
        for (const name of ['eval a', 'eval b']) await evaluated(story, event, { name, right });
        return combined(story, event, { legs: 'eval *', 'comment-when': 'changed' });
      };
      for (const name of ['eval a', 'eval b']) {
        await evaluated(story, push(story.world, sha('m4')), { name, right: 8, id: RUN - 10 });
      }
      expect((await jobs(5)).outputs['comment-status']).toBe('created');
      expect((await jobs(8)).outputs['comment-status']).toBe('updated');
      expect(bodies(story.world)).toEqual([expect.stringMatching(/no change/)]);
    });
  });

  test('a fork has its table in the job summary', async () => {
    await scenario(async (story) => {
      const event = pullRequest(story.world, usualHistory(story.world, 'fork'));
      for (const name of ['eval a', 'eval b']) await evaluated(story, event, { name, right: 10 });
      const ran = await combined(story, event, { legs: 'eval *' });
      expect([ran.code, ran.outputs['comment-status']], ran.stdout).toEqual([0, 'skipped']);
      expect(story.world.comments).toEqual([]);
      expect(ran.summary).toContain('2 of 2 evaluations passed');
    });
  });
});

test('combine needs mode: combine', async () => {
  await scenario(async (story) => {
    const ran = await evaluated(story, pull(story), { name: 'eval a', right: 10, inputs: { combine: 'agents' } });
    expect(messages(ran, 'error').join('\n')).toContain('combine: the input needs mode: combine');
  });
});
