import { evaluateQuestion } from '../../src/core/entries/evaluate-question.js';
import type { EngineQuery } from '../engines/data.js';
import { makeContext } from './make.js';
import { decodedQuestion, decodedResponse } from './run.js';

/** The output of each engine, driver or form of one query. */
export type Outputs = Readonly<Record<string, string>>;

/** The names of the outputs that do not score 1 with a reference. */
export function unequalTo(reference: object, outputs: Outputs): string[] {
  const question = decodedQuestion([[{ name: 'query', match_output: 'table', ...reference }]]);
  const context = { ...makeContext(), details: 'none' as const };
  const scoreOf = (output: string) => {
    const actual_steps = [{ id: '1', name: 'query', args: {}, status: 'success', output }];
    const response = decodedResponse({ question_id: 'q', actual_answer: '', actual_steps });
    return evaluateQuestion(question, response, context).entry.steps_score;
  };
  return Object.keys(outputs).filter((name) => scoreOf(outputs[name] as string) !== 1);
}

/** The outputs that are not equal to a reference in JSON, by the name of the reference. */
export function unequalPairs({ keys }: EngineQuery, outputs: Outputs): object {
  return Object.fromEntries(
    Object.entries(outputs).map(([name, output]) => [name, unequalTo({ output, ...keys }, outputs)]),
  );
}

/** The same pairs as they are expected: those of different groups. */
export function expectedPairs({ groups = [] }: EngineQuery, outputs: Outputs): object {
  const groupOf = (name: string) => groups.findIndex((group) => group.includes(name));
  const names = Object.keys(outputs);
  return Object.fromEntries(names.map((name) => [name, names.filter((other) => groupOf(other) !== groupOf(name))]));
}

/** The rows of a driver as CSV. */
export function csvOf(output: string): string {
  const { columns, rows } = JSON.parse(output) as { columns: string[]; rows: unknown[][] };
  const cell = (value: unknown) =>
    typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : String(value ?? '');
  return [columns, ...rows].map((row) => row.map(cell).join(',')).join('\n');
}
