import { describe, expect, test } from 'vitest';
import { decodeConfig } from '../../../src/core/entries/config.js';

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

  test('a rule that belongs to the presets is refused as one', () => {
    const message = 'cannot be set apart from the preset, which decides it';
    expect(problemsOf({ protocol: 'tsv' })).toEqual({ 'scoring.protocol': message });
  });

  test('a key that is none is named with the nearest one', () => {
    expect(problemsOf({ group: 'all' })).toEqual({ 'scoring.group': 'unknown key; did you mean groups?' });
  });
});
