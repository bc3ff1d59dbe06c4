import { removedFailures } from '../../core/runs/compare.js';
import type { RunDelta } from '../../core/runs/comparison.js';
import type { RunFigures } from '../../core/runs/figures.js';
import { counted, whole } from '../../core/text/numerals.js';
import { score } from '../numbers.js';
import { code, joined, type Text } from '../text.js';

/** A change of the exam itself: references edited, failing questions taken away, questions added. */
export function corpusChange({ headline }: RunFigures, delta: RunDelta, thisRun: string): Text[] {
  const lost = delta.edited.filter(({ base, head }) => base.score !== null && head.score === null).length;
  const edited = delta.edited.length - lost;
  const parts: Text[] = [
    ...(edited > 0 ? [[`edits ${counted(edited, 'reference')}`]] : []),
    ...(lost > 0 ? [[`removes the reference steps of ${counted(lost, 'question')}`]] : []),
    ...(delta.removed.length > 0 ? [removal(delta)] : []),
    ...(delta.added.length > 0 ? [[`adds ${counted(delta.added.length, 'question')}`]] : []),
  ];
  if (parts.length === 0) return [];
  const sign = delta.edited.length + delta.removed.length > 0 ? '⚠️ ' : '';
  return [[`${sign}${thisRun} `, ...listed(parts), '.', ` ${unchangedScore(delta, headline.micro)}`]];
}

function unchangedScore({ head }: RunDelta, micro: number | null): string {
  if (head.questions === 0) return 'No question is unchanged, so none is compared.';
  return micro === null ? '' : `On the ${counted(head.questions, 'unchanged question')}: ${score(head.micro)}.`;
}

function removal(delta: RunDelta): Text {
  const [all, failed] = [delta.removed.length, removedFailures(delta)];
  const removed = `removes ${counted(all, 'question')}`;
  if (failed === 0) return [removed];
  const which = failed === all ? ' that failed on ' : `, ${whole(failed)} of which failed on `;
  return [removed, which, code(delta.label)];
}

/** "a, b and c" */
function listed(parts: readonly Text[]): Text {
  const [last = [], ...before] = [...parts].reverse();
  return before.length === 0 ? last : [...joined(before.reverse(), ', '), ' and ', ...last];
}
