import { expect } from 'vitest';
import { inFolder } from '../cli.js';
import type { GithubEvent } from './events.js';
import { examFiles, type Mark } from './exam.js';
import { violations } from './openapi.js';
import { type ActionCall, type ActionResult, type Annotation, runAction } from './runner.js';
import { type GithubServer, type Recorded, startGithub } from './server.js';
import { addRun, copyOf, makeWorld, type World, type WorldJob, type WorldRun } from './world.js';

export interface Scenario {
  readonly world: World;
  readonly server: GithubServer;
  /** Runs the action once: a run of its own begins, and ends as the action ends. */
  readonly run: (call: ActionCall & { readonly as?: Partial<WorldRun> }) => Promise<Ran>;
  /** The same on an exam with these marks. */
  readonly evaluate: (
    event: GithubEvent,
    marks: Readonly<Record<string, Mark>>,
    inputs?: Readonly<Record<string, string>>,
    more?: Partial<ActionCall> & { readonly as?: Partial<WorldRun> },
  ) => Promise<Ran>;
}

/** What a run of the action did. */
export interface Ran extends ActionResult {
  readonly record: WorldRun;
  /** The requests of this run alone. */
  readonly requests: readonly Recorded[];
}

/** Plays a story on a GitHub of its own; what holds for every run is checked after each. */
export async function scenario<T>(use: (scenario: Scenario) => Promise<T>, world = makeWorld()): Promise<T> {
  const server = await startGithub(world);
  const run: Scenario['run'] = ({ as, ...call }) => inFolder({}, (folder) => runOnce(world, server, folder, call, as));
  const evaluate: Scenario['evaluate'] = (event, marks, inputs = {}, more = {}) => {
    const files = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };
    return run({ event, files: examFiles(marks), inputs: { ...files, ...inputs }, ...more });
  };
  try {
    return await use({ world, server, run, evaluate });
  } finally {
    await server.close();
  }
}

/** What several stories begin with: it is played once, and each of them gets a copy of the world that it leaves. */
export function playedOnce(begin: (scenario: Scenario) => Promise<unknown>): () => Promise<World> {
  let played: Promise<World> | null = null;
  return async () => {
    played ??= scenario(async (story) => {
      await begin(story);
      return story.world;
    });
    return copyOf(await played);
  };
}

async function runOnce(
  world: World,
  server: GithubServer,
  folder: string,
  call: ActionCall,
  as: Partial<WorldRun> = {},
): Promise<Ran> {
  const now = new Date().toISOString();
  const begun = { startedAt: now, event: call.event.name, status: 'in_progress' as const, conclusion: null };
  const fields = { ...begun, ...call.event.run, ...as };
  const known = world.runs.find(({ id }) => id === as.id);
  const record = known ? Object.assign(known, fields) : addRun(world, { createdAt: now, ...fields });
  const name = call.inputs?.name ?? 'eval';
  const job: WorldJob = { runId: record.id, attempt: record.attempt, name, startedAt: now, completedAt: null };
  world.jobs.push(job);
  const before = server.requests.length;
  const result = await runAction(folder, server, world, record, call);
  job.completedAt = new Date().toISOString();
  Object.assign(record, { status: 'completed', conclusion: result.code === 0 ? 'success' : 'failure' });
  const requests = server.requests.slice(before);
  checkAlways(world, result, requests);
  return { ...result, record, requests };
}

/** GitHub describes every request, the runner takes no line for a command but ours, and the token stays where it is. */
function checkAlways(
  { token, artifacts }: World,
  { stdout, stderr, summary, files }: ActionResult,
  requests: readonly Recorded[],
) {
  const rest = requests.filter(({ kind }) => kind === 'rest');
  expect(rest.flatMap(violations)).toEqual([]);
  const commands = stdout.split('\n').filter((line) => /^\s*(?:::|##\[)/.test(line));
  expect(commands.filter((line) => !/^::(?:error|warning|notice|debug|add-mask)[ :]/.test(line))).toEqual([]);
  const written = [
    stdout,
    stderr,
    summary,
    ...Object.values(files),
    ...artifacts.map(({ bytes }) => bytes.toString('latin1')),
  ];
  expect(written.filter((text) => text.replaceAll(`::add-mask::${token}`, '').includes(token))).toEqual([]);
}

/** The annotations of a run itself, not those of regressed questions. */
export function ownAnnotations({ annotations }: ActionResult): Annotation[] {
  return annotations.filter(({ properties }) => properties.title?.startsWith('Regressed: ') !== true);
}

/** The warnings and errors of a run itself, in the words that the runner shows. */
export function messages(run: ActionResult, level: Annotation['level']): string[] {
  return ownAnnotations(run)
    .filter((annotation) => annotation.level === level)
    .map(({ message }) => message);
}

/** What a run asked of the API for its baseline, and for its comment. */
export function apiCalls({ requests }: Ran): {
  readonly baseline: readonly Recorded[];
  readonly comment: readonly Recorded[];
} {
  const api = requests.filter(({ kind }) => kind === 'rest' || kind === 'graphql');
  const isComment = ({ path }: Recorded) => /^\/graphql$|\/pulls\/|\/issues\//.test(path);
  return { baseline: api.filter((request) => !isComment(request)), comment: api.filter(isComment) };
}
