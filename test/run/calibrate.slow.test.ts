import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { cliWith, inFolder, refusal } from '../support/cli.js';
import { completion } from '../support/judge/replies.js';
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
  test('writes a blind file, the same for the same answers, that no spreadsheet runs', () =>
    bench(async ({ file, run }) => {
      const text = readFileSync(file('labels.csv'), 'utf8');
      expect(text.split('\r\n')[0]).toBe('\ufeffquestion_id,question,reference_answer,actual_answer,human');
      expect(text.trimEnd().split('\r\n')).toHaveLength(COUNT + 1);
      expect(text).toContain(`q1,What is q1?,"a1, b1","'=x1; ""y""",`);
      const files = ['--corpus', file('corpus.json'), '--responses', file('a.jsonl'), '--out', file('7.csv')];
      const { stdout } = await run(['judge', 'sample', ...files, '-n', '7']);
      expect(stdout).toContain('7 of 60 answers');
      expect(text).toContain(readFileSync(file('7.csv'), 'utf8').split('\r\n')[1]);
    }));

  test('does not replace verdicts of people or another file, or write another format', () =>
    bench(async ({ file, run, label }) => {
      const sample = (out: string) =>
        run(['judge', 'sample', '--corpus', file('corpus.json'), '--responses', file('a.jsonl'), '--out', file(out)]);
      expect((await sample('labels.csv')).code).toBe(0);
      label(people);
      const before = readFileSync(file('labels.csv'), 'utf8');
      const refused = await sample('labels.csv');
      expect(refused.code).toBe(2);
      expect(refused.stderr).toContain('labels.csv: has 60 verdicts of people, which would be lost; name another file');
      expect(readFileSync(file('labels.csv'), 'utf8')).toBe(before);
      writeFileSync(file('note.csv'), 'dear diary\n');
      expect(await sample('note.csv')).toMatchObject(refusal('has other content'));
      expect(await sample('s.xlsx')).toMatchObject(refusal('this format cannot be written'));
      expect(existsSync(file('s.xlsx'))).toBe(false);
    }));
});

describe('stepgate judge calibrate', () => {
  test('trusts a judge that agrees, writes a file without texts, and asks nothing again', () =>
    bench(async ({ server, file, calibrate, label, run }) => {
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
      const args = ['judge', 'calibrate', file('labels.csv'), '--corpus', file('corpus.json'), ...cache];
      const offline = await run([...args, '--pass', 'answer_f1 >= 0.8'], { OPENAI_BASE_URL: server.url });
      expect(offline.code).toBe(0);
      expect(offline.stderr).toContain('judging sends nothing; 60 verdicts of earlier runs are reused');
      expect(server.requests).toHaveLength(2 * COUNT);
    }));

  test('does not trust a judge that passes what people fail, and lists each disagreement with its reason', () =>
    bench(async ({ calibrate, label, file }) => {
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
    }));

  test.each([
    ['only passes', () => 'pass', 'undecided: 0 answers that people fail, at least 10 are needed'],
    [
      'too few',
      (at: number) => (at < 26 ? people(at) : ''),
      'undecided: TPR is between 77 and 100 %, the bar is 80 %; label more passed answers',
    ],
  ])('is undecided with %s, and says why', async (name, human, message) => {
    await bench(async ({ calibrate, label }) => {
      label(human);
      const run = await calibrate('--repeat', '1', ...(name === 'too few' ? ['--bar', '0.8'] : []));
      expect(run.stdout).toContain(message);
      expect(run.code).toBe(1);
    });
  });

  test('prints how two raters agree, and leaves out where they do not', () =>
    bench(async ({ calibrate, file }) => {
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
      expect(run.stdout).toContain('two raters agree on 38 of 40 answers (95 %, κ 0.90); 2 left out\n');
      expect(run.stdout).toContain('38 answers with a human verdict');
    }));

  test('without a verdict of people ends with exit code 2', () =>
    bench(async ({ calibrate, server }) => {
      expect(await calibrate()).toMatchObject(refusal('no answer has a verdict of people'));
      expect(server.requests).toEqual([]);
    }));

  test.each([
    [
      ['--pass', 'f1 >= 0.8'],
      '--pass: this judge has no figure "f1"; there are answer_recall, answer_precision, answer_f1',
    ],
    [['--pass', 'answer_f1'], '--pass: "answer_f1" cannot be read'],
    [['--bar', '0.02'], '--bar: expected at least 0.5'],
  ])('with %j ends with exit code 2', async (flags, message) => {
    await bench(async ({ calibrate, label }) => {
      label(people);
      expect(await calibrate(...flags)).toMatchObject(refusal(message));
    });
  });
});

