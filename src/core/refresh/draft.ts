import { canonicalJson } from '../corpus/fingerprint.js';
import { unwrapped } from '../steps/mcp.js';
import type { ActualStep, Response } from '../steps/model.js';
import { JSON_MEDIA_TYPE, SPARQL_MEDIA_TYPE } from '../steps/step.js';
import { canonicalCell, termOf } from '../tables/cells.js';
import { decodeSparqlResult, type SelectResult } from '../tables/result.js';
import { readJson } from '../text/json.js';
import { isMapping, listAt, type Mapping, own } from '../text/values.js';
import { valueText } from './contradicted.js';
import { layOutOutput } from './layout.js';
import { type Instability, instabilityOf } from './unstable.js';

/** A proposed question for a corpus, with remarks for the person who checks it. */
export interface Draft {
  readonly id: string;
  readonly question: Mapping;
  readonly remarks: readonly string[];
}

const MAX_ROWS = 3;
const MAX_REMARK = 160;

const ONLY_LOOKUP = 'Only the entity that the question names was found: the answer can be missing.';

/** Proposes a question from what an agent recorded for it; several responses are trials. */
export function proposeDraft(id: string, text: string, trials: readonly Response[], preferred: string | null): Draft {
  const answers = trials.map(({ source }) => source.actual_answer).filter((one) => typeof one === 'string');
  const answered = answers[0] === undefined ? [] : [`The agent answered: ${answers[0]}`];
  const head = { id, draft: true, question_text: text };
  const { found, areLookups } = answersOf(
    trials.flatMap((trial) => lastResult(trial, preferred)),
    text,
  );
  const choice = chooseResult(found, trials.length);
  if (!choice) {
    const [step, ...why] = disagreement(found, trials.length);
    const question = step ? { ...head, reference_steps: [[step]] } : head;
    return { id, question, remarks: [...why, ...answered].map(cutRemark) };
  }
  const [chosen] = choice.agreeing as [FoundResult];
  const proposed = chosen.table ? tableStep(chosen, chosen.table, choice.agreeing) : plainStep(chosen, choice);
  const { step, remarks, agreeing } = proposed;
  return {
    id,
    question: { ...head, reference_steps: [[step]] },
    remarks: [
      agreementText(agreeing, found, trials.length),
      ...(areLookups ? [ONLY_LOOKUP] : []),
      ...remarks,
      ...answered,
    ].map(cutRemark),
  };
}

/** The results that agree, the proposed one first, and how they differ in spite of that. */
interface Choice {
  readonly agreeing: readonly FoundResult[];
  readonly instability: Instability | null;
}

/**
 * The result of most trials. JSON that differs only in the order of lists or by rounding agrees; if most trials do not
 * agree then, parts that differ are left out.
 */
function chooseResult(found: readonly FoundResult[], total: number): Choice | null {
  const groups = new Map<string, FoundResult[]>();
  for (const result of found) listAt(groups, result.key).push(result);
  const [exact = [], second = []] = [...groups.values()].sort((a, b) => b.length - a.length);
  const [soft, loose] = [agreeingUnder(found, isSoft), agreeingUnder(found, () => true)];
  if (soft.agreeing.length > exact.length && isMost(soft.agreeing.length, total)) return soft;
  if (isMost(exact.length, total)) return { agreeing: exact, instability: null };
  if (loose.agreeing.length > exact.length && isMost(loose.agreeing.length, total)) return loose;
  return exact.length > second.length ? { agreeing: exact, instability: null } : null;
}

function isMost(count: number, total: number): boolean {
  return count * 2 > total;
}

/** Nothing differs but the order of lists and numbers that are nearly equal. */
function isSoft({ ignore }: Instability): boolean {
  return ignore.length === 0;
}

/** The most results of JSON of one tool that differ from one of them only in an allowed way. */
function agreeingUnder(found: readonly FoundResult[], isAllowed: (instability: Instability) => boolean): Choice {
  const json = found.filter(({ value, isAsk }) => typeof value === 'object' && value !== null && !isAsk);
  let best: Choice = { agreeing: [], instability: null };
  for (const first of json) {
    const agreeing = [first, ...json.filter((one) => one !== first && differsOnly(first, one, isAllowed))];
    const instability =
      agreeing.length > best.agreeing.length ? instabilityOf(agreeing.map(({ value }) => value)) : null;
    if (instability && isAllowed(instability)) best = { agreeing, instability };
  }
  return best;
}

function differsOnly(a: FoundResult, b: FoundResult, isAllowed: (instability: Instability) => boolean): boolean {
  const instability = a.call.name === b.call.name ? instabilityOf([a.value, b.value]) : null;
  return instability !== null && isAllowed(instability);
}

