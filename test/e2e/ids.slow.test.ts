import { expect, test } from 'vitest';
import { inFolder } from '../support/cli.js';
import { evaluateIn, yamlOf } from '../support/evaluated.js';

const question = (id: string) => ({ id, question_text: '?', reference_steps: [[{ name: 's', output: 'A' }]] });
const corpusOf = (ids: readonly string[]) => JSON.stringify([{ template_id: 't', questions: ids.map(question) }]);
const responsesOf = (ids: readonly string[], output = 'A') =>
  ids
    .map((question_id) => ({ question_id, actual_steps: [{ id: '1', name: 's', status: 'success', output }] }))
    .map((response) => `${JSON.stringify(response)}\n`)
    .join('');

/** Ids that are easily written or read in another way. */
const ODD = [
  ...'caf\u00e9 cafe\u0301 \u212b \u00c5 \ufb01 fi \u017f a'.split(' '),
  ...[' a', 'a ', 'a\t', 'a\n', '\u00a0a', 'a\u200b', '\ufeffa', 'a\u0085', 'a\u2028', 'a\u0000', '\u007f', '\ufffe'],
  ...['\uffff', '\ufffd', '\u{1f600}', '- a', 'a: b', 'a #b', '\\ud800', ' '],
  ...'1 01 017 1.0 1e3 1_000 0x1f 1:30 2024-01-01 -0 .5 1e400 12345678901234567890'.split(' '),
  ...'null ~ true yes No y .nan -.inf = << __proto__ constructor'.split(' '),
  ...`#a [a] {a} *a &a !a | > %a @a --- ... ' " \\`.split(' '),
];

test('a question is paired with itself in all files that a run is compared with, however its id is spelled', () => {
  const files = { 'corpus.json': corpusOf(ODD), 'v1.jsonl': responsesOf(ODD), 'v2.jsonl': responsesOf(ODD, 'B') };
  return inFolder(files, async (folder) => {
    expect((await evaluateIn(folder, 'v1.jsonl', '--out', 'v1')).code).toBe(0);
    for (const base of ['v1', 'v1/evaluation.yaml']) {
      const flags = ['--out', 'v2', '--baseline', base, '--max-steps-drop', '0'];
      expect((await evaluateIn(folder, 'v2.jsonl', ...flags)).code).toBe(1);
      const comparison = { questions: ODD.length, added: [], removed: [], unchanged: 0 };
      expect(yamlOf(folder, 'v2/comparison.yaml')).toMatchObject({ comparison });
    }
  });
});
