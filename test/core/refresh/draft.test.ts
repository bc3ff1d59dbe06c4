import { describe, expect, test } from 'vitest';
import { proposeDraft } from '../../../src/core/refresh/draft.js';
import { makeActual, makeResponse } from '../../support/make.js';
import { makeSelect, uri } from '../../support/sparql.js';

/** The draft from one output per trial. */
function draftOf(...outputs: readonly unknown[]) {
  return draftOfCalls(...outputs.map((output) => ({ name: 'orders', output })));
}

/** The draft from one call per trial. */
function draftOfCalls(...calls: readonly Parameters<typeof makeActual>[0][]) {
  const trials = calls.map((call) => [call]);
  return draftOfTrials('Which?', trials);
}

/** The draft from the calls of each trial. */
function draftOfTrials(text: string, calls: readonly (readonly Parameters<typeof makeActual>[0][])[]) {
  const trials = calls.map((steps) => makeResponse({ steps: steps.map(makeActual), source: {} }));
  const { question, remarks } = proposeDraft('q', text, trials, () => false);
  const [[step] = []] = (question.reference_steps ?? []) as Record<string, unknown>[][];
  return { step, remarks };
}

const order = (more: object = {}) => JSON.stringify({ id: 7, status: 'open', items: ['a', 'b', 'c'], ...more });

const row = (id: number, value: string) => ({ id, 'x.y': value });
const [exact, table] = [{ match_output: 'exact' }, { match_output: 'table' }];
const NEAR = { tolerance: { absolute: 1e-9, relative: 1e-6 } };
const DISAGREE = 'The 2 trials disagree.';
const sumOf = (sum: number) => order({ rows: [{ id: 1, sum }] });
const turned = order({ items: ['c', 'a', 'b'] });
describe('what differs between trials', () => {
  test.each<[string, unknown[], object | undefined, string]>([
    ['equal JSON in another layout', [order(), JSON.parse(order())], { match_output: 'exact' }, '2 of 2 trials agree.'],
    [
      'a part that is another one each time',
      [order({ asked_at: '10:00', took: 0.31 }), order({ asked_at: '10:05', took: 0.4 })],
      { ignore: ['asked_at', 'took'] },
      'Not compared, as the trials differ there: asked_at, took.',
    ],
    [
      'a part within the items of a list, and a key that only the second has',
      [order({ rows: [row(1, 'a'), row(2, 'b')] }), order({ rows: [row(1, 'c'), row(2, 'b')], page: 1 })],
      { ignore: ['rows[*]."x.y"'], match_output: 'includes' },
      '2 of 2 trials agree.',
    ],
    ['a list in another order', [order(), turned], { unordered: ['items'], ...exact }, '2 of 2'],
    ['the whole list in another order', ['[{"a": 1}, {"a": 2}]', '[{"a": 2}, {"a": 1}]'], table, '2 of 2'],
    ['below 1e-6', [order({ sum: 0.1 + 0.2 }), order({ sum: 0.3 })], NEAR, '2 of 2'],
    ['one trial of three', [order(), order({ id: 8 }), order()], { output: order() }, '2 of 3 trials agree.'],
    ['nothing', ['{"orders": []}'], { match_output: 'exact' }, 'One trial only'],
    ['nothing, with a key that only the second has', ['{"orders": []}', '{"orders": [], "page": 1}'], exact, '2 of 2'],
    ['an empty list', ['[]', '[]'], { output: '[]', match_output: 'exact' }, '2 of 2'],
    ['an empty list and a result', ['[]', order()], { output: order() }, '1 of 2'],
    ['an object without lists', ['{"count": 5}', '{"count": 5}'], { match_output: 'includes' }, '2 of 2'],
    ['rows', ['[{"id": 1, "n": null}, {"id": 2, "n": "b"}]'], { match_output: 'table' }, 'One trial only'],
    ['rows with values inside', ['[{"id": 1, "tags": ["a"]}]'], { match_output: 'exact' }, 'One trial only'],
    ['one trial', [order()], { match_output: 'exact' }, 'One trial only: unstable results cannot be found.'],
    ['values that have little in common', ['{"count": 5}', '{"count": 6}'], undefined, 'The 2 trials disagree.'],
    [
      'other numbers in rows, in one trial as texts',
      ['[{"c": "Oslo", "sum": 5}, {"c": "Rome", "sum": 7}]', '[{"c": "Oslo", "sum": "5.5"}, {"c": "Rome", "sum": 7}]'],
      undefined,
      'The 2 trials disagree.',
    ],
    ['other numbers in rows below a key', [sumOf(2), sumOf(3)], undefined, DISAGREE],
    ['a list of another length alone', ['[1, 2]', '[1, 2, 3]'], undefined, 'The 2 trials disagree.'],
    ['equal texts', ['Open', 'Open'], { output: 'Open', output_media_type: 'text/plain' }, '2 of 2'],
    ['other texts', ['Open', 'It is open'], { name: 'orders', match_output: 'ignore' }, 'A text: It is open'],
  ])('%s', (_, outputs, keys, remark) => {
    const { step, remarks } = draftOf(...outputs);
    if (keys === undefined) expect(step).toBeUndefined();
    else expect(step).toMatchObject(keys);
    expect(remarks.join('\n')).toContain(remark);
  });

  test('nothing is proposed that did not differ', () => {
    const keys = Object.keys(draftOf(order(), order()).step ?? {});
    expect(keys).toEqual(['name', 'args', 'output', 'output_media_type', 'match_output']);
  });
});

