import type { ShownGate } from '../../core/runs/evaluate-gates.js';
import { gateDigits } from '../../core/runs/gate.js';
import type { Report } from '../../core/runs/report.js';
import { fixed } from '../../core/text/numerals.js';
import type { Block, ViewOptions } from '../words/blocks.js';
import { gateReasonText } from '../words/gate-reasons.js';
import { placesApart, placesOf, visibleDigits } from '../words/numbers.js';
import { code, type Text } from '../words/text.js';

const SIGNS = { '>=': '≥', '>': '>', '<=': '≤', '<': '<' } as const;

/**
 * The gates as a table if one failed. Otherwise a sentence of the summary covers passed gates, and a note skipped ones.
 */
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

/** Table row of a gate: name, limit, figure and result. `reason`: why there is no figure, or why it did not fail. */
export function gateCells(gate: ShownGate, reason: Text): Text[] {
  const { name, operator, limit, value } = gate;
  const digits = digitsOf(gate);
  return [
    [code(name)],
    [`${SIGNS[operator]} ${fixed(limit, digits)}`],
    [value === null ? '–' : fixed(value, digits)],
    resultText(gate, digits, reason),
  ];
}

/** Decimals of a gate: 3 for shares, 0 for counts; more if the limit has more, or to show how a limit was missed. */
export function digitsOf({ name, limit, value, outcome }: ShownGate): number {
  const digits = Math.max(gateDigits(name), placesOf(limit));
  const isBreach = outcome === 'failed' || outcome === 'warned';
  return isBreach && value !== null ? placesApart(value, limit, digits) : digits;
}

function resultText({ outcome, operator, value, limit }: ShownGate, digits: number, reason: Text): Text {
  if (outcome === 'passed') return ['✅ passed'];
  if (outcome === 'skipped') return ['not checked'];
  if (value === null) return ['❌ ', ...reason];
  const isMinimum = operator.startsWith('>');
  const difference = Math.abs(limit - value);
  if (difference === 0) return [`❌ must be ${isMinimum ? 'above' : 'below'} it`];
  const missedBy = `${fixed(difference, visibleDigits(difference, digits))} ${isMinimum ? 'short' : 'over'}`;
  if (outcome === 'failed') return [`❌ ${missedBy}`];
  return [`⚠️ ${missedBy}`, ...(reason.length > 0 ? [', ', ...reason] : [])];
}
