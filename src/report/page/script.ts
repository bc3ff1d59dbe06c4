import { KEYS_SCRIPT } from './script-keys.js';

/**
 * The script of the page. Without it, the page shows the same, and has no filters and no keys. It writes text only, never markup,
 * and asks nothing of any server.
 */
export const SCRIPT = String.raw`'use strict';
(() => {
const $ = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const list = $('#questions'), form = $('#filters'), output = $('output', form);
const NAMES = ['text', 's', 't', 'c', 'g', 'n', 'sort'];
const rows = all('.q', list).map((node, order) => {
  const group = node.closest('.group');
  return { node, order, keys: ' ' + group.dataset.group + ' ' + node.dataset.k + ' ', words: null, group, shown: true };
});
const groups = all('.group', list).map((node) => ({ node, chunks: all('.chunk', node) }));
const byNode = new Map(rows.map((row) => [row.node, row]));
const wordsOf = (row) => row.words ??= textOf(row.node);
function textOf(node) {
  const line = node.tagName === 'DETAILS' ? node.firstElementChild : node;
  return (line.textContent + ' ' + idOf(node)).toLowerCase();
}
function idOf(node) {
  const target = node.id ? node : $('[id^="q-"]', node);
  try { return decodeURIComponent(target.id.slice(2)); } catch { return target.id.slice(2); }
}
const anchorOf = (node) => node.id || $('[id^="q-"]', node).id;
const field = (name) => form.elements[name];
const valueOf = (name) => field(name)?.value ?? '';

function apply() {
  const keys = ['s', 't', 'c', 'g', 'n'].map(valueOf).filter(Boolean).map((key) => ' ' + key + ' ');
  const words = valueOf('text').toLowerCase().split(/\s+/).filter(Boolean);
  const counts = new Map();
  let count = 0;
  for (const row of rows) {
    const shown = keys.every((key) => row.keys.includes(key)) && words.every((word) => wordsOf(row).includes(word));
    if (shown !== row.shown) row.node.hidden = !shown;
    row.shown = shown;
    if (shown) { count++; counts.set(row.group, (counts.get(row.group) ?? 0) + 1); }
  }
  for (const { node } of groups) {
    node.hidden = !counts.get(node);
    $('.count', node).textContent = (counts.get(node) ?? 0).toLocaleString('en-US');
  }
  output.textContent = count === rows.length ? '' : count.toLocaleString('en-US') + ' of ' + rows.length.toLocaleString('en-US');
}

let sorted = '';
function sort() {
  const by = valueOf('sort');
  if (by === sorted) return;
  sorted = by;
  const template = (row) => Number(/ t(\d+) /.exec(row.keys)?.[1]);
  const compare = { template: (a, b) => template(a) - template(b), text: (a, b) => (wordsText(a) < wordsText(b) ? -1 : 1) }[by];
  for (const { node, chunks } of groups) {
    const own = rows.filter((row) => row.group === node);
    own.sort((a, b) => compare?.(a, b) || a.order - b.order);
    own.forEach((row, at) => (chunks[Math.floor(at / 100)] ?? node).append(row.node));
  }
  rows.sort((a, b) => groups.findIndex(({ node }) => node === a.group) - groups.findIndex(({ node }) => node === b.group) || compare?.(a, b) || a.order - b.order);
}
const wordsText = (row) => row.text ??= ($('.text', row.node) ?? row.node).textContent;

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
    sort();
    apply();
  }
  if (first.startsWith('q-')) open(document.getElementById(first), true);
}
function open(target, moves) {
  const node = target?.closest('.q');
  if (!node) return;
  const row = byNode.get(node);
  if (!row.shown) { form.reset(); sort(); apply(); }
  if (node.tagName === 'DETAILS') node.open = true;
  current = anchorOf(node);
  opened = node;
  if (moves) { node.scrollIntoView({ block: 'start' }); focusOf(node).focus({ preventScroll: true }); }
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
const change = () => { sort(); apply(); remember(); };
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
let next = 0;
const ahead = () => {
  for (const end = next + 500; next < Math.min(end, rows.length); next++) wordsOf(rows[next]);
  if (next < rows.length) setTimeout(ahead);
};
setTimeout(ahead);
})();`;
