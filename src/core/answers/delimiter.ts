import type { Hash } from '../runs/select.js';
import { quoted } from './prompts.js';

/** Characters of a delimiter: enough that no text can contain the hash of itself. */
const LENGTH = 18;

/**
 * Makes delimiters out of the texts that they stand around, so that equal texts make equal requests. A word that occurs in
 * one of them is replaced by the next.
 */
export function makeDelimiter(hash: Hash): (texts: readonly string[]) => string {
  return (texts) => {
    const shown = [...texts, ...texts.map(quoted)];
    for (let attempt = 0; ; attempt++) {
      const word = hash(JSON.stringify(['delimiter', attempt, ...texts])).slice(0, LENGTH);
      if (!shown.some((text) => text.includes(word))) return word;
    }
  };
}
