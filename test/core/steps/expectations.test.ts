import { describe, expect, test } from 'vitest';
import { loadPatterns } from '../../../src/adapters/patterns.js';
import { decodeCorpus } from '../../../src/core/corpus/corpus.js';
import { evaluateQuestion } from '../../../src/core/entries/evaluate-question.js';
import { checkRules } from '../../../src/core/rules/check-rules.js';
import { cellsOf, mappingIn } from '../../support/cells.js';
import { makeContext } from '../../support/make.js';
import { decodedQuestion, decodedResponse, evaluated } from '../../support/run.js';

const PATTERNS = await loadPatterns();

/** The score of one call against one step. */
function scoreOf(step: object, call: object): number {
  const actual = { name: 'f', status: 'success', output: '', ...call };
  return Number(evaluated([[{ name: 'f', ...step }]], { actual_steps: [actual] }).steps_score);
}

/** The details of the same, with the causes. */
function detailsOf(step: object, call: object) {
  const actual = { name: 'f', status: 'success', ...call };
  return evaluated([[{ name: 'f', ...step }]], { actual_steps: [actual] }, makeContext(), 'full').steps_details;
}

const EXACT = { match_args: 'exact', match_output: 'ignore' };

/** A title | rules | arguments of the call | arguments of the reference | the score, in YAML. */
const ROWS = cellsOf(`
one of the values | args.unit: {any: [celsius, C]} | unit: C |  | 1
another value | args.unit: {any: [celsius, C]} | unit: K |  | 0
absent | args.unit: {any: [C]} |  |  | 0
absent where it may be | args.unit: {any: [C], or_absent: true} |  |  | 1
another value where it may be absent | args.unit: {any: [C], or_absent: true} | unit: K |  | 0
free | args.note: {or_absent: true} | note: [1] |  | 1
a key that no rule names | args.note: {or_absent: true} | other: 1 |  | 0
an expression | args.query: {regex: upgr} | query: an upgrade |  | 1
an expression that does not match | args.query: {regex: '^upgr'} | query: an upgrade |  | 0
an expression is for texts | args.query: {regex: '1'} | query: 1 |  | 0
a part of a text | args.note: {includes: '4712'} | note: 'order 4712!' |  | 1
a near number | args.price: {number: 3, tolerance: 0.1} | price: 3.1 |  | 1
a far number | args.price: {number: 3, tolerance: 0.1} | price: 3.11 |  | 0
a number as text | args.price: {number: 3} | price: '3' |  | 0
a type | args.id: {type: string} | id: '1' |  | 1
an integer is a number | args.id: {type: number} | id: 1 |  | 1
a decimal is not an integer | args.id: {type: integer} | id: 1.5 |  | 0
null is a value | args.id: {any: [null]} | id: null |  | 1
each item | "args.ids[*]": {type: integer} | ids: [1, 2] |  | 0
an item of another type | "args.o[*].id": {type: integer} | o: [{id: x}] |  | 0
data that looks like a rule stays data | args.filter: {any: [{"$regex": a}]} | filter: {"$regex": a} |  | 1
data that looks like a rule is not one | args.filter: {any: [{"$regex": '.*'}]} | filter: a |  | 0
__proto__ as a key | args.__proto__: {any: [1]} | __proto__: 1 |  | 1
__proto__ that is not there | args.__proto__: {type: object} |  |  | 0
constructor that is not there | args.constructor: {or_absent: true}, args.toString: {type: string} |  |  | 0
constructor as a key | args.constructor: {any: [x]} | constructor: x |  | 1
operators of MongoDB in the reference are data | args.x: {or_absent: true} | f: {"$regex": '.*', "$in": [1]} | f: {"$regex": '.*', "$in": [1]} | 1
a path inside that of another rule: both hold | args.a: {type: object}, args.a.b: {any: [1]} | a: {b: 1, c: 2} |  | 1
a path inside that of another rule: one is broken | args.a: {type: object}, args.a.b: {any: [1]} | a: {b: 2} |  | 0
an item and all items | "args.a[*]": {type: integer}, "args.a[0]": {any: [1]} | a: [1, 2] | a: [0, 0] | 1
1e3 is an integer | args.n: {type: integer} | n: 1000 |  | 1
an expression is for texts | args.n: {regex: '1'} | n: ['1'] |  | 0
a part is of a text | args.n: {includes: a} | n: {a: a} |  | 0
`);

