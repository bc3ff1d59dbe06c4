import type { Inline, Text } from './text.js';
import { cut, oneLine } from './text.js';
import type { Block, View } from './view.js';

/** Code points of a stranger's text shown in one cell. */
const MAX_CELL = 200;

/**
 * Makes a stranger's text plain text in Markdown: nothing in it can become markup, HTML, a link, a mention or a
 * reference. Cut first, then escaped.
 */
export function escapeMarkdown(text: string, length = MAX_CELL): string {
  return cut(oneLine(text), length)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_~[\]|$]/g, (character) => `\\${character}`)
    .replace(/#(?=\w)/g, '#&#8203;')
    .replace(/@(?=\w)/g, '@&#8203;')
    .replace(/(\w:)(?=\/\/)/g, '$1&#8203;')
    .replace(/\b(www)(?=\.)/gi, '$1&#8203;')
    .replace(/\b(gh)(?=-\d)/gi, '$1&#8203;')
    .replace(/\b([0-9a-f]{7})(?=[0-9a-f]{33}\b)/gi, '$1&#8203;')
    .replace(/^(?:[-+](?=\s|$)|[-=]+$|#+(?=\s|$))/, '\\$&')
    .replace(/^\d+(?=[.)]\s)/, '$&&#8203;');
}

/** A stranger's text as a code span, which a longer run of backticks fences. */
export function codeSpan(text: string, length = MAX_CELL): string {
  const line = cut(oneLine(text), length).replace(/\|/g, '\\|') || ' ';
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
  return `[${escapeMarkdown(part.link.text)}](${part.link.url})`;
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
  const title = `## ${view.passed ? '✅' : '❌'} ${inlineMarkdown(view.title)}`;
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
  return [head, rule, ...rows.map((row) => line(row.map(inlineMarkdown)))].join('\n');
}
