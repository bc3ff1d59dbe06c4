import { readFileSync } from 'node:fs';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';

const question = (id: string, step: object) => ({ id, question_text: `${id}?`, reference_steps: [[step]] });
const CORPUS = [
  {
    template_id: 'plain',
    questions: [
      question('a', { name: 'f', args: { x: 1 } }),
      question('b', { any_of: [{ name: 'g' }, { name: 'f', args: { x: 1 } }] }),
      question('own', { name: 'f', args: { x: 2 }, match_args: 'ignore' }),
    ],
  },
  {
    template_id: 'other',
    step_defaults: { match_args: 'ignore' },
    questions: [
      question('c', { name: 'f', args: { x: 2 } }),
      question('d', { name: 'f', output: 'y', match_output: 'exact' }),
    ],
  },
];
const IDS = ['a', 'b', 'own', 'c', 'd'];
const RESPONSES = IDS.map((id) => ({
  question_id: id,
  actual_steps: [{ id: '1', name: 'f', args: { x: 1 }, output: 'x', status: 'success' }],
}));

async function evaluated(config: string, corpus: readonly object[] = CORPUS) {
  const files = {
    'corpus.json': JSON.stringify(corpus, null, 1),
    'config.yaml': config,
    'r.jsonl': RESPONSES.map((one) => JSON.stringify(one)).join('\n'),
  };
  return inFolder(files, async (folder, file) => {
    const inputs = ['--corpus', file('corpus.json'), '--config', file('config.yaml')];
    const flags = ['--responses', file('r.jsonl'), '--min-coverage', '0', '--out', file('out')];
    const { code, stderr } = await cli('evaluate', ...inputs, ...flags);
    const entries = code === 0 ? (yaml.load(readFileSync(file('out/evaluation.yaml'), 'utf8')) as object[]) : [];
    const validated = await cli('validate', ...inputs);
    return { code, stderr: stderr.replaceAll(`${folder}/`, ''), entries, validated };
  });
}

const DEFAULTS = 'step_defaults: {match_args: exact, match_output: ignore, tolerance: 0.01}\n';

describe('step_defaults of the config', () => {
  test('apply to all steps, inside any_of too; a template wins over them, and a step over both', async () => {
    const { code, stderr, entries, validated } = await evaluated(DEFAULTS);
    expect([code, stderr]).toEqual([0, '']);
    const scores = entries.map((entry) => (entry as { steps_score: number }).steps_score);
    expect(Object.fromEntries(IDS.map((id, at) => [id, scores[at]]))).toEqual({ a: 1, b: 1, own: 1, c: 1, d: 0 });
    expect(validated.stdout).toMatch(/^5 questions, 2 templates: 0 errors, 0 kinds of warning\nNext: .*\n$/);
  });
});
