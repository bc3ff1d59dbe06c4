import { describe, expect, test } from 'vitest';
import { diffQueries, queryLines } from '../../../src/core/show/query-lines.js';

describe('a query in lines', () => {
  test.each<[string, string, string]>([
    [
      'groups are indented, statements end lines',
      'prefix m: <urn:m:> select ?a ?b where { ?a m:p ?b ; m:q 5.0 . ?b a m:C }',
      'PREFIX m: <urn:m:>|SELECT ?a ?b WHERE {|  ?a m:p ?b ;|    m:q 5.0 .|  ?b a m:C|}',
    ],
    [
      'keywords begin lines',
      'SELECT ?a { ?a :p ?b FILTER ( ?b>5&&?b != 7 ) OPTIONAL {?a :q ?c} } order by DESC( ?a ) limit 5',
      'SELECT ?a {|  ?a :p ?b|  FILTER(?b>5&&?b != 7)|  OPTIONAL {|    ?a :q ?c|  }|}|ORDER BY DESC(?a)|LIMIT 5',
    ],
    [
      'a group in parentheses',
      'ASK { FILTER(EXISTS { ?a ?b ?c } && true) ?x :p [ :q 1 ; :r 2 ] . }',
      'ASK {|  FILTER(EXISTS {|    ?a ?b ?c|  } && true)|  ?x :p [:q 1 ; :r 2] .|}',
    ],
    [
      'values stand one per line',
      'SELECT * { VALUES (?a ?b) { (1 2) (3 "x"@en) } VALUES ?c { <urn:a> <urn:b> } }',
      'SELECT * {|  VALUES (?a ?b) {|    (1 2)|    (3 "x"@en)|  }|  VALUES ?c {|    <urn:a>|    <urn:b>|  }|}',
    ],
    [
      'signs in texts, addresses and comments are none',
      'SELECT ?a { # { ; .\n ?a :p "x ; {\\" y" , <urn:a#b;c> }',
      'SELECT ?a {|  # { ; .|  ?a :p "x ; {\\" y", <urn:a#b;c>|}',
    ],
    ['a query with mistakes', 'SELECT ?a } ) { "unfinished', 'SELECT ?a|}|) {|  "unfinished'],
    ['a text that is not a query', 'find plant', 'find plant'],
  ])('%s', (_, query, lines) => {
    expect(queryLines(query)).toEqual(lines.split('|'));
  });

  test('has all characters of the query but its blanks, in their order', () => {
    expect(queryLines('')).toEqual([]);
    const query = 'ASK {{ ?a :p \'x y\' ; [ \n# c }\n] (1 2) . } <urn:x> & VALUES ?v { """z\n ;""" } \' ';
    const bare = (text: string) => text.replace(/\s/g, '');
    expect(bare(queryLines(query).join(''))).toBe(bare(query));
  });

  test('does not grow out of proportion with nested groups', () => {
    expect(Math.max(...queryLines('{'.repeat(20_000)).map((line) => line.length))).toBeLessThan(100);
  });
});

describe('the difference of two queries', () => {
  const SAME = ['same', 'same', 'same'];
  const kinds = (left: string, right: string) => diffQueries(left, right).map(({ kind }) => kind);

  test('other layout, keywords and ends of statements are none', () => {
    expect(kinds('SELECT ?a WHERE { ?a :p ?b . }', 'select  ?a\nwhere {\n?a :p ?b }')).toEqual(SAME);
    // A variable with a dollar is the same one, and a dot may stand behind a semicolon.
    expect(kinds('SELECT ?a { ?a :p $b }', 'SELECT $a { $a :p ?b }')).toEqual(SAME);
    expect(kinds('{ ?a :p 1 ; . }', '{ ?a :p 1 }')).toEqual(SAME);
  });

  test('lines that differ only in names are alike', () => {
    const left = 'SELECT ?a { ?a :p ?b . ?b :q 5 . ?a :r ?c }';
    const right = 'SELECT ?x { ?x :p ?y . ?y :q 6 . ?x :r ?z }';
    expect(diffQueries(left, right)).toEqual([
      { kind: 'alike', left: 'SELECT ?a {', right: 'SELECT ?x {' },
      { kind: 'alike', left: '  ?a :p ?b .', right: '  ?x :p ?y .' },
      { kind: 'removed', left: '  ?b :q 5 .' },
      { kind: 'added', right: '  ?y :q 6 .' },
      { kind: 'alike', left: '  ?a :r ?c', right: '  ?x :r ?z' },
      { kind: 'same', left: '}', right: '}' },
    ]);
  });

  const [A, B] = ['PREFIX a: <urn:n#>', 'PREFIX b: <urn:m#>'];
  test.each([
    ['declared', `${A} SELECT ?x { ?x a:p <urn:n#q> }`, `${A} SELECT ?x { ?x <urn:n#p> a:q }`],
    ['in comments', `${A} SELECT ?x { ?x a:p <urn:m#q> }`, `# all\n${A}\n# more\n${B} SELECT ?x { ?x <urn:n#p> b:q }`],
    ['learned', 'SELECT ?x { ?x a:p ?y . ?y a:q 1 }', 'SELECT ?x { ?x <urn:n#p> ?y . ?y <urn:n#q> 1 }'],
  ])('a whole IRI is the same as its name with a prefix: %s', (_, left, right) => {
    const lines = diffQueries(left, right).filter((line) => line.kind !== 'added' || !/^(?:#|PREFIX)/.test(line.right));
    expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['same']));
  });

  test.each([
    ['of a text', '?a :p "colou?r"', '?a :p "colou?x"'],
    ['of a text with a dollar', '?a :p "$a"', '?a :p "$b"'],
    ['of an IRI', '?a <urn:x?a> 1', '?a <urn:x?b> 1'],
    ['that is a name in a text', 'GRAPH <urn:n#q> { ?a :p "n:q" }', 'GRAPH n:q { ?a :p "<urn:n#q>" }'],
  ])('a part %s is neither a variable nor a name', (_, left, right) => {
    const prefix = 'PREFIX n: <urn:n#>';
    expect(kinds(`${prefix} SELECT * { ${left} }`, `${prefix} SELECT * { ${right} }`)).toContain('removed');
  });

  test('a statement in another group is a difference', () => {
    expect(kinds('{ { { ?a :p ?b } ?a :q ?b } }', '{ { { ?a :q ?b } ?a :p ?b } }')).toContain('removed');
    expect(kinds('{ { ?a :p ?b } }', '{ { { ?a :p ?b } } }')).toContain('removed');
  });

  test('a prefix that means another namespace in each query is a difference', () => {
    const [left, right] = ['urn:n#', 'urn:m#'].map((iri) => `PREFIX a: <${iri}> SELECT ?x { ?x a:p <urn:n#p> }`);
    expect(kinds(left as string, right as string)).toContain('removed');
  });

  test('a variable that corresponds to two is a difference', () => {
    const left = 'SELECT * { ?a :p ?b . ?a :q ?c . ?b :r ?a }';
    const right = 'SELECT * { ?x :p ?y . ?x :q ?z . ?x :r ?y }';
    expect(kinds(left, right)).toEqual(['same', 'alike', 'alike', 'removed', 'added', 'same']);
  });
});
