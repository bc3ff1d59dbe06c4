import type { Aggregates } from '../../core/entries/result-types.js';
import { baselineQuestion } from '../../core/figures/baseline-file.js';
import type { QuestionFigures } from '../../core/figures/figures.js';
import type { Report } from '../../core/gates/report.js';
import { MAX_LINE_TEXT } from '../../core/shown.js';
import { type Block, type ListItem, VISIBLE_REGRESSIONS, type ViewOptions } from '../words/blocks.js';
import { whyOf } from '../words/cause-sentences.js';
import {
  code,
  codeLine,
  cut,
  cutMiddle,
  fenceFor,
  type Inline,
  oneLine,
  plain,
  type Text,
  verdictSign,
} from '../words/text.js';
import { comparisonFile } from './files.js';
import type { RunReport } from './report-types.js';
import { type View, viewOf } from './view.js';

/**
 * Text that renderers or GitHub turn into a link, mention, reference or emoji. Renderers differ in the characters that
 * they allow before it, so the patterns check few of them.
 */
const LINK_PATTERNS: readonly RegExp[] = [
  // Mentions and mail addresses, references to issues.
  /@\S/,
  /#\w/,
  // Addresses of all schemes, and emoji by name; two digits and a colon are a time instead, as in 10:30:00.
  /:(?:\/\/|(?!\d\d:)[\w+-]+:)/,
  /www\./i,
  /(?<![a-z\d])(?:gh|ghsa|cve)-\w/i,
  // A full or short commit: GitHub links 7 digits or more. The fraction of a number is not a commit.
  /(?<![a-z\d])(?!(?<=\d\.)\d+(?![a-z\d]))[\da-f]{7,40}(?![a-z\d])/i,
];

const LEADING_MARKS = /^["'([{]+/;
const TRAILING_MARKS = ')]}"\'.,;:!?…';

/**
 * Escapes untrusted text for Markdown: no part of it can become markup, HTML, a link, a mention or a reference. A word
 * that could become one of these is written as code, which is never interpreted and can be copied unchanged. The text
 * is cut in its middle before it is escaped.
 */
export function escapeMarkdown(text: string, length = MAX_LINE_TEXT): string {
  return cutMiddle(oneLine(text), length)
    .split(' ')
    .map((word) => (LINK_PATTERNS.some((pattern) => pattern.test(word)) ? wrapInCode(word) : escapeSigns(word)))
    .join(' ')
    .replace(/^(?:[-+](?=\s|$)|[-=][-=\s]*$|#+(?=\s|$))/, '\\$&')
    .replace(/^(\d+)(?=[.)](?:\s|$))/, '$1\\');
}

function wrapInCode(word: string): string {
  const start = LEADING_MARKS.exec(word)?.[0].length ?? 0;
  let end = word.length;
  while (end > start && TRAILING_MARKS.includes(word.charAt(end - 1))) end -= 1;
  return `${escapeSigns(word.slice(0, start))}${codeSpan(word.slice(start, end))}${escapeSigns(word.slice(end))}`;
}

function escapeSigns(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_~[\]|$]/g, '\\$&');
}

/** Untrusted text as code. Bars are in a separate tag, because in a fence they end a table cell in some renderers. */
export function codeSpan(text: string, length = MAX_LINE_TEXT): string {
  const parts = (cut(codeLine(text), length) || ' ').split(/(\|+)/).filter((part) => part !== '');
  return parts
    .map((part) => (part.startsWith('|') ? `<code>${part.replaceAll('|', '&#124;')}</code>` : fenceText(part)))
    .join('');
}

/** Fences a text with more backticks than it contains, with blanks where renderers need or remove them. */
function fenceText(text: string): string {
  const fence = fenceFor(text, 1);
  const hasEdgeBacktick = text.startsWith('`') || text.endsWith('`');
  const hasEdgeBlanks = text.startsWith(' ') && text.endsWith(' ') && text.trim() !== '';
  return `${fence}${hasEdgeBacktick || hasEdgeBlanks ? ` ${text} ` : text}${fence}`;
}

/** End and start of two pieces that would become one sign together: a longer fence, an image. */
const JOINTS = [
  ['`', '`'],
  ['!', '['],
] as const;

