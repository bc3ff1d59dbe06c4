import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';
import { textOf } from '../support/evaluated.js';
import { EQUAL_FILES } from '../support/shards.js';

type Step = Readonly<Record<string, unknown>>;
interface Keys {
  readonly [key: string]: unknown;
  readonly reference_steps: readonly (readonly Step[])[];
}

const QUESTIONS = Array.from({ length: 10 }, (_, at) => at);
/** The questions that fall, and whose edits hide it. */
const FALLEN = 8;
const rightStep = (at: number): Step => ({ name: 'search', output: `right ${at}` });
const wrongStep = (at: number): Step => ({ name: 'search', output: `wrong ${at}` });

/** A corpus with the fallen questions edited. */
function corpusWith(edit: (at: number) => Keys = (at) => ({ reference_steps: [[rightStep(at)]] })): string {
  const questions = QUESTIONS.map((at) => ({
    ...{ id: `q${at}`, question_text: `Which ${at}?` },
    ...(at < FALLEN ? edit(at) : { reference_steps: [[rightStep(at)]] }),
  }));
  return JSON.stringify([{ template_id: 't', questions }]);
}

function responses(stepOf: (at: number) => Step): string {
  return QUESTIONS.map((at) =>
    JSON.stringify({ question_id: `q${at}`, actual_steps: [{ status: 'success', ...stepOf(at) }] }),
  ).join('\n');
}

const FILES = {
  'corpus.json': corpusWith(),
  'before.jsonl': responses(rightStep),
  'after.jsonl': responses((at) => (at < FALLEN ? wrongStep(at) : rightStep(at))),
  'any.yaml': 'step_defaults:\n  match_output: ignore\n',
};

/** An edit that lets the answers of both runs be right. */
const loosened = () => ({ reference_steps: [[{ name: 'search', output: '.', match_output: 'regex' }]] });

interface Change {
  readonly edited: number;
  readonly before: number;
  readonly after: number;
  readonly head_before: number | null;
  readonly change_before: number | null;
  readonly favours_head: number;
  readonly not_checked?: number;
  readonly questions: readonly { readonly id: string; readonly head_before?: number }[];
}

const changeIn = (folder: string): Change =>
  (yaml.load(textOf(folder, 'comparison.yaml')) as { comparison: { corpus_change: Change } }).comparison.corpus_change;

const FAVOURS = 'comparison.corpus_change.favours_head <= 0';
const AGENT = 'comparison.corpus_change.change_before >= 0';
const EDITED = 'comparison.corpus_change.edited <= 0';
const PLAIN = ['--max-steps-drop', '0', '--drop-test', 'plain'];

type At = (name: string) => string;

/** A base run, and the folder of all files. */
function afterBase(files: Readonly<Record<string, string>>, use: (at: At) => Promise<void>, ...flags: string[]) {
  return inFolder({ ...FILES, ...files }, async (_, at) => {
    await evaluate(at, 'corpus.json', 'before.jsonl', '--out', at('base'), '--no-page', ...flags);
    await use(at);
  });
}

function evaluate(at: At, corpus: string, file: string, ...flags: readonly string[]) {
  return cli('evaluate', '--corpus', at(corpus), '--responses', at(file), '--quiet', ...flags);
}

/** The head run with an edited corpus. */
const compared = (at: At, ...flags: readonly string[]) =>
  evaluate(at, 'edited.json', 'after.jsonl', '--baseline', at('base'), ...flags);

const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('an edit that loosens a reference hides a regression', () => {
  test('in numbers, words and gates', () =>
    afterBase({ 'edited.json': corpusWith(loosened) }, async (at) => {
      const { code, stdout } = await compared(at, ...PLAIN, '--out', at('head'));
      // The drop is no part of the comparison under the new references: the note and the gates below show it.
      expect(code).toBe(0);
      const change = changeIn(at('head'));
      expect(change).toMatchObject({ edited: FALLEN, before: 1, after: 1, head_before: 0.2, favours_head: FALLEN });
      expect(change.change_before).toBeCloseTo(-0.8, 12);
      expect(change.questions.map(({ head_before }) => head_before)).toEqual(Array.from({ length: FALLEN }, () => 0));
      expect(flat(stdout)).toContain('8 regressions of this run are smaller or gone under them');
      expect(flat(stdout)).toContain('With the references of `base`, this run scores 0.200, not 1.000.');
      expect(flat(stdout)).toContain('Check these edits.');
      const page = textOf(at('head/report.html'));
      expect(page).toContain('<section id="edits">');
      expect(page.match(/Check this edit\./g)).toHaveLength(FALLEN);
      for (const gate of [FAVOURS, AGENT, EDITED]) expect((await compared(at, '--gate', gate)).code).toBe(1);
    }));
  test('several answers, shards, and a comparison afterwards give the same figures', async () => {
    const twice = `${FILES['after.jsonl']}\n${FILES['before.jsonl']}`;
    await afterBase(
      { 'edited.json': corpusWith(loosened), 'before.jsonl': `${FILES['before.jsonl']}\n${FILES['before.jsonl']}` },
      async (at) => {
        const trials = ['--trials', 'all', '--no-page'];
        const head = ['--responses', at('twice.jsonl'), '--quiet', '--corpus', at('edited.json'), ...trials];
        await inFolder({ 'twice.jsonl': twice }, async (_, other) => {
          const own = head.map((one) => (one === at('twice.jsonl') ? other('twice.jsonl') : one));
          await cli('evaluate', ...own, '--baseline', at('base'), '--out', at('one'));
          for (const shard of ['1/2', '2/2']) {
            await cli('evaluate', ...own, '--shard', shard, '--out', at(`part-${shard[0]}`));
          }
        });
        await cli('merge', at('part-1'), at('part-2'), '--out', at('merged'), '--baseline', at('base'), '--no-page');
        await cli('compare', at('base'), at('one'), '--corpus', at('edited.json'), '--out', at('after'), '--no-page');
        for (const name of EQUAL_FILES.filter((file) => file !== 'junit.xml' && file !== 'report.html')) {
          const [one, merged] = ['one', 'merged'].map((run) => textOf(at(join(run, name))));
          expect(merged?.replaceAll(at('merged'), at('one')), name).toBe(one);
        }
        const change = changeIn(at('one'));
        expect(change.head_before).toBeCloseTo(0.6, 12);
        expect(change.favours_head).toBe(FALLEN);
        expect(change.questions[0]?.head_before).toBe(0.5);
        expect(changeIn(at('after'))).toEqual(change);
      },
      ...['--trials', 'all'],
    );
  });
});

