import { expect, test } from 'vitest';
import type { BaseDifference, CauseDetail, QueryDifference } from '../../../src/core/words/causes.js';
import { renderMarkdown } from '../../../src/report/formats/markdown.js';
import { whyOf } from '../../../src/report/words/cause-sentences.js';
import { plain } from '../../../src/report/words/text.js';
import { parseComment } from '../../support/github/gfm.js';
import { makeFigures } from '../../support/make.js';

function sentence(detail: CauseDetail): string {
  const why = { cause: { kind: 'order', step: 0 }, stepName: 'sparql_query', detail } as const;
  return plain(whyOf(makeFigures({ id: 'q', score: 0, why })));
}

test.each<[string, QueryDifference]>([
  ['cim:b where the reference has cim:a', { kind: 'predicate_other', expected: 'cim:a', actual: 'cim:b' }],
  ['lacks cim:a, which the reference has', { kind: 'predicate_missing', expected: 'cim:a' }],
  ['has cim:b, which the reference does not have', { kind: 'predicate_extra', actual: 'cim:b' }],
  ['class cim:B where the reference has cim:A', { kind: 'class_other', expected: 'cim:A', actual: 'cim:B' }],
  ['"f176" where the reference has <urn:f176>', { kind: 'constant_other', expected: '<urn:f176>', actual: '"f176"' }],
  [
    'c:mRID "b52df43a" where the reference has <urn:uuid:b52df43a-d617-11e5-9a54-c8f73334bf7e>; b52df43a is only a part of its id',
    {
      kind: 'constant_other',
      expected: '<urn:uuid:b52df43a-d617-11e5-9a54-c8f73334bf7e>',
      actual: 'c:mRID "b52df43a"',
    },
  ],
  [
    'looks the entity up by c:mRID "f176" where the reference has its IRI, <urn:l>',
    { kind: 'looked_up', expected: '<urn:l>', actual: 'c:mRID "f176"' },
  ],
  ['any value of c:q where the reference has "700"', { kind: 'predicate_other', expected: 'c:q "700"', actual: 'c:q' }],
  [
    'asks about another entity: ?answer c:q <urn:m> where the reference has ?answer c:p <urn:l>',
    { kind: 'path', expected: '?answer c:p <urn:l>', actual: '?answer c:q <urn:m>', other_entity: 'other' },
  ],
  [
    'asks about another entity, which an earlier step returned: <urn:m> c:q ?answer where the reference has ?answer c:p <urn:l>',
    { kind: 'path', expected: '?answer c:p <urn:l>', actual: '<urn:m> c:q ?answer', other_entity: 'earlier step' },
  ],
  [
    '<urn:l> c:q ?answer where the reference has ?answer c:p <urn:l>',
    { kind: 'path', expected: '?answer c:p <urn:l>', actual: '<urn:l> c:q ?answer' },
  ],
  ['returns ?t, which no pattern binds', { kind: 'unbound', actual: '?t' }],
  ['returns ?t, which no pattern binds; the patterns bind ?u', { kind: 'unbound', expected: '?u', actual: '?t' }],
  ['has filter ? > "3", which the reference does not have', { kind: 'filter_extra', actual: '? > "3"' }],
  ['lacks filter ? > "3", which the reference has', { kind: 'filter_missing', expected: '? > "3"' }],
  ['returns cim:B where the reference returns cim:A', { kind: 'projects_other', expected: 'cim:A', actual: 'cim:B' }],
  ['does not return cim:A as the reference does', { kind: 'projects_other', expected: 'cim:A' }],
  ['has LIMIT 10, which the reference does not have', { kind: 'limit', actual: 'LIMIT 10' }],
  ['lacks ORDER BY DESC(?n), which the reference has', { kind: 'order', expected: 'ORDER BY DESC(?n)' }],
  ['^cim:a where the reference has cim:a', { kind: 'path', expected: 'cim:a', actual: '^cim:a' }],
])('query: %s', (words, difference) => {
  expect(sentence({ query_difference: [difference] })).toBe(`the right rows in another order; query: ${words}`);
});

test('a query that was not read says so', () =>
  expect(sentence({ query_unread: true })).toBe(
    'the right rows in another order; query not compared: the run has too many missed queries',
  ));

test.each<[string, Omit<BaseDifference, 'label'>]>([
  ['query: cim:b; main asked cim:a', { kind: 'predicate_other', expected: 'cim:a', actual: 'cim:b' }],
  ['query: lacks cim:a, which main has', { kind: 'path', expected: 'cim:a' }],
])('against another run, in place of the reference: %s', (words, difference) => {
  const own: QueryDifference = { kind: 'limit', actual: 'LIMIT 10' };
  expect(sentence({ query_difference: [own], base_difference: { ...difference, label: 'main' } })).toBe(
    `the right rows in another order; ${words}`,
  );
});

test('where the difference to another run is long: that to the reference', () => {
  const base_difference: BaseDifference = { kind: 'path', expected: 'cim:a', actual: 'c'.repeat(300), label: 'main' };
  expect(sentence({ query_difference: [{ kind: 'limit', actual: 'LIMIT 10' }], base_difference })).toBe(
    'the right rows in another order; query: has LIMIT 10, which the reference does not have',
  );
});

test('arguments by their paths', () =>
  expect(sentence({ argument_difference: ['$.k', '$.where[0].name'] })).toBe(
    'the right rows in another order; arguments that differ: $.k, $.where[0].name',
  ));

test('only the first, and none that is long', () => {
  const short: QueryDifference = { kind: 'predicate_extra', actual: 'cim:a' };
  const long: QueryDifference = { kind: 'predicate_extra', actual: `cim:${'a'.repeat(300)}` };
  expect(sentence({ query_difference: [short, long] })).toMatch(
    /; query: has cim:a, which the reference does not have$/,
  );
  expect(sentence({ query_difference: [long, short] })).toBe('the right rows in another order');
  expect(sentence({ query_difference: [] })).toBe('the right rows in another order');
});

test('a part of one branch of a UNION is said to be one', () => {
  const difference: QueryDifference = { kind: 'predicate_extra', actual: 'cim:a', in_union: true };
  expect(sentence({ query_difference: [difference] })).toMatch(
    /; query: in a branch of its UNION, has cim:a, which the reference does not have$/,
  );
});

test('what a query says is not live in a comment', () => {
  const actual = '"` <b>@ada</b> [x](http://evil.example) | \u202e"';
  const detail: CauseDetail = { query_difference: [{ kind: 'constant_other', actual }] };
  const why = { cause: { kind: 'order', step: 0 }, stepName: 'sparql_query', detail } as const;
  const text = whyOf(makeFigures({ id: 'q', score: 0, why }));
  const markdown = renderMarkdown({ passed: true, title: ['t'], blocks: [{ kind: 'paragraph', text }] });
  expect(markdown).toContain('which the reference does not have');
  for (const live of ['\u202e', ' | ']) expect(markdown).not.toContain(live);
  expect(parseComment(markdown, 'https://github.com/acme/').problems).toEqual([]);
});
