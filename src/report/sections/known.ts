import type { QuestionDelta, RunDelta, SetAside } from '../../core/comparison/comparison.js';
import { isWrong, SAME_SCORE } from '../../core/figures/figures.js';
import type { Report } from '../../core/gates/report.js';
import { whole } from '../../core/text/numerals.js';
import { type Block, left, type ViewOptions } from '../words/blocks.js';
import { UNKNOWN, whyOf } from '../words/cause-sentences.js';
import { foldedTable } from '../words/numbers.js';
import { code, plain, type Text } from '../words/text.js';

/** "2 accepted and 1 quarantined": counts of known failures; empty without known failures. */
export function knownWords(setAside: readonly SetAside[]): string {
  const parts = (['accepted', 'quarantined'] as const).flatMap((kind) => {
    const count = setAside.filter(({ entry }) => entry.kind === kind).length;
    return count > 0 ? [`${whole(count)} ${kind}`] : [];
  });
  return parts.join(' and ');
}

/** Known failures that the gate and the statistics exclude: accepted ones whose score changed, and all quarantined ones. */
export function effectiveKnown({ setAside }: RunDelta): readonly SetAside[] {
  return setAside.filter(({ entry, delta }) => entry.kind === 'quarantined' || Math.abs(delta.change) > SAME_SCORE);
}

/** "2 accepted and 1 quarantined fell", for a title and for the counts; empty if no known failure dropped. */
export function droppedKnown({ setAside }: RunDelta): string[] {
  const words = knownWords(setAside.filter(({ delta }) => delta.change < -SAME_SCORE));
  return words === '' ? [] : [`${words} fell`];
}

/** "without 2 accepted and 1 quarantined", for a drop that excludes them. */
export function withoutKnownWords(delta: RunDelta): string[] {
  const words = knownWords(effectiveKnown(delta));
  return words === '' ? [] : [`without ${words}`];
}

/** Table of known failures with results and reasons; dropped ones are first. */
export function knownBlocks({ comparison }: Report, options: ViewOptions): Block[] {
  if (comparison.kind !== 'compared') return [];
  const shownKnown = [...effectiveKnown(comparison)].sort((a, b) => a.delta.change - b.delta.change);
  const columns = [left('Known failure'), left('Result'), left('Reason')];
  const summary = `Known failures: ${knownWords(shownKnown)}, not counted in max-steps-drop and regressions`;
  return foldedTable(summary, columns, shownKnown, options, ({ entry, delta }) => ({
    question: delta.head,
    cells: [[options.textOf(delta.head)], resultText(delta, comparison.label), reasonText(entry)],
  }));
}

/** "fell: 3 of 4 rows", "right", "wrong, as on `main`" */
function resultText(delta: QuestionDelta, label: string): Text {
  const { head, change } = delta;
  if (change < -SAME_SCORE) {
    const causeText = whyOf(head);
    return plain(causeText) === UNKNOWN ? ['fell'] : ['fell: ', ...causeText];
  }
  if (change > SAME_SCORE) return isWrong(head) ? ['rose'] : ['right, was wrong on ', code(label)];
  return isWrong(head) ? ['wrong, as on ', code(label)] : ['right, as on ', code(label)];
}

/** "the vendor removed the field (accepted until 2026-12-31)" */
export function reasonText({ kind, until, reason }: SetAside['entry']): Text {
  return [`${reason} (${kind}${until === null ? '' : ` until ${until}`})`];
}