test('step aliases and rules of the config that differ are a change of the scoring rules', () =>
  afterBase({ 'config.yaml': 'scoring:\n  groups: all\nrules:\n  max_steps: 1\n' }, async (at) => {
    const flags = ['--config', at('config.yaml'), '--step-alias', 'search = find', '--baseline', at('base')];
    const { stdout } = await evaluate(at, 'corpus.json', 'before.jsonl', ...flags, '--out', at('head'), '--no-page');
    expect(changeIn(at('head'))).toMatchObject({
      rules_changed: ['groups: last → all', 'step aliases', 'rules of the config'],
    });
    expect(flat(stdout)).toContain('Scoring rules differ (`groups: last → all`, step aliases');
  }));

test('rules of the base run that its files do not hold are named as unknown, and fail the gate', () =>
  afterBase(
    { 'edited.json': corpusWith() },
    async (at) => {
      const { stdout, code } = await compared(at, '--all', '--out', at('head'), '--no-page', '--gate', FAVOURS);
      expect(code).toBe(1);
      expect(changeIn(at('head'))).toMatchObject({ head_before: null, change_before: null, not_checked: 10 });
      expect(flat(stdout)).toContain('Whether an edit hides a regression is unknown for 10 questions');
      expect(flat(stdout)).toContain('the effect of some edits is unknown');
    },
    '--step-alias',
    'search = find',
  ));

test('a base run without what scoring again needs is compared without the edited questions, with a note', () =>
  afterBase(
    { 'edited.json': corpusWith(loosened) },
    async (at) => {
      const { code, stdout } = await compared(at, '--gate', FAVOURS);
      expect(code).toBe(1);
      expect(flat(stdout)).toContain(
        'The answers of `base` to 8 questions could not be scored again: its files lack what `--details full` of this version writes.',
      );
    },
    ...['--details', 'none'],
  ));

test('a corpus of another run is named, and not the files of the base', () =>
  afterBase({ 'edited.json': corpusWith(loosened), 'none.json': '[]' }, async (at) => {
    await compared(at, '--out', at('head'), '--no-page');
    const { stdout } = await cli('compare', at('base'), at('head'), '--corpus', at('corpus.json'));
    expect(flat(stdout)).toContain(
      'to 8 questions could not be scored again: `--corpus` does not hold the questions as this run was scored by',
    );
    expect(flat(stdout)).not.toContain('its files do not hold');
    const none = await cli('compare', at('base'), at('head'), '--corpus', at('none.json'), '--config', at('any.yaml'));
    expect(none.code).toBe(2);
    expect(none.stderr).toContain('none.json');
    expect(none.stderr).not.toContain('step_defaults');
  }));

test('a config that is missing is named, and not the corpus alone', () =>
  afterBase({}, async (at) => {
    const flags = ['--config', at('any.yaml'), '--out', at('head'), '--no-page'];
    await evaluate(at, 'corpus.json', 'after.jsonl', ...flags);
    const { code, stderr } = await cli('compare', at('base'), at('head'), '--corpus', at('corpus.json'));
    expect(code).toBe(2);
    expect(stderr).toMatch(/corpus\.json is as HEAD was scored by; .*--config if its config has step_defaults/);
  }));

/** A base and a head run of ten questions, with one question edited in each fallen one. */
interface Slip {
  readonly corpus: (at: number) => object;
  readonly edited: (at: number) => object;
  /** The answer of a run to a question. */
  readonly answer: (at: number, isHead: boolean) => object;
}

