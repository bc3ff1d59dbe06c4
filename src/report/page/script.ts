/** The part of the page's script that filters and sorts the list. */
const LIST_SCRIPT = `
/* Long lists are filtered and sorted in slices, so that no key has to wait; a newer choice ends the work on an older one. */
function inSlices(steps, pause, isWanted = () => true, isAtOnce = false) {
  const go = () => {
    const end = performance.now() + 6;
    let step;
    do {
      if (!isWanted()) return;
      step = steps.next();
      if (step.done) return;
    } while (isAtOnce || (step.value !== FRAME && performance.now() < end));
    if (step.value === FRAME) requestAnimationFrame(() => setTimeout(go));
    else setTimeout(go, pause);
  };
  go();
}
const FRAME = 1;
let work = null;
function apply(isAtOnce) {
  const own = work = applying();
  inSlices(own, 0, () => work === own, isAtOnce);
}
function* applying() {
  yield* sort();
  yield;
  const fits = filter();
  const parts = groups.flatMap((group) => group.chunks.map((chunk) => [group, chunk]));
  for (const group of groups) group.now = 0;
  /* What is in view comes first. */
  const at = Math.max(0, parts.findIndex(([, { node }]) => node.getBoundingClientRect().bottom > 0));
  let room = 2 * innerHeight;
  for (const [group, chunk] of [...parts.slice(at), ...parts.slice(0, at)]) {
    const isFull = room <= 0;
    room -= show(group, chunk, fits);
    /* Once the view is filled, the browser leaves out what was in view before. */
    yield room <= 0 && !isFull ? FRAME : 0;
  }
  for (const { node, now } of groups) {
    node.hidden = now === 0;
    $('.count', node).textContent = now.toLocaleString('en-US');
  }
  const count = groups.reduce((sum, { now }) => sum + now, 0);
  output.textContent = count === rows.length ? '' : count.toLocaleString('en-US') + ' of ' + rows.length.toLocaleString('en-US');
}
function show(group, chunk, fits) {
  if (chunk.isMoved) chunk.node.append(...chunk.rows.map(({ node }) => node));
  chunk.isMoved = false;
  let [shown, height] = [0, 0];
  for (const row of chunk.rows) {
    row.shown = fits(row);
    if (!row.shown) continue;
    shown++;
    height += row.node.childElementCount > 0 ? 58 : 37;
  }
  if (chunk.node !== group.node) {
    chunk.node.hidden = shown === 0;
    /* As high as its rows are, about: what once was short would be drawn as if it were in view. */
    chunk.node.style.containIntrinsicSize = 'none ' + height + 'px';
  }
  if (shown > 0) for (const row of chunk.rows) if (row.hidden === row.shown) row.node.hidden = row.hidden = !row.shown;
  group.now += shown;
  if (shown > 0) group.node.hidden = false;
  return height;
}

let sorted = '';
const ORDERS = { template: (row) => row.template ??= Number(/ t(\\d+) /.exec(row.keys)?.[1]), text: textOf };
const orders = new Map();
function* sort() {
  const by = valueOf('sort');
  if (by === sorted) return;
  if (!orders.has(by)) yield* order(by);
  sorted = by;
  rows = orders.get(by).rows;
  let at = 0;
  for (const { chunks } of groups) for (const chunk of chunks) {
    chunk.rows = orders.get(by).chunks[at++];
    chunk.isMoved = true;
  }
}
orders.set('', { rows, chunks: groups.flatMap(({ chunks }) => chunks.map((chunk) => chunk.rows)) });
function* order(by) {
  const lists = [], parts = [];
  for (const { own, chunks } of groups) {
    const list = yield* inOrder(own, by);
    lists.push(list);
    let end = 0;
    for (const chunk of chunks) parts.push(list.slice(end, end += chunk.rows.length));
    yield;
  }
  orders.set(by, { rows: lists.flat(), chunks: parts });
}
/* Short runs are sorted, then merged. */
function* inOrder(own, by) {
  const compare = (a, b) => (a[by] === b[by] ? a.order - b.order : a[by] < b[by] ? -1 : 1);
  let runs = [];
  for (let at = 0; at < own.length; at += 200) {
    const run = own.slice(at, at + 200);
    run.forEach(ORDERS[by]);
    runs.push(run.sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer = [];
    for (let at = 0; at < runs.length; at += 2) longer.push(yield* merged(runs[at], runs[at + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}
function* merged(left, right, compare) {
  const all = [];
  for (let [i, j] = [0, 0]; i < left.length || j < right.length; ) {
    all.push(j === right.length || (i < left.length && compare(left[i], right[j]) < 0) ? left[i++] : right[j++]);
    if (all.length % 500 === 0) yield;
  }
  return all;
}
/* Texts and orders are read while nobody waits for them. */
function* ahead() {
  for (const row of [...rows]) { wordsOf(row); if (row.order % 20 === 0) yield; }
  for (const by in ORDERS) yield* order(by);
}
`;

