import { describe, expect, test } from 'vitest';
import { loadPatterns } from '../../../src/adapters/patterns.js';
import { decodeCorpus } from '../../../src/core/corpus/corpus.js';
import { evaluateQuestion } from '../../../src/core/entries/evaluate-question.js';
import { decodeForeign, type ForeignName } from '../../../src/core/foreign/foreign.js';
import { makeContext } from '../../support/make.js';
import { decodedResponse } from '../../support/run.js';
import { makeSelect } from '../../support/sparql.js';

const PATTERNS = await loadPatterns();

const named = (values: readonly unknown[]) => values.map((value, at) => ({ file: `${at}.json`, value }));

/** The questions of a file, read again as a corpus, and what could not be expressed. */
function imported(name: ForeignName, ...files: unknown[]) {
  const foreign = decodeForeign(name, named(files), PATTERNS);
  const decoded = decodeCorpus([{ file: 'c.yaml', value: foreign.templates, writtenAs: () => null }], PATTERNS);
  if (decoded.kind === 'invalid') throw new Error(JSON.stringify(decoded.problems));
  const scoreOf = (record: object, at = 0) => {
    const question = decoded.value.corpus.questions[at];
    if (!question) throw new Error('no question');
    const response = decodedResponse({ question_id: question.id, ...record });
    return evaluateQuestion(question, response, { ...makeContext(), details: 'none' }).entry;
  };
  return { questions: decoded.value.corpus.questions, lost: foreign.lost.join(', ') || null, scoreOf };
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
    expect(lost).toBe('user actions (1), nl_assertions (2)');
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
  const { scoreOf } = imported('tau2', [
    { id: '1', ticket: 'T', evaluation_criteria: { actions: [], communicate_info: [text] } },
  ]);
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
  });

  test('questions without a call, or without an answer', () => {
    expect(scoreOf({ actual_steps: [call('area', {})] }, 1).rules_score).toBe(0);
    expect(scoreOf({ actual_steps: [] }, 1).rules_score).toBe(1);
    expect(lost).toContain('questions without a possible answer (1)');
  });
});

describe('the other formats', () => {
  test('an eval set of ADK: the calls of all turns, in one question with its id', () => {
    const turn = (text: string, args: object) => ({
      userContent: { role: 'user', parts: [{ text }] },
      finalResponse: { parts: [{ text: `Done ${text}` }] },
      intermediateData: { toolUses: [{ name: 'book', args }], intermediateResponses: [] },
    });
    const evalSet = {
      evalSetId: 's',
      evalCases: [{ evalId: 'case_1', conversation: [turn('A', { toolUses: 1 }), turn('B', { n: 2 })] }],
    };
    const { questions, lost, scoreOf } = imported('adk-evalset', evalSet);
    expect(questions).toMatchObject([{ id: 'case_1', text: 'A', referenceAnswer: 'Done B' }]);
    expect(lost).toBe('final_responses of earlier turns (1), orders of tool calls (1)');
    const right = [call('book', { toolUses: 1 }), call('book', { n: 2 })];
    expect(scoreOf({ actual_steps: right }).steps_score).toBe(1);
    expect(scoreOf({ actual_steps: [...right, call('pay', {})] }).steps_score).toBe(0);
    expect(scoreOf({ actual_steps: [call('book', { toolUses: 1 })] }).steps_score).toBe(0.5);
  });

  test('a test file of ADK is one conversation', () => {
    const turns = [
      {
        query: 'Book a table',
        expected_tool_use: [{ tool_name: 'find', tool_input: { seats: 2 } }],
        reference: 'Which?',
      },
      { query: 'The first', expected_tool_use: [{ tool_name: 'book', tool_input: { id: 7 } }], reference: 'Booked' },
    ];
    const { questions, scoreOf } = imported('adk-evalset', turns);
    expect(questions.map(({ id, text }) => [id, text])).toEqual([['test', 'Book a table']]);
    const right = { actual_steps: [call('find', { seats: 2 }), call('book', { id: 7 })], actual_answer: 'x' };
    expect(scoreOf(right).steps_score).toBe(1);
    expect(scoreOf({ ...right, actual_steps: [call('find', { seats: 2 })] }).steps_score).toBeLessThan(1);
  });

  test('a file of another format is named', () => {
    const read = () => decodeForeign('tau2', named([[{ id: '1' }]]), PATTERNS);
    expect(read).toThrow('0.json: is not a file of tau2: expected a list of tasks with evaluation_criteria');
  });

  test('so is the first file in which no question has a text; one question without is counted', () => {
    const [good, bad] = [{ inputs: { question: 'Q?' } }, { inputs: { count: { a: 1 } } }];
    const read = () => decodeForeign('langsmith', named([[good], [bad, bad]]), PATTERNS);
    expect(read).toThrow('1.json: no question has a text');
    const { questions, lost } = imported('langsmith', [good, bad]);
    expect(questions.map(({ text }) => text)).toEqual(['Q?', 'Question']);
    expect(lost).toContain('questions without text (1)');
  });

  test('ids of several questions are named', () => {
    const tasks = ['a', 'b', 'a', 'c', 'c'].map((id) => ({ id, ticket: 'T', evaluation_criteria: {} }));
    expect(decodeForeign('tau2', named([tasks]), PATTERNS)).toMatchObject({ repeated: ['a', 'c'] });
  });
});

