import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseResult, RowReader } from '../../../src/core/tables/result.js';
import { fewer } from '../../support/fewer.js';

const RUNS = { numRuns: fewer(3000) };
/** Shorter texts are left to `JSON.parse`. */
const LONG = 'l'.repeat(1000);

const NAMES = ['thing', 'label', 'a b', 'value', '1', '__proto__', 'constructor', 'ü', 'q"', '', 'bindings'];
const TEXTS = [
  ...['urn:grid:line:7', 'Line 7', '', '5', 'é', '☃ 😀', 'a "b"', 'c\\d', 'e\nf', '"value":"x"'],
  ...['\u0000', '\u007f', '\ud800', '{', ']}'],
];

const value = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...TEXTS) },
  fc.string(),
  fc.constantFrom(5, true, null, ['a']),
);
const cell = fc.oneof(
  { weight: 9, arbitrary: fc.record({ type: fc.constantFrom('uri', 'literal'), value }) },
  fc.record({ value, type: fc.constant('literal'), datatype: fc.constantFrom('urn:int', 'urn:dec') }),
  fc.record({ type: fc.constant('literal'), 'xml:lang': fc.constantFrom('en', 'de'), value }, { requiredKeys: [] }),
  fc.constantFrom(null, 'text', 7, [], { type: 'triple', value: { subject: { type: 'uri', value: 'urn:s' } } }),
);

/** Rows of few forms: one in some columns, with others in between. */
const rows = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 3 }),
    fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 30 }),
  )
  .map(([names, cells]) =>
    cells.map((list) => Object.fromEntries(names.flatMap((name, at) => (list[at] === null ? [] : [[name, list[at]]])))),
  );

const result = rows.chain((bindings) =>
  fc.constantFrom<unknown>(
    { head: { link: [LONG], vars: NAMES }, results: { bindings } },
    { head: { link: [LONG], vars: [] }, results: { ordered: true, bindings, distinct: false } },
    { results: { bindings }, head: { link: [`${LONG}\\`] } },
    { head: { link: [LONG] }, bindings, results: { bindings: [] } },
    { link: [LONG, '"bindings":['], results: { bindings } },
    { link: [LONG], boolean: true, other: { bindings }, results: {} },
    [LONG, { bindings }],
  ),
);

/** As engines and libraries in different languages write it. */
const text = fc.tuple(result, fc.constantFrom('lines', 'blanks', 'compact', 'escaped')).map(([made, layout]) => {
  if (layout === 'lines') return JSON.stringify(made, null, '\t').replaceAll('\n', '\r\n');
  const compact = JSON.stringify(made);
  if (layout === 'escaped')
    return compact.replace(/[^ -~]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return layout === 'blanks' ? JSON.stringify(made, null, 1).replace(/\n */g, ' ') : compact;
});

/** What a parser makes of a text, with the order of all keys. `toStrictEqual` takes a column `constructor` for a type. */
function outcome(parse: (text: string) => unknown, written: string): unknown {
  try {
    const parsed = parse(written);
    return { parsed, keys: JSON.stringify(parsed) };
  } catch (error) {
    return String(error);
  }
}

describe('a result is parsed as JSON.parse does it', () => {
  test('in every layout', () => {
    fc.assert(
      fc.property(text, (written) => {
        deepStrictEqual(outcome(parseResult, written), outcome(JSON.parse, written));
      }),
      RUNS,
    );
  });

  test('also where a character is missing, is there twice, or is another', () => {
    const signs = fc.constantFrom('', '"', '\\', '{', '}', ',', ' ', '\n', '\u0000', 'x', '[', ']');
    const changed = fc.tuple(text, fc.nat(), signs);
    fc.assert(
      fc.property(changed, fc.nat(1), ([written, place, other], kept) => {
        // Not among the characters that only make it long.
        const from =
          written.indexOf(LONG) > 200 ? 0 : Math.min(written.indexOf(LONG) + LONG.length, written.length - 1);
        const at = from + (place % (written.length - from));
        const broken = written.slice(0, at) + other + written.slice(at + kept);
        deepStrictEqual(outcome(parseResult, broken), outcome(JSON.parse, broken));
      }),
      RUNS,
    );
  });
});

const cellOf = (at: number, more = '') => `{"type":"uri","value":"${10 + (at % 10)}"${more}}`;
const tableOf = (rowOf: (at: number) => string, after = ']}}') =>
  `{"results":{"bindings":[${Array.from({ length: 100 }, (_, at) => `{${rowOf(at)}}`).join(',')}${after}`;

describe('the last one of repeated keys counts', () => {
  test.each<[string, string]>([
    ['of a value', tableOf((at) => `"a":${cellOf(at, `,"value":"${20 - (at % 10)}"`)}`)],
    ['of a value that is written in another way', tableOf((at) => `"a":${cellOf(at, ',"valu\\u0065":"20"')}`)],
    ['of a column', tableOf((at) => `"a":${cellOf(at)},"a":${cellOf(at + 1)}`)],
    ['of a column, with another kind of value', tableOf((at) => `"a":${cellOf(at)},"a":5`)],
    ['of the bindings', tableOf((at) => `"a":${cellOf(at)}`, '],"bindings":[{}]}}')],
    ['of the results', tableOf((at) => `"a":${cellOf(at)}`, ']},"results":{}}')],
  ])('%s', (_, written) => {
    deepStrictEqual(outcome(parseResult, written), outcome(JSON.parse, written));
  });
});

describe('by itself, without JSON.parse for each row, it reads', () => {
  const readAll = (rows: readonly unknown[], layout?: number) => {
    const written = JSON.stringify(rows, null, layout);
    const reader = new RowReader(written, 1);
    return reader.readAll() ? reader.rows : null;
  };
  const row = (at: number) => ({
    thing: { type: 'uri', value: `urn:${at}` },
    ...(at % 2 === 0 && { load: { datatype: 'urn:int', type: 'literal', value: `${at}` } }),
  });
  const alike = Array.from({ length: 100 }, (_, at) => row(at));

  test.each([undefined, 2])('rows of two forms, indented by %s', (layout) => {
    expect(readAll(alike, layout)).toStrictEqual(alike);
  });

  test('not rows that are all of other forms', () => {
    const odd = alike.map((row, at) => ({ ...row, more: { type: `type ${at}`, value: '' } }));
    expect(readAll(odd)).toBeNull();
  });
});
