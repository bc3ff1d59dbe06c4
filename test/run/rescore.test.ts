import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dumpYaml } from '../../src/adapters/files/yaml-writer.js';
import { sha256 } from '../../src/adapters/hash.js';
import { makePricing } from '../../src/adapters/prices.js';
import { compareRuns, type RunDelta } from '../../src/core/comparison/comparison.js';
import type { CorpusChange } from '../../src/core/comparison/corpus-change.js';
import { favouringEdits } from '../../src/core/comparison/corpus-change.js';
import { configHashes } from '../../src/core/comparison/rescored.js';
import { writtenEntry } from '../../src/core/entries/evaluate-question.js';
import type { Entry } from '../../src/core/entries/result-types.js';
import { type AnswerFigures, figuresOfEntry } from '../../src/core/figures/entry-figures.js';
import type { QuestionFigures, RunFigures } from '../../src/core/figures/figures.js';
import { mergeTrials } from '../../src/core/figures/trials.js';
import type { Question } from '../../src/core/steps/model.js';
import { type PresetName, scoringOf } from '../../src/core/words/scoring-rules.js';
import { openRescoring, type RescoringRules, recordedAnswers } from '../../src/run/rescore.js';
import { makeAnswerScorer } from '../../src/run/score-answer.js';
import { testFolder } from '../support/cli.js';
import { makeRun } from '../support/make.js';
import { decodedQuestions, decodedResponse } from '../support/run.js';

const folder = testFolder();
let files = 0;

/** A run of one question. */
interface Side {
  readonly question: object;
  readonly answers: readonly (object | null)[];
  readonly rules?: Partial<RescoringRules>;
}

interface Scored {
  readonly question: Question;
  readonly rules: RescoringRules;
  readonly figures: RunFigures;
  readonly entries: readonly Entry[];
  readonly results: readonly AnswerFigures[];
}

async function scored({ question, answers, rules = {} }: Side, details: 'full' | 'none' = 'full'): Promise<Scored> {
  const all: RescoringRules = {
    scoring: scoringOf(),
    aliases: [],
    rules: {},
    failedOutputs: [],
    trials: 'all',
    ...rules,
  };
  const settings = { ...all, sampled: new Set<number>(), fingerprints: true, details };
  const { score } = makeAnswerScorer(settings, makePricing(null));
  const [asked] = decodedQuestions([{ template_id: 't', questions: [{ id: 'q', question_text: '?', ...question }] }]);
  const results: AnswerFigures[] = [];
  const entries: Entry[] = [];
  for (const [at, record] of answers.entries()) {
    const response = record && decodedResponse({ question_id: 'q', status: 'success', ...record });
    const place = { question: 0, trial: response ? at + 1 : 0 };
    const { scored: one } = await score(asked as Question, place, response);
    results.push(figuresOfEntry(one.entry, one));
    entries.push(writtenEntry(one.entry, details));
  }
  const config = configHashes(all, sha256);
  const figures = mergeTrials(results.map((one) => one.figures));
  return {
    ...{ question: asked as Question, rules: all, entries, results },
    figures: makeRun([figures], { scoring: all.scoring, ...(config && { config }) }),
  };
}

/** The base run is read from the file that its entries are written to. `known`: the answers whose question is known. */
async function compared(base: Scored, head: Scored, known = head.results.length): Promise<RunDelta> {
  const path = join(folder, `${++files}.yaml`);
  await writeFile(path, dumpYaml(base.entries));
  const { rules, question } = head;
  const rescoring = openRescoring(base.figures, rules, async () => ({ kind: 'file', path }));
  for (const [at, { figures }] of head.results.entries()) {
    await rescoring.add(
      figures,
      async () => (at < known ? question : null),
      async () => recordedAnswers(head.entries.slice(at, at + 1)),
    );
  }
  return compareRuns((await rescoring.baseFor(head.figures)) as RunFigures, head.figures) as RunDelta;
}

