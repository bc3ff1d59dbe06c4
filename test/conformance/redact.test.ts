import { expect, test } from 'vitest';
import { makeRedactor } from '../../src/core/secrets/redact.js';
import { describeWithData, list, text } from './data.js';

describeWithData('no text of a published run looks like a secret', () => {
  test.each(list('published'))('%s', (name) => {
    const { redact, count } = makeRedactor([]);
    for (const file of ['corpus.yaml', 'responses.jsonl']) {
      const lines = text('published', name, file).split('\n');
      expect(lines.filter((line) => redact(line) !== line)).toEqual([]);
    }
    expect(count()).toBe(0);
  });
});
