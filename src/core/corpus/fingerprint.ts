import { hasOwnSteps } from '../steps/alternatives.js';
import { COMPARED_ARGUMENTS } from '../steps/arguments.js';
import { matchOutputRow } from '../steps/match-outputs.js';
import { jsonOf } from '../steps/match-value.js';
import type { Question, ReferenceStep } from '../steps/model.js';
import { JSON_MEDIA_TYPE, type PreparedReference, prepareGroups, SPARQL_MEDIA_TYPE } from '../steps/step.js';
import { readTable, type Table, tableForm } from '../steps/table-output.js';
import { canonicalCell, exactCell, makeKindOf, termOf } from '../tables/cells.js';
import type { SelectResult } from '../tables/result.js';
import { decodeTime } from '../text/time.js';
import { isAbsent, isMapping, type Mapping, own } from '../text/values.js';
import { MATCHING_KEYS } from './keys.js';
import type { Hash } from './select.js';

/**
 * A hash of what is scored of a question, in canonical form: a corpus that was refreshed without a change of meaning
 * (other row order, other layout of JSON, other queries) keeps it. What any rule can tell apart has another one.
 */
export function fingerprintOf(question: Question, hash: Hash, references = prepareGroups(question.groups)): string {
  const canonical = (groups: readonly (readonly PreparedReference[])[]) =>
    groups.map((group) => group.map((reference) => canonicalStep(reference, hash)));
  const { text, referenceAnswer, rules, answer, alternatives, extraCalls } = question;
  const checks = { ...(rules && { rules }), ...(answer && { answer: answer.source }) };
  const ways = alternatives?.map((groups) => canonical(prepareGroups(groups)));
  return hash(
    canonicalJson([
      ...[text, referenceAnswer, canonical(references)],
      ...(rules || answer ? [checks] : []),
      // The order of the patterns does not count.
      ...(extraCalls ? [{ extraCalls: { except: [...new Set(extraCalls.except)].sort() } }] : []),
      ...(ways ? [{ own: hasOwnSteps(question), ways }] : []),
    ]),
  );
}

/** What an edit of a question changes: its references, only how answers are compared and which rules they have, or only its text. */
export type EditKind = 'references' | 'matching' | 'text';

/** The kind of an edit; `matching` if nothing differs. */
export function editKind(before: Question, after: Question, hash: Hash): EditKind {
  const isTextAlone = fingerprintOf({ ...before, text: after.text }, hash) === fingerprintOf(after, hash);
  if (before.text !== after.text) return isTextAlone ? 'text' : 'references';
  return canonicalJson(askedFor(before)) === canonicalJson(askedFor(after)) ? 'matching' : 'references';
}

function askedFor({ referenceAnswer, groups, alternatives = [], answer }: Question): unknown {
  const sources = [groups, ...alternatives].map((way) => way.map((group) => group.map(({ source }) => asked(source))));
  return [referenceAnswer, sources, answer?.source];
}

/** A step without the keys that say how it is compared. */
function asked(source: Mapping): Mapping {
  const { any_of: steps, ...step } = source;
  const entries = Object.entries(step).filter(([key]) => !COMPARING_KEYS.has(key));
  return { ...Object.fromEntries(entries), ...(Array.isArray(steps) && { any_of: steps.map(asked) }) };
}

const COMPARING_KEYS: ReadonlySet<string> = new Set([...MATCHING_KEYS, 'ordered', 'ignore_duplicates']);

function canonicalStep(reference: PreparedReference, hash: Hash): unknown {
  const { step, alternatives } = reference;
  if (alternatives) return { any_of: alternatives.map((one) => canonicalStep(one, hash)) };
  const compared = COMPARED_ARGUMENTS.get(step.name) ?? [];
  const args = compared.map((name) => canonicalArgument(name, own(step.args, name) ?? null));
  return [
    step.name,
    step.mediaType,
    step.requiredColumns,
    step.ordered,
    step.ignoreDuplicates,
    args,
    hash(canonicalOutput(reference, 'exact')),
    ...(step.matching ? [canonicalMatching(step)] : []),
  ];
}