describe('a path with a rule of its own is taken out and checked by it', () => {
  test.each(ROWS)('%s', (_, rules, args, reference, score) => {
    const step = { ...EXACT, args: mappingIn(reference), expect: mappingIn(rules) };
    expect(scoreOf(step, { args: mappingIn(args) })).toBe(Number(score));
  });

  test('a large integer is exact, and infinity is not an integer', () => {
    const scoreWith = (rule: object, n: unknown) =>
      scoreOf({ ...EXACT, args: {}, expect: { 'args.n': rule } }, { args: { n } });
    const any = { any: [2n ** 60n] };
    expect([2n ** 60n + 1n, 2 ** 60].map((n) => scoreWith(any, n))).toEqual([0, 1]);
    const integers = [2n ** 60n, Number.POSITIVE_INFINITY];
    expect(integers.map((n) => scoreWith({ type: 'integer' }, n))).toEqual([1, 0]);
  });

  test('although a path above it is ignored', () => {
    const step = { ...EXACT, args: {}, ignore: ['a'], expect: { 'args.a.b': { any: [1] } } };
    expect([1, 2].map((b) => scoreOf(step, { args: { a: { b, c: b } } }))).toEqual([1, 0]);
  });

  test('with the tolerance of the step, also for numbers inside mappings', () => {
    const step = { ...EXACT, args: {}, tolerance: 0.1, expect: { 'args.a': { any: [{ n: 7 }, { n: 3 }] } } };
    expect([3.1, 3.2].map((n) => scoreOf(step, { args: { a: { n } } }))).toEqual([1, 0]);
  });

  test('the other arguments are compared, and emptied items count', () => {
    const items = (...ns: number[]) => ns.map((n) => ({ id: 7, n }));
    const step = { ...EXACT, args: { limit: 10, o: items(1, 2) }, expect: { 'args.o[*].id': { type: 'integer' } } };
    expect(scoreOf(step, { args: { limit: 10, o: items(1, 2) } })).toBe(1);
    expect(scoreOf(step, { args: { limit: 11, o: items(1, 2) } })).toBe(0);
    expect(scoreOf(step, { args: { limit: 10, o: items(1) } })).toBe(0);
    const whole = { ...EXACT, args: { ids: [0, 0] }, expect: { 'args.ids[*]': { type: 'integer' } } };
    expect(scoreOf(whole, { args: { ids: [5, 6] } })).toBe(1);
    expect(scoreOf(whole, { args: { ids: [5] } })).toBe(0);
  });

  test('an output: the rest of it is compared if the step has one', () => {
    const rules = { 'output.id': { type: 'string' } };
    const json = { output_media_type: 'application/json', output: { ok: true } };
    expect(scoreOf({ expect: rules }, { output: '{"id": "x", "ok": false}' })).toBe(1);
    expect(scoreOf({ expect: rules }, { output: '{"id": 1}' })).toBe(0);
    expect(scoreOf({ ...json, expect: rules }, { output: { id: 'x', ok: true } })).toBe(1);
    expect(scoreOf({ ...json, expect: rules }, { output: { id: 'x', ok: false } })).toBe(0);
    expect(scoreOf({ expect: rules }, { output: 'no JSON' })).toBe(0);
  });

  test('texts are normalized as the step says, and a null is absent with nulls', () => {
    const step = { ...EXACT, args: {}, normalize: ['case', 'nulls'] };
    expect(scoreOf({ ...step, expect: { 'args.unit': { any: ['c'] } } }, { args: { unit: 'C' } })).toBe(1);
    expect(scoreOf({ ...step, expect: { 'args.q': { regex: 'ABC' } } }, { args: { q: 'xabcx' } })).toBe(1);
    expect(scoreOf({ ...step, expect: { 'args.u': { any: [1], or_absent: true } } }, { args: { u: null } })).toBe(1);
  });

  test('the cause names path, rule and what was there', () => {
    const step = { ...EXACT, args: {}, expect: { 'args.unit': { any: ['C', 'F'] } } };
    const detail = { arguments: ['unit: expected C or F, got K'] };
    expect(detailsOf(step, { args: { unit: 'K' } })).toMatchObject([{ cause: { kind: 'arguments_differ' }, detail }]);
  });
});

test('the cause of a rule is one line, however many values and characters the rule has', () => {
  const sentenceOf = (rule: object) => {
    const details = detailsOf({ ...EXACT, args: {}, expect: { 'args.a': rule } }, { args: { a: 0 } });
    return details?.[0]?.detail?.arguments?.[0] ?? '';
  };
  const values = Array.from({ length: 10_000 }, (_, at) => `v${at}`);
  expect(sentenceOf({ any: values })).toMatch(/^a: expected v0 or v1 or .* or v19 or 9980 more, got 0$/);
  expect(sentenceOf({ regex: 'x'.repeat(5000) }).length).toBeLessThan(400);
});

