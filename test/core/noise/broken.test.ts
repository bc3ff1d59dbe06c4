import { describe, expect, test } from 'vitest';
import { brokenTemplates, mendedTemplates, type TemplateFlips } from '../../../src/core/noise/broken.js';

const template = (templateId: string, questions: number, fell = 0, rose = 0, answers = 1): TemplateFlips => ({
  ...{ templateId, questions, fell, rose },
  // One answer in each run: two ways to deal them; five in each: 252.
  chance: (answers === 1 ? 1 / 2 : 1 / 252) ** questions,
});

/** So many templates of one size of which nothing is known but that they did not change. */
const quiet = (count: number, questions: number) =>
  Array.from({ length: count }, (_, index) => template(`t${index}`, questions));

describe('a template is broken', () => {
  // At most templates × 1/320 · 4^(2 − questions) ≤ 1 %: 12 templates of three questions, 51 of four, 204 of five.
  test.each<[string, TemplateFlips[], string[]]>([
    ['of three questions in a corpus of 12', [template('b', 3, 3), ...quiet(11, 3)], ['b']],
    ['not of three in one of 13', [template('b', 3, 3), ...quiet(12, 3)], []],
    ['of four in one of 51', [template('b', 4, 4), ...quiet(50, 4)], ['b']],
    ['not of four in one of 52', [template('b', 4, 4), ...quiet(51, 4)], []],
    ['of five in one of 204', [template('b', 5, 5), ...quiet(203, 5)], ['b']],
    ['not of two', [template('b', 2, 2), ...quiet(4, 4)], []],
    ['not with one question left', [template('b', 8, 7), ...quiet(4, 4)], []],
    ['of three with five answers each in a corpus of 200', [template('b', 3, 3, 0, 5), ...quiet(199, 3)], ['b']],
    ['each of several', [template('a', 4, 4), template('b', 5, 5), ...quiet(20, 4)], ['a', 'b']],
    ['and none of nothing', [], []],
  ])('%s', (_, templates, expected) => expect(brokenTemplates(templates)).toEqual(expected));

  test('unless templates flip as a whole on this corpus: then more questions are needed', () => {
    const unstable = Array.from({ length: 5 }, (_, index) => template(`u${index}`, 4, 2, 2));
    const of = (questions: number) => [template('b', questions, questions), ...unstable, ...quiet(40, 4)];
    expect(brokenTemplates(of(4))).toEqual([]);
    expect(brokenTemplates(of(6))).toEqual(['b']);
  });

  test('whatever else fell: losses elsewhere are no sign of unstable templates', () => {
    const fallen = Array.from({ length: 20 }, (_, index) => template(`f${index}`, 4, 3));
    expect(brokenTemplates([template('b', 4, 4), ...fallen, ...quiet(20, 4)])).toEqual(['b']);
  });
});

test('a mended template is a broken one with the runs exchanged', () => {
  const templates = [template('m', 4, 0, 4), template('f', 4, 1), ...quiet(8, 4)];
  expect(mendedTemplates(templates)).toEqual(['m']);
  expect(mendedTemplates([template('m', 4, 0, 3), ...quiet(8, 4)])).toEqual([]);
});