/** The keys of a step that change how it is compared, and its arguments if they are compared. */
function canonicalMatching({ matching, args, source }: ReferenceStep): unknown {
  // A later key counts only in a step that has it, so that all other steps keep their fingerprints.
  const values = MATCHING_KEYS.flatMap((key) =>
    LATER_KEYS.has(key) && isAbsent(own(source, key)) ? [] : [own(source, key) ?? null],
  );
  return [values, matching?.args === 'ignore' ? null : args];
}

const LATER_KEYS: ReadonlySet<string> = new Set(['expect', 'reuse']);

/** An argument, with a time as an instant, because PyYAML writes a timestamp in another form than it read. */
function canonicalArgument(name: string, value: unknown): unknown {
  const isTime = (name === 'start' || name === 'end') && (typeof value === 'string' || value instanceof Date);
  return isTime ? decodeTime(value) : value;
}

/** How the cells of a SPARQL result are written: all that any rule can tell apart, or their values. */
type CellForm = 'exact' | 'typed';

/** The output of a step as text that is equal for equal outputs. */
export function canonicalOutput({ step, sparql, unwrapped }: PreparedReference, form: CellForm): string {
  const { comparedAs, canonical } = matchOutputRow(step.matching?.output ?? null);
  if (canonical) return canonical(unwrapped());
  if (!step.matching && COMPARED_BY_ARGUMENTS.has(step.name) && step.mediaType !== SPARQL_MEDIA_TYPE) return '';
  if (step.mediaType === SPARQL_MEDIA_TYPE) {
    const result = sparql();
    if (result.kind === 'ask') return `ask ${result.value}`;
    if (result.kind === 'select') return canonicalRows(result, step, form);
  }
  if (comparedAs === 'table') {
    const table = readTable(unwrapped(), tableForm(step));
    if (table.kind === 'table') return canonicalTable(table, step);
  }
  if (step.mediaType === JSON_MEDIA_TYPE) {
    const json = jsonOf(step.output);
    if (json.kind === 'value') return canonicalJson(json.value);
  }
  return typeof step.output === 'string' ? step.output : canonicalJson(step.output);
}

/** Steps whose output is never compared. */
const COMPARED_BY_ARGUMENTS = new Set(['retrieve_time_series', 'retrieve_data_points']);

/** The rows of the required columns, sorted unless their order counts. */
function canonicalRows(result: SelectResult, step: ReferenceStep, form: CellForm): string {
  const columns = step.requiredColumns ?? result.columns;
  // Without rows, the number of columns is all that is compared.
  if (result.rows.length === 0 && !step.requiredColumns && form === 'exact') return `${columns.length} columns`;
  const rows = result.rows.map(() => '');
  for (const column of columns) {
    const kindOf = makeKindOf();
    for (let at = 0; at < rows.length; at++) {
      const term = termOf(result.rows[at] as Mapping, column);
      const cell = form === 'exact' ? exactCell(term, kindOf) : canonicalCell(term, 'typed', kindOf);
      // The length is in front, because a cell can contain any separator.
      rows[at] += `${cell.length}:${cell}`;
    }
  }
  if (!step.ordered) rows.sort();
  // Appending is faster than a join.
  let text = '';
  for (const row of rows) text += `${row.length}:${row}`;
  return text;
}

/** Each row with the names of its columns, sorted unless their order counts. */
function canonicalTable({ columns, rows }: Extract<Table, { kind: 'table' }>, { ordered }: ReferenceStep): string {
  const named = rows.map((row) =>
    canonicalJson(row.map((cell, at) => [columns?.[at] ?? at, cell ?? null]).sort(byName)),
  );
  return canonicalJson([[...(columns ?? [])].sort(), ordered ? named : named.sort()]);
}

function byName([a]: readonly unknown[], [b]: readonly unknown[]): number {
  return String(a) < String(b) ? -1 : 1;
}

/** Texts that look like a number that JSON cannot hold. */
const LIKE_NUMBER = /^(?:text )*(?:integer -?\d+|number (?:NaN|-?Infinity))$/;

/** JSON text that is equal for equal values only: keys sorted, numbers by value. */
export function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, item: unknown) => {
      if (typeof item === 'string') return LIKE_NUMBER.test(item) ? `text ${item}` : item;
      if (typeof item === 'bigint') return `integer ${item}`;
      if (typeof item === 'number' && !Number.isFinite(item)) return `number ${item}`;
      if (!isMapping(item)) return item;
      return Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)));
    }) ?? 'nothing'
  );
}
