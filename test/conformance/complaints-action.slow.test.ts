import { describe, expect, test } from 'vitest';
import { githubError } from '../support/github/answer.js';
import { pullRequest, push, usualHistory } from '../support/github/events.js';
import { examFiles, ten } from '../support/github/exam.js';
import { messages, type Ran, type Scenario, scenario } from '../support/github/scenario.js';
import { sha, type World } from '../support/github/world.js';
import { list, testWithData } from './data.js';

/** Plays the situation of a folder in the built action, and checks what its README expects. */
type Story = (scenario: Scenario) => Promise<void>;

const EXAM = examFiles(ten(10));
const DROP = { 'max-steps-drop': '0.05', 'min-steps-score': '0.3' };
const comments = ({ comments: all }: World) => all.map(({ body }) => body);

/** The first commit of the pull request passes; the second one has these files in place of its own. */
function stops(files: Readonly<Record<string, string>>, why: string): Story {
  return async ({ world, evaluate, run }) => {
    const pull = usualHistory(world);
    await evaluate(pullRequest(world, pull), ten(10));
    const second = { ...pull, headSha: `7777777${sha('p3').slice(7)}` };
    Object.assign(pull, second);
    const inputs = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };
    const ran = await run({ event: pullRequest(world, second), files, inputs });
    expect([ran.code, world.comments.length]).toEqual([1, 1]);
    for (const text of [ran.summary, comments(world)[0]]) {
      expect(text).toContain(`## ❌ commit \`7777777\` was not evaluated: ${why}`);
      expect(text).not.toContain('✅');
    }
  };
}

/** A drop of 60 points on a pull request, after `between` has changed the world. */
function dropsAfter(between: (world: World) => void, required = 'false'): Story {
  return async ({ world, evaluate }) => {
    const pull = usualHistory(world);
    await evaluate(push(world, sha('m4')), ten(10));
    between(world);
    const run = await evaluate(pullRequest(world, pull), ten(4), { ...DROP, 'baseline-required': required });
    expect([run.code, run.outputs['baseline-status']]).toEqual([1, 'found']);
    expect(comments(world)[0]).toContain('regressed');
  };
}

const rename = (name: string) => (world: World) => void Object.assign(world.repository, { name });

/** GitHub refuses the comment; the warning has these words, and not those. */
function refused(status: number, message: string, words: string, absent: string): Story {
  return async ({ world, server, evaluate }) => {
    server.fail({ method: 'POST', path: /\/comments$/, how: githubError(status, message) });
    const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8));
    const [warning, ...others] = messages(run, 'warning');
    expect([run.code, others]).toEqual([0, []]);
    expect(warning).toContain(words);
    expect(warning).not.toContain(absent);
  };
}

const expectNoPromise = (run: Ran, why: string) => {
  expect(run.summary).toContain(`no baseline was recorded: ${why}`);
  expect(run.summary).not.toContain('the next one is compared');
};

const SITUATIONS: Readonly<Record<string, Readonly<Record<string, Story>>>> = {
  'e-05': {
    'the repository was renamed': async (story) => {
      await dropsAfter(rename('assistant'))(story);
      expect(comments(story.world)[0]).toContain('recorded under `acme/agent`');
    },
    'in another case, with baseline-required': async (story) => {
      await dropsAfter(rename('Agent'), 'true')(story);
      expect(comments(story.world)[0]).not.toContain('recorded under');
    },
  },
  'e-06': {
    'main runs another workflow file': dropsAfter((world) => {
      Object.assign(world.workflow, { id: 78, path: '.github/workflows/eval.yml' });
    }),
    'main runs another workflow file, under another name': async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      await evaluate(push(world, sha('m4')), ten(10), { name: 'other' });
      Object.assign(world.workflow, { id: 78, path: '.github/workflows/eval.yml' });
      const run = await evaluate(pullRequest(world, pull), ten(4), DROP);
      expect(run.outputs['baseline-status']).toBe('none');
      const [body = ''] = comments(world);
      expect(body.split('\n')[2]).toMatch(/nothing to compare with yet; `max-steps-drop` not checked$/);
      expect(body).toContain('`main` that evaluates `stepgate`; its runs of `agent-eval.yml` left none');
      expect(body).not.toContain('merge this PR');
    },
  },
  'e-07': {
    'empty responses': stops({ ...EXAM, 'responses.jsonl': '' }, 'responses.jsonl is empty'),
    'an invalid corpus': stops(
      { ...EXAM, 'corpus.yaml': '- {template_id: 1}' },
      'corpus.yaml: the corpus has no question',
    ),
  },
  'e-11': {
    'the quota is reached': async ({ world, server, evaluate }) => {
      usualHistory(world);
      server.fail({ path: /CreateArtifact$/, how: githubError(403, 'Artifact storage quota has been hit.') });
      expectNoPromise(await evaluate(push(world, sha('m4')), ten(8)), 'Failed to CreateArtifact');
    },
    'the baseline is stored': async ({ world, evaluate }) => {
      usualHistory(world);
      const run = await evaluate(push(world, sha('m4')), ten(8));
      expect(run.summary).toContain('This run is the first on `main`: the next one is compared with it.');
    },
  },
  'e-12': {
    'an invalid token': refused(401, 'Bad credentials', 'the github-token is invalid or has expired', 'status 401'),
  },
};

// The stories need no data: each folder has a README alone.
for (const [folder, stories] of Object.entries(SITUATIONS)) {
  describe.concurrent(`complaints/${folder}`, () => {
    testWithData('is a folder of the data', () => expect(list('complaints')).toContain(folder));
    test.each(Object.entries(stories))('%s', (_, story) => scenario(story));
  });
}
