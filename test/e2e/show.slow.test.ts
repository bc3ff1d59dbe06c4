import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { cli, cliWith, inFolder, testFolder } from '../support/cli.js';
import { evaluateExample, exampleOf } from '../support/example.js';
import { grid, SPARQL_JSON } from '../support/sparql.js';

const folder = testFolder();
const results = (version: string) => join(folder, version);

beforeAll(async () => {
  for (const version of ['v1', 'v2'] as const) await evaluateExample(version, results(version));
});

const ID = 'q14-open-disruptions';
/** A pipe for which queries are next to each other. */
const WIDE = { COLUMNS: '120' };

describe('one question of a run', () => {
  test('its text, cause, queries, tables and steps', async () => {
    const { code, stdout, stderr } = await cliWith(WIDE, 'show', ID, results('v2'));
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^✗ Which disruptions are still open, on which lines, and since when\?\nid q14-open-disruptions /,
    );
    expect(stdout).toContain('score 0.000: empty result, expected 3 rows\n');
    expect(stdout).toContain('query: has `?disruption m:status "open"`, which the reference does not have\n');
    expect(stdout).toMatch(/^- {3}FILTER NOT EXISTS \{ +│ \+ +m:status "open" \.$/m);
    expect(stdout).toMatch(
      /^Rows of the reference: 3, 3 missing\n {2}disruption +line +startedAt\n- urn:metro:disruption:d-0220 /m,
    );
    expect(stdout).toMatch(/^1 step \(▸ explained above\)\n▸ 1 {2}sparql_query {2}success {2}0 rows$/m);
    expect(stdout).toContain('\n\nFinal answer\n  There are currently **no open disruptions**.\n');
    expect(stdout).toContain('\n\nReference answer\n  D-0220 on T5, D-0223 on T4 and D-0224 on M1.\n');
  });

  test('the same from the files of the run, and by the start of the id', async () => {
    const shown = await cli('show', 'q14', results('v2'));
    const scored = await cli('show', 'q14', ...exampleOf('v2'));
    expect(shown).toEqual(await cli('show', ID, results('v2')));
    expect(scored).toEqual(shown);
    expect(await cli('show', 'q14', join(results('v2'), 'evaluation.yaml'))).toEqual(shown);
  });

  test('with a baseline: what the earlier run asked', async () => {
    const { stdout } = await cliWith(WIDE, 'show', ID, results('v2'), '--baseline', results('v1'));
    expect(stdout).toContain('\nIn `v1`\nscore 1.000\n');
    expect(stdout).toContain('\n\nFinal answer in `v1`\n  Three disruptions are open: D-0220 on T5 ');
    expect(stdout).toMatch(/^Query in `v1` and in this run\n- v1 +│ \+ this run$/m);
    expect(stdout).toMatch(/^= 1 {2}sparql_query {2}success {2}3 rows/m);
  });

  test('as data', async () => {
    const { stdout } = await cli('show', ID, results('v2'), '--baseline', results('v1'), '--format', 'json');
    const [question, ...others] = JSON.parse(stdout) as Record<string, unknown>[];
    expect(others).toEqual([]);
    expect(question).toMatchObject({
      ...{ question_id: ID, steps_score: 0, cause: { kind: 'empty_result', expected: 3, actual: 0, common: 0 } },
      why: 'empty result, expected 3 rows',
      compared: { call: { number: 1, name: 'sparql_query' }, args_of: 'both' },
      actual_steps: [{ number: 1, name: 'sparql_query', rows: 0, role: 'explained' }],
      actual_answer: 'There are currently **no open disruptions**.',
      reference_answer: 'D-0220 on T5, D-0223 on T4 and D-0224 on M1.',
      base: { label: 'v1', steps_score: 1, actual_answer: expect.stringContaining('Three disruptions are open') },
    });
  });
});

const idsOf = (stdout: string) =>
  (JSON.parse(stdout) as { question_id: string }[]).map((one) => one.question_id.slice(0, 3));

test('many questions: all that fail, all that regressed, in the order of the run', async () => {
  const failing = await cli('show', '--all', results('v2'), '--format', 'json');
  expect(idsOf(failing.stdout).length).toBe(8);
  const regressed = await cli('show', '--regressed', results('v2'), '--baseline', results('v1'), '--format', 'json');
  expect(idsOf(regressed.stdout)).toEqual(['q03', 'q05', 'q07', 'q14', 'q17']);
  const none = await cli('show', '--regressed', results('v2'), '--baseline', results('v2'));
  expect([none.code, none.stdout]).toEqual([0, 'no question regressed\n']);
});

test.each<[string, string[], RegExp]>([
  ['no id', ['show'], /name a question by its id, as in stepgate show q17 results, or use --all/],
  ['no run', ['show', 'q14'], /name a folder of results, as in stepgate show q17 results, or --corpus and --responses/],
  ['unknown id', ['show', 'q41-open-disruptions', 'V2'], /no question has the id "q41-open.*similar ids: "q14-open-/],
  ['no baseline', ['show', '--regressed', 'V2'], /--regressed needs --baseline/],
])('wrong usage has exit code 2 and a message: %s', async (_, args, message) => {
  const { code, stdout, stderr } = await cli(...args.map((arg) => (arg === 'V2' ? results('v2') : arg)));
  expect([code, stdout, stderr]).toEqual([2, '', expect.stringMatching(message)]);
});

test('hostile ids and texts do nothing to a terminal', async () => {
  const evil = '\u001b[2J\u202e\u009b31m';
  const ids = ['__proto__', `x${'y'.repeat(10_000)}`, `a${evil}b`];
  const call = {
    id: evil,
    name: `t${evil}`,
    args: { query: `SELECT ?a { ${evil} }` },
    status: evil,
    output: evil,
    error: evil,
  };
  const table = {
    id: 'ok',
    name: 'sparql_query',
    args: { query: `SELECT { "${evil}` },
    status: 'success',
    output: grid('t', evil),
  };
  const step = {
    ...{ name: 'sparql_query', args: { query: `SELECT ?a { ?a ?b "${evil}" }` }, output: grid('t', '1') },
    output_media_type: SPARQL_JSON,
  };
  const questions = ids.map((id) => ({ id, question_text: `W${evil}?`, reference_steps: [[step]] }));
  const lines = ids.map((question_id) => JSON.stringify({ question_id, actual_steps: [call, table] })).join('\n');
  const files = { 'c.json': JSON.stringify([{ template_id: `t${evil}`, questions }]), 'r.jsonl': lines };
  await inFolder(files, async (_, file) => {
    await cli('evaluate', '--corpus', file('c.json'), '--responses', file('r.jsonl'), '--out', file('out'));
    for (const args of [['--all'], ['--all', '--format', 'json'], ['__proto__'], [`x${'y'.repeat(20)}`], ['a\u001b']]) {
      const { code, stdout, stderr } = await cli('show', ...args, file('out'));
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
    }
    expect((await cli('show', `b${evil}`, file('out'))).stderr).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
  });
});
