import type { Elements } from './elements.js';

/**
 * What the elements of TSX become: text, in one pass. A component is called once, where it stands, and nothing is kept. Only what
 * elements make is HTML; all other text is escaped.
 */
class Html {
  constructor(readonly text: string) {}
}

export type { Html };

/** What can stand between two tags. */
export type Content = Html | string | number | boolean | null | undefined | readonly Content[];

interface Props {
  readonly children?: Content;
  readonly [name: string]: unknown;
}

type Component = (props: Props) => Content;

/** An element by its name, or a component. Names of elements and attributes are those of the source, never of any data. */
export function jsx(type: string | Component, props: Props): Html {
  if (typeof type === 'function') return new Html(textOf(type(props)));
  const start = `<${type}${attributesOf(props)}`;
  return new Html(VOID.has(type) ? `${start}/>` : `${start}>${textOf(props.children)}</${type}>`);
}

export { jsx as jsxs };

/** Several elements without one around them. */
export function Fragment({ children }: { readonly children?: Content }): Content {
  return children;
}

/** The text of HTML. */
export function html(content: Content): string {
  return textOf(content);
}

/** Elements without an end. */
const VOID: ReadonlySet<string> = new Set(['input', 'meta']);

function attributesOf(props: Props): string {
  let text = '';
  for (const name in props) {
    const value = props[name];
    if (name === 'children' || value === undefined || value === null || value === false) continue;
    text += ` ${name.toLowerCase()}`;
    if (value !== true && value !== '') text += `="${escaped(String(value))}"`;
  }
  return text;
}

function textOf(content: Content): string {
  if (typeof content === 'string') return escaped(content);
  if (typeof content === 'number') return String(content);
  if (content instanceof Html) return content.text;
  let text = '';
  if (Array.isArray(content)) for (const part of content as readonly Content[]) text += textOf(part);
  return text;
}

const ACTIVE = /["&<]/;

function escaped(text: string): string {
  if (!ACTIVE.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** How the compiler checks elements. */
export declare namespace JSX {
  type Element = Html;
  type ElementType = keyof IntrinsicElements | ((props: never) => Content);
  type IntrinsicElements = Elements<Content>;
  interface ElementChildrenAttribute {
    readonly children: Content;
  }
}