describe('answers that the judge did not judge', () => {
  test('an interrupt writes no calibration and keeps the verdicts so far', () =>
    bench(async ({ server, file, calibrate, label }) => {
      label(people);
      writeFileSync(file('judge.yaml'), 'the good one\n');
      server.behaviour = () => {
        if (server.requests.length === 20) process.emit('SIGINT');
        return null;
      };
      const run = await calibrate('--out', file('judge.yaml'), '--judge-cache', file('verdicts.jsonl'));
      expect(run).toMatchObject({ code: 1, stdout: '' });
      expect(run.stderr).toContain('judge: interrupted, so there is no outcome; ');
      expect(run.stderr).toContain('judge.yaml is not written; the verdicts so far are in ');
      expect(readFileSync(file('judge.yaml'), 'utf8')).toBe('the good one\n');
      expect(existsSync(file('verdicts.jsonl'))).toBe(true);
    }));

  test.each([
    // By hand: with 30 of 30 on one side and 20 of 30 on the other, Wilson's lower end is 49 %.
    [10, 'undecided: 10 answers not judged could change the outcome', 'undecided', 1],
    [1, 'trusted: the lower ends', 'trusted', 0],
  ])(
    '%i of them make it undecided if they could change the outcome, and are in the file',
    (count, line, outcome, code) =>
      bench(async ({ server, file, calibrate, label }) => {
        label(people);
        server.behaviour = ({ body }) => {
          const at = Number(/=x(\d+)/.exec(body.messages?.[1]?.content ?? '')?.[1] ?? Number.NaN);
          return at < 2 * count ? { status: 400, body: {} } : null;
        };
        const run = await calibrate('--repeat', '1', '--out', file('judge.yaml'));
        expect(run.stdout).toContain(`(${count} not judged: the judge answers 400)`);
        expect(run.stdout).toContain(line);
        expect(run.code).toBe(code);
        const written = parseYaml(readFileSync(file('judge.yaml'), 'utf8'), '');
        expect(written).toMatchObject({ outcome, not_judged: { pass: 0, fail: count } });
      }),
  );
});

test('a gate that requires a trusted judge passes with a calibration of this judge and figure, and fails without one', () =>
  bench(async ({ server, file, calibrate, label, run }) => {
    label(people);
    const cache = ['--judge-cache', file('verdicts.jsonl')];
    expect((await calibrate('--repeat', '1', '--out', file('judge.yaml'), ...cache)).code).toBe(0);
    const evaluate = async (config: object, gate: string, ...more: readonly string[]) => {
      writeFileSync(file('config.json'), JSON.stringify({ llm: {}, answer_relevance: { enabled: false }, ...config }));
      const inputs = ['--corpus', file('corpus.json'), '--responses', file('a.jsonl'), '--gate', gate];
      const flags = ['--config', file('config.json'), '--format', 'markdown', ...cache, ...more];
      const { code, stdout, stderr } = await run(['evaluate', ...inputs, ...flags]);
      return { code, said: (stdout + stderr).replaceAll('\\', '') };
    };
    const [gate, trusted] = [
      'micro.answer_f1.mean >= 0.1',
      { judge: { calibration: 'judge.yaml', require: 'trusted' } },
    ];
    const checked = await evaluate(trusted, gate);
    expect(checked.code).toBe(0);
    expect(checked.said).toContain(
      '| Judged by `gpt-6-luna` (compared with people: trusted, TPR 100 %, TNR 100 %, bar 70 %) |',
    );
    // By hand: 30 of 60 pass, TPR = TNR = 30/30, so θ = (0.5 + 1 − 1)/(1 + 1 − 1) = 0.5.
    expect(checked.said).toContain('| Passed (`answer_f1 >= 0.8`), 30 of 60 | 50 % |');
    expect(checked.said).toMatch(/\| Passed, corrected for the errors of the judge \| 50 % \(\d\d–\d\d %\) \|/);
    const unchecked = await evaluate({}, gate);
    expect(unchecked.said).toContain('| Judged by `gpt-6-luna` (never compared with people) |');
    expect(unchecked.said).not.toContain('Passed');
    expect((await evaluate({}, gate)).code).toBe(0);
    const missing = await evaluate({ judge: { calibration: 'none.yaml' } }, gate);
    expect(missing.code).toBe(0);
    expect(missing.said).toMatch(/⚠️ .*none\.yaml/);
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
      if (message.startsWith('another')) expect(said).toContain('(compared with people for another judge)');
      expect(said).toContain(message);
      expect(code).toBe(1);
    }
    expect(server.requests).toHaveLength(2 * COUNT);
  }));

