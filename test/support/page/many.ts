import { compareMany, type RunTable } from '../../../src/core/comparison/compare-many.js';
import { shownQuestion } from '../../../src/core/show/entry.js';
import type { RunCondition } from '../../../src/core/why/condition-table.js';
import { type LegsPart, manyModel, type ReadManyDetail } from '../../../src/report/page/many/model.js';
import { renderManyPage } from '../../../src/report/page/many/page.js';
import { PAGE_EXTENT } from '../../../src/report/page/model.js';
import { makeFigures, makeRun } from '../make.js';

/** Runs whose questions are right where a pattern says so. */
export function tableOf(patterns: readonly string[]): RunTable {
  const runs = ['x', 'y', 'z'].map((label, run) => {
    const questions = patterns.map((pattern, at) => {
      const isRight = pattern[run] === '●';
      const why = isRight ? null : { cause: { kind: 'empty_result' as const, step: 0 }, stepName: 'find', detail: {} };
      return makeFigures({ id: `q${at}`, text: `Question ${at}`, score: Number(isRight), why });
    });
    return makeRun(questions, { label });
  });
  const [first, ...others] = runs;
  return compareMany(first as (typeof runs)[number], others) as RunTable;
}

export async function manyPage(table: RunTable, read: ReadManyDetail, part: LegsPart | null = null): Promise<string> {
  const options = { order: 'given', ids: 'short', paths: ['x', 'y', 'z'] } as const;
  let html = '';
  for await (const piece of renderManyPage(manyModel(table, options, part), read, () => 'hash')) html += piece;
  return html;
}

/** Reads an answer of each run. */
export function reader(answer: string, conditions: readonly RunCondition[] = []): ReadManyDetail {
  return async ({ id, text, right }) => {
    const shown = right.map((isRight) => {
      const entry = { template_id: 't', question_id: id, question_text: text, status: 'success' as const };
      const steps = { steps_score: Number(isRight), actual_answer: answer };
      return shownQuestion({ entry: { ...entry, ...steps }, answers: 1 }, null, PAGE_EXTENT);
    });
    return { shown, conditions };
  };
}
