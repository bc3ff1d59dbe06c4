import { describe, expect, test } from 'vitest';
import { githubError } from '../../support/github/answer.js';
import { BASELINE_ARTIFACT } from '../../support/github/baselines.js';
import { pullRequest, push, usualHistory } from '../../support/github/events.js';
import { examFiles, ten } from '../../support/github/exam.js';
import { UNAVAILABLE } from '../../support/github/faults.js';
import { messages, type Ran, scenario } from '../../support/github/scenario.js';
import { addArtifact, sha, type World } from '../../support/github/world.js';

const FILES = [
  'aggregates.yaml',
  'badge.json',
  'baseline.yaml',
  'comparison.yaml',
  'evaluation.yaml',
  'junit.xml',
  'report.html',
  'report.md',
];
/** In the archive; the page is an artifact of its own. */
const ARCHIVED = FILES.filter((name) => name !== 'report.html');
const PAGE_ARTIFACT = 'stepgate.report.html';

function uploadedNames(world: World, { record }: Ran): string[] {
  return world.artifacts.filter(({ runId, finalized }) => finalized && runId === record.id).map(({ name }) => name);
}

/** Whatever becomes of the upload, the rest of the run is as ever. */
function expectUnharmed(world: World, run: Ran): void {
  expect(run.code).toBe(0);
  expect(messages(run, 'error')).toEqual([]);
  expect(Object.keys(run.files).sort()).toEqual(FILES);
  expect(run.outputs).toMatchObject({ passed: 'true', 'steps-score': '0.8000', 'comment-status': 'created' });
  expect(run.summary).toContain('Steps score 0.800');
  expect(world.comments).toHaveLength(1);
}

describe.concurrent('what is uploaded', () => {
  test('the files as one archive, and the baseline as it is', async () => {
    await scenario(async ({ world, evaluate }) => {
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
    });
  });

  test('nothing with upload: false', async () => {
    await scenario(async ({ world, evaluate }) => {
      const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8), { upload: 'false' });
      expectUnharmed(world, run);
      expect(run.annotations).toEqual([]);
      expect(run.outputs).toMatchObject({ 'artifact-id': '', 'artifact-url': '' });
      expect(run.requests.filter(({ kind }) => kind === 'results' || kind === 'blob')).toEqual([]);
    });
  });

  test('jobs of a matrix with different names', async () => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const first = await evaluate(pullRequest(world, pull), ten(8), { name: 'gpt' });
      const leg = { as: { id: first.record.id, startedAt: first.record.startedAt } };
      const second = await evaluate(pullRequest(world, pull), ten(8), { name: 'claude' }, leg);
      expect(second.code).toBe(0);
      expect(second.annotations).toEqual([]);
      expect(uploadedNames(world, second)).toEqual([
        ...['gpt.baseline.yaml', 'gpt.report.html', 'gpt'],
        ...['claude.baseline.yaml', 'claude.report.html', 'claude'],
      ]);
      expect(world.comments).toHaveLength(2);
    });
  });
});

describe.concurrent('a name that is taken', () => {
  test('by another job of the run: the run fails and says what to set', async () => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const first = await evaluate(pullRequest(world, pull), ten(8));
      const leg = { as: { id: first.record.id, startedAt: first.record.startedAt } };
      const second = await evaluate(pullRequest(world, pull), ten(8), {}, leg);
      expect(second.code).toBe(1);
      expect(messages(second, 'error')).toEqual([
        expect.stringContaining('two evaluations in this run are called stepgate; set `name`'),
      ]);
      expect(Object.keys(second.files).sort()).toEqual(FILES);
      expect(second.summary).toContain('Steps score 0.800');
      expect(uploadedNames(world, second)).toEqual([BASELINE_ARTIFACT, PAGE_ARTIFACT, 'stepgate']);
    });
  });

  test('by an earlier attempt: another name, which readers find and prefer', async () => {
    await scenario(async ({ world, evaluate }) => {
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
    });
  });

  test('by an upload that never came to its end: another name', async () => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const event = pullRequest(world, pull);
      const first = await evaluate(event, ten(8), { upload: 'false', comment: 'false' });
      for (const name of ['stepgate', BASELINE_ARTIFACT, PAGE_ARTIFACT]) {
        addArtifact(world, first.record, name, '').finalized = false;
      }
      const leg = { as: { id: first.record.id, startedAt: first.record.startedAt } };
      const second = await evaluate(event, ten(8), {}, leg);
      expectUnharmed(world, second);
      expect(uploadedNames(world, second)).toEqual([
        ...[
          expect.stringMatching(/^stepgate\.a1-.*\.baseline\.yaml$/),
          expect.stringMatching(/^stepgate\.a1-.*\.report\.html$/),
          expect.stringMatching(/^stepgate\.a1-[0-9a-f]{4}$/),
        ],
      ]);
    });
  });
});

