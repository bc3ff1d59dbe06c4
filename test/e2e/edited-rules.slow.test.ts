import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';

const GATES = ['comparison.corpus_change.favours_head <= 0', 'comparison.corpus_change.raises_head <= 0'];
const FLAGS = GATES.flatMap((gate) => ['--gate', gate]);

interface Change {
  readonly favours_head: number;
  readonly raises_head: number;
  readonly not_checked?: number;
  readonly rules?: { readonly before: number; readonly after: number };
}

/** One question of two runs, its answers in both, with five that are not edited. */
interface Edit {
  readonly before: object;
  readonly after: object;
  readonly base: readonly object[];
  readonly head: readonly object[];
  readonly flags?: readonly string[];
  readonly config?: object;
  /** What the edit counts as; `unknown`: some score is. */
  readonly is: 'nothing' | 'favours' | 'raises' | 'unknown';
  /** Whether a comparison afterwards knows less, because its files hold only a mean cost. */
  readonly isLessAfter?: boolean;
}

const OTHERS = ['o1', 'o2', 'o3', 'o4', 'o5'];
const STEPS = { reference_steps: [[{ name: 't', output: 'x' }]] };
const call = (...names: readonly string[]) => ({
  actual_answer: 'ok',
  actual_steps: names.map((name) => ({ name, status: 'success', output: 'x' })),
});
const costing = (cost_usd: number) => ({ ...call('t'), cost_usd });
/** About 0.0026 and 0.26 dollars. */
const priced = (tokens: number) => ({ ...call('t'), input_tokens: tokens, output_tokens: 10, model: 'gpt-4o' });
const capped = (max_cost_usd: number, more: object = {}) => ({ ...STEPS, rules: { max_cost_usd }, ...more });
const said = (...texts: readonly string[]) => ({
  messages: texts.flatMap((content) => [
    { role: 'user', content: 'go on' },
    { role: 'assistant', content },
  ]),
});
const TRIALS = ['--trials', 'all'];

