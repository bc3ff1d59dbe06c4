import { expect, test } from 'vitest';
import { fingerprintOf } from '../../../src/core/corpus/fingerprint.js';
import { PRESETS, type PresetName } from '../../../src/core/words/scoring-rules.js';
import { fewer } from '../../support/fewer.js';
import { makeContext, makeHash } from '../../support/make.js';
import { makeRandom } from '../../support/random.js';
import { decodedQuestion, evaluated } from '../../support/run.js';
import { plain, SPARQL_JSON, type Term, typed, uri } from '../../support/sparql.js';

const random = makeRandom(32);
const below = (size: number) => Math.floor(random() * size);
const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;

const NUMERALS = [
  ...[
    '5',
    '5.0',
    '05',
    '+5',
    ' 5',
    '5e0',
    '0.50',
    '.5',
    '0.5',
    '-0',
    '0',
    '0.0',
    '-5',
    '5.',
    '500e-2',
    'INF',
    '+INF',
    '-INF',
  ],
  ...[
    'NaN',
    '0.0000123',
    '0.0000141',
    '0.123456',
    '0.123464',
    '0.12346',
    '9007199254740993',
    '9007199254740992',
    '1e21',
  ],
  ...[
    '9007199254740993.5',
    '9007199254740993.50',
    '68719476736.00001',
    '68719476736.00002',
    '1e400',
    'x',
    '',
    'true',
    '1',
  ],
];
const TERMS: readonly Term[] = [
  ...NUMERALS.flatMap((text) => ['integer', 'decimal', 'double', 'boolean'].map((type) => typed(text, type))),
  ...['5', '5.0', 'true', '', 'None', 'x', 'X', ' x', 'é', 'e\u0301'].map(plain),
  ...[typed(5, 'integer'), typed(5.000001, 'double'), typed(true, 'boolean'), typed(null, 'integer'), uri('x'), null],
  { type: 'literal', value: 5 },
  { type: 'literal', value: 'x', 'xml:lang': 'en' },
];
const JSON_CELLS: readonly unknown[] = [
  5,
  5.000001,
  '5',
  '5.0',
  '05',
  true,
  'true',
  1,
  null,
  '',
  'x',
  'X',
  0.0000123,
  0.0000141,
];

interface Grid {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** How a grid of cells is written as the output of a step. */
const FORMS: Readonly<
  Record<string, { readonly step: object; readonly cells: readonly unknown[]; readonly write: (grid: Grid) => unknown }>
> = {
  sparql: {
    step: { output_media_type: SPARQL_JSON },
    cells: TERMS,
    write: ({ columns, rows }) => ({
      head: { vars: columns },
      results: {
        bindings: rows.map((row) =>
          Object.fromEntries(columns.flatMap((name, at) => (row[at] === null ? [] : [[name, row[at]]]))),
        ),
      },
    }),
  },
  csv: {
    step: { output_media_type: 'text/csv', match_output: 'table' },
    cells: [...NUMERALS, '', 'NULL', 'X'],
    write: ({ columns, rows }) => [columns, ...rows].map((row) => row.join(',')).join('\n'),
  },
  json: {
    step: { output_media_type: 'application/json', match_output: 'table' },
    cells: JSON_CELLS,
    write: ({ columns, rows }) => rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]]))),
  },
  lists: {
    step: { output_media_type: 'application/json' },
    cells: [...JSON_CELLS, 12345678901234567890n, 'integer 12345678901234567890', 'number NaN'],
    write: ({ rows }) =>
      `[${rows.map((row) => `[${row.map((cell) => (typeof cell === 'bigint' ? String(cell) : JSON.stringify(cell))).join()}]`).join()}]`,
  },
};

function randomGrid(cells: readonly unknown[]): Grid {
  const columns = pick([['a'], ['a', 'b']]);
  return { columns, rows: Array.from({ length: below(3) }, () => columns.map(() => pick(cells))) };
}

/** The grid with one edit: a cell, the order or number of rows, the names or number of columns. */
function edited({ columns, rows }: Grid, cells: readonly unknown[]): Grid {
  const row = below(rows.length);
  const edits: readonly (() => Grid)[] = [
    () => ({ columns, rows: rows.map((one, at) => (at === row ? [pick(cells), ...one.slice(1)] : one)) }),
    () => ({ columns, rows: rows.toReversed() }),
    () => ({ columns, rows: [...rows, ...rows.slice(0, 1)] }),
    () => ({ columns: columns.map((name) => `${name}2`), rows }),
    () => ({ columns: columns.toReversed(), rows: rows.map((one) => one.toReversed()) }),
    () => ({ columns: columns.slice(0, 1), rows }),
  ];
  return pick([...edits, ...Array.from({ length: 6 }, () => edits[0] as () => Grid)])();
}

function randomKeys({ columns }: Grid, form: string): object {
  const isTable = form !== 'lists';
  return {
    ...(isTable && random() < 0.3 && { required_columns: columns.slice(0, 1) }),
    ...(isTable && random() < 0.2 && { ordered: true }),
    ...(isTable && random() < 0.2 && { ignore_duplicates: pick([true, false]) }),
    ...(random() < 0.5 && { tolerance: pick([0, 1e-9, 0.5, { relative: 0.01 }]) }),
    ...(random() < 0.2 && { normalize: pick([['case'], ['trim'], ['whitespace', 'case']]) }),
    ...(form === 'lists' && random() < 0.3 && { unordered: true }),
  };
}

const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

test('two references with one fingerprint score every answer the same, with every preset and tolerance', () => {
  let equal = 0;
  for (let round = 0; round < fewer(30_000); round++) {
    const form = pick(Object.keys(FORMS));
    const { step, cells, write } = FORMS[form] as (typeof FORMS)[string];
    const before = randomGrid(cells);
    const after = edited(before, cells);
    const keys = { name: 'q', ...step, ...randomKeys(before, form) };
    const steps = [before, after].map((grid) => ({ ...keys, output: write(grid) }));
    const [one, other] = steps.map((reference) => fingerprintOf(decodedQuestion([[reference]]), makeHash()));
    if (one !== other) continue;
    equal++;
    const answers = [before, after, edited(before, cells), edited(after, cells)].map(write);
    for (const preset of PRESET_NAMES) {
      for (const output of answers) {
        const record = { actual_steps: [{ id: 's', name: 'q', status: 'success', output }] };
        const scores = steps.map((reference) => evaluated([[reference]], record, makeContext(preset)).steps_score);
        expect(scores[1], JSON.stringify([preset, steps, output])).toBe(scores[0]);
      }
    }
  }
  expect(equal).toBeGreaterThan(fewer(30_000) / 10);
});
