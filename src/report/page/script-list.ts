/** The part of the page's script that filters and sorts the list. */
export const LIST_SCRIPT = `
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
