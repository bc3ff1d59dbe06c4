import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cliWith, inFolder, type Outcome, refusal } from '../../support/cli.js';
import { judgeConfig, KEY, nameJudge, startCli } from '../../support/judge/exam.js';
import { fieldOf } from '../../support/judge/replies.js';
import { type JudgeServer, type Reply, withJudge } from '../../support/judge/server.js';

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
  test('writes the columns of the library, one row per row', async () => {
    await judged(
      `${HEAD}Q1\ta, b\ta\nQ2\ta\tb\nQ3\t,\tb\nQ4\t\tb\nQ5\ta\t \n \ta\tb\n`,
      ({ code, stdout }, out, server) => {
        expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
        const rows = out().split('\n');
        expect(rows.slice(0, 3)).toEqual([OUT, '2\t1\t1\tby the commas\t', '1\t1\t0\tby the commas\t']);
        expect(rows[3]).toBe('\t\t\t\t"Invalid int values: 0\t1\t0"');
        const blank = '\t\t\t\tThe question of the reference or the actual answer is a blank string!';
        expect(rows.slice(4, 7)).toEqual([blank, blank, blank]);
        expect(server.requests).toHaveLength(3);
      },
    );
  });

  test.each<[string, string, readonly (string | null)[]]>([
    [
      'a tab, a quote and a line break in quotes',
      `${HEAD}"a\tb"\t"say ""x"""\t"two\nlines"\n`,
      ['a\tb', 'say "x"', 'two\nlines'],
    ],
    ['other line ends and a byte order mark', `\ufeff${HEAD.trimEnd()}\r\nq\tr\ta\r\n`, ['q', 'r', 'a']],
    [
      'columns in another order, and more of them',
      'Actual answer\tid\tQuestion\tReference answer\na\t7\tq\tr\n',
      ['q', 'r', 'a'],
    ],
  ])('reads %s', async (_, content, fields) => {
    await judged(content, ({ code }, __, server) => {
      expect(code).toBe(0);
      const sent = ['question', 'reference_answer', 'actual_answer'].map((name) =>
        fieldOf(server.chats()[0]?.body ?? {}, name),
      );
      expect(server.chats()).toHaveLength(1);
      expect(sent).toEqual(fields);
    });
  });

  test.each<[string, string, string]>([
    [
      'a missing column',
      'Question\tReference answer\nq\tr\n',
      'in.tsv:1: the column "Actual answer" is missing; the file has "Question", "Reference answer"',
    ],
    ['an empty file', '', 'in.tsv: is empty'],
    ['a quote that never ends', `${HEAD}q\t"r\ta\n`, 'in.tsv:2: unterminated quote'],
  ])('says what is wrong with %s, before anything is sent', async (_, content, words) => {
    await judged(content, ({ code, stderr }, __, server) => {
      expect({ code, stderr }).toEqual(refusal(words));
      expect(server.requests).toEqual([]);
    });
  });

  test.each([
    ['of release 5', ['--in-file', 'in.tsv', '--out-file', 'out.tsv', '--config-path', 'config.yaml']],
    [
      'of release 6',
      [
        ...['--input-tsv-file-path', 'in.tsv', '--output-tsv-file-path', 'out.tsv'],
        ...['--config-yaml-file-path', 'config.yaml'],
      ],
    ],
  ])('takes the long flags %s', async (_, args) => {
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
    ['no input', ['-o', 'out.tsv'], '--in-file is missing'],
    ['no output', ['-i', 'in.tsv'], '--out-file is missing'],
    ['one file for both', ['-i', 'in.tsv', '-o', './in.tsv'], 'would overwrite the input'],
    ['a file that is not there', ['--in-file', 'none.tsv', '--out-file', 'out.tsv'], 'none.tsv: there is no such file'],
  ])('refuses %s', async (_, args, words) => {
    await judged(HEAD, ({ code, stderr }) => expect([code, stderr]).toEqual([2, expect.stringContaining(words)]), {
      args,
    });
  });

  test('keeps the order, and writes each row as soon as it and all before it are known', async () => {
    const rows = Array.from(
      { length: 30 },
      (_, at) =>
        `q${at}\ta\t${Array(at + 1)
          .fill('a')
          .join(', ')}\n`,
    ).join('');
    await withJudge(async (server) => {
      // The twelfth row waits for its answer.
      let answerTwelfth = (_: Reply): void => undefined;
      const twelfth = new Promise<Reply>((answer) => {
        answerTwelfth = answer;
      });
      server.behaviour = ({ body }) => (fieldOf(body, 'question') === 'q11' ? twelfth : null);
      const config = judgeConfig(server.url, 'judge: {concurrency: 4, max_retries: 0}');
      await inFolder({ 'in.tsv': HEAD + rows, 'config.yaml': config }, async (folder, file) => {
        nameJudge(folder, server);
        const run = startCli(folder, ['answer-correctness', '-i', 'in.tsv', '-o', 'out.tsv', '-c', 'config.yaml']);
        const lines = () => readFileSync(file('out.tsv'), 'utf8').trimEnd().split('\n').slice(1);
        const written = () => (existsSync(file('out.tsv')) ? lines().length : 0);
        while (written() < 11) await new Promise((done) => setTimeout(done, 5));
        // Rows after the twelfth are known, and wait for it.
        while (server.requests.length < 16) await new Promise((done) => setTimeout(done, 5));
        expect(lines().length).toBe(11);
        answerTwelfth({ status: 500, body: {} });
        const { code, stderr } = await run.ended;
        expect(code).toBe(1);
        expect(stderr).toContain('1 of 30 rows was not judged');
        expect(lines().map((line) => line.split('\t')[1])).toEqual(
          Array.from({ length: 30 }, (_, at) => (at === 11 ? '' : String(at + 1))),
        );
        expect(lines()[11]).toBe('\t\t\t\tthe judge answers 500');
      });
    });
  });

  test('has the key in no file', async () => {
    await judged(`${HEAD}Q1\ta\t${KEY}\n`, ({ stderr }, out) => expect(out() + stderr).not.toContain(KEY), {
      prepare: (server) => {
        server.behaviour = () => ({ status: 401, body: { error: { message: `bad ${KEY}` } } });
      },
    });
  });
});