async function changeOf(base: Side, head: Side): Promise<CorpusChange> {
  const { corpusChange } = await compared(await scored(base), await scored(head));
  return corpusChange as CorpusChange;
}

const call = (...names: readonly string[]) => ({
  actual_answer: 'ok',
  actual_steps: names.map((name) => ({ name, status: 'success', output: 'x' })),
});
const costing = (cost_usd: number) => ({ ...call('t'), cost_usd });
const said = (...texts: readonly string[]) => ({ ...call(), agent_texts: texts, actual_answer: texts.at(-1) });
const STEPS = { reference_steps: [[{ name: 't', output: 'x' }]] };
const right = { name: 't', output: 'right' };
const wrong = { name: 't', output: 'wrong' };
const did = ({ name, output }: { name: string; output: unknown }) => ({
  actual_steps: [{ name, status: 'success', output }],
});
const capped = (max_cost_usd: number) => ({ ...STEPS, rules: { max_cost_usd } });

/** An edit of a question with the answers of both runs; `is`: what it counts as. */
interface Edit {
  readonly before: object;
  readonly after: object;
  readonly base: readonly (object | null)[];
  readonly head: readonly (object | null)[];
  readonly is: 'nothing' | 'favours' | 'raises';
}

const regressed = { base: [did(right)], head: [did(wrong)], is: 'favours' as const };
const reference = (...groups: readonly (readonly object[])[]) => ({ reference_steps: groups });

const EDITS: Readonly<Record<string, Edit>> = {
  'the wrong answer as another way': {
    ...{ before: reference([right]), ...regressed },
    after: { ...reference([right]), reference_steps_any_of: [[[wrong]]] },
  },
  'a regular expression that fits everything': {
    ...{
      before: reference([right]),
      after: reference([{ ...right, output: '.', match_output: 'regex' }]),
      ...regressed,
    },
  },
  'a reference that nobody meets': {
    ...{ before: reference([right]), after: reference([{ ...right, output: 'none' }]), ...regressed },
  },
  'a correction that both runs meet': {
    ...{ before: reference([wrong]), after: reference([right]), base: [did(right)], head: [did(right)], is: 'nothing' },
  },
  'an edit that shows the regression as before': {
    ...{
      before: reference([right]),
      after: reference([{ ...right, normalize: ['trim'] }]),
      ...regressed,
      is: 'nothing',
    },
  },
  'answers of which one is missing': {
    ...{ before: reference([right]), after: reference([{ ...right, match_output: 'ignore' }]) },
    ...{ base: [did(right)], head: [null], is: 'nothing' },
  },
  'a limit of costs that is raised': {
    ...{ before: capped(0.05), after: capped(1), base: [costing(0.01)], head: [costing(0.09)], is: 'favours' },
  },
  'a rule that is removed with a broken one': {
    before: { ...STEPS, rules: { max_steps: 1, forbidden: ['delete_*'] } },
    after: { ...STEPS, rules: { max_steps: 1 } },
    ...{ base: [call('t', 't')], head: [call('t', 'delete_all')], is: 'favours' },
  },
  'checks of all texts that exclude one': {
    before: { answer: { excludes: 'zebra' } },
    after: { answer: { excludes: 'zebra', anywhere: true } },
    ...{ base: [said('a zebra', 'bye')], head: [said('hello', 'bye')], is: 'favours' },
  },
  'checks that the answer of this run alone meets': {
    ...{ before: { answer: { includes: 'open' } }, after: { answer: { includes: 'closed' } } },
    ...{ base: [said('open')], head: [said('closed')], is: 'favours' },
  },
  'reference steps where there were none, which only this run meets': {
    ...{ before: { rules: { max_steps: 3 } }, after: { ...STEPS, rules: { max_steps: 3 } } },
    ...{ base: [call('other')], head: [call('t')], is: 'raises' },
  },
  'answer checks where there were none, which only this run meets': {
    ...{ before: STEPS, after: { ...STEPS, answer: { includes: 'yes' } }, base: [call('t')], is: 'raises' },
    head: [{ ...call('t'), actual_answer: 'yes' }],
  },
};

