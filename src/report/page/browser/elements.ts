/// <reference lib="dom" />

/** The first element of a selector, which the page has. */
export function find<T extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): T {
  const element = root.querySelector<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

/** The first element of the page's own markup, in which every text is escaped. */
export function parse<T extends HTMLElement>(markup: string): T {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return find<T>('*', template.content);
}

/** Makes an element. Texts are only set as text, never as markup. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.append(...content);
  return element;
}

export function makeButton(className: string, act: () => void, ...content: readonly (string | Node)[]) {
  const button = make('button', className, ...content);
  button.type = 'button';
  button.addEventListener('click', act);
  return button;
}

export function whole(count: number): string {
  return count.toLocaleString('en-US');
}

/// <reference lib="dom" />

interface Address {
  readonly anchor: string;
  readonly filters: ReadonlyMap<string, string>;
}

/** Reads the fragment of an address. Example: `#q-17?state=regressed&cause=empty+result`. */
export function readAddress(fragment: string): Address {
  const text = fragment.replace(/^#/, '');
  const at = text.indexOf('?');
  const [anchor, query] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  return { anchor: anchor.startsWith('q-') ? anchor : '', filters: new Map(new URLSearchParams(query)) };
}

/** The fragment of an address; empty without a question and filters. */
export function writeAddress({ anchor, filters }: Address): string {
  const query = String(new URLSearchParams([...filters]));
  return anchor === '' && query === '' ? '' : `#${anchor}${query === '' ? '' : `?${query}`}`;
}

/** Shows a fragment in the address bar; `isStep`: "Back" returns to the address before. */
export function showAddress(fragment: string, isStep: boolean): void {
  if (fragment === location.hash) return;
  const address = fragment === '' ? location.href.split('#', 1)[0] : fragment;
  if (isStep) history.pushState(null, '', address);
  else history.replaceState(null, '', address);
}
