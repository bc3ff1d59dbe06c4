/// <reference lib="dom" />
import { find, make, makeButton, whole } from './elements.js';
import type { Row } from './rows.js';

/** Width from which list and detail are beside each other. */
const WIDE = matchMedia('(min-width: 1400px)');

/** The kind of the tab that was chosen last, which the next question opens with. */
let chosenTab = '';

/** Shows one question at a time: beside the list where there is room, else in place. */
export interface DetailView {
  readonly isWide: () => boolean;
  /** `at`: its place among the shown questions, starting at 0. */
  readonly open: (row: Row, at: number, count: number) => void;
  readonly close: () => void;
  readonly current: () => Row | null;
}

/** `step`: opens the previous (−1) or next (1) question. */
export function makeDetailView(pane: HTMLElement, step: (by: number) => void, changed: () => void): DetailView {
  const place = make('span', 'place');
  const bar = make('div', 'bar-steps', ...stepButtons(step, place));
  let row: Row | null = null;
  let body: HTMLElement | null = null;
  const close = () => {
    if (row && body && body.parentNode !== row.node && row.node.tagName === 'DETAILS') row.node.append(body);
    if (row) setOpen(row.node, false);
    pane.replaceChildren();
    [row, body] = [null, null];
  };
  const open = (next: Row, at: number, count: number) => {
    if (row !== next) close();
    row = next;
    body ??= next.node.tagName === 'DETAILS' ? (next.node.lastElementChild as HTMLElement) : null;
    place.textContent = `${whole(at + 1)} of ${whole(count)}`;
    next.node.classList.add('current');
    if (WIDE.matches) {
      const heading = make('h3', 'question', find('.text', next.node).firstChild?.textContent ?? '');
      pane.replaceChildren(bar, heading, body ?? next.node.cloneNode(true));
    } else {
      if (body) next.node.append(body);
      body?.prepend(bar);
      pane.replaceChildren();
      setOpen(next.node, true);
    }
    if (body) prepareBody(body);
  };
  WIDE.addEventListener('change', () => {
    close();
    changed();
  });
  return { isWide: () => WIDE.matches, open, close, current: () => row };
}

function stepButtons(step: (by: number) => void, place: HTMLElement): HTMLElement[] {
  return [
    makeButton('step', () => step(-1), '‹ previous'),
    place,
    makeButton('step', () => step(1), 'next ›'),
    make('span', 'hint', '(k, j)'),
  ];
}

function setOpen(node: HTMLElement, isOpen: boolean): void {
  if (node instanceof HTMLDetailsElement) node.open = isOpen;
  node.classList.toggle('current', isOpen);
}

/** Adds tabs and copy buttons to a detail when it is opened first. */
function prepareBody(body: HTMLElement): void {
  const panels = [...body.querySelectorAll<HTMLElement>(':scope > .panel')];
  const tabs = body.querySelector<HTMLElement>(':scope > .tabs') ?? makeTabs(body, panels);
  const kinds = panels.map(({ dataset }) => dataset.kind ?? '');
  showTab(tabs, panels, Math.max(0, kinds.indexOf(chosenTab)));
}

function makeTabs(body: HTMLElement, panels: readonly HTMLElement[]): HTMLElement {
  const tabs = make('div', 'tabs');
  tabs.setAttribute('role', 'tablist');
  for (const [at, panel] of panels.entries()) {
    const choose = () => {
      chosenTab = panel.dataset.kind ?? '';
      showTab(tabs, panels, at);
    };
    const tab = makeButton('', choose, panel.firstElementChild?.textContent ?? '');
    tab.setAttribute('role', 'tab');
    tabs.append(tab);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-label', tab.textContent ?? '');
  }
  tabs.addEventListener('keydown', (event) => moveFocus(event, tabs));
  panels[0]?.before(tabs);
  for (const code of body.querySelectorAll('.id, .command code, .copyable')) addCopyButton(code);
  return tabs;
}

function showTab(tabs: HTMLElement, panels: readonly HTMLElement[], chosen: number): void {
  for (const [at, panel] of panels.entries()) {
    panel.hidden = at !== chosen;
    const tab = tabs.children[at] as HTMLElement;
    tab.setAttribute('aria-selected', String(at === chosen));
    tab.tabIndex = at === chosen ? 0 : -1;
  }
}

/** Arrow keys move between tabs, as in every tab list. */
function moveFocus(event: KeyboardEvent, tabs: HTMLElement): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const at = [...tabs.children].indexOf(event.target as Element);
  const next = by === undefined ? null : (tabs.children[at + by] as HTMLElement | undefined);
  if (!next) return;
  event.preventDefault();
  next.click();
  next.focus();
}

function addCopyButton(code: Element): void {
  const button = makeButton('copy', () => copy(code.textContent ?? '', button), 'Copy');
  if (code.classList.contains('copyable')) code.before(button);
  else code.after(button);
}

function copy(text: string, button: HTMLElement): void {
  const say = (words: string) => {
    button.textContent = words;
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  };
  navigator.clipboard?.writeText(text).then(
    () => say('Copied'),
    () => say('Not allowed'),
  );
}