function agreementText(agreeing: readonly FoundResult[], found: readonly FoundResult[], total: number): string {
  if (total === 1) return 'One trial only: nothing could be found to be unstable.';
  const others = found.filter((one) => !agreeing.includes(one)).flatMap(({ table }) => table?.rows.length ?? []);
  const rows = others.length === 0 ? '' : `; others have ${others.join(', ')} rows`;
  const agree = agreeing.length === 1 ? 'has this result' : 'agree';
  return `${agreeing.length} of ${total} trials ${agree}${rows}.`;
}

/** What is proposed if the trials disagree: of texts a step without an output. And what to say of it. */
function disagreement(found: readonly FoundResult[], total: number): [Mapping | null, ...string[]] {
  const [first] = found;
  if (!first) return [null, 'No trial has a step with a result.'];
  const why = `The ${total} trials disagree.`;
  const areTexts = found.every(
    ({ call, value, table }) => !table && value === undefined && call.name === first.call.name,
  );
  if (!areTexts) return [null, why];
  const texts = [...new Set(found.map(({ output }) => String(output)))].slice(0, MAX_ROWS);
  const step = { name: first.call.name, args: first.call.args, match_output: 'ignore' };
  return [step, `${why} Only the call is checked.`, ...texts.map((text) => `A text: ${text}`)];
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
  readonly isAsk: boolean;
  /** The value of JSON that is no table; undefined for a text. */
  readonly value: unknown;
}

/** The results without those that only found the entity in the question; all of them if no trial has another one. */
function answersOf(
  found: readonly FoundResult[],
  text: string,
): { readonly found: readonly FoundResult[]; readonly areLookups: boolean } {
  const answers = found.filter(({ table }) => table === null || !isLookup(table, comparable(text)));
  return answers.length > 0 ? { found: answers, areLookups: false } : { found, areLookups: found.length > 0 };
}

/** A text in lower case, with single blanks. */
function comparable(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}

/** Minimum length of a part of an id, or of a name, by which a question can name an entity. */
const MIN_ID_PART = 8;
const MIN_NAME = 3;

/** Whether each row is an entity that the question names, by its id, the first part of its id, or its name. */
function isLookup(table: SelectResult, known: string): boolean {
  const column = table.columns.find((name) => isIriColumn(table, name));
  if (column === undefined) return false;
  return table.rows.every((row) => {
    const id = lastPart(comparable(valueText(termOf(row, column))));
    const [part = ''] = id.split('-');
    if (known.includes(id) || (part.length >= MIN_ID_PART && known.includes(part))) return true;
    return table.columns.some((name) => {
      const term = termOf(row, name);
      const cell = isMapping(term) && term.type === 'literal' ? comparable(valueText(term)) : '';
      return cell.length >= MIN_NAME && known.includes(cell);
    });
  });
}

/** The part of an IRI after its last slash, hash or colon. */
function lastPart(iri: string): string {
  return iri.slice(Math.max(...['/', '#', ':'].map((sign) => iri.lastIndexOf(sign))) + 1);
}

/** The result of the step that found the entities, if the last step only asks for texts of them, such as their names. */
function entitiesOf(last: FoundResult, earlier: readonly FoundResult[]): FoundResult {
  const query = own(last.call.args, 'query');
  if (
    !last.table ||
    typeof query !== 'string' ||
    last.table.columns.some((name) => isIriColumn(last.table as SelectResult, name))
  )
    return last;
  const body = query.slice(query.indexOf('{'));
  const asked = new Set(Array.from(body.matchAll(/<([^<>\s]+)>/g), ([, iri]) => iri as string));
  const isOfAsked = ({ table }: FoundResult) =>
    table?.columns.some((name) => {
      const values = new Set(table.rows.map((row) => valueText(termOf(row, name))));
      return isIriColumn(table, name) && values.size > 0 && [...values].every((value) => asked.has(value));
    });
  return earlier.findLast(isOfAsked) ?? last;
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
    const json = readOutput(output);
    const ask = result.kind === 'ask' ? result.value : null;
    const key = table ? tableKey(table) : ask === null ? keyOf(json, output) : `ASK ${ask}`;
    return [{ call, output, key: `${call.name} ${key}`, table, isAsk: ask !== null, value: table ? undefined : json }];
  });
  const ofTool = found.filter(({ call }) => call.name === preferred);
  const results = ofTool.length > 0 ? ofTool : found;
  const last = results.at(-1);
  return last ? [entitiesOf(last, results.slice(0, -1))] : [];
}

/** Tables agree if they have the same rows, by their IRIs where they have any. */
function tableKey(table: SelectResult): string {
  const iris = table.columns.filter((column) => isIriColumn(table, column));
  const columns = iris.length > 0 ? iris.slice(0, 1) : table.columns;
  return JSON.stringify(columns.map((column) => columnKey(table, column)));
}

/** Keys of columns; a long table has each of them computed once. */
const COLUMN_KEYS = new WeakMap<SelectResult, Map<string, string>>();

