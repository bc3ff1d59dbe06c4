/// <reference lib="dom" />
import { find, make, makeButton, readAddress, showAddress, whole, writeAddress } from './elements.js';
import { type ListView, makeDetailView, showList, type Titles } from './list.js';
import { arrange, type Choices, decodeAnchor, fits, type Row, readGroups, rowOf } from './rows.js';

const list = find('#list');
const form = find<HTMLFormElement>('#filters');
const output = find('output', form);
const help = find<HTMLDialogElement>('#keys');
const groups = readGroups(list);
const rows = groups.flatMap((group) => group.rows);
const byAnchor = new Map(rows.map((row) => [row.anchor, row]));
const titles = readTitles();
const detail = makeDetailView(find('#detail'), step, () => show(false));
/** The names of the filters in an address. Its other parameters are the search, the grouping and the order. */
const FILTERS = ['state', 'cause', 'pattern', 'template', 'tag', 'tool'];
const NAMES = [...FILTERS, 'q', 'by', 'sort'];
let anchor = '';
let view: ListView;

/** Titles of states and texts of filter keys, which the page has as headings and options. */
function readTitles(): Titles {
  const states = groups.map(({ state, title }): [string, string] => [state, title]);
  const options = [...form.querySelectorAll('option')].filter(({ dataset }) => dataset.k !== undefined);
  const keys = options.map((option): [string, string] => [option.dataset.k ?? '', option.text]);
  return { states: new Map(states), keys: new Map(keys) };
}

/** Texts of filter keys that the search includes because the rows do not contain them. */
const searched = new Map(
  [...form.querySelectorAll<HTMLOptionElement>('[name=template] option')].map((option) => [
    option.dataset.k ?? '',
    `${option.value} ${option.text}`,
  ]),
);

