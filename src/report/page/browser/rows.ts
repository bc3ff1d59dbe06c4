/// <reference lib="dom" />

/** A question of the list. */
export interface Row {
  readonly node: HTMLDetailsElement;
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

/** Reads the rows of the list in their order. */
export function readRows(list: HTMLElement): Row[] {
  return [...list.querySelectorAll<HTMLElement>('.group')].flatMap((group) => {
    const state = group.dataset.group ?? '';
    return [...group.querySelectorAll<HTMLDetailsElement>('.q')].map((node) => ({
      node,
      anchor: node.lastElementChild?.id ?? '',
      state,
      keys: ` ${state} ${node.dataset.k ?? ''} `,
      values: (node.dataset.v ?? '').split(' ').map((value) => (value === '' ? Number.NaN : Number(value))),
      words: null,
    }));
  });
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
    row.words = [row.node.textContent, decodeAnchor(row.anchor), ...names].join(' ').toLowerCase();
  }
  return row.words;
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
  const weightOf = (own: readonly Row[]) => (letter === 't' ? own.filter(isMissed).length : own.length);
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

/** States of questions with a failure. */
export const MISSED = ['rule', 'regressed', 'check', 'wrong', 'differ'];

function isMissed({ state }: Row): boolean {
  return MISSED.includes(state);
}
