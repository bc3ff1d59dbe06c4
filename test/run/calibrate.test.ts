import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { cliWith, inFolder } from '../support/cli.js';
import { type JudgeServer, withJudge } from '../support/judge/server.js';

/** Questions with a reference of two claims; the simple judge compares what stands between commas. */
const corpusOf = (count: number) =>
  JSON.stringify([
    {
      template_id: 't',
      questions: Array.from({ length: count }, (_, at) => ({
        id: `q${at}`,
        question_text: `What is q${at}?`,
        reference_answer: `a${at}, b${at}`,
      })),
    },
  ]);
/** The answers: right, or without a common claim. */
const responsesOf = (count: number, isRight: (at: number) => boolean) =>
  Array.from({ length: count }, (_, at) =>
    JSON.stringify({ question_id: `q${at}`, actual_answer: isRight(at) ? `a${at}, b${at}` : `=x${at}; "y"` }),
  ).join('\n');

const COUNT = 60;
const isRight = (at: number) => at % 2 === 0;

interface Bench {
  readonly server: JudgeServer;
  readonly file: (name: string) => string;
  readonly run: (args: readonly string[], env?: Record<string, string>) => ReturnType<typeof cliWith>;
  readonly calibrate: (...more: readonly string[]) => ReturnType<typeof cliWith>;
  /** Fills the column `human` as Excel with semicolons writes it. */
  readonly label: (human: (at: number) => string) => void;
}

async function bench(use: (bench: Bench) => Promise<void>): Promise<void> {
  await withJudge((server) =>
    inFolder({ 'corpus.json': corpusOf(COUNT), 'a.jsonl': responsesOf(COUNT, isRight) }, async (_, file) => {
      const env = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: server.url };
      const run: Bench['run'] = (args, given = env) => cliWith(given, ...args);
      const corpus = ['--corpus', file('corpus.json')];
      await run(['judge', 'sample', ...corpus, '--responses', file('a.jsonl'), '--out', file('labels.csv')]);
      const label: Bench['label'] = (human) => {
        const [head, ...lines] = readFileSync(file('labels.csv'), 'utf8').trimEnd().split('\r\n');
        const labelled = lines.map((line) => `${line.slice(0, -1)},${human(Number(/^q(\d+)/.exec(line)?.[1]))}`);
        writeFileSync(file('labels.csv'), `${[head, ...labelled].join('\r\n')}\r\n`);
      };
      const calibrate: Bench['calibrate'] = (...more) =>
        run(['judge', 'calibrate', file('labels.csv'), ...corpus, '--pass', 'answer_f1 >= 0.8', ...more]);
      await use({ server, file, run, calibrate, label });
    }),
  );
}

const people = (at: number) => (isRight(at) ? 'pass' : 'Fail');

describe('stepgate judge sample', () => {
  test('writes a blind file, the same for the same answers, that no spreadsheet runs', async () => {
    await bench(async ({ file, run }) => {
      const text = readFileSync(file('labels.csv'), 'utf8');
      expect(text.split('\r\n')[0]).toBe('\ufeffquestion_id,question,reference_answer,actual_answer,human');
      expect(text.trimEnd().split('\r\n')).toHaveLength(COUNT + 1);
      expect(text).toContain(`q1,What is q1?,"a1, b1","'=x1; ""y""",`);
      const again = [
        '--corpus',
        file('corpus.json'),
        '--responses',
        file('a.jsonl'),
        '-n',
        '7',
        '--out',
        file('7.csv'),
      ];
      const { stdout } = await run(['judge', 'sample', ...again]);
      expect(stdout).toContain('7 of 60 answers');
      expect(text).toContain(readFileSync(file('7.csv'), 'utf8').split('\r\n')[1]);
    });
  });
});

