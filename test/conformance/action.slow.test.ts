import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import type { PresetName } from '../../src/index.js';
import { pullRequest, push, usualHistory } from '../support/github/events.js';
import { parseComment } from '../support/github/gfm.js';
import { messages, type Ran, scenario } from '../support/github/scenario.js';
import { sha, type World } from '../support/github/world.js';
import { differences } from './close.js';
import { HAS_DATA, json, list, records, skipForData, text } from './data.js';
import { run as evaluate, without } from './run.js';

/** Two versions of one agent on one corpus. */
const BASE = 'version_2__gpt-4o__dev';
const HEAD = 'version_2_2__gpt-5.4-n-shot-off__dev';
const HOME = 'https://github.com/acme/agent/';

interface Expected {
  readonly scoring: PresetName;
  readonly questions: Readonly<Record<string, number>>;
  readonly aggregates: {
    readonly micro: Readonly<Record<string, { readonly mean: number }>>;
    readonly macro: { readonly steps_score: { readonly mean: number } };
  };
  readonly aggregates_without?: readonly string[];
}

type Scores = Expected['questions'];

const expectedOf = (name: string) => json<Expected>('published', name, 'expected.json');

async function scoresOf(name: string, scoring: PresetName): Promise<Scores> {
  const corpus = parseYaml(text('published', name, 'corpus.yaml'), name);
  const { entries } = await evaluate(corpus, records('published', name, 'responses.jsonl'), scoring);
  const scored = entries.filter(({ steps_score }) => typeof steps_score === 'number');
  return Object.fromEntries(scored.map(({ question_id, steps_score }) => [question_id, steps_score as number]));
}

const mean = (scores: Scores) =>
  Object.values(scores).reduce((sum, score) => sum + score, 0) / Object.keys(scores).length;

/** A push with the one version, a pull request with the other. */
async function versions(
  scoring: PresetName,
  use: (story: { world: World; pushed: Ran; run: Ran }) => void,
): Promise<void> {
  await scenario(async ({ world, run }) => {
    const pull = usualHistory(world);
    const filesOf = (name: string) => ({
      'corpus.yaml': text('published', name, 'corpus.yaml'),
      'responses.jsonl': text('published', name, 'responses.jsonl'),
    });
    const inputs = { corpus: 'corpus.yaml', responses: 'responses.jsonl', scoring };
    const pushed = await run({ event: push(world, sha('m4')), files: filesOf(BASE), inputs });
    const gated = { ...inputs, 'min-steps-score': '0.85', 'max-steps-drop': '0.05' };
    use({ world, pushed, run: await run({ event: pullRequest(world, pull), files: filesOf(HEAD), inputs: gated }) });
  });
}

/** The published scores and aggregates are in the files that were uploaded. */
function expectPublished({ files }: Ran, { questions, aggregates, aggregates_without: left = [] }: Expected): void {
  const entries = parseYaml(files['evaluation.yaml'] ?? '', '') as { question_id: string; steps_score?: number }[];
  const scores = Object.fromEntries(entries.map(({ question_id, steps_score }) => [question_id, steps_score]));
  expect(differences(scores, questions)).toEqual([]);
  const written = parseYaml(files['aggregates.yaml'] ?? '', '');
  expect(differences(without(written, left), without(aggregates, left))).toEqual([]);
}

if (!HAS_DATA) skipForData('two published versions of one agent');
describe.runIf(list('published').includes(BASE) && list('published').includes(HEAD))(
  'two published versions of one agent',
  () => {
    test('compared under the preset of the later one', async () => {
      const expected = expectedOf(HEAD);
      const before = await scoresOf(BASE, expected.scoring);
      const change = (id: string) => (expected.questions[id] as number) - (before[id] as number);
      const ids = Object.keys(expected.questions);
      const regressed = ids.filter((id) => change(id) < -1e-9).length;
      const improved = ids.filter((id) => change(id) > 1e-9).length;
      await versions(expected.scoring, ({ world, pushed, run }) => {
        expect(run.outputs).toMatchObject({
          ...{ 'steps-score': mean(expected.questions).toFixed(4), questions: '190', errors: '0', passed: 'false' },
          ...{ 'macro-steps-score': expected.aggregates.macro.steps_score.mean.toFixed(4), 'baseline-sha': sha('m4') },
          ...{ 'steps-score-delta': (mean(expected.questions) - mean(before)).toFixed(4), 'baseline-status': 'found' },
          ...{
            regressions: String(regressed),
            improvements: String(improved),
            'baseline-run-id': String(pushed.record.id),
          },
        });
        expect(run.code).toBe(1);
        expect(messages(run, 'error')).toEqual([expect.stringContaining('min-steps-score: required >= 0.85')]);
        expectPublished(run, expected);

        const [comment] = world.comments;
        const { problems } = parseComment(comment?.body ?? '', HOME);
        expect(problems).toEqual([]);
        expect(comment?.body).toContain(
          `## ❌ Steps score ${mean(expected.questions).toFixed(3)} is below the required 0.850`,
        );
        const tokens = Math.round(expected.aggregates.micro.total_tokens?.mean ?? 0).toLocaleString('en-US');
        expect(comment?.body).toMatch(new RegExp(`^\\| Tokens per question \\| [\\d,]+ \\| ${tokens} \\|`, 'm'));
        expect(comment?.body).toContain(
          `Compared with [run ${pushed.record.number}](${HOME}actions/runs/${pushed.record.id})`,
        );
        for (const written of [run.summary, run.files['report.md'] ?? ''])
          expect(parseComment(written, HOME).problems).toEqual([]);
      });
    });
  },
);
