import sparqljs from 'sparqljs';
import { expect, test } from 'vitest';
import { fasterLexer, type Lexer } from '../../src/adapters/sparql-queries.js';

type Running = Lexer & { setInput: (text: string, yy: object) => void; lex: () => unknown; match: string };

const ORIGINAL = new sparqljs.Parser({ prefixes: {}, baseIRI: 'urn:', skipValidation: true, sparqlStar: true }).lexer;

/** The tokens of a text up to its end or the first that is none. */
function tokensOf(lexer: Lexer, text: string): unknown[] {
  const running = Object.create(lexer) as Running;
  running.setInput(text, {});
  const tokens: unknown[] = [];
  try {
    for (let token = running.lex(); token && tokens.length < 1000; token = running.lex())
      tokens.push([token, running.match]);
  } catch (error) {
    tokens.push((error as Error).message.split('\n')[0]);
  }
  return tokens;
}

const WORDS = ORIGINAL.rules.flatMap(({ source }) => source.match(/[A-Za-z_0-9]{2,}/g) ?? []);

test.each<[string, string]>([
  ['every word of its rules', WORDS.join(' ')],
  ['in small letters', WORDS.join(' ').toLowerCase()],
  ['with a letter more', WORDS.map((word) => `${word}x`).join(' ')],
  ['as prefixed names', WORDS.map((word) => `${word}:${word}`).join(' ')],
  ['signs', '( ) * { } ; . , << >> {| |} | / ^ ^^ ? + ! [ ] || && = != < > <= >= - () [] ?x $y ^^a a'],
  ['literals', `"a" 'b' """c""" '''d''' "a"@en 1 1.5 1e9 +1 -1 -.5 true FALSE _:b <urn:x> :a a:b`],
  ['a query', 'PREFIX a: <urn:a#> SELECT DISTINCT ?x (COUNT(*) AS ?n) { ?x a:b*/^a:c ?y . FILTER(?y >= 3) } LIMIT 10'],
  ['letters that are not ASCII', 'ſELECT \u212Aelvin é:b ?\u00e9 \ud800\udc00:x'],
  ['no token', 'SELECT \u0000'],
  ['nothing', ''],
])('reads the same tokens as the original lexer: %s', (_, text) => {
  const tokens = tokensOf(fasterLexer(ORIGINAL), text);
  expect(tokens).toEqual(tokensOf(ORIGINAL, text));
  expect(tokens.length).toBeGreaterThan(0);
});
