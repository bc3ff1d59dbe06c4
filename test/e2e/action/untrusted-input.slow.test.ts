import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pullRequest, push, usualHistory } from '../../support/github/events.js';
import { examFiles, ten } from '../../support/github/exam.js';
import { parseComment } from '../../support/github/gfm.js';
import { foreignCommands, HOSTILE, hostileExam, SECRETS } from '../../support/github/hostile.js';
import { messages, type Ran, type Scenario, scenario } from '../../support/github/scenario.js';
import { openPull, sha, type World } from '../../support/github/world.js';
import { aliasBomb, deep } from '../../support/hostile.js';

const HOME = 'https://github.com/acme/agent/';
const INPUTS = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };

/** Everything that a reader sees of a run. */
function surfaces({ summary, files }: Ran, { comments }: World): [name: string, text: string][] {
  return [
    ['summary', summary],
    ['report.md', files['report.md'] ?? ''],
    ...comments.map(({ body }, index): [string, string] => [`comment ${index}`, body]),
  ];
}

function expectHarmless(run: Ran, world: World): void {
  expect(foreignCommands(run.stdout)).toEqual([]);
  for (const [name, text] of surfaces(run, world)) {
    expect(parseComment(text, HOME).problems, name).toEqual([]);
  }
}

/** A push with right answers, then a pull request with others: all that a comment can show of the texts. */
async function hostileStory(texts: readonly string[], answer: 'wrong' | 'error', { world, run }: Scenario) {
  const pull = usualHistory(world);
  const exam = hostileExam(texts);
  const filesOf = (kind: 'right' | typeof answer) => ({
    'corpus.yaml': exam.corpus,
    'responses.jsonl': exam.responses(kind),
  });
  await run({ event: push(world, sha('m4')), files: filesOf('right'), inputs: INPUTS });
  return run({ event: pullRequest(world, pull), files: filesOf(answer), inputs: INPUTS });
}

describe.concurrent('texts of corpus and responses do nothing', () => {
  const rows = Object.entries(HOSTILE).flatMap(([what, texts]) =>
    (['wrong', 'error'] as const).map((answer): [string, string, readonly string[]] => [what, answer, texts]),
  );
  test.each(rows)('%s, in answers that are %s', async (_, answer, texts) => {
    await scenario(async (story) => {
      const run = await hostileStory(texts, answer as 'wrong' | 'error', story);
      expect(run.code).toBe(0);
      expect(run.outputs).toMatchObject({ 'baseline-status': 'found', regressions: String(2 * texts.length) });
      expectHarmless(run, story.world);
    });
  });

  test('what they say is shown as it is written', async () => {
    await scenario(async (story) => {
      await hostileStory(HOSTILE['patterns of String.replace'], 'wrong', story);
      const { text } = parseComment(story.world.comments[0]?.body ?? '', HOME);
      for (const written of HOSTILE['patterns of String.replace']) expect(text).toContain(written);
    });
  });

  test('nor do those of a first run, of its file names and of its branch', async () => {
    await scenario(async ({ world, run }) => {
      usualHistory(world);
      const headRef = 'x`@octocat`<img src=x>#12';
      const pull = openPull(world, { number: 8, headSha: sha('p2'), baseSha: sha('m4'), headRef });
      const texts = Object.values(HOSTILE).flat();
      const exam = hostileExam(texts);
      const name = '::warning::pwned @octocat.yaml';
      const files = { [name]: exam.corpus, 'responses.jsonl': exam.responses('wrong') };
      const result = await run({ event: pullRequest(world, pull), files, inputs: { ...INPUTS, corpus: '*.yaml' } });
      expect(result.code).toBe(0);
      expect(result.outputs['comment-status']).toBe('created');
      expectHarmless(result, world);
    });
  });
});

