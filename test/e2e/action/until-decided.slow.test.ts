import { readFileSync } from 'node:fs';
import yaml from 'js-yaml';
import { beforeAll, expect, test } from 'vitest';
import { withDrawn } from '../../support/drawn-agent.js';
import { BASELINE_ARTIFACT, type BaselineFile, plantBaseline } from '../../support/github/baselines.js';
import { type GithubEvent, mergeGroup, pullRequest, push, usualHistory } from '../../support/github/events.js';
import { messages, type Ran, type Scenario, scenario } from '../../support/github/scenario.js';
import { sha, type World } from '../../support/github/world.js';

const RUN = 77;
const GATE = { 'until-decided': 'true', 'min-steps-score': '0.6' };

/** A recording of a workflow run, by an agent that gives every tenth question a wrong answer. */
let recorded: { readonly corpus: string; readonly lines: readonly string[] };
beforeAll(async () => {
  const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request', GITHUB_RUN_ID: String(RUN) };
  const plan = (_: string, at: number) => ({ right: at % 10 !== 0 });
  recorded = await withDrawn(50, plan, async (drawn) => {
    const { code, stderr } = await drawn.record(['--min-steps-score', '0.6', '--concurrency', '1'], env);
    expect([code, stderr]).toEqual([0, expect.stringMatching(/decided after \d+ of 50 questions/)]);
    const read = (name: string) => readFileSync(drawn.at(name), 'utf8');
    return { corpus: read('corpus.json'), lines: read('r.jsonl').trim().split('\n') };
  });
});

/** A run with these answers, in the workflow run that recorded them unless said otherwise. */
function runOf(story: Scenario, event: GithubEvent, lines: readonly string[], inputs = {}, run = RUN): Promise<Ran> {
  return story.run({
    ...{ event, files: { 'corpus.json': recorded.corpus, 'responses.jsonl': `${lines.join('\n')}\n` } },
    ...{ inputs: { corpus: 'corpus.json', responses: 'responses.jsonl', ...GATE, ...inputs }, as: { id: run } },
  });
}

/** The same on a pull request. */
function pulled(story: Scenario, lines: readonly string[], inputs = {}, run = RUN): Promise<Ran> {
  return runOf(story, pullRequest(story.world, usualHistory(story.world)), lines, inputs, run);
}

const baselineOf = ({ record }: Ran, { world }: Scenario): BaselineFile => {
  const artifact = world.artifacts.find(({ name, runId }) => name === BASELINE_ARTIFACT && runId === record.id);
  return yaml.load(artifact?.bytes.toString() ?? '', { schema: yaml.CORE_SCHEMA }) as BaselineFile;
};

test('a recording that stopped early is accepted in the run that made it, and is never a baseline', async () => {
  const { lines } = recorded;
  await scenario(async (story) => {
    const run = await pulled(story, lines);
    expect([run.code, messages(run, 'error')]).toEqual([0, []]);
    const [comment] = story.world.comments;
    expect(comment?.body).toMatch(
      new RegExp(`^## ✅ .*at least 0\\.6, decided after ${lines.length} of 50 questions`, 'mu'),
    );
    expect(comment?.body).toContain(`${50 - lines.length} not asked; one verdict in 200 may differ`);
    expect(yaml.load(run.files['evaluation.yaml'] ?? '')).toHaveLength(lines.length);
    expect(run.files['junit.xml']).toContain(`skipped="${50 - lines.length}"`);
    const summary = yaml.load(run.files['comparison.yaml'] ?? '') as { readonly decided: object };
    expect(summary.decided).toMatchObject({ asked: lines.length, of: 50, error: 0.005 });
    const file = baselineOf(run, story);
    expect(file.complete).toBe(false);
    // As if the push to main had uploaded it.
    plantBaseline(story.world, file, { sha: sha('m4') });
    const second = await pulled(story, lines);
    expect(yaml.load(second.files['comparison.yaml'] ?? '')).toMatchObject({
      comparison: { reason: expect.stringMatching(/^the baseline artifact of run \d+ .* was ignored$/) },
    });
    expect(second.files['baseline.yaml']).not.toContain('history');
  });
});

test('a recording of another run is not accepted: what it lacks is missing', () =>
  scenario(async (story) => {
    const result = await pulled(story, recorded.lines, {}, RUN + 1);
    expect(result.code).toBe(1);
    const missing = `${recorded.lines.length} of 50 answered, below the required coverage of 1`;
    expect(messages(result, 'error')[0]).toContain(missing);
    expect(story.world.comments[0]?.body).toContain('is not one of the first');
  }));

test.each([
  ['a push to main needs all answers', (world: World) => push(world, sha('m4')), 1],
  ['a merge queue stops early as well', (world: World) => mergeGroup(world, sha('m3'), sha('m4')), 0],
])('%s', (_, eventOf, code) =>
  scenario(async (story) => {
    usualHistory(story.world);
    const run = await runOf(story, eventOf(story.world), recorded.lines);
    expect(run.code).toBe(code);
    expect(messages(run, 'notice').some((text) => text.includes('all questions count'))).toBe(code === 1);
    if (code === 1) expect(messages(run, 'error')[0]).toContain(`${recorded.lines.length} of 50 answered`);
  }),
);

test('wrong inputs are refused in the words of a workflow', () =>
  scenario(async (story) => {
    const run = await pulled(story, [], { 'min-steps-score': '' });
    expect(run.code).not.toBe(0);
    const message = 'until-decided: needs a gate to decide, as in gates "micro.steps_score.mean >= 0.75"';
    expect(messages(run, 'error')[0]).toContain(message);
  }));
