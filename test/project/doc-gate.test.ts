import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rerunChance } from '../../src/core/statistics/rerun-chance.js';
import { pairsOf } from '../support/agents.js';
import { ROOT } from '../support/docs/blocks.js';
import { deltaOf } from '../support/drop-gate.js';
import { dropOutcome } from '../support/gate.js';

const PAGE = readFileSync(join(ROOT, 'docs/statistics.md'), 'utf8');
const ROWS = [...PAGE.matchAll(/^\| (\d+) \| ((?:passes|warns|fails).*) \|$/gm)].map(([, questions, cells = '']) => ({
  ...{ questions: Number(questions), cells: cells.split(' | ') },
}));

const WORDS: Readonly<Record<string, string>> = { passed: 'passes', warned: 'warns', failed: 'fails' };

/** What `max-steps-drop: 0.05` does if so many of the questions, which were all right, are wrong. */
function cellOf(questions: number, broken: number): string {
  const all = Array.from({ length: questions }, (_, at) => at);
  const delta = deltaOf(
    pairsOf(
      all.map(() => [1]),
      all.map((at) => [at < broken ? 0 : 1]),
    ),
  );
  const word = WORDS[dropOutcome(delta, 0.05, 'auto') ?? ''];
  const flips = { questions, losable: questions, gainable: 0, lost: broken, gained: 0 };
  return word === 'passes' ? word : `${word} (${(100 * rerunChance(flips, 0.08)).toFixed(0)})`;
}

describe('docs/statistics.md begins with what the gate does with broken questions', () => {
  test('for small and large corpora', () => {
    expect(PAGE).toMatch(/^# When does the gate fail\?\n/);
    expect(ROWS.map(({ questions }) => questions)).toEqual([8, 20, 30, 50, 100, 200]);
  });

  test.each(ROWS)('$questions questions', ({ questions, cells }) => {
    expect(cells).toEqual([1, 2, 3, 4, 5, 6].map((broken) => cellOf(questions, broken)));
  });
});
