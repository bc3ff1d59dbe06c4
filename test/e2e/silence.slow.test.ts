import { describe, expect, test } from 'vitest';
import { bundle } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';

const question = (keys: string, step = "{name: find, output: '1'}") => `
- template_id: t
  questions:
    - id: q
      question_text: '?'
      ${keys}
      reference_steps: [[${step}]]
`;

const FOUND = JSON.stringify({
  question_id: 'q',
  actual_steps: [{ name: 'find', status: 'success', output: '1' }],
});

function evaluate(corpus: string, responses: string, ...flags: readonly string[]) {
  return inFolder({ 'c.yaml': corpus, 'r.jsonl': responses, 'config.yaml': 'scoring: {groups: all}\n' }, async (cwd) =>
    bundle(['evaluate', '--corpus', 'c.yaml', '--responses', 'r.jsonl', ...flags], { cwd }),
  );
}

describe('an unknown key in a corpus is a warning', () => {
  test.each([
    ['forbidden_tools: [delete]', 'questions[0].forbidden_tools: unknown key; did you mean rules: {forbidden: […]}?'],
    ['max_tool_calls: 3', 'questions[0].max_tool_calls: unknown key; did you mean rules: {max_steps: …}?'],
    ['max_steps: 3', 'questions[0].max_steps: unknown key; did you mean rules: {max_steps: …}?'],
    ['difficulty: hard', 'questions[0].difficulty: unknown key; it is ignored'],
    ['refrence_answer: x', 'questions[0].refrence_answer: unknown key; did you mean reference_answer?'],
  ])('%s', async (keys, warning) => {
    const { stderr } = await evaluate(question(keys), FOUND);
    expect(stderr.replaceAll('\n', ' ')).toContain(warning);
  });

  test.each([
    [
      "{name: find, output: '1', match: subset}",
      'reference_steps[0][0].match: unknown key; did you mean match_output?',
    ],
    ["{name: find, output: '1', regex: true}", '[0][0].regex: unknown key; did you mean match_output: regex?'],
    ["{name: find, output: '1', weight: 2}", '[0][0].weight: unknown key; it is ignored'],
  ])('%s', async (step, warning) => {
    expect((await evaluate(question('', step), FOUND)).stderr).toContain(warning);
  });

  test('once for all its places, with their number', async () => {
    const corpus = `${question('difficulty: hard')}${question('difficulty: easy').trimStart().replace('id: q', 'id: q2').replace('template_id: t', 'template_id: u')}`;
    const { stderr } = await evaluate(corpus, FOUND, '--min-coverage', '0');
    expect(stderr.match(/difficulty/g)).toHaveLength(1);
    expect(stderr).toContain('c.yaml:6: [0].questions[0].difficulty: unknown key; it is ignored (in 2 questions)');
  });

  test('but keys of its own are free', async () => {
    const keys = 'x-owner: me\n      _note: old\n      metadata: {difficulty: hard}';
    const { stderr, code } = await evaluate(question(keys, "{name: find, output: '1', x-source: log, _n: 1}"), FOUND);
    expect([stderr, code]).toEqual(['', 0]);
  });
});

