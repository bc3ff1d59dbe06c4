import { type RunDelta, removedFailures } from '../core/delta.js';
import type { Report } from '../core/report.js';
import { judgeNotes } from './judge.js';
import { counted, score } from './numbers.js';
import { code, type Inline, joined, type Text } from './text.js';
import type { Block, ViewOptions } from './view.js';

/** What a reader must know before reading the figures. */
export function noteBlocks(report: Report, { thisRun }: ViewOptions): Block[] {
  const { comparison, gates, failures, notices } = report;
  const compared = comparison.kind === 'compared' ? comparison : null;
  const skipped = gates.filter(({ outcome }) => outcome === 'skipped').map(({ name }) => name);
  const edits = compared ? examEdits(report, compared, thisRun) : [];
  const lines: Text[] = [
    ...(compared ? edits : [withoutComparison(report)]),
    ...skipped.map((name): Text => [code(name), ' was not checked.']),
    ...failures.slice(1).map((failure): Text => [failure]),
    ...(compared?.notes ?? []).map((note): Text => codeQuoted(note)),
    ...(compared ? redBase(report, compared) : []),
    ...notices.map((notice): Text => codeQuoted(notice)),
    ...judgeNotes(report),
  ];
  const level = edits.length > 0 ? 'warning' : 'note';
  return lines.length === 0 ? [] : [{ kind: 'note', level, lines }];
}

/** Names that stand in backticks become code. */
function codeQuoted(text: string): Text {
  return text.split('`').map((part, index): Inline => (index % 2 === 1 ? code(part) : part));
}

function withoutComparison({ comparison }: Report): Text {
  if (comparison.kind !== 'incompatible') {
    const reason = comparison.kind === 'none' ? comparison.reason : '';
    return codeQuoted(`Nothing to compare with: ${reason}. This is not a "no regressions".`);
  }
  return [`Not compared with ${comparison.label}: ${comparison.reason}.`];
}

/** A base branch below the threshold explains a red pull request. */
function redBase({ gates }: Report, { base, label }: RunDelta): Text[] {
  const minimum = gates.find(({ name }) => name === 'min-steps-score');
  if (!minimum || base.micro === null || base.micro >= minimum.limit) return [];
  return [[code(label), ` itself is below the gate (${score(base.micro)}).`]];
}

/** A change of the exam itself: references edited, failing questions taken away. */
function examEdits(report: Report, delta: RunDelta, thisRun: string): Text[] {
  const failed = removedFailures(delta);
  const parts: Text[] = [
    ...(delta.edited.length > 0 ? [[`edits ${counted(delta.edited.length, 'reference')}`]] : []),
    ...(delta.removed.length > 0 ? [removal(delta, failed)] : []),
    ...(delta.added.length > 0 ? [[`adds ${counted(delta.added.length, 'question')}`]] : []),
  ];
  if (parts.length === 0) return [];
  const questions = delta.head.questions;
  const on =
    questions === 0
      ? ''
      : ` On the ${counted(questions, 'question')} that stayed the same: ${score(delta.head.micro)}.`;
  return [[`${thisRun} `, ...joined(parts, ' and '), '.', report.headline.micro === null ? '' : on]];
}

function removal(delta: RunDelta, failed: number): Text {
  const removed = `removes ${counted(delta.removed.length, 'question')}`;
  if (failed === 0) return [removed];
  return [`${removed}, of which ${failed} failed on `, code(delta.label)];
}
