import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT, testWithData } from '../conformance/data.js';
import { bundle, EXAMPLES } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';
import { makeExam, QUESTIONS } from '../support/large-exam.js';
import { evaluateShards, filesIn, inOnePiece, merge } from '../support/shards.js';

/** Evaluates in one piece and in so many shards: exit code, output and files must be equal. */
async function sameInShards(
  folder: string,
  inputs: readonly string[],
  counts: readonly number[],
  policy: readonly string[] = [],
): Promise<void> {
  const one = inOnePiece(folder, inputs, policy);
  expect(one.code, one.stderr).toBeLessThan(2);
  const expected = filesIn(join(folder, 'one'));
  for (const count of counts) {
    const merged = merge(folder, evaluateShards(folder, count, inputs), policy);
    const stdout = merged.stdout.replaceAll(`merged-${count}`, 'one');
    expect([merged.code, merged.stderr, stdout]).toEqual([one.code, '', one.stdout]);
    const files = filesIn(join(folder, `merged-${count}`));
    // Not compared as a whole: the difference of two large texts takes minutes to print.
    expect(Object.keys(expected).filter((name) => files[name] !== expected[name])).toEqual([]);
  }
}

/** Each evaluation of a large corpus is a process. */
const LONG = Math.max(300_000, QUESTIONS * 60);

const corpusAnd = (corpus: string, responses: string) => ['--corpus', corpus, '--responses', responses];
const example = (version: string) =>
  corpusAnd(join(EXAMPLES, 'corpus.yaml'), join(EXAMPLES, `responses-${version}.jsonl`));

/** Without the conformance data, this run is left out, as all its cases are. */
const PUBLISHED = 'version_2__open_models__Qwen3-Next-80B-A3B-Instruct_local__dev';

