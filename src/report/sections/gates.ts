import type { Trouble } from '../../core/answers/judge.js';
import type { JudgedMetric } from '../../core/answers/summary.js';
import type { GateReason, GateVerdict } from '../../core/runs/gates.js';
import type { Report } from '../../core/runs/report.js';
import { fixed } from '../../core/text/numerals.js';
import { notComparedText } from '../baseline.js';
import type { Block, ViewOptions } from '../blocks.js';
import { placesApart, placesOf, visibleDigits } from '../numbers.js';
import { code, type Text } from '../text.js';

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
      rows: gates.map(gateRow),
    },
  ];
}

function gateRow(gate: GateVerdict): Text[] {
  const { name, operator, limit, value } = gate;
  const digits = digitsOf(gate);
  return [
    [code(name)],
    [`${SIGNS[operator]} ${fixed(limit, digits)}`],
    [value === null ? '–' : fixed(value, digits)],
    resultOf(gate, digits),
  ];
}

/** Shares have three digits, counts none; more where the limit has more, or where it takes more to see the breach. */
export function digitsOf({ name, limit, value, outcome }: GateVerdict): number {
  const usual = /number_of|steps\.|tokens/.test(name) ? 0 : /cost|elapsed/.test(name) ? 2 : 3;
  const digits = Math.max(usual, placesOf(limit));
  const isBreach = outcome === 'failed' || outcome === 'warned';
  return isBreach && value !== null ? placesApart(value, limit, digits) : digits;
}

function resultOf({ outcome, operator, value, limit, reason }: GateVerdict, digits: number): Text {
  if (outcome === 'passed') return ['✅ passed'];
  if (outcome === 'skipped') return ['not checked'];
  if (value === null) return ['❌ ', ...(reason ? gateReasonText(reason) : [])];
  const isLeast = operator.startsWith('>');
  const by = Math.abs(limit - value);
  if (by === 0) return [`❌ must be ${isLeast ? 'above' : 'below'} it`];
  const missed = `${fixed(by, visibleDigits(by, digits))} ${isLeast ? 'short' : 'over'}`;
  if (outcome === 'failed') return [`❌ ${missed}`];
  return [`⚠️ ${missed}`, ...(reason ? [', ', ...gateReasonText(reason)] : [])];
}

/** Why a gate has no figure to check, or did not fail with one. */
export function gateReasonText(reason: GateReason): Text {
  switch (reason.kind) {
    case 'no-reference-steps':
      return ['no question has reference steps'];
    case 'nothing-shared':
      return ['no question with reference steps is the same on both sides'];
    case 'not-compared':
      return notComparedText(reason.why);
    case 'within-noise':
      return ['within rerun noise'];
    case 'no-data':
      return [`no response has ${reason.metric}`];
    case 'partly-judged':
      return [partlyJudged(reason.metric)];
    case 'not-finite':
      return ['not a finite number'];
    case 'unknown-figure':
      return ['this run has no such figure'];
  }
}

/** "partial: 120 of 400 judged (280 over budget)" */
function partlyJudged({ judged, expected, troubles }: JudgedMetric): string {
  const why = Object.entries(troubles).map(([kind, count]) => `${count} ${NOT_JUDGED[kind as Trouble]}`);
  return `partial: ${judged} of ${expected} judged (${why.join(', ')})`;
}

const NOT_JUDGED: Readonly<Record<Trouble, string>> = {
  answer: 'without a usable reply',
  unavailable: 'without a reply',
  budget: 'over budget',
  unbounded: 'of unknown cost',
  stopped: 'not asked after useless replies',
  blank: 'with a blank text',
  cancelled: 'cancelled',
};