describe('an edit of a question', () => {
  test.each(Object.entries(EDITS))('%s', async (_, { before, after, base, head, is }) => {
    const change = await changeOf({ question: before, answers: base }, { question: after, answers: head });
    expect(change).toMatchObject({ edited: 1, rescored: 1, unchecked: 0 });
    expect([change.favoursHead, change.raisesHead]).toEqual([Number(is === 'favours'), Number(is === 'raises')]);
  });

  test('that hides a regression shows the score of both runs under both references', async () => {
    const question = (more: object) => reference([{ ...right, ...more }]);
    const change = await changeOf(
      { question: question({}), answers: [did(right)] },
      { question: question({ match_output: 'ignore' }), answers: [did(wrong), did(right)] },
    );
    expect(change).toMatchObject({ before: 1, after: 1, headBefore: 0.5, favouring: { hidden: 1 } });
    expect(change.onlyMatching).toBe(1);
  });
});

const table = (value: string) => {
  const cell = { type: 'literal', value, datatype: 'http://www.w3.org/2001/XMLSchema#integer' };
  return JSON.stringify({ head: { vars: ['n'] }, results: { bindings: [{ n: cell }] } });
};
const failed = JSON.stringify({ content: [{ type: 'text', text: 'no such table' }], isError: true });
const rulesWith = (preset: PresetName, overrides = {}) => ({ scoring: scoringOf(preset, overrides) });

describe('rules that differ', () => {
  test('and raise this run alone are counted, although no question was edited', async () => {
    const sparql = { ...right, output: table('1'), output_media_type: 'application/sparql-results+json' };
    const question = reference([{ ...sparql, required_columns: ['n'] }]);
    const change = await changeOf(
      {
        question,
        answers: [did({ ...right, output: table('2') })],
        rules: rulesWith('standard', { cells: 'lexical' }),
      },
      { question, answers: [did({ ...right, output: table('01') })], rules: rulesWith('standard', { cells: 'typed' }) },
    );
    expect(change).toMatchObject({ edited: 0, before: 0, after: 0, headBefore: 0, raisesHead: 1, favoursHead: 0 });
  });

  test('find other failed calls', async () => {
    const question = reference([{ ...right, output: failed }]);
    const answers = [did({ ...right, output: failed })];
    const change = await changeOf(
      { question, answers, rules: rulesWith('standard') },
      { question, answers, rules: rulesWith('graphrag-eval-6') },
    );
    expect(change).toMatchObject({ before: 0, after: 1, headBefore: 0, favoursHead: 0 });
  });

  test.each<PresetName>(['standard', 'graphrag-eval-4'])(
    'check the calls of a failed answer again: %s',
    async (preset) => {
      const ruled = (name: string) => ({ ...STEPS, rules: { forbidden: [name] } });
      const answers = [{ ...call('y'), status: 'error', error: 'out of time' }];
      const rules = rulesWith(preset);
      const change = await changeOf(
        { question: ruled('other'), answers, rules },
        { question: ruled('y'), answers, rules },
      );
      expect(change.others).toEqual([{ figure: 'rules', before: 1, after: 0, headBefore: 1, head: 0 }]);
    },
  );

  test('and are unknown for the base leave the effect of the edits unknown', async () => {
    const change = await changeOf(
      { question: reference([right]), answers: [did(right)], rules: { rules: { max_steps: 5 } } },
      { question: reference([{ ...right, match_output: 'ignore' }]), answers: [did(wrong)] },
    );
    expect(change).toMatchObject({ rescored: 1, unchecked: 1, headBefore: null });
  });
});

