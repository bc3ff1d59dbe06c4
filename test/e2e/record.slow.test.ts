import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { measured, withoutProgress } from '../support/bundle.js';
import { cliWith, inFolder, type Outcome, workingIn } from '../support/cli.js';
import { type Started, startCli } from '../support/judge/exam.js';

/**
 * An agent that behaves as the id of its question says, and notes each question that it is asked: a shell script, as the start of
 * Node takes longer than all else.
 */
const AGENT = `echo "$STEPGATE_QUESTION_ID" >> asked.txt
case "$STEPGATE_QUESTION_ID" in
response-*) text=$(sed 's/.*"question_text":"\\([^"]*\\)".*/\\1/')
  echo "{\\"question_id\\": \\"$STEPGATE_QUESTION_ID\\", \\"actual_answer\\": \\"$text\\", \\"actual_steps\\": [], \\"elapsed_sec\\": 7}" ;;
anonymous-*) echo '{"actual_answer": "yes", "actual_steps": []}' ;;
refused-*) echo '{"status": "error", "error": "rate limited"}' ;;
fails-*) printf 'first\\nTraceback\\nValueError: no sk-test-0123456789abcdefghij\\n' >&2; exit 3 ;;
signal-*) kill -9 $$ ;;
garbage-*) echo 'Hello, I am an agent' ;;
number-*) echo 5 ;;
binary-*) printf '\\303\\050' ;;
other-*) echo '{"question_id": "response-1", "actual_answer": "x"}' ;;
hangs-*) sleep 300 & echo $! >> left.txt; echo thinking >&2; trap '' TERM; wait; sleep 300 ;;
waits-*) until [ -e go ]; do sleep 0.02; done; echo '{"actual_answer": "yes"}' ;;
*) exec "${process.execPath}" agent.mjs ;;
esac
`;

/** What the rest of the agent needs: secrets of its environment, quotes and large texts. */
const AGENT_IN_NODE = `
import { readFileSync } from 'node:fs';
const { question_id: id, question_text: text } = JSON.parse(readFileSync(0, 'utf8'));
const print = (value) => console.log(JSON.stringify(value));
const { DB_PASSWORD, AWS_SECRET_ACCESS_KEY, DATABASE_URL, POSTGRES_PASSWORD, OPENAI_API_KEY, QUOTED_PASSWORD, SIGNING_KEY } = process.env;
const told = [DB_PASSWORD, AWS_SECRET_ACCESS_KEY, DATABASE_URL, POSTGRES_PASSWORD, 'ghp_' + 'a1B2'.repeat(9)].join(' ');
const kinds = {
  tells: () => print({ actual_answer: told, actual_steps: [{ name: 'x', args: { [DB_PASSWORD]: [told] }, output: JSON.stringify({ told, n: 1 }) }] }),
  complains: () => { console.error(told); process.exit(3); },
  mutters: () => console.log('log: ' + 'y'.repeat(185) + OPENAI_API_KEY + ' end'),
  quotes: () => { console.log('INFO start'); print({ actual_answer: QUOTED_PASSWORD }); },
  dumps: () => { console.error('Error: bad key\\n' + SIGNING_KEY); process.exit(1); },
  breaks: () => { process.stderr.write('Error: key ' + OPENAI_API_KEY.slice(0, -5)); process.kill(process.pid, 'SIGKILL'); },
  overflows: () => { console.error(OPENAI_API_KEY + ' ' + 'z'.repeat(128 * 1024 - OPENAI_API_KEY.length - 2)); process.exit(1); },
  converses: () => print({ messages: [{ role: 'user', content: text }, { role: 'assistant', content: told }] }),
  pretty: () => console.log('\\ufeff' + JSON.stringify({ messages: [{ role: 'user', content: text }, { role: 'assistant', content: 'yes' }] }, null, 2)),
  list: () => print([{ role: 'user', content: text }, { role: 'assistant', content: 'yes' }]),
  unescapes: () => console.log('{"actual_answer": "' + QUOTED_PASSWORD + '"}'),
  caught: () => console.error('INFO start\\nError: 401 for ' + OPENAI_API_KEY + '\\n    at ask (agent.mjs:1:1)'),
  floods: async () => { const mib = 'x'.repeat(2 ** 20); for (let at = 0; at < 100; at++) if (!process.stdout.write(mib)) await new Promise((done) => process.stdout.once('drain', done)); },
  variables: () => print({ actual_answer: process.env.STEPGATE_QUESTION_ID + ' ' + process.env.STEPGATE_QUESTION }),
};
await kinds[id.split('-')[0]]();
`;

