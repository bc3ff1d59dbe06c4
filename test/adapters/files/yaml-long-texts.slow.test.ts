import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { LOAD_OPTIONS, parseWhole, parseYaml } from '../../../src/adapters/files/yaml.js';
import { shortenTexts } from '../../../src/adapters/files/yaml-quoted.js';
import type { StepgateError } from '../../../src/core/words/errors.js';
import { ROOT, testWithData } from '../../conformance/data.js';
import { fewer } from '../../support/fewer.js';
import { hasPyYaml, writtenByPyYaml } from '../../support/pyyaml.js';

const RUNS = fewer(1_000_000);
const LONG = 'x'.repeat(120);
/** More than one generated case can show. */
const GROWTH = { '1': 'x'.repeat(60), '2': ' \t'.repeat(40), '3': '\\"'.repeat(60), '4': "''".repeat(60) };

/** What is read with long texts on the way and without: the same value, or the same error at the same place. */
function outcomes(text: string) {
  return { ours: outcomeOf(parseYaml, text), library: outcomeOf(parseWhole, text) };
}

function outcomeOf(read: typeof parseYaml, text: string): unknown {
  try {
    return { value: read(text, 'f') };
  } catch (error) {
    return (error as StepgateError).problems;
  }
}

/** Whether the library read none of the long texts itself. */
function isShortened(text: string): boolean {
  const shortened = shortenTexts(text);
  return shortened !== null && shortened.restore(yaml.load(shortened.rest, LOAD_OPTIONS)) !== null;
}

