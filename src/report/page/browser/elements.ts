/// <reference lib="dom" />

/** The first element of a selector, which the page has. */
export function find<T extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): T {
  const element = root.querySelector<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
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

/** Makes a button with an action. */
export function makeButton(className: string, act: () => void, ...content: readonly (string | Node)[]) {
  const button = make('button', className, ...content);
  button.type = 'button';
  button.addEventListener('click', act);
  return button;
}

/** A count with separators. */
export function whole(count: number): string {
  return count.toLocaleString('en-US');
}
