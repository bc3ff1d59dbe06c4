import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../../src/adapters/files/yaml.js';
import { decodeCorpus } from '../../../src/core/corpus/corpus.js';
import { type Validation, validateCorpus } from '../../../src/core/corpus/validate.js';
import type { Corpus } from '../../../src/core/steps/model.js';
import type { StepAlias } from '../../../src/core/steps/step.js';
import type { Mapping } from '../../../src/core/text/values.js';
import { requireOk } from '../../../src/core/words/errors.js';
import { type PresetName, scoringOf } from '../../../src/core/words/scoring-rules.js';
import { describeWithData, list, text } from '../../conformance/data.js';
import { grid, makeAsk, makeSelect, plain, SPARQL_JSON, type Term, typed, uri } from '../../support/sparql.js';

function corpusOf(value: unknown): Corpus {
  return requireOk(decodeCorpus([{ file: 'corpus', value, writtenAs: () => null }])).corpus;
}

/** One template whose questions q1, q2 … have these groups of steps. */
function corpusWith(...questions: Mapping[][][]): Corpus {
  const made = questions.map((groups, index) => ({
    ...{ id: `q${index + 1}`, question_text: `text ${index + 1}`, reference_steps: groups },
  }));
  return corpusOf([{ template_id: 't', questions: made }]);
}

function sparql(output: unknown, more: Mapping = {}): Mapping {
  return { name: 'sparql_query', output_media_type: SPARQL_JSON, output, ...more };
}

interface Options {
  readonly preset?: PresetName;
  readonly names?: Readonly<Record<string, number>>;
  readonly aliases?: readonly StepAlias[];
}

function validate(corpus: Corpus, { preset = 'standard', names, aliases = [] }: Options = {}): Validation {
  return validateCorpus(corpus, scoringOf(preset), names ? new Map(Object.entries(names)) : null, aliases);
}

/**
 * `kind id place: why` of every occurrence, but not the warning of groups that are not scored, which many of these corpora have;
 * `matching.test.ts` has it.
 */
function findingsOf(corpus: Corpus, options: Options = {}): string[] {
  const findings = validate(corpus, options).findings.filter(({ kind }) => kind !== 'earlier-groups');
  return findings.flatMap(({ kind, questions }) =>
    questions.map(({ id, place, why }) => `${kind} ${id} ${place}: ${why}`),
  );
}

/** A finding about the first step of the first question, as `findingsOf` has it. */
function atFirst(finding: string): string {
  return finding.replace(':', ' q1 reference_steps[0][0]:');
}

test('data points with a relative time are a note', () => {
  const step = { name: 'retrieve_data_points', args: { start: '2h-ago', end: 'now' } };
  const found = atFirst('relative-time: start: 2h-ago, end: now');
  expect(findingsOf(corpusWith([[step]]))).toEqual([found]);
  expect(findingsOf(corpusWith([[{ ...step, match_args: 'exact' }]]))).not.toContain(found);
});

test('a step that must fail is a note, as it may have been recorded by accident', () => {
  const steps = [[{ name: 'cancel', args: { id: 7 }, match_args: 'exact', status: 'error' }]];
  const missing = [atFirst('missing-output: cancel has no output')];
  expect(findingsOf(corpusWith(steps))).toEqual([atFirst('must-fail: cancel')]);
  expect(findingsOf(corpusWith(steps), { preset: 'graphrag-eval-6' })).toEqual(missing);
});

const json = (output?: unknown) => ({ name: 'get', output_media_type: 'application/json', output });
const retrieval = (output: unknown, args: Mapping = {}) => ({ name: 'retrieval', args, output });