describe.concurrent('texts in errors do nothing', () => {
  const commands = HOSTILE['commands to the runner'];
  const good = examFiles(ten(8));
  test.each<[string, Record<string, string>, Record<string, string>?]>([
    ['YAML that breaks', { 'corpus.yaml': `- template_id: "::error::pwned\n::stop-commands::pwned\n  [` }],
    [
      'a corpus of another shape',
      { 'corpus.yaml': commands.map((text) => JSON.stringify({ [text]: text })).join('\n---\n') },
    ],
    [
      'lists with hostile keys',
      { 'corpus.yaml': `[${commands.map((text) => JSON.stringify({ [text]: [text] })).join(', ')}]` },
    ],
    ['lines that are no JSON', { 'responses.jsonl': `${commands.join('\n')}\n` }],
    [
      'two responses for one question',
      { 'responses.jsonl': [1, 2].map(() => JSON.stringify({ question_id: '\n::error::pwned' })).join('\n') },
    ],
    [
      'two questions with one id',
      { 'corpus.yaml': [1, 2].map(() => hostileExam(['\n::error::pwned']).corpus).join('') },
    ],
    [
      'a config with hostile keys',
      { 'config.yaml': JSON.stringify({ '\n::error::pwned': 1 }) },
      { config: 'config.yaml' },
    ],
    ['a file that is not there', {}, { corpus: '##[error]pwned.yaml' }],
    ['inputs', {}, { gates: '::error::pwned' }],
  ])('%s', async (_, files, inputs = {}) => {
    await scenario(async ({ world, run }) => {
      const pull = usualHistory(world);
      const result = await run({
        event: pullRequest(world, pull),
        files: { ...good, ...files },
        inputs: { ...INPUTS, ...inputs },
      });
      expect(result.code).toBe(1);
      expect(messages(result, 'error').length).toBeGreaterThan(0);
      expect(foreignCommands(result.stdout)).toEqual([]);
      expect(result.stderr).not.toMatch(/\n\s+at .*:\d+/);
    });
  });
});

describe.concurrent('documents that break careless readers end in one clear error', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['an alias bomb', { 'corpus.yaml': aliasBomb(12) }, /corpus\.yaml: more than \d+ nodes/],
    ['an alias that holds itself', { 'corpus.yaml': '&a [*a]\n' }, /corpus\.yaml: nested deeper/],
    [
      'a merge key bomb',
      { 'corpus.yaml': aliasBomb(9).replace(/^/, 'x: &m {k: v}\n').replaceAll('[x', '[{<<: *m}') },
      /corpus\.yaml/,
    ],
    ['deep nesting', { 'corpus.yaml': deep(100_000) }, /corpus\.yaml.*nest/],
    ['a config that is a bomb', { 'config.yaml': aliasBomb(12) }, /config\.yaml/],
    ['duplicate keys', { 'corpus.yaml': '- template_id: a\n  template_id: b\n' }, /corpus\.yaml:2.*duplicated/],
  ])('%s', async (_, files, words) => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const all = { ...examFiles(ten(8)), 'config.yaml': '{}\n', ...files };
      const run = await evaluate(pullRequest(world, pull), ten(8), { config: 'config.yaml' }, { files: all });
      expect(run.code).toBe(1);
      expect(messages(run, 'error').join('\n')).toMatch(words);
      expect(run.stderr).not.toMatch(/\n\s+at .*:\d+/);
    });
  });

  test('a pattern of expressions in select is a text', async () => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const select = 'id:^(q+)+$';
      const run = await evaluate(pullRequest(world, pull), { [`${'q'.repeat(40)}!`]: 'right' }, { select });
      expect(messages(run, 'error').join()).toContain('no question is selected');
    });
  });
});

