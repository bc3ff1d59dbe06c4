import type { WeakerGate } from '../comparison/notices.js';
import type { StoredGate } from '../figures/figures.js';
import type { GateVerdict } from './evaluate-gates.js';
import type { DropRule, Gate } from './gate.js';

const STRICTEST_FIRST: readonly DropRule['test'][] = ['plain', 'auto', 'significant'];

/**
 * The gates of a run as its baseline file has them, with the required share of answers, and each test of a drop that theirs is at
 * least as strict as.
 */
export function storedGates(
  verdicts: readonly GateVerdict[],
  gates: readonly Gate[],
  minCoverage: number,
): StoredGate[] {
  const stored = verdicts.map(({ name, operator, limit }) => ({ name, operator, limit }));
  const drops = gates.flatMap((gate) => (gate.kind === 'max-steps-drop' ? [gate] : []));
  const tests = drops.flatMap(({ test, limit }) =>
    STRICTEST_FIRST.slice(STRICTEST_FIRST.indexOf(test)).map((name) => ({
      name: `drop-test: ${name}`,
      operator: '<=',
      limit,
    })),
  );
  return stored.length === 0 ? [] : [{ name: 'min-coverage', operator: '>=', limit: minCoverage }, ...stored, ...tests];
}

/** The gates of another run that this one has with an easier limit, or not at all. */
export function weakerGates(others: readonly StoredGate[], own: readonly StoredGate[]): WeakerGate[] {
  return others.flatMap((other): WeakerGate[] => {
    const isLeast = other.operator.startsWith('>');
    const same = own.filter(({ name, operator }) => name === other.name && operator.startsWith('>') === isLeast);
    const limits = same.map(({ limit }) => limit);
    if (limits.length === 0) return [{ name: other.name, required: other.limit, here: null }];
    const here = isLeast ? Math.max(...limits) : Math.min(...limits);
    const isEasier = isLeast ? here < other.limit : here > other.limit;
    return isEasier ? [{ name: other.name, required: other.limit, here }] : [];
  });
}
