import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dumpWhole, dumpYaml } from '../../../src/adapters/files/yaml.js';
import { fewer } from '../../support/fewer.js';

/** Texts that are plain, that look like something else, and that need quotes or blocks. */
const text = fc.oneof(
  fc.constantFrom(
    'a',
    'q_1',
    'Which wards are open',
    'yes',
    'N',
    'null',
    'True',
    '~',
    '',
    ' a',
    'a ',
    'a: b',
    'a #b',
    '- a',
  ),
  fc.constantFrom(
    '63e8',
    '0x1f',
    '1_000',
    '1:30',
    '.inf',
    '2026-01-01',
    '=',
    '<<',
    '{"a": 1}',
    "it's",
    '"',
    '\\',
    '\t',
    '\n',
  ),
  fc.constantFrom(
    'two\nlines',
    'a\n',
    'a: {\n\n  b\n }',
    '{"a":\n 1}\n\n',
    '\n\n',
    '\n  a',
    'a\r\nb',
    '\ta\n😀',
    'é',
    '\u0085',
    '\u2028',
    '\ud800',
    '\ufeff',
    'a  b',
    'e5',
    '_1',
    'x'.repeat(1100),
  ),
  fc.constantFrom(
    'http://x#y',
    'a:b',
    'a :b',
    'a#b',
    'a: ',
    'a:',
    'SELECT * WHERE { ?s ?p "x" }',
    "it's (so)",
    'a, b; c',
  ),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'grapheme-ascii' }).map((text) => `a${text}`),
  fc.string({ unit: fc.constantFrom('a', '1', '_', ' ', '-', ':', '.', 'e', '\n') }),
  fc.string({ unit: fc.constantFrom(...'0123456789') }).map((digits) => `7${digits}`),
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef') }),
  fc.string({ unit: fc.constantFrom(...'0127e.-+_xo') }),
);
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(-0, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    number,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(text, tie('tree'), { maxKeys: 5 }),
  ),
}));

describe('YAML that is written without the library', () => {
  test('has the very bytes that the library writes', () => {
    fc.assert(
      fc.property(tree, (value) => {
        expect(dumpYaml(value)).toBe(dumpWhole(value));
      }),
      { numRuns: fewer(1_000_000) },
    );
  });

  test.each<[string, unknown]>([
    ['nested lists', [[['a', []], {}], [[1]]]],
    ['mappings in lists in mappings', { a: [{ b: { c: [{ d: null }] } }, 'e'], f: {} }],
    ['a value that is left out', { a: undefined, b: 1 }],
    ['a mapping without a prototype', Object.assign(Object.create(null), { a: 1 })],
    ['big integers', { a: 2n ** 70n }],
  ])('%s', (_, value) => expect(dumpYaml(value)).toBe(dumpWhole(value)));
});
