import { expect, test } from 'vitest';
import { changedTemplates, type ScoredPair } from '../../../src/core/runs/run-noise.js';
import { mergeTrials } from '../../../src/core/runs/trials.js';
import { makeFigures } from '../../support/make.js';
import { makeRandom } from '../../support/random.js';

/** The scores of the answers to one question in both runs. */
interface Question {
  readonly template: string;
  readonly base: readonly number[];
  readonly head: readonly number[];
}

/** The broken templates as docs/statistics-appendix.md states them, written from its text alone. */
function readFromDocs(questions: readonly Question[], level: number): string[] {
  const names = [...new Set(questions.map(({ template }) => template))];
  const right = (scores: readonly number[]) => scores.every((score) => score === 1);
  const wrong = (scores: readonly number[]) => scores.every((score) => score === 0);
  const templates = names.map((name) => {
    const own = questions.filter(({ template }) => template === name);
    const m = own.length;
    const r = own.filter(({ base, head }) => wrong(base) && right(head)).length;
    const c = own.reduce((product, { base, head }) => product / choose(base.length + head.length, base.length), 1);
    return { name, m, r, c, isFallen: own.every(({ base, head }) => right(base) && wrong(head)) };
  });
  let [n, risen] = [0, 0];
  for (const { m, r } of templates) {
    n += (m * (m - 1)) / 2;
    risen += (r * (r - 1)) / 2;
  }
  const s = Math.max(1 / 320, (risen + 100 / 320) / (n + 100));
  const tested = templates
    .filter(({ m }) => m >= 3)
    .map((each) => ({ ...each, b: Math.min(s * (1 / 4) ** (each.m - 2), each.c) }));
  const fallen = tested.filter(({ isFallen }) => isFallen).sort((one, other) => one.b - other.b);
  const sum = tested.reduce((total, { b }) => total + b, 0);
  const [k, alone] = [fallen.length, fallen.findIndex(({ b }, index) => b * (tested.length - index) > level)];
  if (k >= 2 && sum ** k / factorial(k) <= level) return fallen.map(({ name }) => name);
  return fallen.slice(0, alone === -1 ? k : alone).map(({ name }) => name);
}

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

function factorial(k: number): number {
  return k <= 1 ? 1 : k * factorial(k - 1);
}

const random = makeRandom(21);
const below = (count: number) => Math.floor(random() * count);
const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;

/** Templates of one size or of different ones; some fell as a whole, some are unstable, the others hardly change. */
function drawQuestions(): Question[] {
  const sizes = pick([[3], [4], [3, 4], [4, 5, 6], [1, 2, 3, 8]]);
  const answers = pick([1, 1, 1, 2, 5]);
  const [flips, falls, coins] = [pick([0, 0.02, 0.1]), pick([0.02, 0.1]), pick([0, 0.1, 0.5])];
  const times = (score: () => number) => Array.from({ length: answers }, score);
  const drawOne = (template: string, kind: 'fallen' | 'coin' | 'steady', likely: number): Question => {
    const stay = () => (random() < flips ? pick([0, 0.5, 1]) : likely);
    if (kind === 'fallen') return { template, base: times(() => 1), head: times(() => 0) };
    if (kind === 'steady') return { template, base: times(stay), head: times(stay) };
    const [before, after] = [below(2), below(2)];
    return { template, base: times(() => before), head: times(() => after) };
  };
  return Array.from({ length: 2 + below(pick([10, 60, 250])) }, (_, index) => {
    const [kind, likely] = [
      random() < falls ? 'fallen' : random() < coins ? 'coin' : 'steady',
      pick([1, 1, 1, 0]),
    ] as const;
    return Array.from({ length: pick(sizes) }, () => drawOne(`t${index}`, kind, likely));
  }).flat();
}

function pairOf({ template, base, head }: Question, index: number): ScoredPair {
  const side = (scores: readonly number[]) =>
    mergeTrials(scores.map((score) => makeFigures({ id: `q${index}`, templateId: template, score })));
  return { base: side(base), head: side(head) } as ScoredPair;
}

const LISTS = 2_400;

test('the broken and mended templates of 2,400 generated lists are those that the docs say', () => {
  const counts = { none: 0, one: 0, several: 0 };
  for (let list = 0; list < LISTS; list++) {
    const questions = drawQuestions();
    const comparisons = pick([1, 1, 3, 10]);
    const { broken, mended } = changedTemplates(questions.map(pairOf), comparisons);
    const exchanged = questions.map(({ template, base, head }) => ({ template, base: head, head: base }));
    const expected = [questions, exchanged].map((each) => readFromDocs(each, 0.01 / comparisons).sort());
    expect([[...broken].sort(), [...mended].sort()]).toEqual(expected);
    counts[broken.length === 0 ? 'none' : broken.length === 1 ? 'one' : 'several']++;
  }
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(LISTS / 20);
});
