import {
  averagePrecision,
  computeAggregates,
  type EvaluationEntry,
  type PresetName,
  runEvaluation,
  StepgateError,
} from '../../src/index.js';
import type { Row } from './difference-table.js';
import { makeSelect, SPARQL_JSON, type Term, typed } from './sparql.js';

/** A mapping in the notation of docs/graphrag-eval/examples.yaml. */
type Example = Readonly<Record<string, unknown>>;

/** What Stepgate gives at a path, as the table says it: the text of a value, `none`, or the message of an error. */
export async function given({ reference, agent }: Row, path: string, scoring: PresetName): Promise<string> {
  if (path === 'average_precision') return shown(precision(reference as Example, agent as Example));
  try {
    const entries = await runEvaluation(corpusOf(reference), responsesOf(agent), { scoring });
    return shown(valueAt(entries, computeAggregates(entries, { scoring }), path));
  } catch (error) {
    if (error instanceof StepgateError) return `an error at ${error.message}`;
    throw error;
  }
}

function precision({ relevant }: Example, { retrieved }: Example): number {
  return averagePrecision(relevant as number[], retrieved as number[]);
}

/** The first entry's keys, the aggregates' keys, and the entries by the ids of their questions. */
function valueAt(entries: readonly EvaluationEntry[], aggregates: object, path: string): unknown {
  const byId = Object.fromEntries(entries.map((entry) => [entry.question_id, entry]));
  const at = (value: unknown, key: string) => (value as Example | undefined)?.[key];
  return path.split('.').reduce(at, { ...byId, ...aggregates, ...entries[0] } as unknown);
}

function shown(value: unknown): string {
  return typeof value === 'number' ? String(Number(value.toFixed(4))) : String(value ?? 'none');
}

function corpusOf(reference: unknown): unknown {
  if (isWhole(reference, 'corpus')) return reference.corpus;
  const reference_steps = groupsOf(reference).map((group) => group.map(stepOf));
  return [{ template_id: 't', questions: [{ id: 'q1', question_text: '?', reference_steps }] }];
}

function responsesOf(agent: unknown): unknown {
  if (isWhole(agent, 'responses')) return agent.responses;
  const examples = Array.isArray(agent) ? (agent as Example[]) : [agent as Example];
  const used = { input_tokens: 100, output_tokens: 20, total_tokens: 120, elapsed_sec: 2.5 };
  const more = (examples[0]?.response ?? {}) as object;
  return [{ question_id: 'q1', ...used, actual_steps: examples.map(actualOf), ...more }];
}

function isWhole(example: unknown, key: string): example is Example {
  return typeof example === 'object' && example !== null && key in example;
}

export function groupsOf(reference: unknown): Example[][] {
  if (!Array.isArray(reference)) return [[reference as Example]];
  return reference.length === 0 || Array.isArray(reference[0]) ? reference : [reference];
}

function actualOf(example: Example, at: number) {
  const { output_media_type: _, required_columns: __, ...step } = stepOf(example);
  const called = step.name === 'retrieve_data_points' ? { execution_timestamp: '2025-06-01T12:00:00Z' } : {};
  const output = String(step.name).startsWith('retrieve_') ? { output: '{}' } : {};
  return { id: `s${at + 1}`, status: 'success', ...called, ...output, ...step };
}

/** The step as a file has it. */
export function stepOf({ rows, vars, result, response: _, ...step }: Example): Example {
  if (rows === undefined && result === undefined) return { name: 'lookup', ...step };
  const sparql = { name: 'sparql_query', output_media_type: SPARQL_JSON };
  if (result !== undefined)
    return { ...sparql, output: typeof result === 'string' ? result : JSON.stringify(result), ...step };
  const columns = (vars as string[] | undefined) ?? columnsOf(rows as unknown[][]);
  const output = makeSelect(
    columns,
    (rows as unknown[][]).map((cells) => cells.map(termOf)),
  );
  return { ...sparql, output: JSON.stringify(output), required_columns: columns, ...step };
}

function columnsOf(rows: readonly unknown[][]): string[] {
  return (rows[0] ?? []).map((_, at) => 'abcdef'.charAt(at));
}

/** The term of a cell: a text, `value^^type`, `text@language`, a JSON number, or null. */
function termOf(cell: unknown): Term | string {
  if (cell === null) return null;
  if (typeof cell !== 'string') return { type: 'literal', value: cell };
  const [, value = '', mark, kind = ''] = /^(.*?)(?:(\^\^|@)(\w+))?$/s.exec(cell) ?? [];
  if (mark === '@') return { type: 'literal', value, 'xml:lang': kind };
  return mark === undefined ? value : typed(value, kind);
}
