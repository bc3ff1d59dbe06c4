import { spawnSync } from 'node:child_process';

/** GitHub's own renderer, as Debian's package `cmark-gfm` has it. */
const COMMAND = 'cmark-gfm';
const EXTENSIONS = ['table', 'strikethrough', 'autolink', 'tasklist', 'footnotes'].flatMap((name) => ['-e', name]);

export const HAS_CMARK = spawnSync(COMMAND, ['--version']).status === 0;
if (!HAS_CMARK) console.warn(`no ${COMMAND} on this machine: comments are read by micromark alone`);

/** An element of the tree that cmark-gfm reads out of Markdown. */
export interface CmarkNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What it holds, where it holds no further elements. */
  readonly text: string;
}

/** All elements of a comment, in the order of the text; none where the renderer is missing. */
export function cmarkNodes(markdown: string): CmarkNode[] {
  if (!HAS_CMARK) return [];
  const { stdout } = spawnSync(COMMAND, ['-t', 'xml', '--unsafe', ...EXTENSIONS], {
    ...{ input: markdown, encoding: 'utf8' as const, maxBuffer: 256 * 1024 * 1024 },
  });
  // A footnote has no name of its own there.
  const elements = [...stdout.matchAll(/<(<unknown>|[a-z_]+)((?: [\w:]+="[^"]*")*)(?: \/)?>([^<]*)/g)];
  return elements.map(([, name = '', attributes = '', text = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescaped(value)]),
    ),
    text: unescaped(text),
  }));
}

function unescaped(text: string): string {
  const names: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };
  return text.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => names[name] as string);
}
