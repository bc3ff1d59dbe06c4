import type { WeakerGate } from '../comparison/notices.js';
import type { StoredGate } from '../figures/stored.js';
import type { GateVerdict } from './evaluate-gates.js';
import type { DropRule, Gate } from './gate.js';

/** What a run must meet, and a baseline file says that it had to. */
export interface Requirements {
  readonly gates: readonly Gate[];
  /** The minimum share of selected questions with a response, in [0, 1]. */
  readonly minCoverage: number;
  /** What a run without any response is; absent: it fails. */
  readonly ifNoResponses?: 'fail' | 'skip';
}

const STRICTEST_FIRST: readonly DropRule['test'][] = ['plain', 'auto', 'significant'];

/** With the required share of answers, and each test of a drop that theirs is at least as strict as. */
export function storedGates(verdicts: readonly GateVerdict[], { gates, minCoverage, ifNoResponses }: Requirements) {
  const stored = verdicts.map(({ name, operator, limit }) => ({ name, operator, limit }));
  const drops = gates.flatMap((gate) => (gate.kind === 'max-steps-drop' ? [gate] : []));
  const tests = drops.flatMap(({ test, limit }) => {
    const names = STRICTEST_FIRST.slice(STRICTEST_FIRST.indexOf(test));
    return names.map((name) => ({ name: `drop-test: ${name}`, operator: '<=' as const, limit }));
  });
  const coverage = { name: 'min-coverage', operator: '>=' as const, limit: minCoverage };
  return [...(stored.length === 0 ? [] : [coverage, ...stored, ...tests]), ...(ifNoResponses === 'skip' ? [SKIP] : [])];
}

/** Marks a run that would not fail without responses; older files lack the mark, and their runs would fail. */
const SKIP = { name: 'if-no-responses: skip', operator: '>=', limit: 0 } as const;
const isSkip = ({ name }: StoredGate) => name === SKIP.name;

/** That a run may pass without responses, which the other may not. */
export function skipIfWeaker(others: readonly StoredGate[]): WeakerGate[] {
  return others.some(isSkip) ? [] : [{ name: 'if-no-responses', required: 'fail', here: 'skip' }];
}

/** The gates of another run that this one has with an easier limit, or not at all. */
export function weakerGates(others: readonly StoredGate[], own: readonly StoredGate[]): WeakerGate[] {
  const weaker = others.flatMap((other): WeakerGate[] => {
    if (isSkip(other)) return [];
    const isLeast = other.operator.startsWith('>');
    const same = own.filter(({ name, operator }) => name === other.name && operator.startsWith('>') === isLeast);
    const limits = same.map(({ limit }) => limit);
    if (limits.length === 0) return [{ name: other.name, required: other.limit, here: null }];
    const here = isLeast ? Math.max(...limits) : Math.min(...limits);
    const isEasier = isLeast ? here < other.limit : here > other.limit;
    return isEasier ? [{ name: other.name, required: other.limit, here }] : [];
  });
  return own.some(isSkip) ? [...skipIfWeaker(others), ...weaker] : weaker;
}
