import { describe, expect, test } from 'vitest';
import { brokenTemplates, mendedTemplates, type TemplateFlips } from '../../../src/core/statistics/permutation.js';
import { fewer } from '../../support/fewer.js';
import { makeRandom } from '../../support/random.js';

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
    ['nor with another that kept a question', [template('b', 4, 4), template('c', 4, 3), ...quiet(50, 4)], []],
    ['nor with another of two questions', [template('b', 4, 4), template('c', 2, 2), ...quiet(51, 4)], []],
    ['each of two of four in one of 52', [template('b', 4, 4), template('c', 4, 4), ...quiet(50, 4)], ['b', 'c']],
    ['of five in one of 204', [template('b', 5, 5), ...quiet(203, 5)], ['b']],
    ['not of two', [template('b', 2, 2), ...quiet(4, 4)], []],
    ['not with one question left', [template('b', 8, 7), ...quiet(4, 4)], []],
    ['of three with five answers each in a corpus of 200', [template('b', 3, 3, 0, 5), ...quiet(199, 3)], ['b']],
    ['each of more than one', [template('a', 4, 4), template('b', 5, 5), ...quiet(20, 4)], ['a', 'b']],
    ['and none of nothing', [], []],
  ])('%s', (_, templates, expected) => expect(brokenTemplates(templates)).toEqual(expected));

  test('unless templates flip as a whole on this corpus: then more questions are needed', () => {
    const unstable = Array.from({ length: 5 }, (_, index) => template(`u${index}`, 4, 2, 2));
    const of = (questions: number) => [template('b', questions, questions), ...unstable, ...quiet(40, 4)];
    expect(brokenTemplates(of(4))).toEqual([]);
    expect(brokenTemplates(of(6))).toEqual(['b']);
  });

  test('whatever else fell: losses elsewhere are not a sign of unstable templates', () => {
    const fallen = Array.from({ length: 20 }, (_, index) => template(`f${index}`, 4, 3));
    expect(brokenTemplates([template('b', 4, 4), ...fallen, ...quiet(20, 4)])).toEqual(['b']);
  });
});

describe('several templates that fell are tested together', () => {
  /** The largest corpus of templates of one size in which so many of them are named; nothing rose in it. */
  function largestCorpus(questions: number, count: number): number {
    const fallen = Array.from({ length: count }, (_, index) => template(`b${index}`, questions, questions));
    let [named, unnamed] = [count, 1e5];
    while (unnamed - named > 1) {
      const size = Math.floor((named + unnamed) / 2);
      const isNamed = brokenTemplates([...fallen, ...quiet(size - count, questions)]).length === count;
      [named, unnamed] = isNamed ? [size, unnamed] : [named, size];
    }
    return named;
  }

  test.each([3, 4, 5])(
    'up to the size of the corpus at which chance would name one in a hundred, with templates of %i questions',
    (questions) => {
      // (size × 1/320 · 4^(2 − questions))ᵏ / k! ≤ 1 %
      const most = [0.01, Math.sqrt(0.02), Math.cbrt(0.06)];
      const sizes = most.map((share) => Math.floor(share * 320 * 4 ** (questions - 2)));
      expect([1, 2, 3].map((count) => largestCorpus(questions, count))).toEqual(sizes);
    },
  );

  test('at a level that is divided by the number of comparisons', () => {
    const two = (size: number) => [template('a', 3, 3), template('b', 3, 3), ...quiet(size - 2, 3)];
    // (size / 1,280)² / 2 ≤ 1 % / 10
    const size = Math.floor(1280 * Math.sqrt(0.002));
    expect(brokenTemplates(two(size), 10)).toEqual(['a', 'b']);
    expect(brokenTemplates(two(size + 1), 10)).toEqual([]);
  });

  test('one pair of risen questions does not hide three broken templates of 50', () => {
    const three = Array.from({ length: 3 }, (_, index) => template(`b${index}`, 4, 4));
    expect(brokenTemplates([...three, template('r', 4, 0, 2), ...quiet(46, 4)])).toEqual(['b0', 'b1', 'b2']);
  });
});

test('a question that gets worse never takes a name away', () => {
  const random = makeRandom(8);
  const below = (count: number) => Math.floor(random() * count);
  const drawOne = (_: unknown, index: number) => {
    const questions = 1 + below(5);
    const fell = random() < 0.2 ? questions : random() < 0.3 ? below(questions + 1) : 0;
    const rose = random() < 0.2 ? below(questions - fell + 1) : 0;
    return template(`t${index}`, questions, fell, rose, random() < 0.2 ? 5 : 1);
  };
  let together = 0;
  for (let round = 0; round < fewer(10_000); round++) {
    const templates = Array.from({ length: 3 + below(100) }, drawOne);
    const comparisons = 1 + below(3);
    const place = below(templates.length);
    const worse = templates.map((each, index) => {
      if (index !== place) return each;
      const steady = each.questions - each.fell - each.rose;
      if (each.rose > 0 && random() < 0.5) return { ...each, rose: each.rose - 1, fell: each.fell + below(2) };
      return { ...each, fell: each.fell + (steady > 0 ? 1 : 0) };
    });
    const [before, after] = [templates, worse].map((each) => new Set(brokenTemplates(each, comparisons)));
    if ((before?.size ?? 0) > 1) together++;
    for (const name of before ?? []) expect(after).toContain(name);
  }
  expect(together).toBeGreaterThan(fewer(10_000) / 10);
});

test('a mended template is a broken one with the runs exchanged', () => {
  const templates = [template('m', 4, 0, 4), template('f', 4, 1), ...quiet(8, 4)];
  expect(mendedTemplates(templates)).toEqual(['m']);
  expect(mendedTemplates([template('m', 4, 0, 3), ...quiet(8, 4)])).toEqual([]);
});