/** Running text as Markdown, with a blank between pieces that would be parsed as one. */
export function inlineMarkdown(text: Text): string {
  const isJoint = (markdown: string, next: string) =>
    JOINTS.some(([end, start]) => markdown.endsWith(end) && next.startsWith(start));
  return text
    .map(renderInline)
    .reduce((markdown, next) => `${markdown}${isJoint(markdown, next) ? ' ' : ''}${next}`, '');
}

function renderInline(part: Inline): string {
  if (typeof part === 'string') return escapeKeepingBlanks(part);
  if ('code' in part) return codeSpan(part.code);
  if ('strong' in part) return `**${inlineMarkdown(part.strong)}**`;
  if ('grey' in part) return inlineMarkdown(part.grey);
  const { text, url, isCode } = part.link;
  return `[${isCode ? codeSpan(text) : escapeMarkdown(text)}](${url})`;
}

/** Escapes a piece of a sentence; keeps the blanks at both ends, which escaping would trim. */
function escapeKeepingBlanks(text: string): string {
  const words = text.trim();
  const leadingBlank = text.trimStart() === text ? '' : ' ';
  const trailingBlank = words === '' || text.trimEnd() === text ? '' : ' ';
  return `${leadingBlank}${escapeMarkdown(words)}${trailingBlank}`;
}

/** Renders a view as GitHub-flavoured Markdown, block by block; blocks are independent and can be omitted. */
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
      // Two blanks at the end of a line are a line break in files and job summaries; comments have one in any case.
      return `> [!${block.level.toUpperCase()}]\n${block.lines.map((line) => `> ${inlineMarkdown(line)}`).join('  \n')}`;
    case 'details': {
      const body = block.blocks.map(renderBlock).join('\n\n');
      return `<details><summary>${inlineMarkdown(block.summary)}</summary>\n\n${body}\n\n</details>`;
    }
    case 'list':
      return renderItems(block.items);
    case 'table':
      return renderTable(block);
  }
}

/** Each item is a paragraph: the question, and below it the reason. */
function renderItems(items: readonly ListItem[]): string {
  const paragraphs = items.map(({ lead, head, id, detail }) => {
    const idText = id === null ? '' : ` ${codeSpan(id)}`;
    return `${inlineMarkdown(lead)}${inlineMarkdown(head)}${idText}  \n${inlineMarkdown(detail)}`;
  });
  return paragraphs.join('\n\n');
}

function renderTable({ columns, rows }: Extract<Block, { kind: 'table' }>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = `|${columns.map(({ align }) => (align === 'right' ? '--:' : ':--')).join('|')}|`;
  const head = line(columns.map(({ head }) => inlineMarkdown(head)));
  return [head, rule, ...rows.map((row) => line(row.map(inlineMarkdown)))].join('\n');
}

/** The full report as Markdown, without the limits of a comment. */
export function renderFullReport(report: Report, { thisRun, ids }: Pick<ViewOptions, 'thisRun' | 'ids'>): string {
  const viewOptions = {
    visibleRegressions: VISIBLE_REGRESSIONS,
    rows: Number.POSITIVE_INFINITY,
    footer: [],
    textOf: questionText,
  };
  return renderMarkdown(viewOf(report, { thisRun, ...(ids && { ids }), ...viewOptions }));
}

/** The text of a question, or its id if it has none, as in a baseline. */
export function questionText({ text, id }: Pick<QuestionFigures, 'text' | 'id'>): Inline {
  return text ?? code(id);
}

/** The comparison file with the aggregates and every question. */
export function reportJson(report: Report): RunReport {
  return {
    ...comparisonFile(report),
    // Result of `aggregateSamples` for an evaluated run.
    aggregates: report.run.aggregates as Aggregates,
    questions: report.run.questions.map((question) => ({
      ...baselineQuestion(question, 'full'),
      ...(question.rules && question.rules.broken.length > 0 && { rules_broken: question.rules.broken }),
      ...(question.checks && question.checks.failed.length > 0 && { answer_checks_failed: question.checks.failed }),
      question_text: question.text,
      ...(question.why && { why: plain(whyOf(question)) }),
    })),
  };
}
