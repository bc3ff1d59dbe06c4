import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordVersion } from '../../examples/agents/orders/record.ts';
import { EXAMPLES } from '../support/bundle.js';

// STEPGATE_RECORD=1 writes the files again.
test.each(['v1', 'v2'] as const)('the responses of %s in examples/orders are what the tools give', async (version) => {
  const path = join(EXAMPLES, `orders/responses-${version}.jsonl`);
  const recorded = await recordVersion(version);
  if (process.env.STEPGATE_RECORD) writeFileSync(path, recorded);
  expect(readFileSync(path, 'utf8')).toBe(recorded);
});
