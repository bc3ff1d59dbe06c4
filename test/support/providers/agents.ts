import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Result } from '../bundle.js';
import { CLI, EXAMPLES } from '../bundle.js';
import { exampleResponses, type Recorded } from '../recorded.js';
import type { Script } from './script.js';
import type { ProviderVariables } from './server.js';

const CORPUS = join(EXAMPLES, 'corpus.yaml');

/** A call that fails, which the agent then makes in another way. */
const FAILED = {
  ...{ name: 'sparql_query', args: { query: 'SELECT ?vehicle WHERE' }, id: 'call_malformed', status: 'error' },
  error: 'Malformed query: unexpected end',
};

/** The example's responses of version 2, with one more call that fails and is repeated with success. */
export function scriptedResponses(): Recorded[] {
  return exampleResponses().map((response) =>
    response.question_id.startsWith('q10-')
      ? { ...response, actual_steps: [FAILED, ...(response.actual_steps ?? [])] }
      : response,
  );
}

/** The script by which a model gives a response. */
export function scriptOf({ question, actual_steps = [], actual_answer = '', error, ...tokens }: Recorded): Script {
  const calls = actual_steps.map(({ name, args = {}, id = '', output, error: failure }) => ({
    ...{ name, args, id },
    ...(typeof output === 'string' && { output }),
    ...(failure !== undefined && { error: failure }),
  }));
  const { input_tokens: inputTokens = 0, output_tokens: outputTokens = 0 } = tokens;
  return { question, calls, answer: actual_answer, inputTokens, outputTokens, ...(error !== undefined && { error }) };
}

function node(args: readonly string[], cwd: string, variables: ProviderVariables): Promise<Result> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...variables };
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return new Promise((done) => {
    const child = execFile(process.execPath, args, options, (_, stdout, stderr) =>
      done({ code: child.exitCode, stdout, stderr }),
    );
  });
}

export const agentFile = (name: string): string => join(EXAMPLES, 'agents', `${name}.ts`);

/** Records what an agent of the examples answers, with the built command line. */
export function recordAgent(name: string, folder: string, variables: ProviderVariables, ...flags: string[]) {
  const args = ['record', '--corpus', CORPUS, '-o', 'responses.jsonl', ...flags, '--', process.execPath];
  return node([CLI, ...args, agentFile(name)], folder, variables);
}

/** What an agent of the examples prints for each question, in one process; the packages are loaded only once. */
export function printedBy(name: string, folder: string, variables: ProviderVariables, questions: string) {
  return node([join(import.meta.dirname, 'ask-all.mjs'), agentFile(name), questions], folder, variables);
}