describe('a step that can never score 1', () => {
  const unread = 'unreadable-output: reference output is not';
  const absent = 'missing-column: column c is not in the result';
  const lacking = (...table: [string, ...string[]]) => sparql(grid(...table), { required_columns: ['a', 'c'] });
  const ofNan = { name: 'retrieve_data_points', args: { start: Number.NaN } };
  test.each<[string, Mapping, string]>([
    ['SPARQL without an output', sparql(undefined), 'missing-output: sparql_query has no output'],
    ['text with a null output', { name: 'say', output: null }, 'missing-output: say has no output'],
    ['JSON without an output, though another without one equals it', json(), 'missing-output: get has no output'],
    ['Turtle that is declared as SPARQL JSON', sparql('@prefix a: <b> .'), `${unread} SPARQL JSON: line 1 column 1`],
    ['text that is declared as JSON', json('{"a": '), `${unread} JSON: line 1 column 7`],
    ['a required column that the result does not have', lacking('a b', '1 2'), `${absent}, which has a, b`],
    ['more required columns than an empty result has', lacking('a'), `${absent}, which has a`],
    ['more ids than k', retrieval(['a', 'b', 'c'], { k: 2 }), 'ids-out-of-reach: 3 relevant ids, k is 2'],
    ['retrieval without an id', retrieval('[]'), 'ids-out-of-reach: 0 relevant ids, k is not set'],
    ['retrieval whose output is not a list', retrieval('chunk 7'), `${unread} a list of ids`],
    ['a start that is not a number', ofNan, 'never-scores-1: arguments differ start: expected NaN, got NaN'],
  ])('%s', (_, step, expected) => {
    expect(findingsOf(corpusWith([[step]]))).toEqual([atFirst(expected)]);
    expect(validate(corpusWith([[step]]))).toMatchObject({ errors: 1, findings: [{ severity: 'error' }] });
  });
});

describe('a step without a finding', () => {
  test.each<[string, Mapping]>([
    ['a table', sparql(grid('a b', '1 2'))],
    ['a table that needs some of its columns', sparql(grid('a b', '1 2'), { required_columns: ['b'] })],
    ['a yes or no', sparql(JSON.stringify(makeAsk(false)))],
    ['columns that are all alike', sparql(grid('a b c d e f g h i j', '0 0 0 0 0 0 0 0 0 0', '1 1 1 1 1 1 1 1 1 1'))],
    ['JSON with NaN', json('{"a": NaN}')],
    ['an IRI', { name: 'iri_discovery', output: 'urn:x', output_media_type: 'text/uri' }],
    ['a time series, which needs no output', { name: 'retrieve_time_series', args: { mrid: 'm' } }],
    ['data points of a day', { name: 'retrieve_data_points', args: { start: '2026-03-09', end: '2026-03-10' } }],
    ['retrieval without k', retrieval([{ id: 'a' }, { id: 'b' }])],
    ['retrieval with an id twice, and k for each once', retrieval(['a', 'a', 'b'], { k: 2 })],
  ])('%s', (_, step) => {
    for (const preset of ['standard', 'graphrag-eval-4', 'graphrag-eval-6'] as const) {
      expect(findingsOf(corpusWith([[step]]), { preset })).toEqual([]);
    }
  });
});

test('a head that names no column has the columns of its rows, but not in a preset of graphrag-eval', () => {
  const withRow = (row: object) => corpusWith([[sparql({ head: { vars: [] }, results: { bindings: [row] } })]]);
  const found = [atFirst('no-required-columns: head.vars is []')];
  const named = withRow({ a: { type: 'literal', value: '1' } });
  expect(findingsOf(withRow({}))).toEqual(expect.arrayContaining(found));
  expect([findingsOf(named), findingsOf(named, { preset: 'graphrag-eval-5' })]).toEqual([[], found]);
});

test('only what is scored is tried: the last group alone, or all groups', () => {
  const corpus = corpusWith([[sparql('early')], [sparql(grid('a', '1'))]]);
  const early = atFirst('unreadable-output: reference output is not SPARQL JSON: line 1 column 1');
  expect(findingsOf(corpus)).toEqual([]);
  expect(findingsOf(corpus, { preset: 'graphrag-eval-6' })).toEqual([early]);
});

test.each<[string, unknown, Mapping, string]>([
  ['no rows', grid('a b'), {}, 'no-rows: no rows under a, b'],
  ['no required column', grid('a', '1'), { required_columns: [] }, 'no-required-columns: required_columns is []'],
])('a step that almost anything matches: %s', (_, output, more, expected) => {
  const corpus = corpusWith([[sparql(output, more)]]);
  expect(findingsOf(corpus)).toEqual([atFirst(expected)]);
  expect(validate(corpus)).toMatchObject({ errors: 0, findings: [{ severity: 'warning' }] });
});

