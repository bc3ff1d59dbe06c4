import { describe, expect, test } from 'vitest';
import { pullRequest, push, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { scenario } from '../../support/github/scenario.js';
import { sha } from '../../support/github/world.js';

describe.concurrent('a story of pushes and pull requests', () => {
  test('the first pull request has nothing to compare with, and says so', () =>
    scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const run = await evaluate(pullRequest(world, pull), ten(8), { 'min-steps-score': '0.75' });
      expect(run.code).toBe(0);
      expect(run.annotations).toEqual([]);
      expect(run.outputs).toMatchObject({
        ...{ passed: 'true', 'steps-score': '0.8000', 'macro-steps-score': '0.8000', questions: '10', errors: '0' },
        ...{ 'steps-score-delta': '', regressions: '', improvements: '' },
        ...{ 'baseline-status': 'none', 'baseline-sha': '', 'baseline-run-id': '', 'comment-status': 'created' },
      });
      const [comment] = world.comments;
      expect(comment?.body).toContain('## ✅ Steps score 0.800 (required 0.750), nothing to compare with yet');
      expect(comment?.body).toContain('**8 of 10 questions right.**');
      expect(comment?.body).toMatch(/no baseline on `?main`? yet/i);
      expect(comment?.body).toContain('not mean "no regressions"');
      expect(comment?.body).not.toContain('Change');
      expect(run.summary).toContain('## ✅ Steps score 0.800');
    }));

  test('a push to main records what the next pull request is compared with', () =>
    scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const base = await evaluate(push(world, sha('m4')), ten(9));
      expect(base.code).toBe(0);
      expect(base.outputs['comment-status']).toBe('skipped');
      expect(world.artifacts.map(({ name, finalized }) => [name, finalized])).toEqual([
        ['stepgate.baseline.yaml', true],
        ['stepgate.report.html', true],
        ['stepgate', true],
      ]);
      expect(world.artifacts[0]?.bytes.toString()).toBe(base.files['baseline.yaml']);

      const run = await evaluate(pullRequest(world, pull), ten(8), { 'min-steps-score': '0.75' });
      expect(run.code).toBe(0);
      expect(run.annotations.map(({ properties }) => properties.title)).toEqual(['Regressed: q9']);
      expect(run.outputs).toMatchObject({
        ...{ 'steps-score': '0.8000', 'steps-score-delta': '-0.1000', regressions: '1', improvements: '0' },
        ...{ 'baseline-status': 'found', 'baseline-sha': sha('m4'), 'baseline-run-id': String(base.record.id) },
      });
      const body = world.comments[0]?.body;
      expect(body).toContain('down 0.100');
      expect(body).toContain('**8 of 10 questions right, 1 fewer than `main`.**');
      expect(body).toMatch(/^\| \*\*Steps score\*\*, micro \| 0\.900 \| \*\*0\.800\*\* \| \**−0\.100\** \|$/m);
      expect(body).toContain('**1 regressed, 0 improved, 9 unchanged.**');
      expect(body).toContain('▼ [What is q9?](');
      const runUrl = `https://github.com/acme/agent/actions/runs/${base.record.id}`;
      expect(body).toContain(`Compared with [run ${base.record.number}](${runUrl}) on \`${sha('m4').slice(0, 7)}\``);
    }));
});