/** The part of the page's script that answers keys and clicks. */
const KEYS_SCRIPT = `
function step(by) {
  const fits = filter();
  const active = byNode.get(document.activeElement?.closest?.('.q') ?? opened);
  const from = active && fits(active) ? active : null;
  let at = from ? rows.indexOf(from) : by > 0 ? -1 : rows.length;
  do at += by; while (rows[at] && !fits(rows[at]));
  const next = rows[at] ?? from;
  if (!next) return;
  if (from && from !== next && from.node.open) from.node.open = false;
  open(next.node, true);
  remember();
}
const help = $('#keys');
const KEYS = {
  j: () => step(1),
  k: () => step(-1),
  '/': () => { field('text').focus(); field('text').select(); },
  '?': () => (help.open ? help.close() : help.showModal()),
};
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const isField = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  if (event.key === 'Escape' && isField) return event.target.blur();
  const act = isField ? null : KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});
addEventListener('click', (event) => {
  const filter = event.target.closest('[data-filter]');
  if (filter) {
    form.reset();
    const control = field(filter.dataset.filter[0]);
    if (control) control.value = filter.dataset.filter;
    apply();
    current = '';
    remember();
    event.preventDefault();
    list.scrollIntoView();
    return;
  }
  const copy = event.target.closest('.copy');
  if (copy) navigator.clipboard?.writeText(copy.previousElementSibling.textContent).then(() => {
    copy.textContent = 'Copied';
    setTimeout(() => { copy.textContent = 'Copy'; }, 1500);
  }, () => {});
});
for (const code of all('.meta .id, .command code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  code.after(button);
}
`;