describe('one gold for many questions', () => {
  const gold = (...rows: string[]) => [[{ name: 'find', output: rows.join() }], [sparql(grid('a b', ...rows))]];
  const one = gold('1 2', '3 4');
  const sameInOtherOrder = gold('3 4', '1 2');
  const other = gold('9 9', '8 8');
  const single = gold('9 9');

  test('three share it, whatever the order of their rows', () => {
    expect(findingsOf(corpusWith(one, other, sameInOtherOrder, one))).toEqual([
      'same-gold q1 reference_steps[1]: the reference of 2 other questions: q3, q4',
      'same-gold q3 reference_steps[1]: the reference of q1',
      'same-gold q4 reference_steps[1]: the reference of q1',
    ]);
  });
  test('a single row can be right for many questions, but not for more than half of a template', () => {
    const others = ['1 1', '2 2', '3 3'].map((row) => gold(row));
    expect(findingsOf(corpusWith(single, single, single, ...others))).toEqual([]);
    expect(findingsOf(corpusWith(single, single, single, single, ...others))).toEqual([
      'same-answer q1 : 4 of 7 questions of t',
    ]);
    expect(findingsOf(corpusWith(single, single))).toEqual([]);
    const withColumn = [[sparql(grid('a b', '1 2', '1 3'), { required_columns: ['a'] })]];
    expect(findingsOf(corpusWith(withColumn, withColumn, withColumn))).toHaveLength(3);
  });
  test.each([
    ['a,b\n1,2\n', 1],
    ['a,b\n1,2\n3,4\n', 3],
  ])('a table in CSV: %j', (output, expected) => {
    const step = { name: 's', output_media_type: 'text/csv', match_output: 'table', output };
    expect(findingsOf(corpusWith([[step]], [[step]], [[step]]))).toHaveLength(expected);
  });
  test('time series are found by their arguments, because their outputs are not compared', () => {
    const series = (output: string) => [[{ name: 'retrieve_time_series', args: { mrid: '_a' }, output }]];
    expect(findingsOf(corpusWith(series('[1, 2]'), series('[3, 4]'), series('[5, 6]')))).toHaveLength(3);
  });
  test('equal values in JSON in another layout are one gold', () => {
    const step = (output: string) => [[{ name: 's', output_media_type: 'application/json', output }]];
    const golds = ['{"a": 1, "b": [1, 2]}', '{"b":[1,2],"a":1}', '{"a":1,"b":[1,2]}'];
    expect(findingsOf(corpusWith(...golds.map(step)))).toHaveLength(3);
  });
  test('earlier groups distinguish references where they are scored', () => {
    expect(findingsOf(corpusWith(one, sameInOtherOrder, one), { preset: 'graphrag-eval-6' })).toEqual([]);
  });
  test('a yes or no is a weak reference, an empty result has its own finding', () => {
    const yes = [[sparql(makeAsk(true))]];
    expect(findingsOf(corpusWith(yes, yes, yes))).toEqual([]);
    const empty = [[sparql(grid('a'))]];
    expect(validate(corpusWith(empty, empty, empty)).findings.map(({ kind }) => kind)).toEqual(['no-rows']);
  });
});

describe('an answer of 0', () => {
  const table = (tolerance: Mapping, more: Mapping = {}) => ({ match_output: 'table', tolerance, ...more });
  const rows = { output_media_type: 'application/json', output: '[{"f": 0.5}]' };
  const factor = (value: string) => sparql(makeSelect(['f'], [[typed(value, 'decimal')]]));
  /** Ten questions; the answer to the first `count` is `small`. */
  const of = (small: string, count: number, more: Mapping) =>
    corpusWith(...new Array(10).fill('').map((_, at) => [[{ ...factor(at < count ? small : `${at + 1}`), ...more }]]));
  test.each<[string, string, number, Mapping, PresetName, boolean]>([
    ['two of ten below 1e-12', '0.0000000000002', 2, {}, 'standard', true],
    ['one of ten', '0.0000000000002', 1, {}, 'standard', false],
    ['two of ten that round to 3 digits', '0.000004', 2, {}, 'standard', false],
    ['the same, rounded to 5 decimals', '0.000004', 2, {}, 'graphrag-eval-6', true],
    ['within a tolerance', '0.5', 2, table({ absolute: 0.6 }), 'standard', true],
    ['with a relative tolerance', '1e-13', 2, table({ relative: 1e-6 }), 'standard', false],
    ['0 itself', '0', 2, {}, 'standard', false],
    ['in a table of JSON', '0.5', 2, table({ absolute: 0.6 }, rows), 'standard', true],
  ])('%s', (_, small, count, more, preset, isFound) => {
    const kinds = validate(of(small, count, more), { preset }).findings.map(({ kind }) => kind);
    expect(kinds.includes('met-by-zero')).toBe(isFound);
  });
});

