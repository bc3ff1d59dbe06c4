import type { Block } from '../words/blocks.js';
import { codeLine, cut, type Inline, oneLine, type Text, verdictSign } from '../words/text.js';
import type { View } from './view.js';

/** Code points of untrusted text shown in one cell. */
const MAX_CELL = 200;

/**
 * What the renderers or GitHub would make a link, a mention, a reference or an emoji of. They differ in what may stand
 * before it, so little is asked of that.
 */
const LIVE: readonly RegExp[] = [
  // Mentions and mail addresses, references to issues.
  /@\S/,
  /#\w/,
  // Addresses of all schemes, and emoji by name: none has two digits, as the minutes of a time.
  /:(?:\/\/|(?!\d\d:)[\w+-]+:)/,
  /www\./i,
  /(?<![a-z\d])(?:gh|ghsa|cve)-\w/i,
  // A commit, whole or shortened: GitHub takes 7 digits and more. The fraction of a number is none.
  /(?<![a-z\d])(?!(?<=\d\.)\d+(?![a-z\d]))[\da-f]{7,40}(?![a-z\d])/i,
];

/** Quotes, brackets and the marks of a sentence around a word. */
const BEFORE = /^["'([{]+/;
const AFTER = ')]}"\'.,;:!?…';

/**
 * Makes untrusted text plain text in Markdown: nothing in it can become markup, HTML, a link, a mention or a
 * reference. A word that could become one of these is code, in which nothing does, and from which it can be copied as it is.
 * Cut first, then escaped.
 */
export function escapeMarkdown(text: string, length = MAX_CELL): string {
  return cut(oneLine(text), length)
    .split(' ')
    .map((word) => (LIVE.some((live) => live.test(word)) ? asCode(word) : escapeSigns(word)))
    .join(' ')
    .replace(/^(?:[-+](?=\s|$)|[-=]+$|#+(?=\s|$))/, '\\$&')
    .replace(/^(\d+)(?=[.)](?:\s|$))/, '$1\\');
}

function asCode(word: string): string {
  const start = BEFORE.exec(word)?.[0].length ?? 0;
  let end = word.length;
  while (end > start && AFTER.includes(word.charAt(end - 1))) end -= 1;
  return `${escapeSigns(word.slice(0, start))}${codeSpan(word.slice(start, end))}${escapeSigns(word.slice(end))}`;
}

function escapeSigns(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_~[\]|$]/g, '\\$&');
}

/** Untrusted text as code. No fence holds back a bar from ending a cell in all renderers: it stands in a tag beside the rest. */
export function codeSpan(text: string, length = MAX_CELL): string {
  const parts = (cut(codeLine(text), length) || ' ').split(/(\|+)/).filter((part) => part !== '');
  return parts
    .map((part) => (part.startsWith('|') ? `<code>${part.replaceAll('|', '&#124;')}</code>` : fenced(part)))
    .join('');
}

/** A longer run of backticks than any inside fences a text; of blanks at both ends, a renderer takes one away. */
function fenced(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const isNext = text.startsWith('`') || text.endsWith('`');
  const isBetween = text.startsWith(' ') && text.endsWith(' ') && text.trim() !== '';
  return `${fence}${isNext || isBetween ? ` ${text} ` : text}${fence}`;
}

/** Ends and beginnings that would be one sign: a longer fence, an image. */
const JOINTS = [
  ['`', '`'],
  ['!', '['],
] as const;

/** Running text as Markdown. A blank stands between pieces that would be read as one. */
export function inlineMarkdown(text: Text): string {
  const isJoint = (all: string, next: string) =>
    JOINTS.some(([end, start]) => all.endsWith(end) && next.startsWith(start));
  return text.map(inline).reduce((all, next) => `${all}${isJoint(all, next) ? ' ' : ''}${next}`, '');
}

function inline(part: Inline): string {
  if (typeof part === 'string') return spaced(part);
  if ('code' in part) return codeSpan(part.code);
  if ('strong' in part) return `**${inlineMarkdown(part.strong)}**`;
  const { text, url, isCode } = part.link;
  return `[${isCode ? codeSpan(text) : escapeMarkdown(text)}](${url})`;
}

