import { hasOwnSteps } from '../steps/alternatives.js';
import { COMPARED_ARGUMENTS } from '../steps/arguments.js';
import { matchOutputRow } from '../steps/match-outputs.js';
import { jsonForm, unwrapped as unwrap } from '../steps/mcp.js';
import type { Question, ReferenceStep } from '../steps/model.js';
import { JSON_MEDIA_TYPE, type PreparedReference, prepareGroups, SPARQL_MEDIA_TYPE } from '../steps/step.js';
import { readTable, TABLE_DELIMITERS, type Table, tableForm } from '../steps/table-output.js';
import { canonicalCell, exactCell, makeKindOf, termOf } from '../tables/cells.js';
import type { SelectResult } from '../tables/result.js';
import { decodeTime } from '../text/time.js';
import { isAbsent, isMapping, type Mapping, own } from '../text/values.js';
import { MATCHING_KEYS } from './keys.js';
import type { Hash } from './select.js';

/**
 * A hash of what is scored of a question, in canonical form: a corpus that was refreshed without a change of meaning
 * (other row order, other layout of JSON, other queries) keeps it. References that some rule can distinguish have different hashes.
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
  if (before.text !== after.text) {
    return fingerprintOf({ ...before, text: after.text }, hash) === fingerprintOf(after, hash) ? 'text' : 'references';
  }
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
    hashedOutput(reference, hash),
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

/**
 * The hash of an output. Outputs with one canonical text that some answer can distinguish also have marks. The rarer
 * output has them, so that all others keep the fingerprints of earlier versions.
 */
function hashedOutput(reference: PreparedReference, hash: Hash): unknown {
  const { text, marks } = canonicalForm(reference, 'exact');
  // A hash takes each half of a surrogate pair as the same character; JSON writes its code.
  if (HALF_PAIR.test(text)) return ['escaped', ...marks, hash(JSON.stringify(text))];
  return marks.length === 0 ? hash(text) : [...marks, hash(text)];
}

const HALF_PAIR = /\p{Surrogate}/u;

/** How the cells of a SPARQL result are written: all that any rule can distinguish, or their values. */
type CellForm = 'exact' | 'typed';

interface CanonicalForm {
  readonly text: string;
  /** Marks that distinguish outputs with equal text; usually empty. */
  readonly marks: readonly string[];
}

function canonicalForm(reference: PreparedReference, cells: CellForm): CanonicalForm {
  const { step } = reference;
  const { comparedAs } = matchOutputRow(step.matching?.output ?? null);
  const { text, marks } = comparedForm(reference, cells);
  // An IRI is searched as it is in the outputs of other tools, whatever the step says about those of its own tool.
  const isOwnText = text === step.output && comparedAs === 'kind' && !READ_TYPES.has(step.mediaType);
  const isIri = step.name === 'iri_discovery' && typeof step.output === 'string' && !isOwnText;
  // Without an output, only `expect` is checked.
  const isEmpty = text === '' && comparedAs !== null && (step.matching?.expect.length ?? 0) > 0;
  return { text, marks: [...marks, ...(isEmpty ? ['empty'] : []), ...(isIri ? ['iri', String(step.output)] : [])] };
}

const READ_TYPES: ReadonlySet<string | null> = new Set([JSON_MEDIA_TYPE, SPARQL_MEDIA_TYPE]);

function comparedForm(reference: PreparedReference, cells: CellForm): CanonicalForm {
  const { step, sparql, recorded, unwrapped } = reference;
  const { comparedAs, canonical } = matchOutputRow(step.matching?.output ?? null);
  const isSparql = step.mediaType === SPARQL_MEDIA_TYPE;
  if (canonical) return plain(canonical(unwrapped()));
  if (!step.matching && COMPARED_BY_ARGUMENTS.has(step.name) && !isSparql) return plain('');
  if (isSparql) {
    const result = sparql();
    if (result.kind === 'ask') return plain(`ask ${result.value}`);
    if (result.kind === 'select') return plain(canonicalRows(result, step, cells));
  }
  if (comparedAs === 'table') {
    const table = readTable(unwrapped(), tableForm(step));
    if (table.kind === 'table') return { text: canonicalTable(table, step), marks: tableMarks(reference, table) };
  }
  const json = step.mediaType === JSON_MEDIA_TYPE ? jsonForm(recorded().ofValue) : null;
  const isReadable = !isSparql && comparedAs !== 'table' && json?.kind !== 'invalid';
  const marks = isReadable ? [] : ['unreadable'];
  if (json?.kind === 'value') {
    // The result of an MCP server in JSON that is not recognized as one.
    const isMissed = unwrapped().value === step.output && unwrap(json.value).value !== json.value;
    return { text: canonicalJson(json.value), marks: isMissed ? [...marks, 'packed'] : marks };
  }
  if (typeof step.output !== 'string') return { text: canonicalJson(step.output), marks };
  return { text: step.output, marks: isReadable && isTextOfValue(step.output) ? ['text'] : marks };
}

function plain(text: string): CanonicalForm {
  return { text, marks: [] };
}

/** Marks of a table that some preset does not compare like other tables with the same cells. */
function tableMarks({ step, unwrapped }: PreparedReference, { isUntyped }: ReadTable): string[] {
  // Only some presets unwrap the results of MCP servers.
  const isWrapped = unwrapped().value !== step.output;
  // Compared with CSV, texts that are numerals are numbers.
  const isTyped = !isUntyped && TABLE_DELIMITERS.has(step.mediaType);
  return [...(isWrapped ? ['wrapped'] : []), ...(isTyped ? ['typed'] : [])];
}

type ReadTable = Extract<Table, { kind: 'table' }>;

/** Whether a text is what `canonicalJson` returns for a value that is not a text. */
function isTextOfValue(text: string): boolean {
  if (text === NOTHING) return true;
  if (!/^["[{\dtfn-]/.test(text)) return false;
  try {
    return JSON.stringify(JSON.parse(text)) === text;
  } catch {
    return false;
  }
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
function canonicalTable({ columns, rows }: ReadTable, { ordered }: ReferenceStep): string {
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

/** The text of no output. */
const NOTHING = 'nothing';

/** JSON text that is equal for equal values only: keys sorted, numbers by value. */
export function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, item: unknown) => {
      if (typeof item === 'string') return LIKE_NUMBER.test(item) ? `text ${item}` : item;
      if (typeof item === 'bigint') return `integer ${item}`;
      if (typeof item === 'number' && !Number.isFinite(item)) return `number ${item}`;
      if (!isMapping(item)) return item;
      return Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)));
    }) ?? NOTHING
  );
}
