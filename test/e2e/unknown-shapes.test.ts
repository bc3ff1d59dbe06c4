import { describe, expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';

const CORPUS = `- template_id: t
  questions:
    - id: q1
      question_text: First?
      reference_steps: [[{name: search, match_args: ignore, match_output: ignore}]]
    - id: q2
      question_text: Second?
      reference_steps: [[{name: search, match_args: ignore, match_output: ignore}]]
`;

async function read(command: 'evaluate' | 'import', name: string, content: string) {
  return inFolder({ 'corpus.yaml': CORPUS, [name]: content }, async (folder, file) => {
    const responses = command === 'import' ? [file(name)] : ['--responses', file(name), '--min-coverage', '0'];
    const { code, stdout, stderr } = await cli(command, ...responses, '--corpus', file('corpus.yaml'));
    return { code, stdout, stderr: stderr.replaceAll(`${folder}/`, '') };
  });
}

const odd = { kind: 'step', toolName: 'search', output: 'x' };
const KEYS = 'the first has the keys kind, toolName, output';

test.each<[string, object, string]>([
  ['messages', { messages: [odd] }, `messages: no message of a known shape; ${KEYS}`],
  [
    'a type that nothing reads',
    { items: [{ type: 'tool_started', tool: 'search' }] },
    'items: no message of a known shape; the first has the type tool_started',
  ],
])(
  'a record whose messages, events or items have an unknown shape is an error that says what it is: %s',
  async (_, record, message) => {
    for (const command of ['evaluate', 'import'] as const) {
      const { code, stdout, stderr } = await read(
        command,
        'r.jsonl',
        `${JSON.stringify({ question_id: 'q1', ...record })}\n`,
      );
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain(`r.jsonl:1: ${message}`);
      expect(stderr).toContain('expected ');
      expect(stderr).not.toMatch(/\n +at /);
    }
  },
);

describe('what else a record may hold', () => {
  test('an answer without steps is read, with a warning about the list that is not', async () => {
    const record = { question_id: 'q1', actual_answer: 'x', events: [odd] };
    const { code, stderr } = await read('evaluate', 'r.jsonl', `${JSON.stringify(record)}\n`);
    expect(code).toBe(0);
    expect(stderr).toContain(
      'warning: r.jsonl:1: events: 1 response without steps has a list of an unknown shape here, which is not read',
    );
  });

  test('a message of an unknown role is counted, and one of a tool without an id is its result', async () => {
    const messages = [
      { role: 'user', content: 'Second?' },
      { role: 'assistant', tool_calls: [{ function: { name: 'search', arguments: {} } }] },
      { role: 'tool', content: 'found' },
      { role: 'narrator', content: 'Meanwhile.' },
      { role: 'assistant', content: 'Done.' },
    ];
    const { stdout, stderr } = await read('import', 'r.jsonl', `${JSON.stringify({ question_id: 'q2', messages })}\n`);
    expect(JSON.parse(stdout).actual_steps).toMatchObject([{ name: 'search', output: 'found', status: 'success' }]);
    expect(stderr).toContain('not read: 1 narrator message');
  });
});
