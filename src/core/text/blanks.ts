/** Signs of the blanks that a reader would take for one blank, or not see. */
const SIGNS: Readonly<Record<string, string>> = { ' ': '␣', '\t': '␉', '\n': '␊', '\r': '␍' };

/**
 * The text with visible blanks: several, those at an end, and all but the plain blank have signs. One plain blank
 * between words stays. Example: `MO␣␣T1`, `a␉b`, `a\u{a0}b`.
 */
export function signedBlanks(text: string): string {
  return text.replace(/ +|[^\S ]/g, (blanks, at: number) => {
    const isJoint = blanks === ' ' && at > 0 && at < text.length - 1;
    return isJoint ? blanks : signsOf(blanks);
  });
}

function signsOf(blanks: string): string {
  return Array.from(blanks, (blank) => SIGNS[blank] ?? `\\u{${blank.codePointAt(0)?.toString(16)}}`).join('');
}

/** A line of a longer text: what indents it stays, what ends it has signs, and so has each blank that is no plain one. */
export function signedLine(line: string): string {
  const [start, end] = [line.length - line.trimStart().length, line.trimEnd().length];
  if (start >= end) return line;
  const words = line.slice(start, end).replace(/[^\S ]/g, signsOf);
  return `${line.slice(0, start)}${words}${signsOf(line.slice(end))}`;
}

/** Signs for the blanks inside a name such as `MO      300` in running text; not for those between sentences, and not for layout. */
export function signedNames(text: string): string {
  return text.replace(/(?<=[^\s.,:;!?])[ ] +(?=\S)/g, signsOf);
}