describe('tables of SPARQL', () => {
  const cell = (value: string) => (value.startsWith('urn:') ? uri(value) : value);
  const table = (columns: readonly string[], ...rows: readonly (readonly string[])[]) => {
    const cells = rows.map((row) => row.map(cell));
    return JSON.stringify(makeSelect(columns, cells));
  };

  test('the same rows under other column names are required', () => {
    const iris = draftOf(table(['l'], ['urn:1'], ['urn:2']), table(['line'], ['urn:2'], ['urn:1']));
    expect(iris.step).toMatchObject({ required_columns: ['l'] });
    expect(iris.remarks).toEqual(['2 of 2 trials agree.', 'First rows: urn:1; urn:2.']);
    expect(draftOf(table(['n'], ['10']), table(['c'], ['10'])).step).toMatchObject({ required_columns: ['n'] });
    const more = draftOf(table(['l', 'n'], ['urn:1', 'x']), table(['line', 'm'], ['urn:1', 'y']));
    expect(more.step).toMatchObject({ required_columns: ['l'] });
  });

  const query = (text: string) => ({ query: `SELECT ?l ?n { ?l urn:n ?n } ${text}` });
  const up = table(['l', 'n'], ['urn:1', 'x'], ['urn:2', 'y']);
  const down = table(['l', 'n'], ['urn:2', 'y'], ['urn:1', 'x']);
  test('the order of the rows counts if the query says one, and the trials have it', () => {
    const call = (text: string, output = up) => ({ name: 'q', args: query(text), output });
    const ordered = draftOfCalls(call('ORDER BY ?n'), call('order  by ?l'));
    expect(ordered.step).toMatchObject({ ordered: true });
    expect(ordered.remarks).toContain('The order counts, as the query has ORDER BY; else remove ordered.');
    for (const calls of [
      [call(''), call('ORDER BY ?n')],
      [call('# ORDER BY ?n'), call('')],
      [call('ORDER BY ?n'), call('ORDER BY DESC(?n)', down)],
    ]) {
      const { step, remarks } = draftOfCalls(...calls);
      expect(step).not.toHaveProperty('ordered');
      expect(remarks[0]).toBe('2 of 2 trials agree.');
    }
  });

  test('a result of ASK is a SPARQL result', () => {
    const { step, remarks } = draftOf('{"head": {}, "boolean": true}', '{"boolean": true}');
    expect(step).toMatchObject({ output_media_type: 'application/sparql-results+json' });
    expect(step).not.toHaveProperty('match_output');
    expect(remarks).toEqual(['2 of 2 trials agree.']);
  });

  test('trials agree only where the draft accepts both', () => {
    const rows = table(['l'], ['urn:1'], ['urn:2']);
    expect(draftOfCalls({ name: 'q', output: rows }, { name: 'other', output: rows }).step).toBeUndefined();
    const one = table(['a', 'b'], ['1', 'x'], ['1', 'y'], ['2', 'x']);
    const other = table(['a', 'b'], ['1', 'x'], ['1', 'x'], ['2', 'y']);
    expect(draftOf(one, other).remarks[0]).toBe('1 of 2 trials has this result; others have 3 rows.');
  });

  const LOOKUP = { name: 'q', output: table(['iri', 'name'], ['urn:uuid:4a48c790-94e4', 'Harbour']) };
  const ONLY = 'Only the entity that the question names was found: the answer can be missing.';
  const answer = { name: 'q', output: table(['bay'], ['urn:uuid:876f7fb1']) };

  const ASKING = ['Which bays has 4a48c790?', 'Which bays has urn:uuid:4A48C790-94e4?', 'Which bays has  HARBOUR?'];
  test.each(ASKING)('a trial that only found the asked entity does not count against an answer: %s', (text) => {
    const { step, remarks } = draftOfTrials(text, [[LOOKUP], [LOOKUP], [LOOKUP, answer]]);
    expect(step?.required_columns).toEqual(['bay']);
    expect(remarks[0]).toBe('1 of 3 trials has this result.');
    const lookups = draftOfTrials(text, [[LOOKUP], [LOOKUP]]);
    expect(lookups.step?.required_columns).toEqual(['iri']);
    expect(lookups.remarks).toContain(ONLY);
  });

  test.each([
    ['urn:x', 'T5', 'Which stops has T5?', false],
    ['urn:x', 'T55', 'Which stops has T55?', true],
    ['urn:uuid:4a48c79-94e4', 'x', 'Which stops has 4a48c79?', false],
    ['urn:uuid:4a48c790-94e4', 'x', 'Which stops has 4a48c790?', true],
  ])('the entity %s, %s in %j: a name has three characters, a part of an id eight', (iri, name, text, isNamed) => {
    const call = { name: 'q', output: table(['iri', 'name'], [iri, name]) };
    expect(draftOfTrials(text, [[call], [call]]).remarks.includes(ONLY)).toBe(isNamed);
  });

  test('a last step that only asks for the names of found entities is left out', () => {
    const names = (query: string) => ({ name: 'q', args: { query }, output: table(['name'], ['CB4']) });
    const asked = names('SELECT ?name { <urn:uuid:876f7fb1> <urn:name> ?name }');
    const { step } = draftOfTrials('Which bays?', [[answer, asked]]);
    expect(step?.required_columns).toEqual(['bay']);
    for (const query of [
      'SELECT ?name { <urn:uuid:999> <urn:name> ?name }',
      'SELECT ?name { <urn:uuid:876f7fb1> <urn:length> ?name }',
      'SELECT (COUNT(?l) AS ?name) { <urn:uuid:876f7fb1> <urn:label> ?l }',
    ])
      expect(draftOfTrials('Which bays?', [[answer, names(query)]]).step?.required_columns).toEqual(['name']);
    const label = names('SELECT ?name { <urn:uuid:4a48c790-94e4> <urn:label> ?name }');
    expect(draftOfTrials('Which label has 4a48c790?', [[LOOKUP, label]]).step?.required_columns).toEqual(['name']);
  });

  test('what the trials do not agree on is shown to the reviewer', () => {
    const [one, two] = [table(['l', 'km'], ['urn:1', '3']), table(['l', 'km'], ['urn:1', '4'])];
    expect(draftOf(one, two).remarks[1]).toBe('The trials differ in km.');
    const { remarks } = draftOf(table(['l'], ['urn:1']), table(['l'], ['urn:2'], ['urn:3']));
    expect(remarks).toEqual([DISAGREE, 'A result of orders, 1 row: urn:1', 'A result of orders, 2 rows: urn:2; urn:3']);
  });
});
