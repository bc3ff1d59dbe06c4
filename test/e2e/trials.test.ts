import { expect, test } from 'vitest';
import { compareRuns, computeAggregates, runEvaluation } from '../../src/index.js';
import { inFolder } from '../support/cli.js';
import { evaluateIn, yamlOf } from '../support/evaluated.js';
import { lines } from '../support/recorded.js';

const CORPUS = ['list', 'count'].map((template_id) => ({
  template_id,
  questions: ['a', 'b'].map((name) => ({
    id: `${template_id}-${name}`,
    question_text: `Which ${template_id} ${name}?`,
    reference_steps: [[{ name: 's', output: 'A' }]],
  })),
}));
const answer = (question_id: string, output: string, total_tokens = 10) => ({
  question_id,
  actual_steps: [{ id: '1', name: 's', status: 'success', output }],
  total_tokens,
});
/** Two answers right, one of two right, one of three right, and none at all. */
const RESPONSES = [
  answer('list-a', 'A'),
  answer('list-b', 'B', 30),
  answer('list-a', 'A', 20),
  answer('count-a', 'B'),
  answer('list-b', 'A'),
  answer('count-a', 'A'),
  answer('count-a', 'B'),
];

test('several responses to one question are scored one by one, and count by their mean', () =>
  inFolder({ 'corpus.json': JSON.stringify(CORPUS), 'r.jsonl': lines(RESPONSES) }, async (folder) => {
    const flags = ['--trials', 'all', '--min-coverage', '0', '--out', 'out'];
    const { code, stdout } = await evaluateIn(folder, 'r.jsonl', ...flags);
    expect(code).toBe(0);
    // (1 + 1/2 + 1/3 + 0) / 4
    expect(stdout).toContain('Steps score 0.458');
    expect(stdout.replace(/\s+/g, ' ')).toContain('Questions have 2 to 3 answers; each score is the mean');
    expect(stdout).toContain('2 to 3 answers per question: pass@1 0.458, pass@2 0.667, pass^2 0.250.');
    expect(stdout).toContain('2 flaky questions');
    const entries = yamlOf<Record<string, unknown>[]>(folder, 'out/evaluation.yaml');
    expect(entries.map((entry) => [entry.question_id, entry.trial ?? null, entry.steps_score ?? null])).toEqual([
      ['list-a', 1, 1],
      ['list-a', 2, 1],
      ['list-b', 1, 0],
      ['list-b', 2, 1],
      ['count-a', 1, 0],
      ['count-a', 2, 1],
      ['count-a', 3, 0],
      ['count-b', null, null],
    ]);
    const aggregates = yamlOf<{ micro: object; trials: object }>(folder, 'out/aggregates.yaml');
    expect(aggregates.micro).toMatchObject({ number_of_success_samples: 7, steps_score: { sum: 4 } });
    expect(aggregates.micro).not.toHaveProperty('trial');
    expect(aggregates.trials).toMatchObject({
      ...{ questions: 4, responses: 7, least_per_question: 2, flaky_questions: 2 },
      'pass^2': expect.closeTo(0.25, 12),
    });
    expect(yamlOf(folder, 'out/comparison.yaml')).toMatchObject({ trials: aggregates.trials });
  }));

test('the library scores, aggregates and compares several responses', async () => {
  const head = await runEvaluation(CORPUS, RESPONSES, { trials: 'all' });
  expect(head.map(({ trial }) => trial)).toEqual([1, 2, 1, 2, 1, 2, 3, undefined]);
  expect(computeAggregates(head).trials).toMatchObject({ responses: 7, flaky_questions: 2 });
  const base = await runEvaluation(CORPUS, [answer('list-a', 'A'), answer('list-b', 'A')]);
  expect(compareRuns(base, head)).toMatchObject({
    steps_score: {
      micro: { base: 0.5, head: 11 / 24, change: expect.closeTo(-1 / 24, 12) },
      noise: { verdict: 'within' },
    },
  });
  await expect(runEvaluation(CORPUS, RESPONSES)).rejects.toThrow('a second response');
});
