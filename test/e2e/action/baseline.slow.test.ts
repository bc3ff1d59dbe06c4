import { describe, expect, test } from 'vitest';
import { pullRequest, push, usualHistory } from '../../support/github/events.js';
import { corpusOf, responsesOf, ten } from '../../support/github/exam.js';
import { scenario } from '../../support/github/scenario.js';
import { sha } from '../../support/github/world.js';

describe.concurrent('a story of pushes and pull requests', () => {
  test('the first pull request has nothing to compare with, and says so', async () => {
    await scenario(async ({ world, evaluate }) => {
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
    });
  });

  test('a push to main records what the next pull request is compared with', async () => {
    await scenario(async ({ world, evaluate }) => {
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
    });
  });

  test("a baseline of another preset is compared: its answers are scored again by this run's", async () => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      await evaluate(push(world, sha('m4')), ten(9), { scoring: 'graphrag-eval-4' });
      const inputs = { 'max-steps-drop': '0.01' };
      const run = await evaluate(pullRequest(world, pull), ten(8), inputs);
      expect(run.code).toBe(0);
      expect(run.outputs).toMatchObject({
        'baseline-status': 'found',
        'steps-score-delta': '-0.1000',
        regressions: '1',
      });
      expect(world.comments[0]?.body).toContain(
        "**Scoring rules differ (`preset: graphrag-eval-4 → standard`).** `main`'s answers, scored again, score the same under them (0.900).",
      );
      expect(world.comments[0]?.body).toContain('Compared with');
    });
  });

  test.each([
    ['two parts that share a question', { base: 'id:q9', head: '!id:q1' }, { questions: '9', delta: '-1.0000' }],
  ])('a baseline of another selection is compared on the shared questions: %s', async (_, select, expected) => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      await evaluate(push(world, sha('m4')), ten(9), { select: select.base });
      const run = await evaluate(pullRequest(world, pull), ten(8), { select: select.head });
      expect(run.code).toBe(0);
      expect(run.outputs).toMatchObject({
        ...{ questions: expected.questions, 'steps-score-delta': expected.delta, regressions: '1', improvements: '0' },
        'baseline-status': 'found',
      });
      const body = world.comments[0]?.body;
      expect(body).toMatch(/\*\*1 regressed, 0 improved, \d unchanged\.\*\*/);
      expect(body).toContain('▼ [What is q9?](');
      expect(body).not.toMatch(/(?:adds|removes) \d|\d (?:added|removed)/);
    });
  });

  test('edited, added and removed questions are listed, and not counted as change', async () => {
    await scenario(async ({ world, evaluate, run }) => {
      const pull = usualHistory(world);
      await evaluate(push(world, sha('m4')), ten(9));
      const { q10: _, ...rest } = ten(9);
      const gold = (id: string) => (id === 'q1' ? 'another gold' : `gold of ${id}`);
      const files = {
        'corpus.yaml': corpusOf([...Object.keys(rest), 'q11'], gold),
        'responses.jsonl': responsesOf({ ...rest, q11: 'right' }),
      };
      const inputs = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };
      const { code, outputs } = await run({ event: pullRequest(world, pull), files, inputs });
      expect(code).toBe(0);
      // q2 to q9 are on both sides, and right on both.
      expect(outputs).toMatchObject({ 'steps-score': '0.9000', 'steps-score-delta': '0.0000', regressions: '0' });
      const body = world.comments[0]?.body;
      expect(body).toContain(
        "**References of 1 question edited.** `main`'s answers, scored again, score 0.111 less under them (1.000 → 0.889): 1 right answer of `main` is now wrong.",
      );
      expect(body).toMatch(/removes 1 question/);
      expect(body).toMatch(/adds 1 question/);
    });
  });
});