const corpusOf = (ids: readonly string[]) =>
  JSON.stringify([{ template_id: 't', questions: ids.map((id) => ({ id, question_text: `What is ${id}?` })) }]);

type Line = Readonly<Record<string, unknown>>;

interface Folder {
  /** Records in this process. */
  readonly run: (...flags: string[]) => Promise<Outcome>;
  /** Records in a process that can be killed. */
  readonly start: (...flags: string[]) => Started;
  readonly lines: () => Line[];
  readonly asked: () => string[];
  /** Whether a process that an agent started still runs. */
  readonly isLeft: () => boolean;
  readonly path: string;
}

const SECRET = 'sk-test-0123456789abcdefghij';
/** Secrets of an agent's environment, and one that is a word, which stays. */
const SECRETS = {
  ...{ OPENAI_API_KEY: SECRET, DB_PASSWORD: 'Tr0ub4dor&3' },
  AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  ...{ DATABASE_URL: 'postgres://app:hunter2%21x@db.internal:5432/orders', POSTGRES_PASSWORD: 'postgres' },
  QUOTED_PASSWORD: 'pa"ss\\w0rd-99',
  SIGNING_KEY: `-----BEGIN PRIVATE KEY-----\n${Array.from({ length: 12 }, (_, at) => `line${at}${'aB3'.repeat(18)}`).join('\n')}\n-----END PRIVATE KEY-----`,
};
/** Runs a command in a folder, in this process, with secrets in its environment. */
async function stepgate(path: string, ...args: readonly string[]): Promise<Outcome> {
  const { PATH = '', HOME = '' } = process.env;
  const ran = await workingIn(path, () => cliWith({ PATH, HOME, ...SECRETS }, ...args));
  return { ...ran, stderr: withoutProgress(ran.stderr) };
}

/** Asks for a tool call, and runs a program that prints a record. */
const recordOnce = (record: object, files: Record<string, string> = {}, ...flags: string[]) =>
  inFolder({ 'corpus.json': CORPUS_OF_CALL, 'record.json': JSON.stringify(record), ...files }, (path) =>
    stepgate(path, 'record', '--corpus', 'corpus.json', '-o', 'r.jsonl', ...flags, '--', 'cat', 'record.json'),
  );
const CORPUS_OF_CALL = JSON.stringify([
  {
    template_id: 't',
    questions: [{ id: 'q', question_text: 'Q?', reference_steps: [[{ name: 'find', output: 'x' }]] }],
  },
]);
const ANSWERS = ['--', 'echo', '{"actual_answer": 1}'];
const COMMAND = ['--', 'sh', 'agent.sh'];

async function withAgent(ids: readonly string[], use: (folder: Folder) => Promise<void>): Promise<void> {
  const files = { 'corpus.json': corpusOf(ids), 'agent.sh': AGENT, 'agent.mjs': AGENT_IN_NODE };
  await inFolder(files, async (path, file) => {
    const read = (name: string) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8') : '');
    const linesOf = (text: string) => text.split('\n').filter(Boolean);
    const args = (flags: readonly string[]) => [
      ...['record', '--corpus', 'corpus.json', '-o', 'responses.jsonl'],
      ...[...flags, ...(flags.includes('--') ? [] : COMMAND)],
    ];
    await use({
      path,
      run: (...flags) => stepgate(path, ...args(flags)),
      start: (...flags) => startCli(path, args(flags), SECRETS),
      lines: () => linesOf(read('responses.jsonl')).map((line) => JSON.parse(line) as Line),
      asked: () => linesOf(read('asked.txt')),
      isLeft: () => linesOf(read('left.txt')).map(Number).some(isAlive),
    });
  });
}

const byId = (lines: readonly Line[]) => Object.fromEntries(lines.map((line) => [line.question_id, line]));

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((done) => setTimeout(done, 10));
}

