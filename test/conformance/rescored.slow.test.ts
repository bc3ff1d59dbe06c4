import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import type { RunComparison } from '../../src/index.js';
import { evaluateFiles } from '../../src/index.js';
import { testFolder } from '../support/cli.js';
import { editedCorpus } from '../support/edits.js';
import { PROVES } from '../support/fewer.js';
import { describeWithData, list, ROOT } from './data.js';

const PRESETS = ['standard', 'graphrag-eval-4', 'graphrag-eval-5', 'graphrag-eval-6'] as const;
const EXAMPLES = join(import.meta.dirname, '../../examples');

interface Published {
  readonly name: string;
  readonly corpus: string;
  readonly responses: string;
}

const PUBLISHED: readonly Published[] = list('published').map((name) => {
  const folder = join(ROOT, 'published', name);
  return { name, corpus: join(folder, 'corpus.yaml'), responses: join(folder, 'responses.jsonl') };
});
const EXAMPLE = ['v1', 'v2'].map((name) => ({
  name: `example-${name}`,
  corpus: join(EXAMPLES, 'corpus.yaml'),
  responses: join(EXAMPLES, `responses-${name}.jsonl`),
}));

const publishedOf = (...names: readonly string[]) => PUBLISHED.filter(({ name }) => names.includes(name));

/** `npm run prove` takes all published runs; other commands the smallest. */
const TAKEN = PROVES ? PUBLISHED : publishedOf('version_1__gpt-4o__test');

/** Of one corpus. */
const TWO_AGENTS = publishedOf('version_2__gpt-4o__dev', 'version_2_2__gpt-5.4-n-shot-off__dev');

/** A run is also its own head: an agent that did not change. */
const casesOf = (runs: readonly Published[], presets: readonly (typeof PRESETS)[number][]) =>
  runs.flatMap((base) =>
    runs
      .filter((head) => readFileSync(head.corpus, 'utf8') === readFileSync(base.corpus, 'utf8'))
      .flatMap((head) => presets.map((scoring) => ({ base, head, scoring, name: `${base.name} and ${head.name}` }))),
  );

const folder = testFolder();

const made = new Map<string, ReturnType<typeof evaluateFiles>>();

function evaluate(run: Published, corpus: string, scoring: (typeof PRESETS)[number], more: object = {}) {
  const files = { corpus: [corpus], responses: [run.responses], scoring, min_coverage: 0, page: false };
  return evaluateFiles({ ...files, ...more });
}

/** The folder and the report of a run with its own corpus, which is scored once. */
async function ownRun(run: Published, scoring: (typeof PRESETS)[number]) {
  const out = join(folder, `${run.name}-${scoring}`);
  const known = made.get(out) ?? evaluate(run, run.corpus, scoring, { out });
  made.set(out, known);
  return { out, report: await known };
}

const scoresOf = ({ questions }: Awaited<ReturnType<typeof evaluateFiles>>) =>
  new Map(questions.map(({ question_id, steps_score }) => [question_id, steps_score ?? null]));

async function checkAgain({ base, head, scoring, name }: ReturnType<typeof casesOf>[number]): Promise<void> {
  const { out, report: before } = await ownRun(base, scoring);
  const seed = [...`${name}${scoring}`].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0;
  const [corpusText, responses] = [base.corpus, base.responses].map((path) => readFileSync(path, 'utf8'));
  const edited = editedCorpus(corpusText ?? '', responses ?? '', { seed, share: 0.15 });
  expect(edited.ids.length).toBeGreaterThan(0);
  const corpus = join(folder, 'edited.yaml');
  writeFileSync(corpus, edited.text);
  const after = await evaluate(base, corpus, scoring);
  const { report: earlier } = await ownRun(head, scoring);
  const compared = await evaluate(head, corpus, scoring, { baseline: out });
  const comparison = compared.comparison as RunComparison;
  const { corpus_change: change } = comparison;
  if (!change) throw new Error('nothing was scored again');
  // An edit of what is not scored, such as the order of one row, is none.
  expect(change.edited).toBeLessThanOrEqual(edited.ids.length);
  expect(change.edited).toBeGreaterThan(0);
  expect(change.rescored).toBe(change.edited);
  expect(comparison.edited).toEqual([]);
  expect(change.before).toBe(before.steps_score.micro);
  expect(change.after).toBe(after.steps_score.micro);
  expect(change.head_before).toBe(earlier.steps_score.micro);
  expect(change).not.toHaveProperty('not_checked');
  expect(comparison.steps_score.micro.base).toBe(after.steps_score.micro);
  expect(comparison.steps_score.micro.head).toBe(compared.steps_score.micro);
  const [old, now, was, current] = [scoresOf(before), scoresOf(after), scoresOf(earlier), scoresOf(compared)];
  for (const { id, ...scores } of change.questions) {
    const truth = { before: old.get(id), after: now.get(id), head_before: was.get(id), head: current.get(id) };
    expect({ id, ...scores }).toEqual({ id, ...truth });
  }
  if (base === head) expect([...comparison.regressed, ...comparison.improved]).toEqual([]);
  // The agent did not change, so no edit can favour it.
  if (base === head) expect(change.favours_head).toBe(0);
}

describe('answers of a base run that are scored again', () => {
  const title = 'score as in a run of their own: $name, $scoring';
  const example = casesOf(EXAMPLE, PRESETS).filter(({ base }) => PROVES || base === EXAMPLE[0]);
  test.each(example)(title, checkAgain);
  // That a run is its own head, and the base of the other one, the example shows.
  const isOther = ({ base, head }: ReturnType<typeof casesOf>[number]) => base !== head && base === TWO_AGENTS[0];
  const published = PROVES ? casesOf(PUBLISHED, PRESETS) : casesOf(TWO_AGENTS, ['graphrag-eval-6']).filter(isOther);
  describeWithData('of published runs', () => {
    test.each(published)(title, checkAgain);

    test('which are there', () => expect([TAKEN.length > 0, published.some(isOther)]).toEqual([true, true]));
  });

  const presetPairs = PRESETS.map((from, at) => ({ from, to: PRESETS[(at + 1) % PRESETS.length] ?? from }));

  test.each(presetPairs)('score by the rules of the head: from $from to $to', async ({ from, to }) => {
    for (const run of [...TAKEN, ...EXAMPLE]) {
      const { out } = await ownRun(run, from);
      const { report: truth } = await ownRun(run, to);
      const compared = await evaluate(run, run.corpus, to, { baseline: out });
      const { corpus_change: change, steps_score: scores, regressed } = compared.comparison as RunComparison;
      expect(scores.micro.base).toBe(truth.steps_score.micro);
      expect([change?.edited, change?.rescored, regressed]).toEqual([0, truth.questions.length, []]);
      expect(change?.rules_changed).toEqual([`preset: ${from} → ${to}`]);
    }
  });

  test('a run without an edit has the same comparison, whether or not there are answers', async () => {
    for (const run of [...TAKEN, ...EXAMPLE]) {
      const { out } = await ownRun(run, 'standard');
      const [whole, alone] = [join(folder, 'whole'), join(folder, 'alone')];
      await evaluate(run, run.corpus, 'standard', { baseline: out, out: whole });
      await evaluate(run, run.corpus, 'standard', { baseline: join(out, 'baseline.yaml'), out: alone });
      const read = (path: string) => readFileSync(join(path, 'comparison.yaml'), 'utf8');
      expect(read(whole)).toBe(read(alone));
      expect(yaml.load(read(whole))).not.toHaveProperty('comparison.corpus_change');
    }
  });
});
