import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { once } from '../../src/core/text/values.js';
import { cli, refusal } from '../support/cli.js';
import { corpusOf, type Drawn, type PlannedAnswer, withDrawn } from '../support/drawn-agent.js';

const GATE = ['--min-steps-score', '0.75'];
const RIGHT = (): PlannedAnswer => ({});
/** The recording of an agent that is always right, made once. */
const recorded = once(() =>
  withDrawn(50, RIGHT, async ({ record, at }) => {
    await record([...GATE, '--concurrency', '1']);
    return readFileSync(at('r.jsonl'), 'utf8');
  }),
);

/** What a test makes of this recording. */
const withRecording = (use: (drawn: Drawn) => Promise<void>) =>
  withDrawn(50, RIGHT, async (drawn) => {
    writeFileSync(drawn.at('r.jsonl'), await recorded());
    await use(drawn);
  });

test('an agent that is always right is asked 22 of 50 questions, and both commands say so', () =>
  withDrawn(50, RIGHT, async ({ record, evaluate, at, ids }) => {
    const recorded = await record([...GATE, '--concurrency', '1']);
    expect(recorded.code).toBe(0);
    expect(recorded.stderr).toMatch(
      /decided after 22 of 50 questions: steps score is at least 0\.75 \(0\.7\d to 1\.00\)/,
    );
    // 28 questions at $0.05 and 20 s.
    expect(recorded.stderr).toContain('About $1.40 and 9 min saved');
    expect(ids()).toHaveLength(22);
    const run = await evaluate([...GATE, '--out', at('out'), '--junit', at('j.xml')]);
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('at least 0.75, decided after 22 of 50 questions');
    expect(parseYaml(readFileSync(join(at('out'), 'evaluation.yaml'), 'utf8'), '')).toHaveLength(22);
    // Not asked is a state of its own, of which nothing is left out.
    const page = readFileSync(join(at('out'), 'report.html'), 'utf8');
    expect(page.match(/Not asked: the gates were decided before this question/g)).toHaveLength(28);
    expect(page).toContain('<h3>Not asked <span class="count">28</span></h3>');
    expect(page).not.toContain('are left out');
    const junit = readFileSync(at('j.xml'), 'utf8');
    expect(junit.match(/<skipped message="not asked"\/>/g)).toHaveLength(28);
  }));

