import type { PageOptions } from './model.js';

/** The command that shows one question in a terminal; null where a reader could not run it. */
export function commandOf(id: string, { results, baseline }: Pick<PageOptions, 'results' | 'baseline'>): string | null {
  if (results === null || /\p{C}/u.test(id)) return null;
  const base = baseline === null ? [] : ['--baseline', quoted(baseline)];
  return ['stepgate', 'show', quoted(id), quoted(results), ...base].join(' ');
}

/** As a shell takes it as one word. */
function quoted(word: string): string {
  return /^[\w@%+=:,./][\w@%+=:,./-]*$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