describe('stepgate judge calibrate', () => {
  test('trusts a judge that agrees, writes a file without texts, and asks nothing again', async () => {
    await bench(async ({ server, file, calibrate, label, run }) => {
      label(people);
      const cache = ['--judge-cache', file('verdicts.jsonl')];
      const first = await calibrate('--out', file('judge.yaml'), ...cache);
      expect(first.stderr).toMatch(/judging sends 60 answers .*; 60 requests\n/);
      expect(server.requests).toHaveLength(2 * COUNT);
      expect(first.stdout).toContain('people pass                   30           0\n');
      expect(first.stdout).toContain('failures caught (TNR)  30/30 = 100 %   89–100 %');
      expect(first.stdout).toContain('the judge gave the same verdict each time for 60 of 60 answers');
      expect(first.stdout).toContain('trusted: the lower ends of both rates reach the bar of 70 %');
      expect(first.code).toBe(0);
      const written = readFileSync(file('judge.yaml'), 'utf8');
      expect(parseYaml(written, '')).toMatchObject({
        ...{ figure: 'answer_f1', pass: 'answer_f1 >= 0.8', outcome: 'trusted', bar: 0.7, raters: [] },
        counts: { pass_pass: 30, pass_fail: 0, fail_pass: 0, fail_fail: 30 },
        ...{ repeated: { same: 60, of: 60 }, judge: { model: 'gpt-6-luna', protocol: 'claims' } },
      });
      expect(written).not.toContain('What is');
      const offline = await run(
        [
          'judge',
          'calibrate',
          file('labels.csv'),
          '--corpus',
          file('corpus.json'),
          '--pass',
          'answer_f1 >= 0.8',
          ...cache,
        ],
        { OPENAI_BASE_URL: server.url },
      );
      expect(offline.code).toBe(0);
      expect(offline.stderr).toContain('judging sends nothing; 60 verdicts of earlier runs are reused');
      expect(server.requests).toHaveLength(2 * COUNT);
    });
  });

  test('does not trust a judge that passes what people fail, and lists each disagreement with its reason', async () => {
    await bench(async ({ calibrate, label, file }) => {
      label((at) => (at % 4 === 3 || at % 4 === 0 ? 'no' : at % 4 === 2 ? 'yes' : ''));
      const run = await calibrate('--repeat', '1', '--format', 'json', '--out', file('judge.yaml'));
      const result = JSON.parse(run.stdout) as { disagreements: unknown[] };
      // q0, q4, … are right and failed by people: 15 of 30; q1, q5, … are not labelled.
      expect(result).toMatchObject({
        ...{ answers: 45, unlabelled: 15, tpr: 1, tnr: 0.5, outcome: 'not_trusted' },
        ...{ agreement: 30 / 45, always_pass_agreement: 15 / 45, mcnemar_p: expect.closeTo(2 / 2 ** 15, 12) },
      });
      expect(result.disagreements).toHaveLength(15);
      expect(result.disagreements[0]).toEqual({
        question_id: 'q0',
        human: 'fail',
        judge: 'pass',
        reason: 'by the commas',
      });
      expect(run.code).toBe(1);
      expect(existsSync(file('judge.yaml'))).toBe(true);
    });
  });

  test.each([
    ['only passes', () => 'pass', 'undecided: 0 answers that people fail, at least 10 are needed'],
    ['too few', (at: number) => (at < 26 ? people(at) : ''), 'undecided: the lower end of TPR is 77 %'],
  ])('is undecided with %s, and says what would decide', async (name, human, message) => {
    await bench(async ({ calibrate, label }) => {
      label(human);
      const run = await calibrate('--repeat', '1', ...(name === 'too few' ? ['--bar', '0.8'] : []));
      expect(run.stdout).toContain(message);
      expect(run.code).toBe(1);
    });
  });

  test('prints how two raters agree, and leaves out where they do not', async () => {
    await bench(async ({ calibrate, file }) => {
      const rows = Array.from({ length: 40 }, (_, at) => [`q${at}`, isRight(at) ? `a${at}, b${at}` : 'x'] as const);
      const line = ([id, answer]: readonly [string, string], human: string, rater: string) =>
        [id, `What is ${id}?`, `${id.replace('q', 'a')}, ${id.replace('q', 'b')}`, answer, human, rater].join(';');
      const head = '\ufeffquestion_id;question;reference_answer;actual_answer;human;rater';
      const lines = rows.flatMap((row, at) => [
        line(row, people(at), 'ann'),
        line(row, at < 4 ? 'pass' : people(at), 'bob'),
      ]);
      writeFileSync(file('labels.csv'), [head, ...lines].join('\r\n'));
      const run = await calibrate('--repeat', '1');
      expect(run.stdout).toContain('two raters agree on 38 of 40 answers (95 %, κ 0.90)');
      expect(run.stdout).toContain('38 answers with a human verdict');
    });
  });

  test.each([
    ['another word', 'q1,x,y,z,maybe', 'labels.csv:2: human: expected pass or fail, or nothing, got "maybe"'],
    ['an unknown id', 'q999,x,y,z,pass', 'labels.csv:2: the corpus has no question "q999"'],
    ['no answer', '', 'labels.csv: has no answers'],
    ['no verdict', 'q1,x,y,z,', 'no answer has a verdict of people'],
  ])('with %s ends with exit code 2', async (_, line, message) => {
    await bench(async ({ calibrate, file, server }) => {
      writeFileSync(file('labels.csv'), `question_id,question,reference_answer,actual_answer,human\n${line}\n`);
      const run = await calibrate();
      expect(run.stderr).toContain(message);
      expect(run.code).toBe(2);
      expect(server.requests).toEqual([]);
    });
  });

  test.each([
    [
      ['--pass', 'f1 >= 0.8'],
      '--pass: this judge has no figure "f1"; there are answer_recall, answer_precision, answer_f1',
    ],
    [['--pass', 'answer_f1'], '--pass: "answer_f1" cannot be read'],
    [['--bar', '7'], '--bar: expected a number from 0 to 1'],
    [['--repeat', '50'], '--repeat: expected at most 10'],
  ])('with %j ends with exit code 2', async (flags, message) => {
    await bench(async ({ calibrate, label }) => {
      label(people);
      const run = await calibrate(...flags);
      expect(run.stderr).toContain(message);
      expect(run.code).toBe(2);
    });
  });
});