describe('reference trajectories in the forms that LangChain writes', () => {
  const right = { actual_steps: [call('get_weather', { city: 'SF' })], actual_answer: 'x' };
  const wrong = { actual_steps: [call('get_weather', { city: 'LA' })], actual_answer: 'x' };
  const lang = { name: 'get_weather', args: { city: 'SF' }, id: 'c1', type: 'tool_call' };
  const text = (words: string) => [{ type: 'text', text: words }];
  const blocks = [...text('Let me look.'), { type: 'tool_use', id: 'c1', name: 'get_weather', input: { city: 'SF' } }];
  const of = (name: string, content: string, more: object = {}) => ({
    ...{ lc: 1, type: 'constructor', id: ['langchain_core', 'messages', name], kwargs: { content, ...more } },
  });
  const said = (type: string, content: string, more: object = {}) => ({ type, content, ...more });
  const by = (role: string, content: unknown) => ({ role, content });
  const result = said('tool', 'x', { tool_call_id: 'c1' });
  const ai = { id: 'c1', type: 'function', function: { name: 'get_weather', arguments: '{"city": "SF"}' } };

  test.each<[string, unknown]>([
    ['human and ai', [said('human', 'Q?'), said('ai', '', { tool_calls: [lang] }), result, said('ai', 'Sunny.')]],
    ['dumps', [of('HumanMessage', 'Q?'), of('AIMessage', '', { tool_calls: [lang] }), of('AIMessageChunk', 'Sunny.')]],
    ['content blocks', [by('user', text('Q?')), by('assistant', blocks), by('assistant', text('Sunny.'))]],
    ['a mapping', { messages: [by('user', 'Q?'), { role: 'assistant', tool_calls: [ai] }, by('assistant', 'Sunny.')] }],
  ])('%s', (_, reference) => {
    for (const key of ['reference_outputs', 'referenceOutputs', 'reference_trajectory']) {
      const { questions, lost, scoreOf } = imported('agentevals', [{ id: 'w', [key]: reference }]);
      expect(questions).toMatchObject([{ id: 'w', text: 'Q?', referenceAnswer: 'Sunny.' }]);
      expect([lost, scoreOf(right).steps_score, scoreOf(wrong).steps_score]).toEqual([null, 1, 0]);
    }
  });

  test('a graph trajectory has nodes, which are not tool calls; its last result is the answer', () => {
    const reference = {
      inputs: [{ messages: [{ role: 'user', content: 'Weather?' }] }],
      results: [{}, { messages: [{ type: 'ai', content: 'Sunny.' }] }],
      steps: [['__start__', 'agent', 'tools', '__interrupt__'], ['agent']],
    };
    const { questions, lost } = imported('agentevals', [{ reference_outputs: reference }]);
    expect(questions).toMatchObject([{ text: 'Weather?', referenceAnswer: 'Sunny.' }]);
    expect(lost).toBe('graph nodes (5)');
  });

  test('arguments that are not JSON are not compared, and counted; so are other keys of a case', () => {
    const broken = { function: { name: 'f', arguments: '{"a": ' } };
    const reference = [
      { role: 'user', content: 'Q?' },
      { role: 'assistant', tool_calls: [broken] },
    ];
    const item = { reference_outputs: reference, outputs: [], trajectory_match_mode: 'strict', comment: null };
    const { lost, scoreOf } = imported('agentevals', [item]);
    expect(lost).toBe('trajectory_match_mode (1), unreadable arguments (1)');
    expect(scoreOf({ actual_steps: [call('f', { a: 1 })] }).steps_score).toBe(1);
  });
});

