import { copyFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inFolder } from '../support/cli.js';
import { printedBy, recordAgent, scriptedResponses, scriptOf } from '../support/providers/agents.js';
import {
  FAILING,
  figuresOf,
  MESSAGE_AGENTS,
  recordedFile,
  SPAN_AGENTS,
  selectedFor,
} from '../support/providers/figures.js';
import { withProviders } from '../support/providers/server.js';
import { lines, type Recorded } from '../support/recorded.js';

const BY_HAND = scriptedResponses();
const AGENTS = [...MESSAGE_AGENTS, ...SPAN_AGENTS];

const questionsOf = (responses: readonly Recorded[]) =>
  lines(responses.map(({ question_id, question }) => ({ question_id, question_text: question })));

/** The questions that one process of an agent answers. */
function batchesFor(agent: string): string[] {
  if (SPAN_AGENTS.includes(agent)) return BY_HAND.map((response) => questionsOf([response]));
  return [questionsOf(BY_HAND.filter(({ error }) => error === undefined))];
}

describe.concurrent('an agent on the real package', () => {
  // STEPGATE_RECORD=1 writes the recorded files again.
  test.each(AGENTS)('%s prints what the recorded file has', async (agent) => {
    await inFolder({ 'by-hand.jsonl': lines(BY_HAND) }, async (folder, file) => {
      const printed: string[] = [];
      await withProviders(BY_HAND.map(scriptOf), async (variables) => {
        for (const questions of batchesFor(agent)) {
          writeFileSync(file('questions.jsonl'), questions);
          const { stdout, stderr } = await printedBy(agent, folder, variables, file('questions.jsonl'));
          if (!SPAN_AGENTS.includes(agent)) expect(stderr).toBe('');
          printed.push(stdout.replaceAll(process.execPath, 'node'));
        }
      });
      writeFileSync(file('printed.jsonl'), printed.join(''));
      if (process.env.STEPGATE_RECORD) copyFileSync(file('printed.jsonl'), recordedFile(agent));
      const select = selectedFor(agent);
      expect(await figuresOf(file('printed.jsonl'), select)).toEqual(await figuresOf(recordedFile(agent), select));
    });
  });
});

describe.concurrent('stepgate record with an agent of the examples gives what the responses by hand give', () => {
  test.each(AGENTS)('%s', async (agent) => {
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