test.each<[string, unknown, Mapping, boolean]>([
  ['a list of rows', '[{"id": 1}, {"id": 2}]', { match_output: 'includes' }, true],
  ['a list of values', '["a"]', { match_output: 'includes' }, true],
  ['rows under a key', '{"rows": [{"id": 1}]}', { match_output: 'includes' }, false],
  ['an object', '{"id": 1, "tags": ["a"]}', { match_output: 'includes' }, false],
  ['a table', '[{"id": 1}]', { match_output: 'table' }, false],
])('includes of %s', (_, output, more, isFound) => {
  const step = { name: 's', output_media_type: 'application/json', output, ...more };
  const kinds = validate(corpusWith([[step]])).findings.map(({ kind }) => kind);
  expect(kinds).toEqual(isFound ? ['includes-list'] : []);
});

test('missing reference steps and questions', () => {
  const questions = [
    { id: 'q1', question_text: 'Why?' },
    { id: 'q2', question_text: 'How?', reference_steps: [[]] },
    { id: 'q3', question_text: 'Hello', extra_calls: 'forbid' },
  ];
  const empty = { template_id: 'empty', name: 'Nothing yet' };
  expect(findingsOf(corpusOf([{ template_id: 'full', questions }, empty]))).toEqual([
    'no-reference-steps q1 : Why?',
    'no-reference-steps q2 : How?',
    'no-questions empty : Nothing yet',
  ]);
});

describe('step names that no response has', () => {
  const step = (name: string) => [[{ name, output: 'x' }]];
  const corpus = corpusWith(step('sparql_query'), [[{ name: 'early', output: 'x' }], ...step('sparql_query')]);
  const missing = 'never-called q1 reference_steps[0][0]: sparql_query, in 2 questions';

  test.each<[string, Options, string[]]>([
    ['are not looked for without responses', {}, []],
    ['are found', { names: { kg: 7, b: 9 } }, [`${missing}; in responses only: b (9), kg (7)`]],
    ['are found among responses without steps', { names: {} }, [missing]],
    ['are none when it is called, whatever else is', { names: { sparql_query: 1, other: 5 } }, []],
    ['may be satisfied by an alias', { names: { kg_x: 1 }, aliases: [{ name: 'sparql_query', pattern: 'kg_*' }] }, []],
  ])('%s', (_, options, expected) => {
    expect(findingsOf(corpus, options)).toEqual(expected);
  });

  test.each<[string, number]>([
    ...['autocomplete_search', 'sparql_query', 'iri_discovery', 'mcp__search'].map((name): [string, 0] => [name, 0]),
    ['another', 1],
  ])('an IRI may be found by %s or not: %d', (name, findings) => {
    const aliases = [{ name: 'autocomplete_search', pattern: 'mcp__*' }];
    const found = findingsOf(corpusWith(step('iri_discovery')), { names: { [name]: 1 }, aliases });
    expect(found).toHaveLength(findings);
  });
});

