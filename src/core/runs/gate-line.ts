import type { GateVerdict } from './evaluate-gates.js';

/** What a reader sees of a gate, also of one that was read from a file. */
export type ShownGate = Pick<GateVerdict, 'name' | 'operator' | 'limit' | 'value' | 'outcome'>;

/** A gate that failed, as one line; `reason`: why it has no figure. */
export function gateLine({ name, operator, limit, value }: ShownGate, reason: string): string {
  return `gate ${name}: required ${operator} ${limit}, got ${value ?? reason}`;
}