const WRITTEN = String.raw`'use strict';
(() => {
const $ = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const list = $('#questions'), form = $('#filters'), output = $('output', form);
const NAMES = ['text', 's', 't', 'c', 'g', 'n', 'sort'];
let rows = all('.q', list).map((node, order) => ({ node, order, keys: ' ' + node.dataset.k + ' ', shown: true, hidden: false }));
const byNode = new Map(rows.map((row) => [row.node, row]));
const groups = all('.group', list).map((node) => {
  const parts = all('.chunk', node);
  const chunks = (parts.length > 0 ? parts : [node]).map((part) => ({ node: part, rows: all('.q', part).map((row) => byNode.get(row)) }));
  const own = chunks.flatMap((chunk) => chunk.rows);
  for (const row of own) row.keys = ' ' + node.dataset.group + row.keys;
  return { node, own, chunks };
});
const textOf = (row) => row.text ??= (row.node.tagName === 'P' ? row.node : lineOf(row.node).children[1]).textContent;
const wordsOf = (row) => row.words ??= (lineOf(row.node).textContent + ' ' + idOf(row.node)).toLowerCase();
const lineOf = (node) => (node.tagName === 'DETAILS' ? node.firstElementChild : node);
const anchorOf = (node) => node.id || node.lastElementChild.id;
function idOf(node) {
  const anchor = anchorOf(node).slice(2);
  try { return anchor.includes('%') ? decodeURIComponent(anchor) : anchor; } catch { return anchor; }
}
const field = (name) => form.elements[name];
const valueOf = (name) => field(name)?.value ?? '';

function filter() {
  const keys = ['s', 't', 'c', 'g', 'n'].map(valueOf).filter(Boolean).map((key) => ' ' + key + ' ');
  const words = valueOf('text').toLowerCase().split(/\s+/).filter(Boolean);
  return (row) => keys.every((key) => row.keys.includes(key)) && words.every((word) => wordsOf(row).includes(word));
}
${LIST_SCRIPT}
function addressOf(anchor) {
  const parts = NAMES.filter((name) => valueOf(name)).map((name) => name + '=' + encodeURIComponent(valueOf(name)));
  return '#' + [...(anchor ? [anchor] : []), ...parts].join('&');
}
let current = '', opened = null;
function remember(anchor = current) {
  current = anchor;
  const address = addressOf(anchor);
  if (address !== (location.hash || '#')) history.replaceState(null, '', address === '#' ? location.href.split('#')[0] : address);
}
function restore() {
  const [first = '', ...rest] = location.hash.slice(1).split('&');
  const parts = first.includes('=') ? [first, ...rest] : rest;
  if (parts.length > 0 || first.startsWith('q-')) {
    form.reset();
    for (const part of parts) {
      const [name, value = ''] = part.split('=');
      if (!NAMES.includes(name) || !field(name)) continue;
      try { field(name).value = decodeURIComponent(value); } catch { /* not an address of this page */ }
    }
    apply(true);
  }
  if (first.startsWith('q-')) open(document.getElementById(first), true);
}
function open(target, moves) {
  const node = target?.closest('.q');
  if (!node) return;
  const row = byNode.get(node);
  if (!filter()(row)) form.reset();
  row.hidden = false;
  for (let part = node; part !== list; part = part.parentNode) part.hidden = false;
  if (node.tagName === 'DETAILS') node.open = true;
  current = anchorOf(node);
  opened = node;
  if (moves) { reveal(node, 4); focusOf(node).focus({ preventScroll: true }); }
}
/* What is drawn for the first time changes the height of what is above. */
function reveal(node, times) {
  const bar = getComputedStyle(form).position === 'sticky' ? form.offsetHeight : 0;
  document.documentElement.style.scrollPaddingTop = bar + 8 + 'px';
  node.scrollIntoView({ block: 'start' });
  if (times > 0) requestAnimationFrame(() => { if (node === opened) reveal(node, times - 1); });
}
function focusOf(node) {
  if (node.tagName === 'DETAILS') return node.firstElementChild;
  node.tabIndex = -1;
  return node;
}
${KEYS_SCRIPT}
list.insertBefore(form, $('h2', list).nextSibling);
form.hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
const change = () => { apply(); remember(); };
form.addEventListener('input', change);
form.addEventListener('reset', () => setTimeout(change));
list.addEventListener('toggle', (event) => {
  const node = event.target;
  if (!byNode.has(node)) return;
  if (node.open) remember(anchorOf(node));
  else if (current === anchorOf(node)) remember('');
}, true);
addEventListener('hashchange', restore);
restore();
/* The browser moves to the address by itself, too, and then does not know of the bar above. */
addEventListener('load', () => { if (opened) reveal(opened, 4); });
addEventListener('beforeprint', () => apply(true));
inSlices(ahead(), 4);
})();`;

/**
 * The script of the page, without indents and comments. Without the script, the page shows the same content, but has
 * no filters and no keys. The script writes only text, never markup, and sends no requests.
 */
export const SCRIPT = WRITTEN.replace(/^ +|\/\*[^*]*\*\/\n?/gm, '');
