import type { QuestionFigures } from '../../core/runs/figures.js';
import { whole } from '../../core/text/numerals.js';
import { increment } from '../../core/text/values.js';
import { kindText, whyText } from './cause-sentences.js';
import { differenceText } from './differences.js';
import { joined, plain, type Text } from './text.js';

/** Text of an unknown cause. */
export const UNKNOWN = '–';

/** Why a question missed, with the first short difference of the calls; a dash if the cause is unknown. */
export function whyOf({ why, status }: Pick<QuestionFigures, 'why' | 'status'>): Text {
  return why ? [...whyText({ ...why, status }), ...differenceText(why.detail)] : [UNKNOWN];
}

/**
 * "10 × extra rows · 5 × missing rows", the most frequent first: counts questions, not rows. Empty if no cause is
 * known.
 */
export function causeCounts(questions: readonly QuestionFigures[]): Text {
  const counts = new Map<string, number>();
  const texts = new Map<string, Text>();
  for (const { why, status } of questions) {
    if (!why) continue;
    const text = kindText({ ...why, status });
    texts.set(plain(text), text);
    increment(counts, plain(text));
  }
  const sortedCounts = [...counts].sort((a, b) => b[1] - a[1]);
  return joined(
    sortedCounts.map(([key, count]): Text => [`${whole(count)} × `, ...(texts.get(key) ?? [])]),
    ' · ',
  );
}
