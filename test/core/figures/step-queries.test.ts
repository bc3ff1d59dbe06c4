import { expect, test } from 'vitest';
import { decodeEvaluation } from '../../../src/core/figures/evaluation.js';
import { stepQueriesOf } from '../../../src/core/figures/step-queries.js';
import { makeEntry } from '../../support/make.js';

const why = { cause: { kind: 'other_rows', step: 2 }, stepName: 's', detail: {} } as const;
const reference_steps = [[{ name: 's' }], [{ name: 's' }, { name: 's' }]];
const QUERIES = ['first', 'second', 'third'];
const actual_steps = QUERIES.map((query, at) => ({
  ...{ name: 's', args: { query } },
  ...[{ id: 'a' }, {}, { id: 'c' }][at],
}));
const MADE = QUERIES.map((query) => ({ tool: 's', args: { query } }));
const missed = { group: 1, step: 1, cause: { kind: 'other_rows', step: 2 } };

test('matched queries by the position of their reference step, and the one that explains the miss', () => {
  const steps_details = [
    { group: 0, step: 0, matches: 'a' },
    { group: 1, step: 0, matches: '#2' },
    { ...missed, detail: { closest: 'c' } },
  ];
  const entry = makeEntry({ reference_steps, actual_steps, steps_details });
  expect(stepQueriesOf(entry, why)).toEqual({
    ...{ attempt: 'third', reference: null, asked: QUERIES, things: new Map(), entry },
    matched: new Map(QUERIES.slice(0, 2).entries()),
    calls: { matched: new Map(MADE.slice(0, 2).entries()), attempt: MADE[2], made: MADE },
  });
});

test('the call of a step without a query, but not one of another tool', () => {
  const steps = [{ id: 'a', name: 'get', args: { id: 1 } }];
  const steps_details = [{ ...missed, detail: { closest: 'a' } }];
  const entry = makeEntry({ reference_steps, actual_steps: steps, steps_details });
  expect(stepQueriesOf(entry, why)?.calls?.attempt).toEqual({ tool: 'get', args: { id: 1 } });
  const stopped = { ...why, cause: { kind: 'stopped_after', step: 2 } } as const;
  expect(stepQueriesOf(entry, stopped)?.calls?.attempt).toBeNull();
});

test('the things that the queries of an answer without a miss name, where a step matched: a class is none', () => {
  const steps = [
    { args: { query: 'SELECT * { ?x a <urn:C> ; <urn:p> <urn:x1> }' } },
    { args: { query: '{ <urn:x2> <urn:x1> }' } },
  ];
  const thingsOf = (detail: object, reason: typeof why | null = null) => {
    const entry = makeEntry({ reference_steps, actual_steps: [...steps, ...actual_steps], steps_details: [detail] });
    return [...(stepQueriesOf(entry, reason)?.things ?? [])].map((thing) => thing.join());
  };
  expect(thingsOf({ group: 0, step: 0, matches: 'a' })).toEqual(['<urn:x1>,', '<urn:x2>,']);
  // Nothing may have returned what a wrong answer names.
  expect(thingsOf({ group: 0, step: 0, matches: 'a' }, why)).toEqual([]);
  expect(thingsOf({ ...missed, detail: { closest: 'c' } })).toEqual([]);
});

test('the things that an earlier step found from the entity, for a step that explains a miss', () => {
  const query = (text: string) => ({ name: 's', args: { query: `SELECT * { ${text} }` } });
  const wanted = query('?x <urn:p> <urn:e1000>');
  const reference = [[wanted], [wanted, wanted]];
  const steps = [
    { ...query('<urn:e1000> <urn:q> ?y'), id: 'a', status: 'success', output: '["urn:f2000", "urn:g3"]' },
    { ...query('?x <urn:p> <urn:f2000>'), id: 'c', status: 'success', output: '[]' },
  ];
  const steps_details = [{ ...missed, detail: { closest: 'c' } }];
  const entry = makeEntry({ reference_steps: reference, actual_steps: steps, steps_details });
  expect(stepQueriesOf(entry, why)?.things).toEqual(new Map([['<urn:f2000>', null]]));
  // A way from another entity than the asked one is read as that entity.
  const [first, second] = steps;
  const found = { id: '0', name: 's', status: 'success', args: {}, output: '["urn:h7000"]' };
  const other = { ...first, ...query('<urn:h7000> <urn:q> ?y') };
  const otherEntry = makeEntry({ reference_steps: reference, actual_steps: [found, other, second], steps_details });
  expect(stepQueriesOf(otherEntry, why)?.things).toEqual(new Map([['<urn:f2000>', '<urn:h7000>']]));
});

test.each<[string, Record<string, unknown>]>([
  ['no details', {}],
  ['no list of steps', { steps_details: [{ group: 0, step: 0, matches: 'a' }], actual_steps: 5 }],
  ['an id that no step has', { steps_details: [{ group: 0, step: 0, matches: 'z' }] }],
])('%s: none', (_, entry) => {
  expect(stepQueriesOf(makeEntry({ reference_steps, actual_steps, ...entry }), why)).toBeUndefined();
});

test('an answer that failed has its error in a run that is read, cut as in the run itself', () => {
  const entry = { ...makeEntry({ reference_steps }), status: 'error', error: `no answer ${'x'.repeat(500)}` };
  const decoded = decodeEvaluation([entry], 'evaluation.yaml', 'main', String);
  const [question] = decoded.kind === 'ok' ? decoded.value.questions : [];
  expect(question?.why?.detail.error).toMatch(/^no answer x{50,200}…$/);
});
