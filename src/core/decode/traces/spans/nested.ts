import type { Mapping } from '../../../values.js';

type Node = { value?: unknown; readonly children: Map<string, Node> };

/** No convention nests its attributes more deeply. */
const MAX_DEPTH = 20;

/** The value that flattened attributes below a prefix stand for: parts that are numbers make a list. */
export function nestedAt(attributes: Mapping, prefix: string): unknown {
  const whole = attributes[prefix];
  if (Object.hasOwn(attributes, prefix) && typeof whole === 'object') return whole;
  const root: Node = { children: new Map() };
  for (const [key, value] of Object.entries(attributes)) {
    if (!key.startsWith(`${prefix}.`)) continue;
    const parts = key.slice(prefix.length + 1).split('.');
    if (parts.length <= MAX_DEPTH) nodeAt(root, parts).value = value;
  }
  return treeValue(root);
}

function nodeAt(root: Node, parts: readonly string[]): Node {
  let node = root;
  for (const part of parts) {
    const next: Node = node.children.get(part) ?? { children: new Map() };
    node.children.set(part, next);
    node = next;
  }
  return node;
}

function treeValue({ value, children }: Node): unknown {
  if (children.size === 0) return value;
  const entries = [...children].map(([key, child]) => [key, treeValue(child)] as const);
  if (!entries.every(([key]) => /^\d+$/.test(key))) return Object.fromEntries(entries);
  return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, item]) => item);
}
