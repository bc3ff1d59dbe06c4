import { expect, test } from 'vitest';
import { inFolder } from '../support/cli.js';
import { scriptedResponses } from '../support/providers/agents.js';
import { figuresOf, MESSAGE_AGENTS, recordedFile, SPAN_AGENTS, selectedFor } from '../support/providers/figures.js';
import { lines } from '../support/recorded.js';

test.each<[string, number]>([
  ...MESSAGE_AGENTS.map((agent): [string, number] => [agent, 25]),
  ...SPAN_AGENTS.map((agent): [string, number] => [agent, 26]),
])(
  'what an agent of the examples recorded with the real package scores as the responses by hand: %s',
  (agent, questions) =>
    inFolder({ 'by-hand.jsonl': lines(scriptedResponses()) }, async (_, file) => {
      const expected = await figuresOf(file('by-hand.jsonl'), selectedFor(agent));
      expect(await figuresOf(recordedFile(agent), selectedFor(agent))).toEqual(expected);
      expect(expected).toHaveLength(questions);
    }),
);
