import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bundle, EXAMPLES, type Result } from '../support/bundle.js';
import { inFolder, testFolder } from '../support/cli.js';
import { pullRequest, push, usualHistory } from '../support/github/events.js';
import { ten } from '../support/github/exam.js';
import { scenario } from '../support/github/scenario.js';
import { sha } from '../support/github/world.js';
import { judgeConfig, nameJudge, startCli } from '../support/judge/exam.js';
import { withJudge } from '../support/judge/server.js';

/* Each command once, as built: that its parts are connected. What it does with other input is tested where it is decided. */

const GRAPH = join(import.meta.dirname, '../fixtures/corpus-life');
const folder = testFolder();
const at = (name: string) => join(folder, name);
const example = (version: string) => ['--corpus', 'corpus.yaml', '--responses', `responses-${version}.jsonl`];
const AGENT = 'console.log(JSON.stringify({ actual_answer: process.env.STEPGATE_QUESTION, actual_steps: [] }))';
const TASK = {
  id: '1',
  user_scenario: { instructions: 'Cancel order 4.' },
  evaluation_criteria: { actions: [{ name: 'cancel', arguments: { order: 4 } }] },
};

beforeAll(() => {
  for (const name of ['corpus.yaml', 'responses-v1.jsonl', 'responses-v2.jsonl'])
    copyFileSync(join(EXAMPLES, name), at(name));
  for (const name of ['templates.yaml', 'config.yaml', 'export-1.nt', 'export-2.nt'])
    copyFileSync(join(GRAPH, name), at(name));
  copyFileSync(join(GRAPH, 'corpus.yaml'), at('graph.yaml'));
  mkdirSync(at('node_modules'));
  symlinkSync(join(import.meta.dirname, '../../node_modules/oxigraph'), at('node_modules/oxigraph'));
  writeFileSync(at('agent.mjs'), AGENT);
  writeFileSync(at('tasks.json'), JSON.stringify([TASK]));
  writeFileSync(
    at('messages.jsonl'),
    JSON.stringify({ question_id: 'q', messages: [{ role: 'user', content: 'Hi' }] }),
  );
});

interface Row {
  readonly args: readonly string[];
  readonly code: number;
  readonly prints: RegExp;
  /** A file that it writes, and what is in it. */
  readonly writes?: readonly [file: string, has: RegExp];
}

const GRAPH_ARGS = ['--config', 'config.yaml'];

