import fc from 'fast-check';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../../src/adapters/files/yaml.js';
import { DUMP_OPTIONS, dumpYaml } from '../../../src/adapters/files/yaml-writer.js';
import { fewer, PROVES } from '../../support/fewer.js';
import { hasPyYaml, LOADERS, type PythonValue, readByPyYaml } from '../../support/pyyaml.js';

const PYYAML = hasPyYaml();
const read = (text: string) => parseYaml(text, 'file.yaml');

describe('plain scalars are what PyYAML reads', () => {
  // Other readers take some of these for numbers, dates or words.
  test.each([
    ...['63e8', '1e3', '1.5e3', '0o17', '-.5', '+.5', '08', '-09', '1:60', '01:30', '0b_', '0x_', '0xg', '_1', '0B1'],
    ...['+.nan', '.iNF', 'inf', 'NaN', '1.2.3', 'yEs', 'y', 'n', 'nULL', '2026-01-01', '2026-01-01T10:00:00Z', '='],
  ])('%s is a text', (text) => {
    expect(read(`- ${text}`)).toEqual([text]);
    expect(read(`{a: ${text}}`)).toEqual({ a: text });
  });

  test.each<[string, unknown]>([
    ['0', 0],
    ['-0', 0],
    ['017', 15],
    ['-017', -15],
    ['0_', 0],
    ['1_000', 1000],
    ['+12', 12],
    ['0b101', 5],
    ['-0b1_1', -3],
    ['0x1F', 31],
    ['0x_f', 15],
    ['1:30', 90],
    ['190:20:30', 685230],
    ['9007199254740991', 9007199254740991],
    ['12345678901234567890', 12345678901234567890n],
    ['.5', 0.5],
    ['1.', 1],
    ['1_0.2_5', 10.25],
    ['1.5e+3', 1500],
    ['.5E-1', 0.05],
    ['1:30.5', 90.5],
    ['1.0e+400', Infinity],
    ['+.inf', Infinity],
    ['-.INF', -Infinity],
    ['.NaN', Number.NaN],
    ['yes', true],
    ['On', true],
    ['NO', false],
    ['off', false],
    ['~', null],
    ['Null', null],
  ])('%s', (text, value) => {
    expect(read(`- ${text}`)).toEqual([value]);
    expect(read(`{a: ${text}}`)).toEqual({ a: value });
  });

  test('quotes make a text of anything, a tag a number of any', () =>
    expect(read('["017", \'yes\', !!str 63e8, !!float 5, !!float 1e3, !!int 0x1f]')).toEqual([
      ...['017', 'yes', '63e8', 5, 1000, 31],
    ]));

  test('an integer with more digits than Python reads is a text', () => {
    const digits = '9'.repeat(4301);
    expect(read(digits)).toBe(digits);
  });
});

/** Whether a value is the one that Python has; dates are texts to us. */
function isSame(value: unknown, python: PythonValue): boolean {
  switch (python.kind) {
    case 'int':
      return (typeof value === 'number' || typeof value === 'bigint') && String(BigInt(value)) === python.text;
    case 'float':
      return Object.is(value, Number(python.text.replace('inf', 'Infinity')));
    case 'text':
      return value === python.text;
    case 'bool':
      return value === python.value;
    case 'null':
      return value === null;
    case 'list':
      return Array.isArray(value) && python.items.every((item, index) => isSame(value[index], item));
    case 'mapping': {
      const entries = Object.entries(value as object);
      const same = ([key, item]: [string, unknown], index: number) =>
        isSame(key, python.items[index]?.[0] as PythonValue) && isSame(item, python.items[index]?.[1] as PythonValue);
      return entries.length === python.items.length && entries.every(same);
    }
    default:
      return false;
  }
}

/** Texts of the characters that numbers, times and words have. */
const scalarText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789+-._:exbo'), minLength: 1, maxLength: 9 }),
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 8, maxLength: 8 }),
  fc.string({ unit: fc.constantFrom(...'07_8'), minLength: 1, maxLength: 6 }).map((digits) => `0${digits}`),
  fc.stringMatching(/^[-+]?(\d{1,3}|0b[01_]{1,4}|0x[\da-f_]{1,4})(:[0-6]?\d){0,2}(\.\d{0,3})?([eE][-+]?\d{1,2})?$/),
  fc.constantFrom('y', 'n', 'yes', 'no', 'on', 'off', 'true', 'false', 'null', '~', '.inf', '-.inf', '.nan', 'None'),
);