/** One that has ended stays in the list until its parent asks. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

describe('stepgate record', () => {
  test('warns where reference steps are expected and no answer has a tool call', async () => {
    const { stderr } = await recordOnce({ actual_answer: 'y' });
    expect(stderr).toMatch(
      /^warning: no answer has a tool call, .*; if the agent calls tools, print its messages or spans/m,
    );
    const steps = [{ name: 'find', output: 'x', status: 'success' }];
    expect((await recordOnce({ actual_answer: 'y', actual_steps: steps })).stderr).not.toContain('warning');
    // The kept answer can have calls.
    const kept = { 'r.jsonl': `${JSON.stringify({ question_id: 'q', actual_answer: 'y', actual_steps: steps })}\n` };
    const resumed = await recordOnce({ actual_answer: 'y' }, kept, '--trials', '2', '--resume');
    expect(resumed.stderr).toMatch(/^recorded: 1 response /);
  });

  test('takes a response, messages or a list of them, and passes the question on stdin and in variables', async () => {
    const ids = ['response-1', 'anonymous-1', 'pretty-1', 'list-1', 'variables-1', 'refused-1'];
    await withAgent(ids, async ({ run, lines, asked }) => {
      const { code, stdout, stderr } = await run();
      expect([code, stderr]).toEqual([
        0,
        'warning: question "refused-1": rate limited\nrecorded: 6 responses to responses.jsonl, 1 of them an error\n',
      ]);
      expect(stdout).toMatch(/^Next: record again, with -o responses-2\.jsonl, and draft references .*\n$/);
      const texts = lines().map(({ question_text }) => question_text);
      expect(texts.sort()).toEqual(ids.map((id) => `What is ${id}?`).sort());
      expect(byId(lines())).toEqual({
        'response-1': expect.objectContaining({ actual_answer: 'What is response-1?', elapsed_sec: 7 }),
        'anonymous-1': expect.objectContaining({ actual_answer: 'yes', elapsed_sec: expect.any(Number) }),
        'pretty-1': expect.objectContaining({ actual_answer: 'yes', actual_steps: [] }),
        'list-1': expect.objectContaining({ actual_answer: 'yes', actual_steps: [] }),
        'variables-1': expect.objectContaining({ actual_answer: 'variables-1 What is variables-1?' }),
        'refused-1': expect.objectContaining({ status: 'error', error: 'rate limited' }),
      });
      expect(asked().toSorted()).toEqual(ids.toSorted());
    });
  });

  const FAILURES: Readonly<Record<string, RegExp>> = {
    'fails-1': /^the command failed with exit code 3: ValueError: no \*\*\*\nfirst\nTraceback$/,
    'signal-1': /^the command was ended by SIGKILL$/,
    'garbage-1':
      /its output is not JSON \(line 1 column 1\); expected one record on stdout, logs on stderr: "Hello, I am an agent"$/,
    'unescapes-1':
      /^the command ended well, but a secret in its output makes the JSON invalid: escape quotes, backslashes and line ends in it/,
    'number-1': /^the command ended well, but it printed 5; expected one JSON record on stdout$/,
    'caught-1':
      /^the command ended well, but it printed nothing; expected one JSON record on stdout; stderr: Error: 401 for \*\*\*/,
    'binary-1': /^the command printed text that is not UTF-8$/,
    'other-1': /it printed a record of another question, "response-1"$/,
    'hangs-1': /^the command did not end within 20 s: thinking$/,
  };
  test('writes a failed, late or useless command as an error, with what stderr says of it', async () => {
    const ids = ['response-1', ...Object.keys(FAILURES)];
    await withAgent(ids, async ({ run, lines, isLeft }) => {
      const { code, stderr } = await run('--timeout', '20');
      expect(code).toBe(0);
      for (const [id, error] of Object.entries(FAILURES)) {
        expect(byId(lines())[id]).toEqual({
          ...{ question_id: id, question_text: `What is ${id}?`, status: 'error', error: expect.stringMatching(error) },
          elapsed_sec: expect.any(Number),
        });
      }
      expect(lines()).toHaveLength(ids.length);
      expect(stderr.match(/^warning: question /gm)).toHaveLength(9);
      expect(stderr).toContain('recorded: 10 responses to responses.jsonl, 9 of them errors\n');
      expect(stderr).not.toContain(SECRET);
      await until(() => !isLeft());
    });
  });

  test('shows no secret that stands where a flag or a file should', () =>
    withAgent(['response-1'], async ({ run, path }) => {
      const { stderr } = await run(`--${SECRET}`);
      expect(stderr).toContain("error: unknown option '--***'");
      const named = await stepgate(path, 'record', '--corpus', 'corpus.json', '-o', `${SECRET}.jsonl`, ...COMMAND);
      expect(named.stderr).toContain('recorded: 1 response to ***.jsonl');
      expect(named.stdout).not.toContain(SECRET);
    }));

  test('writes no secret of its environment, whatever the agent prints', () =>
    withAgent(['tells-1', 'complains-1', 'converses-1', 'anonymous-1'], async ({ run, lines, path }) => {
      const { stderr } = await run();
      const written = readFileSync(`${path}/responses.jsonl`, 'utf8');
      const { POSTGRES_PASSWORD: word, DATABASE_URL: _, ...secrets } = SECRETS;
      for (const text of [stderr, written]) {
        for (const secret of [...Object.values(secrets), 'hunter2', 'ghp_']) expect(text).not.toContain(secret);
      }
      const told = `*** *** postgres://app:***@db.internal:5432/orders ${word} ***`;
      const { 'tells-1': tells, ...others } = byId(lines());
      expect(tells).toMatchObject({ actual_answer: told, actual_steps: [{ output: JSON.stringify({ told, n: 1 }) }] });
      expect(others).toMatchObject({
        'converses-1': { actual_answer: told },
        'complains-1': { error: `the command failed with exit code 3: ${told}` },
        'anonymous-1': { actual_answer: 'yes' },
      });
      expect(stderr).toMatch(
        /^warning: 2 responses, first "(tells|converses)-1", had secrets \(values of DB_PASSWORD, AWS_SECRET_ACCESS_KEY, DATABASE_URL; texts with the form of a token or key\), which are \*\*\* in the file; their scores can change\n/m,
      );
    }));

  test('looks for secrets before it cuts or quotes what a command printed', () =>
    withAgent(['mutters-1', 'quotes-1', 'dumps-1', 'breaks-1', 'overflows-1'], async ({ run, path }) => {
      const { stderr } = await run();
      const written = `${readFileSync(`${path}/responses.jsonl`, 'utf8')}${stderr}`;
      expect(written).toContain('y***');
      expect(written).toContain('INFO start');
      expect(written).toContain('bad key');
      expect(written).toMatch(/SIGKILL\)?: Error: key …/);
      for (const part of [SECRET.slice(1, 12), 'w0rd-99', 'line9', 'line11', 'END PRIVATE']) {
        expect(written).not.toContain(part);
      }
    }));

  test('fails when no question was answered, and says the reason once', () =>
    withAgent(['fails-1', 'fails-2'], async ({ run, lines }) => {
      const { code, stderr } = await run('--concurrency', '1');
      expect(code).toBe(1);
      expect(stderr).toBe(
        'warning: 2 questions, first "fails-1": the command failed with exit code 3: ValueError: no *** first Traceback\n' +
          'recorded: 2 responses to responses.jsonl, 2 of them errors\n',
      );
      expect(lines()).toHaveLength(2);
    }));

  test('asks so many times, each question once before any is asked again', () =>
    withAgent(['anonymous-1', 'anonymous-2'], async ({ run, asked, lines }) => {
      expect((await run('--trials', '2', '--concurrency', '1')).code).toBe(0);
      expect(asked()).toEqual(['anonymous-1', 'anonymous-2', 'anonymous-1', 'anonymous-2']);
      expect(lines()).toHaveLength(4);
      const { code, stderr } = await run('--trials', '3', '--resume');
      expect([code, stderr]).toEqual([0, 'recorded: 2 responses to responses.jsonl; 4 were there before\n']);
      expect(asked()).toHaveLength(6);
    }));

  test('says that errors were there before, and asks these again when told so', () =>
    withAgent(['anonymous-1', 'fails-1', 'fails-2'], async ({ run, lines, asked, path }) => {
      await run();
      const file = `${path}/responses.jsonl`;
      const [kept] = readFileSync(file, 'utf8').match(/^.*anonymous-1.*$/m) ?? [];
      const written = `${kept?.replace('{', '{ ')}\n`;
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(`${kept}\n`, () => written),
      );
      const { code, stderr } = await run('--resume');
      expect([code, stderr]).toEqual([
        0,
        'recorded: 0 responses to responses.jsonl; 3 were there before, 2 of them errors; to ask these again, use --retry-errors\n',
      ]);
      expect(asked()).toHaveLength(3);
      const args = ['--retry-errors', '--select', 'id:fails-1', ...ANSWERS];
      expect((await run(...args)).stderr).toBe('recorded: 1 response to responses.jsonl\n');
      expect(byId(lines())).toMatchObject({ 'fails-1': { actual_answer: 1 }, 'fails-2': { status: 'error' } });
      expect(lines()).toHaveLength(3);
      expect(readFileSync(file, 'utf8')).toContain(written);
      expect(existsSync(`${file}.partial`)).toBe(false);
    }));

  test.each<[string, string[], RegExp]>([
    ['a program that is not there', ['--', 'no-such-agent'], /^error: the command "no-such-agent" is not found\n$/],
    [
      'a command in quotes',
      ['--', 'node agent.mjs'],
      /^error: the command "node agent.mjs" is not found; write the program and its arguments without quotes around all of them\n$/,
    ],
    ['no command', ['--'], /^error: the command is missing: write it after --, as in .* -- python agent\.py\n$/],
    [
      'a pattern that selects nothing',
      ['--select', 'id:anonymous'],
      /^error: .*corpus\.\w+: no question is selected: id:anonymous matches none of 2 questions; .*: anonymous-1, anonymous-2\n$/,
    ],
  ])('refuses %s', (_, flags, message) =>
    withAgent(['anonymous-1', 'anonymous-2'], async ({ run, asked, path }) => {
      const { code, stderr } = await run(...flags);
      expect(stderr).toMatch(message);
      expect([code, asked(), existsSync(`${path}/responses.jsonl`)]).toEqual([2, [], false]);
    }),
  );

  test('does not write over a recording', () =>
    withAgent(['anonymous-1'], async ({ run, asked }) => {
      await run();
      const { code, stderr } = await run();
      expect(stderr).toBe(
        'error: responses.jsonl: exists; continue it with --resume, remove it, or name another file\n',
      );
      expect([code, asked()]).toEqual([2, ['anonymous-1']]);
    }));
});

