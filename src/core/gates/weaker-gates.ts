import type { WeakerGate } from '../comparison/notices.js';
import type { StoredGate } from '../figures/figures.js';
import type { GateVerdict } from './evaluate-gates.js';

/** The gates of a run as its baseline file has them, with the required share of answers. */
export function storedGates(gates: readonly GateVerdict[], minCoverage: number): StoredGate[] {
  const stored = gates.map(({ name, operator, limit }) => ({ name, operator, limit }));
  return stored.length === 0 ? [] : [{ name: 'min-coverage', operator: '>=', limit: minCoverage }, ...stored];
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
