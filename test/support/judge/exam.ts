import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { CLI, outcomeOf, type Result, withoutProgress } from '../bundle.js';
import { cliWith, inFolder } from '../cli.js';
import { type JudgeServer, withJudge } from './server.js';

export const KEY = 'sk-test-0123456789abcdefghij';

/** One question: its reference answer and the agent's. */
export type Answers = Readonly<Record<string, readonly [reference: string | null, actual: unknown]>>;

/** Corpus and responses with one step that is right, and these answers. */
export function answerFiles(answers: Answers): Record<string, string> {
  const questions = Object.entries(answers).map(([id, [reference_answer]]) => ({
    ...{ id, question_text: `What is ${id}?`, reference_steps: [[{ name: 's', output: 'A' }]] },
    ...(reference_answer !== null && { reference_answer }),
  }));
  const lines = Object.entries(answers).map(([question_id, [, actual_answer]]) =>
    JSON.stringify({
      question_id,
      actual_answer,
      actual_steps: [{ id: '1', name: 's', status: 'success', output: 'A' }],
    }),
  );
  return {
    'corpus.json': JSON.stringify([{ template_id: 't', questions }]),
    'responses.jsonl': `${lines.join('\n')}\n`,
  };
}

/** The servers that folders belong to: the user names them, as a file alone may not send a key there. */
const serverOf = new Map<string, string>();

/** Names the judge's server for all that is started in a folder. */
export function nameJudge(folder: string, { url }: Pick<JudgeServer, 'url'>): void {
  serverOf.set(folder, url);
}

/** A config that points both models to a server. */
export function judgeConfig(url: string, more = ''): string {
  return `llm:
  generation: {model: gpt-6-luna, base_url: '${url}', api_key_env: OPENAI_API_KEY}
  embedding: {model: text-embedding-3-small, base_url: '${url}', api_key_env: OPENAI_API_KEY}
${more}`;
}

export interface Started {
  readonly ended: Promise<Result>;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** What it has said so far. */
  readonly stderr: () => string;
}

/** Starts the built command line in a folder, with a key in the environment. */
export function startCli(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = { OPENAI_API_KEY: KEY },
  node = process.execPath,
): Started {
  const { PATH = '', HOME = '' } = process.env;
  const server = serverOf.get(folder);
  const named = server === undefined ? {} : { OPENAI_BASE_URL: server };
  const child = spawn(node, [CLI, ...args], { cwd: folder, env: { PATH, HOME, ...named, ...env } });
  const { texts, ended: all } = outcomeOf(child);
  const ended = all.then((ran) => ({ ...ran, stderr: withoutProgress(ran.stderr) }));
  return { ended, kill: (signal) => child.kill(signal), stderr: () => texts.stderr };
}

export const EVALUATE = [
  ...['evaluate', '--corpus', 'corpus.json', '--responses', 'responses.jsonl'],
  ...['--config', 'config.yaml', '--out', 'out'],
];

/** Evaluates with the judge in this process; the folder holds `corpus.json`, `responses.jsonl` and `config.yaml`. */
export async function judge(folder: string, ...more: readonly string[]): Promise<Result> {
  const inFolderOf = (arg: string) => (/^[\w-]+\.(?:jsonl?|yaml)$|^out$/.test(arg) ? join(folder, arg) : arg);
  const env = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: serverOf.get(folder) ?? '' };
  const ran = await cliWith(env, ...[...EVALUATE, ...more].map(inFolderOf));
  return { ...ran, stderr: withoutProgress(ran.stderr) };
}

export function outFile(folder: string, name: string): string {
  return join(folder, 'out', name);
}

/** What `evaluation.yaml` says of each question, by id. */
export function entriesOf(folder: string): Record<string, Readonly<Record<string, unknown>>> {
  const entries = yaml.load(readFileSync(outFile(folder, 'evaluation.yaml'), 'utf8')) as { question_id: string }[];
  return Object.fromEntries(entries.map((entry) => [entry.question_id, entry]));
}

/** Every text that a run left behind: what it printed, and all files of its folder. */
export function everythingOf(folder: string, { stdout, stderr }: Result): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return [stdout, stderr, ...files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'))].join('\n');
}

/** Plays with a server and a folder that has answers and a config for that server. */
export async function withExam<T>(
  answers: Answers,
  config: string,
  use: (server: JudgeServer, folder: string) => Promise<T>,
): Promise<T> {
  return withJudge((server) => {
    const files = { ...answerFiles(answers), 'config.yaml': judgeConfig(server.url, config) };
    return inFolder(files, (folder) => {
      nameJudge(folder, server);
      return use(server, folder);
    });
  });
}
