import type { QuestionFigures } from '../../core/runs/figures.js';
import { whole } from '../../core/text/numerals.js';
import { increment } from '../../core/text/values.js';
import { kindText, whyText } from './cause-sentences.js';
import { differenceText } from './differences.js';
import { joined, plain, type Text } from './text.js';

/** Stands where nothing is known of a cause. */
export const UNKNOWN = '–';

/** Why a question missed, and a first difference of the calls where it is short; a dash where nothing says. */
export function whyOf({ why, status }: Pick<QuestionFigures, 'why' | 'status'>): Text {
  return why ? [...whyText({ ...why, status }), ...differenceText(why.detail)] : [UNKNOWN];
}

/**
 * "10 × extra rows · 5 × missing rows", the most frequent first: questions are counted, not rows. Empty where nothing
 * says why.
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
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  return joined(
    sorted.map(([key, count]): Text => [`${whole(count)} × `, ...(texts.get(key) ?? [])]),
    ' · ',
  );
}
