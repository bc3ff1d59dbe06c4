import yaml from 'js-yaml';
import { once, type Path } from '../../core/text/values.js';
import type { Problem } from '../../core/words/errors.js';
import { detachText, LOAD_OPTIONS } from './yaml.js';

export interface Place {
  /** 1-based. */
  readonly line: number;
  /** The text of the value; null if it is an alias or only an enclosing value was found. */
  readonly text: string | null;
}

/** A value of a text with the position that the parser reports. */
export interface PlacedNode {
  readonly from: number;
  to: number;
  result: unknown;
  readonly children: PlacedNode[];
  /** The children of a mapping by key, built on first use. */
  entries?: ReadonlyMap<unknown, PlacedEntry>;
}

interface PlacedEntry {
  /** Of a list, the item itself. */
  readonly key: PlacedNode;
  readonly value: PlacedNode;
}

/** Finds the places of paths, or of what encloses them. Parses the text again, so it is only for messages. */
export function placesInYaml(text: string): (path: Path) => Place | null {
  const root = parseNodes(text);
  if (root === null) return () => null;
  const lineAt = makeLineCounter(text);
  return (path) => {
    const { node, isFound } = walkTo(text, root, path);
    const from = findStart(text, node);
    return {
      get line() {
        return lineAt(from);
      },
      text: isFound ? withoutProperties(text.slice(from, node.to).trim()) : null,
    };
  };
}

/** Parses the nodes of a text; null if it is invalid. */
export function parseNodes(text: string): PlacedNode | null {
  const root: PlacedNode = { from: 0, to: text.length, result: undefined, children: [] };
  const openNodes = [root];
  // The package's types do not describe the state of the parser.
  const listener = (event: string, state: { readonly position: number; result: unknown }): void => {
    if (event === 'open') {
      const node: PlacedNode = { from: state.position, to: 0, result: undefined, children: [] };
      openNodes.at(-1)?.children.push(node);
      openNodes.push(node);
    } else {
      detachText(state);
      Object.assign(openNodes.pop() ?? {}, { to: state.position, result: state.result });
    }
  };
  try {
    yaml.load(text, { ...LOAD_OPTIONS, listener } as yaml.LoadOptions);
  } catch {
    return null;
  }
  return root.children[0] ?? root;
}

/** Adds the lines of their paths to the problems of one file. */
export function problemsWithLines(problems: readonly Problem[], text: string): Problem[] {
  const placeOf = placesInYaml(text);
  return problems.map((problem) => {
    const { path = [] } = problem;
    return path.length === 0 ? problem : { ...problem, line: placeOf(path)?.line };
  });
}

/** Follows a path to its value, or else to the nearest one that encloses it. */
export function walkTo(text: string, root: PlacedNode, path: Path) {
  let node = unwrap(root);
  let [keyFrom, isFlow] = [0, false];
  for (const part of path) {
    isFlow ||= startsFlow(text, node);
    const entry = entryAt(node, part);
    if (!entry) return { node, keyFrom, isFlow, isFound: false };
    keyFrom = findStart(text, entry.key);
    node = unwrap(entry.value);
  }
  return { node, keyFrom, isFlow, isFound: true };
}

/** Whether a list or mapping is written in brackets or braces. */
export function startsFlow(text: string, node: PlacedNode): boolean {
  return /^[{[]/.test(withoutProperties(text.slice(findStart(text, node), node.to)) ?? '');
}

/** Removes anchor and tag from a scalar; null for an alias, whose value is written elsewhere. */
function withoutProperties(written: string): string | null {
  return written.startsWith('*') ? null : written.replace(/^(?:[&!]\S*\s+)+/, '');
}

/** Removes the extra outer node that the parser creates when it tries a value as the first key of a mapping. */
export function unwrap(node: PlacedNode): PlacedNode {
  const onlyChild = node.children.length === 1 ? node.children[0] : undefined;
  return onlyChild && onlyChild.result === node.result ? unwrap(onlyChild) : node;
}

/** The children of a mapping are alternating keys and values; those of a list its items. */
function entryAt(node: PlacedNode, part: string | number): PlacedEntry | undefined {
  if (typeof part === 'string') {
    node.entries ??= entriesOf(node);
    return node.entries.get(part);
  }
  const item = node.children[part];
  return item && { key: item, value: item };
}

function entriesOf({ children }: PlacedNode): ReadonlyMap<unknown, PlacedEntry> {
  const entries = new Map<unknown, PlacedEntry>();
  for (let at = 0; at + 1 < children.length; at += 2) {
    const [key, value] = children.slice(at, at + 2) as [PlacedNode, PlacedNode];
    const { result } = unwrap(key);
    if (!entries.has(result)) entries.set(result, { key, value });
  }
  return entries;
}

/** The start of a node's text, after the blanks and comments that the node includes. */
export function findStart(text: string, node: PlacedNode): number {
  let at = node.from;
  for (;;) {
    BLANK.lastIndex = at;
    at += BLANK.exec(text)?.[0].length ?? 0;
    if (text[at] !== '#') return at;
    const end = text.indexOf('\n', at);
    at = end < 0 ? text.length : end;
  }
}

const BLANK = /\s*/y;

/** Makes a function that returns the line of an offset. The first call scans the text once. */
export function makeLineCounter(text: string): (offset: number) => number {
  const ends = once(() => Array.from(text.matchAll(/\n/g), ({ index }) => index));
  return (offset) => {
    let [low, high] = [0, ends().length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends()[middle] ?? offset) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
