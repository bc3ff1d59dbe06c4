import { describe, expect, test } from 'vitest';
import { loadQueryComparer } from '../../../src/adapters/sparql-queries.js';
import { wayOnlyIn } from '../../../src/core/why/compare-ways.js';
import { conditionsOfAll, conditionsOfRuns } from '../../../src/core/why/condition-table.js';
import { harmlessTexts, likelyDifferences } from '../../../src/core/why/likely-differences.js';
import { type CauseDetail, type CauseKind, namedDifferences } from '../../../src/core/words/causes.js';
import { likely } from '../../support/queries.js';

const compare = await loadQueryComparer();

/** A SELECT of `?t` with these patterns, under one prefix. */
function query(patterns: string, tail = ''): string {
  return `PREFIX c: <https://c.example/ns#> SELECT ?t { ${patterns} } ${tail}`;
}

interface Miss {
  readonly kind: CauseKind;
  readonly expected?: number;
  readonly actual?: number;
  readonly common?: number;
  readonly detail?: CauseDetail;
  /** Patterns of the reference and of a query that matched, in the same template. */
  readonly matching?: readonly (readonly [string, string])[];
  /** The same of other templates. */
  readonly elsewhere?: readonly (readonly [string, string])[];
  readonly derived?: readonly string[];
}

/** What is said of two queries, each difference in one line. */
function said(
  reference: string,
  actual: string,
  { kind, detail = {}, matching = [], elsewhere = [], derived = [], ...rows }: Miss,
) {
  const compared = compare(reference, actual, new Map(derived.map((iri) => [iri, null])));
  const textsOf = (all: NonNullable<Miss['matching']>) =>
    all.flatMap(([one, other]) => harmlessTexts(compare(query(one), query(other)) ?? fail()));
  const found = likely(compared, { cause: { kind, step: 0, ...rows }, detail }, textsOf(matching), textsOf(elsewhere));
  return found.map(({ kind: one, expected = '', actual: other = '' }) => `${one} ${expected} | ${other}`.trim());
}

function fail(): never {
  throw new Error('not compared');
}

/** A miss of this kind about which nothing else is known. */
function missOf(kind: CauseKind) {
  const harmless: ReadonlySet<string> = new Set();
  return { cause: { kind, step: 0 }, detail: {}, harmless, harmlessElsewhere: harmless };
}

const WAY = 'predicate_other c:p | c:q';
const empty = { kind: 'empty_result' } as const;

test('a property that the reference has in another place is not said to be missing there', () => {
  const reference = query('?t c:p ?b . ?b c:q <urn:l>');
  const actual = query('<urn:l> c:r ?b . ?b c:s ?t . ?t c:p ?b');
  expect(said(reference, actual, empty)).toEqual(['path ?answer c:p/c:q <urn:l> | <urn:l> c:r/c:s ?answer']);
});

test('a class of any query of the run that stands in place of a property is said to be one', async () => {
  const reference = query('?t c:L.node/c:N.line <urn:l>');
  const actual = query('?t c:Node/c:N.line <urn:l> ; c:q "1"');
  const compareAll = await loadQueryComparer([query('?n a c:Node'), actual]);
  const kinds = (kind: CauseKind) => likely(compareAll(reference, actual), missOf(kind)).map((one) => one.kind);
  expect(kinds('empty_result').slice(0, 2)).toEqual(['class_as_property', 'predicate_other']);
  // A query that has rows does not ask for it, or not in all of its branches.
  expect(kinds('extra_rows')).not.toContain('class_as_property');
});

test('a property of the reference is none of the classes of the run, whatever another query took it for', async () => {
  const reference = query('?t c:part/c:line <urn:l>');
  const actual = query('?t c:other/c:part <urn:l>');
  const compareAll = await loadQueryComparer([query('?n a c:part'), actual]);
  const found = likely(compareAll(reference, actual), missOf('empty_result'));
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ kind }) => kind)).not.toContain('class_as_property');
});

describe('subject and object exchanged', () => {
  const reference = query('?t c:R.terminal ?x . ?x c:T.equipment <urn:l>');
  const exchanged = 'exchanged  | c:R.terminal';

  test('is named before all else of the way, also from an entity that was found on the way', () => {
    const actual = query('<urn:l> c:R.terminal ?t');
    expect(said(reference, actual, empty)).toEqual([
      exchanged,
      'path ?answer c:R.terminal/c:T.equipment <urn:l> | <urn:l> c:R.terminal ?answer',
    ]);
    const onTheWay = { ...empty, derived: ['<urn:x>'] };
    expect(said(reference, query('<urn:x> c:R.terminal ?t'), onTheWay)[0]).toBe(exchanged);
  });

  test('is all that is said where nothing else differs, also beside a second property of the reference', () => {
    expect(said(query('?t c:part <urn:l>'), query('<urn:l> c:part ?t'), empty)).toEqual(['exchanged  | c:part']);
    const both = query('?t c:part <urn:l> ; c:deep <urn:l>');
    expect(said(both, query('<urn:l> c:deep ?t'), empty)).toEqual(['exchanged  | c:deep']);
  });

  test('is not said where rows show that the property has this direction, nor of one in both directions', () => {
    const [first] = said(query('?t c:part <urn:l>'), query('<urn:l> c:part ?t'), { kind: 'other_rows' });
    expect(first).not.toMatch(/^exch/);
    const there = query('<urn:l> c:R.terminal ?x . ?t c:R.terminal ?x');
    expect(said(reference, there, empty).filter((one) => one.startsWith('exch'))).toEqual([]);
  });

  test('is not said of a step from the entity that the reference has from an answer of the same class', () => {
    const pair = query('?t a c:Trigger ; c:stage ?s . ?s c:trigger <urn:l> . <urn:l> a c:Trigger');
    expect(said(pair, query('<urn:l> c:stage ?t'), empty).filter((one) => one.startsWith('exch'))).toEqual([]);
  });
});

