import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cliIn, inFolder, type Outcome } from '../support/cli.js';
import { describeWithData, ROOT } from './data.js';

/** Runs a command on a copy of a folder of the data. */
function run(folder: string, ...args: readonly string[]): Promise<Outcome> {
  return inFolder({}, (copy) => {
    cpSync(join(ROOT, 'complaints', folder), copy, { recursive: true });
    return cliIn(copy, ...args);
  });
}

const evaluate = (corpus: string, responses: string, ...more: string[]) => [
  ...['evaluate', '--corpus', corpus, '--responses', responses, ...more],
];
const scores = (stdout: string): readonly string[] => /^[^\n]*?(\d\.\d{3})/.exec(stdout)?.slice(1) ?? [];

describeWithData('what hurt users of comparable tools', () => {
  test.each([
    ['e-01', evaluate('corpus.yaml', 'right.jsonl'), '1.000'],
    ['e-02', evaluate('both-typed.json', 'both-typed.jsonl'), '1.000'],
    ['e-02', evaluate('date-times.json', 'date-times.jsonl'), '1.000'],
    ['e-02', evaluate('date-times-without-datatype.json', 'date-times-without-datatype.jsonl'), '1.000'],
    ['e-02', evaluate('equal-with-case.json', 'equal-with-case.jsonl'), '1.000'],
    ['e-02', evaluate('equal-without-normalize.json', 'equal-without-normalize.jsonl'), '1.000'],
    ['e-02', evaluate('lower-case-one-is-typed.json', 'lower-case-one-is-typed.jsonl'), '1.000'],
    ['e-02', evaluate('upper-case-one-is-typed.json', 'upper-case-one-is-typed.jsonl'), '1.000'],
    ['e-03', evaluate('corpus.yaml', 'responses.jsonl'), '0.833'],
    ['e-04', evaluate('corpus.yaml', 'responses.jsonl'), '0.500'],
  ])('%s %j scores %s', async (folder, command, score) => {
    const { code, stdout } = await run(folder, ...command);
    expect([code, scores(stdout)]).toEqual([0, [score]]);
  });

  test.each([
    ['e-01', ['validate', '--corpus', 'corpus.yaml'], 'warning: a column has blank nodes alone'],
    ['e-01', ['validate', '--corpus', 'corpus-s.yaml'], 'warning: a column has blank nodes alone'],
    ['e-08', evaluate('corpus.yaml', 'responses.jsonl', '--select', 'id:simple_2', 'tag:smok'), 'warning: tag:smok'],
    ['e-08', ['questions', '--corpus', 'corpus.yaml', '--select', 'id:simple_*', '!tag:slwo'], 'warning: !tag:slwo'],
    ['e-09', ['validate', '--corpus', 'corpus.yaml'], '(4 questions)'],
    ['e-10', ['record', '--corpus', 'corpus.yaml', '-o', 'r.jsonl', '--', 'cat', 'out.json'], '1 of them an error'],
  ])('%s %j warns: %s', async (folder, command, warning) => {
    const { stdout, stderr } = await run(folder, ...command);
    expect(stdout + stderr).toContain(warning);
  });

  test('e-04: a leaderboard question that needs no call is wrong with one', () =>
    inFolder({}, async (copy) => {
      cpSync(join(ROOT, 'complaints/e-04'), copy, { recursive: true });
      const files = ['bfcl-questions.jsonl', 'bfcl-answers.jsonl'];
      expect((await cliIn(copy, 'import-corpus', ...files, '--from', 'bfcl', '-o', 'b.yaml')).code).toBe(0);
      const { stdout } = await cliIn(copy, ...evaluate('b.yaml', 'bfcl-runs.jsonl'));
      expect(scores(stdout)).toEqual(['0.500']);
    }));
});
