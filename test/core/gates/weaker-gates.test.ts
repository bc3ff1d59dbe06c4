import { expect, test } from 'vitest';
import type { StoredGate } from '../../../src/core/figures/stored.js';
import type { Policy } from '../../../src/core/gates/compare-and-gate.js';
import type { GateVerdict } from '../../../src/core/gates/evaluate-gates.js';
import type { Gate } from '../../../src/core/gates/gate.js';
import { storedGates, weakerGates } from '../../../src/core/gates/weaker-gates.js';

const POLICY: Policy = { gates: [], minCoverage: 1, baselineRequired: false };
const gate = (name: string, operator: StoredGate['operator'], limit: number) => ({ name, operator, limit });

test.each([
  ['a lower minimum', gate('min-steps-score', '>=', 0.8), gate('min-steps-score', '>=', 0.7), 0.7],
  ['a higher maximum', gate('max-regressions', '<=', 0), gate('max-regressions', '<=', 1), 1],
  ['a gate that is not set', gate('max-regressions', '<=', 0), gate('min-steps-score', '>=', 0.8), null],
  ['a limit to the other side', gate('micro.x', '>=', 1), gate('micro.x', '<=', 1), null],
])('%s is weaker', (_, there, own, here) => {
  expect(weakerGates([there], [own])).toEqual([{ name: there.name, required: there.limit, here }]);
});

test.each([
  ['equal', [gate('micro.x', '>=', 0.8)]],
  ['stricter', [gate('micro.x', '>', 0.9)]],
  ['one of two', [gate('micro.x', '>=', 0.1), gate('micro.x', '>=', 0.8)]],
])('gates are not weaker that are %s', (_, own) => {
  expect(weakerGates([gate('micro.x', '>=', 0.8)], own)).toEqual([]);
});

test('a baseline has the share of answers, and each test of drops that its own is as strict as', () => {
  const verdict = { ...gate('max-steps-drop', '<=', 0.05), kind: 'max-steps-drop' } as GateVerdict;
  const drop = (of: 'plain' | 'auto' | 'significant') =>
    storedGates([verdict], { ...POLICY, gates: [{ kind: 'max-steps-drop', limit: 0.05, test: of } as Gate] });
  expect(drop('auto').map(({ name }) => name)).toEqual([
    ...['min-coverage', 'max-steps-drop', 'drop-test: auto', 'drop-test: significant'],
  ]);
  expect(weakerGates(drop('auto'), drop('plain'))).toEqual([]);
  expect(weakerGates(drop('plain'), drop('significant')).map(({ name }) => name)).toEqual([
    ...['drop-test: plain', 'drop-test: auto'],
  ]);
  expect(storedGates([], POLICY)).toEqual([]);
});

test('a run that may pass without responses is weaker than one that may not, with or without gates', () => {
  const skip = storedGates([], { ...POLICY, ifNoResponses: 'skip' });
  const weaker = [{ name: 'if-no-responses', required: 'fail', here: 'skip' }];
  expect([weakerGates([], skip), weakerGates(skip, skip), weakerGates(skip, [])]).toEqual([weaker, [], []]);
});
