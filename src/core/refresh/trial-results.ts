import { canonicalJson } from '../corpus/fingerprint.js';
import { lastPart } from '../steps/given.js';
import { jsonOf, unwrapped } from '../steps/mcp.js';
import type { ActualStep, Response } from '../steps/model.js';
import { isIriColumn, shownCell, termOf } from '../tables/cells.js';
import { decodeSparqlResult, type SelectResult } from '../tables/result.js';
import { canonicalCell } from '../tables/terms.js';
import { ANY_ITEM } from '../text/json-path.js';
import { isMapping, type Mapping, own } from '../text/values.js';

export type FoundResult = ReturnType<typeof resultIn>[number];

/** The result of each trial: of its last successful step, or of the preferred tool. The asked entity or an empty list counts only if no trial has another result. */
export function resultsOfTrials(trials: readonly Response[], isPreferred: (tool: string) => boolean, text: string) {
  const known = comparable(text);
  const found = filledFirst(trials.flatMap((trial) => lastResult(trial, isPreferred, known)));
  const answers = found.filter(({ table }) => table === null || !isLookup(table, known));
  return answers.length > 0 ? { found: answers, areLookups: false } : { found, areLookups: found.length > 0 };
}

/** The results without empty lists; these, if there is nothing else: the right answer can be that there is none. */
function filledFirst(found: readonly FoundResult[]): readonly FoundResult[] {
  const filled = found.filter(({ value }) => !(Array.isArray(value) && value.length === 0));
  return filled.length > 0 ? filled : found;
}

/** A text in lower case, with single blanks. */
function comparable(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}

/** Whether each row is an entity that the question names: by its id, the first eight characters of a UUID, or its name. */
function isLookup(table: SelectResult, known: string): boolean {
  const column = table.columns.find((name) => isIriColumn(table.rows, name));
  if (column === undefined) return false;
  return table.rows.every((row) => {
    const id = lastPart(comparable(shownCell(termOf(row, column))));
    const [part = ''] = id.split('-');
    if (known.includes(id) || (part.length >= 8 && known.includes(part))) return true;
    return table.columns.some((name) => {
      const term = termOf(row, name);
      const cell = isMapping(term) && term.type === 'literal' ? comparable(shownCell(term)) : '';
      return cell.length > 2 && known.includes(cell);
    });
  });
}

