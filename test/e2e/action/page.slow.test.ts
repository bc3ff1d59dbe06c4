import { describe, expect, test } from 'vitest';
import { pullRequest } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { storiesAfterPush } from '../../support/github/pushed.js';
import { messages, type Ran } from '../../support/github/scenario.js';
import type { World, WorldArtifact } from '../../support/github/world.js';

const PAGE = 'stepgate.report.html';

function artifactOf({ artifacts }: World, { record }: Ran, name = PAGE): WorldArtifact | undefined {
  return artifacts.find((one) => one.finalized && one.runId === record.id && one.name === name);
}

function addressOf(run: Ran, artifact: WorldArtifact | undefined): string {
  return `https://github.com/acme/agent/actions/runs/${run.record.id}/artifacts/${artifact?.id}`;
}

/** A push to main with nine of ten right; then what a test makes of it. */
const afterPush = storiesAfterPush(({ evaluate }, event) => evaluate(event, ten(9)));

/** Where a report leads its readers. */
function expectLinkedToRun(run: Ran, texts: readonly string[]): void {
  for (const text of texts) {
    expect(text).toContain(`[full report](https://github.com/acme/agent/actions/runs/${run.record.id})`);
    expect(text).toContain('▼ What is q9? `q9`');
    expect(text).not.toContain('#q-');
  }
  expect(run.outputs['page-url']).toBe('');
}

describe.concurrent('the report page', () => {
  test('is an artifact that is not zipped, before the comment, which leads to it', () =>
    afterPush(async ({ world, evaluate, pull }) => {
      const run = await evaluate(pullRequest(world, pull), ten(8), { 'retention-days': '14' });
      const page = artifactOf(world, run);
      const url = addressOf(run, page);
      expect(run.code).toBe(0);
      expect(page?.mimeType).toBe('text/html');
      expect(page?.bytes.toString()).toBe(run.files['report.html']);
      expect(page?.bytes.toString()).toMatch(/^<!doctype html>/);
      for (const text of [world.comments[0]?.body ?? '', run.summary]) {
        expect(text).toContain(`· [full report](${url}) · [files](`);
        expect(text).toContain(`▼ [What is q9?](${url}#q-q9) `);
      }
      expect(run.outputs).toMatchObject({ 'page-url': url, 'page-path': `${run.outputs['output-dir']}/report.html` });
      const regressed = run.annotations.filter(({ properties }) => properties.title === 'Regressed: q9');
      expect(regressed.map(({ message }) => message.split(' ').at(-1))).toEqual([`${url}#q-q9`]);
      expect(run.stdout).toContain(`stepgate: report page: ${url}\n`);
      const paths = run.requests.map(({ path }) => path);
      const last = (pattern: RegExp) => paths.findLastIndex((path) => pattern.test(path));
      expect(last(/^\/blob\/\d+\/stepgate\.report\.html$/)).toBeGreaterThan(0);
      expect(last(/FinalizeArtifact$/)).toBeLessThan(paths.findIndex((path) => path.endsWith('/comments')));
      expect(page?.bytes.includes(`href="https://github.com/acme/agent/actions/runs/${run.record.id}"`)).toBe(true);
    }));

  test('page: false: no artifact, and links to the run', () =>
    afterPush(async ({ world, evaluate, pull }) => {
      const run = await evaluate(pullRequest(world, pull), ten(8), { page: 'false' });
      expect([run.code, messages(run, 'warning')]).toEqual([0, []]);
      expect(artifactOf(world, run)).toBeUndefined();
      expect('report.html' in run.files).toBe(false);
      expect(run.outputs['page-path']).toBe('');
      expectLinkedToRun(run, [world.comments[0]?.body ?? '', run.summary]);
    }));
});
