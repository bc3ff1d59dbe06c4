import { describe, expect, test } from 'vitest';
import type { PresetName } from '../../src/index.js';
import { differences } from './close.js';
import { skipForData } from './data.js';
import { DOORS, type Door, type Evaluated, type Inputs, type Outcome } from './doors.js';
import { EXCEPTIONS, SUITES, type Suite } from './suites.js';

/** One case of the data in one preset. */
export interface ConformanceCase<Given = Inputs> {
  readonly id: string;
  readonly scoring: PresetName;
  readonly given: Given;
  /** Where what a door gave is not what the data says. */
  readonly differences: (outcome: Outcome, names: RegExp) => readonly string[];
}

/** The cases of a suite, through each door. */
export function conform(suite: Suite, cases: readonly ConformanceCase[]): void {
  conformThrough(DOORS, suite, cases);
}

/** The same through some doors. */
export function conformThrough<Given>(
  doors: readonly Door<Given>[],
  suite: Suite,
  cases: readonly ConformanceCase<Given>[],
): void {
  const isExcepted = ({ name }: Door<Given>, { id }: ConformanceCase<Given>) =>
    EXCEPTIONS.some((one) => one.suite === suite && one.doors.includes(name) && one.ids.includes(id));
  const differencesAt = async (door: Door<Given>, { given, scoring, differences }: ConformanceCase<Given>) =>
    differences(await door.evaluate(given, scoring), door.names);
  const table = doors.flatMap((door, place) => {
    const possible = cases.filter((one) => !isExcepted(door, one));
    const chosen = sampleOf(possible, door.perPreset, place / doors.length);
    return chosen.map((one) => ({ at: door.name, id: one.id, scoring: one.scoring, door, one }));
  });

  if (cases.length === 0) {
    skipForData(SUITES[suite]);
    return;
  }
  describe(SUITES[suite], () => {
    const check = async ({ door, one }: (typeof table)[number]) => expect(await differencesAt(door, one)).toEqual([]);
    test.each(table.filter(({ door }) => door.process === 'this'))('$at: $id in $scoring', check);
    test.concurrent.each(table.filter(({ door }) => door.process === 'own'))('$at: $id in $scoring', check);

    const excepted = EXCEPTIONS.filter((one) => one.suite === suite).flatMap(({ doors: names, ids, why }) =>
      names.flatMap((name) => ids.map((id) => ({ name, id, why }))),
    );
    test.each(excepted)('$name cannot: $id, because $why', async ({ name, id }) => {
      const door = doors.find((one) => one.name === name);
      const one = cases.find((one) => one.id === id);
      if (!door || !one) throw new Error('no such door or case');
      expect(await differencesAt(door, one)).not.toEqual([]);
    });
  });
}

/**
 * So many cases of each preset, evenly spread. Presets share most cases and doors share the code, so that each preset and each
 * door (`shift` in [0, 1)) starts at another case.
 */
function sampleOf<Given>(cases: readonly ConformanceCase<Given>[], perPreset: number, shift: number) {
  const presets = [...new Set(cases.map(({ scoring }) => scoring))];
  return presets.flatMap((preset, place) => {
    const own = cases.filter(({ scoring }) => scoring === preset);
    if (own.length <= perPreset) return own;
    const stride = own.length / perPreset;
    const first = ((place + shift) / presets.length) * stride;
    const chosen = Array.from({ length: perPreset }, (_, index) => own[Math.floor(first + index * stride)]);
    return chosen.filter((one) => one !== undefined);
  });
}

/** The differences of results; a refusal is one. */
export function ofResults(compare: (results: Evaluated) => readonly string[]): ConformanceCase['differences'] {
  return (outcome) => (outcome.kind === 'refused' ? [`refused: ${outcome.message}`] : compare(outcome));
}

/** The results are the whole evaluation and all aggregates that the data says; nothing gates them. */
export function givesExactly(evaluation: unknown, aggregates: unknown): ConformanceCase['differences'] {
  return ofResults((results) => [
    ...(results.passed === false ? [`not passed: ${results.says}`] : []),
    ...differences(results.entries, evaluation),
    ...differences(results.aggregates, aggregates, '$aggregates'),
  ]);
}