describe.concurrent('files out of the workspace are refused, with their path', () => {
  /** A job's folder has workspace and temp side by side; `stolen` is next to them. */
  const cases: [string, Record<string, string>, ((workspace: string) => void)?][] = [
    ['a corpus by a path upwards', { corpus: '../../stolen/corpus.yaml' }],
    ['responses by a path upwards', { responses: '../../stolen/responses.jsonl' }],
    ['a config by a path upwards', { config: '../../stolen/corpus.yaml' }],
    ['a baseline by a path upwards', { baseline: '../../stolen' }],
    ['a link', { corpus: 'link.yaml' }],
    ['a linked folder', { corpus: 'linked/corpus.yaml' }],
    ['a link that a glob finds', { corpus: 'lin*.yaml' }],
    ['a glob upwards', { corpus: '../../stolen/*.yaml' }],
    ['a baseline in a linked folder', { baseline: 'linked' }],
    ['a linked baseline in a folder', { baseline: 'with-link' }],
  ];
  test.each(cases)('%s', async (_, inputs) => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const prepare = (workspace: string) => {
        const stolen = join(dirname(dirname(workspace)), 'stolen');
        mkdirSync(stolen, { recursive: true });
        const files = examFiles(ten(10));
        for (const [name, text] of Object.entries({ ...files, 'baseline.yaml': 'schema_version: 1\n' })) {
          writeFileSync(join(stolen, name), text);
        }
        symlinkSync(join(stolen, 'corpus.yaml'), join(workspace, 'link.yaml'));
        symlinkSync(stolen, join(workspace, 'linked'));
        mkdirSync(join(workspace, 'with-link'));
        symlinkSync(join(stolen, 'baseline.yaml'), join(workspace, 'with-link/baseline.yaml'));
      };
      const run = await evaluate(pullRequest(world, pull), ten(8), inputs, { prepare });
      expect(run.code).toBe(1);
      const wanted = Object.values(inputs)[0] as string;
      const error = messages(run, 'error').join('\n');
      expect(error).toMatch(/stolen|link/);
      const isGlob = wanted.startsWith('lin*');
      expect(error).toContain(
        isGlob ? 'link.yaml: is a link that leads out of the folder of lin*.yaml' : 'outside the workspace',
      );
      expect(world.comments).toEqual([]);
    });
  });
});

describe.concurrent('secrets do not get out', () => {
  test.each(Object.entries(SECRETS))('%s', async (_, secret) => {
    await scenario(async (story) => {
      const { world } = story;
      const env = { OPENAI_API_KEY: SECRETS["the judge's key"] };
      const cut = [110, 190].map((length) => `${'a '.repeat(length / 2)}${secret}`);
      const exam = hostileExam([`key ${secret} key`, `"${secret}"`, ...cut]);
      const files = { 'corpus.yaml': exam.corpus, 'responses.jsonl': exam.responses('error') };
      const pull = usualHistory(world);
      const run = await story.run({ event: pullRequest(world, pull), files, inputs: INPUTS, env });
      expect(run.code).toBe(0);
      expect(run.stdout).toMatch(/replaced \d+ secrets in the files/);
      expectNowhere(secret, run, world);
    });
  });

  test("the run's own token, in responses and in a file that breaks", async () => {
    await scenario(async ({ world, run }) => {
      const pull = usualHistory(world);
      const exam = hostileExam([`key ${world.token} key`]);
      const good = { 'corpus.yaml': exam.corpus, 'responses.jsonl': exam.responses('wrong') };
      const written = await run({ event: pullRequest(world, pull), files: good, inputs: INPUTS });
      expectNowhere(world.token, written, world);
      const bad = {
        ...good,
        'responses.jsonl': `{"question_id": "${world.token}"\n`,
        'corpus.yaml': `a: [${world.token}`,
      };
      const broken = await run({ event: pullRequest(world, pull), files: bad, inputs: INPUTS });
      expect(broken.code).toBe(1);
      expectNowhere(world.token, broken, world);
    });
  });
});

function expectNowhere(secret: string, { stdout, stderr, summary, files, outputs }: Ran, world: World): void {
  const written: Record<string, string> = { stdout, stderr, summary, ...files, outputs: JSON.stringify(outputs) };
  for (const { id, body } of world.comments) written[`comment ${id}`] = body;
  for (const { name, bytes } of world.artifacts) written[`artifact ${name}`] = bytes.toString('latin1');
  // Escaping puts backslashes into a secret, which a reader does not see; the beginning of one is too much already.
  const seen = (name: string) => written[name]?.replaceAll('\\', '').includes(secret.slice(0, 16));
  expect(Object.keys(written).filter(seen)).toEqual([]);
}
