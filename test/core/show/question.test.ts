import { describe, expect, test } from 'vitest';
import { headOf } from '../../../src/adapters/files/entries.js';
import type { Entry } from '../../../src/core/entries/result-types.js';
import { shownQuestion } from '../../../src/core/show/entry.js';
import { failingIds, questionsById, regressedIds, worstEntry } from '../../../src/core/show/run-entries.js';
import { makeEntry } from '../../support/make.js';
import { grid, SPARQL_JSON } from '../../support/sparql.js';

const QUERY = 'SELECT ?t { ?t :p <urn:a> }';
const asked = (query: string, output: unknown) => ({ name: 'sparql_query', args: { query }, output });
const reference = { ...asked(QUERY, grid('t', '1', '2')), output_media_type: SPARQL_JSON };
const lookup = { id: 'a', name: 'find', args: { query: 'a' }, status: 'success', output: ['x', 'y'] };
const attempt = { id: 'b', status: 'success', ...asked('SELECT ?x { ?x :q <urn:a> }', grid('x', '1', '3')) };

function entry(steps: readonly object[], more: object = {}): Entry {
  return makeEntry({ question_text: 'Which?', reference_steps: [[reference]], actual_steps: steps, ...more });
}

const shown = (one: Entry, base: Entry | null = null) =>
  shownQuestion({ entry: one, answers: 1 }, base && { entry: base, answers: 1, label: 'main' });