const found = (...all: string[]) => ({
  actual_steps: all.map((name) => ({ name, status: 'success', output: 'x' })),
});

const OTHER_SLIPS: Readonly<Record<string, Slip & { readonly gate: string; readonly says: string }>> = {
  'answer checks without reference steps': {
    ...{ corpus: () => ({ answer: { includes: 'open' } }), edited: () => ({ answer: { includes: 'closed' } }) },
    answer: (at, isHead) => ({ actual_answer: isHead && at < FALLEN ? 'closed' : 'open', actual_steps: [] }),
    ...{ gate: FAVOURS, says: 'Answer checks under them: `base` 1.000 → 0.200, this run 0.200 → 1.000.' },
  },
  'a reference that only this run answers': {
    corpus: () => ({ reference_steps: [[{ name: 'find', output: 'y' }]] }),
    edited: () => ({ reference_steps: [[{ name: 'seek', output: 'x' }]] }),
    answer: (at, isHead) => (isHead && at < FALLEN ? found('seek') : found('find')),
    gate: 'comparison.corpus_change.raises_head <= 0',
    says: '8 edits raise this run more than `base`. With the references of `base`',
  },
};

test.each(Object.entries(OTHER_SLIPS))(
  'an edit of what is scored in addition to references, or of other questions, is counted and said: %s',
  async (_, slip) => {
    const corpus = (isHead: boolean) =>
      JSON.stringify([
        {
          template_id: 't',
          questions: QUESTIONS.map((at) => {
            const keys = isHead && at < FALLEN ? slip.edited(at) : slip.corpus(at);
            return { id: `q${at}`, question_text: `Which ${at}?`, ...keys };
          }),
        },
      ]);
    const answers = (isHead: boolean) =>
      QUESTIONS.map((at) => JSON.stringify({ question_id: `q${at}`, ...slip.answer(at, isHead) })).join('\n');
    const files = {
      ...{ 'base.json': corpus(false), 'head.json': corpus(true) },
      ...{ 'base.jsonl': answers(false), 'head.jsonl': answers(true) },
    };
    await inFolder(files, async (_folder, at) => {
      const rules = (name: string) => ['--out', at(name), '--no-page'];
      await evaluate(at, 'base.json', 'base.jsonl', ...rules('base'));
      const head = ['head.json', 'head.jsonl', ...rules('head'), '--baseline', at('base')] as const;
      const { stdout } = await evaluate(at, ...head);
      expect(flat(stdout)).toContain(slip.says);
      expect(flat(stdout)).toContain('Check these edits.');
      expect(flat(stdout)).not.toContain('(–)');
      expect(stdout.split('\n')[0]).toContain('8 edits to check');
      expect((await evaluate(at, ...head, '--gate', slip.gate)).code).toBe(1);
    });
  },
);

interface ComparisonCounts {
  readonly removed_right?: number;
  readonly not_selected?: number;
}

const countsIn = (folder: string): ComparisonCounts =>
  (yaml.load(textOf(folder, 'comparison.yaml')) as { comparison: ComparisonCounts }).comparison;

describe('questions that leave the run', () => {
  const REMOVED = 'comparison.removed_right <= 0';

  test('are in title, note and gate if they were right', async () => {
    const questions = JSON.parse(FILES['corpus.json'])[0].questions.slice(FALLEN);
    const corpus = JSON.stringify([{ template_id: 't', questions }]);
    await afterBase({ 'edited.json': corpus }, async (at) => {
      const { code, stdout } = await compared(at, ...PLAIN, '--out', at('head'), '--no-page');
      expect(code).toBe(0);
      expect(stdout.split('\n')[0]).toMatch(/no change.*, 8 right questions no longer asked/);
      expect(flat(stdout)).toContain('removes 8 questions that were right on `base`');
      expect(countsIn(at('head')).removed_right).toBe(FALLEN);
      const gated = await compared(at, '--gate', REMOVED);
      expect(gated.code).toBe(1);
      expect(flat(gated.stdout)).toMatch(/removed_right` ≤ 0 8 ❌ 8 over/);
    });
  });

  test('lose their references: the title says it', () =>
    afterBase({ 'edited.json': corpusWith(() => ({ reference_steps: [] })) }, async (at) => {
      expect((await compared(at)).stdout.split('\n')[0]).toContain('8 questions lost their references');
    }));

  test('are counted if another selection leaves them out', () =>
    afterBase({ 'edited.json': corpusWith() }, async (at) => {
      const { stdout } = await compared(at, '--select', 'id:q8', '--select', 'id:q9', '--out', at('head'), '--no-page');
      expect(flat(stdout)).toContain(
        '8 questions of `base` are not in this run, 8 of them right on `base`: the selections differ (here `id:q8`, `id:q9`).',
      );
      expect(countsIn(at('head'))).toMatchObject({ not_selected: FALLEN });
      expect(countsIn(at('head'))).not.toHaveProperty('removed_right');
      const gated = await compared(at, '--select', 'id:q9', '--gate', REMOVED);
      expect(gated.code).toBe(1);
      expect(flat(gated.stdout)).toContain('the runs select different questions');
    }));
});