/** Those that are answered at once, and those that wait for a file. */
const MANY = Array.from({ length: 24 }, (_, at) => `${at < 5 ? 'anonymous' : 'waits'}-${at}`);
const RUNNING = 4;

/** Starts a recording; when this resolves, five questions are answered, and all commands that run have begun. */
async function startMany({ start, lines, asked }: Folder): Promise<Started> {
  const started = start('--concurrency', String(RUNNING));
  await until(() => lines().length === 5 && asked().length === 5 + RUNNING);
  return started;
}

/** Lets the commands end. */
function letGo({ path }: Folder): void {
  writeFileSync(`${path}/go`, '');
}

/** Resolves once a recording has heard of a signal. */
const hasHeard = ({ stderr }: Started): Promise<void> => until(() => stderr().includes('once more ends all now\n'));

/** Each question has one response in the end, and none was asked again that had one. */
async function expectResumed({ start, lines, asked }: Folder): Promise<void> {
  const kept = lines().map(({ question_id }) => String(question_id));
  const before = asked().length;
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.length).toBeLessThan(MANY.length);
  expect((await start('--resume').ended).code).toBe(0);
  const again = asked().slice(before);
  expect(again.filter((id) => kept.includes(id))).toEqual([]);
  const all = lines().map(({ question_id }) => question_id);
  expect(all.toSorted()).toEqual(MANY.toSorted());
}

