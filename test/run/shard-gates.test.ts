import { expect, test } from 'vitest';
import { NOTHING_KNOWN } from '../../src/core/comparison/known.js';
import { unchanged } from '../../src/core/text/values.js';
import { questionText, renderMarkdown } from '../../src/report/formats/markdown.js';
import { viewOf } from '../../src/report/formats/view.js';
import { THIS_RUN } from '../../src/report/words/blocks.js';
import { finish } from '../../src/run/finish-run.js';
import { makeFigures, makeRun } from '../support/make.js';

test('a shard says nothing of gates, which its run would fail', async () => {
  const run = makeRun([makeFigures({ id: 'q1', score: 0 })]);
  const coverage = { selected: 1, answered: 1, unasked: 0, unaskedIds: [] };
  const policy = {
    gates: [{ kind: 'min-steps-score', limit: 0.75 }],
    minCoverage: 1,
    baselineRequired: false,
  } as const;
  const finishing = { ...policy, known: NOTHING_KNOWN, queries: new Map(), redact: unchanged };
  const reportOf = (shard: { readonly index: number; readonly of: number } | null) =>
    finish(
      { run: { run, coverage, failures: [], notices: [] }, allIds: ['q1'], shard },
      { ...finishing, baseline: run },
    );
  const [whole, part] = [await reportOf(null), await reportOf({ index: 1, of: 2 })];
  expect(whole.gates.map(({ outcome }) => outcome)).toEqual(['failed']);
  expect(part).toMatchObject({ gates: [], comparison: { kind: 'none' }, run: { passed: true } });
  const options = { visibleRegressions: 5, rows: 12, footer: [], textOf: questionText };
  const text = renderMarkdown(viewOf(part, { ...options, thisRun: THIS_RUN }));
  expect(text).not.toMatch(/min-steps-score|below the required/);
});