describe('stepgate judge check', () => {
  /** A judge that passes the first `wrong` answers that it should fail. */
  const moved = ({ server }: Bench, wrong: number) => {
    server.behaviour = ({ body }) => {
      const at = Number(/=x(\d+)/.exec(body.messages?.[1]?.content ?? '')?.[1] ?? Number.NaN);
      if (!(at < 2 * wrong)) return null;
      const verdict = { reference_claims: ['a'], actual_claims: ['a'], reason: 'moved' };
      const content = JSON.stringify({ ...verdict, matches: [{ reference_index: 0, actual_index: 0 }] });
      return { status: 200, body: { ...completion(body, content), system_fingerprint: 'fp_2' } };
    };
  };
  const calibrated = (use: (bench: Bench, check: Bench['calibrate']) => Promise<void>) =>
    bench(async (given) => {
      const { file, label, calibrate, run } = given;
      label(people);
      expect((await calibrate('--out', file('judge.yaml'), '--judge-cache', file('cache.jsonl'))).code).toBe(0);
      await use(given, (...more) =>
        run(['judge', 'check', file('judge.yaml'), '--labels', file('labels.csv'), ...more]),
      );
    });

  test('asks the panel again, past the cache, and finds the same judge', () =>
    calibrated(async ({ server, file }, check) => {
      const before = server.requests.length;
      const run = await check('--judge-cache', file('cache.jsonl'));
      expect(run.code).toBe(0);
      expect(server.requests.length - before).toBe(COUNT);
      expect(run.stderr).toMatch(/judging sends 60 answers .*; 60 requests\n/);
      expect(run.stdout).toContain('0 of 60 verdicts changed; 0 of 60 differ when it is asked twice\n');
      expect(run.stdout).toContain('no drift (p 1.0, level 0.01)\n');
      expect(run.stdout).toContain('served by gpt-6-luna\n');
      expect(run.stdout).toContain(
        'trusted: the lower ends of both rates reach the bar of 70 %; at the calibration: trusted\n',
      );
    }));

  test('finds drift, with its direction, and that the judge is no longer trusted', () =>
    calibrated(async (given, check) => {
      moved(given, 11);
      const run = await check('--format', 'json');
      expect(run.code).toBe(1);
      // By hand: 11 of 60 against 0 of 60 has p = C(60,11)/C(120,11); the sign test of 11 and 0 has 2/2^11.
      expect(JSON.parse(run.stdout)).toMatchObject({
        ...{ drifted: true, changed: 11, of: 60, repeated: { same: 60, of: 60 }, now_pass: 11, now_fail: 0 },
        ...{ direction_p: expect.closeTo(2 / 2 ** 11, 12), outcome: 'undecided', outcome_before: 'trusted' },
        ...{ tnr: 19 / 30, tpr: 1, served: ['gpt-6-luna', 'gpt-6-luna fp_2'] },
      });
    }));

  test('says that other labels have only a part of the panel', () =>
    calibrated(async ({ file }, check) => {
      const lines = readFileSync(file('labels.csv'), 'utf8').split('\r\n');
      writeFileSync(file('labels.csv'), lines.slice(0, 21).join('\r\n'));
      const run = await check();
      expect(run.stdout).toContain(
        'warning: the labels differ from those of the calibration; they have 20 of its 60 answers\n',
      );
      expect((await check('--format', 'json')).stdout).toContain('"other_labels"');
    }));

  test('exit code 3 if the judge could not be asked; 2 for another judge, other labels, or missing flags', () =>
    calibrated(async ({ server, file, run }, check) => {
      server.behaviour = () => ({ status: 401, body: {} });
      const unreachable = await check();
      expect(unreachable.code).toBe(3);
      expect(unreachable.stdout).toContain('drift is unknown: no answer was judged');
      expect(unreachable.stdout).not.toContain('no drift');
      const asJson = await check('--format', 'json');
      expect(JSON.parse(asJson.stdout)).toMatchObject({ drifted: null, not_judged: 60 });
      expect(unreachable.stdout).toContain('60 not judged: the judge answers 401');
      const other = await check('--judge-model', 'gpt-6-terra');
      expect(other).toMatchObject(refusal('of another judge (model)'));
      writeFileSync(file('other.csv'), 'question_id,question,actual_answer,human\nq1,Q?,A,pass\n');
      expect(await run(['judge', 'check', file('judge.yaml'), '--labels', file('other.csv')])).toMatchObject(
        refusal('no labelled answer is in the panel'),
      );
      expect((await run(['judge', 'check'])).stderr).toContain('name the calibration file');
      expect((await run(['judge', 'check', file('judge.yaml')])).stderr).toContain('--labels is missing');
    }));

  test('--anchors judges answers with a stored verdict twice, without labels', () =>
    bench(async (given) => {
      const { server, file, run, label } = given;
      label(people);
      const files = ['--corpus', file('corpus.json'), '--responses', file('a.jsonl')];
      const cache = ['--judge-cache', file('cache.jsonl')];
      const anchors = (...more: readonly string[]) =>
        run(['judge', 'check', '--anchors', '40', ...files, ...cache, '--pass', 'answer_f1 >= 0.8', ...more]);
      expect(await anchors()).toMatchObject(refusal('has no verdict on these answers'));
      await run(['evaluate', ...files, '--judge', ...cache]);
      const before = server.requests.length;
      const same = await anchors();
      expect(same.code).toBe(0);
      expect(server.requests.length - before).toBe(80);
      expect(same.stdout).toContain('0 of 40 verdicts changed; 0 of 40 differ when it is asked twice');
      expect(same.stdout).toContain('without labels: this says whether the judge moved, not whether it is right');
      moved(given, 30);
      expect((await anchors()).code).toBe(1);
      expect(await run(['judge', 'check', file('a.jsonl'), '--anchors', '40'])).toMatchObject(
        refusal('--anchors needs no calibration'),
      );
    }));
});

