import type { ShownGate } from '../../core/runs/evaluate-gates.js';
import type { Report } from '../../core/runs/report.js';
import { fixed } from '../../core/text/numerals.js';
import type { Block, ViewOptions } from '../words/blocks.js';
import { gateReasonText } from '../words/gate-reasons.js';
import { placesApart, placesOf, visibleDigits } from '../words/numbers.js';
import { code, type Text } from '../words/text.js';

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
        { head: [thisRun.label], align: 'right' },
        { head: ['Result'], align: 'left' },
      ],
      rows: gates.map((gate) => gateCells(gate, gate.reason ? gateReasonText(gate.reason) : [])),
    },
  ];
}

/** A gate in a table: its name, what it requires, the figure and the result. `reason`: why there is no figure, or no failure. */
export function gateCells(gate: ShownGate, reason: Text): Text[] {
  const { name, operator, limit, value } = gate;
  const digits = digitsOf(gate);
  return [
    [code(name)],
    [`${SIGNS[operator]} ${fixed(limit, digits)}`],
    [value === null ? '–' : fixed(value, digits)],
    resultOf(gate, digits, reason),
  ];
}

/** Shares have three digits, counts none; more where the limit has more, or where it takes more to see the breach. */
export function digitsOf({ name, limit, value, outcome }: ShownGate): number {
  const usual = /number_of|steps\.|rule_violations|tokens/.test(name) ? 0 : /cost|elapsed/.test(name) ? 2 : 3;
  const digits = Math.max(usual, placesOf(limit));
  const isBreach = outcome === 'failed' || outcome === 'warned';
  return isBreach && value !== null ? placesApart(value, limit, digits) : digits;
}

function resultOf({ outcome, operator, value, limit }: ShownGate, digits: number, reason: Text): Text {
  if (outcome === 'passed') return ['✅ passed'];
  if (outcome === 'skipped') return ['not checked'];
  if (value === null) return ['❌ ', ...reason];
  const isLeast = operator.startsWith('>');
  const by = Math.abs(limit - value);
  if (by === 0) return [`❌ must be ${isLeast ? 'above' : 'below'} it`];
  const missed = `${fixed(by, visibleDigits(by, digits))} ${isLeast ? 'short' : 'over'}`;
  if (outcome === 'failed') return [`❌ ${missed}`];
  return [`⚠️ ${missed}`, ...(reason.length > 0 ? [', ', ...reason] : [])];
}
