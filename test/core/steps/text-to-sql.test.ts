import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { birdScore, type QueryResult, spider2Score } from '../../support/execution-accuracy.js';
import { matchedDetail } from '../../support/matching.js';

type Row = readonly (string | number | null)[];

/** A result whose columns are named by the words of a text. */
const rows = (names: string, ...given: Row[]): QueryResult => ({ columns: names.split(' '), rows: given });

interface Pair {
  readonly gold: QueryResult;
  readonly predicted: QueryResult;
  /** Keys of the reference step in addition to `match_output: table`. */
  readonly keys?: object;
  /** What execution accuracy with rows as tuples says. */
  readonly score: number;
  /** The rules that say otherwise. */
  readonly wrong?: readonly ('BIRD' | 'Spider 2')[];
}

const CITY = rows('city people', ['Paris', 2], ['Rome', 3]);
const ORDERED = { ordered: true };

/** Pairs in the manner of BIRD and Spider: what a query returned, and what another one did. */
const PAIRS: Readonly<Record<string, Pair>> = {
  'the same': { gold: CITY, predicted: CITY, score: 1 },
  'other names of columns': { gold: CITY, predicted: rows('name population', ['Paris', 2], ['Rome', 3]), score: 1 },
  'another order of rows': { gold: CITY, predicted: rows('city people', ['Rome', 3], ['Paris', 2]), score: 1 },
  'another order of columns': {
    gold: CITY,
    predicted: rows('people city', [2, 'Paris'], [3, 'Rome']),
    score: 1,
    wrong: ['BIRD'],
  },
  'a further column': {
    gold: CITY,
    predicted: rows('city people id', ['Paris', 2, 10], ['Rome', 3, 11]),
    score: 1,
    wrong: ['BIRD'],
  },
  'a column less': { gold: CITY, predicted: rows('city', ['Paris'], ['Rome']), score: 0 },
  'a row less': { gold: CITY, predicted: rows('city people', ['Paris', 2]), score: 0 },
  'a row too many': { gold: CITY, predicted: rows('city people', ['Paris', 2], ['Rome', 3], ['Oslo', 1]), score: 0 },
  'values of another row': {
    gold: CITY,
    predicted: rows('city people', ['Paris', 3], ['Rome', 2]),
    score: 0,
    wrong: ['Spider 2'],
  },
  'one column for two': {
    gold: rows('home away', [1, 1], [2, 2]),
    predicted: rows('home', [1], [2]),
    score: 0,
    wrong: ['Spider 2'],
  },
  'columns swapped': {
    gold: rows('home away', ['A', 'B'], ['B', 'C']),
    predicted: rows('away home', ['B', 'A'], ['C', 'B']),
    score: 1,
    wrong: ['BIRD'],
  },
  'repeated rows': {
    gold: CITY,
    predicted: rows('city people', ['Paris', 2], ['Paris', 2], ['Rome', 3]),
    score: 1,
    wrong: ['Spider 2'],
  },
  'repeated rows that count': {
    gold: CITY,
    predicted: rows('city people', ['Paris', 2], ['Paris', 2], ['Rome', 3]),
    keys: { ignore_duplicates: false },
    score: 0,
    wrong: ['BIRD'],
  },
  'repeats of another row': {
    gold: rows('tag', ['a'], ['a'], ['b']),
    predicted: rows('tag', ['a'], ['b'], ['b']),
    keys: { ignore_duplicates: false },
    score: 0,
    wrong: ['BIRD'],
  },
  'NULL on both sides': {
    gold: rows('city mayor', ['Rome', null]),
    predicted: rows('city mayor', ['Rome', null]),
    score: 1,
  },
  'NULL and 0': {
    gold: rows('city debt', ['Rome', null]),
    predicted: rows('city debt', ['Rome', 0]),
    score: 0,
    wrong: ['Spider 2'],
  },
  'NULL and an empty text': {
    gold: rows('city mayor', ['Rome', null]),
    predicted: rows('city mayor', ['Rome', '']),
    score: 0,
  },
  'NULL and the text of it': {
    gold: rows('city mayor', ['Rome', null]),
    predicted: rows('city mayor', ['Rome', 'NULL']),
    score: 0,
  },
  'a float in another form': {
    gold: rows('mean', [83.4233333]),
    predicted: rows('mean', [83.42333330000001]),
    score: 1,
    wrong: ['BIRD'],
  },
  'an integer and a float': { gold: rows('count', [5]), predicted: rows('count', [5.0]), score: 1 },
  'a small difference that counts': {
    gold: rows('rate', [0.005]),
    predicted: rows('rate', [0.001]),
    score: 0,
    wrong: ['Spider 2'],
  },
  'a rounded float': {
    gold: rows('mean', [83.4233333]),
    predicted: rows('mean', [83.42]),
    keys: { tolerance: 0.01 },
    score: 1,
    wrong: ['BIRD'],
  },
  'a number and its text': { gold: rows('zip', ['12345']), predicted: rows('zip', [12345]), score: 0 },
  'the same date': { gold: rows('day', ['2026-03-09']), predicted: rows('day', ['2026-03-09']), score: 1 },
  'a date in another form': { gold: rows('day', ['2026-03-09']), predicted: rows('day', ['09.03.2026']), score: 0 },
  'the same instant in another zone': {
    gold: rows('at', ['2026-03-09T00:00:00+01:00']),
    predicted: rows('at', ['2026-03-08 23:00:00Z']),
    keys: { normalize: ['time'] },
    score: 1,
    wrong: ['BIRD', 'Spider 2'],
  },
  'the first two, in order': { gold: CITY, predicted: CITY, keys: ORDERED, score: 1 },
  'the first two, in another order': {
    gold: CITY,
    predicted: rows('city people', ['Rome', 3], ['Paris', 2]),
    keys: ORDERED,
    score: 0,
    wrong: ['BIRD'],
  },
  'in order, other columns': {
    gold: CITY,
    predicted: rows('n c', [2, 'Paris'], [3, 'Rome']),
    keys: ORDERED,
    score: 1,
    wrong: ['BIRD'],
  },
  'no rows on both sides': { gold: rows('city'), predicted: rows('name'), score: 1 },
  'no rows': { gold: CITY, predicted: rows('city people'), score: 0 },
  'only the required column': {
    gold: rows('city id', ['Paris', 1]),
    predicted: rows('name', ['Paris']),
    keys: { required_columns: ['city'] },
    score: 1,
    wrong: ['BIRD'],
  },
  'another letter case': { gold: rows('city', ['Paris']), predicted: rows('city', ['PARIS']), score: 0 },
  'texts that join to the same': { gold: rows('a b', ['ab', 'c']), predicted: rows('a b', ['a', 'bc']), score: 0 },
};

