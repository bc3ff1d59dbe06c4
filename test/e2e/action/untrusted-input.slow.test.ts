import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pullRequest, push, usualHistory } from '../../support/github/events.js';
import { examFiles, ten } from '../../support/github/exam.js';
import { parseComment } from '../../support/github/gfm.js';
import { foreignCommands, HOSTILE, hostileExam } from '../../support/github/hostile.js';
import { messages, type Ran, scenario } from '../../support/github/scenario.js';
import { openPull, sha, type World } from '../../support/github/world.js';

const HOME = 'https://github.com/acme/agent/';
const INPUTS = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };

function expectHarmless({ stdout, summary, files }: Ran, { comments }: World): void {
  expect(foreignCommands(stdout)).toEqual([]);
  for (const text of [summary, files['report.md'] ?? '', ...comments.map(({ body }) => body)]) {
    expect(parseComment(text, HOME).problems).toEqual([]);
  }
}

/** No text of a stranger is a command, and nothing of the program is shown. */
function expectError(run: Ran, words: RegExp): void {
  expect(run.code).toBe(1);
  expect(messages(run, 'error').join('\n')).toMatch(words);
  expect(foreignCommands(run.stdout)).toEqual([]);
  expect(run.stderr).not.toMatch(/\n\s+at .*:\d+/);
}

describe.concurrent('texts of corpus and responses do nothing', () => {
  const texts = Object.values(HOSTILE).flat();

  test.each(['wrong', 'error'] as const)('in answers that are %s after right ones', (answer) =>
    scenario(async ({ world, run }) => {
      const pull = usualHistory(world);
      const exam = hostileExam(texts);
      const filesOf = (kind: 'right' | typeof answer) => ({
        'corpus.yaml': exam.corpus,
        'responses.jsonl': exam.responses(kind),
      });
      await run({ event: push(world, sha('m4')), files: filesOf('right'), inputs: INPUTS });
      const head = await run({ event: pullRequest(world, pull), files: filesOf(answer), inputs: INPUTS });
      expect(head.code).toBe(0);
      expect(head.outputs).toMatchObject({ 'baseline-status': 'found', regressions: String(2 * texts.length) });
      expectHarmless(head, world);
    }),
  );

  test('nor do those of a first run, of its file names and of its branch; they are shown as they are written', () =>
    scenario(async ({ world, run }) => {
      usualHistory(world);
      const headRef = 'x`@octocat`<img src=x>#12';
      const pull = openPull(world, { number: 8, headSha: sha('p2'), baseSha: sha('m4'), headRef });
      const exam = hostileExam([...new Set([...HOSTILE['patterns of String.replace'], ...texts])]);
      const name = '::warning::pwned @octocat.yaml';
      const files = { [name]: exam.corpus, 'responses.jsonl': exam.responses('wrong') };
      const result = await run({ event: pullRequest(world, pull), files, inputs: { ...INPUTS, corpus: '*.yaml' } });
      expect(result.code).toBe(0);
      expect(result.outputs['comment-status']).toBe('created');
      expectHarmless(result, world);
      const { text } = parseComment(world.comments[0]?.body ?? '', HOME);
      for (const written of HOSTILE['patterns of String.replace']) expect(text).toContain(written);
    }));
});

test.concurrent.each<[string, Record<string, string>, Record<string, string>, RegExp]>([
  ['YAML that breaks', { 'corpus.yaml': `- template_id: "::error::pwned\n::stop-commands::pwned\n  [` }, {}, /corpus/],
  ['a file that is not there', {}, { corpus: '##[error]pwned.yaml' }, /pwned\.yaml/],
  ['inputs', {}, { gates: '::error::pwned' }, /gates/],
])('texts in errors do nothing: %s', (_, files, inputs, words) =>
  scenario(async ({ world, evaluate }) => {
    const all = { ...examFiles(ten(8)), ...files };
    expectError(await evaluate(pullRequest(world, usualHistory(world)), {}, inputs, { files: all }), words);
  }),
);

/** A job's folder has workspace and temp side by side; `stolen` is next to them. */
const prepare = (workspace: string) => {
  const stolen = join(dirname(dirname(workspace)), 'stolen');
  mkdirSync(stolen, { recursive: true });
  const files = { ...examFiles(ten(10)), 'baseline.yaml': 'schema_version: 1\n' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(stolen, name), text);
  symlinkSync(join(stolen, 'corpus.yaml'), join(workspace, 'link.yaml'));
  symlinkSync(stolen, join(workspace, 'linked'));
  mkdirSync(join(workspace, 'with-link'));
  symlinkSync(join(stolen, 'baseline.yaml'), join(workspace, 'with-link/baseline.yaml'));
};
const outside = /outside the workspace/;
test.concurrent.each<[string, Record<string, string>, RegExp]>([
  ['a baseline by a path upwards', { baseline: '../../stolen' }, outside],
  ['a link that a glob finds', { corpus: 'lin*.yaml' }, outside],
  ['a linked baseline in a folder', { baseline: 'with-link' }, outside],
])('files out of the workspace are refused, with their path: %s', (_, inputs, words) =>
  scenario(async ({ world, evaluate }) => {
    expectError(await evaluate(pullRequest(world, usualHistory(world)), ten(8), inputs, { prepare }), words);
    expect(world.comments).toEqual([]);
  }),
);

test("the run's own token does not get out, from responses and from a file that breaks", () =>
  scenario(async ({ world, run }) => {
    const event = pullRequest(world, usualHistory(world));
    const exam = hostileExam([`key ${world.token} key`]);
    const good = { 'corpus.yaml': exam.corpus, 'responses.jsonl': exam.responses('wrong') };
    await run({ event, files: good, inputs: INPUTS });
    const bad = { 'responses.jsonl': `{"question_id": "${world.token}"\n`, 'corpus.yaml': `a: [${world.token}` };
    const broken = await run({ event, files: bad, inputs: INPUTS });
    expect(broken.code).toBe(1);
    // Each run is checked for the whole token in its files, outputs and artifacts.
    expect(JSON.stringify(world.comments)).not.toContain(world.token.slice(0, 16));
  }));
