import { firstNames } from '../shown.js';
import { jsonForm, jsonOf } from '../steps/mcp.js';
import type { ReferenceStep } from '../steps/model.js';
import { tableForm, tableIn } from '../steps/read-output.js';
import { type PreparedReference, SPARQL_MEDIA_TYPE } from '../steps/step.js';
import { isTable } from '../steps/table-output.js';
import { cellText, termOf } from '../tables/cells.js';
import { isNumberOrDate } from '../tables/forms/number-texts.js';
import { bareName } from '../tables/forms/rows.js';
import { meetsZero } from '../tables/numbers.js';
import { jsonText } from '../text/json.js';
import { isMapping, type Mapping, own } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';

/** Something of a reference step that nearly any answer meets, or that its author may not mean. */
interface Doubt {
  readonly kind:
    | 'any-output'
    | 'blank-nodes'
    | 'no-header'
    | 'unknown-column'
    | 'ties-in-order'
    | 'includes-list'
    | 'cut-argument';
  readonly why: string;
}

export function doubtsOf(reference: PreparedReference): Doubt[] {
  const { step } = reference;
  // Only `includes` needs the value, and a large output takes long to read.
  const json = step.matching?.output === 'includes' ? jsonForm(reference.unwrapped().ofValue) : null;
  const value = json?.kind === 'value' ? json.value : undefined;
  return [
    ...emptyOutput(reference, value),
    ...includedList(step, value),
    ...emptyArguments(step),
    ...cutArguments(step),
    ...(isTable(reference) && (step.ordered || step.matching) ? tableDoubts(reference) : []),
  ];
}

/** Texts that only an expression for any text matches, both of them. */
const ANY_TEXTS = ['', '~ 7'];

/** An output that nearly any other one includes. */
function emptyOutput({ step, sparql }: PreparedReference, value: unknown): Doubt[] {
  const { output, matching } = step;
  const mode = matching?.output ?? null;
  const isBlank = typeof output === 'string' && output.trim() === '';
  const isAny =
    (mode === 'includes' && (isBlank || (value !== undefined && isHollow(value)))) ||
    (mode === 'regex' && matching?.pattern?.kind === 'ok' && ANY_TEXTS.every(matching.pattern.matches));
  if (isAny) return [{ kind: 'any-output', why: `match_output: ${mode} of ${jsonText(output)}` }];
  if (!isTable({ step })) return [];
  const result = sparql();
  if (result.kind !== 'select' || result.rows.length === 0) return [];
  if (result.rows.every((row) => Object.values(row).every((term) => cellText(term) === null)))
    return [{ kind: 'any-output', why: 'rows without a value' }];
  const isNode = (row: Mapping, column: string) => (own(row, column) as Mapping | undefined)?.type === 'bnode';
  const columns = step.requiredColumns ?? result.columns;
  const blank = columns.filter((column) => result.rows.every((row) => isNode(row, column)));
  return blank.length === 0 ? [] : [{ kind: 'blank-nodes', why: blank.join(', ') }];
}

/** A list of which an output may have more: the rows of a whole table. */
function includedList({ matching }: ReferenceStep, value: unknown): Doubt[] {
  if (matching?.output !== 'includes' || !Array.isArray(value) || isHollow(value)) return [];
  return [{ kind: 'includes-list', why: 'match_output: table compares rows; exact allows no further items' }];
}

function emptyArguments({ args, matching }: ReferenceStep): Doubt[] {
  const mode = matching?.args;
  const isAny = mode === 'includes' ? isHollow(args) : mode === 'shallow' && Object.keys(args).length === 0;
  return isAny ? [{ kind: 'any-output', why: `match_args: ${mode} of ${jsonText(args)}` }] : [];
}

/** Text without quotes in braces, as `{query: select a, b from t}`: YAML ends it at the comma, and reads the rest as a key. */
function cutArguments({ args }: ReferenceStep): Doubt[] {
  const rest = Object.keys(args).filter((key) => args[key] === null && key.includes(' '));
  return rest.map((key) => ({ kind: 'cut-argument', why: key }));
}

/** Whether a value has no text, number or boolean at all. */
export function isHollow(value: unknown): boolean {
  return typeof value === 'object' && (value === null || Object.values(value).every(isHollow));
}

/** Whether the rows of a reference have an empty object as a row, or in a row: a Map or Set that was lost in JSON. */
export function hasLostValues({ output }: ReferenceStep): boolean {
  if (typeof output === 'string' && !/\{\s*\}/.test(output)) return false;
  const json = jsonOf(output);
  return json.kind === 'value' && hasEmptyObject(json.value);
}

/** Looks into the lists of a value, wherever they are, but not into the cells of their rows. */
function hasEmptyObject(value: unknown): boolean {
  if (isMapping(value)) return Object.values(value).some(hasEmptyObject);
  const isEmpty = (one: unknown) => isMapping(one) && Object.keys(one).length === 0;
  const cellsOf = (row: unknown) => (typeof row === 'object' && row !== null ? Object.values(row) : []);
  return Array.isArray(value) && value.some((row) => isEmpty(row) || cellsOf(row).some(isEmpty));
}

