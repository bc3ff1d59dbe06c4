import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../src/core/entries/sample.js';
import { aggregateSamples } from '../../../src/core/figures/aggregate.js';
import { PRESET_NAMES, type PresetName, scoringOf } from '../../../src/core/words/scoring-rules.js';
import { deepFreeze, makeEntry } from '../../support/make.js';
import { grid } from '../../support/sparql.js';

const FAILED = { status: 'error', error: 'timeout' } as const;
const ZEROS = { sum: 0, mean: 0, median: 0, min: 0, max: 0 };

function aggregate(entries: readonly Record<string, unknown>[], preset: PresetName = 'standard') {
  const samples = entries.map((entry) => sampleOf(makeEntry(entry)));
  return aggregateSamples(deepFreeze(samples), scoringOf(preset).knobs);
}

function step(name: unknown, more: object = {}) {
  return { name, status: 'success', output: 'x', ...more };
}

describe('metrics', () => {
  test('of the macro mean are those of the templates that have them', () => {
    const { macro, per_template } = aggregate([
      { template_id: 'a', answer_f1: 0.5 },
      { template_id: 'b', steps_score: 1 },
    ]);
    expect(macro).toMatchObject({ answer_f1: { mean: 0.5 }, steps_score: { mean: 1 } });
    expect(per_template['b']).not.toHaveProperty('answer_f1');
  });

  test('of tokens and time are always there', () => {
    const { per_template, micro } = aggregate([{}]);
    for (const level of [per_template['t'], micro]) {
      const tokens = { input_tokens: ZEROS, output_tokens: ZEROS, total_tokens: ZEROS };
      expect(level).toMatchObject({ ...tokens, elapsed_sec: ZEROS });
      expect(level).not.toHaveProperty('steps_score');
      expect(level).not.toHaveProperty('steps');
    }
  });

  test.each(PRESET_NAMES)('leave the cost of relevance out under %s or not', (preset) => {
    const { micro } = aggregate([{ answer_relevance_cost: 0.01 }], preset);
    expect(Object.hasOwn(micro, 'answer_relevance_cost')).toBe(preset !== 'graphrag-eval-6');
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, '5', true, 12345678901234567890n])('leave out %s', (value) => {
    const entries = [{ input_tokens: value, steps_score: 1 }, { input_tokens: 4 }];
    expect(aggregate(entries).micro).toMatchObject({ input_tokens: { sum: 4, mean: 4, min: 4 } });
  });
});

describe('error samples', () => {
  const entries = [
    { steps_score: 1, input_tokens: 10, actual_steps: [step('a')] },
    { ...FAILED, steps_score: 0, input_tokens: 30, actual_steps: [step('a'), step('b')] },
  ];

  test.each<[PresetName, number, number]>([
    ['standard', 1, 10],
    ['graphrag-eval-4', 1, 10],
    ['graphrag-eval-5', 0.5, 20],
    ['graphrag-eval-6', 0.5, 20],
  ])('under %s', (preset, score, tokens) => {
    const { micro, per_template } = aggregate(entries, preset);
    for (const level of [micro, per_template['t']]) {
      expect(level).toMatchObject({ number_of_error_samples: 1, number_of_success_samples: 1 });
      expect(level).toMatchObject({ steps_score: { mean: score }, input_tokens: { mean: tokens } });
    }
    const total = score === 1 ? { a: 1 } : { a: 2, b: 1 };
    expect(per_template['t']).toMatchObject({ steps: { total } });
    if (preset === 'graphrag-eval-4') expect(micro).not.toHaveProperty('steps');
    else expect(micro).toMatchObject({ steps: { total } });
  });
});

describe('step counts', () => {
  const EMPTY = { output: JSON.stringify(grid('a')) };
  const counts = (...samples: object[][]) =>
    aggregate(samples.map((actual_steps) => ({ actual_steps }))).micro['steps'];

  test('take no failed step for an empty result', () => {
    expect(counts([step('q', { ...EMPTY, status: 'error' })])).toMatchObject({ errors: { q: 1 } });
    expect(counts([step('q', { ...EMPTY, status: 'error' })])).not.toHaveProperty('empty_results');
    expect(counts([step('q', { ...EMPTY, status: 'running' })])).toMatchObject({ empty_results: { q: 1 } });
  });

  const ODD = ['constructor', 'mean', '__proto__', 'toString', 'total', 'length'];
  test('take any name as it is', () => {
    const { micro, per_template } = aggregate([{ actual_steps: ODD.map((name) => step(name)) }]);
    for (const level of [micro, per_template['t']]) {
      const { total } = Object(level?.['steps']);
      expect(Object.entries(total)).toEqual(ODD.map((name) => [name, 1]));
    }
  });

  test('take any template id as it is', () => {
    const { per_template, macro } = aggregate(ODD.map((template_id) => ({ template_id, steps_score: 1 })));
    expect(Object.keys(per_template)).toEqual(ODD);
    expect(macro).toMatchObject({ steps_score: { mean: 1 } });
  });
});
