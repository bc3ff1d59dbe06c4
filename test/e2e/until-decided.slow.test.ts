import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { refusal } from '../support/cli.js';
import { corpusOf, type PlannedAnswer, withDrawn } from '../support/drawn-agent.js';

const GATE = ['--min-steps-score', '0.75'];
const RIGHT = (): PlannedAnswer => ({});

test('an agent that is always right is asked 22 of 50 questions, and both commands say so', async () => {
  await withDrawn(50, RIGHT, async ({ record, evaluate, at, ids }) => {
    const recorded = await record([...GATE, '--concurrency', '1']);
    expect(recorded.code).toBe(0);
    expect(recorded.stderr).toMatch(
      /decided after 22 of 50 questions: steps score is at least 0\.75 \(0\.7\d to 1\.00\)/,
    );
    // 28 questions at $0.05 and 20 s.
    expect(recorded.stderr).toContain('About $1.40 and 9 min saved');
    expect(ids()).toHaveLength(22);
    const run = await evaluate([...GATE, '--out', at('out')]);
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('at least 0.75, decided after 22 of 50 questions');
    expect(parseYaml(readFileSync(join(at('out'), 'evaluation.yaml'), 'utf8'), '')).toHaveLength(22);
  });
});

describe('answers are counted in the order of the draw', () => {
  const isRight = (at: number) => at % 10 < 8;
  test.each<[string, (at: number) => PlannedAnswer]>([
    ['wrong ones slow', (at) => ({ wait: isRight(at) ? 0 : 120 })],
    ['right ones slow', (at) => ({ wait: isRight(at) ? 60 : 0 })],
    ['some slow', (at) => ({ wait: (at * 37) % 100 })],
  ])('%s: the same decision at the same question', async (_, delay) => {
    const decidedWith = (concurrency: string, plan: (at: number) => PlannedAnswer) =>
      withDrawn(
        60,
        (_, at) => ({ right: isRight(at), ...plan(at) }),
        async ({ record, ids }) => {
          const { stderr } = await record(['--min-steps-score', '0.55', '--concurrency', concurrency]);
          return { text: /decided after .*?\)/.exec(stderr)?.[0], ids: ids() };
        },
      );
    const [alone, delayed] = [await decidedWith('1', () => ({})), await decidedWith('8', delay)];
    expect(alone.text).toMatch(/decided after \d+ of 60/);
    expect(delayed.text).toBe(alone.text);
    // What was asked meanwhile follows; it is not counted.
    expect(delayed.ids.slice(0, alone.ids.length)).toEqual(alone.ids);
  });
});

describe('a file that decides', () => {
  const lines = (path: string) => readFileSync(path, 'utf8').trim().split('\n');
  const write = (path: string, all: readonly string[]) => writeFileSync(path, `${all.join('\n')}\n`);
  const MISSING = 'of 50 answered, below the required coverage of 1';
  test.each<[string, (all: string[]) => string[], readonly string[], string]>([
    ['with a hole', (all) => all.slice(1), GATE, "21 questions of this run's order"],
    [
      'that ends too early',
      (all) => all.slice(0, 15),
      GATE,
      'the first 15 questions do not decide `min-steps-score` 0.75',
    ],
    [
      'of other gates',
      (all) => all,
      ['--min-steps-score', '0.85'],
      'was `record` given other gates or another config?',
    ],
    ['with another seed', (all) => all, [...GATE, '--seed', 'mine'], "of this run's order"],
  ])('%s: the missing questions are missing', async (_, change, flags, why) => {
    await withDrawn(50, RIGHT, async ({ record, evaluate, at }) => {
      await record([...GATE, '--concurrency', '1']);
      write(at('r.jsonl'), change(lines(at('r.jsonl'))));
      const { code, stdout } = await evaluate([...flags, '--out', at('out')]);
      expect(code).toBe(1);
      expect(stdout).toContain(MISSING);
      expect(readFileSync(join(at('out'), 'report.md'), 'utf8')).toContain(why);
    });
  });
  test('does not count lines that were added by hand after the decision', async () => {
    await withDrawn(
      50,
      (_, at) => ({ right: at % 2 === 0 }),
      async ({ record, evaluate, at }) => {
        await record([...GATE, '--concurrency', '1']);
        const all = lines(at('r.jsonl'));
        const before = (await evaluate(GATE)).stdout;
        expect(before).toContain('below 0.75, decided after');
        const right = all.find((line) => line.includes('"yes"')) ?? '';
        const known = new Set(all.map((line) => /q\d+/.exec(line)?.[0]));
        const added = Array.from({ length: 50 }, (_, one) => `q${one}`).find((id) => !known.has(id)) ?? '';
        write(at('r.jsonl'), [...all, right.replace(/q\d+/, added)]);
        const { code, stdout } = await evaluate(GATE);
        expect(code).toBe(1);
        // It is the next question of the order, or the file is no beginning of it.
        expect([before, MISSING].some((text) => stdout.includes(text))).toBe(true);
      },
    );
  });
  test('is refused as a baseline', async () => {
    await withDrawn(50, RIGHT, async ({ record, evaluate, at }) => {
      await record(GATE);
      await evaluate([...GATE, '--out', at('out')]);
      const compared = await evaluate([...GATE, '--baseline', at('out')]);
      expect(compared).toMatchObject(refusal('one that stopped early, with until-decided, is no baseline'));
    });
  });
});