describe('the asked entity in the gold', () => {
  const [line, other] = [uri('urn:line:a'), uri('urn:line:b')];
  const near = { query: 'SELECT ?x { <urn:line:a> :meets ?x }' };
  const asked = (text: string, output: unknown, more: Mapping = {}): string[] => {
    const question = { id: 'q1', question_text: text, reference_steps: [[sparql(output, { args: near, ...more })]] };
    return findingsOf(corpusOf([{ template_id: 't', questions: [question] }]));
  };
  const table = (vars: string, ...rows: Term[][]) => makeSelect(vars.split(' '), rows);

  const [four, both] = ['Which lines meet LINE-4711?', 'Is LINE-4711 or LINE-4712 longer?'];
  const id = 'urn:l:line-4711';
  const byId = table('x', [uri(id)], [other]);
  const withLengths = table('x length', [other, plain('5')], [line, plain('6')]);
  const ofClass = { args: { query: 'SELECT ?x { ?y a <urn:C> }' } };
  test.each<[string, string, unknown, Mapping, string | null]>([
    ['alone', 'Which?', table('x', [line]), {}, 'gold-is-given: only urn:line:a, in 1 row'],
    ['alone, more than once', 'Which?', table('x', [line], [line]), {}, 'gold-is-given: only urn:line:a, in 2 rows'],
    ['among others', 'Which?', table('x', [other], [line]), {}, 'given-among-rows: urn:line:a in 1 of 2 rows'],
    ['among others, with a value each', 'Which?', withLengths, {}, 'given-among-rows: urn:line:a in 1 of 2 rows'],
    ['by an id in the text, the end of the IRI', four, byId, { args: {} }, `given-among-rows: ${id} in 1 of 2 rows`],
    ['by an id, as text', four, grid('x', 'LINE-4711'), { args: {} }, 'gold-is-given: only LINE-4711, in 1 row'],
    ['in a column that is not required', 'Which?', table('x y', [other, line]), { required_columns: ['x'] }, null],
    ['next to another entity in every row', 'Which?', table('x y', [line, other], [line, uri('urn:c')]), {}, null],
    ['with the value that is asked for', 'How long?', table('x length', [line, plain('5')]), {}, null],
    ['its id as text, which the text does not name', 'Its id?', table('id', [plain('a')]), {}, null],
    ['another entity with the same last part', 'Which?', table('x', [uri('urn:plant:a')]), {}, null],
    ['one of the entities that the text names', both, grid('x', 'LINE-4711'), {}, null],
    ['a class', 'Which?', table('x', [uri('urn:C')], [other]), ofClass, null],
    ['a yes or no', 'Is it?', makeAsk(true), {}, null],
    ['none', 'Which?', table('x', [other]), {}, null],
  ])('%s', (_, text, output, more, expected) => {
    expect(asked(text, output, more)).toEqual(expected === null ? [] : [atFirst(expected)]);
  });

  test('is a warning', () => {
    const step = sparql(table('x', [line]), { args: near });
    expect(validate(corpusWith([[step]]))).toMatchObject({ errors: 0, findings: [{ severity: 'warning' }] });
  });
});

describeWithData('published corpora', () => {
  /** Read by hand: each of these questions has the entity that it asks about in its gold. */
  test.each([
    ['version_1__gpt-4o__test', 18, 7],
    ['version_2__gpt-4o__dev', 19, 2],
    ['version_3__gpt-5.4-n-shot-off__dev', 0, 0],
    ['version_3__timeseries__test', 0, 0],
  ])('%s has questions about an entity that is its own answer', (folder, alone, among) => {
    const { findings } = validate(corpusOf(parseYaml(text('published', folder, 'corpus.yaml'), 'corpus.yaml')));
    const count = (wanted: string) => findings.find(({ kind }) => kind === wanted)?.questions.length ?? 0;
    expect([count('gold-is-given'), count('given-among-rows')]).toEqual([alone, among]);
  });

  test.each(list('published'))('%s has no error under any preset', (folder) => {
    const corpus = corpusOf(parseYaml(text('published', folder, 'corpus.yaml'), 'corpus.yaml'));
    for (const preset of ['standard', 'graphrag-eval-4', 'graphrag-eval-6'] as const) {
      const { errors, findings } = validate(corpus, { preset });
      expect(errors).toBe(0);
      const known = ['same-gold', 'same-answer', 'gold-is-given', 'given-among-rows', 'earlier-groups'];
      expect(findings.map(({ kind }) => kind).filter((kind) => !known.includes(kind))).toEqual([]);
    }
  });
});
