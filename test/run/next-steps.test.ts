import { describe, expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';

const SCORED =
  '- {template_id: t, questions: [{id: q, question_text: Q, reference_steps: [[{name: get, output: a}]]}]}\n';
const DRAFT = SCORED.replace('question_text', 'draft: true, question_text');
const TEXT = '- template_id: t\n  questions:\n    - {id: q, question_text: Q}\n';
const WRONG = SCORED.replace('output: a', 'tool: a');
const ANSWER = '{"question_id": "q", "actual_steps": [{"name": "get", "status": "success", "output": "a"}]}';
const FILES = { 'scored.yaml': SCORED, 'draft.yaml': DRAFT, 'text.yaml': TEXT, 'wrong.yaml': WRONG, 'r.jsonl': ANSWER };

/** The last line of a command that says what to do next, with `./` for the folder; null without one. */
async function nextAfter(file: (name: string) => string, ...args: readonly string[]): Promise<string | null> {
  const isFile = (word: string) => word in FILES || /^(?:results|again|run)/.test(word);
  const { stdout } = await cli(...args.map((word) => (isFile(word) ? file(word) : word)));
  const last = stdout.trimEnd().split('\n').at(-1) ?? '';
  return last.startsWith('Next: ') ? last.slice('Next: '.length).replaceAll(file(''), '.') : null;
}

const EVALUATE = ['evaluate', '--responses', 'r.jsonl', '--no-page', '--corpus'];

describe('each command ends with the next step', () => {
  test.each<[string, string[], string | null]>([
    [
      'validate: nothing is scored yet',
      ['validate', '--corpus', 'text.yaml'],
      'npx stepgate record --corpus ./text.yaml -o run-1.jsonl -- and the command that starts your agent',
    ],
    ['validate: drafts only', ['validate', '--corpus', 'draft.yaml'], 'check each draft, and remove its key draft'],
    [
      'validate: questions',
      ['validate', '--corpus', 'scored.yaml'],
      'npx stepgate evaluate --corpus ./scored.yaml --responses responses.jsonl --out results',
    ],
    ['validate: an error', ['validate', '--corpus', 'wrong.yaml'], null],
    [
      'evaluate: not written',
      [...EVALUATE, 'scored.yaml'],
      'write the run with --out results, so that a later one can be compared with --baseline results',
    ],
    [
      'evaluate: drafts',
      [...EVALUATE, 'draft.yaml', '--drafts'],
      'check the call and the output of each draft, and remove its key draft',
    ],
  ])('%s', (_, args, expected) =>
    inFolder(FILES, async (_folder, file) => expect(await nextAfter(file, ...args)).toBe(expected)),
  );

  test('evaluate: compare, until there is a baseline; the first run has no warning', () =>
    inFolder(FILES, async (_, file) => {
      const first = await nextAfter(file, ...EVALUATE, 'scored.yaml', '--out', 'results');
      expect(first).toBe(
        'after a change of the agent, record again, and evaluate with --baseline ./results --max-regressions 0',
      );
      const again = [...EVALUATE, 'scored.yaml', '--out', 'again', '--baseline', 'results'];
      expect(await nextAfter(file, ...again)).toBe(null);
      const { stdout } = await cli(
        ...EVALUATE.map((word) => (word === 'r.jsonl' ? file(word) : word)),
        file('scored.yaml'),
        '--all',
      );
      expect(stdout).toContain('No baseline was given');
      expect(stdout).not.toMatch(/^! .*baseline/m);
    }));

  test('record: evaluate, or record again and draft references where nothing is scored', () =>
    inFolder(FILES, async (_, file) => {
      const command = ['--', process.execPath, '-p', JSON.stringify(ANSWER)];
      const record = (corpus: string, output: string) =>
        nextAfter(file, 'record', '--corpus', corpus, '-o', output, ...command);
      expect(await record('scored.yaml', 'results.jsonl')).toBe(
        'npx stepgate evaluate --corpus ./scored.yaml --responses ./results.jsonl --out results',
      );
      expect(await record('text.yaml', 'run-1.jsonl')).toBe(
        'record again, with -o ./run-2.jsonl, and draft references from what agrees: npx stepgate init ./run-1.jsonl ./run-2.jsonl --append ./text.yaml',
      );
      expect(await record('text.yaml', 'run-2.jsonl')).toBe(
        'npx stepgate init ./run-1.jsonl ./run-2.jsonl --append ./text.yaml',
      );
    }));

  test('drafts alone: the error names both remedies', () =>
    inFolder(FILES, async (_, file) => {
      const { code, stderr } = await cli('evaluate', '--corpus', file('draft.yaml'), '--responses', file('r.jsonl'));
      expect([code, stderr]).toEqual([
        2,
        expect.stringMatching(/only 1 draft: check each one and remove its line draft: true; or use --drafts/),
      ]);
    }));
});
