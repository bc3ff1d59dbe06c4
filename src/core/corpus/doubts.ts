import { jsonForm, jsonOf } from '../steps/mcp.js';
import type { ReferenceStep } from '../steps/model.js';
import { tableForm, tableIn } from '../steps/read-output.js';
import type { PreparedReference } from '../steps/step.js';
import { isTable } from '../steps/table-output.js';
import { isNumberOrDate } from '../tables/forms/number-texts.js';
import { jsonText } from '../text/json.js';
import { isMapping, type Mapping, own } from '../text/values.js';

/** Something of a reference step that nearly any answer meets, or that its author may not mean. */
interface Doubt {
  readonly kind: 'any-output' | 'blank-nodes' | 'no-header' | 'ties-in-order' | 'includes-list';
  readonly why: string;
}

/** All doubts about a reference step. */
export function doubtsOf(reference: PreparedReference): Doubt[] {
  const { step } = reference;
  // Only `includes` needs the value, and a large output takes long to read.
  const json = step.matching?.output === 'includes' ? jsonForm(reference.unwrapped().ofValue) : null;
  const value = json?.kind === 'value' ? json.value : undefined;
  return [
    ...emptyOutput(reference, value),
    ...includedList(step, value),
    ...emptyArguments(step),
    ...(isTable(reference) && (step.ordered || step.matching) ? tableDoubts(reference) : []),
  ];
}

/** An output that nearly any other one includes. */
function emptyOutput({ step, sparql }: PreparedReference, value: unknown): Doubt[] {
  const { output, matching } = step;
  const mode = matching?.output ?? null;
  const isAny =
    (mode === 'includes' && (output === '' || (value !== undefined && isHollow(value)))) ||
    (mode === 'regex' && typeof output === 'string' && /^(?:\(\?[a-z]+\))?\^?(?:\.\*)?\$?$/.test(output));
  if (isAny) return [{ kind: 'any-output', why: `match_output: ${mode} of ${jsonText(output)}` }];
  if (!isTable({ step })) return [];
  const result = sparql();
  if (result.kind !== 'select' || result.rows.length === 0) return [];
  if (result.rows.every((row) => isHollow(Object.values(row))))
    return [{ kind: 'any-output', why: 'rows without a value' }];
  const isBlank = (row: Mapping, column: string) => (own(row, column) as Mapping | undefined)?.type === 'bnode';
  const blank = (step.requiredColumns ?? result.columns).filter((column) =>
    result.rows.every((row) => isBlank(row, column)),
  );
  return blank.length === 0 ? [] : [{ kind: 'blank-nodes', why: blank.join(', ') }];
}

/** A list of which an output may have more: the rows of a whole table. */
function includedList({ matching }: ReferenceStep, value: unknown): Doubt[] {
  if (matching?.output !== 'includes' || !Array.isArray(value) || isHollow(value)) return [];
  return [{ kind: 'includes-list', why: 'match_output: table compares rows; exact allows no further items' }];
}

function emptyArguments({ args, matching }: ReferenceStep): Doubt[] {
  const isAny = matching?.args === 'includes' && isHollow(args);
  return isAny ? [{ kind: 'any-output', why: `match_args: includes of ${jsonText(args)}` }] : [];
}

/** Whether a value has no text, number or boolean at all. */
export function isHollow(value: unknown): boolean {
  return typeof value === 'object' && (value === null || Object.values(value).every(isHollow));
}

/** Whether the rows of a reference have an empty object as a row, or in a row: a Map or Set that was lost in JSON. */
export function hasLostValues({ output }: ReferenceStep): boolean {
  if (typeof output === 'string' && !/\{\s*\}/.test(output)) return false;
  const json = jsonOf(output);
  const isEmptyObject = (one: unknown) => isMapping(one) && Object.keys(one).length === 0;
  const isRow = (row: unknown) => isEmptyObject(row) || (isMapping(row) && Object.values(row).some(isEmptyObject));
  return json.kind === 'value' && Array.isArray(json.value) && json.value.some(isRow);
}

function tableDoubts(reference: PreparedReference): Doubt[] {
  const { step, unwrapped } = reference;
  const table = tableIn(unwrapped(), tableForm(step, 'any_form'));
  if (table.kind === 'unreadable') return [];
  const { columns, rows, form } = table;
  const { matching } = step;
  const hasNoHeader = form === 'CSV' && !table.firstLine && matching?.header === null && !matching.columns;
  const first = rows[0]?.map(String) ?? [];
  const ties = step.ordered && !step.orderedBy ? tiesIn(orderedNames(step.args), columns ?? [], rows) : null;
  return [
    ...(hasNoHeader && first.some(isNumberOrDate) ? [{ kind: 'no-header' as const, why: first.join(', ') }] : []),
    ...(ties === null ? [] : [{ kind: 'ties-in-order' as const, why: ties }]),
  ];
}

/** Two neighbours that are equal in all columns by which a query orders; null where there are none, or a column is not in the rows. */
function tiesIn(
  names: readonly string[],
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): string | null {
  const places = names.map((name) => (/^\d+$/.test(name) ? Number(name) - 1 : columns.indexOf(name)));
  if (places.length === 0 || places.some((at) => at < 0 || at >= columns.length)) return null;
  const keys = rows.map((row) => jsonText(places.map((at) => row[at] ?? null)));
  const at = keys.findIndex((key, row) => row > 0 && key === keys[row - 1]);
  return at < 0 ? null : `rows ${at} and ${at + 1} have the same ${names.join(', ')}`;
}

/** The query that arguments hold. */
export function queryIn(args: Mapping): string | undefined {
  return ['query', 'sql', 'statement', 'cypher'].map((key) => own(args, key)).find((one) => typeof one === 'string');
}

/** The columns of the last ORDER BY of a query in SPARQL or SQL; none where it orders by something else. */
function orderedNames(args: Mapping): string[] {
  const parts = queryIn(args)?.split(/\border\s+by\b/i) ?? [];
  const last = parts.length > 1 ? (parts.at(-1) as string).split(/\b(?:limit|offset|fetch|skip)\b|[;}]/i)[0] : '';
  const isSparql = last?.includes('?') === true;
  const keys = isSparql ? last.trim().split(/(?=\b(?:asc|desc)\b)|\s+/i) : (last ?? '').split(',');
  const words = keys.map((key) => key.split(/[\s()?"`]+/).filter((word) => word !== '' && !DIRECTIONS.test(word)));
  const found = words.filter((list) => list.length > 0);
  return found.every((list) => list.length === 1) ? found.flat() : [];
}

const DIRECTIONS = /^(?:asc|desc|nulls|first|last)$/i;