const isRight = (at: number) => at % 10 < 8;
test('answers are counted in the order of the draw: where wrong ones are slow: the same decision at the same question', async () => {
  const delay = (at: number) => ({ wait: isRight(at) ? 0 : 120 });
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

describe('a file that decides', () => {
  const lines = (path: string) => readFileSync(path, 'utf8').trim().split('\n');
  const write = (path: string, all: readonly string[]) => writeFileSync(path, `${all.join('\n')}\n`);
  const MISSING = 'of 50 answered, below the required coverage of 1';
  const MEAN = 'macro.steps_score.mean >= 0.1';
  test.each<[string, (all: string[]) => string[], readonly string[], string]>([
    ['with a hole', (all) => all.slice(1), GATE, "21 questions of this run's order"],
    ['with another seed', (all) => all, [...GATE, '--seed', 'mine'], "of this run's order"],
    ['that ends too early', (all) => all.slice(0, 11), GATE, 'do not decide `min-steps-score` 0.75; was `record`'],
    ['for a harder gate', (all) => all, ['--min-steps-score', '0.95'], 'do not decide `min-steps-score` 0.95'],
    ['of which all are needed', (all) => all, [...GATE, '--gate', MEAN], 'decide `macro.steps_score'],
  ])('%s: the missing questions are missing', (_, change, flags, why) =>
    withRecording(async ({ evaluate, at }) => {
      write(at('r.jsonl'), change(lines(at('r.jsonl'))));
      const { code, stdout } = await evaluate([...flags, '--out', at('out'), '--no-page']);
      expect(code).toBe(1);
      expect(stdout).toContain(MISSING);
      expect(readFileSync(join(at('out'), 'report.md'), 'utf8')).toContain(why);
    }),
  );
  test('the next answer of the order, added after the decision, does not count', () =>
    withDrawn(
      50,
      (_, at) => ({ right: at % 2 === 0 }),
      async ({ record, evaluate, at }) => {
        // A gate that is decided later has the same order.
        await record(['--min-steps-score', '0.55', '--concurrency', '1']);
        const further = lines(at('r.jsonl'));
        rmSync(at('r.jsonl'));
        await record([...GATE, '--concurrency', '1']);
        const all = lines(at('r.jsonl'));
        const before = (await evaluate(GATE)).stdout;
        expect(before).toContain(`below 0.75, decided after ${all.length} of 50`);
        expect(further.slice(0, all.length)).toEqual(all);
        write(at('r.jsonl'), [...all, further[all.length] ?? '']);
        const { code, stdout } = await evaluate(GATE);
        expect(code).toBe(1);
        expect(stdout).toContain(`below 0.75, decided after ${all.length} of 50`);
      },
    ));
  test('is refused as a baseline', () =>
    withRecording(async ({ evaluate, at }) => {
      await evaluate([...GATE, '--out', at('out'), '--no-page']);
      for (const file of ['evaluation.yaml', 'baseline.yaml'])
        expect(await evaluate([...GATE, '--baseline', at(`out/${file}`)])).toMatchObject(
          refusal('the run stopped early, with until-decided: it is no baseline'),
        );
      const compared = await evaluate([...GATE, '--baseline', at('out')]);
      const why = 'complete: the run stopped early, with until-decided: it is no baseline';
      expect(compared).toMatchObject(refusal(why));
    }));
  test('show says of a question that it was not asked', () =>
    withRecording(async ({ evaluate, at, ids }) => {
      await evaluate([...GATE, '--out', at('out'), '--no-page']);
      const left = Array.from({ length: 40 }, (_, index) => `q${index + 10}`).find((id) => !ids().includes(id)) ?? '';
      for (const run of ['out', 'out/evaluation.yaml'])
        expect(await cli('show', `${left}x`, at(run))).toMatchObject(
          refusal('the run stopped when its gates were decided, and asked no others'),
        );
    }));
});

test('the command that is suggested takes the same flags, and what was answered later is not counted', () =>
  withDrawn(50, RIGHT, async ({ record, at, ids }) => {
    const gates = ['--min-steps-score', '0.75', '--gate', 'micro.steps_score.mean >= 0.5'];
    const given = [...gates, '--seed', 'mine', '--decision-error', '0.1'];
    const { stdout, stderr } = await record([...given, '--concurrency', '8']);
    const [, asked] =
      /decided after (\d+) of 50 questions, with an error of 0\.1: steps score is at least 0\.75, /.exec(stderr) ?? [];
    const flags =
      '--until-decided --decision-error 0.1 --min-steps-score 0.75 --gate "micro.steps_score.mean >= 0.5" --seed mine';
    expect(stdout).toContain(`evaluate --corpus ${at('corpus.json')} --responses ${at('r.jsonl')} ${flags}`);
    const run = await cli(
      ...['evaluate', '--corpus', at('corpus.json'), '--responses', at('r.jsonl'), '--until-decided'],
      ...given,
    );
    const late = ids().length - Number(asked);
    const lateText = late > 0 ? `, including ${late} answered after the decision` : '';
    expect(run.stdout.replace(/\s+/g, ' ')).toContain(`${50 - Number(asked)} not asked${lateText};`);
  }));

test('a recording is continued in the same order, and refused in another', () =>
  withRecording(async ({ record, at, ids }) => {
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
    expect(await record([...GATE, '--resume'])).toMatchObject(refusal('has another text in this corpus'));
    writeFileSync(at('r.jsonl'), whole.replace(/"q\d+"/, '"q99"'));
    expect(await record([...GATE, '--resume'])).toMatchObject(refusal('"q99" is no question of this corpus'));
  }));

const MIXED = (_: string, at: number): PlannedAnswer => ({ right: at % 5 !== 0 });
test('against a baseline: an agent that lost all fails the gate on the drop', () =>
  withDrawn(60, MIXED, async ({ record, evaluate, at, replan }) => {
    // The baseline has all questions.
    await record(['--gate', 'macro.steps_score.mean >= 0.1']);
    await evaluate(['--gate', 'macro.steps_score.mean >= 0.1', '--out', at('base'), '--no-page']);
    rmSync(at('r.jsonl'));
    replan(() => ({ right: false }));
    const flags = ['--max-steps-drop', '0.2', '--drop-test', 'plain', '--baseline', at('base')];
    const recorded = await record(flags);
    expect(recorded.stderr).toMatch(/max-steps-drop 0\.2 failed/);
    expect(recorded.stderr).toMatch(/decided after \d+ of 60/);
    const run = await evaluate([...flags, '--out', at('out'), '--no-page']);
    expect(run.stdout).toMatch(/decided after \d+ of 60/);
    expect(run.code).toBe(1);
    expect(existsSync(join(at('out'), 'baseline.yaml'))).toBe(true);
  }));

test('for a mean over templates, all questions are asked', async () => {
  const flags = ['--gate', 'macro.steps_score.mean >= 0.1', ...GATE];
  await withDrawn(24, RIGHT, async ({ record, ids, evaluate }) => {
    expect((await record(flags)).stderr).toContain('macro.steps_score.mean');
    expect(ids()).toHaveLength(24);
    expect((await evaluate(flags)).code).toBe(0);
  });
});

test('stepgate compare accepts a second run that stopped early, with its corpus, and no first one', async () => {
  const isRight = (at: number) => at % 5 !== 0;
  await withDrawn(
    60,
    (_, at) => ({ right: isRight(at) }),
    async ({ record, evaluate, at }) => {
      const all = ['--gate', 'macro.steps_score.mean >= 0.1'];
      await record(all);
      await evaluate([...all, '--out', at('base'), '--no-page']);
      rmSync(at('r.jsonl'));
      const drop = ['--max-steps-drop', '0.3'];
      const flags = [...drop, '--baseline', at('base')];
      await record([...flags, '--concurrency', '1']);
      const run = await evaluate([...flags, '--out', at('head'), '--no-page']);
      const decided = /decided after \d+ of 60 questions/.exec(run.stdout)?.[0] ?? 'not decided';
      const until = [...drop, '--until-decided', '--corpus', at('corpus.json')];
      const compare = (base: string, head: string, more: readonly string[]) =>
        cli('compare', at(base), at(head), ...more);
      const same = await compare('base', 'head', until);
      expect([same.code, same.stdout]).toEqual([0, expect.stringContaining(decided)]);
      const stopped = 'the run stopped early, with until-decided';
      expect(await compare('base', 'head', drop)).toMatchObject(refusal(stopped));
      expect(await compare('head', 'base', until)).toMatchObject(refusal(stopped));
      expect(await compare('base', 'base', until)).toMatchObject({ code: 0 });
      expect(await compare('base', 'head', [...until, '--max-steps-drop', '0.001'])).toMatchObject(
        refusal('do not decide `max-steps-drop` 0.001; was `record` interrupted, or given other gates'),
      );
      expect(await compare('base', 'head', [...until, '--seed', 'mine'])).toMatchObject(
        refusal("questions of this run's order"),
      );
      const alone = [...drop, '--until-decided'];
      expect(await compare('base', 'head', alone)).toMatchObject(refusal('--until-decided: give --corpus'));
    },
  );
});

const INPUTS = {
  record: ['--corpus', 'c.json', '-o', 'r.jsonl'],
  evaluate: ['--corpus', 'c.json', '--responses', 'r.jsonl'],
  compare: ['base', 'head', '--corpus', 'c.json'],
};
const UNTIL = ['--until-decided', '--max-regressions', '0'];
const every = (flags: readonly string[], message: string) =>
  (['record', 'evaluate', 'compare'] as const).map((name) => [name, flags, message] as const);
test.each([
  ...every(
    ['--until-decided'],
    '--until-decided: needs a gate to decide, as in --gate "micro.steps_score.mean >= 0.75"',
  ),
  ...every([...UNTIL, '--decision-error', '0.5'], '--decision-error: expected a number between 0 and 0.5'),
  ...every(['--seed', 'a'], '--seed: has no effect without --until-decided'),
  ['record', [...UNTIL, '--retry-errors'], '--retry-errors: would ask again what failed'],
  ['record', [...UNTIL, '--shard', '1/2'], '--until-decided: shards are asked in full'],
  ['evaluate', [...UNTIL, '--drafts'], '--max-regressions: drafts have no gates'],
  ['record', ['--min-steps-score', '0.5'], '--min-steps-score: has no effect without --until-decided'],
] as const)('wrong flags are refused: %s %j', async (name, flags, message) => {
  const command = name === 'record' ? ['--', 'true'] : [];
  expect(await cli(name, ...INPUTS[name], ...flags, ...command)).toMatchObject(refusal(message));
});
