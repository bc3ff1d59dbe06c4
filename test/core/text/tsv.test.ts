import { expect, test } from 'vitest';
import { readDelimited } from '../../../src/core/text/delimited.js';

const read = (text: string) => readDelimited(text, '\t', { asPython: true });

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
  expect(read(text)).toEqual({ kind: 'records', records });
});

test('an unterminated quote is reported with its line', () => {
  expect(read('a\r\n"b\nc"\nd\t"e\nf\n')).toMatchObject({ kind: 'invalid', line: 4 });
});
