import { expect, test } from 'vitest';
import { legArtifacts } from '../../../src/core/comparison/baseline-candidates.js';
import { artifactName } from '../../../src/core/github/artifact-names.js';

test.each([
  ['openai/gpt-4o', 'openai-gpt-4o'],
  ['meta/llama:free', 'meta-llama-free'],
  ['gpt-4o@2024-08-06 (a, b=1)', 'gpt-4o-2024-08-06 -a- b-1-'],
  ['eval small_1.0', 'eval small_1.0'],
])('the artifacts of %j are called %j', (name, artifact) => expect(artifactName(name)).toBe(artifact));

test('evaluations to combine are named as written', () => {
  const artifacts = ['eval openai-gpt-4o', 'eval small'].map((name, id) => ({ id, name }));
  const { legs, unmatched } = legArtifacts(artifacts, ['eval openai/*', 'eval a:b'], '');
  expect([legs.map(({ name }) => name), unmatched]).toEqual([['eval openai-gpt-4o'], ['eval a:b']]);
});