test('a returned variable that no pattern binds is named behind what leaves the result empty', () => {
  const reference = query('?t c:p <urn:l>');
  expect(said(reference, query('?other c:q <urn:l>'), empty)).toEqual([WAY, 'unbound ?other | ?t']);
  const optional = 'OPTIONAL { ?t c:q <urn:l> }';
  for (const bound of ['BIND(1 AS ?t)', 'VALUES ?t { <urn:v> }', optional, '?s ?t ?o', 'GRAPH ?t { ?s c:q ?o }'])
    expect(said(reference, query(bound), empty).join()).not.toContain('unbound');
});

test('an entity that is written as text is also said to be connected with nothing', () => {
  const text = { kind: 'entity_not_found', detail: { is_found: true } } as const;
  const reference = query('?t c:part <urn:uuid:11717171-cb8e-444f-a054-e98d1ca477e7>');
  const actual = query('?f a c:Fuse ; c:mRID "urn:uuid:11717171-cb8e-444f-a054-e98d1ca477e7" . ?b c:level ?t');
  expect(said(reference, actual, text)).toEqual(['unconnected <urn:uuid:11717171-cb8e-444f-a054-e98d1ca477e7> |']);
});

test('the values of a variable in a branch of a UNION are compared', () => {
  const withValues = (values: string) => query(`{ VALUES ?s { ${values} } ?t c:state ?s } UNION { ?t c:q <urn:l> }`);
  const [line = ''] = said(withValues('<urn:a> <urn:b>'), withValues('<urn:a> <urn:c>'), empty);
  expect(line).toContain('urn:b');
  expect(line).toContain('urn:c');
});

test('the same way is no difference where a query asks for something more on it', () => {
  const reference = query('?t c:a ?x . ?x c:b <urn:l>');
  const actual = query('?t c:a ?x . ?x c:b <urn:l> ; c:d "1"');
  expect(said(reference, actual, empty)).toEqual(['predicate_extra  | ?x c:d "1"']);
});

test('a condition is written as a query has it, with the signs of its texts', () => {
  const [reference, name] = [query('?t c:p <urn:l>'), '"Linie 1 → Mitte — Ost"'];
  const named = said(reference, query(`?t c:p <urn:l> ; c:n ${name}`), empty);
  expect(named).toEqual([`predicate_extra  | ?answer c:n ${name}`]);
  expect(said(reference, query(`?t c:p <urn:l> ; c:n ?n FILTER(?n = ${name})`), empty)[0]).toContain(name);
});

test('two ways that begin or end alike are shown whole', () => {
  const way = (path: string) => query(`?t ${path} <urn:l>`);
  expect(said(way('c:a/c:p'), way('c:a/c:q'), empty)).toEqual(['predicate_other c:a/c:p | c:a/c:q']);
  expect(said(way('c:p/c:z'), way('c:q/c:r/c:z'), empty)).toEqual(['path c:p/c:z | c:q/c:r/c:z']);
  expect(said(way('c:a/c:p'), way('c:a'), empty)[0]).toMatch(/ c:p \|$/);
  // Without room for both, only what differs.
  const long = (last: string) =>
    query(`?t ${Array.from({ length: 8 }, (_, at) => `c:${'part'.repeat(5)}${at}`).join('/')}/c:${last} <urn:l>`);
  expect(said(long('p'), long('q'), empty)).toEqual(['predicate_other …/c:p | …/c:q']);
});

test('a variable in several branches of a UNION is another one in each', () => {
  const branch = (property: string) => `{ ?l ${property} <urn:l> . ?l c:q ?t . ?t c:name ?n }`;
  const actual = query(`${branch('c:p')} UNION ${branch('c:r')}`).replace('?t', '?t ?n');
  expect(said(query('?t c:s <urn:l>'), actual, empty)).toEqual(['path c:s | ^c:q/c:p', 'path  | ^c:q/c:r']);
  // Outside of them it is one.
  const shared = query('?l c:q ?t . { ?l c:p <urn:l> } UNION { ?l c:r "1" }');
  expect(said(query('?t c:s <urn:l>'), shared, empty)[0]).toBe('path c:s | ^c:q/c:p');
});

test('a value that can be absent is not the answer where another variable fits', () => {
  const actual = query('?e c:id "urn:l1" . ?x c:of ?e . OPTIONAL { ?x c:size ?s }').replace('?t', '?e ?s');
  const found = said(query('?t c:with <urn:l1>'), actual, empty);
  expect(found).toEqual(['predicate_other c:with | c:of', 'looked_up urn:l1 | c:id "urn:l1"']);
});

