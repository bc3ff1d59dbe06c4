import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { afterAll, describe, expect, test } from 'vitest';
import type { RunComparison } from '../../src/index.js';
import { evaluateFiles } from '../../src/index.js';
import { cli } from '../support/cli.js';
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

/** The presets whose scores differ most; `npm run prove` takes all. */
const OF_PUBLISHED: typeof PRESETS | readonly ['standard', 'graphrag-eval-6'] = PROVES
  ? PRESETS
  : ['standard', 'graphrag-eval-6'];

/** Those whose answers are also repeated and scored in shards. */
const TWO_RUNS = new Set(['version_2__gpt-4o__dev', 'version_3__timeseries__test']);

/** A run is also its own head: an agent that did not change. */
const casesOf = (runs: readonly Published[], presets: readonly (typeof PRESETS)[number][] = PRESETS) =>
  runs.flatMap((base) =>
    runs
      .filter((head) => readFileSync(head.corpus, 'utf8') === readFileSync(base.corpus, 'utf8'))
      .flatMap((head) => presets.map((scoring) => ({ base, head, scoring, name: `${base.name} and ${head.name}` }))),
  );

const folder = mkdtempSync(join(tmpdir(), 'stepgate-rescored-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const made = new Map<string, Promise<string>>();

function evaluate(run: Published, corpus: string, scoring: (typeof PRESETS)[number], more: object = {}) {
  const files = { corpus: [corpus], responses: [run.responses], scoring, min_coverage: 0, page: false };
  return evaluateFiles({ ...files, ...more });
}

/** The folder of a base run with its own corpus. */
function baseFolder(run: Published, scoring: (typeof PRESETS)[number]): Promise<string> {
  const out = join(folder, `${run.name}-${scoring}`);
  const known = made.get(out) ?? evaluate(run, run.corpus, scoring, { out }).then(() => out);
  made.set(out, known);
  return known;
}

const scoresOf = ({ questions }: Awaited<ReturnType<typeof evaluateFiles>>) =>
  new Map(questions.map(({ question_id, steps_score }) => [question_id, steps_score ?? null]));

async function checkAgain({ base, head, scoring, name }: ReturnType<typeof casesOf>[number]): Promise<void> {
  const out = await baseFolder(base, scoring);
  const seed = [...`${name}${scoring}`].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0;
  const evaluation = readFileSync(join(out, 'evaluation.yaml'), 'utf8');
  const edited = editedCorpus(readFileSync(base.corpus, 'utf8'), evaluation, { seed, share: 0.15 });
  expect(edited.ids.length).toBeGreaterThan(0);
  const corpus = join(folder, 'edited.yaml');
  writeFileSync(corpus, edited.text);
  const [before, after] = [await evaluate(base, base.corpus, scoring), await evaluate(base, corpus, scoring)];
  const earlier = base === head ? before : await evaluate(head, base.corpus, scoring);
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
  test.each(casesOf(EXAMPLE))(title, checkAgain);
  describeWithData('of published runs', () => test.each(casesOf(PUBLISHED, OF_PUBLISHED))(title, checkAgain));

  const presetPairs = PRESETS.flatMap((from) => PRESETS.filter((to) => to !== from).map((to) => ({ from, to })));

  test.each(presetPairs)('score by the rules of the head: from $from to $to', async ({ from, to }) => {
    const published = PUBLISHED.filter(({ name }) => PROVES || TWO_RUNS.has(name));
    for (const run of [...published, ...EXAMPLE]) {
      const out = await baseFolder(run, from);
      const truth = await evaluate(run, run.corpus, to);
      const compared = await evaluate(run, run.corpus, to, { baseline: out });
      const { corpus_change: change, steps_score: scores, regressed } = compared.comparison as RunComparison;
      expect(scores.micro.base).toBe(truth.steps_score.micro);
      expect([change?.edited, change?.rescored, regressed]).toEqual([0, truth.questions.length, []]);
      expect(change?.rules_changed).toEqual([`preset: ${from} → ${to}`]);
    }
  });

  test('a run without an edit has the same comparison, whether or not there are answers', async () => {
    for (const run of [...PUBLISHED, ...EXAMPLE]) {
      const out = await baseFolder(run, 'standard');
      const [whole, alone] = [join(folder, 'whole'), join(folder, 'alone')];
      await evaluate(run, run.corpus, 'standard', { baseline: out, out: whole });
      await evaluate(run, run.corpus, 'standard', { baseline: join(out, 'baseline.yaml'), out: alone });
      const read = (path: string) => readFileSync(join(path, 'comparison.yaml'), 'utf8');
      expect(read(whole)).toBe(read(alone));
      expect(yaml.load(read(whole))).not.toHaveProperty('comparison.corpus_change');
    }
  });
});

describeWithData('answers that are scored again', () => {
  const pairs = PUBLISHED.filter(({ name }) => TWO_RUNS.has(name));

  test.each(pairs)('of several answers, and in merged shards: $name', async (run) => {
    const at = (name: string) => join(folder, `${run.name}-${name}`);
    const other = readFileSync(run.corpus, 'utf8');
    const evaluation = readFileSync(join(await baseFolder(run, 'standard'), 'evaluation.yaml'), 'utf8');
    const answers = readFileSync(run.responses, 'utf8').trim();
    const worse = answers
      .replaceAll('"status": "success"', '"status": "error"')
      .replaceAll('"status":"success"', '"status":"error"');
    writeFileSync(at('base.jsonl'), `${answers}\n${answers}\n`);
    writeFileSync(at('head.jsonl'), `${worse}\n${answers}\n`);
    writeFileSync(at('edited.yaml'), editedCorpus(other, evaluation, { seed: 5, share: 0.15 }).text);
    const trials = { trials: 'all' };
    const [base, head] = ['base', 'head'].map((name) => ({ ...run, responses: at(`${name}.jsonl`) })) as [
      Published,
      Published,
    ];
    await evaluate(base, run.corpus, 'standard', { ...trials, out: at('base') });
    const truth = await evaluate(base, at('edited.yaml'), 'standard', trials);
    const earlier = await evaluate(head, run.corpus, 'standard', trials);
    const options = ['--responses', head.responses, '--trials', 'all', '--min-coverage', '0', '--quiet', '--no-page'];
    const score = (...flags: readonly string[]) => cli('evaluate', '--corpus', at('edited.yaml'), ...options, ...flags);
    await score('--baseline', at('base'), '--out', at('one'));
    const read = (name: string) => readFileSync(join(at(name), 'comparison.yaml'), 'utf8');
    const { comparison } = yaml.load(read('one')) as { readonly comparison: RunComparison };
    const { corpus_change: change } = comparison;
    expect(change?.rescored).toBeGreaterThan(0);
    expect([change?.after, change?.head_before]).toEqual([truth.steps_score.micro, earlier.steps_score.micro]);
    const shards = ['1/3', '2/3', '3/3'];
    for (const shard of shards) await score('--shard', shard, '--out', at(`part-${shard[0]}`));
    const parts = shards.map((shard) => at(`part-${shard[0]}`));
    await cli('merge', ...parts, '--baseline', at('base'), '--out', at('merged'), '--no-page');
    expect(read('merged').replaceAll(at('merged'), at('one'))).toBe(read('one'));
  });
});