describe('steps that would be lost in silence', () => {
  const lost = (key: string) => JSON.stringify({ question_id: 'q', [key]: [{ name: 'find', output: '1' }] });
  test('but not actual_steps: null', async () => {
    const { stderr } = await evaluate(question(''), JSON.stringify({ question_id: 'q', actual_steps: null }));
    expect(stderr).not.toContain('did you mean');
  });

  test.each(['tool_calls', 'actual_step', 'steps_taken', 'actualSteps'])('under the key %s', async (key) => {
    const { stderr } = await evaluate(question(''), `\n${lost(key)}`);
    expect(stderr).toContain(`r.jsonl:2: ${key}: unknown key in 1 response without steps; did you mean actual_steps?`);
  });

  test.each([
    ['arguments', 'args', { status: 'success', output: '1' }],
    ['input', 'args', { status: 'success', output: '1' }],
    ['result', 'output', { status: 'success', args: {} }],
    ['outputs', 'output', { status: 'success', args: {} }],
    ['tool_name', 'name', { status: 'success', args: {}, output: '1', name: undefined }],
  ])('of which %s is recorded for %s', async (key, wanted, step) => {
    const steps = [{ name: 'find', args: {}, status: 'success', output: '1' }];
    const lost = { name: 'find', ...step, [key]: 'lost' };
    const responses = [
      { question_id: 'q', actual_steps: [...steps, lost, lost] },
      { question_id: 'q2', actual_steps: [lost] },
    ];
    const { stderr, code } = await evaluate(question(''), responses.map((record) => JSON.stringify(record)).join('\n'));
    const message = `unknown key in 3 steps without ${wanted}; did you mean ${wanted}?`;
    expect(stderr).toContain(`r.jsonl:1: actual_steps[1].${key}: ${message}`);
    expect(code).toBe(0);
    await inFolder({ 'c.yaml': question(''), 'r.jsonl': JSON.stringify(responses[0]) }, async (cwd) => {
      const { stdout } = bundle(['validate', '--corpus', 'c.yaml', '--responses', 'r.jsonl'], { cwd });
      expect(stdout).toContain(`r.jsonl:1: actual_steps[1].${key}: unknown key in 2 steps without ${wanted}`);
    });
  });

  test('but keys of its own are free', async () => {
    const step = { name: 'find', args: {}, status: 'success', output: '1', arguments: '{}', result: '1', latency: 3 };
    const failed = { name: 'find', args: {}, status: 'error', error: 'timeout', result: null, tokens: 5 };
    const record = { question_id: 'q', actual_steps: [step, failed] };
    expect((await evaluate(question(''), JSON.stringify(record))).stderr).toBe('');
  });

  test('without a status', async () => {
    const record = {
      question_id: 'q',
      actual_steps: [
        { name: 'find', output: '1' },
        { name: 'find', output: '1' },
      ],
    };
    const { stderr } = await evaluate(question(''), JSON.stringify(record));
    expect(stderr).toContain(
      'r.jsonl:1: 2 steps without a status, here the first; only steps with status: success can match',
    );
  });

  test('whose MCP result says that it failed, with status: success', async () => {
    const output = { content: [{ type: 'text', text: 'no such order' }], isError: true };
    const record = { question_id: 'q', actual_steps: [{ name: 'find', status: 'success', output }] };
    const { stdout, stderr } = await evaluate(question(''), JSON.stringify(record));
    expect(stderr).toContain(
      'r.jsonl:1: 1 step with status: success whose MCP result says isError: true, here the first; in standard they are failed calls',
    );
    expect(stdout).toContain('no successful `find`: no such order');
  });

  test('validate says so, too', () =>
    inFolder({ 'c.yaml': question(''), 'r.jsonl': lost('tool_calls') }, async (cwd) => {
      const { stdout } = bundle(['validate', '--corpus', 'c.yaml', '--responses', 'r.jsonl'], { cwd });
      expect(stdout).toContain('r.jsonl:1: tool_calls: unknown key in 1 response without steps');
    }));

  test('a response with steps may have any further key', async () => {
    const record = { ...JSON.parse(FOUND), tool_calls: 1, actions: [] };
    expect((await evaluate(question(''), JSON.stringify(record))).stderr).toBe('');
  });
});

describe('a run in which nothing is right is no green run', () => {
  const calls = (name: string, times: number) =>
    JSON.stringify({
      question_id: 'q',
      actual_steps: Array.from({ length: times }, () => ({ name, status: 'success', output: '2' })),
    });
  test.each([
    [
      'no step is named so',
      calls('run_sparql', 412),
      '⚠️ Steps score 0.000: no step is named like a reference step; the agent calls `run_sparql` 412 times\n',
    ],
    [
      'no tool is called',
      calls('', 0),
      '⚠️ Steps score 0.000: no step is named like a reference step; the agent calls no tool\n',
    ],
    ['the steps are wrong', calls('find', 1), '⚠️ Steps score 0.000 (no gate set)'],
    ['one is right', FOUND, '➖ Steps score 1.000 (no gate set)'],
  ])('%s', async (_, responses, title) => {
    const { stdout, code } = await evaluate(question(''), responses);
    expect(stdout).toContain(title);
    expect(code).toBe(0);
  });

  test('nor with answer checks alone', async () => {
    const corpus = question('answer: {includes: yes}').replace(/ +reference_steps.*\n/, '');
    const { stdout } = await evaluate(
      corpus,
      JSON.stringify({ question_id: 'q', actual_answer: 'no', actual_steps: [] }),
    );
    expect(stdout).toContain('⚠️ Answer checks 0.000 (no gate set)');
  });

  test('unless a gate asks for no more', async () => {
    const { stdout } = await evaluate(question(''), calls('find', 1), '--min-steps-score', '0');
    expect(stdout).toContain('✅ Steps score 0.000');
  });

  test('in Markdown, too', async () => {
    const { stdout } = await evaluate(question(''), calls('find', 1), '--format', 'markdown');
    expect(stdout).toContain('⚠️ Steps score 0.000');
  });
});

describe('groups that are not scored', () => {
  const corpus = question('').replace('[[{name', "[[{name: open, output: '0'}], [{name");
  test.each([
    ['standard', [], 1],
    ['standard with groups: all', ['--config', 'config.yaml'], 0],
    ['graphrag-eval-6', ['--scoring', 'graphrag-eval-6'], 0],
  ])('are named once in %s', async (_, flags, times) => {
    const { stdout } = await evaluate(corpus, FOUND, ...flags);
    expect(stdout.match(/earlier groups are not scored/gi) ?? []).toHaveLength(times);
  });
});

test('a model for a judge that is off has no effect, which the flag says as it is written', async () => {
  const { stderr } = await evaluate(question(''), FOUND, '--judge-model', 'x');
  expect(stderr).toBe('judge: --judge-model has no effect: the judge is off\n');
});