describe('examples of LangSmith, of each type of dataset', () => {
  const example = (inputs: unknown, outputs: unknown, more: object = {}) => ({ id: 'e', inputs, outputs, ...more });
  const said = (type: string, content: string) => ({ type, content });
  const chat = example(
    { input: [{ type: 'human', data: { content: 'Q?' } }] },
    { output: { type: 'ai', data: { content: 'A' } } },
  );
  const run = example(
    { messages: [[said('human', 'Q?')]] },
    { generations: [[{ text: 'A', message: said('ai', 'A') }]] },
  );
  const more = { metadata: { dataset_split: ['base'], level: 2 } };
  const otherKeys = example({ question: 'Q?', context: 'c' }, { answer: 'A', node_name: 'model' });
  test.each<[string, object, string | null, string | null]>([
    ['keys and values', example({ query: 'Q?' }, { expected_response: 'A' }), 'A', null],
    ['a single key of another name', example({ topic: 'Q?' }, { summary: 'A' }), 'A', null],
    ['llm', example({ input: 'Q?' }, { output: 'A' }), 'A', null],
    ['chat', chat, 'A', null],
    ['a model run', run, 'A', null],
    ['other keys', otherKeys, 'A', 'inputs.context (1), outputs.node_name (1)'],
    ['no known key', example({ question: 'Q?' }, { a: 'A', b: 'B' }), null, 'outputs.a (1), outputs.b (1)'],
    ['metadata', example({ question: 'Q?' }, { answer: 'A' }, more), 'A', 'metadata.level (1)'],
    ['no outputs', example({ question: 'Q?' }, null), null, 'questions without outputs (1)'],
  ])('%s', (_, item, answer, lost) => {
    const read = imported('langsmith', [item]);
    expect(read.questions).toMatchObject([{ text: 'Q?' }]);
    expect([read.questions[0]?.referenceAnswer, read.lost]).toEqual([answer, lost]);
  });

  test('a node with calls that are expected, and the names of expected tools', () => {
    const calls = [{ name: 'find', args: { a: 1 } }];
    const output = { messages: [{ type: 'ai', content: '', tool_calls: calls }] };
    const single = imported('langsmith', [example({ query: 'Q?' }, { expected_output: output })]);
    expect(single.scoreOf({ actual_steps: [call('find', { a: 2 })] }).steps_score).toBe(0);
    const named = imported('langsmith', [example({ query: 'Q?' }, { expected_trajectory: ['list', 'find'] })]);
    expect(named.lost).toBe('orders of tool calls (1)');
    expect(named.scoreOf({ actual_steps: [call('find', { a: 2 }), call('list', {})] }).steps_score).toBe(1);
    expect(named.scoreOf({ actual_steps: [call('find', {})] }).steps_score).toBe(0.5);
  });
});

