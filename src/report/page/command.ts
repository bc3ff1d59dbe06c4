import type { PageOptions } from './model.js';

/** Maximum length of an id in a command: nobody can type a longer one. */
const MAX_ID = 1_000;

/**
 * The command that shows one question in a terminal; null where no quoting holds in POSIX shells, PowerShell and cmd.exe alike.
 * Example: `stepgate show "q 1" results`.
 */
export function commandOf(id: string, { results, baseline }: Pick<PageOptions, 'results' | 'baseline'>): string | null {
  if (results === null || id.length > MAX_ID) return null;
  const words = [id, results, ...(baseline === null ? [] : [baseline])].map(quoted);
  const [question, folder, base] = words;
  if (words.includes(null)) return null;
  const isFlag = [id, results].some((word) => word.startsWith('-'));
  const option = base === undefined ? [] : ['--baseline', base];
  const operands = [question, folder];
  return ['stepgate', 'show', ...(isFlag ? [...option, '--', ...operands] : [...operands, ...option])].join(' ');
}

/** A word as all shells take it: as it is, or between double quotes; null where these change it in some shell. */
function quoted(word: string): string | null {
  if (/^[\w./:-]+$/.test(word)) return word;
  return word === '' || /["“”„$`\\%!\p{C}\u2028\u2029]/u.test(word) ? null : `"${word}"`;
}
