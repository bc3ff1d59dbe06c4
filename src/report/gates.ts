import type { GateVerdict } from '../core/gates.js';
import type { Report } from '../core/report.js';
import { score, whole } from './numbers.js';
import { code, type Text } from './text.js';
import type { Block, ViewOptions } from './view.js';

const SIGNS = { '>=': '≥', '>': '>', '<=': '≤', '<': '<' } as const;

/** The gates as a table when one failed; while all passed a sentence says so, and what was skipped is a note. */
export function gateBlocks({ gates }: Report, { thisRun }: ViewOptions): Block[] {
  if (gates.every(({ outcome }) => outcome !== 'failed')) return [];
  return [
    {
      kind: 'table',
      columns: [
        { head: ['Gate'], align: 'left' },
        { head: ['Required'], align: 'right' },
        { head: [thisRun], align: 'right' },
        { head: ['Result'], align: 'left' },
      ],
      rows: gates.map((gate) => [
        [code(gate.name)],
        [`${SIGNS[gate.operator]} ${figure(gate.name, gate.limit)}`],
        [gate.value === null ? '–' : figure(gate.name, gate.value)],
        resultOf(gate),
      ]),
    },
  ];
}

/** Shares have three digits, counts none. */
function figure(name: string, value: number): string {
  if (/number_of|steps\.|tokens/.test(name)) return whole(value);
  return /cost|elapsed/.test(name) ? String(Number(value.toPrecision(4))) : score(value);
}

function resultOf({ name, outcome, operator, value, limit, reason }: GateVerdict): Text {
  if (outcome === 'passed') return ['✅ passed'];
  if (outcome === 'skipped') return [`not checked: ${reason}`];
  if (value === null) return [`❌ ${reason}`];
  const missed = `${figure(name, Math.abs(limit - value))} ${operator.startsWith('>') ? 'short' : 'over'}`;
  return [outcome === 'warned' ? `⚠️ ${missed}, ${reason}` : `❌ ${missed}`];
}
