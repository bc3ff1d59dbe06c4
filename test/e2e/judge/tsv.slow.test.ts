import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cliWith, inFolder, type Outcome, refusal } from '../../support/cli.js';
import { judgeConfig, KEY } from '../../support/judge/exam.js';
import { fieldOf } from '../../support/judge/replies.js';
import { type JudgeServer, withJudge } from '../../support/judge/server.js';

const HEAD = 'Question\tReference answer\tActual answer\n';
const OUT = '#Reference\t#PTarget\t#Matching\tReasoning\tError';
/** Runs the command in this process, with paths of its folder. */
async function judged(
  content: string,
  use: (run: Outcome, out: () => string, server: JudgeServer) => Promise<void> | void,
  { config = '', args = ['-i', 'in.tsv', '-o', 'out.tsv', '-c', 'config.yaml'], prepare = (_: JudgeServer) => {} } = {},
): Promise<void> {
  await withJudge(async (server) => {
    prepare(server);
    const files = { 'in.tsv': content, 'config.yaml': judgeConfig(server.url, config) };
    await inFolder(files, async (folder, file) => {
      const paths = args.map((arg) => (/\.(?:tsv|yaml)$/.test(arg) ? join(folder, arg) : arg));
      const env = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: server.url };
      const run = await cliWith(env, 'answer-correctness', ...paths);
      await use(run, () => readFileSync(file('out.tsv'), 'utf8'), server);
    });
  });
}

describe.concurrent('stepgate answer-correctness', () => {
  test('writes the columns of the library, one row per row', () =>
    judged(`${HEAD}Q1\ta, b\ta\nQ2\ta\tb\nQ3\t,\tb\nQ4\t\tb\nQ5\ta\t \n \ta\tb\n`, ({ code, stdout }, out, server) => {
      expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
      const rows = out().split('\n');
      expect(rows.slice(0, 3)).toEqual([OUT, '2\t1\t1\tby the commas\t', '1\t1\t0\tby the commas\t']);
      expect(rows[3]).toBe('\t\t\t\t"Invalid int values: 0\t1\t0"');
      const blank = '\t\t\t\tThe question of the reference or the actual answer is a blank string!';
      expect(rows.slice(4, 7)).toEqual([blank, blank, blank]);
      expect(server.requests).toHaveLength(3);
    }));

  test.each<[string, string, readonly (string | null)[]]>([
    ['characters in quotes', `${HEAD}"a\tb"\t"say ""x"""\t"two\nlines"\n`, ['a\tb', 'say "x"', 'two\nlines']],
    ['more columns, in another order', 'Actual answer\tid\tQuestion\tReference answer\na\t7\tq\tr\n', ['q', 'r', 'a']],
  ])('reads %s', (_, content, fields) =>
    judged(content, ({ code }, __, server) => {
      expect(code).toBe(0);
      const sent = ['question', 'reference_answer', 'actual_answer'].map((name) =>
        fieldOf(server.chats()[0]?.body ?? {}, name),
      );
      expect(server.chats()).toHaveLength(1);
      expect(sent).toEqual(fields);
    }),
  );

  test.each<[string, string, string]>([
    [
      'a missing column',
      'Question\tReference answer\nq\tr\n',
      'in.tsv:1: the column "Actual answer" is missing; the file has "Question", "Reference answer"',
    ],
    ['a quote that never ends', `${HEAD}q\t"r\ta\n`, 'in.tsv:2: unterminated quote'],
  ])('says what is wrong with %s, before anything is sent', (_, content, words) =>
    judged(content, ({ code, stderr }, __, server) => {
      expect({ code, stderr }).toEqual(refusal(words));
      expect(server.requests).toEqual([]);
    }),
  );

  test('takes the long flags of releases 5 and 6', async () => {
    const args = [
      ...['--in-file', 'in.tsv', '--output-tsv-file-path', 'out.tsv'],
      ...['--config-yaml-file-path', 'config.yaml'],
    ];
    await judged(
      `${HEAD}Q1\ta, b\ta\n`,
      ({ code }, out) => expect([code, out()]).toEqual([0, `${OUT}\n2\t1\t1\tby the commas\t\n`]),
      { args },
    );
  });

  test.each([
    [
      'one flag by two names',
      ['-i', 'in.tsv', '--input-tsv-file-path', 'in.tsv', '-o', 'o.tsv'],
      "'--input-tsv-file-path <file>' cannot be used with option '-i, --in-file <file>'",
    ],
    ['one file for both', ['-i', 'in.tsv', '-o', './in.tsv'], 'would overwrite the input'],
  ])('refuses %s', (_, args, words) =>
    judged(HEAD, ({ code, stderr }) => expect([code, stderr]).toEqual([2, expect.stringContaining(words)]), { args }),
  );

  test('has the key in no file', () =>
    judged(`${HEAD}Q1\ta\t${KEY}\n`, ({ stderr }, out) => expect(out() + stderr).not.toContain(KEY), {
      prepare: (server) => {
        server.behaviour = () => ({ status: 401, body: { error: { message: `bad ${KEY}` } } });
      },
    }));
});