/** Texts that YAML must quote or escape, and characters that its readers treat each in their own way. */
const ODD = [
  ...'63e8 1e3 1_000 0o17 017 0b1 0b_ 1:30 1:30.5 .5 1. +.inf .nan 0x1F -.5 yes No on OFF y n true Null ~'.split(' '),
  ...`= << 2026-01-01 - ? --- ... a: *a &a !a %a @a \`a | > ' " , { [] [1] {"a":1} {"a":"\u00e9"} [it's]`.split(' '),
  ...['', '2026-1-1 1:00:00', '- a', 'a: b', ' #', 'a #b', '# a', '[\ttab]', '{\u0085}', '{\ud83d\ude80}', '[ x ]\n'],
];
const UNITS = [
  ...'ab1:-# \t\n\r\u0000\u0007\u001b\u007f\u0085\u0090\u00a0\u00e9\u2028\u2029\ufeff\ufffd\ufffe\uffff\u{10ffff}',
  ...['  ', '\n\n', '\n ', '\r\n', '\ud83d\ude80', '\ud800', '\udfff', ...`"'\\{}[],?!&*|>%@`],
];
const oddText = fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: fc.constantFrom(...UNITS), maxLength: 12 }));
const oddNumber = fc.oneof(
  fc.constantFrom(1e21, -1e21, 1e-7, -1.5e-7, 1.5e300, 5e-324, 2 ** 53, 123456789012345680000, 0.1, -0, Number.NaN),
  fc.constantFrom(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 12345678901234567890n, -(2n ** 64n)),
  fc.double(),
  fc.integer(),
);
const oddValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    ...[oddText, oddText, oddNumber, fc.constantFrom(null, true, false)],
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(oddText, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

/** The value as UTF-8 can hold it: of half a surrogate pair nothing is left to read. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return Buffer.from(value, 'utf8').toString('utf8');
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [wellFormed(key), wellFormed(item)]));
}

describe('what is written', () => {
  test.each(ODD)('%j is read as it was', (text) => {
    expect(read(dumpYaml([text, { [text]: text }]))).toEqual([text, { [text]: text }]);
  });

  test.each<[string, unknown]>([
    ["'63e8'", '63e8'],
    ["'1_000'", '1_000'],
    ["'0o17'", '0o17'],
    ["'yes'", 'yes'],
    ["'1:30'", '1:30'],
    ["'='", '='],
    ["'2026-01-01'", '2026-01-01'],
    ['1.0e+21', 1e21],
    ['1.0e-7', 1e-7],
    ['-2.5e-9', -2.5e-9],
    ['12345678901234567890', 12345678901234567890n],
    ['1.2345678901234568e+20', 123456789012345680000],
    ['"\ufffd"', '\ud800'],
    ['"a\ufffd\\u0007\\u0085"', 'a\udc00\u0007\u0085'],
  ])('%s', (text, value) => expect(dumpYaml(value)).toBe(`${text}\n`));

  test('anything is read as it was, except halves of surrogate pairs', () => {
    fc.assert(
      fc.property(oddValue, (value) => void expect(read(dumpYaml([value]))).toEqual([wellFormed(value)])),
      { numRuns: fewer(2000) },
    );
  });
});

describe.runIf(PYYAML)('with PyYAML itself', () => {
  test.each(LOADERS)('%s reads what Stepgate writes', (loader) => {
    fc.assert(
      fc.property(fc.array(oddValue, { minLength: 300, maxLength: 300 }), (values) => {
        const texts = values.map((value) => dumpYaml([value]));
        const python = readByPyYaml(texts, loader);
        values.forEach((value, index) => {
          const found = python[index] as PythonValue;
          expect([texts[index], isSame([wellFormed(value)], found), found]).toEqual([texts[index], true, found]);
        });
      }),
      { numRuns: PROVES ? 8 : 1, endOnFailure: true },
    );
  });

  test.each(LOADERS)('%s reads plain scalars as Stepgate does', (loader) => {
    // Scalars alone: no items, keys or comments, and no marks of where a document begins or ends.
    const many = fc.array(
      scalarText.filter((text) => !/^[-:?]($| )|: |:$| #|^---|^\.\.\./.test(text)),
      { minLength: 200, maxLength: 400 },
    );
    fc.assert(
      fc.property(many, (texts) => {
        const python = readByPyYaml(texts, loader);
        texts.forEach((text, index) => {
          const found = python[index] as PythonValue;
          const same = found.kind === 'date' || found.kind === 'error' ? typeof read(text) : isSame(read(text), found);
          expect([text, same, found]).toEqual([text, typeof same === 'string' ? 'string' : true, found]);
        });
      }),
      { numRuns: PROVES ? 8 : 1, endOnFailure: true },
    );
  });
});

test('a value has the same bytes as the package writes', () => {
  const long = fc
    .tuple(
      fc.constantFrom('{', '[', '"', '{"', "['", 'a', ' {', '- ', ''),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    )
    .map(([start, text]) => start + text.repeat(60));
  const key = fc.oneof(oddText, fc.string({ maxLength: 5 }), fc.constantFrom('a', 'b_c', 'x.y-z', 'No', '1a'));
  const inside = fc.dictionary(key, fc.oneof(long, oddValue, fc.jsonValue()), { maxKeys: 4, noNullPrototype: true });
  const values = fc.oneof(oddValue, fc.array(inside), fc.dictionary(key, fc.array(inside), { noNullPrototype: true }));
  fc.assert(
    fc.property(values, (value) => void expect(dumpYaml(value)).toBe(yaml.dump(value, DUMP_OPTIONS))),
    { numRuns: fewer(20_000) },
  );
  for (const between of ["'", ': ', ' #', ...'é\u2028\u2029\ufeff\ufffe\x7f\x85\t\n\ud800\u{1f68b}']) {
    const value = [{ [`{${between}`]: `{${'x'.repeat(600)}${between}y` }];
    expect(dumpYaml(value)).toBe(yaml.dump(value, DUMP_OPTIONS));
  }
});

describe('a long text in single quotes is read as the package reads it', () => {
  const long = 'x'.repeat(600);
  const other = `{"a": ${'"y", '.repeat(200)}}`;

  test.each<[string, string, unknown]>([
    ['a value', `a: '${long}'\nb: 1\n`, { a: long, b: 1 }],
    ['an item with quotes', `- - '${other} it''s'''\n- ''`, [[`${other} it's'`], '']],
    [
      'in lines, as PyYAML writes it',
      `a: '${long}  \n\n    ${long}\n  ${long}'\nb: ''\n`,
      { a: `${long}\n${long} ${long}`, b: '' },
    ],
    ['blanks at the ends', `a: ' \n ${long} \n '`, { a: ` ${long} ` }],
    ['other blanks', `a: '\u3000 \n ${long}\u2003\n \u3000'`, { a: `\u3000 ${long}\u2003 \u3000` }],
    ['aliases', `- &a\n  b: '${long}'\n- *a\n- {<<: *a, c: 1}`, [{ b: long }, { b: long }, { b: long, c: 1 }]],
    ['in brackets', `a: [\n  '${long}'\n]`, { a: [long] }],
    ['a key', `? '${long}'\n: 1`, { [long]: 1 }],
    ['before a comment', `a: '${long}' # it's\nb: 'c'`, { a: long, b: 'c' }],
    ['with a tag', `a: !!str '${long}'`, { a: long }],
    ['in a block', `a: |\n  b: '${long}'\nb: '${other}'`, { a: `b: '${long}'\n`, b: other }],
    ['in a text of several lines', `a: "b\n  c: '${long}'\n  d"`, { a: `b c: '${long}' d` }],
    ['in a plain text', `a: b\n  '${long}'\n`, { a: `b '${long}'` }],
    ['a quote in a block', `a: |\n  'b ${long}\nc: 'd'\n`, { a: `'b ${long}\n`, c: 'd' }],
    ['in a comment', `a: 1\n# b: '${long}'\n`, { a: 1 }],
  ])('%s', (_, text, value) => expect(read(text)).toEqual(value));

  test.each([
    ['a text without an end', `a: '${long}'\nb: '${long}\n  c: 1`],
    ['a list without an end', `a: '${long}'\n\nb: [1`],
  ])('an error is where the package finds it in the whole text: %s', (_, text) => {
    let mark: { line: number; column: number } | undefined;
    try {
      yaml.load(text);
    } catch (error) {
      mark = (error as yaml.YAMLException).mark;
    }
    expect(mark?.line).toBeGreaterThan(1);
    expect(() => read(text)).toThrow(`file.yaml:${(mark?.line ?? 0) + 1}:${(mark?.column ?? 0) + 1}: `);
  });
});
