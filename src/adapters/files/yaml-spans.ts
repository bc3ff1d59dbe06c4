import type { Path } from '../../core/text/values.js';
import {
  childAt,
  findStart,
  makeLineCounter,
  type PlacedNode,
  parseNodes,
  unwrap,
  withoutProperties,
} from './yaml-positions.js';

/** Where the text of a value starts and ends, so that it can be replaced. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** 1-based. */
  readonly line: number;
  /** Characters before the key of the value in its line: its text has to be indented by more. */
  readonly keyColumn: number;
  /** Whether the value is within brackets or braces, where it has to be on one line. */
  readonly isFlow: boolean;
}

/**
 * Finds where the values of paths are written. Null for a path that the text does not have itself, as what an alias or
 * a merge key brings.
 */
export function spansInYaml(text: string): (path: Path) => Span | null {
  const root = parseNodes(text);
  if (root === null) return () => null;
  const lineAt = makeLineCounter(text);
  return (path) => {
    let node = unwrap(root);
    let [keyFrom, isFlow] = [0, false];
    for (const part of path) {
      isFlow ||= startsFlow(text, node);
      const child = childAt(node, part);
      if (!child) return null;
      keyFrom = findStart(text, typeof part === 'string' ? (keyNodeOf(node, part) ?? child) : child);
      node = unwrap(child);
    }
    const from = Math.min(findStart(text, node), text.length);
    const to = Math.min(findEnd(text, node), text.length);
    // An empty value is written right after its key; what follows belongs to others.
    const place = to <= from ? { from: node.from, to: node.from } : { from, to };
    const keyColumn = keyFrom - (text.lastIndexOf('\n', keyFrom - 1) + 1);
    return { ...place, line: lineAt(place.from), keyColumn, isFlow };
  };
}

/** Whether a list or mapping is written in brackets or braces. */
function startsFlow(text: string, node: PlacedNode): boolean {
  const written = withoutProperties(text.slice(findStart(text, node), node.to)) ?? '';
  return written.startsWith('{') || written.startsWith('[');
}

function keyNodeOf({ children }: PlacedNode, key: string): PlacedNode | undefined {
  return children.find((child, at) => at % 2 === 0 && unwrap(child).result === key);
}

/** Whether a text is a block scalar, after its properties. */
const BLOCK_SCALAR = /^(?:[&!]\S*\s+)*[|>][-+0-9]{0,2}[ \t]*(?:#[^\r\n]*)?\r?\n/;

/** The end of a node's text, without the blanks and comments that the parser reads after it. */
function findEnd(text: string, node: PlacedNode): number {
  const from = findStart(text, node);
  if (from >= node.to) return from;
  const written = text.slice(from, node.to);
  const alias = /^\*[^\s,[\]{}]+/.exec(written);
  if (alias) return from + alias[0].length;
  if (BLOCK_SCALAR.test(written)) return from + written.replace(/\n[ \t]*$/, '').trimEnd().length;
  const isBlock = node.children.length > 0 && !startsFlow(text, node);
  if (isBlock) return Math.max(from, ...node.children.map((child) => findEnd(text, unwrap(child))));
  return from + written.trimEnd().length;
}
