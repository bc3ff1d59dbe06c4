import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '../../../src/adapters/files/yaml.js';
import { EXAMPLES } from '../bundle.js';
import { cli, inFolder } from '../cli.js';

/** Agents of the examples that answer all questions in one process. */
export const MESSAGE_AGENTS = [
  'openai-chat',
  'openai-responses',
  'openai-agents',
  'anthropic',
  'vercel-ai',
  'langgraph',
  'mastra',
  'genkit',
  'langsmith',
];
/** Agents whose spans go to one provider for each process, so that a process answers one question. */
export const SPAN_AGENTS = ['opentelemetry', 'openinference'];

/** The question at which the provider fails; an agent on messages does not handle it, and ends without a record. */
export const FAILING = 'id:q26-*';

/** The questions of which a file of an agent has a record. */
export function selectedFor(agent: string): string[] {
  return SPAN_AGENTS.includes(agent) ? [] : [`!${FAILING}`];
}

/** What an agent of the examples printed for each question, recorded with the real package. */
export const recordedFile = (agent: string): string =>
  join(import.meta.dirname, `../../fixtures/agents/${agent}.jsonl`);

const KEYS = ['question_id', 'status', 'actual_answer', 'steps_score', 'input_tokens', 'output_tokens'] as const;

/** Answer, score, status and tokens of each question, as the command line finds them, without a warning. */
export function figuresOf(responses: string, select: readonly string[]): Promise<Record<string, unknown>[]> {
  return inFolder({}, async (folder, file) => {
    const flags = select.flatMap((one) => ['--select', one]);
    const inputs = ['--corpus', join(EXAMPLES, 'corpus.yaml'), '--responses', responses, ...flags];
    const { code, stderr } = await cli('evaluate', ...inputs, '--out', folder, '--no-page');
    if (code !== 0 || stderr !== '') throw new Error(`exit code ${code}: ${stderr}`);
    const entries = parseYaml(readFileSync(file('evaluation.yaml'), 'utf8'), 'evaluation.yaml');
    return (entries as Record<string, unknown>[]).map((entry) =>
      Object.fromEntries(KEYS.map((key) => [key, entry[key]])),
    );
  });
}
