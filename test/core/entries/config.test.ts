import { describe, expect, test } from 'vitest';
import { decodeConfig } from '../../../src/core/entries/config.js';
import { OVERRIDABLE, PRESETS } from '../../../src/core/words/scoring-rules.js';

/** The problems of a config, as messages under their paths. */
function problemsOf(scoring: object): Record<string, string> {
  const decoded = decodeConfig({ scoring }, 'config.yaml');
  if (decoded.kind === 'ok') return {};
  return Object.fromEntries(decoded.problems.map(({ path = [], message }) => [path.join('.'), message]));
}

describe('a config overrides what a team may see otherwise than its preset', () => {
  test.each([
    { groups: 'all' },
    { duplicates: 'count' },
    { cells: 'lexical' },
    { errors: 'zero' },
    { recall: 'first_k' },
  ])('%j', (knobs) => {
    expect(decodeConfig({ scoring: knobs }, 'config.yaml')).toMatchObject({ value: { preset: null, knobs } });
  });

  test.each([
    ['error_sample', 'bare', /bare in graphrag-eval-4$/],
    ['noncommittal', 'all', /all in graphrag-eval-6; or write answer_relevance\.noncommittal$/],
    ['protocol', 'tsv', /claims in standard; tsv in .*; or write answer_correctness\.protocol$/],
    ['answer_relevance_cost', false, /false in graphrag-eval-6$/],
    ['mcp_results', 'as_is', /as_is in graphrag-eval-4, graphrag-eval-5, graphrag-eval-6$/],
  ])('%s belongs to the presets, and the message names the one that sets it', (name, value, named) => {
    const problems = problemsOf({ preset: 'graphrag-eval-5', [name]: value });
    expect(Object.keys(problems)).toEqual([`scoring.${name}`]);
    expect(problems[`scoring.${name}`]).toMatch(/^cannot be set apart from the preset, which decides it: /);
    expect(problems[`scoring.${name}`]).toMatch(named);
  });

  test('every rule of a preset is one or the other', () => {
    const others = Object.keys(PRESETS.standard).filter((name) => !OVERRIDABLE.some((known) => known === name));
    for (const name of others) expect(problemsOf({ [name]: 'x' })[`scoring.${name}`]).toContain('in standard');
    expect(others).toHaveLength(15);
  });

  test('a key that is none is named with the nearest one', () => {
    expect(problemsOf({ group: 'all' })).toEqual({ 'scoring.group': 'unknown key; did you mean groups?' });
  });
});
