import { describe, expect, test } from 'vitest';
import { loadPatterns } from '../../../src/adapters/patterns.js';
import { decodeCorpus } from '../../../src/core/corpus/corpus.js';
import { decodeForeign, type ForeignName, lostLine } from '../../../src/core/corpus/foreign.js';
import { evaluateQuestion } from '../../../src/core/runs/evaluate-question.js';
import { makeContext } from '../../support/make.js';
import { decodedResponse } from '../../support/run.js';

const PATTERNS = await loadPatterns();

/** The questions of a file, read again as a corpus, and what could not be expressed. */
function imported(name: ForeignName, ...files: unknown[]) {
  const foreign = decodeForeign(name, files, PATTERNS);
  if ('odd' in foreign) throw new Error(`file ${foreign.odd} is of another format`);
  const decoded = decodeCorpus([{ file: 'c.yaml', value: foreign.templates, writtenAs: () => null }], PATTERNS);
  if (decoded.kind === 'invalid') throw new Error(JSON.stringify(decoded.problems));
  const scoreOf = (record: object, at = 0) => {
    const question = decoded.value.corpus.questions[at];
    if (!question) throw new Error('no question');
    const response = decodedResponse({ question_id: question.id, ...record });
    return evaluateQuestion(question, response, { ...makeContext(), details: 'none' }).entry;
  };
  return { questions: decoded.value.corpus.questions, lost: lostLine(foreign), scoreOf };
}

const call = (name: string, args: object) => ({ name, args, status: 'success', output: '' });

describe('tau2', () => {
  const task = {
    id: '7',
    user_scenario: { instructions: { reason_for_call: 'Cancel my flight.' } },
    evaluation_criteria: {
      actions: [
        { action_id: '1', name: 'cancel', arguments: { id: 'A1', why: 'x' }, compare_args: ['id'] },
        { action_id: '2', name: 'refund', arguments: { id: 'A1' }, compare_args: null },
        { action_id: '3', name: 'toggle', arguments: {}, requestor: 'user' },
      ],
      communicate_info: ['42'],
      nl_assertions: ['polite', 'short'],
    },
  };
  const { questions, lost, scoreOf } = imported('tau2', [task]);
  const right = [call('cancel', { id: 'A1', why: 'other' }), call('refund', { id: 'A1' })];
  test('actions of the agent, compared arguments and what it must say are kept', () => {
    expect(questions).toMatchObject([{ id: '7', text: 'Cancel my flight.' }]);
    expect(lost).toBe('1 user action, 2 nl_assertions');
    expect(scoreOf({ actual_steps: right, actual_answer: 'x' }).steps_score).toBe(1);
    expect(scoreOf({ actual_steps: [right[0], call('refund', { id: 'A1', fee: 1 })] }).steps_score).toBe(0.5);
    const said = { actual_steps: right, actual_answer: 'Bye.', agent_texts: ['You get 42 back.', 'Bye.'] };
    expect(scoreOf(said).answer_check_score).toBe(1);
    expect(scoreOf({ ...said, agent_texts: ['Bye.'] }).answer_check_score).toBe(0);
  });
});

test.each<[string, string[], string[]]>([
  ['1,400', ['It is $1400.', 'It is $1,400.'], ['It is $140.', 'It is $1.400.']],
  ['1,4', ['14', '1,4'], ['1.4']],
  ['Sorry, no', ['sorry no', 'Sorry, no refund'], ['sorry']],
])('what tau2 looks for, %s, is found without regard to commas', (text, found, missing) => {
  const { scoreOf } = imported('tau2', [{ id: '1', evaluation_criteria: { actions: [], communicate_info: [text] } }]);
  const scores = (answers: readonly string[]) =>
    answers.map((actual_answer) => scoreOf({ actual_answer }).answer_check_score);
  expect(scores(found)).toEqual(found.map(() => 1));
  expect(scores(missing)).toEqual(missing.map(() => 0));
});

