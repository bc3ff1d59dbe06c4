import { expect, test } from 'vitest';
import { lineOfError } from '../../../src/core/show/error-line.js';

const QUERY = `PREFIX m: <urn:m:>
SELECT ?line (COUNT(?stop) AS ?n) WHERE {
  ?line m:stop ?stop .
  FILTER(STRLEN(?line) > 2))
} GROUP BY ?line`;

test.each<[string, error: string, shown: string]>([
  [
    'a quote at its column',
    'Encountered " ")" ") "" at line 4, column 28. Was expecting: "}"',
    // A bracket that closes nothing has a line of its own.
    '  )',
  ],
  ['columns that start at 0', "line 4:27 mismatched input ')' expecting '}'", '  )'],
  ['in brackets', "Expected GroupBy, found 'GROUP' (at char 9), (line:5, col:3)", 'GROUP BY ?line'],
  ['a quote of the whole line', 'ERROR near\nLINE 3:   ?line m:stop ?stop .\n       ^', '  ?line m:stop ?stop .'],
  ['a lone quote', "SPARQL compiler, line 4: syntax error at 'STRLEN(?line)' before 2", '  FILTER(STRLEN(?line) > 2)'],
])('the line is certain: %s', (_, error, shown) => {
  expect(lineOfError(error, QUERY)).toBe(shown);
});

test.each<[string, error: string]>([
  ['no number', 'Encountered ")"'],
  ['no quote', 'Parse error: line 4, column 28'],
  ['the server counts two lines of its own', 'Encountered " ")" ") "" at line 6, column 28'],
  ['the server counts one line of its own', "line 5:27 mismatched input ')'"],
  ['something else stands at the column', 'Encountered ")" at line 4, column 5'],
  ['without a column, other lines have it, too', "line 4: syntax error at '?line'"],
  ['without a column, only punctuation', "line 4: syntax error at '))'"],
])('nothing is marked: %s', (_, error) => {
  expect(lineOfError(error, QUERY)).toBe(null);
});

test('a line that is shown several times has no place', () => {
  const query = 'SELECT * WHERE { ?s ?p ?o .\n?s ?p ?o . ) }';
  expect(lineOfError('Encountered "?s" at line 2, column 1', query)).toBe(null);
});
