/** The HTML text of an element, rendered in one pass. Only elements become HTML; all other text is escaped. */
class Html {
  constructor(readonly text: string) {}
}

export type { Html };

export type Content = Html | string | number | boolean | null | undefined | readonly Content[];

interface Props {
  readonly children?: Content;
  readonly [name: string]: unknown;
}

/** Renders an element by its name, or a component. Names of elements and attributes are from the source, never from data. */
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
  type IntrinsicElements = { readonly [Name in ElementName]: Attributes & { readonly children?: Content } };
  interface ElementChildrenAttribute {
    readonly children: Content;
  }
}

/** Attributes by name. Functions are not allowed: a page contains only its own script. */
type Attributes = { readonly [Name in AttributeName]?: string | number | boolean | undefined };
type AttributeName =
  | ('class' | 'id' | 'title' | 'hidden' | 'tabIndex' | 'href' | 'open' | 'scope' | `aria-${string}` | `data-${string}`)
  | ('charset' | 'http-equiv' | 'content' | 'method' | 'type' | 'name' | 'placeholder' | 'value' | 'checked')
  | ('width' | 'height' | 'x' | 'y' | 'x1' | 'x2' | 'y1' | 'y2' | 'cx' | 'cy' | 'r');

type ElementName =
  | ('a' | 'b' | 'code' | 'em' | 'i' | 'kbd' | 'label' | 'output' | 'small' | 'span' | 'strong')
  | ('div' | 'figcaption' | 'figure' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'header' | 'nav' | 'p' | 'pre' | 'section')
  | ('dd' | 'details' | 'dialog' | 'dl' | 'dt' | 'li' | 'ol' | 'summary' | 'ul')
  | ('table' | 'tbody' | 'td' | 'th' | 'thead' | 'tr')
  | ('button' | 'fieldset' | 'form' | 'input' | 'legend' | 'option' | 'select')
  | ('circle' | 'line' | 'rect' | 'svg' | 'text')
  | ('meta' | 'title');
