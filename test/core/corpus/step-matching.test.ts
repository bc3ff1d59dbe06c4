import { describe, expect, test } from 'vitest';
import { loadPatterns } from '../../../src/adapters/patterns.js';
import { decodeCorpus } from '../../../src/core/corpus/corpus.js';
import { renderProblem } from '../../../src/core/words/errors.js';
import { WRONG_STEPS } from '../../support/wrong-corpora.js';

const PATTERNS = await loadPatterns();
const JSON_TYPE = { output_media_type: 'application/json', output: '{}' };
const PLACE = 'c.yaml: [0].questions[0].reference_steps[0][0]';

function troubles(step: object) {
  const value = [
    { template_id: 't', questions: [{ id: 'q', question_text: '?', reference_steps: [[{ name: 't', ...step }]] }] },
  ];
  const decoded = decodeCorpus([{ file: 'c.yaml', value, writtenAs: () => null }], PATTERNS);
  const found = decoded.kind === 'ok' ? decoded.value.warnings : decoded.problems;
  return { kind: decoded.kind, found: found.map(renderProblem).map((text) => text.replace(PLACE, '')) };
}

describe('a wrong value of a key is refused, with what would be right', () => {
  test.each(WRONG_STEPS)('%j', (step, message) => {
    expect(troubles(step)).toEqual({ kind: 'invalid', found: [expect.stringContaining(message)] });
    expect(troubles(step).found[0]).toBe(message);
  });
});

describe('a key without any effect is a warning', () => {
  test.each<[object, string]>([
    [
      { output: 'x', unordered: true },
      '.unordered: has no effect: the output is compared as text; JSON needs output_media_type: application/json',
    ],
    [
      { output: 'x', match_output: 'includes', tolerance: 1 },
      '.tolerance: has no effect: the output is compared as text; JSON needs output_media_type: application/json',
    ],
    [{ match_output: 'ignore', ignore: ['a'] }, '.ignore: has no effect: no output is compared'],
  ])('%j', (step, message) => expect(troubles(step)).toEqual({ kind: 'ok', found: [message] }));

  test.each([
    { match_args: 'exact', match_output: 'ignore', ignore: ['a'] },
    { output: 'x', normalize: ['case'] },
    { ...JSON_TYPE, unordered: ['a.b', 'a[0].b', 'a[*].b', '"odd.key"', '$.a', '[0][*]', '$[*]'] },
    { output: { a: 1 }, tolerance: { relative: 0.1, absolute: 1, paths: { a: { relative: 1 } } } },
    {
      ...JSON_TYPE,
      match_output: null,
      match_args: null,
      tolerance: null,
      unordered: null,
      ignore: null,
      normalize: null,
    },
  ])('%j has one', (step) => expect(troubles(step)).toEqual({ kind: 'ok', found: [] }));
});
