import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../support/bundle.js';
import { cli, inFolder, refusal, testFolder } from '../support/cli.js';
import { evaluateExample, exampleOf as example } from '../support/example.js';
import { makeExam, QUESTIONS } from '../support/large-exam.js';
import { evaluateShards, filesIn, inOnePiece, merge } from '../support/shards.js';

/** Evaluates in one piece and in so many shards: exit code, output and files must be equal. */
async function sameInShards(
  folder: string,
  inputs: readonly string[],
  counts: readonly number[],
  policy: readonly string[] = [],
): Promise<void> {
  const one = await inOnePiece(folder, inputs, policy);
  expect(one.code, one.stderr).toBeLessThan(2);
  const expected = filesIn(join(folder, 'one'));
  for (const count of counts) {
    const merged = await merge(folder, await evaluateShards(folder, count, inputs), policy);
    const stdout = merged.stdout.replaceAll(`merged-${count}`, 'one');
    expect([merged.code, merged.stderr, stdout]).toEqual([one.code, '', one.stdout]);
    const files = filesIn(join(folder, `merged-${count}`));
    // Not compared as a whole: the difference of two large texts takes minutes to print.
    expect(Object.keys(expected).filter((name) => files[name] !== expected[name])).toEqual([]);
  }
}

const corpusAnd = (corpus: string, responses: string) => ['--corpus', corpus, '--responses', responses];

describe('the merged shards of a run equal the run in one piece', () => {
  test('the example with a baseline, its history and gates', () =>
    inFolder({}, async (folder, file) => {
      await evaluateExample('v2', file('first'), '--no-page');
      await evaluateExample('v1', file('base'), '--baseline', file('first'), '--no-page');
      const gates = ['--min-steps-score', '0.99', '--max-steps-drop', '0.01'];
      const figures = ['--gate', 'micro.number_of_error_samples <= 0'];
      await sameInShards(folder, example('v2'), [1, 8], ['--baseline', file('base'), ...gates, ...figures]);
      expect(filesIn(join(folder, 'merged-8'))['baseline.yaml']).toMatch(/\n {2}results: '?[01pe-]{3}'?\n/);
    }));

  test('many questions in mixed order, some without a response, some failed, with unknown ids', () =>
    inFolder(makeExam(QUESTIONS), async (folder, file) => {
      const inputs = [...corpusAnd(file('corpus.yaml'), file('responses.jsonl')), '--select', '!id:q-7*'];
      await sameInShards(folder, inputs, [3], ['--min-coverage', '0.9']);
      expect(filesIn(join(folder, 'merged-3'))['comparison.yaml']).toMatch(/\d+ responses match no selected question/);
    }));

  test('shards that have their own responses only, recorded by shard, one of them without any question', async () => {
    const corpus = `- template_id: t\n  questions:\n    - {id: a, question_text: A, reference_steps: [[{name: now, output: '1'}]]}\n    - {id: b, question_text: B}\n`;
    await inFolder({ 'corpus.yaml': corpus, 'agent.mjs': AGENT }, async (folder, file) => {
      const shards: string[] = [];
      for (const k of [1, 2, 3, 4]) {
        const own = ['--corpus', file('corpus.yaml'), '--shard', `${k}/4`];
        const responses = file(`r${k}.jsonl`);
        const agent = [process.execPath, file('agent.mjs')];
        const recorded = await cli('record', ...own, '-o', responses, '--quiet', '--', ...agent);
        const scored = await cli('evaluate', ...own, '--responses', responses, '--out', file(`s${k}`), '--quiet');
        expect([scored.code, scored.stderr]).toEqual([0, '']);
        const comes = `! Shard ${k}/4: gates, comparison and history come with the merged run.`;
        expect(scored.stdout.split('\n').filter((line) => /merged run/.test(line))).toEqual([comes]);
        const asked = (await cli('questions', ...own)).stdout.split('\n').length - 1;
        expect(readFileSync(responses, 'utf8').split('\n').length - 1).toBe(asked);
        expect(scored.stdout.includes('No questions in this shard')).toBe(asked === 0);
        const why = asked === 0 ? `, because shard ${k}/4 has no questions` : '';
        const count = `${asked} ${asked === 1 ? 'response' : 'responses'}`;
        expect([recorded.code, recorded.stderr]).toEqual([0, `recorded: ${count} to ${responses}${why}\n`]);
        shards.push(file(`s${k}`));
      }
      const { code, stdout, stderr } = await cli('merge', ...shards, '--out', join(folder, 'out'), '--format', 'json');
      expect([code, stderr]).toEqual([0, '']);
      expect(JSON.parse(stdout)).toMatchObject({ coverage: { selected: 2, answered: 2, unasked: 0 } });
    });
  });
});