test('a listed class does not make a query a list of things', () => {
  const actual = query('?t a ?class ; c:q <urn:l> . VALUES ?class { c:T }').replace('?t {', '?t ?class {');
  expect(said(query('?t a c:T ; c:p <urn:l>'), actual, empty)).toEqual([WAY]);
});

test('a name in addition is said where no right query of the run has it, and the result is empty', () => {
  const [reference, actual] = [query('?t c:p <urn:l>'), query('?t c:q <urn:l> ; c:label ?n').replace('?t', '?t ?n')];
  const elsewhere = (name: string) => [['?t c:p <urn:m>', `?t c:p <urn:m> ; c:${name} "n"`]] as const;
  const found = said(reference, actual, { ...empty, elsewhere: elsewhere('title') });
  expect(found).toEqual([WAY, 'predicate_extra  | ?answer c:label']);
  expect(said(reference, actual, { ...empty, elsewhere: elsewhere('label') })).toEqual([WAY]);
  expect(said(reference, actual, { kind: 'extra_rows', elsewhere: elsewhere('title') })).toEqual([WAY]);
});

describe('the order of the differences', () => {
  test('what occurs in matching queries of the template comes last, with whatever entity', () => {
    const [reference, actual] = [query('?t c:p <urn:l>'), query('?t c:q <urn:l> ; c:r "1"')];
    expect(said(reference, actual, empty)).toEqual([WAY, 'predicate_extra  | ?answer c:r "1"']);
    const matching = [['?t c:p <urn:m>', '?t c:q <urn:m>']] as const;
    expect(said(reference, actual, { ...empty, matching })).toEqual(['predicate_extra  | ?answer c:r "1"', WAY]);
  });

  test.each([
    ['?t c:p ?b', '?t (c:p|c:q) ?b', 'predicate_other c:p | (c:p|c:q)'],
    ['?t (c:p|c:q) ?b', '?t c:p ?b', 'predicate_other (c:p|c:q) | c:p'],
    ['?b c:p ?t', '?b (c:p|c:q) ?t', 'predicate_other c:p | (c:p|c:q)'],
  ])('a choice of properties in place of one of them: %s, %s', (reference, actual, expected) => {
    expect(said(query(reference), query(actual), { kind: 'extra_rows' })[0]).toBe(expected);
  });

  test('a filter of an absent value that no OPTIONAL next to it binds is not lost', () => {
    const reference = query('{ ?t a c:C OPTIONAL { ?t c:end ?e } } FILTER(!BOUND(?e))');
    const found = said(reference, query('{ ?t a c:C OPTIONAL { ?t c:end ?e } }'), { kind: 'extra_rows' });
    expect(found.some((line) => line.startsWith('filter_missing'))).toBe(true);
  });

  test('of two ways, what occurs in matching queries of other templates comes last', () => {
    const [reference, actual] = [query('?t c:p <urn:l> ; c:q <urn:k>'), query('?t c:r <urn:l> ; c:s <urn:k>')];
    const ways = ['predicate_other c:p | c:r', 'predicate_other c:q | c:s'];
    expect(said(reference, actual, empty)).toEqual(ways);
    const elsewhere = [['?t c:p <urn:m>', '?t c:r <urn:m>']] as const;
    expect(said(reference, actual, { ...empty, elsewhere })).toEqual(ways.toReversed());
    // Before what is less likely in any case.
    const more = query('?t c:r <urn:l> ; c:v "1"');
    const found = said(query('?t c:p <urn:l>'), more, { ...empty, elsewhere });
    expect(found).toEqual([ways[0], 'predicate_extra  | ?answer c:v "1"']);
  });

  test('an entity that is left open comes first where rows are too many, although another way to it is right', () => {
    const [reference, actual] = [query('?t c:p <urn:l> ; c:r "1"'), query('?t c:p ?x . ?x c:name ?n')];
    const matching = [['?t c:p <urn:m>', '<urn:m> c:q ?t']] as const;
    expect(said(reference, actual, { kind: 'extra_rows', matching })[0]).toBe('entity_open c:p <urn:l> |');
  });

  test('what a query returns instead is not said of a column that the cause names', () => {
    const [reference, actual] = ['?t', '?x'].map((name) => `SELECT ${name} { ?t <urn:c:p> ?x }`) as [string, string];
    const miss = { kind: 'missing_column', detail: { unmatched_columns: ['t'] } } as const;
    expect(said(reference, actual, miss)).not.toEqual([]);
    expect(said(reference, actual, { ...miss, detail: { unreturned: 't' } })).toEqual([]);
  });

  test('how an entity is found is a reason where the result is empty, or where others can have its name', () => {
    const [iri, id] = ['<urn:uuid:0506353c-8adf-4f48-999f-bb1975c03467>', '0506353c-8adf-4f48-999f-bb1975c03467'];
    const reference = query(`?t c:p ${iri}`);
    const found = (text: string, miss: Miss) => said(reference, query(`?t c:q ?x . ?x ${text}`), miss);
    const rows = { kind: 'extra_rows', expected: 1, actual: 3, common: 1 } as const;
    expect(found(`c:mRID "${id.slice(0, 8)}"`, empty)).toEqual([`constant_other ${iri} | c:mRID "0506353c"`, WAY]);
    expect(found(`c:mRID "${id}"`, empty)).toEqual([WAY, `looked_up ${iri} | c:mRID "${id}"`]);
    expect(found(`c:mRID "${id}"`, rows)).toEqual([WAY]);
    const byName = `looked_up ${iri} | c:name "T1"`;
    expect(found('c:name "T1"', empty)).toEqual([WAY, byName]);
    expect(found('c:name "T1"', rows)).toEqual([WAY, byName]);
    const same = query('?t c:p ?x . ?x c:name "T1"');
    const repeats = { only_repeats: true };
    expect(said(reference, same, { ...rows, detail: repeats })).toEqual([byName]);
    expect(said(reference, same, { ...rows, detail: { ...repeats, repeated_for: 'class' } })).toEqual([]);
  });

  test('an answer that is looked for by the id of the entity is not the entity', () => {
    const [first] = said(query('?t c:p <urn:f1769a>'), query('?t c:mRID "f1769a" ; c:size ?s'), empty);
    expect(first).toBe('predicate_other c:p <urn:f1769a> | c:mRID "f1769a"');
  });

  test('a filter that leaves out the only expected row comes first', () => {
    const [reference, actual] = [query('?t c:p <urn:l>'), query('?t c:q <urn:l> FILTER(?t != <urn:l>)')];
    const filter = 'filter_extra  | <urn:l> != ?answer';
    expect(said(reference, actual, { kind: 'given_row_missing', expected: 1, actual: 0 })).toEqual([filter, WAY]);
    expect(said(reference, actual, empty)).toEqual([WAY, filter]);
  });

  test('a class of the entity is no reason where there are rows, and a name is none next to a reason', () => {
    const [reference, actual] = [query('?t c:p <urn:l> . <urn:l> a c:A'), query('?t c:q <urn:l> . <urn:l> a c:B')];
    expect(said(reference, actual, { kind: 'other_rows', expected: 1, actual: 1, common: 0 })).toEqual([WAY]);
    expect(said(reference, actual, empty)).toEqual([WAY, 'class_other <urn:l> a c:A | <urn:l> a c:B']);
    const named = 'SELECT ?t ?n { ?t <urn:q> <urn:l> ; <urn:name> ?n }';
    expect(said('SELECT ?t { ?t <urn:p> <urn:l> }', named, empty)).toEqual(['predicate_other <urn:p> | <urn:q>']);
    expect(said('SELECT ?t { ?t <urn:q> <urn:l> }', named, empty)).toEqual(['predicate_extra  | ?answer <urn:name>']);
  });

  test('an entity that a filter finds by its name is that entity', () => {
    const reference = query('?t c:p/c:q <urn:l>');
    const contains = 'CONTAINS(LCASE(STR(?n)), LCASE("Oslo"))';
    for (const filter of [contains, 'REGEX(?n, "Oslo", "i")', 'STRSTARTS(?n, "Oslo")']) {
      const actual = query(`?t c:p ?x . ?x c:name ?n FILTER(${filter})`);
      expect(said(reference, actual, empty), filter).toEqual(['path c:q |']);
    }
    const byName = (patterns: string) => said(reference, query(patterns), empty).join();
    // Of an answer, by no name, or next to another filter.
    expect(byName('?t c:p ?x ; c:name ?n FILTER(CONTAINS(?n, "Oslo"))')).toContain('filter_extra');
    expect(byName('?t c:p ?x . ?x c:r ?n FILTER(CONTAINS(?n, "Oslo"))')).toContain('filter_extra');
    const two = '?t c:p ?x . ?x c:name ?n, ?m FILTER(CONTAINS(?n, "Oslo")) FILTER(CONTAINS(?m, "K"))';
    expect(byName(two)).toContain('filter_extra');
  });

  describe('an entity that no pattern connects with what is returned', () => {
    const reference = query('?t c:p/c:q <urn:l>');
    const rows = { kind: 'extra_rows' } as const;
    const alone = '?t c:p ?n . ?x c:q <urn:l>';
    const isNamed = (actual: string, miss: Miss = rows) => said(reference, actual, miss)[0] === 'unconnected <urn:l> |';

    test('is named where rows are too many, or others', () => {
      expect(said(reference, query(alone), rows)).toEqual(['unconnected <urn:l> |']);
      expect(isNamed(query(`${alone} FILTER(?n != "1")`))).toBe(true);
      expect(isNamed(query(alone), { kind: 'other_rows' })).toBe(true);
      expect(isNamed(query(alone), empty)).toBe(false);
      expect(isNamed(query(alone), { kind: 'missing_rows' })).toBe(false);
    });

    test.each([
      ['a pattern', `${alone} . ?n c:r ?x`],
      ['a filter', `${alone} FILTER(?n < ?x)`],
      ['a computed value', `${alone} BIND(IRI(CONCAT(STR(?n), "a")) AS ?x)`],
      ['a graph', 'GRAPH ?g { ?t c:p ?n } GRAPH ?g { ?x c:q <urn:l> }'],
      ['a constant', '?t c:p <urn:k> . <urn:k> c:r <urn:l>'],
    ])('but not where %s may', (_, patterns) => {
      expect(isNamed(query(patterns))).toBe(false);
    });
  });

  test('another entity comes before another way', () => {
    const reference = query('?t c:p <urn:l> ; c:q <urn:k>');
    const actual = query('?t c:p <urn:m> ; c:r <urn:k>');
    const found = said(reference, actual, { kind: 'other_rows' });
    expect(found).toEqual(['constant_other <urn:l> | <urn:m>', 'predicate_other c:q | c:r']);
  });

  test('where rows are too many, an entity that the query does not name comes first', () => {
    const reference = query('?t a c:T ; c:p <urn:l> ; c:s "1"');
    const miss = { kind: 'extra_rows', expected: 1, actual: 3, common: 1 } as const;
    expect(said(reference, query('?t a c:U'), miss)).toEqual([
      'predicate_missing ?answer c:p <urn:l> |',
      'class_other c:T | c:U',
      'predicate_missing ?answer c:s "1" |',
    ]);
    // It may be the one that the filter finds by its name.
    const filtered = said(reference, query('?t a c:U ; c:n ?n FILTER(CONTAINS(?n, "x"))'), miss);
    expect(filtered.at(-1)).toBe('predicate_missing ?answer c:p <urn:l> |');
  });

  test('pairs, then what only one query has, then filters, then limits', () => {
    const actual = query('?t c:q <urn:l> ; c:r <urn:k> ; c:v ?v FILTER(?v > 5)', 'LIMIT 1 OFFSET 9');
    expect(said(query('?t c:p <urn:l>'), actual, empty)).toEqual([
      WAY,
      'predicate_extra  | ?answer c:r <urn:k>',
      'filter_extra  | ?v > "5"',
      'limit  | LIMIT 1 OFFSET 9',
      'predicate_extra  | ?answer c:v ?v',
    ]);
  });

  test('a value that is only shown is left out', () => {
    const actual = query('?t c:p <urn:l> ; c:r "1" OPTIONAL { ?t c:n ?n }');
    expect(said(query('?t c:p <urn:l>'), actual, empty)).toEqual(['predicate_extra  | ?answer c:r "1"']);
  });

  test('an IRI that the agent found on its way from the entity is not another entity', () => {
    const [reference, actual] = [query('?t c:p/c:q <urn:l>'), query('?t c:r <urn:m>')];
    expect(said(reference, actual, empty)).toEqual(['path ?answer c:p/c:q <urn:l> | ?answer c:r <urn:m>']);
    expect(said(query('?t c:p <urn:l>'), query('?t c:p <urn:m>'), empty)).toEqual(['constant_other <urn:l> | <urn:m>']);
    const onTheWay = { ...empty, derived: ['<urn:m>'] };
    expect(said(reference, actual, onTheWay)).toEqual(['path ?answer c:p/c:q <urn:l> | ?answer c:r <urn:m>']);
    expect(said(reference, query('?t c:p <urn:m>'), onTheWay)).toEqual(['constant_other <urn:l> | <urn:m>']);
  });
});

