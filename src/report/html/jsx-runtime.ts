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

/** Attributes by their names. They take no functions: a page acts by its own script alone. */
type With<Names extends string> = { readonly [Name in Names]?: string | number | boolean | undefined };

/** What any element can have. */
type Common<Content> = With<'class' | 'id' | 'title' | 'hidden' | 'tabIndex' | `aria-${string}` | `data-${string}`> & {
  readonly children?: Content;
};

type Plain =
  | ('b' | 'code' | 'em' | 'i' | 'kbd' | 'label' | 'output' | 'span' | 'strong')
  | ('div' | 'figcaption' | 'figure' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'header' | 'nav' | 'p' | 'pre' | 'section')
  | ('dd' | 'dl' | 'dt' | 'li' | 'ol' | 'summary' | 'ul')
  | ('table' | 'tbody' | 'td' | 'thead' | 'tr')
  | 'title';

/** The elements of the pages, with their attributes and what can stand in them. */
export type Elements<Content> = { readonly [Name in Plain]: Common<Content> } & {
  readonly a: Common<Content> & With<'href'>;
  readonly button: Common<Content> & With<'type'>;
  readonly circle: Common<Content> & With<'cx' | 'cy' | 'r'>;
  readonly details: Common<Content> & With<'open'>;
  readonly dialog: Common<Content> & With<'open'>;
  readonly form: Common<Content> & With<'method'>;
  readonly input: Common<Content> & With<'type' | 'name' | 'placeholder'>;
  readonly line: Common<Content> & With<'x1' | 'x2' | 'y1' | 'y2'>;
  readonly meta: With<'charset' | 'http-equiv' | 'content' | 'name'>;
  readonly option: Common<Content> & With<'value'>;
  readonly rect: Common<Content> & With<'x' | 'y' | 'width' | 'height'>;
  readonly select: Common<Content> & With<'name'>;
  readonly svg: Common<Content> & With<'width' | 'height'>;
  readonly text: Common<Content> & With<'x' | 'y'>;
  readonly th: Common<Content> & With<'scope'>;
};
