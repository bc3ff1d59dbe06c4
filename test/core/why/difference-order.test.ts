import { describe, expect, test } from 'vitest';
import { decodeDetail } from '../../../src/core/corpus/cause-detail.js';
import { lineDetail } from '../../../src/core/runs/question-figures.js';
import { countDifferences, likeliestFirst } from '../../../src/core/why/difference-order.js';
import type { FoundDifference } from '../../../src/core/why/possible-differences.js';
import {
  type CauseDetail,
  type CauseKind,
  DIFFERENCE_KINDS,
  type QueryDifference,
} from '../../../src/core/words/causes.js';
import { whyText } from '../../../src/report/words/cause-sentences.js';

const constant: QueryDifference = { kind: 'constant_other', expected: '<urn:l>', actual: '<urn:m>' };
const sameId: QueryDifference = { kind: 'constant_other', expected: '<urn:uuid:f176>', actual: '"f176"' };
const property: QueryDifference = { kind: 'predicate_other', expected: 'cim:a', actual: 'cim:b' };
const other: QueryDifference = { kind: 'predicate_other', expected: 'cim:c', actual: 'cim:d' };
const extra: QueryDifference = { kind: 'predicate_extra', actual: 'cim:e' };
const label: QueryDifference = { kind: 'predicate_extra', actual: 'OPTIONAL cim:name' };
const missing: QueryDifference = { kind: 'filter_missing', expected: '? != <urn:l>' };
const distinct: QueryDifference = { kind: 'distinct', actual: 'DISTINCT' };
const limit: QueryDifference = { kind: 'limit', actual: 'LIMIT 10' };
const returned: QueryDifference = { kind: 'projects_other', expected: 'cim:A', actual: 'cim:B' };

function ordered(
  differences: readonly QueryDifference[],
  matching: readonly (readonly QueryDifference[])[] = [],
  kind: CauseKind = 'other_rows',
  detail: CauseDetail = {},
): QueryDifference[] {
  return likeliestFirst(differences, countDifferences(matching), { cause: { kind, step: 0 }, detail });
}

test('what occurs in matching steps comes after what does not', () => {
  expect(ordered([property, constant], [[property]])).toEqual([constant, property]);
  expect(ordered([sameId, property], [[sameId], [sameId, property]])).toEqual([property, sameId]);
});

test('of one kind, what matching steps have exactly so comes last', () => {
  expect(ordered([property, other], [[property]])).toEqual([other, property]);
  expect(ordered([other, property], [[other], [other]])).toEqual([property, other]);
});

test('a step counts once, however often it has a kind', () => {
  expect(ordered([property, limit], [[property, other], [limit], [limit]])).toEqual([property, limit]);
});

test('one id in two forms is another kind than another id', () => {
  expect(ordered([sameId, constant], [[{ ...sameId, expected: '<urn:uuid:abcd>', actual: '"abcd"' }]])).toEqual([
    constant,
    sameId,
  ]);
});

test('without any matching step constants and classes come first', () => {
  expect(ordered([limit, property, constant])).toEqual([constant, property, limit]);
});

test('a filter in place of a pattern comes before what only one side has, a filter of one side after it', () => {
  const inPlace: QueryDifference = { kind: 'filter_extra', expected: '"open"', actual: '? = "open"' };
  expect(ordered([extra, missing, inPlace])).toEqual([inPlace, extra, missing]);
});

test('at most five', () => {
  expect(ordered([constant, sameId, property, other, extra, missing, limit])).toHaveLength(5);
});

test.each<[CauseKind, QueryDifference[], QueryDifference]>([
  ['empty_result', [missing, limit, returned, label, property], property],
  ['missing_rows', [missing, label, extra], extra],
  ['extra_rows', [extra, constant], constant],
  ['extra_rows', [extra, missing], missing],
  ['other_rows', [distinct, returned], returned],
])('%s: what by itself cannot lead to it is left out, however rare', (kind, differences, first) => {
  expect(ordered(differences, [[first]], kind)).toEqual([first]);
});

