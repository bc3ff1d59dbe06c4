import { countRegressions, type RunDelta, removedRight } from '../comparison/comparison.js';
import { type CorpusChange, changeBefore, corpusEffect } from '../comparison/corpus-change.js';

export interface ComparisonFigure {
  readonly of: (delta: RunDelta) => number | null;
  /** Why a comparison has no such figure. */
  readonly without: 'not-scored-again' | 'nothing-paired' | 'other-selection';
}

/** Without a compared question there is nothing that could show a regression. */
export const REGRESSIONS: ComparisonFigure = {
  of: (delta) => (delta.paired > 0 ? countRegressions(delta) : null),
  without: 'nothing-paired',
};

/** The figures of a comparison that a gate can name, by their paths. */
export const COMPARISON_FIGURES: Readonly<Record<string, ComparisonFigure>> = {
  'comparison.corpus_change.edited': {
    of: ({ corpusChange, edited }) => corpusChange?.edited ?? edited.length,
    without: 'not-scored-again',
  },
  'comparison.corpus_change.change': ofEdits((change) => (change ? corpusEffect(change) : 0)),
  'comparison.corpus_change.change_before': ofEdits((change, { base, head }) => {
    if (change) return changeBefore(change);
    return base.micro === null || head.micro === null ? null : head.micro - base.micro;
  }),
  'comparison.corpus_change.favours_head': ofEdits((change) => (change?.unchecked ? null : (change?.favoursHead ?? 0))),
  'comparison.corpus_change.raises_head': ofEdits((change) => (change?.unchecked ? null : (change?.raisesHead ?? 0))),
  'comparison.regressions': REGRESSIONS,
  'comparison.removed_right': {
    of: (delta) => (delta.otherSelection ? null : removedRight(delta)),
    without: 'other-selection',
  },
};

/** A figure of edits; null: unknown, because some answers could not be scored again. */
function ofEdits(read: (change: CorpusChange | undefined, delta: RunDelta) => number | null): ComparisonFigure {
  return {
    of: (delta) => (delta.edited.length === 0 && !delta.notRescored ? read(delta.corpusChange, delta) : null),
    without: 'not-scored-again',
  };
}