describe('bfcl', () => {
  const asked = (id: string) => ({ id, question: [[{ role: 'user', content: 'Area?' }]], function: [] });
  const answers = [
    { id: 'simple_0', ground_truth: [{ area: { base: [10], unit: ['units', ''], at: [{ x: [1, 2] }] } }] },
  ];
  const { lost, scoreOf } = imported('bfcl', [asked('simple_0'), asked('irrelevance_1'), asked('x_2')], answers);
  test.each<[object[], number]>([
    [[call('area', { base: 10, at: { x: 2 } })], 1],
    [[call('area', { base: 10, unit: 'Units', at: { x: 1 } })], 1],
    [[call('area', { base: 10, unit: 'cm', at: { x: 1 } })], 0],
    [[call('area', { base: 11, at: { x: 1 } })], 0],
    [[call('area', { base: 10, at: { x: 1 }, more: 1 })], 0],
    [[call('area', { base: 10, at: { x: 1 } }), call('area', { base: 10, at: { x: 1 } })], 0],
  ])('%j', (actual_steps, score) => {
    expect(scoreOf({ actual_steps }).steps_score).toBe(score);
  });
  test('texts are equal without blanks and punctuation between their words, as the leaderboard compares them', () => {
    const ground_truth = [{ book: { day: ['April 1, 2024', "1st o'clock"], city: ['Rome'] } }];
    const { scoreOf: score } = imported('bfcl', [asked('t_0')], [{ id: 't_0', ground_truth }]);
    const scores = (...days: unknown[]) =>
      days.map((day) => score({ actual_steps: [call('book', { day, city: 'rome' })] }).steps_score);
    expect(scores('April 1, 2024', 'april 1,2024', 'April-1-2024.', '1st O"Clock')).toEqual([1, 1, 1, 1]);
    expect(scores('April 2, 2024', 'April 1, 2024 at noon', 1, 'April 1')).toEqual([0, 0, 0, 0]);
  });

  describe('alternatives inside nested arguments', () => {
    const scorer = (args: object) => {
      const ground_truth = [{ f: args }];
      const made = imported('bfcl', [asked('n_0')], [{ id: 'n_0', ground_truth }]);
      const scores = (...calls: object[]) =>
        calls.map((one) => made.scoreOf({ actual_steps: [call('f', one)] }).steps_score);
      return { scores, lost: made.lost };
    };
    test('a list of mappings', () => {
      const { scores, lost: missing } = scorer({ ds: [[{ a: [1], b: ['x', 'y'], c: [2, ''] }]] });
      expect(missing).toBeNull();
      expect(scores({ ds: [{ a: 1, b: 'x' }] }, { ds: [{ a: 1, b: 'Y', c: 2 }] })).toEqual([1, 1]);
      expect(scores({}, { ds: [] }, { ds: [{ a: 2, b: 'x' }] }, { ds: [{ a: 1, b: 'x', d: 1 }] })).toEqual([
        0, 0, 0, 0,
      ]);
    });
    test('a mapping that may be absent', () => {
      const { scores, lost: missing } = scorer({ opts: [{ fixed: [true], years: [30, ''] }, ''] });
      expect(missing).toBeNull();
      expect(scores({}, { opts: { fixed: true } }, { opts: { fixed: true, years: 30 } })).toEqual([1, 1, 1]);
      expect(scores({ opts: {} }, { opts: { fixed: false } }, { opts: { fixed: true, years: 2 } })).toEqual([0, 0, 0]);
    });
    test('of very many alternatives the first ones are compared, and the question is named', () => {
      const item = Object.fromEntries([...'abcdefghijkl'].map((key) => [key, [1, 2]]));
      const first = Object.fromEntries([...'abcdefghijkl'].map((key) => [key, 1]));
      const { scores, lost: missing } = scorer({ ds: [[item]] });
      expect(missing).toBe('1 argument with alternatives inside (n_0)');
      expect(scores({ ds: [first] }, {}, { ds: [{ ...first, a: 3 }] })).toEqual([1, 0, 0]);
    });
  });

  test('questions without a call, or without an answer', () => {
    expect(scoreOf({ actual_steps: [call('area', {})] }, 1).rules_score).toBe(0);
    expect(scoreOf({ actual_steps: [] }, 1).rules_score).toBe(1);
    expect(lost).toContain('1 question without a possible answer');
  });
});

