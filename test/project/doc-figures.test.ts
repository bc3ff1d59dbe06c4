import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadModelPrice } from '../../src/adapters/prices.js';
import {
  type Aggregates,
  compareRuns,
  computeAggregates,
  type EvaluationEntry,
  explainEntry,
  loadCorpus,
  loadResponses,
  type PresetName,
  runEvaluation,
} from '../../src/index.js';
import { EXAMPLES } from '../support/bundle.js';
import { cliWith, inFolder } from '../support/cli.js';
import { withJudge } from '../support/judge/server.js';

const page = (name: string) => readFileSync(join(EXAMPLES, '..', name), 'utf8').replace(/\s+/g, ' ');

interface Version {
  readonly entries: readonly EvaluationEntry[];
  readonly aggregates: Aggregates;
  readonly right: number;
  readonly sum: number;
}

async function version(number: 1 | 2): Promise<Version> {
  const corpus = await loadCorpus(join(EXAMPLES, 'corpus.yaml'));
  const entries = await runEvaluation(corpus, await loadResponses(join(EXAMPLES, `responses-v${number}.jsonl`)));
  const scores = entries.map(({ steps_score }) => steps_score ?? 0);
  const [right, sum] = [scores.filter((score) => score === 1).length, scores.reduce((all, score) => all + score, 0)];
  return { entries, aggregates: computeAggregates(entries), right, sum };
}

describe('the example of the docs', () => {
  let [v1, v2] = [{} as Version, {} as Version];
  beforeAll(async () => {
    [v1, v2] = [await version(1), await version(2)];
  });

  test('docs/scoring.md: from a question to its score', () => {
    const text = page('docs/scoring.md');
    const entry = v1.entries.find(({ question_id }) => question_id.startsWith('q21'));
    expect(entry?.steps_score).toBe(0.5);
    expect(text).toContain(`The steps score is (0 + 1) / 2 = ${entry?.steps_score}.`);
    expect(text).toContain(`*${explainEntry(entry as EvaluationEntry)?.replace(/^retrieve_data_points: /, '')}*`);
    const template = v1.entries.filter(({ template_id }) => template_id === entry?.template_id);
    expect(template.map(({ steps_score }) => steps_score).sort()).toEqual([0.5, 1, 1, 1]);
    const { mean } = v1.aggregates.per_template[entry?.template_id ?? '']?.steps_score ?? {};
    expect(text).toContain(`score 1, 1, 1 and 0.5, with a mean of ${mean}.`);
    expect(text).toContain(
      `The scores of all 26 questions sum to ${v1.sum.toFixed(2)}: micro ${(v1.sum / 26).toFixed(3)}.`,
    );
    expect(text).toContain(
      `The mean of the eight templates' means is ${v1.aggregates.macro.steps_score?.mean.toFixed(3)}`,
    );
  });

  test('docs/scoring.md: the headline next to the aggregates', () => {
    const sum = v2.sum.toFixed(3);
    expect(page('docs/scoring.md')).toContain(
      `${sum} / 26 = ${(v2.sum / 26).toFixed(3)} in the report; ${sum} / 25 = ${v2.aggregates.micro.steps_score?.mean.toFixed(3)} in \`aggregates.yaml\``,
    );
  });

  test('examples/README.md: scores, tags, and what changed', async () => {
    const text = page('examples/README.md');
    const drop = `from ${(v1.sum / 26).toFixed(3)} (${v1.right} of 26 right) to ${(v2.sum / 26).toFixed(3)} (${v2.right} right)`;
    expect(text).toContain(drop);
    const corpus = await loadCorpus(join(EXAMPLES, 'corpus.yaml'));
    const tagged = (tag: string) =>
      corpus.flatMap(({ tags, questions }) =>
        (questions ?? []).filter((one) => [...(tags ?? []), ...(one.tags ?? [])].includes(tag)),
      );
    expect(text).toContain(`\`smoke\` (${tagged('smoke').length} questions), \`slow\` (${tagged('slow').length})`);
    const { regressed, improved } = compareRuns(v1.entries, v2.entries);
    const listed = (word: string) =>
      [...text.matchAll(new RegExp(`\\| \`([\\w-]+)\` \\| ${word}:`, 'g'))].map(([, id]) => id);
    expect(listed('worse')).toEqual(regressed.map(({ question_id }) => question_id).sort());
    expect(listed('better')).toEqual(improved.map(({ question_id }) => question_id).sort());
  });
});

type Steps = readonly Readonly<Record<string, unknown>>[];

async function scored(
  groups: readonly Steps[],
  steps: Steps,
  scoring: PresetName = 'standard',
): Promise<number | undefined> {
  const question = { id: 'q', question_text: '?', reference_steps: groups };
  const actual_steps = steps.map((step, at) => ({ id: `${at}`, status: 'success', ...step }));
  const [entry] = await runEvaluation(
    [{ template_id: 't', questions: [question] }],
    [{ question_id: 'q', actual_steps }],
    { scoring },
  );
  return entry?.steps_score;
}

/** The table of a page under a header. */
function rowsUnder(file: string, header: string): string[][] {
  const text = readFileSync(join(EXAMPLES, '..', file), 'utf8');
  const [, table = ''] = text.split(`${header}\n`);
  const lines = (table.split('\n\n')[0] ?? '').split('\n').slice(1);
  return lines.map((line) => line.slice(2, -2).split(' | '));
}

