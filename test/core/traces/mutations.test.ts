import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeResponse } from '../../../src/core/corpus/response.js';
import { makeKnownQuestions, makeQuestionFinder } from '../../../src/core/traces/documents.js';
import { detectFormat, recordsOfDocument } from '../../../src/core/traces/formats.js';
import { responseOf } from '../../../src/core/traces/response.js';
import { MESSAGE_WRITERS } from '../../support/conversations.js';
import { fewer } from '../../support/fewer.js';
import { SPAN_WRITERS } from '../../support/span-conversations.js';
import { QUESTION, traceOf } from '../../support/traces.js';

const FIND = { id: 'c', name: 'find', args: { a: 1 } };
const TURNS = [{ calls: [FIND] }, { results: [{ of: FIND, output: 'x' }] }, { answer: 'a' }];
const WRITERS = Object.values({ ...MESSAGE_WRITERS, ...SPAN_WRITERS });
const LEAVES = [null, '', 'c', '[{"', 0, -1, 1e308, Number.NaN, 2n ** 70n, true, [], {}, [[]], [null], '__proto__'];

/** A change of a value: at each step the child of that number, whose place gets another value. */
const changes = fc.array(
  fc.record({ steps: fc.array(fc.nat(30), { minLength: 1, maxLength: 9 }), value: fc.constantFrom(...LEAVES) }),
  { minLength: 1, maxLength: 6 },
);

function replaceAt(value: unknown, [step = 0, ...rest]: readonly number[], leaf: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return leaf;
  const keys = Object.keys(value);
  const key = keys[step % keys.length] as string;
  const inner = rest.length === 0 ? leaf : replaceAt((value as Record<string, unknown>)[key], rest, leaf);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}

test('whatever a record is, it becomes a response, and never an exception', () => {
  const find = makeQuestionFinder(makeKnownQuestions([{ id: 'q', text: QUESTION }]), '$.metadata.question_id');
  let answered = 0;
  fc.assert(
    fc.property(fc.constantFrom(...WRITERS), changes, ({ format, write }, made) => {
      const record = made.reduce(
        (value, { steps, value: leaf }) => replaceAt(value, steps, leaf),
        write(QUESTION, TURNS),
      );
      detectFormat(record, 'responses-format');
      for (const one of recordsOfDocument(format, record)) {
        const trace = traceOf(format, one);
        if (!trace) continue;
        find(trace);
        const response = responseOf(trace, 'q');
        expect(decodeResponse(response)).toMatchObject({ kind: 'ok', value: { unreadable: null } });
        if ((response.actual_steps as unknown[]).length > 0) answered++;
      }
    }),
    { numRuns: fewer(10_000), seed: 20_260_319 },
  );
  expect(answered).toBeGreaterThan(fewer(3_000));
});