describe('long quoted texts', () => {
  test.each<[string, string, unknown]>([
    ['in single quotes', `a: '${LONG}'\n`, { a: LONG }],
    ['with quotes in it', `- '${LONG}''s ''x'''\n- 1\n`, [`${LONG}'s 'x'`, 1]],
    ['in double quotes', `- a: "${LONG}\\n\\"\\\\"\n`, [{ a: `${LONG}\n"\\` }]],
    ['with escapes that JSON does not have', `"${LONG}\\x41\\U0001F600\\e\\_\\ x"`, `${LONG}A😀\x1b\xa0 x`],
    ['on the next line', `a:\n  '${LONG}'\nb: 2\n`, { a: LONG, b: 2 }],
    ['over lines', `a: '${LONG}\n  two \n\n   three'\n`, { a: `${LONG} two\nthree` }],
    ['as PyYAML folds them', `a: "${LONG}\\\n  \\ two\\\n  three"\n`, { a: `${LONG} twothree` }],
  ])('%s', (_, text, value) => {
    expect(parseYaml(text, 'f')).toEqual(value);
    expect(isShortened(text)).toBe(true);
  });

  test.each<[string, string]>([
    ['in a comment', `a: 1 # it's\n# - '${LONG}\nb: 2\nc: '${LONG}'\n`],
    ['in a block', `a: |\n  - '${LONG}'\nb: 'x'\n`],
    ['in a plain text', `a: one\n  - '${LONG}\nb: '${LONG}'\n`],
    ['in a flow collection', `a: [\n  '${LONG}'\n]\n`],
    ['as a key', `'${LONG}': 1\n`],
    ['as a key with a question mark', `? '${LONG}'\n: 1\n`],
    ['with an anchor', `a: &x '${LONG}'\nb: *x\n`],
    ['in an anchored mapping', `a: &x\n  t: '${LONG}'\nb: *x\nc:\n  <<: *x\n`],
    ['with the placeholder itself', `a: stepgate-text-0\nb: '${LONG}'\n`],
    ['a document end in it', `a: '${LONG}\n--- x'\n`],
    ['without an end', `a: '${LONG}\nb: 2\n`],
    ['with something after it', `a: '${LONG}' b\n`],
    ['before a mistake', `a: '${LONG}'\nb: [\n`],
    ['with a control character', `a: '${LONG}\x01'\n`],
    ['with an escape that is none', `a: "${LONG}\\q"\n`],
    ['with line ends of Windows', `a: '${LONG}\r\n  b'\r\n`],
    ['with a tab', `a: "${LONG}\t\\\tx"\n`],
    ['twice the same key', `a: '${LONG}'\na: 2\n`],
    ['with a line break of Unicode', `a: '${LONG}\u2028- ''x'\n`],
  ])('%s are what the library reads', (_, text) => {
    const { ours, library } = outcomes(text);
    expect(ours).toEqual(library);
  });

  const piece = fc.oneof(
    fc.constantFrom(
      'a',
      ' ',
      '  ',
      '\n',
      '\n\n',
      '\n  ',
      '\t',
      "'",
      "''",
      '"',
      '\\',
      '\\\\',
      '\\"',
      '\\n',
      '\\\n',
      '\\ ',
    ),
    fc.constantFrom(
      '\\x41',
      '\\u00e9',
      '\\U0001F600',
      '\\e',
      '\\q',
      ': ',
      '- ',
      '#',
      ' #',
      '{"a": 1}',
      '---',
      '\n---',
      '...',
    ),
    fc.constantFrom('\u0085', '\u2028', '\ud83d', '😀', '\ufeff', '\r\n', '\x01', ...Object.values(GROWTH)),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  );
  const inside = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  const scalar = fc.tuple(fc.constantFrom("'", '"', ''), inside, fc.boolean()).map(([quote, text, isPadded]) => {
    const padded = isPadded ? `${text}${GROWTH[1]}${GROWTH[1]}` : text;
    return `${quote}${padded}${quote}`;
  });
  const before = fc.constantFrom(
    '',
    '- ',
    'a: ',
    'b: ',
    '- a: ',
    '  ',
    '  c: ',
    'd:\n  ',
    '- - ',
    '? ',
    '&x ',
    '# ',
    '[',
    'e: |\n  ',
  );
  const after = fc.constantFrom('', '', '', ' ', ' # it', ': 1', ']', ', 2]', ' x');
  const layout = fc
    .array(fc.tuple(before, scalar, after), { minLength: 1, maxLength: 4 })
    .map((lines) => lines.map((parts) => `${parts.join('')}\n`).join(''));

  test('of any layout are what the library reads', () => {
    fc.assert(
      fc.property(layout, (text) => {
        const { ours, library } = outcomes(text);
        expect(ours).toEqual(library);
      }),
      { numRuns: RUNS },
    );
  });

  test('of one layout in ten at least are not read by the library', () => {
    // Always the same layouts, so that a share near this limit is the same in each run.
    const layouts = fc.sample(layout, { numRuns: 5000, seed: 1 });
    expect(layouts.filter((text) => shortenTexts(text)).length).toBeGreaterThan(500);
  });

  testWithData('of all files of the conformance data are what the library reads', () => {
    const FILES = globSync('**/*.{yaml,yml}', { cwd: ROOT }).sort();
    expect(FILES.length).toBeGreaterThan(50);
    for (const file of FILES) {
      const { ours, library } = outcomes(readFileSync(join(ROOT, file), 'utf8'));
      expect(ours, file).toEqual(library);
    }
  });

  const LAYOUTS = ['width=80', 'width=1e9', 'width=80, default_flow_style=True', 'width=80, allow_unicode=True'];

  test.skipIf(!hasPyYaml()).each(['Dumper', 'CDumper'].flatMap((dumper) => LAYOUTS.map((layout) => [dumper, layout])))(
    'of PyYAML are what the library reads: %s, %s',
    (dumper = '', layout = '') => {
      const whole = piece.filter((one) => !/\p{Surrogate}/u.test(one));
      const text = fc.array(fc.oneof(whole, fc.constant('word and ')), { minLength: 20, maxLength: 60 });
      const values = fc.sample(fc.array(fc.record({ a: text.map((pieces) => pieces.join('')), b: fc.nat() })), 150);
      const written = writtenByPyYaml(values, dumper, layout);
      expect(written.map((one) => parseYaml(one, 'f'))).toEqual(written.map((one) => parseWhole(one, 'f')));
      // A flow collection has its texts after others on a line.
      if (!layout.includes('flow')) expect(written.filter((one) => shortenTexts(one)).length).toBeGreaterThan(30);
    },
  );
});
