import { KEYS_SCRIPT } from './script-keys.js';
import { LIST_SCRIPT } from './script-list.js';

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
 * The script of the page, without its indents and comments. Without it, the page shows the same, and has no filters and no keys. It
 * writes text only, never markup, and asks nothing of any server.
 */
export const SCRIPT = WRITTEN.replace(/^ +|\/\*[^*]*\*\/\n?/gm, '');
