import yaml from 'js-yaml';
import { LOAD_OPTIONS } from './yaml.js';

type Path = readonly (string | number)[];

/** Where a value stands in its file. */
export interface Place {
  /** 1-based. */
  readonly line: number;
  /** The text of the value, null where it is an alias or only a value around it could be found. */
  readonly text: string | null;
}

interface PlacedNode {
  readonly from: number;
  to: number;
  result: unknown;
  readonly children: PlacedNode[];
}

/** The parser's state as its listener sees it; its types do not describe it. */
interface ParserState {
  readonly position: number;
  readonly result: unknown;
}

/**
 * Finds the places of paths in a YAML or JSON text, or of the nearest value around them. Parses the text anew, so
 * only for messages.
 */
export function placesInYaml(text: string): (path: Path) => Place | null {
  const root: PlacedNode = { from: 0, to: text.length, result: undefined, children: [] };
  const open = [root];
  const listener = (event: string, state: ParserState): void => {
    if (event === 'open') {
      const node: PlacedNode = { from: state.position, to: 0, result: undefined, children: [] };
      open.at(-1)?.children.push(node);
      open.push(node);
    } else {
      Object.assign(open.pop() ?? {}, { to: state.position, result: state.result });
    }
  };
  try {
    yaml.load(text, { ...LOAD_OPTIONS, listener } as yaml.LoadOptions);
  } catch {
    return () => null;
  }
  return (path) => placeOf(text, root.children[0] ?? root, path);
}

function placeOf(text: string, root: PlacedNode, path: Path): Place {
  let node = unwrap(root);
  for (const part of path) {
    const child = childAt(node, part);
    if (!child) return placed(text, node, null);
    node = unwrap(child);
  }
  return placed(text, node, withoutProperties(text.slice(startOf(text, node), node.to).trim()));
}

/** Lines are counted only where they are asked for: that takes the whole text before them. */
function placed(text: string, node: PlacedNode, written: string | null): Place {
  return {
    get line() {
      return lineOf(text, node);
    },
    text: written,
  };
}

/** A scalar without its anchor and tag; an alias stands for a value that is written elsewhere. */
function withoutProperties(written: string): string | null {
  return written.startsWith('*') ? null : written.replace(/^(?:[&!]\S*\s+)+/, '');
}

/** The parser tries a scalar or flow value as the first key of a mapping, which leaves a node around its node. */
function unwrap(node: PlacedNode): PlacedNode {
  const only = node.children.length === 1 ? node.children[0] : undefined;
  return only && only.result === node.result ? unwrap(only) : node;
}

/** Children of a mapping are its keys and values in turn, those of a list its items. */
function childAt(node: PlacedNode, part: string | number): PlacedNode | undefined {
  if (typeof part === 'number') return node.children[part];
  const key = node.children.findIndex((child, index) => index % 2 === 0 && unwrap(child).result === part);
  return key < 0 ? undefined : node.children[key + 1];
}

/** A node opens before the blanks and comments that stand before its text. */
function startOf(text: string, node: PlacedNode): number {
  const blank = /(?:\s|#.*(?=\n|$))*/y;
  blank.lastIndex = node.from;
  return node.from + (blank.exec(text)?.[0].length ?? 0);
}

function lineOf(text: string, node: PlacedNode): number {
  let line = 1;
  const start = startOf(text, node);
  for (let at = text.indexOf('\n'); at >= 0 && at < start; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
