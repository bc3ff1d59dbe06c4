import { isHollow, queryIn } from '../corpus/doubts.js';
import { MAX_LINE_TEXT, MAX_NAMED } from '../shown.js';
import type { Response } from '../steps/model.js';
import { JSON_MEDIA_TYPE, SPARQL_MEDIA_TYPE } from '../steps/step.js';
import { isIriColumn, shownRow } from '../tables/cells.js';
import type { SelectResult } from '../tables/result.js';
import { rowKey } from '../tables/terms.js';
import { jsonText } from '../text/json.js';
import { counted } from '../text/numerals.js';
import { beginningOf, isMapping, listAt, type Mapping, own } from '../text/values.js';
import { layOutOutput } from './placed-steps.js';
import { columnLike, type FoundResult, type Instability, instabilityOf, resultsOfTrials } from './trial-results.js';

export type Draft = ReturnType<typeof proposeDraft>;

const ONLY_LOOKUP = 'Only the entity that the question names was found: the answer can be missing.';

/** Proposes a question from what an agent recorded for it; several responses are trials. */
export function proposeDraft(
  id: string,
  text: string,
  trials: readonly Response[],
  isPreferred: (tool: string) => boolean,
) {
  const answers = trials.map(({ source }) => source.actual_answer).filter((one) => typeof one === 'string');
  const answered = answers[0] === undefined ? [] : [`The agent answered: ${answers[0]}`];
  const head = { id, draft: true, question_text: text };
  const { found, areLookups } = resultsOfTrials(trials, isPreferred, text);
  const choice = chooseResult(found, trials.length);
  if (!choice) {
    const [step, ...why] = disagreement(found, trials.length);
    const question: Mapping = step ? { ...head, reference_steps: [[step]] } : head;
    return { id, question, remarks: [...why, ...answered].map(cutRemark) };
  }
  const [chosen] = choice.agreeing as [FoundResult];
  const { table } = chosen;
  const { step, remarks, agreeing } = table ? tableStep(chosen, table, choice.agreeing) : plainStep(chosen, choice);
  const all = [agreementText(agreeing, found, trials.length), ...(areLookups ? [ONLY_LOOKUP] : []), ...remarks];
  return { id, question: { ...head, reference_steps: [[step]] }, remarks: [...all, ...answered].map(cutRemark) };
}

/** The results that agree, the proposed one first, and how they differ in spite of that. */
interface Choice {
  readonly agreeing: readonly FoundResult[];
  readonly instability: Instability | null;
}

/** The result of most trials. JSON may differ in the order of lists or by rounding; if too few agree then, in parts that are left out. */
function chooseResult(found: readonly FoundResult[], total: number): Choice | null {
  const groups = new Map<string, FoundResult[]>();
  for (const result of found) listAt(groups, result.key).push(result);
  const [exact = [], second = []] = [...groups.values()].sort((a, b) => b.length - a.length);
  // Only the order of lists differs, and numbers that are nearly equal.
  const soft = agreeingUnder(found, ({ ignore }) => ignore.length === 0);
  const loose = agreeingUnder(found, () => true);
  if (soft.agreeing.length > exact.length && isMost(soft.agreeing.length, total)) return soft;
  if (isMost(exact.length, total)) return { agreeing: exact, instability: null };
  if (loose.agreeing.length > exact.length && isMost(loose.agreeing.length, total)) return loose;
  return exact.length > second.length ? { agreeing: exact, instability: null } : null;
}

function isMost(count: number, total: number): boolean {
  return count * 2 > total;
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
  if (total === 1) return 'One trial only: unstable results cannot be found.';
  const others = found.filter((one) => !agreeing.includes(one)).flatMap(({ table }) => table?.rows.length ?? []);
  const rows = others.length === 0 ? '' : `; others have ${others.join(', ')} rows`;
  const agree = agreeing.length === 1 ? 'has this result' : 'agree';
  return `${agreeing.length} of ${total} trials ${agree}${rows}.`;
}

/** The proposal if the trials disagree (for texts, a step without an output), and the comments about it. */
function disagreement(found: readonly FoundResult[], total: number): [Mapping | null, ...string[]] {
  const [first] = found;
  if (!first) return [null, 'No trial has a step with a result.'];
  const why = `The ${total} trials disagree.`;
  const areTexts = found.every(
    ({ call, value, table }) => !table && value === undefined && call.name === first.call.name,
  );
  if (!areTexts) return [null, why, ...found.slice(0, MAX_NAMED).map(resultText)];
  const texts = [...new Set(found.map(({ output }) => String(output)))].slice(0, MAX_NAMED);
  const step = { name: first.call.name, args: first.call.args, match_output: 'ignore' };
  return [step, `${why} Only the call is checked.`, ...texts.map((text) => `A text: ${text}`)];
}

function resultText({ call, table, output }: FoundResult): string {
  if (!table) return `A result of ${call.name}: ${typeof output === 'string' ? output : jsonText(output)}`;
  const rows = table.rows.slice(0, MAX_NAMED).map((row) => shownRow(row, table.columns));
  return `A result of ${call.name}, ${counted(table.rows.length, 'row')}: ${rows.join('; ')}`;
}

