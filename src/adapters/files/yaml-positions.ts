import yaml from 'js-yaml';
import type { Path } from '../../core/text/values.js';
import type { Problem } from '../../core/words/errors.js';
import { LOAD_OPTIONS } from './yaml.js';

/** The place of a value in its file. */
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
  /** Values of a mapping by key, built when first needed. */
  values?: ReadonlyMap<unknown, PlacedNode>;
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
  const root = parsedNodes(text);
  if (root === null) return () => null;
  const source = { text, lineAt: lineCounter(text) };
  return (path) => placeOf(source, root, path);
}

/** The keys of the mapping of a YAML text that are no texts, as they are written: `017` by `15`. */
export function writtenKeysInYaml(text: string): ReadonlyMap<string, string> {
  const { children } = unwrap(parsedNodes(text) ?? noNode(text));
  const keys = children.flatMap((node, at) => (at % 2 === 0 ? [unwrap(node)] : []));
  const odd = keys.filter(({ result }) => typeof result !== 'string');
  return new Map(odd.map((key) => [String(key.result), writtenText(text, key) ?? String(key.result)]));
}

function noNode({ length }: string): PlacedNode {
  return { from: 0, to: length, result: undefined, children: [] };
}

/** The nodes of a text, or null if it cannot be parsed. */
function parsedNodes(text: string): PlacedNode | null {
  const root = noNode(text);
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
    return null;
  }
  return root.children[0] ?? root;
}

/** Problems of one file with the lines that their paths have in its text. */
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

function placeOf(source: Source, root: PlacedNode, path: Path): Place {
  const { text } = source;
  let node = unwrap(root);
  for (const part of path) {
    const child = childAt(node, part);
    if (!child) return placed(source, node, null);
    node = unwrap(child);
  }
  return placed(source, node, writtenText(text, node));
}

function writtenText(text: string, node: PlacedNode): string | null {
  return withoutProperties(text.slice(startOf(text, node), node.to).trim());
}

/** Lines are counted only where they are asked for. */
function placed({ text, lineAt }: Source, node: PlacedNode, written: string | null): Place {
  return {
    get line() {
      return lineAt(startOf(text, node));
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
  node.values ??= valuesOf(node);
  return node.values.get(part);
}

function valuesOf({ children }: PlacedNode): ReadonlyMap<unknown, PlacedNode> {
  const values = new Map<unknown, PlacedNode>();
  for (let at = 0; at + 1 < children.length; at += 2) {
    const [key, value] = children.slice(at, at + 2);
    if (key && value && !values.has(unwrap(key).result)) values.set(unwrap(key).result, value);
  }
  return values;
}

/** A node opens before the blanks and comments that stand before its text. */
function startOf(text: string, node: PlacedNode): number {
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

/** Gives the line of an offset; the text is looked through once, by the first call. */
function lineCounter(text: string): (offset: number) => number {
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