test('an IRI that the agent found on its way from another entity is read as that entity', () => {
  const [reference, actual] = [query('?t c:p/c:q <urn:l>'), query('?t c:p <urn:n>')];
  const compared = compare(reference, actual, new Map([['<urn:n>', '<urn:m>']]));
  const [first] = likely(compared, missOf('empty_result'));
  expect(first).toEqual({ kind: 'constant_other', expected: '<urn:l>', actual: '<urn:m>' });
});

test('a query that lists what it returns lacks the way to the other rows', () => {
  const miss = { kind: 'missing_rows', expected: 2, actual: 1, common: 1 } as const;
  const listed = query('VALUES ?t { <urn:l> } OPTIONAL { ?t c:n ?n }');
  expect(said(query('?t c:p/c:q <urn:l>'), listed, miss)).toEqual(['path ?answer c:p/c:q <urn:l> |']);
  expect(said(query('?t c:p/c:q <urn:l>'), listed, empty)).toEqual([]);
  // What it shows of the listed thing is not another way.
  const shown = listed.replace('?t {', '?t ?n {');
  expect(said(query('?t c:p/c:q <urn:l>'), shown, miss)).toEqual(['path ?answer c:p/c:q <urn:l> |']);
});

describe('what cannot have led to the miss is left out', () => {
  const base = '?t c:p <urn:l>';

  test.each<[string, Miss, string, string, string[]]>([
    ['a condition less empties no result', empty, `${base} ; c:s "1"`, base, []],
    ['a condition more adds no rows', { kind: 'extra_rows' }, base, `${base} ; c:s "1"`, []],
    ['a value that may be absent takes no rows away', empty, `${base} ; c:n ?n`, `${base} OPTIONAL { ?t c:n ?n }`, []],
    [
      'only the order leads to another order',
      { kind: 'order' },
      `${base} ; c:n ?n } ORDER BY ?n #`,
      `${base} ; c:n ?n ; c:s "1" } ORDER BY DESC(?n) #`,
      ['order ORDER BY ?n | ORDER BY DESC(?n)'],
    ],
    ['with a missing column only what is returned', { kind: 'missing_column' }, base, `${base} ; c:s "1"`, []],
    [
      'extra rows without a value say all',
      { kind: 'extra_rows', actual: 2, common: 1, detail: { extra_rows: [[null]] } },
      `${base} ; c:s "1"`,
      base,
      [],
    ],
  ])('%s', (_, miss, reference, actual, expected) => {
    expect(said(query(reference), query(actual), miss)).toEqual(expected);
  });

  const others = ['entity_not_found', 'step_failed', 'unreadable', 'unbound_column', 'split'] as const;
  test.each(others)('nothing with %s', (kind) => {
    expect(said(query(base), query('?t c:q <urn:m>'), { kind })).toEqual([]);
  });

  test('where only repeats are wrong, DISTINCT alone can be the reason: more without it, fewer with it', () => {
    const distinct = query(base).replace('SELECT', 'SELECT DISTINCT');
    const repeats = (expected: number, actual: number): Miss => {
      const common = Math.min(expected, actual);
      return { kind: 'extra_rows', expected, actual, common, detail: { only_repeats: true } };
    };
    expect(said(query(base), distinct, repeats(12, 6))).toEqual(['distinct  | DISTINCT']);
    expect(said(distinct, query(base), repeats(6, 12))).toEqual(['distinct DISTINCT |']);
    expect(said(query(base), distinct, repeats(6, 12))).toEqual([]);
    expect(said(distinct, query(base), repeats(12, 6))).toEqual([]);
    expect(said(query(base), distinct, { kind: 'extra_rows' })).toEqual([]);
  });
});

