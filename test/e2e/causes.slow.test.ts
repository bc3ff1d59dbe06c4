import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundle } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';
import { grid, makeSelect, SPARQL_JSON, uri } from '../support/sparql.js';

const PLANT = 'urn:plant:p1';
const reference = {
  name: 'sparql_query',
  args: { query: `SELECT ?line { ?line :fedBy <${PLANT}> }` },
  output: makeSelect(['line'], [[uri('urn:line:a')], [uri('urn:line:b')]]),
  output_media_type: SPARQL_JSON,
};
const discovery = { name: 'iri_discovery', args: { query: 'Plant One' }, output: PLANT };
const corpus = [
  {
    template_id: 'lines',
    questions: [{ id: 'q', question_text: 'What does Plant One feed?', reference_steps: [[discovery], [reference]] }],
  },
];

/** The report of one question whose agent made these steps, with the files that it leaves. */
async function evaluate(steps: readonly object[], baseline: string | null = null) {
  const actual_steps = steps.map((step, at) => ({ id: `s${at}`, status: 'success', ...step }));
  const responses = JSON.stringify({ question_id: 'q', actual_steps });
  const files = { 'c.yaml': JSON.stringify(corpus), 'r.jsonl': responses, 'b.yaml': baseline ?? '' };
  return await inFolder(files, async (_, file) => {
    const args = ['--corpus', file('c.yaml'), '--responses', file('r.jsonl'), '--out', file('out')];
    const { code, stdout, stderr } = bundle(['evaluate', ...args, ...(baseline ? ['--baseline', file('b.yaml')] : [])]);
    const read = (name: string) => readFileSync(file(`out/${name}`), 'utf8');
    return { code, stdout, stderr, report: read('report.md'), baseline: read('baseline.yaml') };
  });
}

const lookup = {
  name: 'sparql_query',
  args: { query: 'SELECT ?e { ?e :name "Plant One" }' },
  output: makeSelect(['e'], [[uri(PLANT)]]),
};
const attempt = {
  name: 'sparql_query',
  args: { query: `SELECT ?line { <${PLANT}> :feeds ?line }` },
  output: grid('line'),
};

describe('why a question missed, as a user reads it', () => {
  test.each<[string, readonly object[], string]>([
    ['no tool was called', [], 'no tool was called'],
    ['a search was empty', [{ name: 'find_it', output: [] }], 'stopped after `find_it` found nothing'],
    ['only lookups', [lookup], 'only lookups, no successful query for the answer'],
    [
      'the entity was not found',
      [{ ...lookup, output: grid('e') }],
      `the entity in the question was not found: \`${PLANT}\` (searched as \`:name "Plant One"\`)`,
    ],
    [
      'a LIMIT',
      [
        {
          ...attempt,
          args: { query: `${attempt.args.query} LIMIT 1` },
          output: makeSelect(['line'], [[uri('urn:line:a')]]),
        },
      ],
      'cut off by `LIMIT 1` (expected 2 rows)',
    ],
    [
      'names for IRIs',
      [
        {
          ...attempt,
          args: { query: `SELECT ?lineName { <${PLANT}> :feeds/:name ?lineName }` },
          output: grid('lineName', 'A', 'B'),
        },
      ],
      'column `lineName` holds text; the reference has IRIs',
    ],
    [
      'the error of a failed step',
      [{ ...attempt, status: 'error', error: '414 URI Too Large\nat x' }],
      'no successful `sparql_query`: 414 URI Too Large',
    ],
  ])('%s', async (_, steps, words) => {
    const { stderr, report } = await evaluate(steps);
    expect(stderr).toBe('');
    expect(report).toContain(words);
  });

  test('a baseline with a kind of a later version is read, and shown as missed', async () => {
    const right = await evaluate([{ ...attempt, output: reference.output }]);
    const { baseline } = await evaluate([attempt]);
    expect(baseline).toContain('kind: empty_result');
    const later = baseline.replace('kind: empty_result', 'kind: wrong_galaxy');
    const { code, stderr } = await evaluate([attempt], later);
    expect([code, stderr]).toEqual([0, '']);
    await inFolder({ 'base.yaml': right.baseline, 'head.yaml': later }, async (_, file) => {
      const { stdout } = bundle(['compare', file('base.yaml'), file('head.yaml')]);
      expect(stdout).toContain('▼ `q`\n    missed\n');
    });
  });
});
