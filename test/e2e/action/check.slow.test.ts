import { describe, expect, test } from 'vitest';
import { plantBaseline, recordedBaseline } from '../../support/github/baselines.js';
import { other, pullRequest, push, usualHistory } from '../../support/github/events.js';
import { examFiles, type Mark, ten } from '../../support/github/exam.js';
import { type Fault, REFUSALS } from '../../support/github/faults.js';
import { HOSTILE } from '../../support/github/hostile.js';
import { reported } from '../../support/github/reported.js';
import { messages, type Ran, type Scenario, scenario } from '../../support/github/scenario.js';
import { expectUnharmed } from '../../support/github/trouble.js';
import { sha, type World, type WorldCheck, type WorldPull } from '../../support/github/world.js';

const CHECK = { check: 'true' };

const recorded = await recordedBaseline(ten(9));

interface Checked extends Scenario {
  readonly pull: WorldPull;
  /** Evaluates the pull request with a check run. */
  readonly check: (
    marks: Readonly<Record<string, Mark>>,
    inputs?: Readonly<Record<string, string>>,
    as?: Readonly<Record<string, unknown>>,
  ) => Promise<Ran>;
}

/** A pull request into a base branch with 9 of 10 questions right. */
async function checked(use: (story: Checked) => Promise<void>): Promise<void> {
  await scenario(async (story) => {
    const pull = usualHistory(story.world);
    plantBaseline(story.world, recorded, { sha: sha('m4') });
    const check: Checked['check'] = (marks, inputs = {}, as = {}) =>
      story.evaluate(pullRequest(story.world, pull), marks, { ...CHECK, ...inputs }, { as });
    await use({ ...story, pull, check });
  });
}

/** The requests that wrote check runs. */
function sent({ requests }: Ran, method?: string) {
  const all = requests.filter((one) => /\/check-runs(?:\/\d+)?$/.test(one.path) && one.method !== 'GET');
  return method === undefined ? all : all.filter((one) => one.method === method);
}

function only({ checks }: World): WorldCheck {
  expect(checks).toHaveLength(1);
  return checks[0] as WorldCheck;
}

