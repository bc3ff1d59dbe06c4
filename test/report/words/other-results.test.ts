import { expect, test } from 'vitest';
import type { RunDelta } from '../../../src/core/comparison/comparison.js';
import type { CauseKind } from '../../../src/core/words/causes.js';
import { otherResultsInTitle, otherResultsText } from '../../../src/report/words/other-results.js';

const SAME = { label: 'main', noun: 'query', times: 1 } as const;

/** Regressions of these kinds; those with a star have a call that the other run made alike. */
function regressions(...kinds: readonly string[]): RunDelta {
  const regressed = kinds.map((kind) => ({
    head: {
      why: {
        cause: { kind: kind.replace('*', '') as CauseKind, step: 0 },
        detail: kind.endsWith('*') ? { same_call: SAME } : {},
      },
    },
  }));
  return { regressed } as unknown as RunDelta;
}

test.each<[kinds: readonly string[], text: string | null, isTitle: boolean]>([
  [['extra_rows', 'timed_out'], null, false],
  [['other_result*', 'extra_rows'], '1 of 2 regressions: same call, other result', false],
  [['other_result*', 'timed_out*', 'extra_rows'], '2 of 3 regressions: same call, other result or failure', true],
  [['other_result*'], '1 of 1 regression: same call, other result', true],
  [['cut_output*'], null, false],
])('of %j', (kinds, text, isTitle) => {
  const delta = regressions(...kinds);
  expect([otherResultsText(delta), otherResultsInTitle(delta)]).toEqual([text, isTitle ? [`; ${text}`] : []]);
});
