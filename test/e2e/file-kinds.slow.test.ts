import { describe, expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';

const STEP = { name: 'now', args: {}, status: 'success', output: '1' };
const TEMPLATES = [
  { template_id: 't', questions: [{ id: 'q', question_text: '?', reference_steps: [[{ name: 'now', output: '1' }]] }] },
];
const RESPONSES = ['q', 'r'].map((id) => ({ question_id: id, actual_answer: '1', actual_steps: [STEP] }));
const JSONL = RESPONSES.map((response) => `${JSON.stringify(response)}\n`).join('');

/** Files that begin as their kinds do. */
const FILES = {
  'corpus.json': JSON.stringify(TEMPLATES, null, 2),
  'corpus.yaml': '- template_id: t\n  questions:\n  - id: q\n    question_text: "?"\n',
  'list.json': JSON.stringify(RESPONSES),
  'map.json': JSON.stringify({ q: RESPONSES[0] }),
  'list.yaml': '- question_id: q\n  status: success\n  actual_steps: []\n',
  'lines.jsonl': JSONL,
  'shard.jsonl': '{"head":{"shard":{"index":1,"of":2}}}\n{"answer":{}}\n',
  'evaluation.yaml': '- template_id: t\n  question_id: q\n  question_text: "?"\n  status: success\n',
  'aggregates.yaml': 'per_template: {}\nmicro: {}\nmacro: {}\n',
  'comparison.yaml': 'name: x\nstepgate_version: 1.0.0\n',
  'baseline.json': '{"schema_version": 2, "stepgate_version": "1.0.0", "questions": []}\n',
  'comment.yaml': '# nothing yet\n',
};

async function message(...args: readonly string[]): Promise<string> {
  return inFolder(FILES, async (folder) => {
    const { code, stdout, stderr } = await cli(...args.map((arg) => (arg in FILES ? `${folder}/${arg}` : arg)));
    expect([code, stdout]).toEqual([2, '']);
    return stderr.replaceAll(`${folder}/`, '');
  });
}

describe('a file of another kind', () => {
  const RESULTS = 'expected the folder of a run or its evaluation.yaml';
  test.each([
    ['corpus.json', 'a corpus'],
    ['corpus.yaml', 'a corpus'],
    ['list.json', 'responses'],
    ['map.json', 'responses'],
    ['list.yaml', 'responses'],
    ['lines.jsonl', 'responses'],
    ['shard.jsonl', 'a shard of a run'],
  ])('%s, where results are expected', async (file, held) => {
    const told = `${file}: holds ${held}, ${RESULTS}\n`;
    expect(await message('compare', file, 'evaluation.yaml')).toBe(`error: BASE: ${told}`);
    expect(await message('compare', 'evaluation.yaml', file)).toBe(`error: HEAD: ${told}`);
    expect(await message('show', 'q', file)).toBe(`error: RESULTS: ${told}`);
    expect(await message('history', file)).toBe(`error: RUN: ${told}`);
  });

  test.each(['evaluation.yaml', 'aggregates.yaml', 'comparison.yaml', 'baseline.json'])(
    '%s, where a corpus is expected',
    async (file) => {
      const told = `error: --corpus: ${file}: holds results of a run, expected a corpus\n`;
      expect(await message('validate', '--corpus', file)).toBe(told);
    },
  );

  test.each(['aggregates.yaml', 'comparison.yaml', 'baseline.json'])(
    '%s, where responses are expected',
    async (file) => {
      const told = `error: --responses: ${file}: holds results of a run, expected responses\n`;
      expect(await message('evaluate', '--corpus', 'corpus.json', '--responses', file)).toBe(told);
    },
  );

  test('a corpus of nothing but a comment is not taken for responses', async () => {
    const told = await message('validate', '--corpus', 'comment.yaml');
    expect(told).toContain('expected a list of templates');
    expect(told).toContain('got nothing');
  });
});

test('an evaluation file has responses, which can be scored again', async () => {
  await inFolder(FILES, async (folder) => {
    const corpus = ['--corpus', `${folder}/corpus.json`];
    const out = `${folder}/out`;
    await cli('evaluate', ...corpus, '--responses', `${folder}/lines.jsonl`, '--out', out, '--quiet');
    const again = await cli('evaluate', ...corpus, '--responses', `${out}/evaluation.yaml`, '--format', 'json');
    expect(JSON.parse(again.stdout)).toMatchObject({ coverage: { answered: 1 }, steps_score: { micro: 1 } });
  });
});
