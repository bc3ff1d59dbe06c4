import { canonicalJson } from '../corpus/fingerprint.js';
import { unwrapped } from '../steps/mcp.js';
import type { ActualStep, Response } from '../steps/model.js';
import { JSON_MEDIA_TYPE, SPARQL_MEDIA_TYPE } from '../steps/step.js';
import { canonicalCell, termOf } from '../tables/cells.js';
import { decodeSparqlResult, type SelectResult } from '../tables/result.js';
import { readJson } from '../text/json.js';
import { isMapping, listAt, type Mapping } from '../text/values.js';
import { valueText } from './contradicted.js';
import { layOutOutput } from './layout.js';

/** A proposed question for a corpus, with remarks for the person who checks it. */
export interface Draft {
  readonly id: string;
  readonly question: Mapping;
  readonly remarks: readonly string[];
}

const MAX_ROWS = 3;
const MAX_REMARK = 160;

/** Proposes a question from what an agent recorded for it; several responses are trials. */
export function proposeDraft(id: string, text: string, trials: readonly Response[], preferred: string | null): Draft {
  const answers = trials.map(({ source }) => source.actual_answer).filter((one) => typeof one === 'string');
  const answered = answers[0] === undefined ? [] : [`The agent answered: ${answers[0]}`];
  const head = { id, draft: true, question_text: text };
  const found = trials.flatMap((trial) => lastResult(trial, preferred));
  const groups = new Map<string, FoundResult[]>();
  for (const result of found) listAt(groups, result.key).push(result);
  const [most = [], second = []] = [...groups.values()].sort((a, b) => b.length - a.length);
  const [chosen] = most;
  const total = trials.length;
  if (!chosen || (second.length === most.length && total > 1)) {
    const why = chosen ? `The ${total} trials disagree.` : 'No trial has a step with a result.';
    return { id, question: head, remarks: [why, ...answered].map(cutRemark) };
  }
  const agreed =
    total === 1 ? 'One trial only: nothing could be found to be unstable.' : `${most.length} of ${total} trials agree.`;
  const { step, remarks } = chosen.table ? tableStep(chosen, chosen.table, most) : plainStep(chosen);
  return {
    id,
    question: { ...head, reference_steps: [[step]] },
    remarks: [agreed, ...remarks, ...answered].map(cutRemark),
  };
}

/** A comment is one line. */
function cutRemark(text: string): string {
  const line = text.replace(/[\s\p{C}\u2028\u2029]+/gu, ' ').trim();
  return line.length > MAX_REMARK ? `${line.slice(0, MAX_REMARK)}…` : line;
}

interface FoundResult {
  readonly call: ActualStep;
  readonly output: unknown;
  /** Equal for results that agree. */
  readonly key: string;
  readonly table: SelectResult | null;
}

/** The last successful step with a result that is not empty; of the preferred tool, if there is one. */
function lastResult({ error, steps }: Response, preferred: string | null): FoundResult[] {
  if (error !== null || steps === null) return [];
  const found = steps.flatMap((call): FoundResult[] => {
    if (call.status === 'error') return [];
    const { text, value } = unwrapped(call.output);
    const output = typeof text === 'string' ? text : value;
    if (output === undefined || output === null || ['', '[]', '{}'].includes(String(output).trim())) return [];
    const result = decodeSparqlResult(output);
    if (result.kind === 'select' && result.rows.length === 0) return [];
    const table = result.kind === 'select' ? result : null;
    return [{ call, output, key: table ? tableKey(table) : valueKey(output), table }];
  });
  const ofTool = found.filter(({ call }) => call.name === preferred);
  return (ofTool.length > 0 ? ofTool : found).slice(-1);
}

/** Tables agree if they have the same rows, by their IRIs where they have any. */
function tableKey(table: SelectResult): string {
  const iris = table.columns.filter((column) => isIriColumn(table, column));
  const columns = iris.length > 0 ? iris.slice(0, 1) : table.columns;
  return JSON.stringify(columns.map((column) => columnKey(table, column)));
}

function columnKey({ rows }: SelectResult, column: string): string {
  return JSON.stringify(rows.map((row) => canonicalCell(termOf(row, column), 'typed')).sort());
}

function valueKey(output: unknown): string {
  const json = typeof output === 'string' ? readJson(output) : { kind: 'value' as const, value: output };
  return json.kind === 'value' ? canonicalJson(json.value) : String(output);
}

function isIriColumn({ rows }: SelectResult, column: string): boolean {
  return rows.every((row) => {
    const term = termOf(row, column);
    return isMapping(term) && term.type === 'uri';
  });
}

interface ProposedStep {
  readonly step: Mapping;
  readonly remarks: readonly string[];
}

function tableStep({ call, output }: FoundResult, table: SelectResult, agreeing: readonly FoundResult[]): ProposedStep {
  const isStable = (column: string) =>
    agreeing.every((other) => other.table && columnKey(other.table, column) === columnKey(table, column));
  const stable = table.columns.filter(isStable);
  const ranked = [...stable].sort((a, b) => Number(isIriColumn(table, b)) - Number(isIriColumn(table, a)));
  const required = fewestColumns(table, ranked);
  const rest = table.columns.filter((column) => !required.includes(column));
  const rows = table.rows
    .slice(0, MAX_ROWS)
    .map((row) => required.map((column) => valueText(termOf(row, column))).join(', '));
  const step = {
    ...{ name: call.name, args: call.args, output: layOutOutput(output, null, false) },
    ...{ output_media_type: SPARQL_MEDIA_TYPE, required_columns: required },
  };
  const left = rest.length === 0 ? [] : [`Not required: ${rest.join(', ')}.`];
  return { step, remarks: [`First rows: ${rows.join('; ')}.`, ...left] };
}

/** The fewest columns that distinguish all rows: one, else two, else all. */
function fewestColumns(table: SelectResult, columns: readonly string[]): readonly string[] {
  const distinct = (chosen: readonly string[]) =>
    new Set(
      table.rows.map((row) => JSON.stringify(chosen.map((column) => canonicalCell(termOf(row, column), 'typed')))),
    ).size;
  const most = distinct(columns);
  const pairs = columns.flatMap((one, at) => columns.slice(at + 1).map((other) => [one, other]));
  return [...columns.map((one) => [one]), ...pairs].find((chosen) => distinct(chosen) === most) ?? columns;
}

function plainStep({ call, output }: FoundResult): ProposedStep {
  const json = typeof output === 'string' ? readJson(output) : { kind: 'value' as const, value: output };
  const isJson = json.kind === 'value' && typeof json.value === 'object' && json.value !== null;
  const step = { name: call.name, args: call.args, output: layOutOutput(output, null, false) };
  if (!isJson) return { step: { ...step, output_media_type: 'text/plain' }, remarks: [] };
  return { step: { ...step, output_media_type: JSON_MEDIA_TYPE, match_output: 'includes' }, remarks: [] };
}
