import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

export const ROOT = join(import.meta.dirname, '../../..');

/** All pages that users and contributors read. */
export const PAGES = ['*.md', 'docs/**/*.md', 'examples/*.md', 'bench/*.md']
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .sort();

/** A code block of a page. */
export interface Block {
  readonly page: string;
  readonly line: number;
  /** The language and what follows it, as in `yaml corpus.yaml`. */
  readonly info: string;
  readonly text: string;
}

/** How blocks are recognised; the order matters, as the first that fits decides. */
const KINDS = {
  commands: ({ info }) => info === 'bash',
  output: ({ info }) => info === 'text',
  'vitest file': ({ info }) => info === 'ts vitest',
  program: ({ info, page }) => info === 'ts' && page === 'docs/library.md',
  file: ({ info, page }) => page === 'docs/graphrag-eval/differences.md' && /^(yaml|json) [\w.]+$/.test(info),
  'question templates': ({ info }) => info === 'yaml templates.yaml',
  'quick start': ({ page, info }) => page === 'docs/quick-start.md' && /^(yaml|js|turtle) [\w./-]+$/.test(info),
  'agent file': ({ info, page }) => page === 'docs/agents.md' && /^(yaml|json) [\w.]+$/.test(info),
  workflow: ({ info, text }) => info === 'yaml' && /^jobs:/m.test(text),
  'workflow step': ({ info, text }) => info === 'yaml' && /^ *- uses: /.test(text),
  corpus: ({ info, text }) => info === 'yaml' && text.startsWith('- template_id: '),
  'reference steps': ({ info, text }) => info === 'yaml' && text.startsWith('reference_steps:'),
  'known failures': ({ info, text }) => info === 'yaml' && text.startsWith('- question: '),
  questions: ({ info, text }) => info === 'yaml' && text.startsWith('- id: '),
  checks: ({ info, text }) => info === 'yaml' && /^(?:rules|answer):/.test(text),
  'reference step': ({ info, text }) => info === 'yaml' && text.startsWith('name: '),
  config: ({ info, text }) => info === 'yaml' && /^(llm|scoring):/.test(text),
  entry: ({ info, text }) => info === 'yaml' && text.startsWith('- group: '),
  detail: ({ info, text }) => info === 'yaml' && text.startsWith('detail:'),
  conditions: ({ info, text }) => info === '' && text.startsWith('What the queries ask for'),
  'wrapped records': ({ info, text }) => info === 'json' && text.includes('"simulations"'),
  trace: ({ info, text }) => info === 'json' && text.includes('"messages"'),
  response: ({ info, text }) => info === 'json' && text.includes('"actual_steps"'),
  question: ({ info, text }) => info === 'json' && text.includes('"question_text"'),
} satisfies Record<string, (block: Block) => boolean>;

export type Kind = keyof typeof KINDS;

/** What a block shows; null: nothing that a test knows how to run. */
export function kindOf(block: Block): Kind | null {
  return (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind](block)) ?? null;
}

const PARSED = new Map(PAGES.map((page) => [page, parse(readFileSync(join(ROOT, page), 'utf8'))]));

function parse(text: string): Nodes {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** The nodes of a type on a page, in their order. */
export function nodesOf<T extends Nodes['type']>(page: string, type: T): Extract<Nodes, { type: T }>[] {
  const found: Extract<Nodes, { type: T }>[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === type) found.push(node as Extract<Nodes, { type: T }>);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(PARSED.get(page) as Nodes);
  return found;
}

export const BLOCKS: readonly Block[] = PAGES.flatMap((page) =>
  nodesOf(page, 'code').map(({ lang, meta, value, position }: Code) => ({
    ...{ page, line: position?.start.line ?? 0, text: `${value}\n` },
    info: [lang, meta].filter(Boolean).join(' '),
  })),
);

export function blocksOf(kind: Kind): Block[] {
  return BLOCKS.filter((block) => kindOf(block) === kind);
}

/** `docs/corpus.md:45`, for the name of a test. */
export function placeOf({ page, line }: Block): string {
  return `${page}:${line}`;
}

/** The only block of a kind on a page. */
export function blockOn(page: string, kind: Kind): string {
  const [block, ...more] = blocksOf(kind).filter((one) => one.page === page);
  if (block === undefined || more.length > 0) throw new Error(`${page} needs one block of the kind ${kind}`);
  return block.text;
}