test('verdicts record what served them, and a comparison of two snapshots says so', () =>
  bench(async ({ server, file, run }) => {
    const evaluate = (folder: string, ...more: readonly string[]) => {
      const files = ['--corpus', file('corpus.json'), '--responses', file('a.jsonl'), '--out', file(folder)];
      return run(['evaluate', ...files, '--no-page', '--judge', '--judge-cache', file('cache.jsonl'), ...more]);
    };
    const served = (fingerprint: string) => {
      server.behaviour = ({ path, body }) =>
        path === '/v1/chat/completions'
          ? { status: 200, body: { ...completion(body), model: 'luna-2026', system_fingerprint: fingerprint } }
          : null;
    };
    served('fp_1');
    await evaluate('base');
    const lines = readFileSync(file('cache.jsonl'), 'utf8').trimEnd().split('\n');
    expect(lines.every((line) => line.includes('"served":["luna-2026 fp_1"]'))).toBe(true);
    const same = await evaluate('same', '--baseline', file('base'));
    expect(same.stdout).not.toContain('snapshots');
    served('fp_2');
    writeFileSync(file('a.jsonl'), readFileSync(file('a.jsonl'), 'utf8').replace('a0, b0', 'a0'));
    const head = await evaluate('head', '--baseline', file('base'), '--format', 'markdown');
    expect(head.stdout).toContain(
      "Verdicts of 2 snapshots of the judge's model are compared: `luna-2026 fp_1` `luna-2026 fp_2`.",
    );
    expect(readFileSync(file('head/comparison.yaml'), 'utf8')).toContain('- luna-2026 fp_2');
    served('not a\nfingerprint');
    writeFileSync(file('a.jsonl'), readFileSync(file('a.jsonl'), 'utf8').replace('a2, b2', 'a2'));
    await evaluate('odd');
    expect(readFileSync(file('cache.jsonl'), 'utf8')).toContain('"served":["luna-2026"]');
  }));
