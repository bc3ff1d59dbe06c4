import { describe, expect, test } from 'vitest';
import { githubError } from '../../support/github/answer.js';
import { BASELINE_ARTIFACT } from '../../support/github/baselines.js';
import { pullRequest, push, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { messages, type Ran, scenario } from '../../support/github/scenario.js';
import { expectUnharmed, RUN_FILES } from '../../support/github/trouble.js';
import { sha, type World } from '../../support/github/world.js';

/** In the archive; the page is an artifact of its own. */
const ARCHIVED = RUN_FILES.filter((name) => name !== 'report.html');
const PAGE_ARTIFACT = 'stepgate.report.html';

function uploadedNames(world: World, { record }: Ran): string[] {
  return world.artifacts.filter(({ runId, finalized }) => finalized && runId === record.id).map(({ name }) => name);
}

test.concurrent('what is uploaded: the files as one archive, and the baseline as it is', () =>
  scenario(async ({ world, evaluate }) => {
    const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8), { 'retention-days': '14' });
    const [baseline, page, files] = world.artifacts;
    expect([baseline?.name, page?.name, files?.name]).toEqual([BASELINE_ARTIFACT, PAGE_ARTIFACT, 'stepgate']);
    expect(files?.bytes.subarray(0, 2).toString()).toBe('PK');
    for (const name of ARCHIVED) expect(files?.bytes.includes(name)).toBe(true);
    expect(baseline?.bytes.toString()).toBe(run.files['baseline.yaml']);
    expect(page?.bytes.toString()).toBe(run.files['report.html']);
    expect(run.outputs).toMatchObject({
      'artifact-id': String(files?.id),
      'artifact-url': `https://github.com/acme/agent/actions/runs/${run.record.id}/artifacts/${files?.id}`,
    });
    const created = run.requests.filter(({ path }) => path.endsWith('/CreateArtifact'));
    const days = created.map(
      ({ body }) => (Date.parse((body as { expires_at: string }).expires_at) - Date.now()) / 864e5,
    );
    expect(days.map(Math.round)).toEqual([14, 14, 14]);
  }));

describe.concurrent('a name that is taken', () => {
  test('by another job of the run: the run fails and says what to set', () =>
    scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const first = await evaluate(pullRequest(world, pull), ten(8));
      const leg = { as: { id: first.record.id, startedAt: first.record.startedAt } };
      const second = await evaluate(pullRequest(world, pull), ten(8), {}, leg);
      expect(second.code).toBe(1);
      expect(messages(second, 'error')).toEqual([
        expect.stringContaining('two evaluations in this run are called stepgate; set `name`'),
      ]);
      expect(Object.keys(second.files).sort()).toEqual(RUN_FILES);
      expect(second.summary).toContain('Steps score 0.800');
      expect(uploadedNames(world, second)).toEqual([BASELINE_ARTIFACT, PAGE_ARTIFACT, 'stepgate']);
    }));

  test('by an earlier attempt: another name, which readers find and prefer', () =>
    scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const first = await evaluate(push(world, sha('m4')), ten(9));
      const second = await evaluate(push(world, sha('m4')), ten(7), {}, { as: { id: first.record.id, attempt: 2 } });
      expect(second.code).toBe(0);
      expect(messages(second, 'warning')).toEqual([]);
      expect(uploadedNames(world, second)).toEqual([
        ...[BASELINE_ARTIFACT, PAGE_ARTIFACT, 'stepgate'],
        ...[expect.stringMatching(/^stepgate\.a2-[0-9a-f]{4}\.baseline\.yaml$/)],
        ...[expect.stringMatching(/^stepgate\.a2-[0-9a-f]{4}\.report\.html$/)],
        ...[expect.stringMatching(/^stepgate\.a2-[0-9a-f]{4}$/)],
      ]);
      const run = await evaluate(pullRequest(world, pull), ten(8));
      expect(run.outputs).toMatchObject({ 'baseline-status': 'found', 'steps-score-delta': '0.1000' });
    }));
});

test.concurrent('an artifact service that refuses: at most one warning per artifact, and no other effect', () =>
  scenario(async ({ world, server, evaluate }) => {
    const pull = usualHistory(world);
    server.fail({ path: /^\/twirp\//, how: githubError(403, 'Forbidden') });
    const run = await evaluate(pullRequest(world, pull), ten(8));
    expectUnharmed({ run, world }, 0);
    expect(run.outputs['artifact-id']).toBe('');
    expect(messages(run, 'warning').length).toBeGreaterThan(0);
    expect(messages(run, 'warning').length).toBeLessThanOrEqual(3);
  }));

const env = { GITHUB_SERVER_URL: 'https://github.example.com' };

test.concurrent('GitHub Enterprise Server has no artifact service: one warning, files in output-dir', () =>
  scenario(async ({ world, evaluate }) => {
    const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8), {}, { env });
    expectUnharmed({ run, world }, 0);
    expect(messages(run, 'warning')).toHaveLength(1);
    expect(run.outputs).toMatchObject({ 'baseline-status': 'unsupported', 'artifact-id': '' });
    expect(run.requests.filter(({ kind }) => kind === 'results' || kind === 'blob')).toEqual([]);
    expect(world.comments[0]?.body).toContain(
      'GitHub Enterprise Server has no artifact service; use `baseline: <path>`',
    );
    expect(world.comments[0]?.body).toContain('https://github.example.com/acme/agent/actions/runs/');
  }));