describe('with the right query of another run', () => {
  const reference = query('?t a c:T ; c:p <urn:l>');
  const base = query('?t c:q <urn:l> ; c:r "1"');
  const miss = missOf('empty_result');
  const tooMany = missOf('extra_rows');
  const beside = (one: string, other: string) => compare(one, other) ?? fail();
  const about = { entities: new Set(['<urn:l>']), named: undefined };

  test('what it has is never named, nor the lack of what it lacks', () => {
    const compared = beside(reference, query('?t c:q <urn:l> ; c:r "1" ; c:s "2"'));
    const alone = likelyDifferences(compared, miss).map(({ actual }) => actual);
    const found = likelyDifferences(compared, miss, [beside(reference, base)]).map(({ actual }) => actual);
    expect(alone).toHaveLength(3);
    expect(found).toEqual(['<https://c.example/ns#s> "2"']);
    const lacking = beside(reference, query('?t c:p <urn:l>'));
    expect(likelyDifferences(lacking, tooMany).map(({ kind }) => kind)).toEqual(['class_other']);
    expect(likelyDifferences(lacking, tooMany, [beside(reference, base)])).toEqual([]);
  });

  test.each(['?t c:p ?x', '?t c:p ?x . ?x c:n ?n', '?t c:p/c:n ?n'])('a way that is left open: %s', (patterns) => {
    const found = likelyDifferences(beside(query('?t c:p <urn:l>'), query(patterns)), tooMany);
    expect(found[0]).toMatchObject({ kind: 'entity_open', expected: '<https://c.example/ns#p> <urn:l>' });
  });

  test('an entity that nothing connects with what is returned is named, whichever entity the right query is about', () => {
    const compared = beside(reference, query('?t c:r ?n . ?x c:p <urn:l>'));
    const found = likelyDifferences(compared, tooMany, [beside(reference, query('?t c:q <urn:m>'))]);
    expect(found).toMatchObject([{ kind: 'unconnected', expected: '<urn:l>' }]);
  });

  test('its way is shown where no query of this run asked for it', () => {
    const found = likelyDifferences(beside(base, query('?t c:x <urn:l>')), miss);
    expect(wayOnlyIn(found, ['SELECT * { ?t c:x ?y }'], about)).toMatchObject({ expected: '<https://c.example/ns#q>' });
    expect(wayOnlyIn(found, ['SELECT * { ?t c:x ?y }', 'SELECT * { ?s c:q ?o.}'], about)).toBeNull();
  });

  test('its way is not shown where it leads to another entity than the question asks of, or than what is named', () => {
    const found = likelyDifferences(beside(base, query('?t c:x <urn:l>')), miss);
    expect(wayOnlyIn(found, [], { entities: new Set(['<urn:m>']), named: undefined })).toBeNull();
    const named = { kind: 'path', isWay: true, end: '<urn:m>' } as const;
    expect(wayOnlyIn(found, [], { entities: new Set(['<urn:l>', '<urn:m>']), named })).toBeNull();
    expect(wayOnlyIn(found, [], { ...about, named: { ...named, end: '<urn:l>' } })).not.toBeNull();
  });

  test('but not a name', () => {
    const compared = beside(query('?t c:name <urn:l>'), query('?t c:x <urn:l>'));
    expect(wayOnlyIn(likelyDifferences(compared, miss), [], about)).toBeNull();
  });

  test('all conditions, in the order of the reference, with what the first difference names', () => {
    const compared = beside(reference, query('?t c:x <urn:l> ; c:r "1"'));
    const [first] = likelyDifferences(compared, miss);
    const has = (texts: string, named = {}) => {
      const [reference, base, actual] = [...texts].map((sign) => sign === '●');
      return { reference, base, actual, ...named };
    };
    expect(conditionsOfAll(compared, first ? [first] : [], beside(reference, base))).toEqual([
      { text: '?answer —c:p→ <urn:l>', ...has('●––', { named: true }) },
      { text: '?answer a c:T', ...has('●––') },
      { text: '?answer —c:q→ <urn:l>', ...has('–●–') },
      { text: '?answer —c:r→ "1"', ...has('–●●') },
      { text: '?answer —c:x→ <urn:l>', ...has('––●', { named: true }) },
    ]);
  });

  test('the conditions of more than one run, also of one without a query', () => {
    const wrong = query('?t c:x <urn:l> ; c:r "1"');
    expect(conditionsOfRuns([beside(reference, wrong), null, beside(reference, base)])).toEqual([
      { text: '?answer —c:p→ <urn:l>', reference: true, runs: [false, null, false] },
      { text: '?answer a c:T', reference: true, runs: [false, null, false] },
      { text: '?answer —c:x→ <urn:l>', reference: false, runs: [true, null, false] },
      { text: '?answer —c:r→ "1"', reference: false, runs: [true, null, true] },
      { text: '?answer —c:q→ <urn:l>', reference: false, runs: [false, null, true] },
    ]);
    expect(conditionsOfRuns([null, null])).toEqual([]);
  });

  test.each<[title: string, actual: string, shown: string[]]>([
    [
      'a value that a filter is about has its name in both rows',
      '?t c:p <urn:l> ; c:size ?n FILTER(?n > 3)',
      ['?answer —c:size→ ?n', 'FILTER ?n > "3"'],
    ],
    ['any other value has none', '?t c:p <urn:l> ; c:size ?n', ['?answer —c:size→ (any)']],
    ['a filter of two entities is left out', '?t c:q <urn:l> FILTER(<urn:a> != <urn:b>)', ['?answer —c:q→ <urn:l>']],
  ])('%s', (_, actual, shown) => {
    const rows = conditionsOfAll(beside(query('?t c:p <urn:l>'), query(actual)), []);
    expect(rows.filter((row) => row.actual && !row.reference).map(({ text }) => text)).toEqual(shown);
  });

  const id = '<urn:uuid:b52df43a-7b40-49e6-8a4c-1f6b9c2d3e4f>';
  const textsOf = (compared: ReturnType<typeof beside>) => conditionsOfAll(compared, []).map(({ text }) => text);

  test('an entity that a query looks up by a text that is not its id is said to be looked up', () => {
    const compared = beside(query(`?t c:p ${id}`), query('?e c:mRID "b52df43a" . ?t c:p ?e'));
    expect(textsOf(compared)).toContain('<b52df43a…> looked up by c:mRID "b52df43a"');
  });

  test('an entity is shown by the first part of its UUID', () => {
    const compared = beside(query(`?t c:p ${id}`), query(`?t c:q ${id}`));
    expect(textsOf(compared)).toEqual(['?answer —c:p→ <b52df43a…>', '?answer —c:q→ <b52df43a…>']);
  });
});

