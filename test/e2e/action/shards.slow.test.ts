import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../src/adapters/hash.js';
import { shardOf } from '../../../src/core/shards/records.js';
import { EXAMPLES } from '../../support/bundle.js';
import { examFiles, ten } from '../../support/github/exam.js';
import { differing, type Evaluation, evaluatedInShards, evaluatedWhole, leftBy } from '../../support/github/shards.js';
import { sha } from '../../support/github/world.js';
import { answerFiles, KEY } from '../../support/judge/exam.js';
import { withJudge } from '../../support/judge/server.js';

const INPUTS = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };
const GATES = { 'min-steps-score': '0.99', 'max-steps-drop': '0.01', gates: 'micro.number_of_error_samples <= 0' };

function filesOf(version: string): Record<string, string> {
  const read = (name: string) => readFileSync(join(EXAMPLES, name), 'utf8');
  return { 'corpus.yaml': read('corpus.yaml'), 'responses.jsonl': read(`responses-${version}.jsonl`) };
}

describe('shards that the action combines equal the run of one job', () => {
  test('the example against its base branch, with gates', async () => {
    const evaluation = { files: filesOf('v2'), base: filesOf('v1'), inputs: INPUTS, policy: GATES };
    const one = await evaluatedWhole(evaluation);
    expect(differing(one, await evaluatedInShards(evaluation, 3))).toEqual([]);
    // 26 questions: version 1 scores 0.776, version 2 0.718, as the README says.
    const left = leftBy(one);
    expect(left).toMatchObject({ code: '1', passed: 'false', 'steps-score': '0.7179', questions: '26' });
    expect(left.comments).toContain('0.776');
    expect(left['report.html']).toContain('0.718');
  });
});

describe('the last job of shards', () => {
  test('counts known failures of the base branch, as one job does', async () => {
    const known = '- {question: q8, reason: the vendor removed the field}\n- {question: q9, reason: the same}\n';
    const evaluation: Evaluation = {
      files: { ...examFiles(ten(7)), 'known.yaml': known },
      base: examFiles(ten(9)),
      inputs: INPUTS,
      policy: { known: 'known.yaml', 'max-steps-drop': '0.05', 'drop-test': 'plain' },
      prepare: ({ contents }) => contents.set(`${sha('m4')}:known.yaml`, known),
    };
    const one = await evaluatedWhole(evaluation);
    const merged = await evaluatedInShards(evaluation, 3);
    expect(differing(one, merged)).toEqual([]);
    expect(leftBy(merged)).toMatchObject({ code: '0', passed: 'true', regressions: '0', 'steps-score': '0.7000' });
    expect(leftBy(merged).comments).toContain('the vendor removed the field (accepted)');
    // In the pull request alone they excuse nothing.
    const { prepare: _, ...without } = evaluation;
    expect(leftBy(await evaluatedInShards(without, 3))).toMatchObject({ code: '1', passed: 'false' });
  });

  test('takes the verdicts of the shards, and adds up what they cost', async () => {
    const ids = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'];
    const answers = Object.fromEntries(ids.map((id, at) => [id, ['a, b', at % 2 === 0 ? 'a, b' : 'a'] as const]));
    await withJudge(async (judge) => {
      const evaluation: Evaluation = {
        files: { ...answerFiles(answers), 'config.yaml': 'llm: {}\n' },
        inputs: {
          ...{ corpus: 'corpus.json', responses: 'responses.jsonl', config: 'config.yaml' },
          'judge-base-url': judge.url,
        },
        env: { OPENAI_API_KEY: KEY },
        policy: { gates: 'micro.answer_f1.mean >= 0.99' },
      };
      const one = await evaluatedWhole(evaluation);
      const whole = judge.requests.length;
      expect(whole).toBe(18);
      const merged = await evaluatedInShards(evaluation, 3);
      // Each answer is judged once, by its shard; the last job asks nothing.
      expect(judge.requests).toHaveLength(2 * whole);
      expect(differing(one, merged)).toEqual(['comparison.yaml']);
      const left = leftBy(merged);
      // Each shard with questions has its budget of $5, as the documentation says.
      const used = new Set(ids.map((id) => shardOf(id, 3, sha256))).size;
      const budget = (text = '') => [text.replace(/max_cost_usd: \d+/, ''), /max_cost_usd: (\d+)/.exec(text)?.[1]];
      const [[others, own], [same, sum]] = [leftBy(one), left].map((files) => budget(files['comparison.yaml'])) as [
        string[],
        string[],
      ];
      expect([same === others, own, sum]).toEqual([true, '5', `${5 * used}`]);
      expect(left).toMatchObject({ code: '1', passed: 'false', 'steps-score': '1.0000' });
      // Half of the answers have both claims, the others one of two: F1 is 1 and 2/3.
      expect(left.comments).toMatch(/\| Answer F1, micro \(6 of 6 judged\) \|[^\n]* \*{0,2}0\.833/);
      expect(left.comments).toMatch(/Cost of judging in this run \(12 verdicts from \d+ requests, 0 reused\)/);
    });
  });
});
