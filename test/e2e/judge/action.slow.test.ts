import { describe, expect, test } from 'vitest';
import { type GithubEvent, pullRequest, push, usualHistory } from '../../support/github/events.js';
import { messages, type Ran, type Scenario, scenario } from '../../support/github/scenario.js';
import { sha, type World } from '../../support/github/world.js';
import { type Answers, answerFiles, KEY } from '../../support/judge/exam.js';
import { purposeOf } from '../../support/judge/replies.js';
import { type JudgeServer, withJudge } from '../../support/judge/server.js';

const BASE: Answers = { q1: ['a, b', 'a, b'], q2: ['c', 'c'], q3: ['d', 'd'] };
const FELL: Answers = { ...BASE, q1: ['a, b', 'a'] };

interface Story extends Scenario {
  readonly server: JudgeServer & Scenario['server'];
  readonly judge: JudgeServer;
  readonly judged: (
    event: GithubEvent,
    answers: Answers,
    inputs?: Record<string, string>,
    more?: object,
  ) => Promise<Ran>;
}

function story(use: (story: Omit<Story, 'server'>) => Promise<void>, config = ''): Promise<void> {
  return withJudge((judge) =>
    scenario(async (world) => {
      const judged: Story['judged'] = (event, answers, inputs = {}, more = {}) =>
        world.run({
          ...{ event, env: { OPENAI_API_KEY: KEY } },
          files: { ...answerFiles(answers), 'config.yaml': `llm: {}\n${config}` },
          inputs: {
            ...{ corpus: 'corpus.json', responses: 'responses.jsonl', config: 'config.yaml' },
            ...{ 'judge-base-url': judge.url, ...inputs },
          },
          ...more,
        });
      await use({ ...world, judge, judged });
    }),
  );
}

const named = (world: World, name: string) => world.artifacts.filter((artifact) => artifact.name === name);
const VERDICTS = 'stepgate.verdicts.jsonl';

/** After the nine requests of the base run, one of each kind. */
function expectFurther({ requests }: JudgeServer): void {
  const further = requests.slice(9).map(({ body }) => purposeOf(body));
  expect(further.sort()).toEqual(['claims', 'embedding', 'relevance']);
}

describe.concurrent('judged answers in the action', () => {
  test('are compared with the base branch, and only what changed is asked', () =>
    story(async ({ world, judge, judged }) => {
      const pull = usualHistory(world);
      const base = await judged(push(world, sha('m4')), BASE);
      expect(base.code).toBe(0);
      expect(judge.requests).toHaveLength(9);
      expect(base.stdout).toMatch(/judge: judging sends 3 answers to 127\.0\.0\.1:\d+ \(gpt-6-luna, /);
      expect(named(world, VERDICTS)).toHaveLength(1);
      expect(named(world, VERDICTS)[0]?.bytes.toString()).not.toContain(KEY);

      const run = await judged(pullRequest(world, pull), FELL);
      expect(run.code).toBe(0);
      expect(run.annotations).toEqual([]);
      expectFurther(judge);
      const body = world.comments[0]?.body ?? '';
      expect(body).toContain('| Answer F1, micro (3 of 3 judged) | 1.000 | 0.889 | −0.111 |');
      expect(body).toContain('| Answer F1, macro (3 of 3 judged) | 1.000 | 0.889 | −0.111 |');
      expect(body).toContain('| Answer relevance, micro (3 of 3 judged) | 0.533 | 0.533 | ±0.000 |');
      expect(body).toMatch(
        /\| Cost of judging in this run \(2 verdicts from \d requests, 4 reused\) \| +\| \\?\$0\.000\d+ \| +\|/,
      );
      expect(body).toContain('1 answer with a lower F1');
      expect(body).toMatch(/\| \[What is q1\?\]\([^)]*#q-q1\) \| 1\.000 → 0\.667 \| b \|/);
      // What did not move is folded.
      expect(body).toContain('<details><summary>More judged figures: nothing moved</summary>');

      const again = await judged(pullRequest(world, pull), FELL);
      expect(judge.requests).toHaveLength(12);
      expect(again.files['evaluation.yaml']).toBe(run.files['evaluation.yaml']);
      expect(again.files['aggregates.yaml']).toBe(run.files['aggregates.yaml']);
      expect(messages(again, 'warning')).toEqual([]);
    }));

  test('of shards are asked for only where they changed since the newest shards of the base branch', () =>
    story(async ({ world, judge, judged }) => {
      const pull = usualHistory(world);
      const inShards = async (event: GithubEvent, answers: Answers, id: number) => {
        for (const k of [1, 2]) await judged(event, answers, { name: `eval ${k}`, shard: `${k}/2` }, { as: { id } });
      };
      await inShards(push(world, sha('m4')), BASE, 19_000_009_001);
      expect(judge.requests).toHaveLength(9);
      await inShards(pullRequest(world, pull), FELL, 19_000_009_002);
      expectFurther(judge);
      // What the pull request asked is not asked again, and what it has from the base branch is still known.
      await inShards(pullRequest(world, pull), FELL, 19_000_009_003);
      expect(judge.requests).toHaveLength(12);
    }));

  test.each<[string, (world: World, run: Ran) => void]>([
    ['of a fork with a branch of the same name', (_, run) => Object.assign(run.record, { headRepositoryId: 990_001 })],
    ['that differ', (world) => Object.assign(named(world, VERDICTS)[0] ?? {}, { bytes: Buffer.from('{"key":1}\n') })],
  ])('do not believe verdicts %s', (_, spoil) =>
    story(async ({ world, judge, judged }) => {
      const pull = usualHistory(world);
      const earlier = await judged(pullRequest(world, pull), BASE);
      spoil(world, earlier);
      await judged(pullRequest(world, pull), BASE);
      expect(judge.requests).toHaveLength(18);
    }),
  );

  test('have their key in no output', () =>
    story(async ({ world, judge, judged }) => {
      const secret = 'a-key-of-no-known-shape';
      judge.behaviour = () => ({ status: 401, body: { error: { message: `no ${secret}` } } });
      const exam = answerFiles({ [secret]: ['a', 'a'], q1: ['a', secret] });
      const event = pullRequest(world, usualHistory(world));
      const [inputs, config] = [{ 'openai-api-key': secret }, 'llm: {}'];
      const run = await judged(event, BASE, inputs, { files: { ...exam, 'config.yaml': config } });
      expect(judge.requests[0]?.headers.authorization).toBe(`Bearer ${secret}`);
      expect(run.code).toBe(0);

      const twice = { 'responses.jsonl': `${exam['responses.jsonl']}${exam['responses.jsonl']}` };
      const wrong = await judged(event, BASE, inputs, { files: { ...exam, ...twice, 'config.yaml': config } });
      expect(messages(wrong, 'error').join()).toContain('a second response for question');
      const artifacts = world.artifacts.map(({ bytes }) => bytes.toString('latin1'));
      expect(JSON.stringify([run, wrong, world.comments, artifacts])).not.toContain(secret);
    }));

  test('are left out in a run of a fork, which has no key; its steps are scored', () =>
    story(async ({ world, judge, judged }) => {
      const run = await judged(pullRequest(world, usualHistory(world, 'fork')), BASE, { judge: 'on' }, { env: {} });
      expect(run.code).toBe(0);
      expect(run.outputs['steps-score']).toBe('1.0000');
      expect(messages(run, 'warning').join()).toContain(
        'answers are not judged, because a run of a fork or of Dependabot',
      );
      expect(judge.requests).toEqual([]);
    }));
});
