import type { Corpus } from '../model.js';
import { counted } from '../text/numerals.js';
import { splitAtStars } from '../text/wildcards.js';
import { decodePatterns } from './select.js';

const SHOWN = 3;

/** Why patterns select no question of a corpus: what the first one would have to be. */
export function nothingSelected({ questions }: Corpus, patterns: readonly string[]): string {
  const decoded = decodePatterns(patterns);
  const [only] = decoded;
  const why = `no question is selected by ${patterns.join(', ')}`;
  if (decoded.length !== 1 || only?.kind === 'sample' || only?.without !== false) return why;
  const none = `no question is selected: ${patterns[0]} matches none of ${counted(questions.length, 'question')}`;
  const [start = '', ...others] = splitAtStars(only.value);
  if (only.kind === 'tag' || others.length > 0) return none;
  const names = new Set(questions.map(({ id, templateId }) => (only.kind === 'id' ? id : templateId)));
  const near = [...names].filter((name) => name.startsWith(start)).slice(0, SHOWN);
  const hint = near.length === 0 ? '' : `; ${only.kind}s that begin so: ${near.join(', ')}`;
  return `${none}; only * is a wildcard${hint}`;
}
