import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { cli } from '../support/cli.js';
import { grid, SPARQL_JSON } from '../support/sparql.js';

/** Values that are no trap in Python: in JavaScript each breaks `String(value)`, a comparison or an assignment. */
const HOSTILE: readonly unknown[] = [
  { toString: 1 },
  { valueOf: 1, toString: {} },
  JSON.parse('{"__proto__": {"toString": 1}, "constructor": 2, "hasOwnProperty": 3}'),
  { length: 1e9, toJSON: 1 },
  [{ toString: 1 }],
  [[null]],
  ...['', 'toString', '__proto__', -1, 1e308, true, null],
];

const CORPUS = [
  {
    ...{ template_id: 't', name: 'T', tags: ['smoke'] },
    questions: [
      {
        ...{ id: 'q', question_text: 'Which?', reference_answer: 'These', tags: ['slow'] },
        reference_steps: [
          [{ name: 'lookup', output: { a: [1] }, output_media_type: 'application/json', ignore_duplicates: true }],
          [
            { name: 'sparql_query', args: { query: 'q' }, output: grid('a b', '1 x'), output_media_type: SPARQL_JSON },
            { name: 'retrieval', args: { k: 2 }, output: [{ id: 'd1' }, { id: 'd2' }] },
            { name: 'iri_discovery', output: 'urn:w:1' },
            { name: 'retrieve_time_series', args: { mrid: ['m'], limit: 5 } },
            {
              name: 'retrieve_data_points',
              args: { external_id: 'e', granularity: '1h', aggregates: ['max'], start: '1h-ago', end: 'now', limit: 1 },
            },
            { name: 'lookup', output: 'A', ordered: true, required_columns: ['a'] },
          ],
        ],
      },
    ],
  },
];

const STEPS = [
  { id: 's1', name: 'sparql_query', status: 'success', output: grid('a b', '2 y') },
  { id: 's2', name: 'retrieval', args: { k: 1 }, status: 'success', output: [{ id: 'd3' }, 'd2'] },
  { id: 's3', name: 'autocomplete_search', status: 'success', output: grid('a', 'urn:w:2') },
  { id: 's4', name: 'retrieve_time_series', args: { mrid: ['n'], limit: 5 }, status: 'success', output: 'x' },
  {
    ...{ id: 's5', name: 'retrieve_data_points', status: 'success', execution_timestamp: '2026-01-01T00:00:00Z' },
    args: { external_id: 'f', granularity: '1d', aggregates: ['max'], start: '2026-01-01', end: 'now', limit: 1 },
  },
  { id: 's6', name: 'lookup', status: 'success', output: 'B' },
  { id: 's7', name: 'lookup', status: 'error', error: 'broken' },
];
const MEASURES = { input_tokens: 1, output_tokens: 2, total_tokens: 3, elapsed_sec: 0.5 };
const RESPONSES = [
  { question_id: 'q', actual_answer: 'Those', actual_steps: STEPS, ...MEASURES, model: 'gpt-4o', cost_usd: 0.1 },
];
const CONFIG = {
  scoring: { preset: 'standard', groups: 'all' },
  step_aliases: { sparql_query: ['q_*'] },
  llm: { generation: { provider: 'openai', model: 'm', temperature: 0 }, embedding: { model: 'e' } },
  answer_correctness: { enabled: true, protocol: 'claims' },
  answer_relevance: { enabled: true, questions: 3 },
  judge: { concurrency: 1, max_cost_usd: 1 },
  custom_evaluations: [{ name: 'mine' }],
};

type Path = readonly (string | number)[];

/** Paths of all values of a document, from the whole down to its leaves. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

/** The document with another value at a path. */
function replaced(document: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = Array.isArray(document) ? [...document] : { ...(document as object) };
  return Object.assign(copy, { [key]: replaced((document as Record<string, unknown>)[key], rest, value) });
}