describe('a question that is shown', () => {
  const { compared, calls, why, score } = shown(entry([lookup, attempt], { steps_score: 0 }));

  test('has its cause, scored once more where the file says none', () => {
    expect([score, why?.cause]).toEqual([0, { kind: 'missing_and_extra', step: 0, expected: 2, actual: 2, common: 1 }]);
  });

  test('has the query of the reference next to that of the step that explains the miss', () => {
    expect(compared?.call).toEqual({ number: 2, name: 'sparql_query' });
    expect(compared?.args.lines).toEqual([
      { kind: 'alike', left: 'SELECT ?t {', right: 'SELECT ?x {' },
      { kind: 'removed', left: '  ?t :p <urn:a>' },
      { kind: 'added', right: '  ?x :q <urn:a>' },
      { kind: 'same', left: '}', right: '}' },
    ]);
  });

  test('has the arguments of the step alone where the reference has none', () => {
    const steps = [{ ...attempt, name: 'find', args: { id: 17 } }];
    const argsOf = (more: object) => {
      const reference_steps = [[{ name: 'find', output: 'x', ...more }]];
      return shown(entry(steps, { reference_steps, steps_score: 0 })).compared;
    };
    const [alone, exact, given] = [argsOf({}), argsOf({ match_args: 'exact' }), argsOf({ args: { id: 18 } })];
    expect(alone?.argsOf).toBe('call');
    expect(alone?.args.lines.map(({ kind }) => kind)).toEqual(['same', 'same', 'same']);
    expect([exact?.argsOf, given?.argsOf]).toEqual(['both', 'both']);
  });

  test('has both tables, the different rows first', () => {
    const table = (column: string, differs: string, same: string) => ({
      ...{ columns: [column], total: 2, different: 1 },
      rows: [differs, same].map((cell) => ({ isDifferent: cell === differs, cells: [cell] })),
    });
    const tables = { reference: table('t', '2', '1'), actual: table('x', '3', '1'), pairs: ['x'] };
    expect(compared?.output).toEqual({ kind: 'tables', tables });
  });

  test('has a table whose rows are all missing where the output is not a table', () => {
    const { compared: steps } = shown(entry([{ ...attempt, output: 'none' }]));
    const tables = steps?.output?.kind === 'tables' ? steps.output.tables : null;
    expect(tables?.actual).toBeNull();
    expect(tables?.reference).toMatchObject({ total: 2, different: 2 });
    expect(tables?.reference.rows.map(({ isDifferent }) => isDifferent)).toEqual([true, true]);
  });

  test('has repeated rows once, where they count once', () => {
    const gold = { ...reference, output: grid('t', '1', '1', '2'), ignore_duplicates: true };
    const steps = [{ ...attempt, output: grid('x', '1', '3', '1', '3', '3') }];
    const { compared: twice } = shown(entry(steps, { reference_steps: [[gold]] }));
    const tables = twice?.output?.kind === 'tables' ? twice.output.tables : null;
    expect(tables?.reference).toMatchObject({ total: 3, distinct: 2, different: 1 });
    expect(tables?.actual).toMatchObject({ total: 5, distinct: 2, different: 1 });
    expect(tables?.reference.rows.map(({ cells }) => cells[0])).toEqual(['2', '1']);
    expect(tables?.actual?.rows).toEqual([
      { isDifferent: true, cells: ['3'], copies: 3 },
      { isDifferent: false, cells: ['1'] },
    ]);
  });

  test('has the places of the rows in the reference where their order counts', () => {
    const gold = { ...reference, output: grid('t', '1', '2', '2', '3'), ordered: true };
    const tablesOf = (...rows: string[]) => {
      const steps = [{ ...attempt, output: grid('x', ...rows) }];
      const { compared: ordered } = shown(entry(steps, { reference_steps: [[gold]] }));
      return ordered?.output?.kind === 'tables' ? ordered.output.tables : null;
    };
    const other = tablesOf('2', '3', '2', '1');
    expect(other?.isReordered).toBe(true);
    const places = other?.actual?.rows.map(({ cells, place }) => `${cells[0]} at ${place}`);
    expect(places).toEqual(['2 at 2', '3 at 4', '2 at 3', '1 at 1']);
  });

  test('has all calls with their rows, the explained one marked', () => {
    expect(calls.map(({ number, name, rows, role }) => [number, name, rows, role])).toEqual([
      [1, 'find', 2, null],
      [2, 'sparql_query', 2, 'explained'],
    ]);
  });

  test('has the rows of a compared table that a list of blocks holds, not the number of blocks', () => {
    const output = [{ type: 'text', text: JSON.stringify(grid('x', '1', '3', '4')) }];
    const [call] = shown(entry([{ ...attempt, output }])).calls;
    expect(call).toMatchObject({ rows: 3, role: 'explained' });
  });

  test.each<[string, object[], string | undefined]>([
    ['no call', [], 'no_tool_call'],
    ['another tool alone', [lookup], 'stopped_after'],
    ['a failed call', [{ ...attempt, status: 'error', error: 'timeout' }], 'timed_out'],
  ])('%s', (_, steps, kind) => {
    const question = shown(entry(steps));
    expect([question.why?.cause.kind, question.compared?.name]).toEqual([kind, 'sparql_query']);
  });

  test('an answer that failed has its error, a question without reference steps no score', () => {
    const failed = shown(entry([], { status: 'error', error: 'boom' }));
    expect([failed.why?.cause.kind, failed.why?.detail.error, failed.score]).toEqual(['no_response', 'boom', 0]);
    const free = shown(entry([attempt], { reference_steps: undefined }));
    expect([free.score, free.why, free.compared]).toEqual([null, null, null]);
  });

  test('against another run: what that run asked and this one did not', () => {
    const right = { ...attempt, args: { query: QUERY }, output: reference.output };
    const { base } = shown(entry([attempt]), entry([right], { steps_score: 1 }));
    expect([base?.label, base?.score, base?.why]).toEqual(['main', 1, null]);
    expect(base?.asked[0]?.lines.map(({ kind }) => kind)).toEqual(['alike', 'removed', 'added', 'same']);
  });

  test('other tools: arguments and outputs as JSON, with the keys in order', () => {
    const fetch = { name: 'fetch', args: { b: 1, a: 2 }, output: '{"n": 1}', output_media_type: 'application/json' };
    const actual = { id: 'c', name: 'fetch', args: { a: 2, b: 3 }, status: 'success', output: '{"n": 2}' };
    const { compared: steps } = shown(entry([actual], { reference_steps: [[fetch]] }));
    expect(steps?.args.lines).toEqual([
      { kind: 'same', left: '{', right: '{' },
      { kind: 'same', left: '  "a": 2,', right: '  "a": 2,' },
      { kind: 'removed', left: '  "b": 1' },
      { kind: 'added', right: '  "b": 3' },
      { kind: 'same', left: '}', right: '}' },
    ]);
    expect(steps?.output).toMatchObject({ kind: 'text', language: 'json' });
  });

  test('SQL of several lines as it was sent, with its comments', () => {
    const asked = (limit: number) => ({ query: `SELECT name -- all\nFROM trees\nWHERE age < ${limit}` });
    const step = { name: 'sql', args: asked(10), output: '[{"n": 1}]', output_media_type: 'application/json' };
    const actual = { id: 'c', name: 'sql', args: asked(20), status: 'success', output: '[{"n": 2}]' };
    const { compared } = shown(entry([actual], { reference_steps: [[step]] }));
    expect(compared?.args).toMatchObject({
      language: 'text',
      lines: [
        { kind: 'same', left: 'SELECT name -- all', right: 'SELECT name -- all' },
        { kind: 'same', left: 'FROM trees', right: 'FROM trees' },
        { kind: 'removed', left: 'WHERE age < 10' },
        { kind: 'added', right: 'WHERE age < 20' },
      ],
    });
  });

  test('a step of another tool is marked, but not compared', () => {
    const { compared: steps, calls: all } = shown(entry([{ ...lookup, output: [] }]));
    expect([steps?.call, steps?.args.lines.every(({ kind }) => kind === 'same')]).toEqual([null, true]);
    expect(all.map(({ role }) => role)).toEqual(['explained']);
  });
});

