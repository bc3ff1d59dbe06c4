import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';

/** What a question asks for; `output` is what its search must give. */
type Asked = (output: string) => object;

/** Keys of a template with one question for each way to ask, and the config of the run. */
interface Kind {
  readonly asked: Asked;
  readonly template?: object;
  readonly config?: object;
}

const call = (name: string, output: string) => ({ name, output });
const either: Asked = (output) => ({ reference_steps: [[{ any_of: [call('search', output), call('find', output)] }]] });
const inWays: Asked = (output) => ({
  reference_steps: [[call('search', 'nothing of this kind')]],
  reference_steps_any_of: [[[{ any_of: [call('search', output), call('find', output)] }]], [[call('seek', output)]]],
});
const single: Asked = (output) => ({ reference_steps: [[call('search', output)]] });
const TRIM = { step_defaults: { normalize: ['trim'] } };
const REGEX = { step_defaults: { match_output: 'regex' } };
const allowing = (...except: string[]) => ({ extra_calls: { forbid: true, except } });

const KINDS: Readonly<Record<string, Kind>> = {
  'ways and any_of with defaults of both': { asked: inWays, template: TRIM, config: REGEX },
  'extra_calls without exceptions, next to those of the template': {
    asked: (output) => ({ ...either(output), extra_calls: 'forbid' }),
    template: { ...TRIM, ...allowing('look_*') },
  },
};

const IDS = [0, 1, 2, 3];
/** The question whose reference is wrong, and corrected by the edit of references. */
const WRONG = 2;

const corpusOf = ({ asked, template }: Kind, edit: { readonly text?: true; readonly corrected?: true } = {}) =>
  JSON.stringify([
    {
      ...{ template_id: 't', ...template },
      questions: IDS.map((at) => ({
        ...{ id: `q${at}`, question_text: edit.text && at === 1 ? 'Which one?' : `Which ${at}?` },
        ...asked(at === WRONG && !edit.corrected ? 'wrong' : `right ${at}`),
      })),
    },
  ]);

/** Each question is answered with one search. */
const responses = (fallen: readonly number[] = []) =>
  IDS.map((at) => {
    const output = fallen.includes(at) ? 'something else' : `right ${at}`;
    return JSON.stringify({ question_id: `q${at}`, actual_steps: [{ ...call('search', output), status: 'success' }] });
  }).join('\n');

interface Change {
  readonly edited: number;
  readonly rescored: number;
  readonly before: number;
  readonly after: number;
  readonly head_before: number | null;
}

const changeIn = (folder: string): Change | undefined =>
  (yaml.load(readFileSync(join(folder, 'comparison.yaml'), 'utf8')) as { comparison: { corpus_change?: Change } })
    .comparison.corpus_change;

const GATES = ['favours_head', 'raises_head'].flatMap((name) => ['--gate', `comparison.corpus_change.${name} <= 0`]);
type At = (name: string) => string;

/** The files of a base and a head run, of which the corpus was edited. */
function inRuns(kind: Kind, edited: string, answers: string, use: (at: At) => Promise<void>) {
  const files = {
    ...{ 'base.json': corpusOf(kind), 'head.json': edited, 'config.yaml': JSON.stringify(kind.config ?? {}) },
    ...{ 'base.jsonl': responses(), 'head.jsonl': answers },
  };
  return inFolder(files, async (_, at) => {
    await evaluate(at, 'base', '--out', at('base'));
    await use(at);
  });
}

const evaluate = (at: At, name: 'base' | 'head', ...flags: readonly string[]) =>
  cli(
    ...['evaluate', '--corpus', at(`${name}.json`), '--responses', at(`${name}.jsonl`)],
    ...['--config', at('config.yaml'), '--quiet', '--no-page', ...flags],
  );

/** The results of the three commands that compare a run with an edited corpus. */
async function comparedBy(at: At) {
  const policy = ['--baseline', at('base'), ...GATES];
  const one = await evaluate(at, 'head', '--out', at('one'), ...policy);
  for (const shard of ['1/2', '2/2']) await evaluate(at, 'head', '--shard', shard, '--out', at(`part-${shard[0]}`));
  const merged = await cli('merge', at('part-1'), at('part-2'), '--out', at('merged'), '--no-page', ...policy);
  const files = ['--corpus', at('head.json'), '--config', at('config.yaml')];
  const after = await cli('compare', at('base'), at('one'), ...files, '--out', at('after'), '--no-page', ...GATES);
  return {
    changes: ['one', 'merged', 'after'].map((run) => changeIn(at(run))),
    codes: [one, merged, after].map(({ code }) => code),
  };
}

describe.each(Object.entries(KINDS))('evaluate, merge and compare agree on an edited corpus: %s', (_, kind) => {
  test.each([
    { of: 'a text', edit: { text: true }, after: 0.75 } as const,
    { of: 'a corrected reference', edit: { corrected: true }, after: 1 } as const,
  ])('$of', async ({ edit, after }) => {
    await inRuns(kind, corpusOf(kind, edit), responses(), async (at) => {
      const { changes, codes } = await comparedBy(at);
      expect(changes[0]).toMatchObject({ edited: 1, rescored: 1, before: 0.75, after, head_before: 0.75 });
      expect(changes).toEqual([changes[0], changes[0], changes[0]]);
      expect(codes).toEqual([0, 0, 0]);
    });
  });

  test('other scoring of an agent that falls, which must not go unseen', async () => {
    const scored = { ...kind, config: { ...kind.config, scoring: { preset: 'standard' } } };
    await inRuns(scored, corpusOf(kind), responses(IDS), async (at) => {
      const other = { ...kind.config, scoring: { preset: 'standard', duplicates: 'count' } };
      writeFileSync(at('config.yaml'), JSON.stringify(other));
      const { changes } = await comparedBy(at);
      expect(changes[0]).toMatchObject({ rescored: 4, before: 0.75, after: 0.75, head_before: 0 });
      expect(changes).toEqual([changes[0], changes[0], changes[0]]);
      const limit = ['--max-steps-drop', '0.02', '--drop-test', 'plain', '--baseline', at('base')];
      const merged = await cli('merge', at('part-1'), at('part-2'), '--out', at('merged'), '--no-page', ...limit);
      expect(merged.code).toBe(1);
    });
  });
});

describe('the list of exceptions to forbidden calls', () => {
  const kind = { asked: single, template: allowing('look_*') };
  const allowed: Asked = (output) => ({
    ...single(output),
    ...allowing('look_*', ...(output === 'right 0' ? ['delete_*'] : [])),
  });
  const edited = corpusOf({ ...kind, asked: allowed });
  const calls = JSON.stringify({
    question_id: 'q0',
    actual_steps: [
      { ...call('delete_all', ''), status: 'success' },
      { ...call('search', 'right 0'), status: 'success' },
    ],
  });
  const answers = responses().split('\n').toSpliced(0, 1, calls).join('\n');

  test('is known of the base run, so that an edit which allows what the agent does now is found', async () => {
    await inRuns(kind, edited, answers, async (at) => {
      const { changes, codes } = await comparedBy(at);
      expect(changes[0]).toMatchObject({ edited: 1, rescored: 1, before: 0.75, after: 0.75, favours_head: 1 });
      expect(changes[0]?.head_before).toBe(0.5);
      expect(changes).toEqual([changes[0], changes[0], changes[0]]);
      expect(codes).toEqual([1, 1, 1]);
    });
  });
});