test('a text that is too long for a regular expression is not a text that does not match', () => {
  const text = `${'é'.repeat(20_000)} 1234`;
  const rule = { regex: '\\p{L}{0,1000} \\d{4}$' };
  const detailOf = (key: string, call: object) =>
    JSON.stringify(detailsOf({ match_output: 'ignore', args: {}, expect: { [key]: rule } }, call));
  const sentence = '(the text is too long for this regular expression, which needs smaller repetitions)';
  expect(detailOf('args.q', { args: { q: text } })).toContain(sentence);
  expect(detailOf('output.list[*].q', { output: { list: [{ q: text }] } })).toContain(sentence);
  expect(detailOf('args.q', { args: { q: 'é 123' } })).not.toContain(sentence);
});

describe('what is wrong with a rule is an error at its path', () => {
  test.each<[object, string]>([
    [{ 'args.a': { regexp: 'x' } }, 'expect.args.a.regexp: unknown key; did you mean regex?'],
    [{ 'args.a': { regex: '(' } }, 'expect.args.a.regex: not a regular expression'],
    [{ a: { any: [1] } }, 'expect.a: expected a path such as'],
    [{ 'args.a': { any: [1], type: 'string' } }, 'expect.args.a: expected one rule, got any and type'],
    [{ 'args.a': {} }, 'expect.args.a: expected one of any, regex, includes, number, type'],
    [{ 'args.a': 5 }, 'expect.args.a: expected one of any'],
    [{ 'args.a': { any: [] } }, 'expect.args.a.any: expected at least one value'],
    [{ 'args.a': { type: 'text' } }, 'expect.args.a.type: expected string, number'],
    [{ 'args.a': { number: 3, tolerance: -1 } }, 'expect.args.a.tolerance: expected a number of at least 0'],
    [{ 'args.a': { number: 3, tolerance: Number.NaN } }, 'expected a number of at least 0, got NaN'],
    [{ 'args.a': { number: Number.POSITIVE_INFINITY } }, 'expected a number, got Infinity'],
    [{ 'args.a': { number: '3' } }, 'expected a number, got "3"'],
    [{ 'args.a': { number: 2n ** 60n } }, 'expected a number, as in any: [1152921504606846976]'],
    [{ 'args.a': { regex: '(a{1000}){1000}' } }, 'not a regular expression (in the syntax of RE2): '],
    [{ 'args.a': { any: [1] }, 'args."a"': { any: [2] } }, 'the same path as args.a; one path has one rule'],
  ])('%#', (rules, message) => {
    const question = { id: 'q', question_text: '?', reference_steps: [[{ name: 'f', expect: rules }]] };
    const value = [{ template_id: 't', questions: [question] }];
    const decoded = decodeCorpus([{ file: 'c.yaml', value, writtenAs: () => null }], PATTERNS);
    const problems = decoded.kind === 'invalid' ? decoded.problems : [];
    const shown = problems.map(({ path = [], message: text }) => `${path.slice(-99).join('.')}: ${text}`);
    expect(shown.join('\n')).toContain(message);
  });
});

describe('shallow, nulls and reuse', () => {
  const shallow = { match_args: 'shallow', match_output: 'ignore', args: { a: { x: 1 }, b: 2 } };
  test('shallow compares the keys that both have, each whole', () => {
    const given = [{}, { a: { x: 1 } }, { a: { x: 1 }, c: 3 }, { a: { x: 1, y: 2 } }, { b: 3 }];
    expect(given.map((args) => scoreOf(shallow, { args }))).toEqual([1, 1, 1, 0, 0]);
  });

  test.each<[object, object, string[], number]>([
    [{ a: 1, b: null }, { a: 1 }, ['nulls'], 1],
    [{ a: 1 }, { a: 1, b: null }, ['nulls'], 1],
    [{ a: { c: null } }, { a: {} }, ['nulls'], 1],
    [{ a: [null] }, { a: [] }, ['nulls'], 0],
    [{ a: 1 }, { a: null }, ['nulls'], 0],
    [{ a: 1, b: null }, { a: 1 }, [], 0],
  ])('%j and %j with %j', (reference, actual, normalize, score) => {
    expect(scoreOf({ ...EXACT, args: reference, normalize }, { args: actual })).toBe(score);
  });

  test('shallow: with nulls, a null of the reference is absent', () => {
    const step = { ...shallow, args: { a: null, b: 2 }, normalize: ['nulls'] };
    expect(scoreOf(step, { args: { a: 1, b: 2 } })).toBe(1);
  });

  test('one call meets several steps with reuse', () => {
    const step = (reuse: boolean) => ({ name: 'f', match_args: 'includes', args: {}, match_output: 'ignore', reuse });
    const response = { actual_steps: [{ name: 'f', status: 'success', args: {}, output: '' }] };
    expect(evaluated([[step(true), step(true)]], response).steps_score).toBe(1);
    expect(evaluated([[step(false), step(false)]], response).steps_score).toBe(0.5);
  });
});

