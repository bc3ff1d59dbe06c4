import { MAX_JSON_DEPTH } from '../../limits.js';

interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Element[];
  text: string;
}

type Term = Readonly<Record<string, unknown>>;

/** Reads SPARQL results in XML as the value of SPARQL results in JSON; null for what is not wholly in this form. */
export function readSparqlXml(text: string): unknown {
  if (!/^\s*</.test(text)) return null;
  const root = readXml(text.trim());
  if (root?.name !== 'sparql') return null;
  const answer = childOf(root, 'boolean')?.text.trim().toLowerCase();
  if (answer === 'true' || answer === 'false') return { head: {}, boolean: answer === 'true' };
  const results = childOf(root, 'results');
  if (!results) return null;
  const vars = named(childOf(root, 'head')?.children ?? [], 'variable').map(nameOf);
  const bindings: Term[] = [];
  for (const result of named(results.children, 'result')) {
    const cells = named(result.children, 'binding').map((binding) => [nameOf(binding), termIn(binding)] as const);
    if (cells.some(([, term]) => term === null)) return null;
    bindings.push(Object.fromEntries(cells));
  }
  return { head: { vars }, results: { bindings } };
}

function named(elements: readonly Element[], name: string): Element[] {
  return elements.filter((element) => element.name === name);
}

function childOf({ children }: Element, name: string): Element | undefined {
  return children.find((child) => child.name === name);
}

function nameOf({ attributes }: Element): string {
  return attributes.get('name') ?? '';
}

function termIn(parent: Element): Term | null {
  const [element] = parent.children;
  return element ? (TERMS[element.name]?.(element) ?? null) : null;
}

const TERMS: Readonly<Record<string, (element: Element) => Term | null>> = {
  uri: ({ text }) => ({ type: 'uri', value: text.trim() }),
  bnode: ({ text }) => ({ type: 'bnode', value: text.trim() }),
  unbound: () => ({ type: 'unbound' }),
  literal: ({ text, attributes }) => ({
    ...{ type: 'literal', value: text },
    ...(attributes.has('datatype') && { datatype: attributes.get('datatype') }),
    ...(attributes.has('lang') && { 'xml:lang': attributes.get('lang') }),
  }),
  triple: (element) => {
    const [subject, predicate, object] = ['subject', 'predicate', 'object'].map((name) => {
      const part = childOf(element, name);
      return part ? termIn(part) : null;
    });
    return subject && predicate && object ? { type: 'triple', value: { subject, predicate, object } } : null;
  },
};

/** Comments and instructions, data, text between tags, and tags: each is looked for only where the one before it ends. */
const TOKEN = new RegExp(
  [
    /<!--.*?-->|<\?.*?\?>/sy,
    /<!\[CDATA\[(.*?)\]\]>/sy,
    /([^<]+)/y,
    /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gsy',
);

/** The outermost element of an XML document without a document type; null where it is not well formed. */
function readXml(text: string): Element | null {
  const top: Element = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [top];
  let end = 0;
  for (const [token, data, plain = '', isEnd, prefixed, attributes = '', isEmpty] of text.matchAll(TOKEN)) {
    end += token.length;
    const parent = open.at(-1) as Element;
    if (prefixed === undefined) parent.text += data ?? unescaped(plain);
    else if (isEnd) {
      if (open.length === 1 || open.pop()?.name !== withoutPrefix(prefixed)) return null;
    } else {
      const name = withoutPrefix(prefixed);
      const element: Element = { name, attributes: readAttributes(attributes), children: [], text: '' };
      parent.children.push(element);
      if (!isEmpty) open.push(element);
      if (open.length > MAX_JSON_DEPTH) return null;
    }
  }
  const isWhole = end === text.length && open.length === 1 && top.children.length === 1 && top.text.trim() === '';
  return isWhole ? (top.children[0] as Element) : null;
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function readAttributes(text: string): Map<string, string> {
  const found = text.matchAll(/(?<![\w:.-])([\w:.-]+)\s*=\s*(["'])(.*?)\2/gs);
  return new Map(Array.from(found, ([, name = '', , value = '']) => [withoutPrefix(name), unescaped(value)]));
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex?: string, decimal?: string, name = '') => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
    return code <= 0x10ffff ? String.fromCodePoint(code) : (ENTITIES[name] ?? all);
  });
}
