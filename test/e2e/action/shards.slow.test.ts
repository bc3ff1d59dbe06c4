import { expect, test } from 'vitest';
import { EXAMPLES } from '../../support/bundle.js';
import { textOf } from '../../support/evaluated.js';
import { examFiles, ten } from '../../support/github/exam.js';
import { differing, type Evaluation, evaluatedInShards, evaluatedWhole, leftBy } from '../../support/github/shards.js';
import { sha } from '../../support/github/world.js';

const INPUTS = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };
const GATES = { 'min-steps-score': '0.99', 'max-steps-drop': '0.01', gates: 'micro.number_of_error_samples <= 0' };

function filesOf(version: string): Record<string, string> {
  const read = (name: string) => textOf(EXAMPLES, name);
  return { 'corpus.yaml': read('corpus.yaml'), 'responses.jsonl': read(`responses-${version}.jsonl`) };
}

test('shards that the action combines equal the run of one job: the example against its base branch, with gates', async () => {
  const evaluation = { files: filesOf('v2'), base: filesOf('v1'), inputs: INPUTS, policy: GATES };
  const one = await evaluatedWhole(evaluation);
  expect(differing(one, await evaluatedInShards(evaluation, 2))).toEqual([]);
  // 26 questions: version 1 scores 0.776, version 2 0.718, as the README says.
  const left = leftBy(one);
  expect(left).toMatchObject({ code: '1', passed: 'false', 'steps-score': '0.7179', questions: '26' });
  expect(left.comments).toContain('0.776');
  expect(left['report.html']).toContain('0.718');
});

test('the last job of shards counts known failures of the base branch', async () => {
  const known = '- {question: q8, reason: the vendor removed the field}\n- {question: q9, reason: the same}\n';
  const evaluation: Evaluation = {
    ...{ files: { ...examFiles(ten(7)), 'known.yaml': known }, base: examFiles(ten(9)), inputs: INPUTS },
    policy: { known: 'known.yaml', 'max-steps-drop': '0.05', 'drop-test': 'plain' },
    prepare: ({ contents }) => contents.set(`${sha('m4')}:known.yaml`, known),
  };
  const merged = await evaluatedInShards(evaluation, 2);
  expect(leftBy(merged)).toMatchObject({ code: '0', passed: 'true', regressions: '0', 'steps-score': '0.7000' });
  expect(leftBy(merged).comments).toContain('the vendor removed the field (accepted)');
  // In the pull request alone they excuse nothing.
  const { prepare: _, ...without } = evaluation;
  expect(leftBy(await evaluatedInShards(without, 2))).toMatchObject({ code: '1', passed: 'false' });
});
