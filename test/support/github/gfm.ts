import type { Nodes, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { type CmarkNode, cmarkNodes } from './cmark.js';

/** The only HTML that we write: hidden lines, folds, small print, code with a bar. */
const OWN_HTML =
  /<!-- (?:stepgate v1 [0-9a-f]{16}|run=\d+ attempt=\d+ sha=[0-9a-f]{7}…) -->|<\/?(?:details|summary|sub|code)>/g;

/** All that draws nothing but what makes a warning sign an emoji. */
const INVISIBLE = /(?!(?<=\u26a0)\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff0-\ufff8]/u;

/** What GitHub would make a mention, a reference or a link of, though Markdown does not. */
const LIVE: readonly [what: string, pattern: RegExp][] = [
  ['a mention', /(?:^|[^\w`/])@[a-z\d]/i],
  ['a reference', /(?:^|[^\w&])(?:[\w.-]+\/[\w.-]+)?#\d|\bgh-\d/i],
  ['a commit', /(?<![a-z\d])(?!(?<=\d\.)\d+(?![a-z\d]))[\da-f]{7,40}(?![a-z\d])/i],
  ['an advisory', /(?<![a-z\d])(?:ghsa-[a-z\d]|cve-\d)/i],
  ['an address', /:\/\/|www\./i],
  ['an emoji by name', /:(?!\d\d:)[\w+-]+:/],
  ['mathematics', /(?:^|[^\\])\$[^\s$](?:[^$]*[^\s$])?\$|(?:^|[^\\])\$`/],
  ['a character that turns or hides text', INVISIBLE],
];

export interface Parsed {
  /** What a reader could click, be called by, or take for ours; empty when all is well. */
  readonly problems: readonly string[];
  /** All text that is shown. */
  readonly text: string;
}

/** Reads a comment with two renderers and finds all that is not ours in it; `home` is where links may lead. */
export function parseComment(markdown: string, home: string): Parsed {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const problems: string[] = [];
  const texts: string[] = [];
  const visit = (node: Nodes): void => {
    problems.push(...problemsOf(node, home, markdown));
    if (node.type === 'text' || node.type === 'inlineCode') texts.push(node.value);
    if (node.type === 'html') texts.push(node.value.replace(OWN_HTML, ''));
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  problems.push(...cmarkNodes(markdown).flatMap((node) => cmarkProblems(node, home)));
  return { problems, text: texts.join('\n') };
}

function problemsOf(node: Nodes, home: string, markdown: string): string[] {
  switch (node.type) {
    case 'link':
      return node.url.startsWith(home) ? [] : [`a link to ${node.url}`];
    case 'html':
      return wrongHtml(node.value);
    case 'text':
      return LIVE.filter(([, pattern]) => pattern.test(source(node, markdown))).map(
        ([what]) => `${what}: ${node.value}`,
      );
    case 'table':
      return wrongTable(node);
    case 'heading':
      return node.depth === 2 ? [] : [`a heading of depth ${node.depth}`];
    case 'image':
    case 'imageReference':
    case 'linkReference':
    case 'definition':
    case 'footnoteReference':
    case 'footnoteDefinition':
    case 'code':
    case 'list':
    case 'thematicBreak':
    case 'delete':
    case 'emphasis':
      return [`${node.type} that is not ours`];
    default:
      return [];
  }
}

/** Elements that our comments are made of. */
const OWN_ELEMENTS = new Set([
  ...['document', 'paragraph', 'softbreak', 'linebreak', 'code', 'strong', 'block_quote'],
  ...['table', 'table_header', 'table_row', 'table_cell'],
]);

function cmarkProblems({ name, attributes, text }: CmarkNode, home: string): string[] {
  if (OWN_ELEMENTS.has(name)) return [];
  if (name === 'html_inline' || name === 'html_block') return wrongHtml(text);
  if (name === 'heading' && attributes.level === '2') return [];
  if (name === 'link' && attributes.destination?.startsWith(home)) return [];
  // Escaped dollars cannot be seen here: mathematics is looked for in what micromark reads.
  const live = LIVE.filter(([what, pattern]) => what !== 'mathematics' && pattern.test(text));
  if (name === 'text') return live.map(([what]) => `${what} for cmark-gfm: ${text}`);
  return [`${name} ${Object.values(attributes).join(' ')} for cmark-gfm`];
}

/** GitHub looks for mentions and references in the text that is drawn; what is written there breaks them. */
function source(node: Extract<Nodes, { type: 'text' }>, markdown: string): string {
  const { start, end } = node.position ?? {};
  const written = markdown.slice(start?.offset, end?.offset);
  return written.includes('\\$') ? node.value.replaceAll('$', '\\$') : node.value;
}

/** A fold's first line holds a text of ours beside its tags; nothing else may look like a tag, or be live. */
function wrongHtml(html: string): string[] {
  const rest = html.replace(OWN_HTML, '').trim();
  const live = LIVE.filter(([, pattern]) => pattern.test(rest)).map(([what]) => `${what} in HTML: ${rest}`);
  return /[<>]/.test(rest) ? [`HTML that is not ours: ${rest}`] : live;
}

function wrongTable({ children: [head, ...rows] }: Table): string[] {
  const cells = head?.children.length ?? 0;
  const odd = rows.filter(({ children }) => children.length !== cells);
  return odd.map(({ children }) => `a row with ${children.length} cells where ${cells} are`);
}