test('a recording is continued in the same order, and refused in another', async () => {
  await withDrawn(50, RIGHT, async ({ record, at, ids }) => {
    await record([...GATE, '--concurrency', '1']);
    const whole = readFileSync(at('r.jsonl'), 'utf8');
    const all = ids();
    writeFileSync(at('r.jsonl'), whole.split('\n').slice(0, 7).join('\n'));
    const { stderr } = await record([...GATE, '--concurrency', '1', '--resume']);
    expect(stderr).toContain('recorded: 15 responses');
    expect(stderr).toContain('decided after 22 of 50');
    expect(ids()).toEqual(all);
    expect((await record([...GATE, '--resume'])).stderr).toContain('recorded: 0 responses');
    const other = await record([...GATE, '--resume', '--seed', '2']);
    expect(other).toMatchObject(
      refusal('it was recorded with another seed, in another workflow run, or with other questions'),
    );
    writeFileSync(at('corpus.json'), corpusOf(50, 'Other'));
    expect(await record([...GATE, '--resume'])).toMatchObject(refusal('cannot be continued'));
    writeFileSync(at('r.jsonl'), whole.replace(/"q\d+"/, '"q99"'));
    expect(await record([...GATE, '--resume'])).toMatchObject(refusal('"q99" is no question of this corpus'));
  });
});

describe('against a baseline', () => {
  const MIXED = (_: string, at: number): PlannedAnswer => ({ right: at % 5 !== 0 });
  test.each<[string, readonly string[], (at: number) => boolean, RegExp, number]>([
    ['as good', ['--max-steps-drop', '0.2'], (at) => at % 5 !== 0, /max-steps-drop 0\.2 passed/, 0],
    ['all lost', ['--max-steps-drop', '0.2', '--drop-test', 'plain'], () => false, /max-steps-drop 0\.2 failed/, 1],
    [
      'one lost too many',
      ['--max-regressions', '2'],
      (at) => at % 5 !== 0 && at % 3 !== 0,
      /max-regressions 2 failed/,
      1,
    ],
  ])('%s: %s', async (_, gates, isRight, decided, code) => {
    await withDrawn(60, MIXED, async ({ record, evaluate, at }) => {
      // The baseline has all questions.
      await record(['--gate', 'macro.steps_score.mean >= 0.1']);
      await evaluate(['--gate', 'macro.steps_score.mean >= 0.1', '--out', at('base')]);
      rmSync(at('r.jsonl'));
      const plan = Object.fromEntries(Array.from({ length: 60 }, (_, one) => [`q${one}`, { right: isRight(one) }]));
      writeFileSync(at('plan.json'), JSON.stringify(plan));
      const flags = [...gates, '--baseline', at('base')];
      const recorded = await record(flags);
      expect(recorded.stderr).toMatch(decided);
      expect(recorded.stderr).toMatch(/decided after \d+ of 60/);
      const run = await evaluate([...flags, '--out', at('out')]);
      expect(run.stdout).toMatch(/decided after \d+ of 60/);
      expect(run.code).toBe(code);
      expect(existsSync(join(at('out'), 'baseline.yaml'))).toBe(true);
    });
  });
});

describe('all questions are asked', () => {
  test.each<[string, readonly string[], Record<string, string>, string]>([
    ['for a mean over templates', ['--gate', 'macro.steps_score.mean >= 0.1', ...GATE], {}, 'macro.steps_score.mean'],
    [
      'on the branch of baselines',
      GATE,
      { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push', GITHUB_RUN_ID: '5' },
      'this is not the run of a pull request',
    ],
    ['for a drop without a baseline alone', ['--max-steps-drop', '0.1'], {}, 'only all of them decide max-steps-drop'],
  ])('%s', async (_, flags, env, note) => {
    await withDrawn(24, RIGHT, async ({ record, ids, evaluate }) => {
      expect((await record(flags, env)).stderr).toContain(note);
      expect(ids()).toHaveLength(24);
      expect((await evaluate(flags, env)).code).toBe(0);
    });
  });
});

test('in a pull request, the id of the workflow run decides the order', async () => {
  const env = (id: string) => ({ GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request', GITHUB_RUN_ID: id });
  await withDrawn(50, RIGHT, async ({ record, evaluate }) => {
    await record(GATE, env('7'));
    expect((await evaluate(GATE, env('7'))).code).toBe(0);
    expect((await evaluate(GATE, env('8'))).code).toBe(1);
    expect(await evaluate([...GATE, '--seed', '7'], env('7'))).toMatchObject(refusal('--seed: in GitHub Actions'));
  });
});

describe('wrong flags are refused', () => {
  test.each<[readonly string[], string]>([
    [[], '--until-decided: needs a gate to decide'],
    [[...GATE, '--decision-error', '0'], 'expected a number between 0 and 0.5'],
    [[...GATE, '--decision-error', '0.5'], 'expected a number between 0 and 0.5'],
    [[...GATE, '--retry-errors'], '--retry-errors'],
    [[...GATE, '--shard', '1/2'], 'shards are asked in full'],
  ])('%j', async (flags, message) => {
    await withDrawn(12, RIGHT, async ({ record }) => {
      expect(await record(flags)).toMatchObject(refusal(message));
    });
  });
});

test('several answers for one question count as their mean, and an error as 0', async () => {
  await withDrawn(
    40,
    (_, at) => ({ fails: at % 2 === 0 }),
    async ({ record, evaluate, ids }) => {
      const recorded = await record([...GATE, '--trials', '2', '--concurrency', '4']);
      const [, asked] = /decided after (\d+) of 40 questions: steps score is below 0\.75/.exec(recorded.stderr) ?? [];
      expect(ids().length).toBeGreaterThanOrEqual(2 * Number(asked));
      const run = await evaluate([...GATE, '--trials', 'all']);
      expect(run.stdout).toContain(`below 0.75, decided after ${asked} of 40 questions`);
    },
  );
});
