import { readFileSync } from 'node:fs';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { type Drawn, withDrawn } from '../../support/drawn-agent.js';
import { BASELINE_ARTIFACT, type BaselineFile, plantBaseline } from '../../support/github/baselines.js';
import { mergeGroup, pullRequest, push, usualHistory } from '../../support/github/events.js';
import { messages, type Ran, type Scenario, scenario } from '../../support/github/scenario.js';
import { sha } from '../../support/github/world.js';

const RUN = 77;
const GATE = { 'until-decided': 'true', 'min-steps-score': '0.6' };

/** Records in a workflow run, with an agent that gives every tenth question a wrong answer. */
async function recorded<T>(use: (drawn: Drawn, lines: readonly string[]) => Promise<T>): Promise<T> {
  const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request', GITHUB_RUN_ID: String(RUN) };
  return withDrawn(
    50,
    (_, at) => ({ right: at % 10 !== 0 }),
    async (drawn) => {
      const { code, stderr } = await drawn.record(['--min-steps-score', '0.6', '--concurrency', '1'], env);
      expect([code, stderr]).toEqual([0, expect.stringMatching(/decided after \d+ of 50 questions/)]);
      return use(drawn, readFileSync(drawn.at('r.jsonl'), 'utf8').trim().split('\n'));
    },
  );
}

/** A pull request with these answers, in the workflow run that recorded them unless said otherwise. */
function pulled(story: Scenario, { at }: Drawn, lines: readonly string[], inputs = {}, run = RUN): Promise<Ran> {
  const pull = usualHistory(story.world);
  return story.run({
    event: pullRequest(story.world, pull),
    files: { 'corpus.json': readFileSync(at('corpus.json')), 'responses.jsonl': `${lines.join('\n')}\n` },
    inputs: { corpus: 'corpus.json', responses: 'responses.jsonl', ...GATE, ...inputs },
    as: { id: run },
  });
}

const baselineOf = ({ record }: Ran, { world }: Scenario): BaselineFile => {
  const artifact = world.artifacts.find(({ name, runId }) => name === BASELINE_ARTIFACT && runId === record.id);
  return yaml.load(artifact?.bytes.toString() ?? '', { schema: yaml.CORE_SCHEMA }) as BaselineFile;
};

test('a recording that stopped early is accepted in the run that made it', async () => {
  await recorded(async (drawn, lines) => {
    await scenario(async (story) => {
      const run = await pulled(story, drawn, lines);
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
    });
  });
});

describe('a recording that was changed is not accepted: what it lacks is missing', () => {
  type Change = (lines: readonly string[]) => readonly string[];
  const wrong = (line: string) => line.includes('"no"');
  test.each<[string, Change, object, number, RegExp]>([
    ['a wrong answer is left out', (all) => all.filter((line) => !wrong(line)), {}, RUN, /is not one of the first/],
    ['it ends too early', (all) => all.slice(0, 11), {}, RUN, /do not decide `min-steps-score` 0\.6; was `record`/],
    ['another run recorded it', (all) => all, {}, RUN + 1, /is not one of the first/],
    ['the gate is harder', (all) => all, { 'min-steps-score': '0.85' }, RUN, /do not decide `min-steps-score` 0\.85/],
    ['the error is smaller', (all) => all, { 'decision-error': '0.00001' }, RUN, /do not decide/],
    ['all are needed', (all) => all, { gates: 'macro.steps_score.mean >= 0.1' }, RUN, /decide `macro\.steps_score/],
    ['the input is off', (all) => all, { 'until-decided': 'false' }, RUN, /of 50 answered/],
  ])('%s', async (_, change, inputs, run, why) => {
    await recorded(async (drawn, lines) => {
      await scenario(async (story) => {
        const kept = change(lines);
        const result = await pulled(story, drawn, kept, inputs, run);
        expect(result.code).toBe(1);
        const [error] = messages(result, 'error');
        expect(error).toContain(`${kept.length} of 50 answered, below the required coverage of 1`);
        expect(story.world.comments[0]?.body).toMatch(why);
      });
    });
  });

  test('the order of its lines means nothing', async () => {
    await recorded(async (drawn, lines) => {
      await scenario(async (story) => {
        const run = await pulled(story, drawn, [...lines].reverse());
        expect([run.code, messages(run, 'error')]).toEqual([0, []]);
      });
    });
  });

  test('a doubled line is refused', async () => {
    await recorded(async (drawn, lines) => {
      await scenario(async (story) => {
        const run = await pulled(story, drawn, [...lines, lines[0] ?? '']);
        expect(run.code).toBe(1);
        expect(messages(run, 'error')[0]).toContain('a second response for question');
      });
    });
  });
});

describe('a run that stopped early is never a baseline', () => {
  test('its file says so, and is not compared with', async () => {
    await recorded(async (drawn, lines) => {
      await scenario(async (story) => {
        const first = await pulled(story, drawn, lines);
        const file = baselineOf(first, story);
        expect(file.complete).toBe(false);
        // As if the push to main had uploaded it.
        plantBaseline(story.world, file, { sha: sha('m4') });
        const second = await pulled(story, drawn, lines);
        expect(yaml.load(second.files['comparison.yaml'] ?? '')).toMatchObject({
          comparison: { reason: expect.stringMatching(/^the baseline artifact of run \d+ .* was ignored$/) as string },
        });
        expect(second.files['baseline.yaml']).not.toContain('history');
      });
    });
  });

  test.each([
    ['a push to main needs all answers', (story: Scenario) => push(story.world, sha('m4')), 1],
    ['a merge queue stops early as well', (story: Scenario) => mergeGroup(story.world, sha('m3'), sha('m4')), 0],
  ])('%s', async (_, eventOf, code) => {
    await recorded(async (drawn, lines) => {
      await scenario(async (story) => {
        usualHistory(story.world);
        const run = await story.run({
          event: eventOf(story),
          files: {
            'corpus.json': readFileSync(drawn.at('corpus.json')),
            'responses.jsonl': readFileSync(drawn.at('r.jsonl')),
          },
          inputs: { corpus: 'corpus.json', responses: 'responses.jsonl', ...GATE },
          as: { id: RUN },
        });
        expect(run.code).toBe(code);
        const isAll = messages(run, 'notice').some((text) => text.includes('all questions count'));
        expect(isAll).toBe(code === 1);
        if (code === 1) expect(messages(run, 'error')[0]).toContain(`${lines.length} of 50 answered`);
      });
    });
  });
});

test.each([
  [{ 'min-steps-score': '' }, 'until-decided: needs a gate to decide, as in gates "micro.steps_score.mean >= 0.75"'],
  [{ 'decision-error': '0.5' }, 'decision-error: expected a number between 0 and 0.5, as in 0.005, got 0.5'],
  [{ 'until-decided': 'false', 'decision-error': '0.01' }, 'decision-error: has no effect without until-decided'],
  [{ shard: '1/2', 'min-steps-score': '' }, 'until-decided: shards are asked in full'],
  [{ mode: 'combine' }, 'until-decided: the input needs mode: evaluate'],
])('wrong inputs are refused: %j', async (inputs, message) => {
  await scenario(async (story) => {
    const run = await story.run({
      event: pullRequest(story.world, usualHistory(story.world)),
      files: { 'corpus.json': '[]', 'responses.jsonl': '' },
      inputs: { corpus: 'corpus.json', responses: 'responses.jsonl', ...GATE, ...inputs },
    });
    expect(run.code).not.toBe(0);
    expect(messages(run, 'error')[0]).toContain(message);
  });
});
