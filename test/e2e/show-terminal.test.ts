import { join } from 'node:path';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { main } from '../../src/cli/main.js';
import { EXAMPLES } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';
import { grid, SPARQL_JSON } from '../support/sparql.js';

type Environment = Readonly<Record<string, string>>;

const EXAMPLE = ['--corpus', join(EXAMPLES, 'corpus.yaml'), '--responses', join(EXAMPLES, 'responses-v2.jsonl')];

/** What `stepgate show` writes to a terminal of a width, or a pipe, with ␛ for the character that begins a color. */
async function shown(
  args: readonly string[],
  columns: number | undefined,
  env: Environment = {},
  isTTY = columns !== undefined,
): Promise<string> {
  const written: string[] = [];
  const stdout = { write: (text: string) => written.push(text), columns, isTTY };
  const code = await main(['show', ...args], { stdout, stderr: { write: (text) => written.push(text) }, env });
  expect(code).toBe(0);
  return written.join('').replaceAll('\u001b', '␛');
}

const COLOR = /␛\[\d+m/g;

describe('colors', () => {
  test('a wrong question is red, a missing row red, an extra one green', async () => {
    const text = await shown(['q03', ...EXAMPLE], 120);
    expect(text).toMatch(/^(?:␛\[\d+m)*␛\[31m(?:␛\[\d+m)*✗ /);
    expect(text).toMatch(/^␛\[32m\+ urn:metro:station:/m);
    const open = await shown(['q14', ...EXAMPLE], 120);
    expect(open).toMatch(/^␛\[31m- urn:metro:disruption:/m);
  });

  test.each<[string, Environment, boolean]>([
    ['NO_COLOR', { NO_COLOR: '' }, true],
    ['a pipe', {}, false],
  ])('%s has none, and the same text otherwise', async (_, env, isTTY) => {
    const text = await shown(['q03', ...EXAMPLE], 120, env, isTTY);
    expect(text).not.toMatch(COLOR);
    const plain = (await shown(['q03', ...EXAMPLE], 120)).replace(COLOR, '');
    expect(text.replaceAll('`', '')).toBe(plain.replaceAll('`', ''));
  });
});

test.each([60, 100, 200])('widths: no line of a terminal of %i columns is longer', async (columns) => {
  const text = (await shown(['--all', ...EXAMPLE], columns)).replace(COLOR, '');
  const long = text.split('\n').filter((line) => stringWidth(line) > columns);
  expect(long).toEqual([]);
  // Queries are next to each other only where both have room.
  expect(/^[-~ ].* │ /m.test(text)).toBe(columns >= 100);
});

test.each<[string | undefined, number]>([
  ['60', 60],
  [undefined, 80],
  ['0', 80],
])('the width of a pipe: COLUMNS %s: that of a terminal of %i columns', async (columns, width) => {
  const env: Environment = columns === undefined ? {} : { COLUMNS: columns };
  const pipe = await shown(['--all', ...EXAMPLE], undefined, env);
  const lines = pipe.split('\n');
  expect(Math.max(...lines.map((line) => stringWidth(line)))).toBe(width);
  expect(/^[-~ ].* │ /m.test(pipe)).toBe(width >= 100);
});

test('secrets of the environment are in no text, table, query or error, nor in the data', async () => {
  const secret = 'sk-proj-abcdef0123456789abcdef';
  const step = {
    ...{ name: 'sparql_query', args: { query: `SELECT ?a { ?a ?b "gold ${secret}" }` } },
    ...{ output: grid('t', `row ${secret}`), output_media_type: SPARQL_JSON },
  };
  const actual_steps = [
    { id: '1', name: 'sparql_query', args: { query: 'SELECT ?a { }' }, status: 'error', error: `denied: ${secret}` },
    {
      id: '2',
      name: 'sparql_query',
      args: { query: `SELECT ?a { ?a ?b "mine ${secret}" }` },
      status: 'success',
      output: grid('t', `other ${secret}`),
    },
  ];
  const questions = [{ id: 'q1', question_text: `Which key is ${secret}?`, reference_steps: [[step]] }];
  const files = {
    'c.json': JSON.stringify([{ template_id: 't', questions }]),
    'r.jsonl': JSON.stringify({ question_id: 'q1', actual_steps }),
  };
  await inFolder(files, async (_, file) => {
    const inputs = ['--corpus', file('c.json'), '--responses', file('r.jsonl')];
    for (const format of ['text', 'json']) {
      const args = ['q1', ...inputs, '--format', format];
      expect(await shown(args, 300)).toContain(secret);
      const text = await shown(args, 300, { OPENAI_API_KEY: secret });
      expect(text).not.toContain('abcdef0123');
      expect(text).toContain('***');
    }
  });
});
