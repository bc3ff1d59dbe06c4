import { describe, expect, test } from 'vitest';
import type { StepDetail } from '../../src/core/steps/model.js';
import type { StepContext } from '../../src/core/steps/step.js';
import { cellsOf, mappingIn } from './cells.js';
import { makeContext } from './make.js';
import { evaluated } from './run.js';

/** A comparison: the keys of a reference step, those of the agent's step, the score, and the kind of the cause of a miss. */
export type MatchRow = readonly [title: string, reference: object, actual: object, score: number, cause?: string];

/** The rows of a table in YAML: title | keys of the reference | keys of the agent's step | `right` or the kind of the cause. */
export function keyRowsOf(table: string, keys: object = {}): MatchRow[] {
  return cellsOf(table).map(([title = '', reference, actual, result = '']) => {
    const outcome = result === 'right' ? ([1] as const) : ([0, result] as const);
    return [title, { ...keys, ...mappingIn(reference) }, mappingIn(actual), ...outcome];
  });
}

/**
 * The same with a column for the output of each side, which can be empty: title | output of the reference | its other keys | output
 * of the agent | `right` or the kind of the cause.
 */
export function rowsOf(table: string, keys: object = {}): MatchRow[] {
  const outputIn = (cell = '') => (cell === '' ? '' : `output: ${cell}`);
  const rows = cellsOf(table).map(([title, wanted, more = '', given, result]) => {
    const reference = [outputIn(wanted), more].filter((cell) => cell !== '').join(', ');
    return [title, reference, outputIn(given), result].join(' | ');
  });
  return keyRowsOf(rows.join('\n'), keys);
}

/** What the evaluation file says of the only reference step `t`, compared with the agent's only step. */
export function matchedDetail(reference: object, actual: object, context: StepContext = makeContext()): StepDetail {
  const record = { actual_steps: [{ id: 'a', name: 't', status: 'success', ...actual }] };
  const entry = evaluated([[{ name: 't', ...reference }]], record, context, 'full');
  return (entry.steps_details as StepDetail[])[0] as StepDetail;
}

/** Tests every row of a table. */
export function testRows(name: string, rows: readonly MatchRow[], context: StepContext = makeContext()): void {
  describe(name, () => {
    test.each(rows.map((row) => [row[0], row] as const))('%s', (_, [, reference, actual, score, cause]) => {
      const detail = matchedDetail(reference, actual, context);
      expect([detail.score, detail.cause?.kind]).toEqual([score, cause]);
    });
  });
}