describe('a filter that is no longer there', () => {
  const rows = { kind: 'extra_rows' } as const;

  test.each<[title: string, reference: string, actual: string, filter: string]>([
    ['behind a hop', '?t c:p ?l . ?l c:y ?y FILTER(?y > 3)', '?t c:p ?l . ?l c:y ?y', '?y > "3"'],
    ['behind a path', '?t c:p/c:y ?y FILTER(?y > 3)', '?x c:y ?y . ?t c:p ?x', '?y > "3"'],
    ['with its pattern', '?t c:p ?l . ?l c:y ?y FILTER(?y > 3)', '?t c:p ?l', '?y > "3"'],
    ['of what is not there', '?t c:p ?l FILTER NOT EXISTS { ?t c:q ?c }', '?t c:p ?l', 'NOT EXISTS { ?t c:q ?c }'],
  ])('%s is named, and no path that is still in the query', (_, reference, actual, filter) => {
    expect(said(query(reference), query(actual), rows)[0]).toBe(`filter_missing ${filter} |`);
  });

  test('is the same in all its forms', () => {
    const forms = [query('?t c:p ?l FILTER NOT EXISTS { ?t c:q ?c }'), query('?t c:p ?l MINUS { ?t c:q ?c }')];
    for (const one of forms) for (const other of forms) expect(said(one, other, rows)).toEqual([]);
  });

  test('leaves the asked entity out: it comes before another way', () => {
    const [reference, actual] = [query('?t c:p/^c:p <urn:l> FILTER(?t != <urn:l>)'), query('?t c:q <urn:l>')];
    expect(said(reference, actual, { kind: 'given_row_extra' })[0]).toBe('filter_missing <urn:l> != ?answer |');
  });

  test('is named where the right query of another run has it in another form', () => {
    const reference = query('?t c:name ?n FILTER(CONTAINS(LCASE(?n), "port"))');
    const right = compare(reference, query('?t c:name ?n FILTER(REGEX(?n, "port", "i"))')) ?? fail();
    const compared = compare(reference, query('?t c:name ?n')) ?? fail();
    expect(likelyDifferences(compared, missOf('extra_rows'), [right]).map(({ kind }) => kind)).toEqual([
      'filter_missing',
    ]);
  });
});

