import { describe, expect, test } from 'vitest';
import { loadPatterns } from '../../../src/adapters/patterns.js';
import { decodeCorpus } from '../../../src/core/corpus/corpus.js';
import { renderProblem } from '../../../src/core/words/errors.js';

const PATTERNS = await loadPatterns();
const JSON_TYPE = { output_media_type: 'application/json', output: '{}' };
const PLACE = 'c.yaml: [0].questions[0].reference_steps[0][0]';

function troubles(step: object) {
  const value = [
    { template_id: 't', questions: [{ id: 'q', question_text: '?', reference_steps: [[{ name: 't', ...step }]] }] },
  ];
  const decoded = decodeCorpus([{ file: 'c.yaml', value, writtenAs: () => null }], PATTERNS);
  const found = decoded.kind === 'ok' ? decoded.value.warnings : decoded.problems;
  return { kind: decoded.kind, found: found.map(renderProblem).map((text) => text.replace(PLACE, '')) };
}

describe('a wrong value of a key is refused, with what would be right', () => {
  const PATH = 'expected a path such as a.b, a[0].b, a[*].b or "odd.key", got';
  const TOLERANCE = 'expected a number of at least 0, or {relative: 0.001} for a share of the reference';
  test.each<[object, string]>([
    [
      { match_args: 'subset' },
      '.match_args: "subset" can be understood in two ways; say `includes` (the agent\'s value may hold more) or `within` (it may hold less)',
    ],
    [
      { match_output: 'superset' },
      '.match_output: "superset" can be understood in two ways; say `includes` (the agent\'s value may hold more) or `within` (it may hold less)',
    ],
    [{ match_args: 'equal' }, '.match_args: expected ignore, exact, includes, within or shallow, got "equal"'],
    [{ match_args: true }, '.match_args: expected text, got true'],
    [
      { ...JSON_TYPE, match_output: 'contains' },
      '.match_output: expected exact, includes, within, table or ignore, got "contains"',
    ],
    [
      { ...JSON_TYPE, match_output: 'regex' },
      '.match_output: expected exact, includes, within, table or ignore for JSON, got "regex"',
    ],
    [
      { output: 'x', match_output: 'within' },
      '.match_output: expected exact, includes, regex or ignore for a text; JSON needs output_media_type: application/json, CSV needs text/csv, got "within"',
    ],
    [
      { output: '{}', output_media_type: 'application/sparql-results+json', match_output: 'includes' },
      '.match_output: expected exact, table or ignore for a SPARQL result, got "includes"',
    ],
    [
      { output: '(a', match_output: 'regex' },
      '.output: not a regular expression (in the syntax of RE2): missing closing ): `(a`',
    ],
    [
      { output: '(?=a)', match_output: 'regex' },
      '.output: not a regular expression (in the syntax of RE2): invalid or unsupported Perl syntax: `(?=`; RE2 has no look-around',
    ],
    [{ match_output: 'regex' }, '.output: expected a regular expression, got nothing'],
    [{ ...JSON_TYPE, tolerance: -1 }, `.tolerance: ${TOLERANCE}, or {paths: {"orders[*].total": 0.01}}, got -1`],
    [{ ...JSON_TYPE, tolerance: '1 %' }, `.tolerance: ${TOLERANCE}, or {paths: {"orders[*].total": 0.01}}, got "1 %"`],
    [
      { ...JSON_TYPE, tolerance: { percent: 1 } },
      `.tolerance: ${TOLERANCE}, or {paths: {"orders[*].total": 0.01}}, got a mapping`,
    ],
    [
      { ...JSON_TYPE, tolerance: { relative: '1e-3' } },
      `.tolerance: ${TOLERANCE}, or {paths: {"orders[*].total": 0.01}}, got a mapping: in YAML, 1e-3 is a text; write 1.0e-3`,
    ],
    [
      { ...JSON_TYPE, tolerance: { paths: { a: '2.5E3' } } },
      `.tolerance.paths.a: ${TOLERANCE}, got "2.5E3": in YAML, 2.5E3 is a text; write 2.5e+3`,
    ],
    [{ ...JSON_TYPE, tolerance: { paths: { a: 'x' } } }, `.tolerance.paths.a: ${TOLERANCE}, got "x"`],
    [{ ...JSON_TYPE, tolerance: { paths: { 'a..b': 1 } } }, `.tolerance.paths.a..b: ${PATH} "a..b"`],
    [{ ...JSON_TYPE, unordered: 'orders' }, '.unordered: expected true, false or a list of paths, got "orders"'],
    [{ ...JSON_TYPE, unordered: ['orders['] }, `.unordered[0]: ${PATH} "orders["`],
    [{ ...JSON_TYPE, ignore: 'next' }, '.ignore: expected a list of paths, got "next"'],
    [{ ...JSON_TYPE, ignore: ['a', 'a[x]'] }, `.ignore[1]: ${PATH} "a[x]"`],
    [{ ...JSON_TYPE, ignore: [''] }, `.ignore[0]: ${PATH} ""`],
    [{ ...JSON_TYPE, ignore: ['a.*'] }, `.ignore[0]: ${PATH} "a.*"`],
    [{ ...JSON_TYPE, match_args: 'exact', ignore: ['args'] }, `.ignore[0]: ${PATH} "args"`],
    [
      { ...JSON_TYPE, normalize: 'trim' },
      '.normalize: expected a list of trim, whitespace, case, time, nulls, got "trim"',
    ],
    [
      { ...JSON_TYPE, normalize: ['lower'] },
      '.normalize[0]: expected trim, whitespace, case, time, nulls, got "lower"',
    ],
  ])('%j', (step, message) => {
    expect(troubles(step)).toEqual({ kind: 'invalid', found: [expect.stringContaining(message)] });
    expect(troubles(step).found[0]).toBe(message);
  });
});

describe('a key without any effect is a warning', () => {
  test.each<[object, string]>([
    [
      { output: 'x', unordered: true },
      '.unordered: has no effect: the output is compared as text; JSON needs output_media_type: application/json',
    ],
    [
      { output: 'x', match_output: 'includes', tolerance: 1 },
      '.tolerance: has no effect: the output is compared as text; JSON needs output_media_type: application/json',
    ],
    [{ match_output: 'ignore', ignore: ['a'] }, '.ignore: has no effect: no output is compared'],
  ])('%j', (step, message) => expect(troubles(step)).toEqual({ kind: 'ok', found: [message] }));

  test.each([
    { match_args: 'exact', match_output: 'ignore', ignore: ['a'] },
    { output: 'x', normalize: ['case'] },
    { ...JSON_TYPE, unordered: ['a.b', 'a[0].b', 'a[*].b', '"odd.key"', '$.a', '[0][*]', '$[*]'] },
    { output: { a: 1 }, tolerance: { relative: 0.1, absolute: 1, paths: { a: { relative: 1 } } } },
    {
      ...JSON_TYPE,
      match_output: null,
      match_args: null,
      tolerance: null,
      unordered: null,
      ignore: null,
      normalize: null,
    },
  ])('%j has one', (step) => expect(troubles(step)).toEqual({ kind: 'ok', found: [] }));
});