describe('which questions are shown', () => {
  const run = (...scores: readonly [string, number | null][]) => ({
    label: 'run',
    heads: scores.map(([id, score]) =>
      headOf(entry([], { question_id: id, ...(score === null ? { reference_steps: [] } : { steps_score: score }) })),
    ),
  });

  test('those that fail, and those that score less than before', () => {
    const head = questionsById(run(['a', 1], ['b', 0], ['c', 0.5], ['d', null], ['e', 0.5], ['e', 1]));
    const base = questionsById(run(['a', 1], ['b', 0], ['c', 1], ['d', 1], ['e', 0.75]));
    expect(failingIds(head)).toEqual(['b', 'c', 'e']);
    expect(regressedIds(head, base)).toEqual(['c']);
  });

  /** Questions whose steps are right. */
  const runOf = (more: Readonly<Record<string, object>>) => {
    const heads = Object.entries(more).map(([question_id, keys]) =>
      headOf(entry([], { question_id, steps_score: 1, ...keys })),
    );
    return questionsById({ label: 'run', heads });
  };
  const kept = { rules_score: 1, rules_checked: ['max_steps'] };
  const broke = { ...kept, rules_score: 0, rules_broken: [{ rule: 'max_steps' }] };
  // As in a file that was edited.
  const brokeUnchecked = { ...broke, rules_checked: ['calls'] };
  const failed = { answer: { includes: ['x'] }, answer_check_score: 0.5 };

  test('those that only broke a rule, or only failed an answer check', () => {
    const head = runOf({ right: {}, kept, broke, brokeUnchecked, failed });
    expect(failingIds(head)).toEqual(['broke', 'brokeUnchecked', 'failed']);
  });

  test('those that broke a rule that they kept before', () => {
    const head = runOf({ right: {}, kept, new: broke, unchecked: brokeUnchecked, old: broke, unknown: broke });
    const base = runOf({ right: {}, kept, new: kept, unchecked: kept, old: broke, unknown: {} });
    expect(regressedIds(head, base)).toEqual(['new', 'unchecked']);
  });

  test('the worst of the answers', () => {
    const question = questionsById(run(['e', 0.5], ['e', 0], ['e', 1])).get('e');
    expect(question && worstEntry(question.heads)).toMatchObject({ entry: { steps_score: 0 }, answers: 3 });
  });
});

describe('the steps that broke a rule', () => {
  /** Calls of these tools, those with a mark failed. */
  const stepOf = (name: string, mark?: string) => ({ name, args: {}, status: mark ? 'error' : 'success' });
  const stepsOf = (names: string) =>
    Array.from(names.matchAll(/(\w+)(!?)/g), ([, name = '', mark]) => stepOf(name, mark));
  test.each<[string, string, object, readonly number[]]>([
    ['each forbidden call', 'find del_a del_a drop', { rule: 'forbidden', limit: 'del_*', actual: 'del_a' }, [2, 3]],
    ['the first call too many', 'a b c d', { rule: 'max_steps', limit: 2, actual: 4 }, [3]],
    ['the first failed call too many', 'a! b a! a!', { rule: 'max_failed_steps', limit: 1, actual: 3 }, [3]],
    ['one called too often', 'sea a sea sea', { rule: 'calls', tool: 'se*', limit: 'at most 1', actual: 3 }, [3]],
    ['no call where one is missing', 'search a', { rule: 'calls', tool: 'search', limit: 'at least 2', actual: 1 }, []],
    ['the first call too early', 'pay find pay', { rule: 'order', limit: ['fi*', 'pa*'], actual: ['pa*', 'fi*'] }, [1]],
  ])('%s', (_, steps, broken, numbers) => {
    const { rule } = broken as { rule: string };
    const { calls } = shown(entry(stepsOf(steps), { rules_score: 0, rules_checked: [rule], rules_broken: [broken] }));
    expect(calls.flatMap((call) => (call.rule === rule ? call.number : []))).toEqual(numbers);
    expect(calls.filter((call) => call.rule !== undefined)).toHaveLength(numbers.length);
  });
});

