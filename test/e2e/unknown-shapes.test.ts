import { expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';
import { evaluateIn, examOf } from '../support/evaluated.js';

const questions = ['First?', 'Second?'].map((question_text, at) => ({ id: `q${at + 1}`, question_text }));

test('an answer without steps is read, with a warning about a list of an unknown shape', () => {
  const events = [{ kind: 'step', toolName: 'search', output: 'x' }];
  return inFolder(examOf(questions, [{ question_id: 'q1', actual_answer: 'x', events }]), async (folder) => {
    const { code, stderr } = await evaluateIn(folder, 'responses.jsonl', '--min-coverage', '0');
    expect(code).toBe(0);
    expect(stderr).toContain(
      'warning: responses.jsonl:1: events: 1 response without steps has a list of an unknown shape here, which is not read',
    );
  });
});

test('a message of an unknown role is counted, and one of a tool without an id is its result', () => {
  const messages = [
    { role: 'user', content: 'Second?' },
    { role: 'assistant', tool_calls: [{ function: { name: 'search', arguments: {} } }] },
    { role: 'tool', content: 'found' },
    { role: 'narrator', content: 'Meanwhile.' },
    { role: 'assistant', content: 'Done.' },
  ];
  return inFolder(examOf(questions, [{ question_id: 'q2', messages }]), async (_, file) => {
    const { stdout, stderr } = await cli('import', file('responses.jsonl'), '--corpus', file('corpus.json'));
    expect(JSON.parse(stdout).actual_steps).toMatchObject([{ name: 'search', output: 'found', status: 'success' }]);
    expect(stderr).toContain('not read: 1 narrator message');
  });
});
