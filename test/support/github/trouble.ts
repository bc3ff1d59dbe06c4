import { expect } from 'vitest';
import { type BaselineFile, plantBaseline } from './baselines.js';
import { pullRequest, usualHistory } from './events.js';
import { ten } from './exam.js';
import type { Fault } from './faults.js';
import type { ActionCall } from './runner.js';
import { messages, type Ran, scenario } from './scenario.js';
import { addComment, sha, type World } from './world.js';

export type Place = Pick<Fault, 'method' | 'path'>;

/** The requests of a normal run that find its baseline, by what they are for. */
export const SEARCH = {
  'the list of all artifacts': { path: /\/actions\/artifacts$/ },
  'the list of artifacts': { path: /\/runs\/\d+\/artifacts$/ },
  'the download': { path: /\/artifacts\/\d+\/zip$/ },
  'the blob': { method: 'GET', path: /^\/blob\// },
} as const satisfies Readonly<Record<string, Place>>;

/** Those that update its comment. */
export const COMMENT = {
  'the pull request': { path: /\/pulls\/7$/ },
  'the update': { method: 'PATCH', path: /\/issues\/comments\/\d+$/ },
} as const satisfies Readonly<Record<string, Place>>;

/** What an earlier push and an earlier run on the pull request left behind. */
export interface Earlier {
  readonly baseline: BaselineFile;
  /** null: the run is the first to comment. */
  readonly comment: string | null;
}

export interface Told {
  readonly run: Ran;
  readonly world: World;
}

/** The comment that a run on the pull request leaves. */
export async function recordedComment(): Promise<string> {
  return scenario(async ({ world, evaluate }) => {
    await evaluate(pullRequest(world, usualHistory(world)), ten(10), { upload: 'false', baseline: 'none' });
    return world.comments[0]?.body ?? '';
  });
}

/** A normal run on a pull request, its score down from 0.9 to 0.8, with trouble at one place. */
export async function runWith(
  fault: Fault,
  { baseline, comment }: Earlier,
  more: Pick<ActionCall, 'fast'> = {},
): Promise<Told> {
  return scenario(async ({ world, server, evaluate }) => {
    const pull = usualHistory(world);
    plantBaseline(world, baseline, { sha: sha('m4') });
    if (comment !== null) addComment(world, pull.number, comment);
    server.fail(fault);
    const run = await evaluate(pullRequest(world, pull), ten(8), { 'min-steps-score': '0.75' }, more);
    return { run, world };
  });
}

/** The files that every evaluating run leaves. */
export const RUN_FILES = [
  ...['aggregates.yaml', 'badge.json', 'baseline.yaml', 'comparison.yaml', 'evaluation.yaml', 'junit.xml'],
  ...['report.html', 'report.md'],
];

/** What no trouble with the API may change; `uploads`: artifacts that arrive all the same. */
export function expectUnharmed({ run, world }: Told, uploads = 3): void {
  expect(run.code).toBe(0);
  expect(run.outputs).toMatchObject({ passed: 'true', 'steps-score': '0.8000', questions: '10' });
  expect(Object.keys(run.files).sort()).toEqual(RUN_FILES);
  expect(run.summary).toContain('Steps score 0.800');
  const uploaded = world.artifacts.filter(({ runId, finalized }) => finalized && runId === run.record.id);
  expect(uploaded).toHaveLength(uploads);
  expect(messages(run, 'error')).toEqual([]);
  expect(messages(run, 'warning').length).toBeLessThanOrEqual(Math.max(1, 3 - uploads));
  expect(world.comments.length).toBeLessThanOrEqual(1);
}
