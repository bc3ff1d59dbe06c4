import { expect, test } from 'vitest';
import { proposeDraft } from '../../../src/core/refresh/draft.js';
import { compareOutput } from '../../../src/core/refresh/states.js';
import { makeActual, makeContext, makeReference, makeResponse } from '../../support/make.js';
import { makeSelect, plain, SPARQL_JSON } from '../../support/sparql.js';

const result = (...rows: readonly (readonly [label: string, name: string])[]) => {
  const cells = rows.map(([value, name]) => [{ type: 'bnode', value }, plain(name)]);
  return JSON.stringify(makeSelect(['node', 'name'], cells));
};
const earlier = result(['b0', 'one'], ['b1', 'two']);

test('a second result with other labels is no change, and only rows that changed are counted', () => {
  const step = makeReference({ name: 'ask', mediaType: SPARQL_JSON, output: earlier });
  expect(compareOutput(step, result(['c9', 'two'], ['c8', 'one']), makeContext()).state).toBe('same');
  const found = compareOutput(step, result(['c9', 'two'], ['c8', 'three']), makeContext());
  expect(found).toMatchObject({ state: 'changed', difference: { added: 1, removed: 1 } });
});

test('trials agree whose results have other labels', () => {
  const trials = [earlier, result(['x', 'two'], ['y', 'one'])].map((output) =>
    makeResponse({ steps: [makeActual({ name: 'ask', output })], source: {} }),
  );
  const { remarks } = proposeDraft('q', 'Which?', trials, () => false);
  expect(remarks).toContain('2 of 2 trials agree.');
});
