import { expect, test } from 'vitest';
import type { Leg } from '../../../src/core/gates/legs.js';
import { legsView } from '../../../src/report/many/legs.js';
import { plain, verdictSign } from '../../../src/report/words/text.js';
import { manyPage, reader, tableOf } from '../../support/page/many.js';

type Outcome = Leg['gates'][number]['outcome'];

/** A matrix job with one gate. */
function legOf(outcome: Outcome): Leg {
  const gate = { name: 'max-steps-drop', operator: '<=', limit: 0.05, value: 0.1, outcome } as const;
  const baseline = { label: 'main', compared: null, reason: 'none' };
  return { name: 'job', attempt: 1, passed: outcome !== 'failed', failures: [], gates: [gate], baseline };
}

test.each<[string, Outcome[], string[], string]>([
  ['✅ ', ['passed', 'skipped'], ['✅ passed', '✅ passed'], 'verdict passed"'],
  ['⚠️ ', ['passed', 'warned'], ['✅ passed', '⚠️ passed'], 'verdict warned"'],
  ['❌ ', ['failed', 'warned'], ['❌ failed', '⚠️ passed'], 'verdict failed"'],
])('the title of matrix jobs begins with %s, if their gates %j', async (sign, outcomes, results, verdict) => {
  const combined = { table: tableOf(['●●●']), legs: outcomes.map(legOf) };
  const view = legsView(combined, 1, () => true);
  expect(verdictSign(view)).toBe(sign);
  const [table] = view.blocks;
  expect(table?.kind === 'table' && table.rows.map(([, result]) => plain(result ?? []))).toEqual(results);
  expect(await manyPage(combined.table, reader(''), { ...view, footer: [] })).toContain(verdict);
});