/** A property with a name of a thing, as in `rdfs:label` and `cim:IdentifiedObject.name`. */
const NAME_PROPERTY = /[:/#.]\w*(?:name|label|title)\b/i;
const AGGREGATE = /\b(?:count|sum|avg|min|max)\s*\(/i;

/** The result of the step that found the entities, if the last step only asks for their names. */
function entitiesOf(last: FoundResult, earlier: readonly FoundResult[], known: string): FoundResult {
  const query = own(last.call.args, 'query');
  const { table } = last;
  if (!table || typeof query !== 'string' || table.columns.some((name) => isIriColumn(table.rows, name))) return last;
  const body = query.slice(query.indexOf('{'));
  if (!NAME_PROPERTY.test(body.replace(/[?$]\w+/g, '')) || AGGREGATE.test(query)) return last;
  const asked = new Set(Array.from(body.matchAll(/<([^<>\s]+)>/g), ([, iri]) => iri as string));
  const areAsked = (found: SelectResult, column: string) =>
    isIriColumn(found.rows, column) && found.rows.every((row) => asked.has(shownCell(termOf(row, column))));
  const isAnswer = ({ table: found }: FoundResult) =>
    found !== null && !isLookup(found, known) && found.columns.some((column) => areAsked(found, column));
  return earlier.findLast(isAnswer) ?? last;
}

/** The last successful step with a result, if possible one that is not empty; of a preferred tool, if there is one. */
function lastResult({ error, steps }: Response, isPreferred: (tool: string) => boolean, known: string): FoundResult[] {
  if (error !== null || steps === null) return [];
  const filled = filledFirst(steps.flatMap(resultIn));
  const ofTool = filled.filter(({ call }) => isPreferred(call.name));
  const results = ofTool.length > 0 ? ofTool : filled;
  const last = results.at(-1);
  return last ? [entitiesOf(last, results.slice(0, -1), known)] : [];
}

/** `key`: equal for results that agree; `value`: that of JSON that is no table, undefined for a text. */
function resultIn(call: ActualStep) {
  if (call.status === 'error') return [];
  const { text, value } = unwrapped(call.output);
  const output = typeof text === 'string' ? text : value;
  if (output === undefined || output === null || ['', '{}'].includes(String(output).trim())) return [];
  const result = decodeSparqlResult(output);
  if (result.kind === 'select' && result.rows.length === 0) return [];
  const table = result.kind === 'select' ? result : null;
  const json = readOutput(output);
  const isAsk = result.kind === 'ask';
  const written = () => (json === undefined ? String(output) : canonicalJson(json));
  const key = table ? tableKey(table) : isAsk ? `ASK ${result.value}` : written();
  return [{ call, output, key: `${call.name} ${key}`, table, isAsk, value: table ? undefined : json }];
}

/** Tables agree if they have the same rows, by their IRIs where they have any. */
function tableKey(table: SelectResult): string {
  const ofIris = table.columns.find((column) => isIriColumn(table.rows, column));
  const columns = ofIris === undefined ? table.columns : [ofIris];
  return JSON.stringify(columns.map((column) => columnKey(table, column)));
}

/** Equal for columns with the same values in any order. */
function columnKey(table: SelectResult, column: string): string {
  return JSON.stringify(table.rows.map((row) => canonicalCell(termOf(row, column))).sort());
}

/** The column with the values of a column of another table, under the same name if possible: scoring ignores names. */
export function columnLike(table: SelectResult, other: SelectResult, column: string): string | null {
  const key = columnKey(other, column);
  const names = table.columns.includes(column) ? [column, ...table.columns] : table.columns;
  return names.find((name) => columnKey(table, name) === key) ?? null;
}

function readOutput(output: unknown): unknown {
  const json = jsonOf(output);
  return json.kind === 'value' && typeof json.value === 'object' && json.value !== null ? json.value : undefined;
}

export type Instability = NonNullable<ReturnType<typeof instabilityOf>>;

/** Differences of numbers that come from another order of computing. */
const TOLERANCE = { absolute: 1e-9, relative: 1e-6 };
/**
 * How values differ; null if they disagree: a number in a list is another one, or less than half of the single values are in both.
 * `unordered`: paths of lists in another order, `true` for the whole value; `hasMoreKeys`: another value has keys that the first
 * does not have, which only `match_output: includes` allows.
 */
export function instabilityOf(values: readonly unknown[]) {
  const [first, ...others] = values;
  const found: Found = { different: [], unordered: [], isNear: false, hasOtherAmount: false, hasMoreKeys: false };
  for (const other of others) compare(first, other, [], found);
  if (found.hasOtherAmount) return null;
  const paths = (list: readonly Keys[]) => [...new Map(list.map((path) => [shownPath(path), path])).values()];
  const outermost = (path: Keys, _: number, all: readonly Keys[]) =>
    path.length === 0 || !isBelowAny(path.slice(0, -1), all);
  const different = paths(found.different).filter(outermost);
  const all = leavesOf(first, []);
  const kept = all.filter((path) => !isBelowAny(path, different));
  if (different.length > 0 && (kept.length === 0 || kept.length < all.length / 2)) return null;
  const lists = paths(found.unordered).filter((path) => !isBelowAny(path, different));
  return {
    ignore: different.map(shownPath),
    unordered: lists.length === 0 ? null : lists.some(({ length }) => length === 0) || lists.map(shownPath),
    tolerance: found.isNear ? TOLERANCE : null,
    hasMoreKeys: found.hasMoreKeys,
  };
}

/** The keys of a path; `ANY_ITEM` stands for each item of a list. */
type Keys = readonly (string | typeof ANY_ITEM)[];

interface Found {
  readonly different: Keys[];
  readonly unordered: Keys[];
  isNear: boolean;
  /** An item of a list has another number: a list of numbers without them says nothing. */
  hasOtherAmount: boolean;
  hasMoreKeys: boolean;
}

function isBelowAny(path: Keys, others: readonly Keys[]): boolean {
  return others.some((other) => other.length <= path.length && other.every((key, at) => path[at] === key));
}

function compare(a: unknown, b: unknown, path: Keys, found: Found): void {
  if (canonicalJson(a) === canonicalJson(b)) return;
  if (typeof a === 'number' && typeof b === 'number' && isNear(a, b)) found.isNear = true;
  else if (isMapping(a) && isMapping(b)) compareMappings(a, b, path, found);
  else if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) compareLists(a, b, path, found);
  else {
    found.different.push(path);
    found.hasOtherAmount ||= path.includes(ANY_ITEM) && isAmount(a) && isAmount(b);
  }
}

/** Whether a value is a number, which some tools return as a text. */
function isAmount(value: unknown): boolean {
  return (
    typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
  );
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(TOLERANCE.absolute, TOLERANCE.relative * Math.abs(a));
}

function compareMappings(a: Mapping, b: Mapping, path: Keys, found: Found): void {
  found.hasMoreKeys ||= Object.keys(b).some((key) => !Object.hasOwn(a, key));
  for (const [key, value] of Object.entries(a)) {
    if (Object.hasOwn(b, key)) compare(value, b[key], [...path, key], found);
    else found.different.push([...path, key]);
  }
}

function compareLists(a: readonly unknown[], b: readonly unknown[], path: Keys, found: Found): void {
  const sorted = (list: readonly unknown[]) => canonicalJson(list.map(canonicalJson).sort());
  if (sorted(a) === sorted(b)) found.unordered.push(path);
  else for (const [at, item] of a.entries()) compare(item, b[at], [...path, ANY_ITEM], found);
}

/** The paths of all single values. */
function leavesOf(value: unknown, path: Keys): Keys[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, [...path, ANY_ITEM]));
  if (!isMapping(value)) return [path];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
}

/** A path as a corpus has it: `orders[*].id`, `"odd.key"`. */
function shownPath(path: Keys): string {
  const parts = path.map((key) => {
    if (key === ANY_ITEM) return '[*]';
    return `.${/^[^$.[\]"\s*][^.[\]"]*$/.test(key) ? key : JSON.stringify(key)}`;
  });
  return parts.join('').replace(/^\./, '');
}
