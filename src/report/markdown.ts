import type { Block } from './blocks.js';
import { cutApart } from './cut-apart.js';
import type { Inline, Text } from './text.js';
import { codeLine, cut, oneLine, verdictSign } from './text.js';
import type { View } from './view.js';

/** Code points of untrusted text shown in one cell. */
const MAX_CELL = 200;

/** Draws nothing, and ends what a renderer or GitHub would make a link, a mention or a reference of. */
const BREAK = '\u200b';

/** After these a break is put: the renderers differ in what may stand before, so little is asked of that. */
const LIVE: readonly RegExp[] = [
  // Mentions and mail addresses, references to issues.
  /@(?=\S)/g,
  /#(?=\w)/g,
  // Addresses of all schemes, and emoji by name.
  /:(?=\/\/|[\w+-]+:)/g,
  /www(?=\.)/gi,
  /(?<![a-z\d])(?:gh|ghsa|cve)(?=-\w)/gi,
  // A numbered list.
  /^\d+(?=[.)]\s)/g,
];

/** What may be a commit, whole or shortened: GitHub takes 7 digits and more. The fraction of a number is none. */
const COMMIT = /(?<![a-z\d])(?!(?<=\d\.)\d+(?![a-z\d]))[\da-f]{7,40}(?![a-z\d])/gi;

/**
 * Makes untrusted text plain text in Markdown: nothing in it can become markup, HTML, a link, a mention or a
 * reference. Cut first, then escaped.
 */
export function escapeMarkdown(text: string, length = MAX_CELL): string {
  return LIVE.reduce((rest, start) => rest.replace(start, `$&${BREAK}`), cut(oneLine(text), length))
    .replace(COMMIT, (digits) => digits.replace(/.{6}(?=.)/g, `$&${BREAK}`))
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_~[\]|$]/g, (character) => `\\${character}`)
    .replace(/^(?:[-+](?=\s|$)|[-=]+$|#+(?=\s|$))/, '\\$&')
    .replaceAll(BREAK, '&#8203;');
}

/**
 * Untrusted text as code. A longer run of backticks fences it; with a bar, which no fence holds back from ending a
 * cell in all renderers, it is escaped text in a tag.
 */
export function codeSpan(text: string, length = MAX_CELL): string {
  const line = cut(codeLine(text), length) || ' ';
  if (line.includes('|')) return `<code>${escapeMarkdown(line, length)}</code>`;
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const padded = line.startsWith('`') || line.endsWith('`') ? ` ${line} ` : line;
  return `${fence}${padded}${fence}`;
}

/** Running text as Markdown. */
export function inlineMarkdown(text: Text): string {
  return text.map(inline).join('');
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
