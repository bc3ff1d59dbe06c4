import { MAX_NAMED, MAX_TEXT } from '../../core/shown.js';
import { signedBlanks } from '../../core/steps/shown.js';

/** A piece of running text: plain, a name, stressed, grey, or a link. It is not markup; renderers escape it. */
export type Inline =
  | string
  | { readonly code: string }
  | { readonly strong: Text }
  | { readonly grey: Text }
  | { readonly link: Link };
export type Text = readonly Inline[];

/** A link. Addresses are built only by this action; text from a file is allowed only as a percent-encoded fragment. */
export interface Link {
  /** Any text: renderers escape it. */
  readonly text: string;
  readonly url: string;
  /** The text is a name, shown as code so that it can be copied. */
  readonly isCode?: boolean;
}

/** A name or a value. Its blanks are replaced by signs here, because later steps cannot distinguish them. */
export function code(text: string): Inline {
  return { code: codeLine(text) };
}

export function strong(...text: Inline[]): Inline {
  return { strong: text };
}

/** The result of a run, shown as a sign. */
export interface Verdict {
  /** Null: no verdict. */
  readonly passed: boolean | null;
  /** Whether it passed with a warning of a gate, or only because no gate is set: nothing was right, or scored. */
  readonly isDoubtful?: boolean;
  /** Whether no gate is set that could fail. */
  readonly isUngated?: boolean;
}

/** The sign of a verdict before a title; empty without a verdict. */
export function verdictSign({ passed, isDoubtful, isUngated }: Verdict): string {
  if (passed === null) return '';
  if (!passed) return '❌ ';
  return isDoubtful ? '⚠️ ' : isUngated ? '➖ ' : '✅ ';
}

/** A part of a sentence; false: none. */
type Part = Inline | Text | number | false;

/**
 * A sentence with names in it: say`no ${code(name)} step`. Words and texts in `${}` are one piece with the words beside them, which
 * Markdown escapes and cuts as one; the pieces of a list stay apart, and an empty list parts the words beside it.
 */
export function say(literals: TemplateStringsArray, ...parts: readonly Part[]): Text {
  const pieces: Inline[] = [];
  let words = literals[0] ?? '';
  for (const [at, part] of parts.entries()) {
    const next = literals[at + 1] ?? '';
    if (typeof part === 'object') {
      pieces.push(words, ...[part].flat());
      words = next;
    } else words += (part === false ? '' : part) + next;
  }
  return [...pieces, words].filter((piece) => piece !== '');
}

export function joined(texts: readonly Text[], separator: string): Text {
  return texts.flatMap((text, index) => (index === 0 ? text : [separator, ...text]));
}

export function joinedNames(names: readonly string[], separator = ', '): Text {
  const texts = names.map((name) => [code(name)]);
  return joined(texts, separator);
}

/** The text without any formatting. */
export function plain(text: Text): string {
  return written(text, String);
}

/** The text in one line of a file, as in Markdown: names are in backticks. */
export function marked(text: Text): string {
  return written(text, (name) => `\`${name}\``);
}

function written(text: Text, writeName: (name: string) => string): string {
  const parts = text.map((part) => {
    if (typeof part === 'string') return part;
    if ('code' in part) return writeName(part.code);
    if ('strong' in part) return written(part.strong, writeName);
    return 'grey' in part ? written(part.grey, writeName) : part.link.text;
  });
  return parts.join('');
}

/** Reads a text in the format of `marked`. */
export function unmarked(line: string): Text {
  return line.split(/`([^`]+)`/).flatMap((part, at) => (at % 2 === 1 ? code(part) : part === '' ? [] : part));
}

/**
 * Characters that are invisible or change the reading direction; they are removed from untrusted text, except the
 * variation selector that makes a warning sign an emoji.
 */
const INVISIBLE =
  /(?!(?<=\u26a0)\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff0-\ufff8]/gu;

/** Finds texts that may have such characters. Most texts do not, which this shows much faster than the pattern above. */
const UNUSUAL = /[^ -~]/;

/** Removes invisible characters; line ends become blanks. */
export function visible(text: string): string {
  return UNUSUAL.test(text) ? text.replace(/\s/g, ' ').replace(INVISIBLE, '') : text;
}

/** One line of untrusted text: collapses white space and removes control, bidi and zero-width characters. */
export function oneLine(text: string): string {
  return visible(text.replace(/\s+/g, ' ')).trim();
}

/** Backticks, more than a text has in a row, and not fewer than `least`. */
export function fenceFor(text: string, least: number): string {
  const runs = text.match(/`+/g) ?? [];
  return '`'.repeat(runs.reduce((most, run) => Math.max(most, run.length + 1), least));
}

/**
 * A name or a value in one line. Invisible blanks are replaced by signs, because values may differ only in them. A
 * line end and the blanks around it become one blank.
 */
export function codeLine(text: string): string {
  const lines = cut(text, MAX_TEXT).split(/[\r\n]+/);
  const [first = '', ...rest] = lines;
  const last = rest.pop();
  if (last === undefined) return visible(signedBlanks(first));
  const parts = [first.trimEnd(), ...rest.map((line) => line.trim()), last.trimStart()];
  return visible(signedBlanks(parts.filter((part) => part !== '').join(' ')));
}

/** A message of several lines for a terminal; replaces invisible characters, which could move the cursor. */
export function printable(message: string): string {
  if (!UNUSUAL.test(message)) return message;
  return message.replace(INVISIBLE, (character) => ('\n\t'.includes(character) ? character : '\ufffd'));
}

/** Escapes characters in JSON that would control a terminal; the parsed value stays the same. */
export function printableJson(json: string): string {
  const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return json.replace(INVISIBLE, (character) =>
    character === '\n' ? character : character.split('').map(escapeUnit).join(''),
  );
}

/** Cuts a text to a number of code points, with an ellipsis at the end of a cut text. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const points = [...text.slice(0, length * 2 + 2)];
  return points.length <= length ? text : `${points.slice(0, length - 1).join('')}…`;
}

/** Cuts a text in its middle to a number of code points: questions and ids differ in their ends, too. */
export function cutMiddle(text: string, length: number): string {
  if (text.length <= length) return text;
  const points = [...text];
  if (points.length <= length) return text;
  const end = Math.floor(length * 0.4);
  return `${points.slice(0, length - 1 - end).join('')}…${points.slice(points.length - end).join('')}`;
}

/**
 * One line of untrusted text without commands of the GitHub runner: `::` at the start of a line, also after blanks,
 * and `##[` anywhere.
 */
export function plainLine(text: string, length: number): string {
  return cut(oneLine(text), length).replace(/^::/, ': :').replaceAll('##[', '## [');
}

/** Quotes a word for all shells if needed; null if some shell would change it within double quotes. */
export function quoteWord(word: string): string | null {
  if (/^[\w./:-]+$/.test(word)) return word;
  return word === '' || /["“”„$`\\%!\p{C}\u2028\u2029]/u.test(word) ? null : `"${word}"`;
}

/** The first names of a list, and how many more there are. */
export function shortList(names: readonly string[]): Text {
  return shortTexts(names.map((name) => [code(name)]));
}

/** The same for texts. */
export function shortTexts(texts: readonly Text[]): Text {
  const restCount = texts.length - MAX_NAMED;
  return say`${joined(texts.slice(0, MAX_NAMED), ', ')}${restCount > 0 && ` and ${restCount} more`}`;
}
