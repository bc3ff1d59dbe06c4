import { expect } from 'vitest';
import { PAGE_FILE, runFileNames } from '../../../src/adapters/files/run-files.js';
import { type GithubEvent, pullRequest, push, usualHistory } from './events.js';
import type { ActionCall } from './runner.js';
import { type Ran, type Scenario, scenario } from './scenario.js';
import { sha, type World } from './world.js';

/** All jobs of a story share the run. */
export const RUN = 19_000_009_001;

/** An evaluation on a pull request: its files and inputs, those of the last job, and what ran on the base branch. */
export interface Evaluation extends Pick<ActionCall, 'files' | 'env'> {
  /** Inputs of each job that evaluates. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Inputs of the job that compares and gates. */
  readonly policy?: Readonly<Record<string, string>>;
  /** Files of the push to the base branch before; absent: there was none. */
  readonly base?: ActionCall['files'];
  /** Sets the world up. */
  readonly prepare?: (world: World) => void;
}

/** What one job made, or the last of several. */
export interface Evaluated {
  readonly ran: Ran;
  readonly world: World;
}

/** Evaluates in one job. */
export function evaluatedWhole(evaluation: Evaluation): Promise<Evaluated> {
  return onPull(evaluation, (story, event) => {
    const { files, env = {}, inputs, policy } = evaluation;
    return story.run({ event, files, env, inputs: { ...inputs, name: 'agent', ...policy }, as: { id: RUN } });
  });
}

/** Evaluates in so many shards, which a last job combines. */
export function evaluatedInShards(evaluation: Evaluation, of: number): Promise<Evaluated> {
  return onPull(evaluation, async (story, event) => {
    const { files, env = {}, inputs, policy } = evaluation;
    for (let k = 1; k <= of; k++) {
      const own = { ...inputs, name: `eval ${k}`, shard: `${k}/${of}` };
      const { code, stdout, outputs, ...ran } = await story.run({ event, files, env, inputs: own, as: { id: RUN } });
      const statuses = [code, outputs['comment-status'], outputs['baseline-status']];
      expect(statuses, stdout).toEqual([0, 'skipped', 'disabled']);
      expect(Object.keys(ran.files)).toContain('shard.jsonl');
      expect(Object.keys(ran.files)).not.toContain('baseline.yaml');
    }
    expect(story.world.comments).toEqual([]);
    const last = { mode: 'combine', legs: 'eval *', name: 'agent', ...policy };
    const known = Object.fromEntries(Object.entries(files).filter(([name]) => name === policy?.known));
    return story.run({ event, files: known, env, inputs: last, as: { id: RUN } });
  });
}

function onPull(
  { base, inputs, env = {}, prepare }: Evaluation,
  use: (story: Scenario, event: GithubEvent) => Promise<Ran>,
): Promise<Evaluated> {
  return scenario(async (story) => {
    const { world } = story;
    const pull = usualHistory(world);
    prepare?.(world);
    if (base) {
      const event = push(world, sha('m4'));
      const { code, stdout } = await story.run({ event, files: base, env, inputs: { ...inputs, name: 'agent' } });
      expect(code, stdout).toBe(0);
    }
    return { ran: await use(story, pullRequest(world, pull)), world };
  });
}

/** The files of a run that both ways must write alike. */
const EQUAL_FILES = [...runFileNames(true), PAGE_FILE];

const EQUAL_OUTPUTS = [
  ...['passed', 'steps-score', 'macro-steps-score', 'steps-score-delta', 'questions', 'errors', 'regressions'],
  ...['baseline-status', 'comment-status'],
];

/** Everything that a run leaves, without times and ids of runs and artifacts. */
export function leftBy({ ran, world }: Evaluated): Record<string, string> {
  const files = EQUAL_FILES.map((name) => [name, ran.files[name] ?? '']);
  const outputs = EQUAL_OUTPUTS.map((name) => [name, ran.outputs[name] ?? '']);
  const comments = world.comments.map(({ body }) => body.replace(/<!--.*?-->/gs, '')).join('\n');
  const all = [...files, ...outputs, ['code', String(ran.code)], ['comments', comments], ['summary', ran.summary]];
  return Object.fromEntries(all.map(([name = '', text = '']) => [name, comparable(text)]));
}

function comparable(text: string): string {
  return text
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'TIME')
    .replace(/"?\d{4}-\d\d-\d\dT[\d:.]+Z"?/g, 'TIME')
    .replace(/\b19000\d{6}\b|19_000_\d+/g, 'RUN')
    .replace(/artifacts\/\d+/g, 'artifacts/ID');
}

/** What differs; whole texts of megabytes would take minutes to print. */
export function differing(one: Evaluated, other: Evaluated): string[] {
  const [a, b] = [leftBy(one), leftBy(other)];
  return Object.keys(a).filter((name) => a[name] !== b[name]);
}
