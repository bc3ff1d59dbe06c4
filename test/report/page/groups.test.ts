import { describe, expect, test } from 'vitest';
import type { QuestionFigures } from '../../../src/core/figures/figures.js';
import { makeFigures } from '../../support/make.js';
import { pageOf } from '../../support/page/render.js';
import { brokenRule, changed, makeDelta, makeReport } from '../../support/report.js';

describe('the group of a question is the worst of its rules, its steps and its answer checks', () => {
  const lacking = { score: 0.5, failed: [{ check: 'includes' as const, expected: 'Oslo' }] };
  const miss = { cause: { kind: 'empty_result' as const, step: 0, expected: 1 }, stepName: 'find', detail: {} };
  const right = makeFigures({ id: 'q', score: 1 });
  const wrong = makeFigures({ id: 'q', score: 0, why: miss });

  /** The groups of the page, the flags, the keys and the line of its one question, which scored so in the base run. */
  async function stateOf(head: QuestionFigures, before: number | null = null) {
    const delta = before === null ? null : changed(head, before);
    const [regressed, improved] = [delta && delta.change < 0 ? [delta] : [], delta && delta.change > 0 ? [delta] : []];
    const html = await pageOf(makeReport({ questions: [head], comparison: makeDelta({ regressed, improved }) }));
    const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
    const [keys = ''] = texts(/<details class="q" data-k="([^"]*)"/g);
    return {
      groups: texts(/<section class="group" data-group="(\w+)"/g),
      flags: texts(/<span class="flag">([^<]*)/g),
      keys: keys.split(' ').filter((key) => /^[a-z]+$/.test(key)),
      why: texts(/<span class="why"><span class="kind">([^<]*)/g),
      states: texts(/name="state" value="([a-z]+)"\/><span>[A-Z][^<]* 1</g),
    };
  }

  test.each<[string, QuestionFigures, number | null, object]>([
    ['right', right, null, { groups: ['right'], flags: [], keys: [], why: [], states: ['right'] }],
    [
      ...(['broke a rule', { ...right, rules: brokenRule }, null] as const),
      { groups: ['rule'], flags: [], keys: [], why: ['2 steps, at most 1 allowed'], states: ['rule'] },
    ],
    [
      ...(['failed a check', { ...right, checks: lacking }, null] as const),
      { groups: ['check'], flags: [], why: ['the answer lacks '], states: ['check'] },
    ],
    [
      ...([
        'regressed, and broke a rule and failed a check',
        { ...wrong, rules: brokenRule, checks: lacking },
        1,
      ] as const),
      {
        ...{ groups: ['rule'], flags: ['regressed', 'failed answer check'], keys: ['regressed', 'check'] },
        ...{ why: ['2 steps, at most 1 allowed; empty result, expected 1 row; the answer lacks '] },
        states: ['rule', 'regressed', 'check'],
      },
    ],
    [
      ...(['regressed, and failed a check', { ...wrong, checks: lacking }, 1] as const),
      { groups: ['regressed'], flags: ['failed answer check'], keys: ['check'] },
    ],
    [
      ...(['improved, and failed a check', { ...right, checks: lacking }, 0] as const),
      { groups: ['check'], flags: ['improved'], keys: ['improved'], states: ['check', 'improved'] },
    ],
    ['wrong', wrong, null, { groups: ['wrong'], keys: [], states: ['wrong'] }],
    ['wrong, and failed a check', { ...wrong, checks: lacking }, null, { groups: ['check'], keys: ['wrong'] }],
    ['without reference steps', { ...right, score: null }, null, { groups: ['unscored'] }],
    [
      ...(['without reference steps, and broke a rule', { ...right, score: null, rules: brokenRule }, null] as const),
      { groups: ['rule'], why: ['2 steps, at most 1 allowed'] },
    ],
    [
      ...(['without reference steps, and failed', { ...right, score: null, status: 'error' as const }, null] as const),
      { groups: ['unscored'] },
    ],
    [
      'without reference steps, and failed, with checks',
      { ...right, score: null, status: 'error' as const, checks: { score: 0, failed: [] } },
      ...([null, { groups: ['check'], why: ['the agent failed'] }] as const),
    ],
  ])('%s', async (_, question, before, state) => {
    expect(await stateOf(question, before)).toMatchObject(state);
  });

  test('what is newly broken comes first in its group', async () => {
    const [old, fresh] = [
      { ...right, id: 'old', rules: brokenRule },
      { ...right, id: 'new', rules: brokenRule },
    ] as const;
    const comparison = makeDelta({ ruleBreaks: [{ base: right, head: fresh, rules: brokenRule.broken }] });
    const html = await pageOf(makeReport({ questions: [old, fresh], comparison }));
    expect(html.indexOf('id="q-new"')).toBeLessThan(html.indexOf('id="q-old"'));
  });

  test('a rule that another of several answers broke is named', async () => {
    const report = makeReport({ questions: [{ ...wrong, rules: brokenRule }] });
    const html = await pageOf(report, { trial: 2, actual_steps: [] });
    expect(html).toContain('Another answer broke a rule: 2 steps, at most 1 allowed');
  });
});

describe('the list', () => {
  test('shows the last results of a question as dots, this run last', async () => {
    const head = makeFigures({ id: 'q', score: 0.5 });
    const base = { ...makeFigures({ id: 'q', score: 1 }), results: '110pe-1' };
    const pairs = [{ base, head, change: -0.5 }];
    const html = await pageOf(makeReport({ questions: [head], comparison: makeDelta({ pairs }) }));
    const [, words, signs] = /<span class="results" title="([^"]*)"><span aria-hidden="true">([^<]*)</.exec(html) ?? [];
    expect(signs).toBe('●●○◐×·●◐');
    expect(words).toBe('last runs: right, right, wrong, partly right, failed, not asked, right, partly right');
  });

  test('shows no dots of a question that was asked once', async () => {
    const head = makeFigures({ id: 'q', score: 1 });
    const pairs = [{ base: { ...head, results: '1' }, head, change: 0 }];
    expect(await pageOf(makeReport({ questions: [head], comparison: makeDelta({ pairs }) }))).not.toContain(
      'class="results"',
    );
  });
});
