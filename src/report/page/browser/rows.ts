/// <reference lib="dom" />
import { find, parse } from './elements.js';

export interface Row {
  /** Its markup after its attributes; most questions never become elements, which would take most of the time of a long list. */
  readonly markup: string;
  /** Its line in the list, made at the first use. */
  readonly node: HTMLDetailsElement;
  /** Its details, made at the first use. */
  readonly body: HTMLElement;
  readonly anchor: string;
  /** The state that its section is about. Example: `regressed`. */
  readonly state: string;
  /** Filter keys between blanks. Example: ` regressed flaky t:lines c:empty%20result `. */
  readonly keys: string;
  /** Change, score, tokens, seconds and number of steps; NaN if unknown. */
  readonly values: readonly number[];
  /** The lower-case text that a search looks into; null until it is read. */
  words: string | null;
}

/** Questions under one heading. */
export interface Cluster {
  /** Filter key of the heading; empty without a heading. */
  readonly key: string;
  readonly rows: readonly Row[];
}

/** Clusters of one state; `state` is empty for all states. */
export interface Section {
  readonly state: string;
  readonly clusters: readonly Cluster[];
}

export interface Choices {
  readonly words: readonly string[];
  /** Filter keys that all rows must have. */
  readonly keys: readonly string[];
  readonly by: string;
  readonly sort: string;
}

/** The start of a group and of a question. A text cannot contain them, because its `<` is escaped. */
const GROUP = '<section class="group" ';
const QUESTION = '<details class="q" ';

/** Reads the questions in their order: a browser with scripts keeps the content of `noscript` as text. */
export function readGroups(list: HTMLElement) {
  const groups = (find('noscript', list).textContent ?? '').split(GROUP).slice(1);
  return groups.map((group) => {
    const [start = '', ...questions] = group.split(QUESTION);
    const section = parse(`${GROUP}${start}`);
    const state = section.dataset.group ?? '';
    const title = find('h3', section).firstChild?.textContent?.trim() ?? '';
    return { state, title, rows: questions.map((markup) => makeRow(markup, state)) };
  });
}

const rowOfNode = new WeakMap<Element, Row>();

/** The question of an element that it made. */
export function rowOf(node: Element | null | undefined): Row | undefined {
  return node ? rowOfNode.get(node) : undefined;
}

const SUMMARY_END = '</summary>';
const ATTRIBUTES = /^data-k="([^"]*)" data-v="([^"]*)">/;

function makeRow(markup: string, state: string): Row {
  const [attributes = '', keys = '', values = ''] = ATTRIBUTES.exec(markup) ?? [];
  const summaryEnd = markup.indexOf(SUMMARY_END) + SUMMARY_END.length;
  const bodyMarkup = markup.slice(summaryEnd, markup.lastIndexOf('</details>'));
  let node: HTMLDetailsElement | null = null;
  let body: HTMLElement | null = null;
  const row: Row = {
    markup: markup.slice(attributes.length),
    get node() {
      if (node === null) {
        node = parse<HTMLDetailsElement>(QUESTION + markup.slice(0, summaryEnd));
        rowOfNode.set(node, row);
      }
      return node;
    },
    get body() {
      body ??= parse(bodyMarkup);
      return body;
    },
    anchor: / id="([^"]*)"/.exec(bodyMarkup)?.[1] ?? '',
    state,
    keys: ` ${state} ${keys} `,
    values: values.split(' ').map((value) => (value === '' ? Number.NaN : Number(value))),
    words: null,
  };
  return row;
}

/** Whether a row fits the filters and has all words of the search. */
export function fits(row: Row, { words, keys }: Choices, namesOf: ReadonlyMap<string, string>): boolean {
  return (
    keys.every((key) => row.keys.includes(` ${key} `)) && words.every((word) => wordsOf(row, namesOf).includes(word))
  );
}

/** The text of a row: question, id, cause, template, queries, answers and steps. */
function wordsOf(row: Row, namesOf: ReadonlyMap<string, string>): string {
  if (row.words === null) {
    const names = row.keys.split(' ').map((key) => namesOf.get(key) ?? '');
    row.words = [textOf(row.markup), decodeAnchor(row.anchor), ...names].join(' ').toLowerCase();
  }
  return row.words;
}

const TAG = /<[^<">]*(?:"[^"]*"[^<">]*)*>/g;

/** The text of markup, without the time that elements take. */
function textOf(markup: string): string {
  const text = markup.replace(TAG, '');
  if (!text.includes('&')) return text;
  return text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The id of a question in its anchor. */
export function decodeAnchor(anchor: string): string {
  const id = anchor.slice(2);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

const ORDERS: Readonly<Record<string, readonly [value: number, sign: number]>> = {
  score: [1, 1],
  tokens: [2, -1],
  seconds: [3, -1],
  steps: [4, -1],
};

/** Divides rows by state and cause, by template, or not at all; `rows` are in the order of the list. */
export function arrange(rows: readonly Row[], { by, sort }: Choices): Section[] {
  const sorted = sortRows(rows, sort);
  if (by === 'template') return [{ state: '', clusters: clustersOf(sorted, 't') }];
  if (by === 'all' && sort !== '') return [{ state: '', clusters: [{ key: '', rows: sorted }] }];
  const states = new Map(rows.map(({ state }) => [state, [] as Row[]]));
  for (const row of sorted) states.get(row.state)?.push(row);
  return [...states].map(([state, own]) => ({
    state,
    clusters:
      by === 'all'
        ? [{ key: '', rows: own }]
        : by === 'pattern'
          ? clustersOf(own, 'p')
          : withoutSingles(clustersOf(own, 'c')),
  }));
}

function sortRows(rows: readonly Row[], sort: string): readonly Row[] {
  const [value, sign] = ORDERS[Object.hasOwn(ORDERS, sort) ? sort : ''] ?? [0, 0];
  if (sign === 0) return rows;
  const amountOf = (row: Row) => {
    const amount = (row.values[value] ?? Number.NaN) * sign;
    return Number.isNaN(amount) ? Number.POSITIVE_INFINITY : amount;
  };
  return [...rows].sort((a, b) => {
    const [first, second] = [amountOf(a), amountOf(b)];
    return first === second ? 0 : first < second ? -1 : 1;
  });
}

/** Groups rows by the key with a letter, the largest cluster first; by template, the cluster with the most failures first. */
function clustersOf(rows: readonly Row[], letter: string): Cluster[] {
  const clusters = new Map<string, Row[]>();
  const pattern = new RegExp(` (${letter}:\\S+) `);
  for (const row of rows) {
    const key = pattern.exec(row.keys)?.[1] ?? '';
    const own = clusters.get(key);
    if (own) own.push(row);
    else clusters.set(key, [row]);
  }
  const weightOf = (own: readonly Row[]) =>
    letter === 't' ? own.filter(({ state }) => MISSED.includes(state)).length : own.length;
  return [...clusters]
    .map(([key, own]) => ({ key, rows: own, weight: weightOf(own) }))
    .sort((a, b) => Number(a.key === '') - Number(b.key === '') || b.weight - a.weight);
}

/** Merges clusters of one question, which do not need a heading, into a last cluster. */
function withoutSingles(clusters: readonly Cluster[]): readonly Cluster[] {
  const several = clusters.filter(({ key, rows }) => key !== '' && rows.length > 1);
  const others = clusters.filter((cluster) => !several.includes(cluster)).flatMap(({ rows }) => rows);
  return others.length === 0 ? several : [...several, { key: '', rows: others }];
}

export const MISSED = ['rule', 'regressed', 'check', 'wrong', 'differ'];