describe('where only repeats are wrong, DISTINCT alone can be the reason', () => {
  const matching = [[distinct], [distinct]];
  const without: QueryDifference = { kind: 'distinct', expected: 'DISTINCT' };
  const first = (difference: QueryDifference, expected: number, actual: number) => {
    const cause = { kind: 'extra_rows' as const, step: 0, expected, actual };
    const miss = { cause, detail: { only_repeats: true } };
    return likeliestFirst([constant, difference], countDifferences(matching), miss)[0];
  };

  test('one too many takes repeats away, a missing one leaves them', () => {
    expect(first(distinct, 12, 6)).toEqual(distinct);
    expect(first(without, 6, 12)).toEqual(without);
  });

  test('not in the other direction, nor where rows differ', () => {
    expect(first(distinct, 6, 12)).toBeUndefined();
    expect(first(without, 12, 6)).toBeUndefined();
    expect(ordered([constant, distinct], matching, 'extra_rows')).toEqual([constant]);
  });
});

describe('what leads, however often it occurs', () => {
  const kept: QueryDifference = { kind: 'filter_extra', actual: '? != ?' };
  test.each<[CauseKind, QueryDifference]>([
    ['given_row_extra', missing],
    ['given_row_missing', kept],
  ])('%s: the filter that keeps an entity out', (kind, filter) => {
    expect(ordered([constant, property, filter], [[filter], [filter]], kind)[0]).toEqual(filter);
  });

  test('a pattern in a branch of a UNION can add rows', () => {
    const alternative = { ...extra, isAlternative: true };
    expect(likeliestFirst([missing, alternative], countDifferences([[missing]]), miss('extra_rows'))[0]).toEqual(extra);
  });

  test('an IRI that the agent found on its way, and an optional property, come after', () => {
    const derived = { ...constant, isDerived: true };
    expect(likeliestFirst([derived, property], countDifferences([[property]]), miss('other_rows'))[0]).toEqual(
      property,
    );
    expect(ordered([label, property], [[other, property]])[0]).toEqual(property);
  });

  test('at an empty result the property in place of another comes before one that is there as well', () => {
    expect(ordered([extra, property], [[other]], 'empty_result')[0]).toEqual(property);
  });

  test('a property that only shows a value comes after all that can lead to the miss', () => {
    const shown = { ...extra, isShown: true };
    expect(likeliestFirst([shown, property], countDifferences([[property]]), miss('empty_result'))[0]).toEqual(
      property,
    );
  });
});