describe('samples of OpenAI evals', () => {
  test('items of the Evals API, also within the data source of a run', () => {
    const lines = [{ item: { ticket_text: 'No picture!', correct_label: 'Hardware' }, sample: { output_text: 'x' } }];
    const run = { name: 'r', data_source: { type: 'jsonl', source: { type: 'file_content', content: lines } } };
    for (const file of [lines, run]) {
      const { questions, lost, scoreOf } = imported('openai-evals', file);
      expect(questions).toMatchObject([{ text: 'No picture!' }]);
      expect(lost).toBeNull();
      expect(scoreOf({ actual_answer: 'Hardware', actual_steps: [] }).answer_check_score).toBe(1);
      expect(scoreOf({ actual_answer: 'Software', actual_steps: [] }).answer_check_score).toBe(0);
    }
  });

  test('what a sample has in addition to its question and its answer is counted', () => {
    const user = { role: 'user', content: 'Q?' };
    const { questions, lost } = imported('openai-evals', [
      { input: [{ role: 'system', content: 'Be short.' }, user], ideal: 'A' },
      { input: [{ role: 'user', content: [{ type: 'text', text: 'Seen?' }] }], ideal: [{ a: 1 }, 'B'] },
      { input: 'Write a poem.', criteria: 'It rhymes.' },
      { item: { id: 7, first: 'x', second: 'y' } },
    ]);
    expect(questions.map(({ text }) => text)).toEqual(['Q?', 'Seen?', 'Write a poem.', 'Question']);
    expect(lost).toBe(
      'input messages (1), ideal (1), questions without an answer (2), criteria (1), item.first (1), item.second (1), questions without text (1)',
    );
  });
});

describe('questions of QALD', () => {
  const binding = { type: 'typed-literal', datatype: 'http://www.w3.org/2001/XMLSchema#integer', value: '3' };
  const answer = makeSelect(['c'], [[binding]]);
  const english = [{ language: 'en', string: 'Q?', keywords: 'q' }];
  const imports = (item: object) => imported('qald', { dataset: { id: 'd' }, questions: [{ id: 1, ...item }] });

  const twoTexts = [{ language: 'de', string: 'F?' }, ...english];
  test.each<[string, object, string | null]>([
    ['as QALD-9 has them', { query: { sparql: 'SELECT' } }, null],
    ['a query as text', { query: 'SELECT' }, null],
    ['a question as a mapping', { question: { string: 'Q?' } }, null],
    ['a question as text', { question: 'Q?' }, null],
    ['several texts', { question: twoTexts }, 'question.string (1)'],
    ['a query of another language', { query: { pseudo: 'p' } }, 'query.pseudo (1)'],
    ['several results', { answers: [answer, answer] }, 'answers (1)'],
  ])('%s', (_, item, lost) => {
    const usual = { question: english, query: { sparql: 'S' }, answers: [answer] };
    const { questions, lost: found, scoreOf } = imports({ ...usual, ...item });
    expect(questions).toMatchObject([{ id: '1', text: 'Q?' }]);
    const output = makeSelect(['n'], [[{ ...binding, type: 'literal' }]]);
    const { steps_score } = scoreOf({ actual_steps: [{ ...call('sparql_query', {}), output }] });
    expect([found, steps_score]).toEqual([lost, 1]);
  });

  test.each<[string, object]>([
    ['out of scope', { question: english, query: { sparql: 'OUT OF SCOPE' }, answers: [] }],
    ['without a result', { question: english, query: { sparql: 'S' }, answers: [{ head: {}, results: {} }] }],
    ['an empty answer', { question: english, query: { sparql: 'S' }, answers: [{}] }],
    ['no answers', { question: english, query: { sparql: 'S' } }],
  ])('%s: no step can be expected', (_, item) => {
    const { questions, lost } = imports(item);
    expect([questions[0]?.groups, lost]).toEqual([[], 'questions without answers (1)']);
  });
});
