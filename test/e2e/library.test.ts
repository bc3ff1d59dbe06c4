import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runEvaluation } from '../../src/index.js';
import { findNode } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';

const ROOT = join(import.meta.dirname, '../..');

const PROGRAM = `
import { averagePrecision, compareRuns, compareSparqlResults, computeAggregates, recallAtK, runEvaluation } from 'stepgate';
const corpus = [{ template_id: 't', questions: [{ id: 'q', question_text: '?', reference_steps: [[{ name: 's', output: 'A' }]] }] }];
const answer = (output) => ({ question_id: 'q', actual_steps: [{ id: 'c', name: 's', status: 'success', output }] });
const [right, wrong] = await Promise.all([
  runEvaluation(corpus, new Map([['q', answer('A')]])),
  runEvaluation(corpus, [answer('B')], { details: 'none' }),
]);
console.log(JSON.stringify({
  scores: [right[0].steps_score, wrong[0].steps_score],
  aggregates: computeAggregates(right).micro.steps_score,
  regressed: compareRuns(right, wrong).regressed.map(({ question_id }) => question_id),
  sparql: compareSparqlResults('{"head": {}, "boolean": true}', '{"head": {}, "boolean": true}'),
  recall: recallAtK([1, 3, 5, 6], [1, 4, 3, 5, 7]),
  precision: averagePrecision([1, 3, 5, 6], [1, 4, 3, 5, 7]),
}));
`;

/** A project that has the package installed. */
async function inProject<T>(files: Readonly<Record<string, string>>, use: (folder: string) => Promise<T>): Promise<T> {
  return inFolder({ 'package.json': '{"type": "module"}', ...files }, async (folder) => {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(ROOT, join(folder, 'node_modules/stepgate'));
    return use(folder);
  });
}

test.each([
  ['this Node', process.execPath],
  ['Node 20', findNode(20)],
])('the package is imported by its name on %s, where there is one', async (_, node) => {
  if (!node) return;
  await inProject({ 'program.js': PROGRAM }, async (cwd) => {
    const { stdout, stderr } = spawnSync(node, ['program.js'], { cwd, encoding: 'utf8' });
    expect(stderr).toBe('');
    const result = JSON.parse(stdout) as Record<string, unknown>;
    expect(result).toMatchObject({
      scores: [1, 0],
      aggregates: { mean: 1 },
      regressed: ['q'],
      sparql: 1,
      recall: 0.75,
    });
    expect(result.precision).toBeCloseTo((1 + 2 / 3 + 3 / 4) / 4, 12);
  });
});

describe('the library refuses what would score by other rules in silence', () => {
  const corpus = [{ template_id: 't', questions: [] }];
  test.each<[string, object, string]>([
    ['a preset that does not exist', { scoring: 'graphrag-eval-7' }, 'unknown preset'],
    ['a preset among the knobs', { knobs: { preset: 'standard' } }, 'set the preset in options.scoring'],
  ])('%s', (_, options, words) => expect(runEvaluation(corpus, [], options)).rejects.toThrow(words));

  test('dates, as other YAML parsers make them of timestamps, are instants', async () => {
    const question = (start: unknown) => ({
      id: 'q',
      question_text: '?',
      reference_steps: [[{ name: 'retrieve_data_points', args: { external_id: 'x', start } }]],
    });
    const score = async (start: string) => {
      const steps = [{ id: 'c', name: 'retrieve_data_points', status: 'success', args: { external_id: 'x', start } }];
      const templates = [{ template_id: 't', questions: [question(new Date('2025-01-01T00:00:00Z'))] }];
      return (await runEvaluation(templates, [{ question_id: 'q', actual_steps: steps }]))[0]?.steps_score;
    };
    expect(await score('2025-01-01')).toBe(1);
    expect(await score('1999-01-01')).toBe(0);
  });
});