let folder = '';
const file = (name: string) => join(folder, name);
const write = (name: string, value: unknown) => writeFileSync(file(name), JSON.stringify(value));
const evaluate = (...flags: string[]) =>
  cli('evaluate', '--corpus', file('corpus.json'), '--responses', file('responses.json'), '--out', folder, ...flags);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stepgate-test-'));
  write('corpus.json', CORPUS);
  write('responses.json', RESPONSES);
  await evaluate();
  for (const name of ['evaluation', 'baseline']) {
    write(`${name}.json`, parseYaml(readFileSync(file(`${name}.yaml`), 'utf8'), name));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a file of each kind is given to; all its other inputs are sound. */
const DOORS: Readonly<Record<string, { readonly sound: () => unknown; readonly run: () => ReturnType<typeof cli> }>> = {
  corpus: { sound: () => CORPUS, run: () => evaluate('--scoring', 'graphrag-eval-6') },
  validate: { sound: () => CORPUS, run: () => cli('validate', '--corpus', file('corpus.json')) },
  responses: { sound: () => RESPONSES, run: () => evaluate('--scoring', 'graphrag-eval-6') },
  evaluation: {
    sound: () => JSON.parse(readFileSync(file('evaluation.json'), 'utf8')),
    run: () => cli('compare', file('tried.json'), file('evaluation.json')),
  },
  head: {
    sound: () => JSON.parse(readFileSync(file('evaluation.json'), 'utf8')),
    run: () => cli('compare', file('evaluation.json'), file('tried.json')),
  },
  baseline: {
    sound: () => JSON.parse(readFileSync(file('baseline.json'), 'utf8')),
    run: () => evaluate('--baseline', file('tried.json')),
  },
  config: { sound: () => CONFIG, run: () => evaluate('--config', file('tried.json')) },
};
/** The file that a door's hostile document is written to. */
const INPUT: Readonly<Record<string, string>> = {
  ...{ corpus: 'corpus.json', validate: 'corpus.json', responses: 'responses.json' },
};

/** A score, or one clear message; an exception would reject. */
async function outcomeOf(door: string, document: unknown): Promise<string> {
  write(INPUT[door] ?? 'tried.json', document);
  const { code, stderr, stdout } = await (DOORS[door] as (typeof DOORS)[string]).run();
  if (code === 2 && stdout === '') return /^error: /m.test(stderr) ? 'refused' : `exit code 2 and ${stderr}`;
  return stdout === '' ? `exit code ${code} without a word` : 'scored';
}

describe('a hostile value anywhere in a file is scored or a clear error', () => {
  test.each(Object.keys(DOORS))('%s', async (door) => {
    const document = (DOORS[door] as (typeof DOORS)[string]).sound();
    const anywhere = fc.tuple(fc.constantFrom(...pathsOf(document)), fc.constantFrom(...HOSTILE));
    const run = fc.asyncProperty(anywhere, async ([path, value]) => {
      const outcome = await outcomeOf(door, replaced(document, path, value)).catch(String);
      expect([path.join('.'), outcome]).toEqual([path.join('.'), expect.stringMatching(/^(?:scored|refused)$/)]);
    });
    try {
      await fc.assert(run, { numRuns: 30, endOnFailure: true });
    } finally {
      write('corpus.json', CORPUS);
      write('responses.json', RESPONSES);
    }
  });
});

describe('names and ids that are objects', () => {
  const trap = { toString: 1 };
  test.each<[string, string, () => unknown, string]>([
    ['the name of a step in an evaluation file', 'evaluation', () => withDetails([{ name: trap }]), 'scored'],
    [
      'its group',
      'evaluation',
      () => withDetails([{ name: 'x', group: trap, cause: { kind: 'no_step', step: 0 } }]),
      'scored',
    ],
    [
      'the id of a retrieved text',
      'responses',
      () => replaced(RESPONSES, [0, 'actual_steps', 1, 'output'], [{ id: trap }]),
      'scored',
    ],
    ['the id of a step', 'responses', () => replaced(RESPONSES, [0, 'actual_steps', 0, 'id'], trap), 'scored'],
    ['a question id in a response', 'responses', () => replaced(RESPONSES, [0, 'question_id'], trap), 'refused'],
    ['a template id', 'corpus', () => replaced(CORPUS, [0, 'template_id'], trap), 'refused'],
    [
      'the id of a relevant text',
      'corpus',
      () => replaced(CORPUS, [0, 'questions', 0, 'reference_steps', 1, 1, 'output'], [{ id: trap }]),
      'scored',
    ],
    [
      'the id of a relevant text that is validated',
      'validate',
      () => replaced(CORPUS, [0, 'questions', 0, 'reference_steps', 1, 1, 'output'], [{ id: trap }]),
      'scored',
    ],
    [
      'a scoring rule of a baseline',
      'baseline',
      () => replaced(JSON.parse(readFileSync(file('baseline.json'), 'utf8')), ['scoring', 'knobs', 'recall'], trap),
      'refused',
    ],
  ])('%s', async (_, door, document, outcome) => {
    try {
      expect(await outcomeOf(door, document())).toBe(outcome);
    } finally {
      write('corpus.json', CORPUS);
      write('responses.json', RESPONSES);
    }
  });
});

function withDetails(details: unknown): unknown {
  const entries = JSON.parse(readFileSync(file('evaluation.json'), 'utf8')) as object[];
  return entries.map((entry) => ({ ...entry, steps_details: details }));
}

describe('a config section that is not a mapping is refused by its name', () => {
  test.each<[string, unknown, string]>([
    ['llm is a list', { llm: ['x'] }, 'llm: expected a mapping, got a list'],
    ['llm is an empty list', { llm: [] }, 'llm: expected a mapping, got a list'],
    ['a model is a list', { llm: { generation: [] } }, 'llm.generation: expected a mapping, got a list'],
    ['judge is a list', { judge: [] }, 'judge: expected a mapping, got a list'],
    ['answer_relevance is a list', { answer_relevance: [] }, 'answer_relevance: expected a mapping, got a list'],
    ['step_aliases is a list', { step_aliases: ['x'] }, 'step_aliases: expected a mapping, got a list'],
    ['llm is a text', { llm: 'gpt-4o' }, 'llm: expected a mapping, got "gpt-4o"'],
    ['the whole is a list', ['x'], 'expected a mapping with scoring'],
  ])('%s', async (_, config, message) => {
    write('tried.json', config);
    const { code, stderr } = await evaluate('--config', file('tried.json'));
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });

  test.each<[string, string]>([
    ['a placeholder that nobody filled in', 'llm: {generation: {api_key_env: {{ key }}}}'],
    ['a mapping before a colon', 'llm: {? {a: 1} : x}'],
  ])('%s: a mapping is not a key', async (_, text) => {
    writeFileSync(file('tried.yaml'), text);
    const { code, stderr } = await evaluate('--config', file('tried.yaml'));
    expect(stderr).toContain('tried.yaml: a mapping cannot be a key; quote text that begins with {');
    expect(code).toBe(2);
  });
});
