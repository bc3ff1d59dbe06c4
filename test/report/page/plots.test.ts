import { describe, expect, test } from 'vitest';
import type { TemplateDelta } from '../../../src/core/comparison/comparison.js';
import { makeFigures } from '../../support/make.js';
import { axisOf, marksOf, pageOf, plotOf } from '../../support/page/render.js';
import { makeDelta, makeReport, makeScoreChange, times, wrong } from '../../support/report.js';

/** As an axis writes numbers. */
const numberOf = (text: string) => Number(text.replace('−', '-').replace(/[+±$]/, '').replace('k', 'e3'));
const places = (figure: string, element: string, words: string, key: string) =>
  marksOf(figure, element, words).map((mark) => mark[key] ?? Number.NaN);

function template(id: string, base: number, head: number): TemplateDelta {
  return { id, questions: 4, base, head, change: head - base };
}

/** A report over templates, with one question of each. */
function ofTemplates(templates: TemplateDelta[]) {
  const questions = templates.map(({ id, head }) => makeFigures({ id: `q-${id}`, templateId: id, score: head }));
  return makeReport({ questions, comparison: makeDelta({ templates }) });
}

test('templates lie between their scores, the largest loss first', async () => {
  const html = await pageOf(ofTemplates([template('up', 0.5, 1), template('down', 1, 0.25)]));
  const table = html.slice(html.indexOf('<section id="templates">'));
  const value = axisOf(table);
  const shown = (element: string, words: string, key = 'cx') =>
    places(table, element, words, key).map((at) => Math.round(value(at) * 1000) / 1000);
  expect([shown('circle', 'ring'), shown('circle', 'dot')]).toEqual([
    [1, 0.5],
    [0.25, 1],
  ]);
  expect([shown('line', 'range', 'x1'), shown('line', 'range', 'x2')]).toEqual([
    [1, 0.5],
    [0.25, 1],
  ]);
  expect([shown('circle', 'dot bad'), shown('circle', 'dot good')]).toEqual([[0.25], [1]]);
  expect(table).toMatch(/data-filter="t:down">down<.*>1\.000<.*>0\.250<.*data-filter="t:up">up</s);
});

describe('the change', () => {
  test('is in its interval, over what is too small to detect', async () => {
    const score = makeScoreChange({ change: -0.12, interval: { low: -0.2, high: -0.04 }, detectable: 0.05 });
    const html = await pageOf(makeReport({ comparison: makeDelta({ noise: { score, measures: [] } }) }));
    const figure = plotOf(html, 'Change of the steps score');
    const value = axisOf(figure, numberOf);
    const [band] = marksOf(figure, 'rect', 'band');
    const start = band?.x ?? Number.NaN;
    expect(value(start)).toBeCloseTo(-0.05, 3);
    expect(value(start + (band?.width ?? 0))).toBeCloseTo(0.05, 3);
    const [range] = marksOf(figure, 'line', 'range bad');
    expect([value(range?.x1 ?? 0), value(range?.x2 ?? 0)].map((end) => end.toFixed(2))).toEqual(['-0.20', '-0.04']);
    expect(value(places(figure, 'circle', 'dot bad', 'cx')[0] ?? 0)).toBeCloseTo(-0.12, 3);
    expect(value(places(figure, 'line', 'zero', 'x1')[0] ?? 0)).toBeCloseTo(0, 1);
    expect(figure).toContain('−0.120, 95 % interval −0.200 to −0.040.');
  });

  test.each([
    ['good', 0.04, 0.2],
    ['same', -0.1, 0.2],
    ['bad', -0.2, -0.04],
  ])('is %s from %d to %d', async (tone, low, high) => {
    const score = makeScoreChange({ change: (low + high) / 2, interval: { low, high } });
    const html = await pageOf(makeReport({ comparison: makeDelta({ noise: { score, measures: [] } }) }));
    expect(marksOf(plotOf(html, 'Change'), 'circle', `dot ${tone}`)).toHaveLength(1);
  });
});

test('causes are as long as they are many, in this run and in the other', async () => {
  const miss = (id: string, kind: 'no_step' | 'order') => wrong(kind, {}, { id });
  const heads = [miss('a', 'order'), miss('b', 'order'), miss('c', 'order'), miss('d', 'order'), miss('e', 'no_step')];
  const pairs = heads.map((head, at) => ({
    head,
    change: 0,
    base: at < 2 ? miss(head.id, 'no_step') : { ...head, score: 1 },
  }));
  const html = await pageOf(makeReport({ questions: heads, comparison: makeDelta({ pairs }) }));
  const figure = plotOf(html, 'Why questions miss');
  expect(places(figure, 'rect', 'bar base', 'width')).toEqual([0, 50]);
  const own = marksOf(figure, 'rect', 'bar').map(({ width }) => width);
  expect(own).toEqual([0, 100, 50, 25]);
  expect([...figure.matchAll(/class="num">([^<]*)</g)].map(([, text]) => text)).toEqual(['0 → 4', '2 → 1']);
});

describe('amounts', () => {
  const ofSeconds = async (seconds: readonly number[]) => {
    const questions = seconds.map((elapsed_sec, at) => makeFigures({ id: `q${at}`, measures: { elapsed_sec } }));
    return plotOf(await pageOf(makeReport({ questions })), 'Seconds per question');
  };
  const dotsOf = (figure: string) => marksOf(figure, 'circle', 'quantile');

  test('a dot for each twentieth of the questions, and the median', async () => {
    const figure = await ofSeconds(times(40, (index) => index + 1));
    const value = axisOf(figure, numberOf);
    const dots = dotsOf(figure).map(({ cx = 0 }) => value(cx));
    expect(dots).toHaveLength(20);
    // A dot is at most half its own width away from its amount.
    for (const [at, dot] of dots.entries()) expect(Math.abs(dot - (2 * at + 2))).toBeLessThanOrEqual(0.6);
    expect(value(places(figure, 'line', 'median', 'x1')[0] ?? 0)).toBeCloseTo(21, 0);
    expect(figure).toContain('Each dot stands for 5 % of the questions');
  });

  test('of few questions each has a dot; where all are equal, there is no plot', async () => {
    const figure = await ofSeconds([3, 5, 9]);
    expect(dotsOf(figure)).toHaveLength(3);
    expect(figure).toContain('Each dot is a question');
    expect(await ofSeconds([4, 4, 4])).toBe('');
  });
});