function cutRemark(text: string): string {
  const line = text.replace(/[\s\p{C}\u2028\u2029]+/gu, ' ').trim();
  return beginningOf(line, MAX_LINE_TEXT);
}

/** The step of a SPARQL table; `agreeing`: the results that score 1 on it. */
function tableStep({ call, output }: FoundResult, table: SelectResult, found: readonly FoundResult[]) {
  const tables = found.flatMap((other) => other.table ?? []);
  const stable = table.columns.filter((column) => tables.every((other) => columnLike(other, table, column) !== null));
  const ranked = [...stable].sort((a, b) => Number(isIriColumn(table.rows, b)) - Number(isIriColumn(table.rows, a)));
  const required = fewestColumns(table, ranked);
  const keysOf = (other: SelectResult) => {
    const columns = required.map((column) => columnLike(other, table, column) ?? '');
    return other.rows.map((row) => rowKey(row, columns));
  };
  const keys = table.rows.map((row) => rowKey(row, required));
  const bag = [...keys].sort().join();
  const agreeing = found.filter((other) => other.table && keysOf(other.table).sort().join() === bag);
  const isInOrder = agreeing.every((other) => other.table && keysOf(other.table).join() === keys.join());
  const ordered = keys.length > 1 && isInOrder && isOrdered(own(call.args, 'query'));
  const rest = table.columns.filter((column) => !required.includes(column));
  const rows = table.rows.slice(0, MAX_NAMED).map((row) => shownRow(row, required));
  const step = {
    ...{ name: call.name, args: call.args, output: layOutOutput(output) },
    ...{ output_media_type: SPARQL_MEDIA_TYPE, required_columns: required, ...(ordered && { ordered }) },
  };
  const order = ordered ? [ORDER_COUNTS] : [];
  const differing = rest.filter((column) => !stable.includes(column));
  const left = rest.length === 0 ? [] : [`Not required: ${rest.join(', ')}.`];
  const unequal = differing.length === 0 ? [] : [`The trials differ in ${differing.join(', ')}.`];
  return { step, agreeing, remarks: [...unequal, `First rows: ${rows.join('; ')}.`, ...order, ...left] };
}

const ORDER_COUNTS = 'The order counts, as the query has ORDER BY; else remove ordered.';

/** Whether the outermost part of a query has an order. */
function isOrdered(query: unknown): boolean {
  if (typeof query !== 'string') return false;
  const bare = query.replace(/<[^<>\s]*>|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|#.*/g, ' ');
  let depth = 0;
  const outermost = bare.replace(/[(){}]|[^(){}]+/g, (part) => {
    if (part === '(' || part === '{') depth++;
    else if (part === ')' || part === '}') depth--;
    return depth === 0 ? part : ' ';
  });
  return /\border\s+by\b/i.test(outermost);
}

/** The fewest columns that distinguish all rows: one, else two, else all. */
function fewestColumns(table: SelectResult, columns: readonly string[]): readonly string[] {
  const distinct = (chosen: readonly string[]) => new Set(table.rows.map((row) => rowKey(row, chosen))).size;
  const most = distinct(columns);
  const pairs = columns.flatMap((one, at) => columns.slice(at + 1).map((other) => [one, other]));
  return [...columns.map((one) => [one]), ...pairs].find((chosen) => distinct(chosen) === most) ?? columns;
}

/** Whether only the whole output is right: an output that includes a list, or nothing, can have any further items. */
function isWhole(value: unknown): boolean {
  if (Array.isArray(value)) return true;
  return isMapping(value) && (Object.keys(value).length === 0 || Object.values(value).some(isWhole));
}

/** Whether a value is a list of rows, each with a value or none in its columns. */
function areRows(value: unknown): boolean {
  const isFlat = (row: unknown) =>
    isMapping(row) && !Object.values(row).some((cell) => isMapping(cell) || Array.isArray(cell));
  return Array.isArray(value) && value.every(isFlat) && !isHollow(value);
}

/** The step of a result that is no SPARQL table. Rows are a table whose column names are free; a longer one is wrong. */
function plainStep({ call, output, value, isAsk }: FoundResult, { agreeing, instability }: Choice) {
  const { ignore = [], unordered = null, tolerance = null, hasMoreKeys = false } = instability ?? {};
  const isTable = areRows(value) && ignore.length === 0;
  const ordered = isTable && unordered === null && isOrdered(queryIn(call.args));
  const isExact = isHollow(value) || (isWhole(value) && !hasMoreKeys);
  const match = {
    ...{ output_media_type: JSON_MEDIA_TYPE, match_output: isTable ? 'table' : isExact ? 'exact' : 'includes' },
    ...(ordered && { ordered }),
    ...(ignore.length > 0 && { ignore }),
    ...(!isTable && unordered !== null && { unordered }),
    ...(tolerance && { tolerance }),
  };
  const other = { output_media_type: isAsk ? SPARQL_MEDIA_TYPE : 'text/plain' };
  const step = {
    ...{ name: call.name, args: call.args, output: layOutOutput(output) },
    ...(value === undefined || isAsk ? other : match),
  };
  const left = ignore.length === 0 ? [] : [`Not compared, as the trials differ there: ${ignore.join(', ')}.`];
  return { step, agreeing, remarks: [...(ordered ? [ORDER_COUNTS] : []), ...left] };
}
