import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { other, pullRequest, push, usualHistory } from '../../support/github/events.js';
import { examFiles, ten } from '../../support/github/exam.js';
import { messages, scenario } from '../../support/github/scenario.js';
import { sha, type World } from '../../support/github/world.js';

/** A repository in the workspace, as `actions/checkout` leaves it. */
function checkout(commit: string, folder = '', branch: string | null = null): (workspace: string) => void {
  return (workspace) => {
    const git = join(workspace, folder, '.git');
    for (const name of ['refs/heads', 'objects']) mkdirSync(join(git, name), { recursive: true });
    writeFileSync(join(git, 'HEAD'), branch === null ? `${commit}\n` : `ref: refs/heads/${branch}\n`);
    if (branch !== null) writeFileSync(join(git, 'refs/heads', branch), `${commit}\n`);
  };
}

const MAIN = sha('m4');
const HEAD = sha('p2');
const on = (name: string) => (world: World) => other(world, name, MAIN);

describe.concurrent('a run with secrets does not read what a stranger wrote', () => {
  test.each([
    ['pull_request_target', /use pull_request/],
    ['workflow_run', /mode: report/],
  ])('%s is refused whatever is checked out, with what does it safely', (name, recipe) =>
    scenario(async ({ world, evaluate }) => {
      usualHistory(world);
      const run = await evaluate(on(name)(world), ten(8), {}, { prepare: checkout(MAIN) });
      expect(run.code).toBe(1);
      expect(messages(run, 'error')).toHaveLength(1);
      expect(messages(run, 'error')[0]).toMatch(new RegExp(`^${name} is refused: it runs with secrets`));
      expect(messages(run, 'error')[0]).toMatch(recipe);
      expect(run.requests).toEqual([]);
      expect(run.files).toEqual({});
    }),
  );

  test.each(['issues', 'an_event_of_tomorrow'])('%s is refused with the head of a pull request', (name) =>
    scenario(async ({ world, evaluate }) => {
      usualHistory(world);
      const run = await evaluate(on(name)(world), ten(8), {}, { prepare: checkout(HEAD) });
      expect(run.code).toBe(1);
      expect(messages(run, 'error')[0]).toContain(
        `${name} runs with secrets, and the workspace is at ${HEAD.slice(0, 7)}, not at the run's own commit ${MAIN.slice(0, 7)}`,
      );
      expect(messages(run, 'error')[0]).toContain('evaluate a pull request on pull_request');
      expect(run.requests).toEqual([]);
    }),
  );

  const beside = (workspace: string) => {
    checkout(MAIN)(workspace);
    checkout(HEAD, 'pr')(workspace);
  };
  test.each<[string, (workspace: string) => void, string?]>([
    ['as a branch', checkout(HEAD, '', 'main')],
    [
      'by a link into it',
      (workspace) => {
        beside(workspace);
        symlinkSync('pr', join(workspace, 'linked'));
      },
      'linked/responses.jsonl',
    ],
    [
      'as a worktree',
      (workspace) => {
        checkout(MAIN)(workspace);
        mkdirSync(join(workspace, '.git/worktrees/pr'), { recursive: true });
        writeFileSync(join(workspace, '.git/worktrees/pr/HEAD'), `${HEAD}\n`);
        writeFileSync(join(workspace, '.git/worktrees/pr/commondir'), '../..\n');
        mkdirSync(join(workspace, 'pr'), { recursive: true });
        writeFileSync(join(workspace, 'pr/.git'), 'gitdir: ../.git/worktrees/pr\n');
      },
    ],
  ])('the head is seen %s', (_, prepare, responses = 'pr/*.jsonl') =>
    scenario(async ({ world, run }) => {
      usualHistory(world);
      const exam = examFiles(ten(8));
      const files = Object.fromEntries(
        Object.entries(exam).flatMap(([name, text]) => [
          [name, text],
          [`pr/${name}`, text],
        ]),
      );
      const inputs = { corpus: 'corpus.yaml', responses };
      const ran = await run({ event: on('issues')(world), files, inputs, prepare });
      expect(messages(ran, 'error')[0]).toMatch(/^issues runs with secrets, and (?:the workspace|pr|linked) is at /);
    }),
  );
});

test.concurrent.each<[string, (world: World) => ReturnType<typeof push>, (workspace: string) => void]>([
  ['a push that moved on', (world) => push(world, MAIN), checkout(HEAD)],
  [
    'a review of a pull request, whose run has no secrets for a fork',
    (world) => ({ ...pullRequest(world, usualHistory(world, 'fork')), name: 'pull_request_review' }),
    checkout(HEAD),
  ],
])('harmless runs continue: %s', (_, event, prepare) =>
  scenario(async ({ world, evaluate }) => {
    if (world.commits.size === 0) usualHistory(world);
    const run = await evaluate(event(world), ten(8), {}, { prepare });
    expect(messages(run, 'error')).toEqual([]);
    expect(run.outputs['steps-score']).toBe('0.8000');
  }),
);
