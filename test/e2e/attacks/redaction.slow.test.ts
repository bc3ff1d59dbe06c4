import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../../src/adapters/files/yaml.js';
import { bundle } from '../../support/bundle.js';
import { inFolder } from '../../support/cli.js';
import { pullRequest, push, usualHistory } from '../../support/github/events.js';
import { formsOfSecret, hostileExam, LABELLED_SECRETS, SECRETS } from '../../support/github/hostile.js';
import { type Ran, scenario } from '../../support/github/scenario.js';
import { sha, type World } from '../../support/github/world.js';

const INPUTS = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };
const KEY = SECRETS["the judge's key"];

/** Every surface of a run, by name. */
function surfaces({ stdout, stderr, summary, files, outputs }: Ran, world: World): [name: string, text: string][] {
  return [
    ...Object.entries({ stdout, stderr, summary, ...files, outputs: JSON.stringify(outputs) }),
    ...world.comments.map(({ body }): [string, string] => ['comment', body]),
    ...world.artifacts.map(({ name, bytes }): [string, string] => [name, bytes.toString('latin1')]),
  ];
}

/** What a reader could take together again: escapes, folded lines and blanks do not hide a secret. */
function joined(text: string): string {
  return text.replaceAll('`', '').replace(/[\\\s\u200b]/g, '');
}

const ATTACKS: Readonly<Record<string, (token: string) => readonly { text: string; secret: string }[]>> = {
  'a secret as the whole value, behind a letter, with an invisible character in it, and in JSON': () =>
    Object.values(SECRETS).flatMap((secret) =>
      [
        ...[secret, `x_${secret}`, `${secret.slice(0, 9)}\u200b${secret.slice(9)}`],
        JSON.stringify({ a: `\n${secret}` }),
      ].map((text) => ({ text, secret })),
    ),
  'a secret behind words that name it': () => LABELLED_SECRETS.map(([text, secret]) => ({ text, secret })),
  "the run's token in Base64 and in addresses": (token) =>
    [...new Set(formsOfSecret(token))].map((form) => ({ text: `a ${form} b`, secret: form })),
};

describe.concurrent('no surface of the action shows a secret, and every file can be read', () => {
  test.each(Object.entries(ATTACKS))('%s', async (_, attack) => {
    await scenario(async ({ world, run }) => {
      const pull = usualHistory(world);
      const rows = attack(world.token);
      const exam = hostileExam([...new Set(rows.map(({ text }) => text))]);
      const env = { OPENAI_API_KEY: KEY };
      const filesOf = (answer: 'right' | 'wrong') => ({
        'corpus.yaml': exam.corpus,
        'responses.jsonl': exam.responses(answer),
      });
      const base = await run({ event: push(world, sha('m4')), files: filesOf('right'), inputs: INPUTS, env });
      const head = await run({ event: pullRequest(world, pull), files: filesOf('wrong'), inputs: INPUTS, env });
      const questions = 2 * new Set(rows.map(({ text }) => text)).size;
      // Scores are those of the texts as they came, and ids without secrets are still each other's.
      expect(base.outputs).toMatchObject({ 'steps-score': '1.0000', questions: String(questions) });
      expect(head.outputs).toMatchObject({ 'steps-score': '0.0000', 'baseline-status': 'found' });
      expect(head.outputs).toMatchObject({ regressions: String(questions) });
      for (const result of [base, head]) {
        for (const [name, text] of Object.entries(result.files)) {
          if (name.endsWith('.yaml')) expect(() => parseYaml(text, name)).not.toThrow();
        }
        for (const [name, text] of surfaces(result, world)) {
          // Nothing puts together again what an invisible character parts, where it stays as it was written.
          const seen = name.endsWith('.yaml') ? text.replace(/[\\\s]/g, '') : joined(text);
          const shown = rows.filter(({ secret }) => seen.includes(secret.replace(/[\\\s]/g, '').slice(0, 20)));
          expect(shown, name).toEqual([]);
        }
      }
    });
  });
});

test('the command line takes out what its environment holds, from files and from stdout', async () => {
  const exam = hostileExam([...new Set([KEY, `"${KEY}"`, ...formsOfSecret(KEY)])]);
  await inFolder({ 'c.yaml': exam.corpus, 'r.jsonl': exam.responses('wrong') }, async (cwd) => {
    const out = mkdtempSync(join(tmpdir(), 'stepgate-out-'));
    for (const format of ['text', 'markdown', 'json']) {
      const args = ['evaluate', '--corpus', 'c.yaml', '--responses', 'r.jsonl', '--out', out, '--format', format];
      const run = bundle(args, { cwd, env: { OPENAI_API_KEY: KEY } });
      expect(run.code).toBe(0);
      expect(joined(run.stdout + run.stderr)).not.toContain(KEY.slice(0, 16));
      if (format === 'json') expect(JSON.parse(run.stdout)).toMatchObject({ passed: true });
    }
    for (const name of readdirSync(out)) {
      const text = readFileSync(join(out, name), 'utf8');
      expect(text, name).not.toContain(KEY.slice(0, 16));
      if (name.endsWith('.yaml')) expect(() => parseYaml(text, name)).not.toThrow();
    }
    expect(bundle(['compare', out, out], { cwd, env: { OPENAI_API_KEY: KEY } }).code).toBe(0);
    rmSync(out, { recursive: true });
  });
});

describe('what is cut shows no part of a secret, wherever the cut is', () => {
  const SECRET = 'Qq7zVb9xK2mLp4wRt6yUi8oPa1sDf3gHj5kL';
  const env = { MY_API_KEY: SECRET };
  const pieces = Array.from({ length: SECRET.length - 7 }, (_, at) => SECRET.slice(at, at + 8));
  const leaks = ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) =>
    pieces.filter((piece) => joined(stdout + stderr).includes(piece));

  test('in what show prints of a run that was recorded without the variable', async () => {
    const texts = [170, 180, 190, 198].map((length) => `${'x'.repeat(length)}${SECRET}`);
    const step = (text: string) => ({ name: 's', status: 'success', args: { text }, output: text, id: 'a' });
    const questions = texts.map((text, at) => ({
      id: `q${at}`,
      question_text: text,
      reference_steps: [[{ name: 's', output: 'y' }]],
    }));
    const corpus = JSON.stringify([{ template_id: 't', questions }]);
    const lines = texts.map((text, at) => JSON.stringify({ question_id: `q${at}`, actual_steps: [step(text)] }));
    await inFolder({ 'c.json': corpus, 'r.jsonl': lines.join('\n') }, async (cwd) => {
      expect(bundle(['evaluate', '--corpus', 'c.json', '--responses', 'r.jsonl', '--out', 'out'], { cwd }).code).toBe(
        0,
      );
      for (const more of [[], ['--format', 'json']]) {
        const run = bundle(['show', '--all', 'out', ...more], { cwd, env: { ...env, COLUMNS: '205' } });
        expect([run.code, leaks(run)]).toEqual([0, []]);
        expect(leaks(bundle(['show', '--all', 'out', ...more], { cwd, env: { COLUMNS: '205' } }))).not.toEqual([]);
      }
    });
  });
});
