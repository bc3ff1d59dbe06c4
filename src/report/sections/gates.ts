import type { ShownGate } from '../../core/gates/evaluate-gates.js';
import { gateDigits } from '../../core/gates/gate.js';
import type { Report } from '../../core/gates/report.js';
import { fixed } from '../../core/text/numerals.js';
import { type Block, left, right, type ViewOptions } from '../words/blocks.js';
import { gateReasonText, ofHundred, rerunWords } from '../words/failures.js';
import { placesApart, placesOf, visibleDigits } from '../words/numbers.js';
import { code, type Text } from '../words/text.js';

const SIGNS = { '>=': '≥', '>': '>', '<=': '≤', '<': '<' } as const;

/** The gates as a table, and what a drop over its limit means. */
export function gateBlocks({ gates }: Report, { thisRun }: ViewOptions): Block[] {
  if (gates.length === 0) return [];
  return [
    {
      kind: 'table',
      columns: [left('Gate'), right('Required'), right(thisRun.label), left('Result')],
      rows: gates.map((gate) => {
        const { reason, reruns } = gate;
        // In a cell, the chance in reruns alone is short enough for a terminal.
        if (reason?.kind === 'within-noise' && reruns) {
          return gateCells(gate, [`as in ${ofHundred(reruns.chance)} reruns`]);
        }
        return gateCells(gate, reason ? gateReasonText(reason) : []);
      }),
    },
    ...gates.flatMap(({ name, outcome, reason, reruns }): Block[] =>
      reruns && reason?.kind !== 'accepted'
        ? [{ kind: 'paragraph', text: [code(name), `: ${rerunWords(reruns, outcome)}.`] }]
        : [],
    ),
  ];
}

/** Table row of a gate: name, limit, figure and result. `reason`: why the figure is missing, or why it did not fail. */
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
