import { readFileSync } from 'node:fs';
import { cliWith, inFolder, type Outcome } from './cli.js';

/** An agent that answers by `plan.json`: the score of each question, and how long it takes in milliseconds. */
const AGENT = `
import { readFileSync } from 'node:fs';
const id = process.env.STEPGATE_QUESTION_ID;
const { right = true, wait = 0, fails = false } = JSON.parse(readFileSync(process.argv[2], 'utf8'))[id] ?? {};
setTimeout(() => {
  if (fails) process.exit(1);
  const step = { name: 'lookup', args: {}, status: 'success', output: right ? 'yes' : 'no' };
  console.log(JSON.stringify({ actual_answer: 'x', actual_steps: [step], cost_usd: 0.05, elapsed_sec: 20 }));
}, wait);
`;

/** What the agent does with a question. */
export interface PlannedAnswer {
  readonly right?: boolean;
  readonly wait?: number;
  readonly fails?: boolean;
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
  /** Records with `--until-decided`, to `r.jsonl`. */
  readonly record: (flags: readonly string[], env?: Record<string, string>) => Promise<Outcome>;
  /** Evaluates `r.jsonl` with `--until-decided`. */
  readonly evaluate: (flags: readonly string[], env?: Record<string, string>) => Promise<Outcome>;
  /** The ids of the answers in `r.jsonl`. */
  readonly ids: () => string[];
}

/** Runs in a folder with a corpus of so many questions, and an agent that answers by a plan. */
export async function withDrawn<T>(
  count: number,
  plan: (id: string, at: number) => PlannedAnswer,
  use: (drawn: Drawn) => Promise<T>,
): Promise<T> {
  const plans = Object.fromEntries(Array.from({ length: count }, (_, at) => [idOf(at), plan(idOf(at), at)]));
  const files = { 'corpus.json': corpusOf(count), 'agent.mjs': AGENT, 'plan.json': JSON.stringify(plans) };
  return inFolder(files, (_, at) => {
    const corpus = ['--corpus', at('corpus.json')];
    const command = ['--', process.execPath, at('agent.mjs'), at('plan.json')];
    const path = { PATH: process.env.PATH ?? '' };
    return use({
      at,
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