test('the LIMIT of a sub-select is its own', () => {
  const inner = (limit: string) => query(`{ SELECT ?l { ?l c:len ?k } ORDER BY ?k ${limit} } ?t c:p ?l`);
  const rows = { kind: 'missing_rows' } as const;
  expect(said(inner('LIMIT 3'), inner('LIMIT 2'), rows)).toEqual(['limit sub-select LIMIT 3 | sub-select LIMIT 2']);
  expect(said(inner('LIMIT 3'), `${inner('LIMIT 3')} LIMIT 2`, rows)).toEqual(['limit  | LIMIT 2']);
});

test('another property with the id of the entity as a text is one difference', () => {
  const id = 'ae6cb5a5-b679-4307-bc6d-f1fe70cb3a2c';
  const found = said(query(`?t c:p <urn:uuid:${id}>`), query(`?t c:q "${id}"`), empty);
  expect(found).toEqual([`predicate_other c:p <urn:uuid:${id}> | c:q "${id}"`]);
});

const UNDECLARED = ['?t d:p <urn:l>', '?t d:p <urn:l> ; d:r 1'];
test.each(UNDECLARED)('a prefix that is undeclared is no difference: %s', (actual) => {
  const found = said(query('?t c:p <urn:l> ; c:r 1'), `SELECT ?t { ${actual} }`, { kind: 'extra_rows' });
  expect(found.join()).not.toContain('d:p');
});

