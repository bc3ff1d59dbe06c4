import { readFileSync, writeFileSync } from 'node:fs';
import { cliWith, inFolder, type Outcome } from './cli.js';

/** What the agent does with a question. */
export interface PlannedAnswer {
  readonly right?: boolean;
  /** Milliseconds that it takes. */
  readonly wait?: number;
  readonly fails?: boolean;
}

type Plan = (id: string, at: number) => PlannedAnswer;

/** An agent that answers so many questions by a plan: a shell script, as the start of Node takes longer than all else. */
function agentOf(count: number, plan: Plan): string {
  const cases = Array.from({ length: count }, (_, at) => {
    const { right = true, wait = 0, fails = false } = plan(idOf(at), at);
    const step = { name: 'lookup', args: {}, status: 'success', output: right ? 'yes' : 'no' };
    const answer = { actual_answer: 'x', actual_steps: [step], cost_usd: 0.05, elapsed_sec: 20 };
    const waits = wait > 0 ? `sleep ${wait / 1000}; ` : '';
    return `${idOf(at)}) ${waits}${fails ? 'exit 1' : `echo '${JSON.stringify(answer)}'`} ;;\n`;
  });
  return `case "$STEPGATE_QUESTION_ID" in\n${cases.join('')}esac\n`;
}

/** A corpus of questions with one step each; `texts` makes another corpus of the same ids. */
export function corpusOf(count: number, text = 'Question'): string {
  const questions = Array.from({ length: count }, (_, at) => ({
    id: idOf(at),
    question_text: `${text} ${at}`,
    reference_steps: [[{ name: 'lookup', args: {}, output: 'yes' }]],
  }));
  return JSON.stringify([{ template_id: 't', questions }]);
}

export const idOf = (at: number): string => `q${at}`;

/** A folder with a corpus and the agent. */
export interface Drawn {
  readonly at: (name: string) => string;
  /** Gives the agent another plan. */
  readonly replan: (plan: Plan) => void;
  /** Records with `--until-decided`, to `r.jsonl`. */
  readonly record: (flags: readonly string[], env?: Record<string, string>) => Promise<Outcome>;
  /** Evaluates `r.jsonl` with `--until-decided`. */
  readonly evaluate: (flags: readonly string[], env?: Record<string, string>) => Promise<Outcome>;
  /** The ids of the answers in `r.jsonl`. */
  readonly ids: () => string[];
}

/** Runs in a folder with a corpus of so many questions, and an agent that answers by a plan. */
export async function withDrawn<T>(count: number, plan: Plan, use: (drawn: Drawn) => Promise<T>): Promise<T> {
  const files = { 'corpus.json': corpusOf(count), 'agent.sh': agentOf(count, plan) };
  return inFolder(files, (_, at) => {
    const corpus = ['--corpus', at('corpus.json')];
    const command = ['--', 'sh', at('agent.sh')];
    const path = { PATH: process.env.PATH ?? '' };
    return use({
      at,
      replan: (other) => writeFileSync(at('agent.sh'), agentOf(count, other)),
      record: (flags, env = {}) =>
        cliWith({ ...path, ...env }, 'record', ...corpus, '-o', at('r.jsonl'), '--until-decided', ...flags, ...command),
      evaluate: (flags, env = {}) =>
        cliWith({ ...path, ...env }, 'evaluate', ...corpus, '--responses', at('r.jsonl'), '--until-decided', ...flags),
      ids: () => {
        const lines = readFileSync(at('r.jsonl'), 'utf8').trim().split('\n');
        return lines.map((line) => (JSON.parse(line) as { question_id: string }).question_id);
      },
    });
  });
}