describe('answers that cannot be scored again', () => {
  const edited = reference([{ ...right, match_output: 'ignore' }]);
  const before = { question: { ...reference([right]), answer: { includes: 'a' } }, answers: [did(right)] };
  const after = { question: { ...edited, answer: { includes: 'a' } }, answers: [did(wrong)] };
  const changed = (entry: Entry, more: object): Entry => ({ ...entry, ...more });
  const counts = { incomplete: 0, base: 0, head: 0 };

  test.each<[string, (entry: Entry) => Entry, object]>([
    ['an entry of --details none', ({ calls: _, ...entry }) => entry as Entry, { incomplete: 1 }],
    ['a redacted output', (entry) => changed(entry, did({ name: 't', output: 'a ***' })), { base: 1 }],
    ['a redacted text that is checked', (entry) => changed(entry, { actual_answer: 'a ***' }), { base: 1 }],
    ['another answer than was scored', (entry) => changed(entry, did(wrong)), { base: 1 }],
    ['another reference than was scored', (entry) => changed(entry, reference([wrong])), { base: 1 }],
  ])('of the base run: %s', async (_, change, left) => {
    const [base, head] = [await scored(before), await scored(after)];
    const delta = await compared({ ...base, entries: base.entries.map(change) }, head);
    expect(delta.corpusChange).toBeUndefined();
    expect(delta.edited.map((one) => one.head.id)).toEqual(['q']);
    expect(delta.notRescored).toEqual({ kind: 'inexact', counts: { ...counts, ...left }, isNamedCorpus: false });
    expect(favouringEdits(delta)).toBeNull();
  });

  test.each<[string, (entry: Entry) => Entry]>([
    ['an entry of --details none', ({ calls: _, ...entry }) => entry as Entry],
    ['a redacted output', (entry) => changed(entry, did({ name: 't', output: 'a ***' }))],
  ])('of this run leave the effect of the edit unknown: %s', async (_, change) => {
    const [base, head] = [await scored(before), await scored(after)];
    const delta = await compared(base, { ...head, entries: head.entries.map(change) });
    expect(delta.corpusChange).toMatchObject({ rescored: 1, unchecked: 1, headBefore: null });
    expect(favouringEdits(delta)).toBeNull();
  });

  test('of a later answer without its question leave the effect of the edit unknown', async () => {
    const [base, head] = [await scored(before), await scored({ ...after, answers: [did(wrong), did(right)] })];
    const delta = await compared(base, head, 1);
    expect(delta.corpusChange).toMatchObject({ rescored: 1, unchecked: 1, headBefore: null });
  });

  test('figures that a judge gave for another text are left out, and all others kept', async () => {
    const [base, head] = [
      await scored(before),
      await scored({ ...before, question: { ...before.question, question_text: 'Which?' } }),
    ];
    const answer = { figures: { answer_f1: 0.5 }, missed: null };
    const [original] = base.figures.questions as [QuestionFigures];
    const figures = { ...base.figures, questions: [{ ...original, answer }] };
    const { pairs } = await compared({ ...base, figures }, head);
    expect(pairs[0]?.base).toMatchObject({ text: 'Which?', score: 1, measures: original.measures });
    expect(pairs[0]?.base).not.toHaveProperty('answer');
  });
});

test('an entry with details has what its other keys lack to score it again', async () => {
  const answer = { ...costing(0.5), agent_texts: ['a', 'ok'] };
  const keys = { cost_usd: 0.5, texts: ['a', 'ok'], calls: [{ name: 't', status: 'success' }] };
  const of = async (answers: readonly (object | null)[], details: 'full' | 'none') =>
    (await scored({ question: STEPS, answers }, details)).entries[0];
  expect(await of([answer], 'full')).toMatchObject(keys);
  for (const key of Object.keys(keys)) expect(await of([answer], 'none')).not.toHaveProperty(key);
  expect(await of([{ actual_answer: 'ok' }], 'full')).toHaveProperty('calls', null);
  expect(await of([null], 'full')).not.toHaveProperty('calls');
});
