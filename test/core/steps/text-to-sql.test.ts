import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cellsOf, listIn, mappingIn } from '../../support/cells.js';
import { birdScore, type QueryResult, spider2Score } from '../../support/execution-accuracy.js';
import { matchedDetail } from '../../support/matching.js';

/** A result as a cell has it: names of columns, and a list for each row. */
function resultIn(cell = ''): QueryResult {
  const end = cell.indexOf(':');
  return { columns: cell.slice(0, end).split(' '), rows: listIn(cell.slice(end + 1)) as QueryResult['rows'] };
}

interface Pair {
  readonly gold: QueryResult;
  readonly predicted: QueryResult;
  /** Keys of the reference step in addition to `match_output: table`. */
  readonly keys: object;
  /** What execution accuracy with rows as tuples says. */
  readonly score: number;
  /** The rules that say otherwise. */
  readonly wrong: readonly string[];
}

const CITY = 'city people: [Paris, 2], [Rome, 3]';
/**
 * Pairs in the manner of BIRD and Spider: a name | what a query returned, if not the usual cities | what another one did | keys of
 * the reference step | the score | the benchmarks that say otherwise.
 */
const PAIRS: Readonly<Record<string, Pair>> = Object.fromEntries(
  cellsOf(`
the same | | city people: [Paris, 2], [Rome, 3] | | 1 |
other names of columns | | name population: [Paris, 2], [Rome, 3] | | 1 |
another order of rows | | city people: [Rome, 3], [Paris, 2] | | 1 |
another order of columns | | people city: [2, Paris], [3, Rome] | | 1 | BIRD
a further column | | city people id: [Paris, 2, 10], [Rome, 3, 11] | | 1 | BIRD
a column less | | city: [Paris], [Rome] | | 0 |
a row less | | city people: [Paris, 2] | | 0 |
a row too many | | city people: [Paris, 2], [Rome, 3], [Oslo, 1] | | 0 |
values of another row | | city people: [Paris, 3], [Rome, 2] | | 0 | Spider 2
one column for two | home away: [1, 1], [2, 2] | home: [1], [2] | | 0 | Spider 2
columns swapped | home away: [A, B], [B, C] | away home: [B, A], [C, B] | | 1 | BIRD
repeated rows | | city people: [Paris, 2], [Paris, 2], [Rome, 3] | | 1 | Spider 2
repeated rows that count | | city people: [Paris, 2], [Paris, 2], [Rome, 3] | ignore_duplicates: false | 0 | BIRD
repeats of another row | tag: [a], [a], [b] | tag: [a], [b], [b] | ignore_duplicates: false | 0 | BIRD
NULL on both sides | city mayor: [Rome, null] | city mayor: [Rome, null] | | 1 |
NULL and 0 | city debt: [Rome, null] | city debt: [Rome, 0] | | 0 | Spider 2
NULL and an empty text | city mayor: [Rome, null] | city mayor: [Rome, ''] | | 0 |
NULL and the text of it | city mayor: [Rome, null] | city mayor: [Rome, 'NULL'] | | 0 |
a float in another form | mean: [83.4233333] | mean: [83.42333330000001] | | 1 | BIRD
an integer and a float | count: [5] | count: [5] | | 1 |
a small difference that counts | rate: [0.005] | rate: [0.001] | | 0 | Spider 2
a rounded float | mean: [83.4233333] | mean: [83.42] | tolerance: 0.01 | 1 | BIRD
a number and its text | zip: ['12345'] | zip: [12345] | | 0 |
the same date | day: ['2026-03-09'] | day: ['2026-03-09'] | | 1 |
a date in another form | day: ['2026-03-09'] | day: [09.03.2026] | | 0 |
the same instant in another zone | at: ['2026-03-09T00:00:00+01:00'] | at: ['2026-03-08 23:00:00Z'] | normalize: [time] | 1 | BIRD, Spider 2
the first two, in order | | city people: [Paris, 2], [Rome, 3] | ordered: true | 1 |
the first two, in another order | | city people: [Rome, 3], [Paris, 2] | ordered: true | 0 | BIRD
in order, other columns | | n c: [2, Paris], [3, Rome] | ordered: true | 1 | BIRD
no rows on both sides | city: | name: | | 1 |
no rows | | city people: | | 0 |
only the required column | city id: [Paris, 1] | name: [Paris] | required_columns: [city] | 1 | BIRD
another letter case | city: [Paris] | city: [PARIS] | | 0 |
texts that join to the same | a b: [ab, c] | a b: [a, bc] | | 0 |
`).map(([name = '', gold, predicted, keys, score, wrong = '']): [string, Pair] => [
    name,
    {
      ...{ gold: resultIn(gold || CITY), predicted: resultIn(predicted), keys: mappingIn(keys), score: Number(score) },
      wrong: wrong.split(', ').filter((one) => one !== ''),
    },
  ]),
);

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
  const required = ({ gold, keys }: Pair): QueryResult => {
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
    const wrong = NAMES.filter((name) => PAIRS[name]?.wrong.length);
    expect(documented.map(({ name }) => name).toSorted()).toEqual(wrong.toSorted());
    for (const { name, score, reason } of documented) {
      expect([name, score]).toEqual([name, PAIRS[name]?.score]);
      expect(reason).toMatch(/\w/);
    }
  });

  test.each(NAMES)('%s', (name) => {
    const pair = PAIRS[name] as Pair;
    const ignoreOrder = !('ordered' in pair.keys);
    const scores = {
      // BIRD has no required columns.
      BIRD: birdScore(pair.gold, pair.predicted),
      'Spider 2': spider2Score(required(pair), pair.predicted, ignoreOrder),
    };
    const wrong = Object.entries(scores).filter(([, score]) => score !== pair.score);
    expect(wrong.map(([rule]) => rule)).toEqual(pair.wrong);
    const row = documented.find((one) => one.name === name);
    expect(row?.benchmark ?? '').toBe(pair.wrong.join(', '));
  });
});