describe('docs/scoring.md', () => {
  const station = { name: 'find', output: 'harbour' };
  const query = { name: 'query', output: 'T3, T5' };
  const wrong = { name: 'query', output: 'T1' };
  test.each([
    ['right station, right lines', [station, query]],
    ['right lines, right station', [query, station]],
    ['right lines', [query]],
    ['right station, wrong lines', [station, wrong]],
  ])('two groups: %s', async (shown, steps) => {
    const [, last, all] =
      rowsUnder('docs/scoring.md', "| the agent's steps | `last` | `all` |").find(([cell]) => cell === shown) ?? [];
    expect(`${await scored([[station], [query]], steps)}`).toBe(last);
    expect(`${await scored([[station], [query]], steps, 'graphrag-eval-6')}`).toBe(all);
  });

  test.each([
    ['reference k = 2, agent k = 1', 2, 1],
    ['reference k = 1, agent k = 2', 1, 2],
  ])('recall: %s', async (shown, wanted, given) => {
    const step = (k: number) => ({ name: 'retrieval', args: { k }, output: '["a", "b"]' });
    const rows = rowsUnder('docs/scoring.md', '| relevant a, b; retrieved a, b | `relevant` | `first_k` |');
    const [, relevant, firstK] = rows.find(([cell]) => cell === shown) ?? [];
    expect(`${await scored([[step(wanted)]], [step(given)])}`).toBe(relevant);
    expect(`${await scored([[step(wanted)]], [step(given)], 'graphrag-eval-5')}`).toBe(firstK);
  });
});

test('docs/statistics.md: the example of the exact test', async () => {
  const ids = Array.from({ length: 190 }, (_, at) => `q${at}`);
  const steps = [[{ name: 's', output: 'A' }]];
  const corpus = ids.map((id) => ({ template_id: id, questions: [{ id, question_text: id, reference_steps: steps }] }));
  const run = (isRight: (at: number) => boolean) => {
    const answer = (at: number) => [{ name: 's', status: 'success', output: isRight(at) ? 'A' : 'B' }];
    return runEvaluation(
      corpus,
      ids.map((question_id, at) => ({ question_id, actual_steps: answer(at) })),
    );
  };
  const { steps_score } = compareRuns(await run((at) => at >= 2), await run((at) => at < 2 || at >= 10));
  expect(steps_score.noise?.p).toBeCloseTo(112 / 1024, 12);
  expect(steps_score.noise?.verdict).toBe('within');
  const drop = Math.abs(steps_score.micro.change ?? 0).toFixed(3);
  expect(page('docs/statistics.md')).toContain(
    `Of 190 questions, 8 changed from right to wrong, and 2 from wrong to right. Of the 2¹⁰ = 1,024 sign patterns, 112 have 8 or more of one sign: p = 112/1,024 = 0.11. The drop of ${drop} is within rerun noise.`,
  );
});

test('docs/judge.md: an answer of usual length costs about $0.0004 to judge', () =>
  withJudge((server) => {
    const text = 'x'.repeat(400);
    const question = { id: 'q', question_text: text, reference_answer: text };
    const files = {
      'corpus.json': JSON.stringify([{ template_id: 't', questions: [question] }]),
      'responses.jsonl': JSON.stringify({ question_id: 'q', actual_answer: text, actual_steps: [] }),
    };
    return inFolder(files, async (_, file) => {
      const env = { OPENAI_API_KEY: 'sk-test-0123456789', OPENAI_BASE_URL: server.url };
      const inputs = ['--corpus', file('corpus.json'), '--responses', file('responses.jsonl')];
      const { stderr } = await cliWith(env, 'evaluate', '--judge', ...inputs);
      const [, estimate] = /1 answer to .*, about \$([\d.]+)/.exec(stderr) ?? [];
      expect(page('docs/judge.md')).toContain('about $0.0004 per answer');
      expect(Number(estimate).toFixed(4)).toBe('0.0004');
    });
  }));

test('docs/judge.md: the list prices are those of the package', async () => {
  const text = readFileSync(join(EXAMPLES, '..', 'docs/judge.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([\w.-]+)` \| (\d+\.\d\d) \| (\d+\.\d\d) \|$/gm)];
  expect(rows.length).toBeGreaterThan(3);
  for (const [, model = '', input, output] of rows) {
    const price = await loadModelPrice({ model, prices: 'openai' });
    const million = { input: 0, output: 0, cached: 0 };
    expect([model, price({ ...million, input: 1e6 })]).toEqual([model, Number(input)]);
    expect([model, price({ ...million, output: 1e6 })]).toEqual([model, Number(output)]);
  }
});

test('docs/judge.md: 80 answers cost about $0.02 to judge again', () =>
  withJudge((server) => {
    const text = (at: number) => `${at} `.padEnd(400, 'x');
    const questions = Array.from({ length: 80 }, (_, at) => ({ id: `q${at}`, question_text: text(at) }));
    const labels = questions.map(({ id, question_text }) =>
      JSON.stringify({
        question_id: id,
        question: question_text,
        reference_answer: question_text,
        actual_answer: question_text,
        human: 'pass',
      }),
    );
    const files = {
      'corpus.json': JSON.stringify([{ template_id: 't', questions }]),
      'labels.jsonl': labels.join('\n'),
    };
    return inFolder(files, async (_, file) => {
      const env = { OPENAI_API_KEY: 'sk-test-0123456789', OPENAI_BASE_URL: server.url };
      const inputs = [file('labels.jsonl'), '--corpus', file('corpus.json')];
      const { stderr } = await cliWith(env, 'judge', 'calibrate', ...inputs, '--pass', 'answer_f1 >= 0.8');
      const [, estimate] = /80 answers to .*, about \$([\d.]+); 80 requests/.exec(stderr) ?? [];
      expect(Number(estimate).toFixed(2)).toBe('0.02');
      expect(page('docs/judge.md')).toContain('To judge 80 answers by `answer_f1` costs about $0.02');
    });
  }));