/** Equal for columns with the same values in any order. */
function columnKey(table: SelectResult, column: string): string {
  const keys = COLUMN_KEYS.get(table) ?? new Map<string, string>();
  COLUMN_KEYS.set(table, keys);
  const key =
    keys.get(column) ?? JSON.stringify(table.rows.map((row) => canonicalCell(termOf(row, column), 'typed')).sort());
  keys.set(column, key);
  return key;
}

/** The column with the values of a column of another table, under the same name if possible: scoring ignores names. */
function columnLike(table: SelectResult, other: SelectResult, column: string): string | null {
  const key = columnKey(other, column);
  const names = table.columns.includes(column) ? [column, ...table.columns] : table.columns;
  return names.find((name) => columnKey(table, name) === key) ?? null;
}

/** A list or mapping of JSON; undefined for other outputs, which are texts. */
function readOutput(output: unknown): unknown {
  const json = typeof output === 'string' ? readJson(output) : { kind: 'value' as const, value: output };
  return json.kind === 'value' && typeof json.value === 'object' && json.value !== null ? json.value : undefined;
}

function keyOf(json: unknown, output: unknown): string {
  return json === undefined ? String(output) : canonicalJson(json);
}

function isIriColumn({ rows }: SelectResult, column: string): boolean {
  return rows.every((row) => {
    const term = termOf(row, column);
    return isMapping(term) && term.type === 'uri';
  });
}

interface ProposedStep {
  readonly step: Mapping;
  /** The results that score 1 on the step. */
  readonly agreeing: readonly FoundResult[];
  readonly remarks: readonly string[];
}

function tableStep({ call, output }: FoundResult, table: SelectResult, found: readonly FoundResult[]): ProposedStep {
  const tables = found.flatMap((other) => other.table ?? []);
  const stable = table.columns.filter((column) => tables.every((other) => columnLike(other, table, column) !== null));
  const ranked = [...stable].sort((a, b) => Number(isIriColumn(table, b)) - Number(isIriColumn(table, a)));
  const required = fewestColumns(table, ranked);
  const keysOf = (other: SelectResult) =>
    rowKeys(
      other,
      required.map((column) => columnLike(other, table, column)),
    );
  const keys = rowKeys(table, required);
  const bag = [...keys].sort().join();
  const agreeing = found.filter((other) => other.table && keysOf(other.table).sort().join() === bag);
  const isInOrder = agreeing.every((other) => other.table && keysOf(other.table).join() === keys.join());
  const ordered = keys.length > 1 && isInOrder && isOrdered(own(call.args, 'query'));
  const rest = table.columns.filter((column) => !required.includes(column));
  const rows = table.rows
    .slice(0, MAX_ROWS)
    .map((row) => required.map((column) => valueText(termOf(row, column))).join(', '));
  const step = {
    ...{ name: call.name, args: call.args, output: layOutOutput(output, null, ordered) },
    ...{ output_media_type: SPARQL_MEDIA_TYPE, required_columns: required, ...(ordered && { ordered }) },
  };
  const order = ordered ? ['The order counts, as the query has ORDER BY; else remove ordered.'] : [];
  const left = rest.length === 0 ? [] : [`Not required: ${rest.join(', ')}.`];
  return { step, agreeing, remarks: [`First rows: ${rows.join('; ')}.`, ...order, ...left] };
}

/** The rows in some columns, each as a text that is equal for equal rows. */
function rowKeys({ rows }: SelectResult, columns: readonly (string | null)[]): string[] {
  return rows.map((row) => JSON.stringify(columns.map((column) => canonicalCell(termOf(row, column ?? ''), 'typed'))));
}

/** Whether the outermost part of a query says an order. */
function isOrdered(query: unknown): boolean {
  if (typeof query !== 'string') return false;
  const bare = query.replace(/<[^<>\s]*>|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|#.*/g, ' ');
  return /\border\s+by\b/i.test(bare.slice(bare.lastIndexOf('}') + 1));
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

function plainStep({ call, output, value, isAsk }: FoundResult, { agreeing, instability }: Choice): ProposedStep {
  const step = { name: call.name, args: call.args, output: layOutOutput(output, null, false) };
  if (value === undefined || isAsk) {
    const output_media_type = isAsk ? SPARQL_MEDIA_TYPE : 'text/plain';
    return { step: { ...step, output_media_type }, agreeing, remarks: [] };
  }
  const { ignore = [], unordered = [], tolerance = null } = instability ?? {};
  const isUnordered = unordered === true || (Array.isArray(unordered) && unordered.length > 0);
  const keys = {
    ...{ output_media_type: JSON_MEDIA_TYPE, match_output: 'includes' },
    ...(ignore.length > 0 && { ignore }),
    ...(isUnordered && { unordered }),
    ...(tolerance && { tolerance }),
  };
  const left = ignore.length === 0 ? [] : [`Not compared, as the trials differ there: ${ignore.join(', ')}.`];
  return { step: { ...step, ...keys }, agreeing, remarks: left };
}
