import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { evaluateFiles } from '../../src/index.js';
import { EXAMPLES } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';
import { printedBy, recordAgent, scriptedResponses, scriptOf } from '../support/providers/agents.js';
import { withProviders } from '../support/providers/server.js';
import { lines } from '../support/recorded.js';

const CORPUS = join(EXAMPLES, 'corpus.yaml');
const BY_HAND = scriptedResponses();
/** The question at which the provider fails; an agent that does not handle it ends without a record. */
const FAILING = 'id:q26-*';

/** Its spans go to one provider for each process, so that a process answers one question. */
const SPAN_AGENTS = ['opentelemetry', 'openinference'];
const AGENTS = ['openai-chat', 'openai-responses', 'openai-agents', 'anthropic', 'vercel-ai', 'langgraph'];

/** Score, status and tokens of each question. */
async function figuresOf(responses: string, select: readonly string[]) {
  const warnings: string[] = [];
  const on_warning = (text: string) => void warnings.push(text);
  const run = await evaluateFiles({ corpus: CORPUS, responses, select: [...select], on_warning });
  expect(warnings).toEqual([]);
  return run.questions.map(({ question_id, steps_score, status, input_tokens, output_tokens }) => ({
    ...{ question_id, steps_score, status, input_tokens, output_tokens },
  }));
}

describe.concurrent('an agent on the real package, whose own record is read, scores as the responses by hand', () => {
  test.each(AGENTS)('%s', async (agent) => {
    const questions = BY_HAND.filter(({ error }) => error === undefined).map(({ question_id, question }) => ({
      ...{ question_id, question_text: question },
    }));
    const files = { 'by-hand.jsonl': lines(BY_HAND), 'questions.jsonl': lines(questions) };
    await inFolder(files, async (folder, file) => {
      await withProviders(BY_HAND.map(scriptOf), async (variables) => {
        const { stdout, stderr } = await printedBy(agent, folder, variables, file('questions.jsonl'));
        expect(stderr).toBe('');
        writeFileSync(file('printed.jsonl'), stdout);
      });
      const select = [`!${FAILING}`];
      const expected = await figuresOf(file('by-hand.jsonl'), select);
      expect(await figuresOf(file('printed.jsonl'), select)).toEqual(expected);
      expect(expected).toHaveLength(25);
    });
  });
});

describe.concurrent('stepgate record with an agent of the examples gives what the responses by hand give', () => {
  test.each([...AGENTS, ...SPAN_AGENTS])('%s', async (agent) => {
    const select = SPAN_AGENTS.includes(agent) ? [] : ['id:q01-*', 'id:q10-*', 'id:q17-*', FAILING];
    await inFolder({ 'by-hand.jsonl': lines(BY_HAND) }, async (folder, file) => {
      await withProviders(BY_HAND.map(scriptOf), async (variables) => {
        const flags = select.length === 0 ? [] : ['--select', ...select];
        const { code, stderr } = await recordAgent(agent, folder, variables, ...flags);
        expect(stderr).toContain('recorded: ');
        expect(code).toBe(0);
      });
      const expected = await figuresOf(file('by-hand.jsonl'), select);
      expect(await figuresOf(file('responses.jsonl'), select)).toEqual(expected);
    });
  });
});