const EDITS: Readonly<Record<string, Edit>> = {
  'a limit of costs that is removed': {
    ...{ before: capped(0.05), after: STEPS, base: [costing(0.01)], head: [costing(0.09)], is: 'favours' },
  },
  'a limit of costs that is raised': {
    ...{ before: capped(0.05), after: capped(1), base: [costing(0.01)], head: [costing(0.09)], is: 'favours' },
  },
  'a limit of costs that are priced from tokens': {
    ...{ before: capped(0.05), after: STEPS, base: [priced(1000)], head: [priced(100_000)], is: 'favours' },
  },
  'a limit of costs of several answers that is removed': {
    ...{ before: capped(0.05), after: STEPS, base: [costing(0.01), costing(0.02)], is: 'favours' },
    ...{ head: [costing(0.01), costing(0.08)], flags: TRIALS, isLessAfter: true },
  },
  'a text with a limit of costs': {
    ...{ before: capped(0.05), after: capped(0.05, { question_text: 'A.' }), is: 'nothing' },
    ...{ base: [priced(1000)], head: [priced(1000)] },
  },
  'a text with a limit of costs in the config': {
    ...{ before: STEPS, after: { ...STEPS, question_text: 'A.' }, config: { rules: { max_cost_usd: 0.05 } } },
    ...{ base: [priced(1000)], head: [priced(1000)], is: 'nothing' },
  },
  'a text with a limit of costs of several answers': {
    ...{ before: capped(0.05), after: capped(0.05, { question_text: 'A.' }), flags: TRIALS, is: 'nothing' },
    ...{ base: [costing(0.01), costing(0.09)], head: [costing(0.09), costing(0.01)] },
  },
  'a limit of costs that is added': {
    ...{ before: STEPS, after: capped(0.05), base: [costing(0.01)], head: [costing(0.02)], is: 'nothing' },
  },
  'a limit of costs that is added for answers without costs': {
    ...{ before: STEPS, after: capped(0.05), base: [call('t')], head: [call('t')], is: 'nothing' },
  },
  'a limit of costs that is added, of which the mean says nothing': {
    ...{ before: STEPS, after: capped(0.05), base: [costing(0.01), costing(0.085)], is: 'unknown' },
    ...{ head: [costing(0.01), costing(0.085)], flags: TRIALS },
  },
  'a limit of costs that is lowered, of which the mean says nothing': {
    ...{ before: capped(0.09), after: capped(0.05), base: [costing(0.01), costing(0.085)], is: 'unknown' },
    ...{ head: [costing(0.01), costing(0.02)], flags: TRIALS },
  },
  'a rule that is removed with a broken one': {
    before: { ...STEPS, rules: { max_steps: 1, forbidden: ['delete_*'] } },
    after: { ...STEPS, rules: { max_steps: 1 } },
    ...{ base: [call('t', 't')], head: [call('t', 'delete_all')], is: 'favours' },
  },
  'a rule that is removed with a broken one, and that both kept': {
    before: { ...STEPS, rules: { max_steps: 1, forbidden: ['delete_*'] } },
    after: { ...STEPS, rules: { max_steps: 1 } },
    ...{ base: [call('t', 't')], head: [call('t', 't')], is: 'nothing' },
  },
  'checks of all texts that were of the last': {
    before: { answer: { includes: 'zebra' } },
    after: { answer: { includes: 'zebra', anywhere: true } },
    ...{ base: [said('a zebra', 'bye')], head: [said('a zebra', 'bye')], is: 'unknown' },
  },
  'checks of all texts that the last one meets': {
    before: { answer: { includes: 'zebra' } },
    after: { answer: { includes: 'zebra', anywhere: true } },
    ...{ base: [said('hello', 'a zebra')], head: [said('hello', 'a zebra')], is: 'nothing' },
  },
  'checks of all texts that the last one met before': {
    before: { answer: { includes: 'zebra' } },
    after: { answer: { includes: 'zebra', anywhere: true } },
    ...{ base: [said('hello', 'a zebra')], head: [said('a zebra', 'bye')], is: 'favours' },
  },
  'checks of all texts that exclude one': {
    before: { answer: { excludes: 'zebra' } },
    after: { answer: { excludes: 'zebra', anywhere: true } },
    ...{ base: [said('a zebra', 'bye')], head: [said('hello', 'bye')], is: 'unknown' },
  },
  'checks of the last text that were of all': {
    before: { answer: { includes: 'zebra', anywhere: true } },
    after: { answer: { includes: 'bye' } },
    ...{ base: [said('a zebra', 'bye')], head: [said('a zebra', 'bye')], is: 'unknown' },
  },
  'other checks of all texts': {
    before: { answer: { includes: 'zebra', anywhere: true } },
    after: { answer: { includes: ['zebra', 'hello'], anywhere: true } },
    ...{ base: [said('hello zebra', 'bye')], head: [said('hello zebra', 'bye')], is: 'nothing' },
  },
  'reference steps where there were none, which only this run meets': {
    ...{ before: { rules: { max_steps: 3 } }, after: { ...STEPS, rules: { max_steps: 3 } } },
    ...{ base: [call('other')], head: [call('t')], is: 'raises' },
  },
  'reference steps where there were none, which both runs meet': {
    ...{ before: { rules: { max_steps: 3 } }, after: { ...STEPS, rules: { max_steps: 3 } } },
    ...{ base: [call('t')], head: [call('t')], is: 'nothing' },
  },
  'answer checks where there were none, which only this run meets': {
    ...{ before: STEPS, after: { ...STEPS, answer: { includes: 'yes' } }, base: [call('t')], is: 'raises' },
    head: [{ ...call('t'), actual_answer: 'yes' }],
  },
};

const corpusOf = (question: object) =>
  JSON.stringify([
    {
      template_id: 't',
      questions: [
        { id: 'a', question_text: 'A', ...question },
        ...OTHERS.map((id) => ({ id, question_text: id, ...STEPS })),
      ],
    },
  ]);

const answersOf = (answers: readonly object[]) =>
  [
    ...answers.map((answer) => ({ question_id: 'a', ...answer })),
    ...OTHERS.map((id) => ({ question_id: id, ...call('t') })),
  ]
    .map((answer) => JSON.stringify(answer))
    .join('\n');

const comparisonIn = (folder: string) =>
  (yaml.load(readFileSync(join(folder, 'comparison.yaml'), 'utf8')) as { comparison: { corpus_change?: Change } })
    .comparison;
const changeIn = (folder: string) => comparisonIn(folder).corpus_change as Change;

type At = (name: string) => string;

