import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clustersOf } from '../../../src/core/noise/clusters.js';
import { judgeNoise } from '../../../src/core/noise/noise.js';
import { type Agents, exactRejection, makePairs, plainRejection } from '../../support/agents.js';
import { makeDifferences } from '../../support/differences.js';

/** Pairs of runs of each agent. */
const PAIRS = 2000;
/** Fewer than in production: the verdict hangs on where the interval lies, not on its last digit. */
const EFFORT = { draws: 2000, flips: 2000 };

/** How often each test calls the runs different, of the pairs in which enough templates changed to tell. */
interface Rates {
  readonly larger: number;
  /** The exact clustered test at exactly 5 %. */
  readonly exact: number;
  /** A paired test that takes every question for independent. */
  readonly plain: number;
}

function simulate(agents: Agents, seed: number): Rates {
  const draw = makePairs(agents, seed);
  let [told, larger, exact, plain] = [0, 0, 0, 0];
  for (let pair = 0; pair < PAIRS; pair++) {
    const differences = draw();
    const clusters = clustersOf(differences);
    const noise = judgeNoise(clusters, EFFORT)?.micro;
    if (!noise || noise.kind === 'too-few') continue;
    told++;
    if (noise.kind === 'larger') larger++;
    exact += agents.gain === 0 ? 0.05 : exactRejection([...clusters.sums]);
    if (plainRejection(differences.map(({ change }) => change))) plain++;
  }
  return { larger: larger / told, exact: exact / told, plain: plain / told };
}

const CASES = [6, 20, 50].flatMap((templates) =>
  (['equal', 'unequal'] as const).flatMap((sizes) =>
    (['0/1', 'fractional'] as const).map((scores) => ({ templates, sizes, scores })),
  ),
);
/** Makes the exact test find something in about half of the pairs. */
const GAIN: Readonly<Record<number, number>> = { 6: 1.5, 20: 0.8, 50: 0.5 };

const DOCS = readFileSync(join(import.meta.dirname, '../../../docs/statistics.md'), 'utf8').split('\n');
const percent = (share: number) => (100 * share).toFixed(1);

/** The figures of a case in the docs, in percent: nothing changed, by a plain test; got better, by an exact test. */
function documented({ templates, sizes, scores }: Omit<Agents, 'gain'>): string[] {
  const start = `| ${templates} | ${sizes} | ${scores} | `;
  const row = DOCS.find((line) => line.startsWith(start)) ?? '';
  return row.slice(start.length, -2).split(' | ');
}

describe.each(CASES)('$templates templates of $sizes sizes, scores $scores', ({ templates, ...of }) => {
  test('where nothing changed, 3 to 7 % are called larger than noise; a plain paired test errs far more often', () => {
    const { larger, plain } = simulate({ templates, ...of, gain: 0 }, 1);
    expect(larger).toBeGreaterThan(0.03);
    expect(larger).toBeLessThan(0.07);
    expect(plain).toBeGreaterThan(0.12);
    expect(documented({ templates, ...of }).slice(0, 2)).toEqual([larger, plain].map(percent));
  });

  test('where the agent got better, as many are called so as by an exact clustered test, within 10 %', () => {
    const { larger, exact } = simulate({ templates, ...of, gain: GAIN[templates] as number }, 2);
    expect(exact).toBeGreaterThan(0.3);
    expect(Math.abs(larger / exact - 1)).toBeLessThan(0.1);
    expect(documented({ templates, ...of }).slice(2)).toEqual([larger, exact].map(percent));
  });
});

test('where no answer differs, nothing is ever called larger than noise', () => {
  for (const templates of [6, 20, 50]) {
    const same = makeDifferences(Array.from({ length: templates }, (_, index) => new Array(index + 1).fill(0)));
    expect(judgeNoise(clustersOf(same))?.micro).toMatchObject({ kind: 'too-few', change: 0, p: 1, changed: 0 });
  }
});
