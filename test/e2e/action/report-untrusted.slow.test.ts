import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import type { BaselineFile } from '../../support/github/baselines.js';
import { parseComment } from '../../support/github/gfm.js';
import { foreignCommands, HOSTILE } from '../../support/github/hostile.js';
import { type Reported, reported } from '../../support/github/reported.js';
import { messages } from '../../support/github/scenario.js';
import { addArtifact, digestOf } from '../../support/github/world.js';

/** Replaces what the fork's run uploaded, with a digest that fits. */
function forge({ artifact }: Reported, bytes: string | Buffer): void {
  const data = Buffer.from(bytes);
  Object.assign(artifact, { bytes: data, digest: digestOf(data), size: data.length });
}

function edit(story: Reported, change: (file: BaselineFile) => void): void {
  const file = yaml.load(story.artifact.bytes.toString(), { schema: yaml.CORE_SCHEMA }) as BaselineFile;
  change(file);
  forge(story, yaml.dump(file, { noRefs: true }));
}

const first = (file: BaselineFile) => file.questions[0] as Record<string, unknown>;

describe.concurrent("a fork's artifact that is not what it should be is named and not posted", () => {
  test.each<[string, (story: Reported) => void, RegExp]>([
    ['another digest', ({ artifact }) => Object.assign(artifact, { digest: `sha256:${'0'.repeat(64)}` }), /digest/],
    ['not there', ({ world, artifact }) => world.artifacts.splice(world.artifacts.indexOf(artifact), 1), /no figures/],
    ['foreign', (story) => edit(story, ({ provenance }) => Object.assign(provenance, { run_id: '1' })), /another run/],
  ])('%s', (_, change, words) =>
    reported('found', async (story) => {
      change(story);
      const run = await story.report();
      expect(run.code).toBe(0);
      expect(story.world.comments).toEqual([]);
      expect(messages(run, 'warning')).toHaveLength(1);
      expect(messages(run, 'warning')[0]).toMatch(words);
      expect(foreignCommands(run.stdout)).toEqual([]);
    }),
  );

  test('artifacts with names that are none of ours are not read', () =>
    reported('found', async ({ world, fork, report }) => {
      for (const name of ['stepgate2.baseline.yaml', 'stepgate.a1-zzzz.baseline.yaml', 'x/stepgate.baseline.yaml']) {
        addArtifact(world, fork, name, 'schema_version: 1\n');
      }
      await report();
      expect(world.comments[0]?.body).toContain('0.700');
    }));
});

const texts = Object.values(HOSTILE).flat();

test.concurrent("no word of a fork's artifact is posted: whatever it writes where it may write texts", () =>
  reported('found', async (story) => {
    edit(story, (file) => {
      const added = texts.map((text) => ({ ...first(file), question_id: text, template_id: text, fingerprint: text }));
      file.questions.push(...added.map((question) => ({ ...question, steps_score: 0 })));
      Object.assign(file.provenance, { branch: texts[0], event: texts[1], time: texts[2] });
      Object.assign(file, { selection: texts, [texts[3] as string]: 'pwned' });
      Object.assign(file, { aggregates: { per_template: { pwned: 'pwned' }, micro: { pwned: 'pwned' }, macro: {} } });
    });
    const run = await story.report({ gates: 'micro.number_of_error_samples <= 0' });
    expect(run.code).toBe(0);
    const body = story.world.comments[0]?.body ?? '';
    const { problems, text } = parseComment(body, 'https://github.com/acme/agent/');
    expect(problems).toEqual([]);
    expect(text).not.toMatch(/pwned|evil|octocat|heading|fence/);
    // A figure that the artifact does not have fails its gate.
    expect(body).toContain('`micro.number_of_error_samples`');
    expect(body).toContain('## ❌');
    expect(foreignCommands(run.stdout)).toEqual([]);
  }));

test.concurrent("without the default branch's corpus no id or text of a question is posted", () =>
  reported('none', async ({ world, report }) => {
    await report({ corpus: '' });
    expect(world.comments[0]?.body).toContain('a question of the fork');
    expect(world.comments[0]?.body).not.toMatch(/\bq8\b|What is/);
  }));
