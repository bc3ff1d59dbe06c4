import { readFileSync } from 'node:fs';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { cli, inFolder } from '../../support/cli.js';
import { blocksOf } from '../../support/docs/blocks.js';
import { commandsOf } from '../../support/docs/shell.js';

const FILES = Object.fromEntries(blocksOf('agent file').map(({ info, text }) => [info.split(' ')[1] as string, text]));
const COMMANDS = blocksOf('commands')
  .filter(({ page }) => page === 'docs/agents.md')
  .flatMap(({ text }) => commandsOf(text));

interface Entry {
  readonly steps_score: number;
  readonly rules_score?: number;
  readonly answer_check_score?: number;
  readonly steps_details: { readonly cause?: { readonly kind: string } }[];
  readonly turn_figures?: { readonly steps: number }[];
}

/** Runs the command of a part of the page; `edit` changes a file of it, which must have the text. */
async function run(part: string, edit: readonly [file: string, from: string, to: string] | null = null) {
  const command = COMMANDS.find((one) => one.includes(` ${part}.yaml `)) ?? '';
  const files = { ...FILES };
  if (edit) {
    const [name, from, to] = edit;
    expect(files[name]).toContain(from);
    files[name] = (files[name] as string).replaceAll(from, to);
  }
  const words = [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word).slice(2);
  return inFolder(files, async (_, file) => {
    const args = words.map((word) => (word in files ? file(word) : word));
    const { code, stderr } = await cli(...args, '--out', file('out'));
    const entries = code === 0 ? yaml.load(readFileSync(file('out/evaluation.yaml'), 'utf8')) : [];
    return { code, stderr, entry: (entries as Entry[])[0] as Entry };
  });
}

const PARTS = ['rest', 'sql', 'mcp', 'graph', 'turns', 'state'];

describe('docs/agents.md', () => {
  test('has a command for each pair of files', () => {
    expect(COMMANDS).toHaveLength(PARTS.length);
    expect(Object.keys(FILES).sort()).toEqual(PARTS.flatMap((part) => [`${part}.json`, `${part}.yaml`]).sort());
  });

  test.each(PARTS)('the recording of %s is right, without a warning', async (part) => {
    const { code, stderr, entry } = await run(part);
    expect([code, stderr]).toEqual([0, '']);
    expect(entry.steps_score).toBe(1);
    expect([1, undefined]).toContain(entry.rules_score);
    expect([1, undefined]).toContain(entry.answer_check_score);
  });

  test.each<[string, readonly [string, string, string]]>([
    ['another order', ['rest.json', '\\"id\\": 4712, \\"reason\\"', '\\"id\\": 4713, \\"reason\\"']],
    ['a reason', ['rest.json', '\\"reason\\": null', '\\"reason\\": \\"late\\"']],
    ['another total', ['rest.json', '83.4233333', '83.5']],
    ['another sum', ['sql.json', '83.424', '83.5']],
    ['another product', ['mcp.json', '\\"Lamp\\"', '\\"Chair\\"']],
    ['another line', ['graph.json', '\\"T3\\"', '\\"T4\\"']],
    ['another day', ['turns.json', '"day": "2026-05-03"', '"day": "2026-05-04"']],
    ['another status', ['state.json', '\\"shipped\\"', '\\"open\\"']],
  ])('%s is wrong', async (_, edit) => {
    const { entry } = await run((edit[0] as string).split('.')[0] as string, edit);
    expect(entry.steps_score).toBeLessThan(1);
  });

  test('another call is wrong, unless it is an exception', async () => {
    const call = (name: string) =>
      `{"role": "assistant", "tool_calls": [{"id": "x", "name": "${name}", "arguments": {}}]}, {"role": "tool", "tool_call_id": "x", "content": "ok"}, {"role": "assistant", "content": "Order 4712 (`;
    const edit = (name: string) => ['rest.json', '{"role": "assistant", "content": "Order 4712 (', call(name)] as const;
    expect((await run('rest', edit('get_order'))).entry.steps_score).toBe(1);
    expect((await run('rest', edit('list_orders'))).entry.steps_score).toBe(0);
    expect((await run('rest', edit('delete_order'))).entry.rules_score).toBe(0);
  });

  test('the simulated user has no steps, and its texts are not checked', async () => {
    const { entry } = await run('turns');
    expect(entry.turn_figures?.map(({ steps }) => steps)).toEqual([0, 1, 1]);
    expect((await run('turns', ['turns.yaml', '1 May', '3 May'])).entry.answer_check_score).toBe(0.5);
    expect((await run('turns', ['turns.yaml', ', anywhere: true', ''])).entry.answer_check_score).toBe(0.5);
  });
});

/** The scores of calls of one step, from a corpus and responses as files. */
async function scoresOf(step: object, calls: readonly object[]) {
  const questions = calls.map((_, at) => ({
    ...{ id: `move-${at + 1}`, question_text: `Turn ${at + 1}` },
    reference_steps: [[step]],
  }));
  const responses = calls.map((call, at) =>
    JSON.stringify({ question_id: `move-${at + 1}`, actual_steps: [{ status: 'success', ...call }] }),
  );
  const files = { 'c.yaml': yaml.dump([{ template_id: 't', questions }]), 'r.jsonl': responses.join('\n') };
  return inFolder(files, async (_, file) => {
    await cli('evaluate', '--corpus', file('c.yaml'), '--responses', file('r.jsonl'), '--out', file('out'));
    const entries = yaml.load(readFileSync(file('out/evaluation.yaml'), 'utf8')) as (Entry & { question_id: string })[];
    return Object.fromEntries(entries.map(({ question_id, steps_score }) => [question_id, steps_score]));
  });
}

test('what the page says in addition to its files: the rules of single paths of docs/corpus.md, all in one step', async () => {
  const [block] = blocksOf('reference steps').filter(({ text }) => text.includes('args.unit: {any: [celsius, C]'));
  const { reference_steps: groups } = yaml.load(block?.text ?? '') as { reference_steps: object[][] };
  const args = { limit: 10, unit: 'C', query: 'an upgrade', note: 'order 4712', price: 3.05 };
  const call = (more: object, id: unknown = 'a') => ({
    ...{ name: 'search', args: { ...args, ...more }, output: JSON.stringify({ id }) },
  });
  const calls = [
    call({}),
    call({ unit: undefined }),
    ...[{ limit: 11 }, { unit: 'K' }, { query: 'no' }, { note: '4711' }, { price: 3.2 }, { other: 1 }].map((more) =>
      call(more),
    ),
    call({}, 1),
  ];
  const found = await scoresOf(groups[0]?.[0] ?? {}, calls);
  expect(Object.values(found)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0]);
});
