import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';
import { type EditableCorpus, editedCorpus, toAnswer } from '../support/edits.js';

const EXAMPLES = join(import.meta.dirname, '../../examples');
const CORPUS = join(EXAMPLES, 'corpus.yaml');
const [V1, V2] = ['v1', 'v2'].map((name) => join(EXAMPLES, `responses-${name}.jsonl`)) as [string, string];
const FAVOURS = 'comparison.corpus_change.favours_head <= 0';

interface Comparison {
  readonly steps_score: { readonly micro: { readonly base: number; readonly head: number } };
  readonly corpus_change?: {
    readonly edited: number;
    readonly rescored: number;
    readonly before: number;
    readonly after: number;
    readonly favours_head: number;
    readonly rules_changed?: readonly string[];
    readonly questions: readonly { readonly id: string; readonly before: number; readonly after: number }[];
  };
  readonly regressed: readonly { readonly question_id: string }[];
  readonly edited: readonly { readonly question_id: string }[];
}

const comparisonIn = (folder: string): Comparison =>
  (yaml.load(readFileSync(join(folder, 'comparison.yaml'), 'utf8')) as { comparison: Comparison }).comparison;

describe('edited questions of the example', () => {
  let folder = '';
  let remove = (): void => undefined;
  const at = (name: string) => join(folder, name);
  const evaluate = (responses: string, corpus: string, ...flags: readonly string[]) =>
    cli('evaluate', '--corpus', corpus, '--responses', responses, '--min-coverage', '0', '--quiet', ...flags);
  /** The regressed questions, with this run's outputs as their references. */
  let regressed: string[] = [];

  beforeAll(async () => {
    await new Promise<void>((ready) => {
      void inFolder({}, async (made) => {
        folder = made;
        ready();
        await new Promise<void>((done) => {
          remove = done;
        });
      });
    });
    await evaluate(V1, CORPUS, '--out', at('base'), '--no-page');
    await evaluate(V2, CORPUS, '--out', at('head'), '--no-page', '--baseline', at('base'));
    const evaluation = readFileSync(at('head/evaluation.yaml'), 'utf8');
    const ids = new Set(comparisonIn(at('head')).regressed.map(({ question_id }) => question_id));
    const all = editedCorpus(readFileSync(CORPUS, 'utf8'), evaluation, { seed: 1, share: 1, edits: [toAnswer] });
    const edited = new Map(
      (yaml.load(all.text) as EditableCorpus).flatMap(({ questions }) => questions.map((one) => [one.id, one])),
    );
    const corpus = yaml.load(readFileSync(CORPUS, 'utf8')) as EditableCorpus;
    for (const template of corpus) {
      template.questions = template.questions.map((one) => (ids.has(one.id) ? (edited.get(one.id) ?? one) : one));
    }
    writeFileSync(at('edited.yaml'), yaml.dump(corpus));
    regressed = all.ids.filter((id) => ids.has(id));
  });

  afterAll(() => remove());

  test('references that become the outputs of this run are counted, shown first, and fail a gate', async () => {
    const flags = ['--baseline', at('base'), '--max-steps-drop', '0', '--drop-test', 'plain'];
    const before = await evaluate(V2, CORPUS, ...flags);
    expect(before.code).toBe(1);
    const edited = await evaluate(V2, at('edited.yaml'), ...flags, '--out', at('edited'));
    expect(edited.code).toBe(0);
    const { corpus_change: change } = comparisonIn(at('edited'));
    const favouring = change?.questions.slice(0, change.favours_head).map(({ id }) => id) ?? [];
    expect(favouring.length).toBeGreaterThan(1);
    expect(regressed).toEqual(expect.arrayContaining(favouring));
    expect(change?.edited).toBe(regressed.length);
    expect(edited.stdout).toContain('Check these edits.');
    expect(edited.stdout).toContain(`${favouring.length} edits to check`);
    const gated = await evaluate(V2, at('edited.yaml'), ...flags, '--gate', FAVOURS);
    expect(gated.code).toBe(1);
    const page = readFileSync(at('edited/report.html'), 'utf8');
    expect(page).toContain('<section id="edits">');
    expect(page.match(/Check this edit\./g)).toHaveLength(favouring.length);
  });

  test('compare returns the same with the corpus of the head', async () => {
    await evaluate(V2, at('edited.yaml'), '--out', at('second'), '--no-page', '--baseline', at('base'));
    const compared = await cli(
      ...['compare', at('base'), at('second'), '--corpus', at('edited.yaml'), '--out', at('compared'), '--no-page'],
    );
    expect(compared.code).toBe(0);
    expect(comparisonIn(at('compared')).corpus_change).toEqual(comparisonIn(at('second')).corpus_change);
    const without = await cli('compare', at('base'), at('second'), '--out', at('without'), '--no-page');
    expect(comparisonIn(at('without'))).not.toHaveProperty('corpus_change');
    expect(without.stdout).toContain('--corpus');
    const foreign = await cli('compare', at('base'), at('second'), '--corpus', CORPUS, '--config', at('no.yaml'));
    expect(foreign.code).toBe(2);
  });

  test('step aliases and rules of the config that differ are a change of the scoring rules', async () => {
    writeFileSync(at('config.yaml'), 'scoring:\n  groups: all\nrules:\n  max_steps: 1\n');
    const flags = ['--config', at('config.yaml'), '--step-alias', 'sparql_query = nothing', '--no-page'];
    await evaluate(V1, CORPUS, '--out', at('configured-truth'), ...flags);
    const { stdout } = await evaluate(V1, CORPUS, '--out', at('configured'), '--baseline', at('base'), ...flags);
    const truth = yaml.load(readFileSync(at('configured-truth/comparison.yaml'), 'utf8')) as {
      steps_score: { micro: number };
    };
    const { steps_score: scores, corpus_change: change, regressed: worse } = comparisonIn(at('configured'));
    expect(scores.micro.base).toBe(truth.steps_score.micro);
    expect(change?.rules_changed).toEqual(['groups: last → all', 'step aliases', 'rules of the config']);
    expect(worse).toEqual([]);
    expect(stdout.replace(/\s+/g, ' ')).toContain('Scoring rules differ (`groups: last → all`, step aliases');
  });
});