const NAMES = Object.keys(PAIRS);
const JSON_TABLE = { output_media_type: 'application/json', match_output: 'table' };

describe('execution accuracy with rows as tuples', () => {
  test('over at least 30 pairs', () => expect(NAMES.length).toBeGreaterThanOrEqual(30));

  test.each(NAMES)('%s', (name) => {
    const { gold, predicted, keys, score } = PAIRS[name] as Pair;
    expect(matchedDetail({ output: gold, ...JSON_TABLE, ...keys }, { output: predicted }).score).toBe(score);
  });
});

describe('where the rules of BIRD and Spider 2 say otherwise', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/scoring.md'), 'utf8');
  const required = ({ gold, keys = {} }: Pair): QueryResult => {
    const { required_columns: names } = keys as { required_columns?: string[] };
    if (!names) return gold;
    const at = names.map((name) => gold.columns.indexOf(name));
    return { columns: names, rows: gold.rows.map((row) => at.map((index) => row[index] ?? null)) };
  };

  const [, table = ''] = page.split(
    '| benchmark | its rule | Stepgate 1, benchmark 0 | Stepgate 0, benchmark 1 |\n|---|---|---|---|\n',
  );
  const namesIn = (cell: string | undefined) => cell?.split('; ').filter((name) => name !== '') ?? [];
  const documented = (table.split('\n\n')[0] as string).split('\n').flatMap((line) => {
    const [benchmark, reason, ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return [1, 0].flatMap((score, at) => namesIn(cells[at]).map((name) => ({ name, benchmark, reason, score })));
  });

  test('each documented case is a pair, and has a reason', () => {
    const wrong = NAMES.filter((name) => PAIRS[name]?.wrong);
    expect(documented.map(({ name }) => name).toSorted()).toEqual(wrong.toSorted());
    for (const { name, score, reason } of documented) {
      expect([name, score]).toEqual([name, PAIRS[name]?.score]);
      expect(reason).toMatch(/\w/);
    }
  });

  test.each(NAMES)('%s', (name) => {
    const pair = PAIRS[name] as Pair;
    const ignoreOrder = !(pair.keys && 'ordered' in pair.keys);
    const scores = {
      // BIRD has no required columns.
      BIRD: birdScore(pair.gold, pair.predicted),
      'Spider 2': spider2Score(required(pair), pair.predicted, ignoreOrder),
    };
    const wrong = Object.entries(scores).filter(([, score]) => score !== pair.score);
    expect(wrong.map(([rule]) => rule)).toEqual(pair.wrong ?? []);
    const row = documented.find((one) => one.name === name);
    expect(row?.benchmark ?? '').toBe((pair.wrong ?? []).join(', '));
  });
});