test('of answers with the same score, the one that broke a rule or failed a check is the worst', () => {
  const answer = { includes: ['x'] };
  const right = entry([], { answer, answer_check_score: 1, steps_score: 1 });
  const rules = { rules_score: 0, rules_checked: ['max_steps'], rules_broken: [{ rule: 'max_steps' }] };
  const broke = entry([], { steps_score: 1, ...rules });
  const failed = entry([], { answer, answer_check_score: 0.5, steps_score: 1 });
  const wrong = entry([], { steps_score: 0 });
  const worstOf = (...entries: readonly Entry[]) => worstEntry(entries.map(headOf))?.entry;
  expect(worstOf(right, failed)).toBe(failed);
  expect(worstOf(right, broke)).toBe(broke);
  expect(worstOf(broke, wrong)).toBe(wrong);
  // Each breach of a rule counts, before the checks.
  const brokeAndFailed = { ...broke, answer, answer_check_score: 0.5 };
  const twice = makeEntry({ ...broke, rules_broken: [{ rule: 'max_steps' }, { rule: 'max_steps' }] });
  expect(worstOf(brokeAndFailed, twice)).toBe(twice);
  expect(worstOf()).toBeUndefined();
});

describe('keys and items that the comparison allows', () => {
  const compared = (expected: unknown, actual: unknown, more: object) => {
    const media = { output_media_type: 'application/json' };
    const reference_steps = [[{ name: 'get', output: JSON.stringify(expected), ...media, ...more }]];
    const step = { id: 'a', name: 'get', args: {}, status: 'success', output: JSON.stringify(actual) };
    const output = shown(entry([step], { reference_steps })).compared?.output;
    if (output?.kind !== 'text') throw new Error('not a text');
    const lines = output.lines.filter(({ kind }) => kind === 'removed' || kind === 'added');
    return {
      lines: lines.map((line) => ('left' in line ? `-${line.left}` : 'right' in line ? `+${line.right}` : '')),
      allowed: output.allowed,
    };
  };
  const exact = { match_output: 'exact' };
  const ignoring = { ...exact, ignore: ['output.b'] };
  const mcp = (text: string, more: object) => ({ content: [{ type: 'text', text }], ...more });

  test.each<[string, unknown, unknown, object, string[], counts?: [keys: number, items: number, ignored: number]]>([
    ['further keys', { a: 1 }, { a: 2, b: 3, c: { d: 4 } }, {}, ['-  "a": 1', '+  "a": 2'], [2, 0, 0]],
    ['item keys', { l: [{ a: 1 }] }, { l: [{ a: 2, b: 3 }], m: 4 }, {}, ['-      "a": 1', '+      "a": 2'], [2, 0, 0]],
    ['text of MCP', { a: 1 }, mcp('{"a": 2, "b": 3}', { isError: false }), {}, ['-  "a": 1', '+  "a": 2'], [1, 0, 0]],
    ['a list in `result`', [1], mcp('2', { structuredContent: { result: [2] } }), exact, ['-  1', '+  2']],
    ['further items', { l: [2] }, { l: [1, 2, 3] }, {}, [], [0, 2, 0]],
    ['an item that is missing', { l: [1, 9] }, { l: [1, 2, 3] }, {}, ['-    9', '+    2'], [0, 1, 0]],
    ['none', { a: 1 }, { a: 2 }, {}, ['-  "a": 1', '+  "a": 2']],
    ['ignored values', { a: 1, b: 2 }, { a: 5, b: 3 }, ignoring, ['-  "a": 1', '+  "a": 5'], [0, 0, 1]],
    ['none of exact', { a: 1 }, { a: 2, b: 3 }, exact, ['-  "a": 1', '+  "a": 2,', '+  "b": 3']],
  ])('%s', (_, expected, actual, more, lines, counts) => {
    const allowed = counts && { keys: counts[0], items: counts[1], ignored: counts[2] };
    expect(compared(expected, actual, { match_output: 'includes', ...more })).toEqual({ lines, allowed });
  });
});