/** One after the other: some read what an earlier one wrote. */
const ROWS: Readonly<Record<string, Row>> = {
  demo: { args: ['demo'], code: 0, prints: /5 regressed/ },
  questions: { args: ['questions', '--corpus', 'corpus.yaml'], code: 0, prints: /^(?:\{"question_id":.*\}\n){26}$/ },
  validate: { args: ['validate', '--corpus', 'corpus.yaml'], code: 0, prints: /26 questions/ },
  record: {
    args: ['record', '--corpus', 'corpus.yaml', '--select', 'sample:2', '-o', 'new.jsonl', '--', 'node', 'agent.mjs'],
    ...{ code: 0, prints: /evaluate/, writes: ['new.jsonl', /^(?:\{"question_id".*\}\n){2}$/] },
  },
  evaluate: {
    ...{ args: ['evaluate', ...example('v1'), '--out', 'base'], code: 0, prints: /Steps score 0\.776/ },
    writes: ['base/baseline.yaml', /^aggregates:/m],
  },
  'evaluate with a gate': {
    args: ['evaluate', ...example('v2'), '--baseline', 'base', '--out', 'head', '--min-steps-score', '0.75'],
    ...{ code: 1, prints: /0\.718[\s\S]*5 regressed, 4 improved/, writes: ['head/report.html', /<html/] },
  },
  'evaluate --shard': { args: ['evaluate', ...example('v2'), '--shard', '1/2', '--out', 's1'], code: 0, prints: /./ },
  'evaluate --shard, the second': {
    args: ['evaluate', ...example('v2'), '--shard', '2/2', '--out', 's2'],
    code: 0,
    prints: /./,
  },
  merge: { args: ['merge', 's1', 's2', '--baseline', 'base', '--out', 'merged'], code: 0, prints: /0\.718/ },
  compare: { args: ['compare', 'base', 'head'], code: 0, prints: /5 regressed, 4 improved/ },
  show: { args: ['show', '--regressed', 'head', '--baseline', 'base'], code: 0, prints: /id \w+/ },
  open: { args: ['open', 'head'], code: 0, prints: /report\.html\n$/ },
  history: { args: ['history', 'head'], code: 0, prints: /0\.776[\s\S]*0\.718/ },
  accept: {
    ...{ args: ['accept', 'head', '--reason', 'the graph changed', '--until', '2099-12-31'], code: 0 },
    ...{ prints: /known\.yaml/, writes: ['known.yaml', /reason: the graph changed/] },
  },
  init: {
    ...{ args: ['init', 'responses-v1.jsonl', '--corpus', 'corpus.yaml', '-o', 'drafts.yaml'], code: 0 },
    ...{ prints: /draft/, writes: ['drafts.yaml', /draft: true/] },
  },
  import: { args: ['import', 'messages.jsonl'], code: 0, prints: /^\{"question_id":"q"/ },
  'import-corpus': { args: ['import-corpus', 'tasks.json', '--from', 'tau2'], code: 0, prints: /name: cancel/ },
  generate: {
    args: ['generate', 'templates.yaml', ...GRAPH_ARGS, '--data', 'export-1.nt', '-o', 'generated.yaml'],
    ...{ code: 0, prints: /question/, writes: ['generated.yaml', /x-bindings/] },
  },
  refresh: {
    args: ['refresh', '--corpus', 'graph.yaml', ...GRAPH_ARGS, '--data', 'export-2.nt'],
    code: 1,
    prints: /changed/,
  },
  'judge sample': { args: ['judge', 'sample', ...example('v1'), '-o', 'labels.csv'], code: 0, prints: /labels\.csv/ },
};

function expectRow({ code, stdout, stderr }: Result, row: Row): void {
  expect([code, stdout + stderr]).toEqual([row.code, expect.stringMatching(row.prints)]);
  const [file, has] = row.writes ?? [];
  if (file !== undefined) expect(readFileSync(at(file), 'utf8')).toMatch(has as RegExp);
}

test.each(Object.entries(ROWS))('%s', (_, row) => {
  expectRow(bundle(row.args, { cwd: folder }), row);
});

test('answer-correctness, with a server in the place of the judge', () =>
  withJudge((server) => {
    const files = {
      'in.tsv': 'Question\tReference answer\tActual answer\nQ\ta, b\ta\n',
      'config.yaml': judgeConfig(server.url, ''),
    };
    return inFolder(files, async (work, file) => {
      nameJudge(work, server);
      const args = ['answer-correctness', '-i', 'in.tsv', '-o', 'out.tsv', '-c', 'config.yaml'];
      expect((await startCli(work, args).ended).code).toBe(0);
      expect(readFileSync(file('out.tsv'), 'utf8')).toContain('2\t1\t1\t');
    });
  }));

test('each command is here', () => {
  const help = bundle(['--help']).stdout;
  const commands = [...help.matchAll(/^ {2}([a-z][\w-]*) {2,}/gm)].map(([, name]) => name);
  const tested = Object.values(ROWS).map(({ args: [name] }) => name);
  expect(new Set([...tested, 'answer-correctness', 'help'])).toEqual(new Set(commands));
});

test('the action: a push, then a pull request that is compared with it, fails its gate, and has a comment', () =>
  scenario(async ({ world, evaluate }) => {
    const pull = usualHistory(world);
    const own = { own: true };
    const base = await evaluate(push(world, sha('m4')), ten(9), {}, own);
    expect([base.code, base.outputs['comment-status']]).toEqual([0, 'skipped']);
    const run = await evaluate(pullRequest(world, pull), ten(8), { 'min-steps-score': '0.85' }, own);
    expect(run.code).toBe(1);
    expect(run.outputs).toMatchObject({
      ...{ 'steps-score': '0.8000', 'steps-score-delta': '-0.1000', regressions: '1', passed: 'false' },
      ...{ 'baseline-status': 'found', 'baseline-sha': sha('m4'), 'baseline-run-id': String(base.record.id) },
    });
    expect(world.comments.map(({ body }) => body)).toEqual([expect.stringContaining('0.800')]);
  }));
