import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../src/adapters/hash.js';
import { shardOf } from '../../src/core/shards/records.js';
import { EXAMPLES } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';
import { ROOT } from '../support/docs/blocks.js';
import { layOut, shell } from '../support/docs/shell.js';
import { scriptedResponses, scriptOf } from '../support/providers/agents.js';
import { withProviders } from '../support/providers/server.js';

interface Step {
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}
interface Job {
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
  readonly steps: readonly Step[];
}

/** A step that records, in one run of its job's matrix. */
interface Recording {
  readonly name: string;
  readonly command: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** What the action scores after it. */
  readonly responses: string;
}

const AGENTS = join(EXAMPLES, 'agents');
const WORKFLOWS = globSync('workflows/*.yml', { cwd: EXAMPLES }).sort();
const RECORDINGS = WORKFLOWS.flatMap(recordingsOf);

function recordingsOf(path: string): Recording[] {
  const text = readFileSync(join(EXAMPLES, path), 'utf8');
  const { jobs } = yaml.load(text, { schema: yaml.CORE_SCHEMA }) as { jobs: Readonly<Record<string, Job>> };
  return Object.values(jobs).flatMap((job) => {
    const [key, values] = Object.entries(job.strategy?.matrix ?? { '': [''] })[0] ?? ['', []];
    // The runs of a matrix differ in little: two of them show it.
    return values.slice(0, 2).flatMap((value) => {
      const filled = (template = '') => template.replace(`\${{ matrix.${key} }}`, value);
      const action = job.steps.find(({ uses = '' }) => uses.startsWith('OWNER/stepgate'));
      return job.steps
        .filter(({ run = '' }) => run.includes('stepgate record'))
        .map(({ run = '', env = {}, 'working-directory': folder }) => ({
          ...{ name: `${path} ${value}`, command: run, folder: filled(folder) || '.' },
          env: Object.fromEntries(Object.entries(env).map(([name, text]) => [name, filled(text)])),
          responses: filled(action?.with?.responses),
        }));
    });
  });
}

/**
 * A project with what the workflows name: a small corpus, and agents in the place of those of the examples, one of them real. The
 * packages of the others are not installed; test/agents runs them.
 */
function layOutProject(folder: string, { name, env }: Recording): void {
  layOut(folder);
  const isReal = name.startsWith('workflows/agent-with-secret.yml');
  const agent = readFileSync(isReal ? join(AGENTS, 'openai-chat.ts') : join(folder, 'agent.ts'));
  const corpus = yaml.load(readFileSync(join(EXAMPLES, 'corpus.yaml'), 'utf8')) as [{ questions: object[] }];
  // Shards share more than one question.
  const questions = corpus[0].questions.slice(0, env.SHARD === undefined ? 1 : undefined);
  const small = yaml.dump([{ ...corpus[0], questions }]);
  cpSync(join(AGENTS, 'tools.ts'), join(folder, 'agents/tools.ts'), { recursive: true });
  for (const path of globSync('*.ts', { cwd: AGENTS }).filter((one) => one !== 'tools.ts'))
    writeFileSync(join(folder, 'agents', path), agent);
  for (const project of ['.', 'agents/billing', 'agents/search']) {
    mkdirSync(join(folder, project, 'eval'), { recursive: true });
    writeFileSync(join(folder, project, 'eval/corpus.yaml'), small);
    writeFileSync(join(folder, project, 'agent.ts'), agent);
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

describe('the example workflows', () => {
  test('record with stepgate record, or score files of the repository', () => {
    const others = WORKFLOWS.filter((path) => !RECORDINGS.some(({ name }) => name.startsWith(path)));
    const names = ['accept-drop', 'check-run', 'fork-evaluate', 'fork-report', 'judge-check', 'on-comment', 'refresh'];
    expect(others).toEqual(names.map((name) => `workflows/${name}.yml`));
    expect(RECORDINGS.length).toBeGreaterThan(8);
  });

  test.concurrent.each(RECORDINGS.map((one) => [one.name, one] as const))('%s', async (_, recording) => {
    const { command, folder: at, env, responses } = recording;
    await inFolder({}, async (folder) => {
      layOutProject(folder, recording);
      const ids = askedIn(folder, recording);
      await withProviders(scriptedResponses().map(scriptOf), async (variables) => {
        const { code, stderr } = await shell(`cd ${at} && rm -f responses.jsonl && ${command}`, folder, '', {
          ...env,
          ...variables,
        });
        const why = ids.length === 0 ? `, because shard ${env.SHARD}/8 has no questions` : '';
        const count = `${ids.length} ${ids.length === 1 ? 'response' : 'responses'}`;
        // So few questions are too few to stop early.
        const note = 'note: the gates were not decided before the last question, so that all were asked\n';
        const isOpen = command.includes('--until-decided');
        expect(stderr).toBe(`recorded: ${count} to responses.jsonl${why}\n${isOpen ? note : ''}`);
        expect(code).toBe(0);
      });
      expect(dirname(join(folder, responses))).toBe(join(folder, at));
      if (ids.length === 0) return;
      const written = readFileSync(join(folder, responses), 'utf8').trim().split('\n');
      const asked = written.map((line) => JSON.parse(line) as { question_id: string; error?: string });
      expect(asked.map(({ question_id }) => question_id).toSorted()).toEqual(ids);
      expect(asked.map(({ error }) => error)).toEqual(ids.map(() => undefined));
    });
  });
});

/** The questions of the project's corpus, or of the shard that a recording names: by the SHA-256 of their ids. */
function askedIn(folder: string, { folder: at, env }: Recording): string[] {
  const corpus = yaml.load(readFileSync(join(folder, at, 'eval/corpus.yaml'), 'utf8')) as {
    questions: { id: string }[];
  }[];
  const ids = corpus.flatMap(({ questions }) => questions.map(({ id }) => id)).toSorted();
  const isAsked = (id: string) => env.SHARD === undefined || shardOf(id, 8, sha256) === Number(env.SHARD);
  return ids.filter(isAsked);
}
