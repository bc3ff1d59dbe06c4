import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument } from '../../../src/adapters/files/corpus.js';
import { cli, inFolder, refusal } from '../../support/cli.js';

const FIXTURES = join(import.meta.dirname, '../../fixtures/corpus-life');
const RUNS = [1, 2, 3].map((number) => join(FIXTURES, `run-${number}.jsonl`));

interface DraftQuestion {
  readonly id: string;
  readonly draft?: boolean;
  readonly reference_steps?: [[{ readonly output: string; readonly required_columns?: string[] }]];
}

function questionsIn(file: string): DraftQuestion[] {
  const templates = parseDocument(readFileSync(file, 'utf8'), file) as { questions: DraftQuestion[] }[];
  return templates.flatMap(({ questions }) => questions);
}

describe('stepgate init', () => {
  test('writes a draft per question, which validate accepts and evaluate leaves out', () =>
    inFolder({}, async (_, file) => {
      const drafts = file('new/drafts.yaml');
      expect((await cli('init', ...RUNS, '-o', drafts)).code).toBe(0);
      const questions = questionsIn(drafts);
      expect(questions).toHaveLength(27);
      expect(questions.every(({ draft }) => draft === true)).toBe(true);
      const validation = await cli('validate', '--corpus', drafts, '--format', 'json');
      expect(JSON.parse(validation.stdout)).toMatchObject({ errors: 0, questions: 27 });
      expect(await cli('evaluate', '--corpus', drafts, '--responses', RUNS[0] ?? '')).toMatchObject(
        refusal('the corpus has no question'),
      );
    }));

  test('drafts from two recordings of an agent: where they agree, both score 1', () =>
    inFolder({}, async (_, file) => {
      // The first names its questions, the second has only their texts.
      const recordings = ['opentelemetry.jsonl', 'langgraph.jsonl'].map((name) => join(FIXTURES, '../agents', name));
      const { code, stderr } = await cli('init', ...recordings, '-o', file('drafts.yaml'));
      expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('written: 26 drafts') });
      const agreed = readFileSync(file('drafts.yaml'), 'utf8').match(/# 2 of 2 trials agree\./g)?.length ?? 0;
      expect(agreed).toBeGreaterThan(20);
      const validation = await cli('validate', '--corpus', file('drafts.yaml'), '--format', 'json');
      expect(JSON.parse(validation.stdout)).toMatchObject({ errors: 0, questions: 26 });
      for (const recording of recordings) {
        const args = ['--corpus', file('drafts.yaml'), '--drafts', '--responses', recording, '--format', 'json'];
        const scored = await cli('evaluate', ...args);
        const { steps_score } = JSON.parse(scored.stdout) as { steps_score: { questions: number; right: number } };
        // What one trial alone has is no agreement.
        expect(steps_score.right).toBeGreaterThanOrEqual(agreed);
      }
    }));

  test('a record needs no id, if it has the text of its question', () => {
    const steps = [{ name: 'find', args: {}, status: 'success', output: '7' }];
    const records = [
      { question_text: 'Which pier?', actual_steps: steps },
      { question: 'Which quay?', steps },
      { question_id: 'q3', question_text: 'Which dock?', actual_steps: steps },
      { question_text: 'Which dock?', actual_steps: steps },
    ];
    return inFolder({ 'run.json': JSON.stringify(records) }, async (_, file) => {
      expect((await cli('init', file('run.json'), '-o', file('drafts.yaml'))).code).toBe(0);
      const ids = questionsIn(file('drafts.yaml')).map(({ id }) => id);
      expect(ids).toEqual([expect.stringMatching(/^q-\w{12}$/), expect.stringMatching(/^q-\w{12}$/), 'q3']);
    });
  });

  test('--append fills the questions that have no steps, in their place and order; all else stays byte for byte', async () => {
    const [first, second, third] = ['a', 'b', 'c'].map((id) => ({
      question_id: id,
      question_text: `What is ${id}?`,
      actual_steps: [{ name: 'get', args: { id }, status: 'success', output: `{"id": "${id}"}` }],
    }));
    const run = [third, second, first].map((one) => JSON.stringify(one)).join('\n');
    const before = [
      '# mine',
      '- template_id: t',
      '  questions:',
      '    # of a',
      '    - id: a # why',
      '      question_text: What is a? # first',
      '    - {id: b, question_text: What is b?} # second',
      '',
    ].join('\n');
    await inFolder({ 'run.jsonl': run, 'corpus.yaml': before }, async (_, file) => {
      const { code, stderr } = await cli('init', file('run.jsonl'), '--append', file('corpus.yaml'));
      expect(code, stderr).toBe(0);
      const after = readFileSync(file('corpus.yaml'), 'utf8');
      expect(questionsIn(file('corpus.yaml')).map(({ id, draft }) => [id, draft])).toEqual([
        ['a', true],
        ['b', true],
        ['c', true],
      ]);
      const kept = after.split('\n').filter((line) => before.includes(line));
      expect(kept.slice(0, 6)).toEqual(before.split('\n').slice(0, 6));
      expect(after).toContain(
        '\n    # One trial only: unstable results cannot be found.\n    - {id: b, question_text: What is b?, draft: true, ',
      );
      expect((await cli('init', file('run.jsonl'), '--append', file('corpus.yaml'))).code).toBe(0);
      expect(readFileSync(file('corpus.yaml'), 'utf8')).toBe(after);
    });
  });

  test('text and tools that try to leave a comment stay in it', async () => {
    const response = {
      ...{ question_text: 'Which?', question_id: 'q', actual_answer: 'x\n- evil: 1\u2028- evil: 2\u0085# ' },
      actual_steps: [{ name: 'sql', args: {}, status: 'success', output: '[{"a": "\u2028"}, {"a": 2}]' }],
    };
    await inFolder({ 'run.jsonl': JSON.stringify(response) }, async (_, file) => {
      expect((await cli('init', file('run.jsonl'), '-o', file('d.yaml'))).code).toBe(0);
      expect(readFileSync(file('d.yaml'), 'utf8')).not.toMatch(/[\u2028\u0085]|^- evil/m);
      expect(questionsIn(file('d.yaml')).map(({ id }) => id)).toEqual(['q']);
    });
  });
});
