/// <reference lib="dom" />
import { find, make, makeButton, whole } from './elements.js';
import { type Cluster, MISSED, type Row, type Section } from './rows.js';

/** Rows that a cluster shows at once; a button shows more. */
const PAGE = 80;
/** Maximum number of rows of a list whose clusters are all unfolded. */
const FEW_ROWS = 12;
/** Maximum number of newly wrong questions of a state that are all shown, before any old one. */
const FEW_REGRESSED = 15;
/** Width of the longest bar of a heading. */
const BAR_WIDTH = 5.5;

/** The list on the screen: only the rows that it shows are in the document. */
export type ListView = ReturnType<typeof showList>;

/** Titles of states, and texts of filter keys. */
export interface Titles {
  readonly states: ReadonlyMap<string, string>;
  readonly keys: ReadonlyMap<string, string>;
}

export function showList(list: HTMLElement, sections: readonly Section[], titles: Titles) {
  const clusters = sections.flatMap((section) => section.clusters);
  const rows = clusters.flatMap((cluster) => cluster.rows);
  const isOpen = rows.length <= FEW_ROWS || clusters.length === 1;
  const largest = Math.max(1, ...clusters.filter(({ key }) => key !== '').map((cluster) => cluster.rows.length));
  const shown: ReturnType<typeof drawCluster>[] = [];
  const nodes = sections.map(({ state, clusters: own }) => {
    const count = own.reduce((sum, cluster) => sum + cluster.rows.length, 0);
    const isNew = ['rule', 'regressed'].includes(state) && count <= FEW_REGRESSED;
    const drawn = own.map((cluster) => {
      // Failures without a heading have different causes, so that one is not an example of the others.
      const isWhole =
        isOpen || isNew || cluster.rows.length <= 2 || (cluster.key === '' && ['', ...MISSED].includes(state));
      return drawCluster(cluster, titles.keys.get(cluster.key) ?? '', largest, isWhole ? PAGE : 1);
    });
    shown.push(...drawn);
    const heading = make('h3', '', `${titles.states.get(state) ?? ''} `, make('span', 'count', whole(count)));
    const section = make('section', 'group', ...(state === '' ? [] : [heading]), ...drawn.map(({ box }) => box));
    section.dataset.group = state;
    return section;
  });
  // The page is also whole if a browser saves what it shows.
  list.replaceChildren(find('noscript', list), ...nodes);
  return {
    /** All rows that fit, in the order of the list. */
    rows,
    /** Shows a row that its cluster may have folded. */
    reveal: (row: Row): void => {
      const cluster = row.node.isConnected ? undefined : shown.find((one) => one.rows.includes(row));
      cluster?.draw(cluster.rows.indexOf(row) + PAGE);
    },
    unfoldAll: (): void => {
      for (const { rows, draw } of shown) draw(rows.length);
    },
  };
}

/** Draws the first rows of a cluster, so many as `length`; a button shows more. */
function drawCluster({ key, rows }: Cluster, title: string, largest: number, first: number) {
  const box = make('div', key === '' ? 'cluster mixed' : 'cluster');
  const draw = (length: number): void => {
    const show = (more: number) => () => {
      const isInside = box.contains(document.activeElement);
      draw(more);
      if (isInside) box.querySelector<HTMLElement>('button,summary')?.focus();
    };
    const isFolded = length === 1 && rows.length > 1;
    const toggle = show(isFolded ? PAGE : 1);
    const rest = rows.length - length;
    box.replaceChildren(
      ...(key === '' ? [] : [makeHeading(title, rows.length, largest, !isFolded, toggle)]),
      ...rows.slice(0, length).map(({ node }) => node),
      ...(rest > 0 ? [makeButton('more', show(isFolded ? PAGE : length + PAGE), `${whole(rest)} more`)] : []),
    );
  };
  draw(first);
  return { box, rows, draw };
}

function makeHeading(title: string, count: number, largest: number, isOpen: boolean, toggle: () => void): HTMLElement {
  const bar = make('i', 'bar');
  // Bars for counts of 1 do not carry information.
  bar.style.width = `${largest === 1 ? 0 : Math.max(0.15, (BAR_WIDTH * count) / largest)}rem`;
  const button = makeButton('', toggle, make('b', '', whole(count)), bar, make('span', '', title));
  button.setAttribute('aria-expanded', String(isOpen));
  button.disabled = count === 1;
  return make('h4', 'head', button);
}

/// <reference lib="dom" />
/** Width from which list and detail are next to each other. */
const WIDE = matchMedia('(min-width: 1400px)');
const PRINT = matchMedia('print');

/** The kind of the tab that was chosen last, which the next question opens with. */
let chosenTab = '';

/** `step`: opens the previous (−1) or next (1) question. */
export function makeDetailView(pane: HTMLElement, step: (by: number) => void, changed: () => void) {
  const place = make('span', 'place');
  const bar = make('div', 'bar-steps', ...stepButtons(step, place));
  let row: Row | null = null;
  const close = () => {
    row?.body.remove();
    if (row) setOpen(row.node, false);
    pane.replaceChildren();
    row = null;
  };
  /** `at`: its place among the shown questions, starting at 0. */
  const open = (next: Row, at: number, count: number) => {
    if (row !== next) close();
    row = next;
    const { body } = next;
    place.textContent = `${whole(at + 1)} of ${whole(count)}`;
    next.node.classList.add('current');
    if (WIDE.matches) {
      const heading = make('h3', 'question', find('.text', next.node).firstChild?.textContent ?? '');
      pane.replaceChildren(bar, heading, body);
    } else {
      next.node.append(body);
      body.prepend(bar);
      pane.replaceChildren();
      setOpen(next.node, true);
    }
    prepareBody(body);
  };
  WIDE.addEventListener('change', () => {
    if (PRINT.matches) return;
    close();
    changed();
  });
  const focus = () => {
    if (!row) return;
    row.body.tabIndex = -1;
    row.body.focus({ preventScroll: true });
  };
  return { isWide: () => WIDE.matches, open, focus, close, current: () => row };
}

function stepButtons(step: (by: number) => void, place: HTMLElement): HTMLElement[] {
  return [
    makeButton('step', () => step(-1), '‹ previous'),
    place,
    makeButton('step', () => step(1), 'next ›'),
    make('span', 'hint', '(k, j)'),
  ];
}

function setOpen(node: HTMLDetailsElement, isOpen: boolean): void {
  node.open = isOpen;
  node.classList.toggle('current', isOpen);
}

function prepareBody(body: HTMLElement): void {
  const panels = [...body.querySelectorAll<HTMLElement>(':scope > .panel')];
  const tabs = body.querySelector<HTMLElement>(':scope > .tabs') ?? makeTabs(body, panels);
  const chosen = panels.findIndex(({ dataset }) => dataset.kind === chosenTab);
  const differing = panels.findIndex(({ dataset }) => dataset.differs !== undefined);
  showTab(tabs, panels, Math.max(0, chosen < 0 ? differing : chosen));
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