describe.concurrent('the check run', () => {
  test('has the verdict on the head commit of the pull request, the report and the regressed questions', () =>
    checked(async ({ world, check }) => {
      const run = await check(ten(7), { 'min-steps-score': '0.75' });
      const written = only(world);
      expect(written).toMatchObject({
        ...{ name: 'Stepgate / stepgate', headSha: sha('p2'), status: 'completed', conclusion: 'failure' },
        title: 'Steps score 0.700 is below the required 0.750',
      });
      expect(run.code).toBe(1);
      expect(run.outputs).toMatchObject({
        'check-status': 'created',
        'check-url': `https://github.com/acme/agent/runs/${written.id}`,
      });
      expect(written.detailsUrl).toMatch(/\/actions\/runs\/\d+\/artifacts\/\d+$/);
      expect(written.summary).toContain('| `min-steps-score` | ≥ 0.750 | 0.700 |');
      expect(written.summary).toContain('What is q9?');
      // The title is above it.
      expect(written.summary).not.toMatch(/^## |<!--/m);
      expect(written.annotations).toEqual(
        ['q8', 'q9'].map((id) => ({
          ...{ path: 'corpus.yaml', annotation_level: 'warning', title: `Regressed: ${id}` },
          ...{ start_line: 4 * Number(id.slice(1)) - 1, end_line: 4 * Number(id.slice(1)) - 1 },
          message: expect.stringMatching(new RegExp(`gold of ${id}.* https://github\\.com/acme/.*#q-${id}$`)),
        })),
      );
    }));

  test.each<[string, number, Readonly<Record<string, string>>, string]>([
    ['success if all gates pass', 9, { 'min-steps-score': '0.75' }, 'success'],
    ['neutral if a gate only warned', 8, { 'max-steps-drop': '0.05' }, 'neutral'],
  ])('%s', (_, right, gates, conclusion) =>
    checked(async ({ world, check }) => {
      const run = await check(ten(right), gates);
      expect(only(world).conclusion).toBe(conclusion);
      expect(run.outputs.passed).toBe(String(conclusion !== 'failure'));
    }),
  );

  test('is on the commit of a push, and of a tag', () =>
    scenario(async ({ world, evaluate }) => {
      usualHistory(world);
      await evaluate(push(world, sha('m4')), ten(9), CHECK);
      await evaluate(other(world, 'release', sha('m3')), ten(9), { ...CHECK, name: 'nightly' });
      expect(world.checks.map(({ headSha, name }) => [name, headSha])).toEqual([
        ['Stepgate / stepgate', sha('m4')],
        ['Stepgate / nightly', sha('m3')],
      ]);
    }));

  test("a fork's run has no permission for it, and no request is sent", () =>
    scenario(async ({ world, evaluate }) => {
      const run = await evaluate(pullRequest(world, usualHistory(world, 'fork')), ten(8), CHECK);
      expect([world.checks, sent(run), run.outputs['check-status']]).toEqual([[], [], 'skipped']);
      expect(run.stdout).toContain('check run: skipped (a run from a fork');
      expect(messages(run, 'warning')).toEqual([]);
    }));
});

test.concurrent('one check run per name and commit: one with annotations, which cannot be removed, is replaced', () =>
  checked(async ({ world, check }) => {
    const first = await check(ten(8), { 'min-steps-score': '0.85' });
    await check(ten(9), { 'min-steps-score': '0.85' }, { id: first.record.id, attempt: 2 });
    // GitHub shows the newest of a name.
    const [old, latest] = world.checks;
    expect([old?.conclusion, old?.annotations.length]).toEqual(['failure', 1]);
    expect([latest?.conclusion, latest?.annotations.length]).toEqual(['success', 0]);
  }));

/** So many questions, all right or all wrong. */
function many(count: number, mark: Mark, nameOf: (index: number) => string): Record<string, Mark> {
  return Object.fromEntries(Array.from({ length: count }, (_, index): [string, Mark] => [nameOf(index), mark]));
}

/** Questions that were all right on the base branch and are all wrong on the pull request. */
async function allRegressed(
  count: number,
  nameOf: (index: number) => string,
  use: (world: World, run: Ran) => void,
): Promise<void> {
  await scenario(async ({ world, evaluate }) => {
    const pull = usualHistory(world);
    await evaluate(push(world, sha('m4')), many(count, 'right', nameOf), { page: 'false' });
    const inputs = { ...CHECK, page: 'false' };
    use(world, await evaluate(pullRequest(world, pull), many(count, 'wrong', nameOf), inputs));
  });
}

test.concurrent('a summary has at most 65,535 bytes, and is cut between its sections', () =>
  allRegressed(
    400,
    (index) => `${'質問'.repeat(150)} ${index}`,
    (world, run) => {
      const { summary, annotations } = only(world);
      expect(Buffer.byteLength(summary ?? '')).toBeLessThanOrEqual(65_535);
      expect(summary?.match(/<details>/g)?.length).toBe(summary?.match(/<\/details>/g)?.length);
      expect(summary).toMatch(/of 400/);
      expect(summary?.trimEnd()).toMatch(/<\/sub>$/);
      expect(annotations).toHaveLength(50);
      expect(annotations.slice(0, 2).map(({ start_line }) => start_line)).toEqual([3, 7]);
      // The runner shows no more than ten.
      expect(run.annotations.filter(({ level }) => level === 'warning')).toHaveLength(10);
      expect(annotations.every(({ title }) => [...(title ?? '')].length <= 255)).toBe(true);
      expect(sent(run, 'POST').map(({ status }) => status)).toEqual([201]);
    },
  ));

/** A normal run with a check run and trouble at one place; nothing else may change. */
async function withTrouble(fault: Fault): Promise<{ run: Ran; world: World }> {
  return scenario(async ({ world, server, evaluate }) => {
    const pull = usualHistory(world);
    plantBaseline(world, recorded, { sha: sha('m4') });
    server.fail(fault);
    const inputs = { ...CHECK, 'min-steps-score': '0.75' };
    const run = await evaluate(pullRequest(world, pull), ten(8), inputs);
    return { run, world };
  });
}

const CREATE = { method: 'POST', path: /\/check-runs$/ };

const refused = { ...REFUSALS.forbidden, headers: { ...REFUSALS.forbidden.headers } };
refused.headers['x-accepted-github-permissions'] = 'checks=write';
test.concurrent('trouble with the check run loses nothing else: 403 for the check run', async () => {
  const told = await withTrouble({ ...CREATE, how: refused });
  expectUnharmed(told);
  const { run, world } = told;
  expect(run.outputs).toMatchObject({ 'check-status': 'failed', 'comment-status': 'created' });
  expect(messages(run, 'warning')).toEqual([expect.stringMatching(/checks: write.*checks=write.*docs\/action\.md/)]);
  expect(world.comments).toHaveLength(1);
  expect(world.checks).toEqual([]);
});

test('an annotation of a corpus in a folder has its path from the root', () =>
  scenario(async ({ world, run }) => {
    const pull = usualHistory(world);
    const corpus = 'eval/gold/corpus.yaml';
    const call = (event: Parameters<typeof run>[0]['event'], mark: Mark) => {
      const { 'corpus.yaml': text = '', ...responses } = examFiles({ q1: mark });
      const inputs = { ...CHECK, corpus, responses: 'responses.jsonl', page: 'false' };
      return run({ event, files: { ...responses, [corpus]: text }, inputs });
    };
    await call(push(world, sha('m4')), 'right');
    await call(pullRequest(world, pull), 'wrong');
    expect(world.checks.at(-1)?.annotations).toMatchObject([{ path: corpus, start_line: 3 }]);
  }));

test.concurrent('untrusted text in ids and questions is as harmless as in the comment', async () => {
  const ids = Object.values(HOSTILE).flat();
  await allRegressed(
    ids.length,
    (index) => ids[index] ?? '',
    (world) => {
      const { annotations, summary } = only(world);
      const [comment] = world.comments.map(({ body }) => body);
      // The same sections below the title and the hidden lines.
      expect(comment).toContain(summary?.trimEnd());
      for (const { title, message } of annotations) {
        expect(`${title}${message}`).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
        expect([...(title ?? '')].length).toBeLessThanOrEqual(255);
      }
    },
  );
});

describe.concurrent('mode: report', () => {
  test("a fork's failed gate is a failed check on its head, with nothing of its texts", () =>
    reported('found', async ({ world, report }) => {
      const run = await report(CHECK);
      const written = only(world);
      expect(written).toMatchObject({ headSha: sha('p2'), conclusion: 'failure', annotations: [] });
      expect(written.name).toBe('Stepgate / stepgate');
      expect(written.summary).toContain('**Reported by a run of the fork `someone/agent`.**');
      expect(written.summary).toContain('What is q9?');
      expect(written.summary).not.toContain('something else');
      expect(run.outputs).toMatchObject({ 'check-status': 'created', 'comment-status': 'created' });
      expect(run.code).toBe(0);
      const again = await report(CHECK);
      expect([again.outputs['check-status'], world.checks.length]).toEqual(['skipped', 1]);
    }));

  test('a claim is never green: what passed is neutral', () =>
    reported('found', async ({ world, report }) => {
      await report({ ...CHECK, 'min-steps-score': '0.5' });
      expect(only(world).conclusion).toBe('neutral');
    }));
});
