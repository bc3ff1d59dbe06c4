import { expect, test } from 'vitest';
import { cliIn, inFolder } from '../support/cli.js';
import { evaluateIn, yamlOf } from '../support/evaluated.js';
import { lines } from '../support/recorded.js';

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

const DEFAULTS = 'step_defaults: {match_args: exact, match_output: ignore, tolerance: 0.01}\n';

test('step_defaults of the config apply to all steps, inside any_of too; a template wins over them, and a step over both', () => {
  const files = { 'corpus.json': JSON.stringify(CORPUS), 'config.yaml': DEFAULTS, 'r.jsonl': lines(RESPONSES) };
  return inFolder(files, async (folder) => {
    const flags = ['--config', 'config.yaml'];
    expect(await evaluateIn(folder, 'r.jsonl', ...flags, '--out', 'out')).toMatchObject({ code: 0, stderr: '' });
    const entries = yamlOf<{ steps_score: number }[]>(folder, 'out/evaluation.yaml');
    const scores = Object.fromEntries(IDS.map((id, at) => [id, entries[at]?.steps_score]));
    expect(scores).toEqual({ a: 1, b: 1, own: 1, c: 1, d: 0 });
    const { stdout } = await cliIn(folder, 'validate', '--corpus', 'corpus.json', ...flags);
    expect(stdout).toMatch(/^5 questions, 2 templates: 0 errors, 0 kinds of warning\nNext: .*\n$/);
  });
});