function withRuns({ before, after, base, head, config = {} }: Edit, use: (at: At) => Promise<void>) {
  const files = {
    ...{ 'base.json': corpusOf(before), 'head.json': corpusOf(after), 'config.yaml': JSON.stringify(config) },
    ...{ 'base.jsonl': answersOf(base), 'head.jsonl': answersOf(head) },
  };
  return inFolder(files, async (_, at) => use(at));
}

function evaluate(at: At, side: 'base' | 'head', ...flags: readonly string[]) {
  const files = ['--corpus', at(`${side}.json`), '--responses', at(`${side}.jsonl`), '--config', at('config.yaml')];
  return cli('evaluate', ...files, '--no-page', '--quiet', ...flags);
}

describe('the effect of an edit is known as far as the files show it', () => {
  test.each(Object.entries(EDITS))('%s', async (_, edit) => {
    const { flags = [] } = edit;
    await withRuns(edit, async (at) => {
      await evaluate(at, 'base', ...flags, '--out', at('base'));
      const { code, stdout } = await evaluate(
        at,
        'head',
        ...flags,
        ...FLAGS,
        '--baseline',
        at('base'),
        '--out',
        at('head'),
      );
      const change = changeIn(at('head'));
      const [favours_head, raises_head] = [Number(edit.is === 'favours'), Number(edit.is === 'raises')];
      expect(change).toMatchObject({ favours_head, raises_head });
      expect(change.not_checked).toBe(edit.is === 'unknown' ? 1 : undefined);
      expect(code).toBe(edit.is === 'nothing' ? 0 : 1);
      if (edit.is === 'unknown') expect(stdout.replace(/\s+/g, ' ')).toContain('is unknown for 1 question: ');
      for (const shard of ['1/2', '2/2']) {
        await evaluate(at, 'head', ...flags, '--shard', shard, '--out', at(`part-${shard[0]}`));
      }
      await cli('merge', at('part-1'), at('part-2'), '--out', at('merged'), '--baseline', at('base'), '--no-page');
      expect(changeIn(at('merged'))).toEqual(change);
      const files = ['--corpus', at('head.json'), '--config', at('config.yaml'), '--out', at('after'), '--no-page'];
      await cli('compare', at('base'), at('head'), ...files);
      if (edit.isLessAfter) expect(changeIn(at('after')).not_checked).toBe(1);
      else expect(changeIn(at('after'))).toEqual(change);
    });
  });
});

test('a removed question counts by its rules if nothing else is scored', async () => {
  const rules = { max_steps: 2 };
  const removed = { 'rules alone, kept': [{ rules }, 1], 'a wrong answer': [{ ...STEPS, rules }, 0] } as const;
  for (const [name, [before, count]] of Object.entries(removed)) {
    await withRuns({ before, after: before, base: [call('u')], head: [call('u')], is: 'nothing' }, async (at) => {
      await evaluate(at, 'base', '--out', at('base'));
      const questions = OTHERS.map((id) => ({ id, question_text: id, ...STEPS }));
      writeFileSync(at('head.json'), JSON.stringify([{ template_id: 't', questions }]));
      const gate = ['--gate', 'comparison.removed_right <= 0'];
      const { stdout } = await evaluate(at, 'head', '--baseline', at('base'));
      expect(stdout.split('\n')[0]?.includes('1 right question removed'), name).toBe(count === 1);
      expect((await evaluate(at, 'head', ...gate, '--baseline', at('base'))).code, name).toBe(count);
    });
  }
});

test('asterisks in a text that nothing scores keep no answer from being scored again', async () => {
  const edited = { reference_steps: [[{ name: 't', output: 'y' }]] };
  const base = [{ ...call('t'), actual_answer: 'a *** b' }];
  await withRuns({ before: STEPS, after: edited, base, head: [call('t')], is: 'nothing' }, async (at) => {
    await evaluate(at, 'base', '--out', at('base'));
    await evaluate(at, 'head', '--baseline', at('base'), '--out', at('head'));
    expect(changeIn(at('head'))).toMatchObject({ rescored: 1, after: 5 / 6 });
    // Checks of the answer score it.
    writeFileSync(at('head.json'), corpusOf({ ...STEPS, answer: { includes: 'a' } }));
    await evaluate(at, 'head', '--baseline', at('base'), '--out', at('checked'));
    expect(comparisonIn(at('checked'))).not.toHaveProperty('corpus_change');
  });
});