describe.concurrent('trouble with the artifact service', () => {
  test.each([
    ['finalizing is refused once', { path: /FinalizeArtifact$/, how: githubError(400, 'bad request'), times: 1 }],
    ['an upload breaks off once', { path: /^\/blob\//, method: 'PUT', how: githubError(400, 'bad request'), times: 1 }],
  ])('%s: retried under another name', async (_, fault) => {
    await scenario(async ({ world, server, evaluate }) => {
      const pull = usualHistory(world);
      server.fail(fault);
      const run = await evaluate(pullRequest(world, pull), ten(8));
      expectUnharmed(world, run);
      const names = uploadedNames(world, run).map((name) => name.replace(/\.a1-[0-9a-f]{4}/, '.a1-…'));
      expect(names).toEqual(['stepgate.a1-….baseline.yaml', PAGE_ARTIFACT, 'stepgate']);
    });
  });

  test.each([
    ['it refuses', { path: /^\/twirp\//, how: githubError(403, 'Forbidden') }],
    ['it cannot be reached', { path: /^\/twirp\//, how: 'drop' as const }],
    ['finalizing is always refused', { path: /FinalizeArtifact$/, how: githubError(400, 'bad request') }],
    ['the store refuses', { path: /^\/blob\//, method: 'PUT', how: githubError(403, 'AuthenticationFailed') }],
  ])('%s: at most one warning per artifact, and no other effect', async (_, fault) => {
    await scenario(async ({ world, server, evaluate }) => {
      const pull = usualHistory(world);
      server.fail(fault);
      const run = await evaluate(pullRequest(world, pull), ten(8));
      expectUnharmed(world, run);
      expect(run.outputs['artifact-id']).toBe('');
      expect(messages(run, 'warning').length).toBeGreaterThan(0);
      expect(messages(run, 'warning').length).toBeLessThanOrEqual(3);
    });
  });

  test('a name that was never given out is not tried under another', async () => {
    await scenario(async ({ world, server, evaluate }) => {
      server.fail({ path: /CreateArtifact$/, how: githubError(403, 'Forbidden') });
      const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8));
      const asked = run.requests.filter(({ path }) => path.endsWith('/CreateArtifact'));
      expect(asked.map(({ body }) => (body as { name: string }).name)).toEqual([
        BASELINE_ARTIFACT,
        PAGE_ARTIFACT,
        'stepgate',
      ]);
    });
  });

  test('it is down for a while: the upload waits', async () => {
    await scenario(async ({ world, server, evaluate }) => {
      const pull = usualHistory(world);
      server.fail({ path: /CreateArtifact$/, how: UNAVAILABLE, times: 1 });
      const run = await evaluate(pullRequest(world, pull), ten(8));
      expectUnharmed(world, run);
      expect(run.annotations).toEqual([]);
      expect(uploadedNames(world, run)).toEqual([BASELINE_ARTIFACT, PAGE_ARTIFACT, 'stepgate']);
    });
  });
});

describe.concurrent('GitHub Enterprise Server', () => {
  const env = { GITHUB_SERVER_URL: 'https://github.example.com' };

  test('has no artifact service: one warning, files in output-dir', async () => {
    await scenario(async ({ world, evaluate }) => {
      const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8), {}, { env });
      expectUnharmed(world, run);
      expect(messages(run, 'warning')).toHaveLength(1);
      expect(run.outputs).toMatchObject({ 'baseline-status': 'unsupported', 'artifact-id': '' });
      expect(run.requests.filter(({ kind }) => kind === 'results' || kind === 'blob')).toEqual([]);
      expect(world.comments[0]?.body).toContain(
        'GitHub Enterprise Server has no artifact service; use `baseline: <path>`',
      );
      expect(world.comments[0]?.body).toContain('https://github.example.com/acme/agent/actions/runs/');
    });
  });

  test('a baseline can come from a path, a file or a folder', async () => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const base = await evaluate(push(world, sha('m4')), ten(9), { upload: 'false' }, { env });
      const files = { ...examFiles(ten(8)), 'base/baseline.yaml': base.files['baseline.yaml'] ?? '' };
      for (const baseline of ['base', 'base/baseline.yaml']) {
        const run = await evaluate(pullRequest(world, pull), ten(8), { baseline }, { env, files });
        expect(run.outputs).toMatchObject({ 'baseline-status': 'found', 'steps-score-delta': '-0.1000' });
      }
    });
  });
});