describe.concurrent('a recording that is interrupted', () => {
  test('by SIGTERM waits for what runs, and loses and repeats nothing', () =>
    withAgent(MANY, async (folder) => {
      const run = await startMany(folder);
      run.kill('SIGTERM');
      await hasHeard(run);
      letGo(folder);
      const { code, stderr } = await run.ended;
      expect(code).toBe(1);
      expect(stderr).toContain('may run for 5 s more; once more ends all now\n');
      const { length } = folder.lines();
      expect(length).toBe(5 + RUNNING);
      expect(stderr).toContain(
        `interrupted: ${length} of 24 responses are in responses.jsonl; continue with --resume\n`,
      );
      expect(folder.asked()).toHaveLength(length);
      await expectResumed(folder);
      expect(folder.asked()).toHaveLength(MANY.length);
    }));

  test('before the first response says so, and leaves no file', () =>
    withAgent(['hangs-1'], async ({ start, isLeft, path }) => {
      const started = start();
      await until(isLeft);
      started.kill('SIGINT');
      await hasHeard(started);
      started.kill('SIGINT');
      const { code, stderr } = await started.ended;
      expect(stderr).toContain('\ninterrupted before the first response; responses.jsonl was not written\n');
      expect([code, existsSync(`${path}/responses.jsonl`)]).toEqual([1, false]);
    }));

  test('by SIGKILL keeps every response that was complete', () =>
    withAgent(MANY, async (folder) => {
      const run = await startMany(folder);
      run.kill('SIGKILL');
      expect((await run.ended).code).toBeNull();
      letGo(folder);
      await expectResumed(folder);
    }));
});

test('100 MB of output end the command, in bounded memory', () =>
  withAgent(['floods-1', 'floods-2'], async ({ lines, path }) => {
    const args = ['record', '--corpus', 'corpus.json', '-o', 'responses.jsonl', ...COMMAND];
    const { peakMiB } = measured(args, path);
    const error = 'the command printed more than 32 MiB';
    expect(lines()).toMatchObject([{ error }, { error }]);
    expect(peakMiB).toBeLessThan(300);
  }));
