import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeTsvReader } from '../../../src/core/text/delimited.js';

function read(...pieces: readonly string[]) {
  const reader = makeTsvReader();
  const records = pieces.flatMap(reader.push);
  const { records: last, openQuote } = reader.end();
  return { records: [...records, ...last], openQuote };
}

// What Python's csv.reader(io.StringIO(text, newline=''), delimiter='\t') returns for the same text.
test.each<[string, string[][]]>([
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\tb', [['a', 'b']]],
  ['a\t\n', [['a', '']]],
  ['\t\n', [['', '']]],
  ['\n\na\n', [['a']]],
  ['a\r\nb\rc\n', [['a'], ['b'], ['c']]],
  ['"a\tb"\tc\n', [['a\tb', 'c']]],
  ['"a\r\nb"\n', [['a\r\nb']]],
  ['"say ""x"""\n', [['say "x"']]],
  ['a "b" c\n', [['a "b" c']]],
  ['"x" is y\tz\n', [['x is y', 'z']]],
  ['"x"y"z"\n', [['xy"z"']]],
  ['""\n', [['']]],
  ['""""\n', [['"']]],
  [' "a"\n', [[' "a"']]],
])('%j', (text, records) => {
  expect(read(text)).toEqual({ records, openQuote: null });
  expect(read(...text)).toEqual({ records, openQuote: null });
});

test('an unterminated quote is reported with its line', () => {
  expect(read('a\r\n"b\nc"\nd\t"e\nf\n').openQuote).toBe(4);
});

test('what was quoted is read as it was, however it is cut', () => {
  const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), (fields, seed) => {
      const text = `${fields.map(quoted).join('\t')}\n`;
      const at = seed % text.length;
      expect(read(text.slice(0, at), text.slice(at))).toEqual({ records: [fields], openQuote: null });
    }),
  );
});
