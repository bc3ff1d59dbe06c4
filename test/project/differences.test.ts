import { describe, expect, test } from 'vitest';
import { PRESET_NAMES, type PresetName } from '../../src/index.js';
import { given } from '../support/difference-example.js';
import { asShown, type Row, readRows, saidOf, shownRows } from '../support/difference-table.js';

/** A cell of a release that was not run on the example. */
const NOT_RUN = '–';
/** A cell that says where the error is. */
const ERROR = /^an error at `(.+)`$/;

const differing = readRows('corrections');
const kept = readRows('kept');
const documented = readRows('documentation');

function inPresets(rows: readonly Row[]) {
  return rows.flatMap((row) => PRESET_NAMES.map((preset) => ({ name: row.name, stepgate: row.stepgate, row, preset })));
}

/** The releases that were run, each with the preset that follows it. */
function releases({ others: [v4, v6], stepgate }: Row) {
  const presets: [string, PresetName][] = [
    [v4, 'graphrag-eval-4'],
    [v6, 'graphrag-eval-6'],
  ];
  const run = presets.filter(([library]) => library !== NOT_RUN);
  return run.map(([library, preset]) => ({ library, stepgate: saidOf(stepgate, preset).value }));
}

/** Whether a release has another result, and no exception. */
function isOtherResult(row: Row): boolean {
  return releases(row).some(({ library, stepgate }) => library !== stepgate && !library.endsWith('Error'));
}

test('docs/graphrag-eval/differences.md shows each difference but exceptions, each rule that is kept, and each contradiction', () => {
  const rows = [...differing.filter(isOtherResult), ...kept, ...documented];
  expect(shownRows()).toEqual(rows.map(asShown));
});

describe('docs/graphrag-eval/examples.yaml', () => {
  test('the examples are there', () => {
    expect(differing.length).toBeGreaterThan(80);
    expect([kept.length, documented.length]).toEqual([6, 5]);
  });

  test('no two rows have one example', () => {
    const examples = [...differing, ...kept].map(({ reference, agent }) => JSON.stringify([reference, agent]));
    expect(new Set(examples).size).toBe(examples.length);
  });

  test.each(inPresets([...differing, ...kept, ...documented]))(
    '$name: Stepgate $stepgate ($preset)',
    async ({ row, preset }) => {
      const { path, value } = saidOf(row.stepgate, preset);
      const place = ERROR.exec(value)?.[1];
      const result = await given(row, path, preset);
      if (place === undefined) expect(result).toBe(value);
      else expect(result.startsWith(`an error at ${place}`), result).toBe(true);
    },
  );

  test.each(differing)('$name: the library, $others, is not Stepgate, $stepgate', (row) => {
    expect(releases(row).some(({ library, stepgate }) => library !== stepgate)).toBe(true);
  });

  test.each(kept)('$name: the library, $others, is Stepgate, $stepgate', (row) => {
    const scores = releases(row).filter(({ library }) => !library.endsWith('Error'));
    for (const { library, stepgate } of scores) expect(library).toBe(stepgate);
    expect(scores).not.toEqual([]);
  });

  test.each(documented)('$name: documentation and code differ, $others', ({ others: [documentation, code] }) => {
    expect(documentation).not.toBe(code);
  });
});