describe('the other formats', () => {
  test('an eval set of ADK: the calls of all turns, in one question with its id', () => {
    const turn = (text: string, args: object) => ({
      user_content: { role: 'user', parts: [{ text }] },
      final_response: { parts: [{ text: `Done ${text}` }] },
      intermediate_data: { tool_uses: [{ name: 'book', args }], intermediate_responses: [] },
    });
    const evalSet = {
      eval_set_id: 's',
      eval_cases: [{ eval_id: 'case_1', conversation: [turn('A', { n: 1 }), turn('B', { n: 2 })] }],
    };
    const { questions, lost, scoreOf } = imported('adk-evalset', evalSet);
    expect(questions).toMatchObject([{ id: 'case_1', text: 'A', referenceAnswer: 'Done B' }]);
    expect(lost).toBe('1 final_responses of earlier turns, 1 order of tool calls');
    const right = [call('book', { n: 1 }), call('book', { n: 2 })];
    expect(scoreOf({ actual_steps: right }).steps_score).toBe(1);
    expect(scoreOf({ actual_steps: [...right, call('pay', {})] }).steps_score).toBe(0);
    expect(scoreOf({ actual_steps: [call('book', { n: 1 })] }).steps_score).toBe(0.5);
  });

  test('a reference trajectory of agentevals', () => {
    const tool_calls = [{ function: { name: 'find', arguments: '{"q": "a"}' } }];
    const reference_outputs = [
      { role: 'user', content: 'Find a.' },
      { role: 'assistant', tool_calls },
      { role: 'assistant', content: 'A' },
    ];
    const { questions, scoreOf } = imported('agentevals', [{ reference_outputs }]);
    expect(questions).toMatchObject([{ text: 'Find a.', referenceAnswer: 'A' }]);
    expect(scoreOf({ actual_steps: [call('find', { q: 'a' })] }).steps_score).toBe(1);
  });

  test('assertions of promptfoo', () => {
    const assert = [
      { type: 'contains', value: 'Paris' },
      { type: 'icontains', value: 'FRANCE' },
      { type: 'llm-rubric', value: 'x' },
    ];
    const { questions, lost, scoreOf } = imported('promptfoo', { tests: [{ vars: { question: 'Capital?' }, assert }] });
    expect(questions[0]?.text).toBe('Capital?');
    expect(lost).toBe('1 llm-rubric assertion');
    expect(scoreOf({ actual_answer: 'Paris, in France' }).answer_check_score).toBe(1);
    expect(scoreOf({ actual_answer: 'Rome' }).answer_check_score).toBe(0);
  });

  test('lines of OpenAI evals', () => {
    const { questions, scoreOf } = imported('openai-evals', [
      { input: [{ role: 'user', content: '1+1?' }], ideal: ['2', 'two'] },
    ]);
    expect(questions[0]?.text).toBe('1+1?');
    expect(scoreOf({ actual_answer: 'It is two' }).answer_check_score).toBe(1);
    expect(scoreOf({ actual_answer: '3' }).answer_check_score).toBe(0);
  });

  test('examples of LangSmith', () => {
    const { questions, lost } = imported('langsmith', [
      { id: 'e1', inputs: { question: 'Q?' }, outputs: { answer: 'A', sources: ['x'] } },
    ]);
    expect(questions).toMatchObject([{ id: 'e1', text: 'Q?', referenceAnswer: 'A' }]);
    expect(lost).toBe('1 outputs.sources');
  });

  test('questions of QALD', () => {
    const results = { bindings: [{ uri: { type: 'uri', value: 'urn:a' } }] };
    const item = {
      id: '1',
      question: [{ language: 'en', string: 'Who?' }],
      query: { sparql: 'SELECT' },
      answers: [{ head: { vars: ['uri'] }, results }],
    };
    const { questions, scoreOf } = imported('qald', { questions: [item] });
    expect(questions[0]?.text).toBe('Who?');
    const output = JSON.stringify({
      head: { vars: ['x'] },
      results: { bindings: [{ x: { type: 'uri', value: 'urn:a' } }] },
    });
    expect(scoreOf({ actual_steps: [{ name: 'sparql_query', status: 'success', output }] }).steps_score).toBe(1);
  });

  test('a file of another format is named', () => {
    expect(decodeForeign('tau2', [[{ id: '1' }]], PATTERNS)).toEqual({ odd: 0 });
  });
});
