/** Whether a text fits a pattern in which `*` matches any run of characters; linear, without a regular expression. */
export function fitsPattern(text: string, pattern: string): boolean {
  return fitsPieces(text, splitAtStars(pattern));
}

/** The texts between the `*` of a pattern; the whole pattern if it has no `*`. `\*` is a literal star, and `\\` a backslash. */
export function splitAtStars(pattern: string): readonly string[] {
  if (!pattern.includes('\\')) return pattern.split('*');
  const pieces = [''];
  for (const token of pattern.split(/(\\[\\*]|\*)/)) {
    if (token === '*') pieces.push('');
    else pieces.push(`${pieces.pop()}${/^\\[\\*]$/.test(token) ? token.slice(1) : token}`);
  }
  return pieces;
}

/** Whether a text fits the texts between the `*` of a pattern. */
export function fitsPieces(text: string, pieces: readonly string[]): boolean {
  const [head = '', ...rest] = pieces;
  const tail = rest.pop();
  if (tail === undefined) return text === head;
  if (!text.startsWith(head)) return false;
  let at = head.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - tail.length >= at && text.endsWith(tail);
}

/** The pattern that only this text fits. */
export function escapeStars(text: string): string {
  return text.replace(/\*|\\(?=[\\*])/g, '\\$&');
}

/** A compiled regular expression, or why it is invalid. */
export type Pattern =
  /** Whether some part of a text matches; null: the search would take too long, as the text is too long for the expression. */
  | { readonly kind: 'ok'; readonly matches: (text: string) => boolean | null }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Makes a regular expression of its source, with an engine that takes linear time. */
export type CompilePattern = (source: string, ignoreCase: boolean) => Pattern;
