/**
 * The HTML text of TSX elements, rendered in one pass: a component is called once and nothing is stored. Only elements
 * become HTML; all other text is escaped.
 */
class Html {
  constructor(readonly text: string) {}
}

export type { Html };

/** Content of an element. */
export type Content = Html | string | number | boolean | null | undefined | readonly Content[];

interface Props {
  readonly children?: Content;
  readonly [name: string]: unknown;
}

/**
 * Renders an element by its name, or a component. Names of elements and attributes are from the source, never from
 * data.
 */
export function jsx(type: string | ((props: Props) => Content), props: Props): Html {
  if (typeof type === 'function') return new Html(renderText(type(props)));
  const start = `<${type}${renderAttributes(props)}`;
  return new Html(VOID.has(type) ? `${start}/>` : `${start}>${renderText(props.children)}</${type}>`);
}

export { jsx as jsxs };

/** Several elements without a parent element. */
export function Fragment({ children }: { readonly children?: Content }): Content {
  return children;
}

/** Renders content as HTML text. */
export function html(content: Content): string {
  return renderText(content);
}

const VOID: ReadonlySet<string> = new Set(['input', 'meta']);

function renderAttributes(props: Props): string {
  let text = '';
  for (const name in props) {
    const value = props[name];
    if (name === 'children' || value === undefined || value === null || value === false) continue;
    text += ` ${name.toLowerCase()}`;
    if (value !== true && value !== '') text += `="${escapeText(String(value))}"`;
  }
  return text;
}

function renderText(content: Content): string {
  if (typeof content === 'string') return escapeText(content);
  if (typeof content === 'number') return String(content);
  if (content instanceof Html) return content.text;
  let text = '';
  if (Array.isArray(content)) for (const part of content as readonly Content[]) text += renderText(part);
  return text;
}

const SPECIAL = /["&<]/;

function escapeText(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Types by which the compiler checks elements. */
export declare namespace JSX {
  type Element = Html;
  type ElementType = keyof IntrinsicElements | ((props: never) => Content);
  type IntrinsicElements = Elements<Content>;
  interface ElementChildrenAttribute {
    readonly children: Content;
  }
}

/** Attributes by name. Functions are not allowed: a page contains only its own script. */
type With<Names extends string> = { readonly [Name in Names]?: string | number | boolean | undefined };

type Common<Content> = With<'class' | 'id' | 'title' | 'hidden' | 'tabIndex' | `aria-${string}` | `data-${string}`> & {
  readonly children?: Content;
};

type Plain =
  | ('b' | 'code' | 'em' | 'i' | 'kbd' | 'label' | 'output' | 'small' | 'span' | 'strong')
  | ('div' | 'figcaption' | 'figure' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'header' | 'nav' | 'p' | 'pre' | 'section')
  | ('dd' | 'dl' | 'dt' | 'li' | 'ol' | 'summary' | 'ul')
  | ('table' | 'tbody' | 'td' | 'thead' | 'tr')
  | ('fieldset' | 'legend')
  | 'title';

/** The elements of the pages with their attributes and content. */
export type Elements<Content> = { readonly [Name in Plain]: Common<Content> } & {
  readonly a: Common<Content> & With<'href'>;
  readonly button: Common<Content> & With<'type'>;
  readonly circle: Common<Content> & With<'cx' | 'cy' | 'r'>;
  readonly details: Common<Content> & With<'open'>;
  readonly dialog: Common<Content> & With<'open'>;
  readonly form: Common<Content> & With<'method'>;
  readonly input: Common<Content> & With<'type' | 'name' | 'placeholder' | 'value' | 'checked'>;
  readonly line: Common<Content> & With<'x1' | 'x2' | 'y1' | 'y2'>;
  readonly meta: With<'charset' | 'http-equiv' | 'content' | 'name'>;
  readonly option: Common<Content> & With<'value'>;
  readonly rect: Common<Content> & With<'x' | 'y' | 'width' | 'height'>;
  readonly select: Common<Content> & With<'name'>;
  readonly svg: Common<Content> & With<'width' | 'height'>;
  readonly text: Common<Content> & With<'x' | 'y'>;
  readonly th: Common<Content> & With<'scope'>;
};
