import { signedBlanks } from '../../core/text/blanks.js';

/** A piece of running text: plain, a name, or stressed. Renderers escape it; nothing here is markup yet. */
export type Inline = string | { readonly code: string } | { readonly strong: Text } | { readonly link: Link };
export type Text = readonly Inline[];

/** Links have addresses of this action only: of a text from a file they may have a fragment, percent-encoded. */
export interface Link {
  /** Any text: renderers escape it. */
  readonly text: string;
  readonly url: string;
  /** The text is a name, which is copied as it is. */
  readonly isCode?: boolean;
}

/** A name or a value. Its blanks are signed at once: nothing later can tell them apart. */
export function code(text: string): Inline {
  return { code: codeLine(text) };
}

export function strong(...text: Inline[]): Inline {
  return { strong: text };
}

/** What a sign says of a run. */
export interface Verdict {
  /** Null: there is no verdict. */
  readonly passed: boolean | null;
  /** It passed, and only because there is no gate: nothing was right, or nothing could be. */
  readonly isDoubtful?: boolean;
  /** There is no gate, so that nothing could fail. */
  readonly isUngated?: boolean;
}

/** The sign of a verdict before a title; nothing where there is none. */
export function verdictSign({ passed, isDoubtful, isUngated }: Verdict): string {
  if (passed === null) return '';
  if (!passed) return '❌ ';
  return isDoubtful ? '⚠️ ' : isUngated ? '➖ ' : '✅ ';
}

/** Texts with a separator between them. */
export function joined(texts: readonly Text[], separator: string): Text {
  return texts.flatMap((text, index) => (index === 0 ? text : [separator, ...text]));
}

/** The words alone. */
export function plain(text: Text): string {
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('code' in part) return part.code;
      return 'strong' in part ? plain(part.strong) : part.link.text;
    })
    .join('');
}

/** The words as Markdown writes them in one line of a file: names stand in backticks. */
export function marked(text: Text): string {
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('code' in part) return `\`${part.code}\``;
      return 'strong' in part ? marked(part.strong) : part.link.text;
    })
    .join('');
}

/** The same read back. */
export function unmarked(line: string): Text {
  return line.split(/`([^`]+)`/).flatMap((part, at) => (at % 2 === 1 ? code(part) : part === '' ? [] : part));
}

/**
 * Characters that draw nothing or change the reading direction; untrusted text may not contain them. A warning sign keeps
 * the one that makes it an emoji.
 */
const INVISIBLE =
  /(?!(?<=\u26a0)\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff0-\ufff8]/gu;

/** A text without what draws nothing; line ends become blanks. */
export function visible(text: string): string {
  return text.replace(/\s/g, ' ').replace(INVISIBLE, '');
}

/** One line of untrusted text: white space folded, control, bidi and zero-width characters taken out. */
export function oneLine(text: string): string {
  return visible(text.replace(/\s+/g, ' ')).trim();
}

/** Maximum length of a name or value in a line: places show far less. */
const MAX_CODE = 4_000;

/**
 * A name or a value in one line. Blanks that a reader would not see have signs, because values can differ in nothing else. A line
 * end with the blanks around it becomes one blank.
 */
export function codeLine(text: string): string {
  const lines = cut(text, MAX_CODE).split(/[\r\n]+/);
  const [first = '', ...rest] = lines;
  const last = rest.pop();
  if (last === undefined) return visible(signedBlanks(first));
  const parts = [first.trimEnd(), ...rest.map((line) => line.trim()), last.trimStart()];
  return visible(signedBlanks(parts.filter((part) => part !== '').join(' ')));
}

/** A message of several lines for a terminal: what it quotes may hold characters that move the cursor. */
export function printable(message: string): string {
  return message.replace(INVISIBLE, (character) => ('\n\t'.includes(character) ? character : '\ufffd'));
}

/** JSON that reads as before and holds no character that steers a terminal. */
export function printableJson(json: string): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return json.replace(INVISIBLE, (character) =>
    character === '\n' ? character : character.split('').map(escaped).join(''),
  );
}

/** Cut to a number of characters, by code point, with an ellipsis where something was cut. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const points = [...text.slice(0, length * 2 + 2)];
  return points.length <= length ? text : `${points.slice(0, length - 1).join('')}…`;
}

/**
 * One harmless line of untrusted text. The runner takes `::` at the start of a line, blanks or not, and `##[` anywhere
 * as commands.
 */
export function plainLine(text: string, length: number): string {
  return cut(oneLine(text), length).replace(/^::/, ': :').replaceAll('##[', '## [');
}
