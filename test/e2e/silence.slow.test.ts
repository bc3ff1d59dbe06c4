import { describe, expect, test } from 'vitest';
import { cliIn, inFolder } from '../support/cli.js';

const question = (keys: string, step = "{name: find, output: '1'}") => `
- template_id: t
  questions:
    - id: q
      question_text: '?'
      ${keys}
      reference_steps: [[${step}]]
`;

const FOUND = JSON.stringify({ question_id: 'q', actual_steps: [{ name: 'find', status: 'success', output: '1' }] });

function evaluate(corpus: string, responses: string, ...flags: readonly string[]) {
  return inFolder(
    { 'c.yaml': corpus, 'r.jsonl': responses, 'config.yaml': 'scoring: {groups: all}\n' },
    async (cwd) => await cliIn(cwd, 'evaluate', '--corpus', 'c.yaml', '--responses', 'r.jsonl', ...flags),
  );
}

describe('steps that would be lost in silence', () => {
  const lost = (key: string) => JSON.stringify({ question_id: 'q', [key]: [{ name: 'find', output: '1' }] });

  test.each(['tool_calls', 'actual_step', 'steps_taken', 'actualSteps'])('under the key %s', async (key) => {
    const { stderr } = await evaluate(question(''), `\n${lost(key)}`);
    expect(stderr).toContain(`r.jsonl:2: ${key}: unknown key in 1 response without steps; did you mean actual_steps?`);
  });

  test.each([
    ['arguments', 'args', { status: 'success', output: '1' }],
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
      const { stdout } = await cliIn(cwd, 'validate', '--corpus', 'c.yaml', '--responses', 'r.jsonl');
      expect(stdout).toContain(`r.jsonl:1: actual_steps[1].${key}: unknown key in 2 steps without ${wanted}`);
    });
  });
});

describe('a run in which nothing is right is no green run', () => {
  const calls = (name: string, times: number) =>
    JSON.stringify({
      question_id: 'q',
      actual_steps: Array.from({ length: times }, () => ({ name, status: 'success', output: '2' })),
    });
  test.each([
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
});

const corpus = question('').replace('[[{name', "[[{name: open, output: '0'}], [{name");
test.each([
  ['standard', [], 1],
  ['standard with groups: all', ['--config', 'config.yaml'], 0],
  ['graphrag-eval-6', ['--scoring', 'graphrag-eval-6'], 0],
])('groups that are not scored are named once in %s', async (_, flags, times) => {
  const { stdout } = await evaluate(corpus, FOUND, ...flags);
  expect(stdout.match(/earlier groups are not scored/gi) ?? []).toHaveLength(times);
});