describe('the merged shards of a run equal the run in one piece', () => {
  test(
    'the example with a baseline, its history and gates, in 1, 2, 3 and 8 shards',
    async () => {
      await inFolder({}, async (folder) => {
        const [first, base] = [join(folder, 'first'), join(folder, 'base')];
        bundle(['evaluate', ...example('v2'), '--out', first, '--no-page', '--quiet']);
        bundle(['evaluate', ...example('v1'), '--out', base, '--baseline', first, '--no-page', '--quiet']);
        const gates = [
          '--min-steps-score',
          '0.99',
          '--max-steps-drop',
          '0.01',
          '--gate',
          'micro.number_of_error_samples <= 0',
        ];
        await sameInShards(folder, example('v2'), [1, 2, 3, 8], ['--baseline', base, ...gates]);
        expect(filesIn(join(folder, 'merged-8'))['baseline.yaml']).toMatch(/\n {2}results: '?[01pe-]{3}'?\n/);
      });
    },
    LONG,
  );

  testWithData(
    'a public run, whose queries differ from the reference queries',
    async () => {
      const of = (file: string) => join(ROOT, 'published', PUBLISHED, file);
      await inFolder({}, (folder) =>
        sameInShards(folder, corpusAnd(of('corpus.yaml'), of('responses.jsonl')), [1, 2, 3, 8]),
      );
    },
    LONG,
  );

  test(
    'thousands of questions in mixed order, some without a response, some failed, with unknown ids and trials',
    async () => {
      await inFolder(makeExam(QUESTIONS), async (folder, file) => {
        const inputs = [...corpusAnd(file('corpus.yaml'), file('responses.jsonl')), '--select', '!id:q-7*'];
        await sameInShards(folder, inputs, [1, 2, 3, 8], ['--min-coverage', '0.9']);
        expect(filesIn(join(folder, 'merged-3'))['comparison.yaml']).toMatch(
          /\d+ responses match no selected question/,
        );
      });
      await inFolder(makeExam(300, 3), async (folder, file) => {
        const inputs = [
          ...corpusAnd(file('corpus.yaml'), file('responses.jsonl')),
          '--trials',
          'all',
          '--details',
          'none',
        ];
        await sameInShards(folder, inputs, [8], ['--min-coverage', '0.5']);
      });
    },
    LONG,
  );

  test('shards that have their own responses only, recorded by shard, one of them without any question', async () => {
    const corpus = `- template_id: t\n  questions:\n    - {id: a, question_text: A, reference_steps: [[{name: now, output: '1'}]]}\n    - {id: b, question_text: B}\n`;
    await inFolder({ 'corpus.yaml': corpus, 'agent.mjs': AGENT }, async (folder, file) => {
      const shards = [1, 2, 3, 4].map((k) => {
        const own = ['--corpus', file('corpus.yaml'), '--shard', `${k}/4`];
        const responses = file(`r${k}.jsonl`);
        const recorded = bundle([
          'record',
          ...own,
          '-o',
          responses,
          '--quiet',
          '--',
          process.execPath,
          file('agent.mjs'),
        ]);
        const scored = bundle(['evaluate', ...own, '--responses', responses, '--out', file(`s${k}`), '--quiet']);
        expect([scored.code, scored.stderr]).toEqual([0, '']);
        const comes = `! Shard ${k}/4: gates, comparison and history come with the merged run.`;
        expect(scored.stdout.split('\n').filter((line) => /merged run/.test(line))).toEqual([comes]);
        const asked = bundle(['questions', ...own]).stdout.split('\n').length - 1;
        expect(readFileSync(responses, 'utf8').split('\n').length - 1).toBe(asked);
        expect(scored.stdout.includes('No questions in this shard')).toBe(asked === 0);
        const why = asked === 0 ? `, because shard ${k}/4 has no questions` : '';
        const count = `${asked} ${asked === 1 ? 'response' : 'responses'}`;
        expect([recorded.code, recorded.stderr]).toEqual([0, `recorded: ${count} to ${responses}${why}\n`]);
        return file(`s${k}`);
      });
      const { code, stdout, stderr } = bundle(['merge', ...shards, '--out', join(folder, 'out'), '--format', 'json']);
      expect([code, stderr]).toEqual([0, '']);
      expect(JSON.parse(stdout)).toMatchObject({ coverage: { selected: 2, answered: 2, unasked: 0 } });
      // The files of all shards are read at once, although at least two of them are empty.
      const files = [1, 2, 3, 4].map((k) => `r${k}.jsonl`);
      const texts = files.map((name) => readFileSync(file(name), 'utf8'));
      expect(texts.filter((text) => text === '').length).toBeGreaterThan(1);
      const whole = (...responses: string[]) =>
        bundle(['evaluate', '--corpus', 'corpus.yaml', '--responses', ...responses, '--format', 'json'], {
          cwd: folder,
        });
      expect(JSON.parse(whole(...files).stdout)).toMatchObject({ coverage: { selected: 2, answered: 2, unasked: 0 } });
      const empty = files.filter((_, at) => texts[at] === '');
      expect(whole(...empty)).toMatchObject({ code: 2, stderr: expect.stringContaining(`${empty[0]}: is empty`) });
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
  let home = '';
  const shard = (k: number, of = 3) => join(home, `shard-${k}-of-${of}`);
  const all = () => [1, 2, 3].map((k) => shard(k));
  const merged = (...shards: string[]) => bundle(['merge', ...shards, '--out', join(home, 'merged')]);

  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'stepgate-shards-'));
    evaluateShards(home, 3, example('v2'));
    return () => rmSync(home, { recursive: true, force: true });
  });

  test('a missing shard, by its number', () => {
    const { code, stderr } = merged(shard(1), shard(3));
    expect([code, stderr]).toEqual([2, expect.stringContaining('shard 2/3 is missing')]);
  });

  test('a doubled shard, by its number and folders', () => {
    const { code, stderr } = merged(...all(), shard(2));
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(`shard 2/3 is given 2 times: ${shard(2)}, ${shard(2)}`),
    ]);
  });

  test('a folder that is no shard', () => {
    const { code, stderr } = merged(shard(1), EXAMPLES);
    expect([code, stderr]).toEqual([2, expect.stringContaining('shard.jsonl')]);
  });

  test('to write over a shard', () => {
    const { code, stderr } = bundle(['merge', ...all(), '--out', shard(1)]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('--out')]);
    expect(readFileSync(join(shard(1), 'shard.jsonl'), 'utf8')).toContain('"head"');
  });

  test.each<[string, string, string[]]>([
    ['another number of shards', 'the number of shards: 4 here, 3 there', ['--shard', '2/4']],
    ['another preset', 'the scoring preset: graphrag-eval-6 here, standard there', ['--scoring', 'graphrag-eval-6']],
    ['another selection', 'the selection', ['--select', '!id:q99']],
    ['other trials', 'trials: all here, one there', ['--trials', 'all']],
    ['other details', 'details: none here, full there', ['--details', 'none']],
    ['another model of the agent', 'agent-model: gpt-4o here', ['--agent-model', 'gpt-4o']],
    ['other aliases', 'the step aliases', ['--step-alias', 'a = b']],
  ])('a shard with %s', (_, message, flags) => {
    const other = join(home, 'other');
    const shards = flags[0] === '--shard' ? [] : ['--shard', '2/3'];
    bundle(['evaluate', ...example('v2'), ...shards, ...flags, '--out', other, '--no-page', '--quiet']);
    const { code, stderr } = merged(shard(1), other, shard(3));
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  test('a shard of another corpus', async () => {
    const text = readFileSync(join(EXAMPLES, 'corpus.yaml'), 'utf8');
    await inFolder({ 'corpus.yaml': text.replace('question_text: ', 'question_text: Please, ') }, async (_, file) => {
      const [other, responses] = [join(home, 'other'), join(EXAMPLES, 'responses-v2.jsonl')];
      bundle([
        'evaluate',
        ...corpusAnd(file('corpus.yaml'), responses),
        '--shard',
        '2/3',
        '--out',
        other,
        '--no-page',
        '--quiet',
      ]);
      const { code, stderr } = merged(shard(1), other, shard(3));
      expect([code, stderr]).toEqual([2, expect.stringContaining('the selected questions of the corpus')]);
    });
  });

  test.each<[string, string | RegExp, (folder: string) => void]>([
    [
      'an edited evaluation file',
      'evaluation.yaml: is missing, or was changed',
      (folder) => appendFileSync(join(folder, 'evaluation.yaml'), '- {}\n'),
    ],
    [
      'no evaluation file',
      'evaluation.yaml: is missing, or was changed',
      (folder) => rmSync(join(folder, 'evaluation.yaml')),
    ],
    [
      'an edited score',
      'was changed after it was written',
      (folder) => edit(folder, (text) => text.replace('"score":0', '"score":1')),
    ],
    [
      'a shard file that was cut off',
      'has no end',
      (folder) => edit(folder, (text) => text.slice(0, text.lastIndexOf('{"end"'))),
    ],
    [
      'a damaged line',
      'cannot be read',
      (folder) => edit(folder, (text) => text.replace('{"answer":{', '{"answer":[{')),
    ],
    [
      'an object for the error of a cause',
      /shard\.jsonl:\d+: cannot be read/,
      (folder) => edit(folder, (text) => withDigest(text.replace(/"detail":\{[^{}]*\}/, '"detail":{"error":{}}'))),
    ],
    [
      'an object for a sum of dollars',
      /shard\.jsonl:\d+: cannot be read/,
      (folder) => edit(folder, (text) => withDigest(text.replace('"judge":null', `"judge":${FORGED_JUDGE}`))),
    ],
    ['a damaged head', 'is not a shard file', (folder) => edit(folder, (text) => text.slice(5))],
    ['an empty shard file', 'is empty', (folder) => edit(folder, () => '')],
    ['lines after the end', 'goes on after its end', (folder) => edit(folder, (text) => `${text}{"answer":{}}\n`)],
  ])('%s', (_, message, change) => {
    const other = join(home, 'other');
    rmSync(other, { recursive: true, force: true });
    cpSync(shard(2), other, { recursive: true });
    change(other);
    const { code, stderr } = merged(shard(1), other, shard(3));
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
  });

  test('nothing that it does not need: edited aggregates of a shard change nothing', () => {
    const other = join(home, 'other');
    rmSync(other, { recursive: true, force: true });
    cpSync(shard(2), other, { recursive: true });
    writeFileSync(join(other, 'aggregates.yaml'), 'micro: {steps_score: {mean: 1}}\n');
    const outputs = [all(), [shard(3), other, shard(1)]].map((shards) => merged(...shards).stdout);
    expect(outputs[1]).toBe(outputs[0]);
  });

  test.each<[string, string[]]>([
    ['--min-steps-score: a shard is neither compared nor gated', ['--min-steps-score', '0.5', '--out', 'x']],
    ['--baseline: a shard is neither compared nor gated', ['--baseline', 'x', '--out', 'x']],
    ['--gate: a shard is neither compared nor gated', ['--gate', 'micro.steps_score.mean > 0', '--out', 'x']],
    ['--shard: name a folder with --out', []],
    ['--shard: expected a shard from 1/1', ['--shard', '9/8', '--out', 'x']],
    ['--shard: expected a shard from 1/1', ['--shard', '0/8', '--out', 'x']],
  ])('and evaluate says: %s', (message, flags) => {
    const { code, stderr } = bundle(['evaluate', ...example('v2'), '--shard', '1/8', ...flags]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

function edit(folder: string, change: (text: string) => string): void {
  const path = join(folder, 'shard.jsonl');
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** Whoever changes a line can change the digest, too. */
function withDigest(text: string): string {
  const at = text.lastIndexOf('{"end"');
  const digest = createHash('sha256').update(text.slice(0, at)).digest('hex');
  return `${text.slice(0, at)}${text.slice(at).replace(/"sha256":"\w+"/, `"sha256":"${digest}"`)}`;
}

const FORGED_JUDGE = JSON.stringify({
  metrics: [],
  spending: { host: 'h', model: 'm', asked: 1, reused: 0, costUsd: {}, exactCostUsd: [], maxCostUsd: 5 },
});