describe('a gate that requires a trusted judge', () => {
  test('passes with a calibration of this judge and figure, and fails without one', async () => {
    await bench(async ({ server, file, calibrate, label, run }) => {
      label(people);
      const cache = ['--judge-cache', file('verdicts.jsonl')];
      expect((await calibrate('--repeat', '1', '--out', file('judge.yaml'), ...cache)).code).toBe(0);
      const evaluate = async (config: object, gate: string, ...more: readonly string[]) => {
        writeFileSync(
          file('config.json'),
          JSON.stringify({ llm: {}, answer_relevance: { enabled: false }, ...config }),
        );
        const inputs = [
          '--corpus',
          file('corpus.json'),
          '--responses',
          file('a.jsonl'),
          '--config',
          file('config.json'),
        ];
        const { code, stdout, stderr } = await run([
          'evaluate',
          ...inputs,
          '--gate',
          gate,
          '--format',
          'markdown',
          ...cache,
          ...more,
        ]);
        return { code, said: (stdout + stderr).replaceAll('\\', '') };
      };
      const [gate, trusted] = [
        'micro.answer_f1.mean >= 0.1',
        { judge: { calibration: 'judge.yaml', require: 'trusted' } },
      ];
      expect((await evaluate(trusted, gate)).code).toBe(0);
      expect((await evaluate({}, gate)).code).toBe(0);
      const cases: [object, string, string[], string][] = [
        [{}, gate, ['--judge-require', 'trusted'], 'the judge was never compared with people'],
        [{ judge: { calibration: 'none.yaml', require: 'trusted' } }, gate, [], 'none.yaml'],
        [trusted, 'micro.answer_recall.mean >= 0.1', [], 'for answer_f1, not for answer_recall'],
        [
          { ...trusted, answer_correctness: { prompt: 'Compare\n{reference_answer}\n{actual_answer}' } },
          gate,
          [],
          'another judge (prompt)',
        ],
      ];
      for (const [config, gateOfCase, more, message] of cases) {
        const { code, said } = await evaluate(config, gateOfCase, ...more);
        expect(said).toContain(message);
        expect(code).toBe(1);
      }
      expect(server.requests).toHaveLength(2 * COUNT);
    });
  });
});
