import yaml from 'js-yaml';
import type { Path } from '../../core/text/values.js';
import type { Problem } from '../../core/words/errors.js';
import { detachText, LOAD_OPTIONS } from './yaml.js';

/** The location of a value in its file. */
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
  /** Values of a mapping by key, built on first use. */
  values?: ReadonlyMap<unknown, PlacedNode>;
}

/**
 * Finds the locations of paths in a YAML or JSON text. A missing path gets the location of the nearest enclosing value.
 * Parses the text again, so it is only for messages.
 */
export function placesInYaml(text: string): (path: Path) => Place | null {
  const root = parseNodes(text);
  if (root === null) return () => null;
  const source = { text, lineAt: makeLineCounter(text) };
  return (path) => findPlace(source, root, path);
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

interface Source {
  readonly text: string;
  readonly lineAt: (offset: number) => number;
}

function findPlace(source: Source, root: PlacedNode, path: Path): Place {
  const { text } = source;
  let node = unwrap(root);
  for (const part of path) {
    const child = childAt(node, part);
    if (!child) return makePlace(source, node, null);
    node = unwrap(child);
  }
  return makePlace(source, node, withoutProperties(text.slice(findStart(text, node), node.to).trim()));
}

/** Makes a place. Its line is computed on access. */
function makePlace({ text, lineAt }: Source, node: PlacedNode, written: string | null): Place {
  return {
    get line() {
      return lineAt(findStart(text, node));
    },
    text: written,
  };
}

/** Removes anchor and tag from a scalar; null for an alias, whose value is written elsewhere. */
export function withoutProperties(written: string): string | null {
  return written.startsWith('*') ? null : written.replace(/^(?:[&!]\S*\s+)+/, '');
}

/** Removes the extra outer node that the parser creates when it tries a value as the first key of a mapping. */
export function unwrap(node: PlacedNode): PlacedNode {
  const onlyChild = node.children.length === 1 ? node.children[0] : undefined;
  return onlyChild && onlyChild.result === node.result ? unwrap(onlyChild) : node;
}

/**
 * The child at a key or index. The children of a mapping are alternating keys and values; those of a list its items.
 */
export function childAt(node: PlacedNode, part: string | number): PlacedNode | undefined {
  if (typeof part === 'number') return node.children[part];
  node.values ??= mapValues(node);
  return node.values.get(part);
}

function mapValues({ children }: PlacedNode): ReadonlyMap<unknown, PlacedNode> {
  const values = new Map<unknown, PlacedNode>();
  for (let at = 0; at + 1 < children.length; at += 2) {
    const [key, value] = children.slice(at, at + 2);
    if (key && value && !values.has(unwrap(key).result)) values.set(unwrap(key).result, value);
  }
  return values;
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
  let ends: number[] | null = null;
  return (offset) => {
    ends ??= lineEnds(text);
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? offset) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

function lineEnds(text: string): number[] {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at);
  return ends;
}