function tableDoubts(reference: PreparedReference): Doubt[] {
  const { step, unwrapped } = reference;
  const table = tableIn(unwrapped(), tableForm(step, 'any_form'));
  if (table.kind === 'unreadable') return [];
  const { columns, rows, form } = table;
  const { matching } = step;
  const hasNoHeader = form === 'CSV' && !table.firstLine && matching?.header === null && !matching.columns;
  const first = rows[0]?.map(String) ?? [];
  const named = [...(matching?.texts ?? []), ...(step.orderedBy ?? [])];
  const known = new Set(columns?.map(bareName));
  const unknown = columns === null ? [] : named.filter((name) => !known.has(bareName(name)));
  const ties = step.ordered && !step.orderedBy ? tiesIn(orderedNames(step.args), columns ?? [], rows) : null;
  return [
    ...(hasNoHeader && first.some(isNumberOrDate) ? [{ kind: 'no-header' as const, why: first.join(', ') }] : []),
    ...(unknown.length > 0 ? [{ kind: 'unknown-column' as const, why: firstNames(unknown) }] : []),
    ...(ties === null ? [] : [{ kind: 'ties-in-order' as const, why: ties }]),
  ];
}

/** Two neighbours that are equal in all columns by which a query orders; null where there are none, or a column is not in the rows. */
function tiesIn(names: readonly string[], columns: readonly string[], rows: readonly (readonly unknown[])[]) {
  const places = names.map((name) => (/^\d+$/.test(name) ? Number(name) - 1 : columns.indexOf(name)));
  if (places.length === 0 || places.some((at) => at < 0 || at >= columns.length)) return null;
  const keys = rows.map((row) => jsonText(places.map((at) => row[at] ?? null)));
  const at = keys.findIndex((key, row) => row > 0 && key === keys[row - 1]);
  return at < 0 ? null : `rows ${at} and ${at + 1} have the same ${names.join(', ')}`;
}

export function queryIn(args: Mapping): string | undefined {
  return ['query', 'sql', 'statement', 'cypher'].map((key) => own(args, key)).find((one) => typeof one === 'string');
}

/** The columns of the last ORDER BY of a query in SPARQL or SQL; none where it orders by something else. */
function orderedNames(args: Mapping): string[] {
  const parts = queryIn(args)?.split(/\border\s+by\b/i) ?? [];
  const last = parts.length > 1 ? (parts.at(-1) as string).split(/\b(?:limit|offset|fetch|skip)\b|[;}]/i)[0] : '';
  const isSparql = last?.includes('?') === true;
  const keys = isSparql ? last.trim().split(/(?=\b(?:asc|desc)\b)|\s+/i) : (last ?? '').split(',');
  const names = keys.map((key) => key.replace(/["`[\]]/g, ''));
  const words = names.map((name) => name.split(/[\s()?]+/).filter((word) => word !== '' && !DIRECTIONS.test(word)));
  // Of a name such as t.n, the last part is that of the column.
  const found = words.filter((list) => list.length > 0).map((list) => list.map((word) => word.replace(/^.*\./, '')));
  return found.every((list) => list.length === 1) ? found.flat() : [];
}

const DIRECTIONS = /^(?:asc|desc|nulls|first|last)$/i;

/** A number that can equal 0, such as 0.0000001 or 1e-13. */
const MAYBE_ZERO = /(?<![\d.])-?0?\.00000|\de-\d/i;
/** Without the values of RDF, numbers are rounded to five decimals. */
const ROUNDED_AWAY = 0.000005;

/** The columns of a reference with their first number, not 0, in whose place 0 would be right; null: none. */
export function columnsMetByZero(reference: PreparedReference, { cells }: ScoringRules) {
  const { step } = reference;
  const tolerance = step.matching?.outputRules.tolerance ?? null;
  const mayMeet = tolerance !== null || typeof step.output !== 'string' || MAYBE_ZERO.test(step.output);
  const isMet = (text: string): boolean => {
    const size = Math.abs(Number(text));
    if (!(size > 0)) return false;
    if (tolerance) return size <= tolerance.absolute;
    return cells === 'values' ? meetsZero(text) : size < ROUNDED_AWAY;
  };
  const metIn = (numbers: () => string[]) => (mayMeet ? numbers() : []).find(isMet) ?? null;
  return columnsOf(reference).map(({ column, numbers }) => ({ column, met: metIn(numbers) }));
}

function columnsOf(reference: PreparedReference): { readonly column: string; readonly numbers: () => string[] }[] {
  const { step, sparql, unwrapped } = reference;
  if (!isTable(reference)) return [];
  const result = sparql();
  if (result.kind === 'select') {
    const numbers = (column: string) => () => result.rows.flatMap((row) => numberOf(termOf(row, column)));
    return (step.requiredColumns ?? result.columns).map((column) => ({ column, numbers: numbers(column) }));
  }
  const table = step.mediaType === SPARQL_MEDIA_TYPE ? null : tableIn(unwrapped(), tableForm(step, 'any_form'));
  if (table?.kind !== 'table') return [];
  const textsIn = (at: number) => () => table.rows.map((row) => String(row[at] ?? ''));
  return (table.columns ?? []).map((column, at) => ({ column, numbers: textsIn(at) }));
}

/** A literal without a datatype is a text. */
function numberOf(term: unknown): string[] {
  const isTyped = isMapping(term) && typeof term.datatype === 'string' && !term.datatype.endsWith('#string');
  return isTyped ? [String(term.value)] : [];
}
