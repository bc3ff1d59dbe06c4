import { MAX_LINE_TEXT } from '../shown.js';
import { looksTyped } from '../tables/cells.js';
import { jsonText } from '../text/json.js';
import { cutTo } from '../text/values.js';

/** A value for display, shortened to one or two lines. */
export function shownValue(value: unknown): string {
  return cutTo(asText(value), MAX_LINE_TEXT);
}

/** A value for display next to another one. Next to a number, a text that looks like a number is quoted. */
export function quotedBeside(value: unknown, other: unknown): unknown {
  const isBesideValue = ['number', 'bigint', 'boolean'].includes(typeof other);
  return isBesideValue ? quotedNumeral(value) : value;
}

/** Quotes a text that looks like a number or a boolean; other values are unchanged. */
export function quotedNumeral(value: unknown): unknown {
  return typeof value === 'string' && looksTyped(value) ? JSON.stringify(value) : value;
}

/**
 * Two different values for display. Next to a number, a text that looks like one is quoted. If they would look
 * the same, texts are quoted next to other values, and two texts are shortened to the part in which they differ, with
 * its invisible characters written out. Long texts are always shortened.
 */
export function shownApart(reference: unknown, actual: unknown): [string, string] {
  const [left, right] = [asText(reference), asText(actual)];
  const areTexts = typeof reference === 'string' && typeof actual === 'string';
  const isLong = areTexts && Math.max(left.length, right.length) > LINE && left !== right;
  if (look(left) !== look(right) && !isLong) {
    return [shownValue(quotedBeside(reference, actual)), shownValue(quotedBeside(actual, reference))];
  }
  if (left !== right) return differingParts(left, right);
  return [reference, actual]
    .map((value) => (typeof value === 'string' ? JSON.stringify(left) : left))
    .map(shownValue) as [string, string];
}

/** A value as text: JSON, unless it is a text. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : jsonText(value);
}

/** Letters that a reader does not see. */
const UNSEEN = /[\p{C}\u115f\u1160\u3164\uffa0]/gu;

/** Characters of a value that a line of a report shows. */
const LINE = 110;

/** The visible form of a text in one line: blanks are folded, invisible characters are removed. */
function look(text: string): string {
  const beginning = text
    .slice(0, 4 * LINE)
    .normalize('NFC')
    .replace(/\s+/g, ' ');
  return beginning.replace(UNSEEN, '').trim().slice(0, LINE);
}

/** Characters shown before and after the first difference. */
const [BEFORE, AFTER] = [15, 25];

/** The parts of two texts near their first difference. Only these are split into characters. */
export function differingParts(left: string, right: string): [string, string] {
  const at = firstDifferenceOf(left, right);
  const part = (text: string): string => {
    const before = [...text.slice(Math.max(0, at - 2 * BEFORE - 2), at)].slice(-BEFORE).join('');
    const after = [...text.slice(at, at + 2 * AFTER)].slice(0, AFTER).join('');
    const isCut = at + after.length < text.length;
    return `${at > before.length ? '…' : ''}"${written(before + after)}"${isCut ? '…' : ''}`;
  };
  return [part(left), part(right)];
}

function firstDifferenceOf(left: string, right: string): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return at > 0 && /[\ud800-\udbff]/.test(left.charAt(at - 1)) ? at - 1 : at;
}

/** Escapes characters that are invisible, combine with a letter, or would be folded into one blank. */
function written(text: string): string {
  return signedBlanks(text).replace(/(?! )[\p{C}\p{Z}\p{M}\u115f\u1160\u3164\uffa0]/gu, escapeOf);
}

/** Example: `\u{200b}`. */
export function escapeOf(letter: string): string {
  return `\\u{${letter.codePointAt(0)?.toString(16)}}`;
}

const SIGNS: Readonly<Record<string, string>> = { ' ': '␣', '\t': '␉', '\n': '␊', '\r': '␍' };

/**
 * The text with visible blanks: signs replace repeated blanks, blanks at both ends, and all other than the plain blank. One plain
 * blank between words is unchanged. Example: `MO␣␣T1`, `a␉b`, `a\u{a0}b`.
 */
export function signedBlanks(text: string): string {
  return text.replace(/ +|[^\S ]/g, (blanks, at: number) => {
    const isJoint = blanks === ' ' && at > 0 && at < text.length - 1;
    return isJoint ? blanks : signsOf(blanks);
  });
}

function signsOf(blanks: string): string {
  return Array.from(blanks, (blank) => SIGNS[blank] ?? escapeOf(blank)).join('');
}

/** Makes invisible characters of a line visible: at its end all blanks, elsewhere all except plain spaces. */
export function signedLine(line: string): string {
  const [start, end] = [line.length - line.trimStart().length, line.trimEnd().length];
  if (start >= end) return line;
  const words = line.slice(start, end).replace(/[^\S ]/g, signsOf);
  return `${line.slice(0, start)}${words}${signsOf(line.slice(end))}`;
}

/** Signs for the blanks inside a name such as `MO      300` in running text. Blanks between sentences and for layout are unchanged. */
export function signedNames(text: string): string {
  return text.replace(/(?<=[^\s.,:;!?])[ ] +(?=\S)/g, signsOf);
}