const AGENT = `let text = '';
for await (const piece of process.stdin) text += piece;
const { question_id } = JSON.parse(text);
const steps = [{ name: 'now', args: {}, status: 'success', output: '1' }];
console.log(JSON.stringify({ question_id, status: 'success', actual_answer: 'x', actual_steps: steps, elapsed_sec: 1 }));
`;

describe('stepgate merge refuses', () => {
  const home = testFolder();
  const shard = (k: number) => join(home, `shard-${k}-of-3`);
  const all = () => [1, 2, 3].map(shard);
  const merged = (...shards: string[]) => cli('merge', ...shards, '--out', join(home, 'merged'));

  beforeAll(() => evaluateShards(home, 3, example('v2')));

  test.each<[string, () => string[], () => string]>([
    ['a missing shard, by its number', () => [shard(1), shard(3)], () => 'shard 2/3 is missing'],
    ['a doubled shard', () => [...all(), shard(2)], () => `shard 2/3 is given 2 times: ${shard(2)}, ${shard(2)}`],
    ['a folder that is no shard', () => [shard(1), EXAMPLES], () => 'shard.jsonl'],
  ])('%s', async (_, shards, message) => {
    const { code, stderr } = await merged(...shards());
    expect([code, stderr]).toEqual([2, expect.stringContaining(message())]);
  });

  test('a shard with another preset', async () => {
    const other = join(home, 'other');
    const flags = ['--shard', '2/3', '--scoring', 'graphrag-eval-6'];
    await evaluateExample('v2', other, ...flags, '--no-page');
    expect(await merged(shard(1), other, shard(3))).toMatchObject(
      refusal('the scoring preset: graphrag-eval-6 here, standard there'),
    );
  });

  test('a shard of another corpus', async () => {
    const text = readFileSync(join(EXAMPLES, 'corpus.yaml'), 'utf8');
    await inFolder({ 'corpus.yaml': text.replace('question_text: ', 'question_text: Please, ') }, async (_, file) => {
      const inputs = corpusAnd(file('corpus.yaml'), join(EXAMPLES, 'responses-v2.jsonl'));
      await cli('evaluate', ...inputs, '--shard', '2/3', '--out', file('other'), '--no-page', '--quiet');
      const { code, stderr } = await merged(shard(1), file('other'), shard(3));
      expect([code, stderr]).toEqual([2, expect.stringContaining('the selected questions of the corpus')]);
    });
  });

  test('an edited score', async () => {
    const other = join(home, 'edited');
    cpSync(shard(2), other, { recursive: true });
    const path = join(other, 'shard.jsonl');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"steps_score":0', '"steps_score":1'));
    expect(await merged(shard(1), other, shard(3))).toMatchObject(refusal('was changed after it was written'));
  });

  test('and evaluate refuses gates of a shard', async () => {
    const flags = ['--shard', '1/8', '--min-steps-score', '0.5', '--out', 'x'];
    expect(await cli('evaluate', ...example('v2'), ...flags)).toMatchObject(
      refusal('--min-steps-score: a shard is neither compared nor gated'),
    );
  });
});
