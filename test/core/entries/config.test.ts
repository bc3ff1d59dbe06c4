import { describe, expect, test } from 'vitest';
import { decodeConfig } from '../../../src/core/entries/config.js';

/** The problems of a config, as messages under their paths. */
function problemsOf(scoring: object): Record<string, string> {
  const decoded = decodeConfig({ scoring }, 'config.yaml');
  if (decoded.kind === 'ok') return {};
  return Object.fromEntries(decoded.problems.map(({ path = [], message }) => [path.join('.'), message]));
}

test('more aliases than are tried for each call are refused', () => {
  const step_aliases = { a: Array.from({ length: 600 }, () => 'x'), b: Array.from({ length: 401 }, () => 'y') };
  const message = '1,001 names; at most 1000 are possible, and * stands for any characters';
  expect(decodeConfig({ step_aliases }, 'config.yaml')).toMatchObject({
    problems: [{ path: ['step_aliases'], message }],
  });
});

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

  test('a rule that belongs to the presets is refused as one', () => {
    const message = 'cannot be set apart from the preset, which decides it';
    expect(problemsOf({ protocol: 'tsv' })).toEqual({ 'scoring.protocol': message });
  });

  test('a key that is none is named with the nearest one', () => {
    expect(problemsOf({ group: 'all' })).toEqual({ 'scoring.group': 'unknown key; did you mean groups?' });
  });
});
