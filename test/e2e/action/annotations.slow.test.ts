import { describe, expect, test } from 'vitest';
import { pullRequest, push, usualHistory } from '../../support/github/events.js';
import { corpusOf, examFiles, type Mark, responsesOf } from '../../support/github/exam.js';
import { type Ran, scenario } from '../../support/github/scenario.js';
import { sha } from '../../support/github/world.js';

const INPUTS = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };
/** Line of a question, title and message of each annotation. */
function places({ annotations }: Ran): [level: string, file: string, line: string, title: string, message: string][] {
  return annotations.map(({ level, properties: { file = '', line = '', title = '' }, message }) => [
    ...([level, file, line, title, message] as const),
  ]);
}

/** A run of the default branch where all is right, then one of a pull request with these files. */
async function regressed(
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = INPUTS,
): Promise<Ran> {
  return scenario(async ({ world, run }) => {
    const pull = usualHistory(world);
    const answers = files['responses.jsonl'] ?? '';
    const ids = [...answers.matchAll(/"question_id":("(?:[^"\\]|\\.)*")/g)].map(
      ([, id = '""']) => JSON.parse(id) as string,
    );
    const right = Object.fromEntries(ids.map((id): [string, Mark] => [id, 'right']));
    const before = { ...files, 'responses.jsonl': responsesOf(right) };
    expect((await run({ event: push(world, sha('m4')), files: before, inputs })).annotations).toEqual([]);
    return run({ event: pullRequest(world, pull), files, inputs });
  });
}

describe.concurrent('a regressed question is a warning at its line of the corpus', () => {
  test('in YAML, with the cause', async () => {
    const run = await regressed(examFiles({ q1: 'right', q2: 'wrong', q3: 'error' }));
    expect(places(run)).toEqual([
      ['warning', 'corpus.yaml', '7', 'Regressed: q2', expect.stringContaining('gold of q2')],
      [
        'warning',
        'corpus.yaml',
        '11',
        'Regressed: q3',
        expect.stringMatching(
          /^the agent failed: the agent gave up https:\/\/github\.com\/acme\/agent\/actions\/runs\/\d+\/artifacts\/\d+#q-q3$/,
        ),
      ],
    ]);
    expect(run.code).toBe(0);
  });

  test('if it newly broke a rule or failed an answer check, though its steps score did not change', async () => {
    const corpus = [
      '- template_id: t',
      '  questions:',
      `  - {id: q1, question_text: A, reference_steps: [[{name: find, output: '1'}]], answer: {includes: '4712'}}`,
      `  - {id: q2, question_text: B, reference_steps: [[{name: find, output: '1'}]], rules: {forbidden: [delete_*]}}`,
      `  - {id: q3, question_text: C, reference_steps: [[{name: find, output: '1'}]]}`,
    ].join('\n');
    const call = (name: string) => ({ name, status: 'success', output: '1' });
    const files = (answer: string, ...tools: readonly string[]) => ({
      'corpus.yaml': `${corpus}\n`,
      'responses.jsonl': ['q1', 'q2', 'q3']
        .map((question_id) => ({ question_id, actual_answer: answer, actual_steps: ['find', ...tools].map(call) }))
        .map((record) => `${JSON.stringify(record)}\n`)
        .join(''),
    });
    await scenario(async ({ world, run }) => {
      const pull = usualHistory(world);
      const before = await run({ event: push(world, sha('m4')), files: files('Order 4712'), inputs: INPUTS });
      expect(before.annotations).toEqual([]);
      const after = files('Order 4713', 'delete_order');
      const head = await run({ event: pullRequest(world, pull), files: after, inputs: INPUTS });
      // What was called may have done harm: it comes first.
      expect(places(head)).toEqual([
        ['warning', 'corpus.yaml', '4', 'Regressed: q2', expect.stringMatching(/^delete_order was called/)],
        ['warning', 'corpus.yaml', '3', 'Regressed: q1', expect.stringMatching(/^lacks 4712/)],
      ]);
      expect(head.outputs).toMatchObject({ regressions: '2', 'steps-score': '1.0000' });
      expect(head.code).toBe(0);
    });
  });

  test('in JSON, under older keys, in a folder, by a glob', async () => {
    const question = (id: string) => ({ question_id: id, nl_question: '?', expected_steps: [[step(id)]] });
    const step = (id: string) => ({ name: 'look_up', output: `gold of ${id}` });
    const corpus = JSON.stringify([{ id: 't', qaSet: ['a', 'b'].map(question) }], null, 1);
    const files = { 'eval/gold/one.json': corpus, 'responses.jsonl': responsesOf({ a: 'right', b: 'wrong' }) };
    const run = await regressed(files, { ...INPUTS, corpus: 'eval/**/*.json' });
    const line = corpus.split('\n').findIndex((text) => text.includes('"question_id": "b"'));
    // The brace before the id.
    expect(places(run)).toMatchObject([
      ['warning', 'eval/gold/one.json', String(line), 'Regressed: b', expect.any(String)],
    ]);
  });

  test('whose id looks like a command is none', async () => {
    const ids = [
      ...['q1\n::error::pwned', '::stop-commands::x', 'a,line=1::x', '##[error]y'],
      '%0A::set-output name=passed::1',
    ];
    const marks = Object.fromEntries(ids.map((id): [string, Mark] => [id, 'wrong']));
    const run = await regressed({ 'corpus.yaml': corpusOf(ids), 'responses.jsonl': responsesOf(marks) });
    const lines = places(run).map(([level, file, line]) => [level, file, Number(line)]);
    expect(lines.sort((a, b) => Number(a[2]) - Number(b[2]))).toEqual(
      ids.map((_, at) => ['warning', 'corpus.yaml', 4 * at + 3]),
    );
    expect(run.stdout.match(/^\s*(?:::(?!debug|add-mask)|##\[).*$/gm)).toHaveLength(ids.length);
  });
});
