import type { PageOptions } from './model.js';

/** Nobody can type a longer one. */
const LONGEST_ID = 1_000;

/** The command that shows one question in a terminal; null where a reader could not run it. */
export function commandOf(id: string, { results, baseline }: Pick<PageOptions, 'results' | 'baseline'>): string | null {
  if (results === null || id.length > LONGEST_ID || /\p{C}/u.test(id)) return null;
  const base = baseline === null ? [] : ['--baseline', quoted(baseline)];
  return ['stepgate', 'show', quoted(id), quoted(results), ...base].join(' ');
}

/** As a shell takes it as one word. */
function quoted(word: string): string {
  return /^[\w@%+=:,./][\w@%+=:,./-]*$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