/** The value of a control; empty without one. */
function choiceOf(name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

/** Sets a control; a value that it does not have is the first one. */
function setValue(name: string, value: string): void {
  const control = form.elements.namedItem(name) as HTMLSelectElement | HTMLInputElement | RadioNodeList | null;
  if (control instanceof RadioNodeList) {
    const inputs = [...control] as HTMLInputElement[];
    const chosen = inputs.find((input) => input.value === value) ?? inputs[0];
    if (chosen) chosen.checked = true;
  } else if (control) {
    control.value = value;
    if (control instanceof HTMLSelectElement && control.value !== value) control.selectedIndex = 0;
  }
}

function readChoices(): Choices {
  const chosen = [...form.querySelectorAll<HTMLOptionElement>('option:checked')];
  return {
    words: choiceOf('q').toLowerCase().split(/\s+/).filter(Boolean),
    keys: [choiceOf('state'), ...chosen.map(({ dataset }) => dataset.k ?? '')].filter(Boolean),
    by: chosen.find(({ dataset }) => dataset.by)?.dataset.by ?? 'all',
    sort: choiceOf('sort'),
  };
}

/** Draws the list by the filters, and the question of the address. `moves`: the question is scrolled to. */
function show(moves: boolean): void {
  const choices = readChoices();
  const fitting = rows.filter((row) => fits(row, choices, searched));
  detail.close();
  list.dataset.by = choices.by;
  view = showList(list, arrange(fitting, choices), titles);
  output.textContent = fitting.length === rows.length ? '' : `${whole(fitting.length)} of ${whole(rows.length)}`;
  const row = byAnchor.get(anchor);
  if (anchor !== '' && !row) sayUnknown();
  else if (fitting.length === 0) say('No question matches the search and the filters.', 'Clear them', clear);
  if (row && view.rows.includes(row)) openRow(row, moves);
  else if (detail.isWide() && view.rows[0]) openRow(view.rows[0], false);
}

function sayUnknown(): void {
  say(`This report has no question ${decodeAnchor(anchor)}.`, 'Show all questions', () => {
    anchor = '';
    clear();
  });
}

/** A sentence at the top of the list, with a way out. */
function say(text: string, action: string, act: () => void): void {
  const note = make('p', 'note empty', `${text} `, makeButton('', act, action));
  note.setAttribute('role', 'status');
  list.prepend(note);
}

function openRow(row: Row, moves: boolean): void {
  view.reveal(row);
  detail.open(row, view.rows.indexOf(row), view.rows.length);
  if (!moves) return;
  focusRow(row);
  if (!detail.isWide()) {
    scrollToRow(row, 3);
    return;
  }
  scrollList(row);
  if (find('#questions').getBoundingClientRect().top < 0) find('#questions').scrollIntoView();
}

function focusRow({ node }: Row): void {
  find('summary', node).focus({ preventScroll: true });
}

/** Scrolls only the list, so that the verdict above it stays. */
function scrollList({ node }: Row): void {
  const [shown, box] = [node.getBoundingClientRect(), list.getBoundingClientRect()];
  const below = shown.bottom - Math.min(box.bottom, innerHeight);
  if (shown.top < box.top) list.scrollTop += shown.top - box.top;
  else if (below > 0) list.scrollTop += below;
}

/** Rows that are drawn for the first time change the height above, so that it is repeated. */
function scrollToRow(row: Row, times: number): void {
  row.node.scrollIntoView({ block: 'start' });
  if (times > 0) requestAnimationFrame(() => detail.current() === row && scrollToRow(row, times - 1));
}

/** Opens a question; `isStep`: "Back" returns to what was shown before. */
function choose(row: Row, isStep: boolean): void {
  anchor = row.anchor;
  openRow(row, true);
  remember(isStep);
}

function step(by: number): void {
  const row = detail.current();
  const at = row ? view.rows.indexOf(row) : by > 0 ? -1 : view.rows.length;
  const next = view.rows[at + by];
  if (next) choose(next, false);
}

function remember(isStep: boolean): void {
  const filters = NAMES.flatMap((name): [string, string][] => (choiceOf(name) === '' ? [] : [[name, choiceOf(name)]]));
  showAddress(writeAddress({ anchor, filters: new Map(filters) }), isStep);
}

/** Shows what the address names. A link to a section of the page leaves the list as it is. */
function restore(): void {
  if (view && find('main').querySelector(`:scope > section[id="${CSS.escape(location.hash.slice(1))}"]`)) return;
  const address = readAddress(location.hash);
  anchor = address.anchor;
  for (const name of NAMES) setValue(name, address.filters.get(name) ?? '');
  const row = byAnchor.get(anchor);
  // A link to a question shows the question even if the filters exclude it.
  if (row && !fits(row, readChoices(), searched)) for (const name of FILTERS.concat('q')) setValue(name, '');
  const before = detail.current();
  show(anchor !== '');
  if (before && anchor === '' && before.node.isConnected) focusRow(before);
}

function clear(): void {
  for (const name of NAMES) setValue(name, '');
  changeFilters(true);
}

function changeFilters(isStep: boolean): void {
  if (!detail.isWide()) anchor = '';
  show(false);
  remember(isStep);
}

/** Filters by a cause, template or pattern of a plot or table. */
function filterBy(key: string): void {
  for (const name of NAMES) setValue(name, '');
  const option = form.querySelector<HTMLOptionElement>(`option[data-k="${CSS.escape(key)}"]`);
  const select = option?.closest('select');
  if (option && select) select.value = option.value;
  anchor = '';
  changeFilters(true);
  find('#questions').scrollIntoView();
}

addEventListener('click', (event) => {
  const target = event.target as Element;
  const link = target.closest<HTMLElement>('[data-filter]');
  const row = rowOf(target.closest('.q > summary')?.parentElement);
  if (!link && !row) return;
  if (row) {
    event.preventDefault();
    if (detail.current() !== row || detail.isWide()) {
      choose(row, true);
      // A keyboard goes on in the question that it opened.
      if (event.detail === 0) detail.focus();
      return;
    }
    detail.close();
    anchor = '';
    return remember(true);
  }
  if (!link) return;
  event.preventDefault();
  filterBy(link.dataset.filter ?? '');
});

const KEYS: Readonly<Record<string, () => void>> = {
  j: () => step(1),
  k: () => step(-1),
  '/': () => find<HTMLInputElement>('[name=q]', form).select(),
  '?': () => (help.open ? help.close() : help.showModal()),
};
addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
  if (ctrlKey || metaKey || altKey || isComposing) return;
  const field = target as HTMLInputElement;
  const isField = /^(?:SELECT|TEXTAREA)$/.test(field.tagName) || (field.tagName === 'INPUT' && field.type !== 'radio');
  if (key === 'Escape' && isField) {
    // Else a browser empties the search without an event, and the list stays filtered.
    event.preventDefault();
    return field.blur();
  }
  if (isField || !Object.hasOwn(KEYS, key) || (help.open && key !== '?')) return;
  event.preventDefault();
  KEYS[key]?.();
});

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', (event) => changeFilters((event.target as HTMLInputElement).name !== 'q'));
form.addEventListener('reset', (event) => {
  event.preventDefault();
  clear();
});
find('#help').addEventListener('click', () => KEYS['?']?.());
find('#print').addEventListener('click', () => {
  view.unfoldAll();
  detail.close();
  for (const { node, body } of view.rows) {
    node.append(body);
    node.open = true;
  }
  print();
  for (const { node, body } of view.rows) {
    node.open = false;
    body.remove();
  }
  show(false);
});
// On paper, the list is whole. A page that changes while it is printed would end in empty pages.
addEventListener('beforeprint', () => {
  view.unfoldAll();
  if (detail.isWide()) detail.close();
});
addEventListener('afterprint', () => show(false));
addEventListener('popstate', restore);
list.before(form);
form.hidden = false;
document.documentElement.classList.add('scripted');
restore();
