import type { Mapping } from '../../text/values.js';

type Node = { value?: unknown; readonly children: Map<string, Node> };

/** Maximum depth of nested attributes; more than any convention uses. */
const MAX_DEPTH = 20;

/**
 * Rebuilds the value of flattened attributes below a prefix; numeric parts make a list.
 * Example: `llm.output_messages.0.message.role`.
 */
export function nestedAt(attributes: Mapping, prefix: string): unknown {
  const wholeValue = attributes[prefix];
  if (Object.hasOwn(attributes, prefix) && typeof wholeValue === 'object') return wholeValue;
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
