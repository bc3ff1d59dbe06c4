/// <reference lib="dom" />
import { make, makeButton, whole } from './elements.js';
import { type Cluster, OTHER_CAUSES, OWN_CAUSES, type Row, type Section } from './rows.js';

/** Rows that a cluster shows at once; a button shows more. */
const PAGE = 200;
/** Up to so many rows, all clusters are unfolded. */
const FEW_ROWS = 12;
/** Width of the longest bar of a heading. */
const BAR_WIDTH = 5.5;

/** The shown part of a cluster. */
interface Extent {
  from: number;
  to: number;
}

interface Shown extends Cluster {
  readonly box: HTMLElement;
  readonly extent: Extent;
}

/** The list on the screen: only the rows that it shows are in the document. */
export interface ListView {
  /** All rows that fit, in the order of the list. */
  readonly rows: readonly Row[];
  /** Shows a row that its cluster may have folded. */
  readonly reveal: (row: Row) => void;
  /** Shows all rows. */
  readonly unfoldAll: () => void;
}

/** Titles of states, and texts of filter keys. */
export interface Titles {
  readonly states: ReadonlyMap<string, string>;
  readonly keys: ReadonlyMap<string, string>;
}

/** Draws the sections into the list. */
export function showList(list: HTMLElement, sections: readonly Section[], titles: Titles): ListView {
  const clusters = sections.flatMap((section) => section.clusters);
  const rows = clusters.flatMap((cluster) => cluster.rows);
  const isOpen = rows.length <= FEW_ROWS || clusters.length === 1;
  const largest = Math.max(1, ...clusters.filter(({ key }) => titles.keys.has(key)).map(({ rows }) => rows.length));
  const shown: Shown[] = [];
  const nodes = sections.map(({ state, clusters: own }) => {
    const count = own.reduce((sum, cluster) => sum + cluster.rows.length, 0);
    const boxes = own.map((cluster) => {
      const isWhole =
        isOpen || cluster.rows.length <= 2 || cluster.key === OWN_CAUSES || (cluster.key === '' && state === '');
      const isMixed = cluster.key === OTHER_CAUSES || cluster.key === OWN_CAUSES;
      const entry = {
        ...cluster,
        box: make('div', isMixed ? 'cluster mixed' : 'cluster'),
        extent: { from: 0, to: isWhole ? PAGE : 1 },
      };
      shown.push(entry);
      fillCluster(entry, titles, largest);
      return entry.box;
    });
    const heading = make('h3', '', `${titles.states.get(state) ?? ''} `, make('span', 'count', whole(count)));
    const section = make('section', 'group', ...(state === '' ? [] : [heading]), ...boxes);
    section.dataset.group = state;
    return section;
  });
  list.replaceChildren(...nodes);
  return {
    rows,
    reveal: (row) => revealRow(row, shown, titles, largest),
    unfoldAll: () => {
      for (const entry of shown) setExtent(entry, 0, entry.rows.length, titles, largest);
    },
  };
}

function revealRow(row: Row, shown: readonly Shown[], titles: Titles, largest: number): void {
  if (row.node.isConnected) return;
  const entry = shown.find(({ rows }) => rows.includes(row));
  if (!entry) return;
  const from = Math.floor(entry.rows.indexOf(row) / PAGE) * PAGE;
  setExtent(entry, from, from + PAGE, titles, largest);
}

function setExtent(entry: Shown, from: number, to: number, titles: Titles, largest: number): void {
  entry.extent.from = from;
  entry.extent.to = to;
  fillCluster(entry, titles, largest);
}

/** Draws a cluster: its heading, the rows of its extent, and buttons for the others. */
function fillCluster(entry: Shown, titles: Titles, largest: number): void {
  const { key, rows, box, extent } = entry;
  const show = (from: number, to: number) => () => {
    const isInside = box.contains(document.activeElement);
    setExtent(entry, from, to, titles, largest);
    if (isInside) box.querySelector<HTMLElement>('button,summary')?.focus();
  };
  const isFolded = extent.to === 1 && rows.length > 1;
  const toggle = isFolded ? show(0, PAGE) : show(0, 1);
  const title = key === OTHER_CAUSES ? 'other causes' : titles.keys.get(key);
  const head = title === undefined ? [] : [makeHeading(title, rows.length, largest, !isFolded, toggle)];
  const before = extent.from > 0 ? [makeButton('more', show(0, PAGE), `${whole(extent.from)} before`)] : [];
  const rest = rows.length - extent.to;
  const after =
    rest > 0 ? [makeButton('more', show(extent.from, isFolded ? PAGE : extent.to + PAGE), `${whole(rest)} more`)] : [];
  box.replaceChildren(...head, ...before, ...rows.slice(extent.from, extent.to).map(({ node }) => node), ...after);
}

function makeHeading(title: string, count: number, largest: number, isOpen: boolean, toggle: () => void): HTMLElement {
  const bar = make('i', 'bar');
  // Bars that are all as long as a count of 1 say nothing.
  bar.style.width = `${largest === 1 ? 0 : Math.max(0.15, (BAR_WIDTH * count) / largest)}rem`;
  const button = makeButton('', toggle, make('b', '', whole(count)), bar, make('span', '', title));
  button.setAttribute('aria-expanded', String(isOpen));
  button.disabled = count === 1;
  return make('h4', 'head', button);
}