describe('two differences that each make the answer fail', () => {
  const differing = (reference: string, actual: string) =>
    namedDifferences(likely(compare(query(reference), query(actual)), missOf('empty_result')));

  test('are both named', () => {
    const found = differing('?t a c:T ; c:p <urn:l>', '?t a c:U ; c:p <urn:m>');
    expect(found.map(({ kind }) => kind)).toEqual(['constant_other', 'class_other']);
  });

  test('are one where the second adds nothing certain', () => {
    expect(differing('?t a c:T ; c:p <urn:l>', '?t a c:T ; c:p <urn:m> ; c:r ?x')).toHaveLength(1);
  });
});

test('a value that the reference asks for, and a query of listed things only returns, is named for extra rows', () => {
  const zero = '"0"^^<http://www.w3.org/2001/XMLSchema#float>';
  const reference = query(`?t a c:End ; c:of <urn:t> ; c:r ${zero} . <urn:t> a c:T`);
  const either = 'FILTER(?t = <urn:1> || ?t = <urn:2>)';
  const extra = { kind: 'extra_rows', expected: 1, actual: 2, common: 1 } as const;
  const lacking = '?answer c:r "0"';
  expect(said(reference, query(`?t a c:End ; c:r ?r . ${either}`), extra)).toEqual([`predicate_other ${lacking} |`]);
  expect(said(reference, query(`?t a c:End . ${either}`), extra)).toEqual([`predicate_missing ${lacking} |`]);
});

test('rows of the table name what is on the way by its variable, and say which are branches of a UNION', () => {
  const compared = compare(query('?t c:p ?b . ?b c:q <urn:l> ; c:r "1"'), query('?t c:p <urn:l>')) ?? fail();
  const branches = query('{ ?t c:q <urn:l> } UNION { ?t c:r ?x . ?x c:s <urn:l> }');
  const union = compare(query('?t c:p <urn:l>'), branches) ?? fail();
  const texts = [compared, union].flatMap((one) => conditionsOfAll(one, []).map(({ text }) => text));
  expect(texts).toContain('UNION ?answer —c:r/c:s→ <urn:l>');
  expect(texts).toContain('?answer —c:p→ ?b');
  expect(texts).toContain('?b —c:r→ "1"');
});

test('each of two opposite ways is written as its query has it, in a sentence and in the table', () => {
  const reference = query('?t c:part <urn:l>');
  const actual = query('<urn:l> c:line/c:node ?t');
  const compared = compare(reference, actual) ?? fail();
  const found = likelyDifferences(compared, missOf('empty_result'));
  expect(said(reference, actual, empty)[0]).toBe('path ?answer c:part <urn:l> | <urn:l> c:line/c:node ?answer');
  const rows = conditionsOfAll(compared, found).map(({ text, named }) => `${text} ${named}`);
  expect(rows).toEqual(['?answer —c:part→ <urn:l> true', '<urn:l> —c:line/c:node→ ?answer true']);
});

test('where only the asked entity is too many, the filter is all that is said', () => {
  const reference = query('?t c:p <urn:l> FILTER(?t != <urn:l>)');
  const given = { kind: 'given_row_extra', expected: 2, actual: 3 } as const;
  expect(said(reference, query('?t c:q <urn:l>'), given)).toEqual(['filter_missing <urn:l> != ?answer |']);
});