/** Escaping trims; the blanks that join the pieces of a sentence stay. */
function spaced(text: string): string {
  const words = text.trim();
  const before = text.trimStart() === text ? '' : ' ';
  const after = words === '' || text.trimEnd() === text ? '' : ' ';
  return `${before}${escapeMarkdown(words)}${after}`;
}

/** Renders a view as GitHub-flavoured Markdown, block by block; blocks stand for themselves and can be left out. */
export function renderMarkdown(view: View): string {
  const title = `## ${verdictSign(view)}${inlineMarkdown(view.title)}`;
  return `${[title, ...view.blocks.map(renderBlock)].join('\n\n')}\n`;
}

export function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return inlineMarkdown(block.text);
    case 'small':
      return `<sub>${inlineMarkdown(block.text)}</sub>`;
    case 'note':
      // Two blanks break a line in a file and in the job summary as a comment breaks it anyway.
      return `> [!${block.level.toUpperCase()}]\n${block.lines.map((line) => `> ${inlineMarkdown(line)}`).join('  \n')}`;
    case 'details': {
      const body = block.blocks.map(renderBlock).join('\n\n');
      return `<details><summary>${inlineMarkdown(block.summary)}</summary>\n\n${body}\n\n</details>`;
    }
    case 'table':
      return renderTable(block);
  }
}

function renderTable({ columns, rows }: Extract<Block, { kind: 'table' }>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = `|${columns.map(({ align }) => (align === 'right' ? '--:' : ':--')).join('|')}|`;
  const head = line(columns.map(({ head }) => inlineMarkdown(head)));
  return [head, rule, ...firstCellsApart(rows).map((row) => line(row.map(inlineMarkdown)))].join('\n');
}

/** Rows are distinguished by their first cell, a question's text that may be cut. */
function firstCellsApart(rows: readonly (readonly Text[])[]): readonly (readonly Text[])[] {
  const texts = rows.map(([cell]) => firstText(cell));
  const apart = cutApart(texts, MAX_CELL, (text) => cut(text, MAX_CELL));
  return rows.map(([cell = [], ...rest], index) => {
    const text = apart[index] ?? '';
    return text === texts[index] ? [cell, ...rest] : [[withText(cell[0], text)], ...rest];
  });
}

function firstText([first = '']: Text = []): string {
  if (typeof first === 'string') return oneLine(first);
  return 'link' in first ? oneLine(first.link.text) : '';
}

function withText(part: Inline = '', text: string): Inline {
  return typeof part === 'object' && 'link' in part ? { link: { ...part.link, text } } : text;
}

/** The share of the room that goes to what stands before the first difference. */
const CONTEXT = 1 / 8;
/** The share of the room that the common beginning keeps. */
const BEGINNING = 1 / 6;

/**
 * The texts, shortened in the middle where `shorten` (which cuts at the end) would make different ones look alike.
 * `room`: characters of a shortened text.
 */
export function cutApart(texts: readonly string[], room: number, shorten: (text: string) => string): string[] {
  const alike = new Map<string, Set<string>>();
  for (const text of texts) {
    const short = shorten(text);
    alike.set(short, (alike.get(short) ?? new Set()).add(text));
  }
  const apart = new Map<string, string>();
  for (const group of alike.values()) {
    if (group.size > 1)
      for (const [text, common] of commonLengths([...group])) apart.set(text, cutAt(text, common, room));
  }
  return texts.map((text) => apart.get(text) ?? text);
}

/** How long each text is the same as one of the others: in order, the nearest are next to each other. */
function commonLengths(texts: string[]): [text: string, length: number][] {
  texts.sort();
  return texts.map((text, index) => {
    const neighbours = [texts[index - 1], texts[index + 1]].filter((other) => other !== undefined);
    return [text, Math.max(...neighbours.map((other) => commonLength(text, other)))];
  });
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

function cutAt(text: string, common: number, room: number): string {
  const [start, from] = [Math.floor(room * BEGINNING), common - Math.floor(room * CONTEXT)].map((at) =>
    withinPair(text, at) ? at - 1 : at,
  ) as [number, number];
  return from <= start ? text : `${text.slice(0, start)}…${text.slice(from)}`;
}

/** Whether a place lies between the two halves of one character. */
function withinPair(text: string, at: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(Math.max(0, at - 1), at + 1));
}