describe('calls in addition to the reference steps', () => {
  const step = { name: 'f', match_output: 'ignore' };
  const call = (name: string, more: object = {}) => ({ name, status: 'success', output: '', ...more });
  const scoreWith = (extra: unknown, calls: object[], groups: object[][] = [[step]]) => {
    const response = decodedResponse({ question_id: 'q', actual_steps: calls });
    return { question: decodedQuestion(groups, { extra_calls: extra }), response };
  };
  test.each<[string, unknown, object[], number]>([
    ['none', 'forbid', [call('f')], 1],
    ['another call', 'forbid', [call('f'), call('g')], 0],
    ['a failed call', 'forbid', [call('f'), call('g', { status: 'error' })], 0],
    ['a repeated identical call', 'forbid', [call('f'), call('f')], 0],
    ['an excepted call', { forbid: true, except: ['search_*'] }, [call('search_x'), call('f')], 1],
    ['another than the excepted', { forbid: true, except: ['search_*'] }, [call('g'), call('f')], 0],
    ['allowed', 'allow', [call('f'), call('g')], 1],
  ])('%s', (_, extra, calls, score) => {
    const { question, response } = scoreWith(extra, calls);
    const { entry } = evaluateQuestion(question, response, { ...makeContext(), details: 'full' });
    expect(entry.steps_score).toBe(score);
    if (score === 0) expect(entry.steps_details).toMatchObject([{ score: 0, cause: { kind: 'extra_call', step: 0 } }]);
  });

  test('calls of earlier groups are none, also where the last group alone is scored, or is not met as a whole', () => {
    const scoreOfLast = (...last: object[]) => {
      const { question, response } = scoreWith('forbid', [call('e'), call('f')], [[{ ...step, name: 'e' }], last]);
      return evaluateQuestion(question, response, { ...makeContext(), details: 'none' }).entry.steps_score;
    };
    expect([scoreOfLast(step), scoreOfLast(step, { ...step, name: 'g' })]).toEqual([1, 0.5]);
  });

  test('of two ways the one without other calls counts', () => {
    const both = [[step, { ...step, name: 'g' }]];
    const question = decodedQuestion([[step]], { extra_calls: 'forbid', reference_steps_any_of: [both] });
    const response = decodedResponse({ question_id: 'q', actual_steps: [call('f'), call('g')] });
    const { entry } = evaluateQuestion(question, response, { ...makeContext(), details: 'full' });
    expect(entry).toMatchObject({ steps_score: 1, steps_details: [{ reference_steps_any_of: 0 }, { name: 'g' }] });
  });

  test('steps that can share a call leave no call over', () => {
    const question = decodedQuestion([[step, { ...step, reuse: true }]], { extra_calls: 'forbid' });
    const response = decodedResponse({ question_id: 'q', actual_steps: [call('f'), call('f')] });
    expect(evaluateQuestion(question, response, { ...makeContext(), details: 'none' }).entry.steps_score).toBe(1);
  });

  test('the rule allowed names the only tools that may be called', () => {
    const response = decodedResponse({ question_id: 'q', actual_steps: [call('find_a'), call('drop')] });
    const broken = [{ rule: 'allowed', limit: ['find_*'], actual: 'drop' }];
    expect(checkRules({ allowed: ['find_*'] }, response, { aliases: [] })).toMatchObject({ score: 0, broken });
    expect(checkRules({ allowed: ['find_*', 'drop'] }, response, { aliases: [] })).toMatchObject({ score: 1 });
  });
});

test('step_defaults of a template are keys of its steps, inside any_of, too; a step can override them', () => {
  const question = (id: string, ...group: object[]) => ({ id, question_text: '?', reference_steps: [group] });
  const questions = [
    question('a', { name: 'f', args: { a: 1 } }),
    question('b', { name: 'f', args: { a: 1 }, match_args: 'ignore' }),
    question('c', { any_of: [{ name: 'f' }] }),
  ];
  const step_defaults = { match_args: 'exact', match_output: 'ignore' };
  const value = [{ template_id: 't', step_defaults, questions }];
  const decoded = decodeCorpus([{ file: 'c.yaml', value, writtenAs: () => null }], PATTERNS);
  const steps = decoded.kind === 'ok' ? decoded.value.corpus.questions.map(({ groups }) => groups[0]?.[0]) : [];
  expect(steps.map((step) => (step?.anyOf?.[0] ?? step)?.matching?.args)).toEqual(['exact', 'ignore', 'exact']);
});