describe('what says most comes first', () => {
  const found = (differences: readonly FoundDifference[], kind: CauseKind, detail: CauseDetail = {}) =>
    likeliestFirst(differences, countDifferences([]), { cause: { kind, step: 0, actual: 3, common: 2 }, detail });
  const left: FoundDifference = { kind: 'constant_other', expected: '<urn:l>' };
  const less: FoundDifference = { kind: 'path', expected: 'cim:a', isLink: true };
  const unlinked: FoundDifference = { kind: 'path', expected: 'cim:a/cim:b', isUnlinked: true };
  const filter: QueryDifference = { kind: 'filter_extra', actual: '? > "3"' };
  const plain = ({ kind, expected, actual }: FoundDifference): QueryDifference => ({
    kind,
    ...(expected !== undefined && { expected }),
    ...(actual !== undefined && { actual }),
  });

  test('other properties to the entity before a filter, at an empty result', () => {
    expect(found([filter, property, less], 'empty_result')).toEqual([plain(less), property, filter].toSorted(byKind));
  });

  test('an entity that the query leaves out, where there are too many rows', () => {
    expect(found([property, unlinked, left], 'extra_rows')).toEqual([left, plain(unlinked), property]);
  });

  test('but not one that a filter may find by its name', () => {
    const named = [left, unlinked].map((one) => ({ ...one, isNamedElsewhere: true }));
    expect(found([...named, property], 'extra_rows')[0]).toEqual(property);
  });

  test('a part of the way that is left out empties a result, an entity that is left out does not', () => {
    expect(found([left, unlinked, less], 'empty_result')).toEqual([plain(less)]);
  });

  test('that a part of the way is left out may do no harm elsewhere', () => {
    const counts = countDifferences([[plain(less)]]);
    expect(likeliestFirst([filter, less], counts, miss('empty_result'))[0]).toEqual(plain(less));
  });

  test('the same relation from its other end is the last to be said', () => {
    const turned: FoundDifference = {
      kind: 'path',
      expected: 'cim:a',
      actual: '^cim:b',
      isLink: true,
      isSameRelation: true,
    };
    expect(found([turned, filter], 'empty_result')).toEqual([filter, plain(turned)]);
  });

  test.each<CauseKind>(['entity_not_found', 'step_failed', 'unreadable', 'unbound_column', 'order', 'split'])(
    'nothing beside %s',
    (kind) => {
      expect(found([constant, property, less], kind)).toEqual([]);
    },
  );

  test('beside a missing column only what is returned instead', () => {
    expect(found([constant, returned], 'missing_column')).toEqual([returned]);
    expect(found([{ kind: 'projects_other', expected: 'cim:A' }], 'literal_for_iri')).toEqual([]);
  });

  test('nothing beside extra rows without a value, and they are called so', () => {
    const detail = { extra_rows: [[null]] };
    expect(found([property], 'extra_rows', detail)).toEqual([]);
    expect(found([property], 'extra_rows', { extra_rows: [['a']] })).toEqual([property]);
    const cause = { kind: 'extra_rows', step: 0, expected: 2, actual: 3, common: 2 } as const;
    for (const kept of [detail, lineDetail(detail), decodeDetail(detail)]) {
      const text = whyText({ cause, detail: kept, stepName: 'sparql_query', status: 'success' });
      expect(text).toEqual(['1 extra row without a value (3, expected 2)']);
    }
    expect(lineDetail({ extra_rows: [['a'], [null]] })).not.toHaveProperty('extra_rows');
  });

  test('another entity before another way to it', () => {
    expect(found([{ ...property, isLink: true }, constant], 'other_rows')).toEqual([constant, property]);
  });

  test('the direction of a property that gave right rows comes last', () => {
    const turned: FoundDifference = { kind: 'path', expected: 'cim:a', actual: '^cim:a', isLink: true };
    expect(found([turned, filter], 'missing_rows')).toEqual([filter, plain(turned)]);
    expect(likeliestFirst([turned, filter], countDifferences([]), miss('empty_result'))[0]).toEqual(plain(turned));
  });

  test('where rows are missing a filter before a property that is there as well', () => {
    expect(found([extra, filter], 'missing_rows')[0]).toEqual(filter);
    expect(found([extra, filter], 'empty_result')[0]).toEqual(extra);
  });

  test('another way that is right elsewhere may be wrong here', () => {
    const way: FoundDifference = { ...property, isLink: true };
    const counts = countDifferences([[property]]);
    expect(likeliestFirst([filter, way], counts, miss('empty_result'))[0]).toEqual(property);
  });

  test('a limit leaves rows out, and the lack of one lets them in', () => {
    const lacking: QueryDifference = { kind: 'limit', expected: 'LIMIT 1' };
    expect([found([limit], 'missing_rows'), found([lacking], 'missing_rows')]).toEqual([[limit], []]);
    expect([found([limit], 'extra_rows'), found([lacking], 'extra_rows')]).toEqual([[], [lacking]]);
  });

  test('a filter that keeps two variables apart leads only where the way to the entity is the same', () => {
    const apart: QueryDifference = { kind: 'filter_extra', actual: '? != ?' };
    expect(found([property, apart], 'given_row_missing')[0]).toEqual(apart);
    expect(found([{ ...property, isLink: true }, apart], 'given_row_missing')[0]).toEqual(property);
  });
});

const byKind = (one: QueryDifference, other: QueryDifference) =>
  DIFFERENCE_KINDS.indexOf(one.kind) - DIFFERENCE_KINDS.indexOf(other.kind);

const miss = (kind: CauseKind) => ({ cause: { kind, step: 0 }, detail: {} });

test('the order does not depend on the order of the matching steps', () => {
  const matching = [[property], [constant, limit], [limit], [other]];
  const differences = [limit, constant, other, property];
  expect(ordered(differences, matching)).toEqual(ordered(differences, matching.toReversed()));
});
