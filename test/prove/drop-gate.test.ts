import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { HAS_DATA, json, list, skipForData, text } from '../conformance/data.js';
import { type DrawRates, failingShares, LIMITS } from '../support/drop-gate.js';
import { PROVES } from '../support/fewer.js';
import { shuffled } from '../support/random.js';

/** `npm run prove` draws ten times as many corpora, and allows no sampling error for false alarms. */
const PAIRS = PROVES ? 2000 : 200;
/** Two standard errors of a share of 5 %, and of 50 %. */
const ERROR = PROVES ? { alarms: 0, found: 0.1 } : { alarms: 0.03, found: 0.15 };

/** So many of the questions are answered now right, now wrong: then 8 of 100 answers change between two runs. */
const UNSTABLE = 0.16;

/** Questions of a template. */
const SIZE = 2;

const simulated: DrawRates = ({ drawRates }, questions) =>
  drawRates({ templates: questions / SIZE, questions: SIZE, unstable: UNSTABLE, flaky: 0 });
/** The scores of the published runs, by template. */
const PUBLISHED = list('published').map((name): number[][] => {
  type Template = { readonly questions: readonly { readonly id: string }[] };
  const templates = parseYaml(text('published', name, 'corpus.yaml'), name) as readonly Template[];
  const scores = json<{ questions: Readonly<Record<string, number>> }>('published', name, 'expected.json').questions;
  return templates.map(({ questions }) => questions.map(({ id }) => scores[id] ?? 0));
});

/** Templates of a published run, whose stable questions are answered as in that run. */
const published: DrawRates = ({ rateOf, random }, questions) => {
  const run = PUBLISHED[Math.floor(random() * PUBLISHED.length)] ?? [];
  const byTemplate: number[][] = [];
  let left = questions;
  for (const template of shuffled(run, random)) {
    byTemplate.push(template.slice(0, left).map((score) => rateOf(UNSTABLE, () => score === 1)));
    left -= byTemplate.at(-1)?.length ?? 0;
  }
  return byTemplate.filter((template) => template.length > 0);
};

const SOURCES: readonly (readonly [string, DrawRates])[] = [
  ['simulated agents', simulated],
  ...(HAS_DATA ? [['the published runs', published] as const] : []),
];

if (!HAS_DATA) skipForData('drop-test on corpora of the published runs');
describe.each(SOURCES)('drop-test on corpora of %s', (_, drawRates) => {
  test.each([8, 20, 50, 100])('fails in at most 5 % of reruns: %i questions', (questions) => {
    const shares = failingShares(drawRates, { questions, broken: 0, pairs: PAIRS, seed: 1 });
    for (const at of LIMITS.keys()) {
      expect(shares.auto[at]).toBeLessThanOrEqual(0.05 + ERROR.alarms);
      expect(shares.significant[at]).toBeLessThanOrEqual(shares.auto[at] as number);
      expect(shares.auto[at]).toBeLessThanOrEqual(shares.plain[at] as number);
    }
  });
});

/** Broken questions, and in which share of 20 pairs of published runs of similar agents the same test found them. */
test.each<[questions: number, broken: number, share: number]>([
  [8, 2, 0.76],
  [8, 3, 0.85],
  [20, 3, 0.67],
  [20, 4, 0.87],
  [20, 5, 0.93],
  [50, 3, 0.35],
  [50, 5, 0.75],
  [50, 10, 1],
  [100, 5, 0.39],
  [100, 10, 0.97],
  [100, 20, 1],
])('a limit of 0.05 finds that a change broke questions: of %i questions %i', (questions, broken, share) => {
  const shares = failingShares(simulated, { questions, broken, pairs: PAIRS, seed: 2 });
  const [found = 0, foundBefore = 1] = [shares.auto.at(-1), shares.significant.at(-1)];
  expect(Math.abs(found - share)).toBeLessThan(ERROR.found);
  expect(found).toBeGreaterThanOrEqual(foundBefore);
});
