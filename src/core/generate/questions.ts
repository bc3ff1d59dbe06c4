import * as v from 'valibot';
import type { Hash } from '../corpus/select.js';
import { idText, kindInWords, problemsOf, strictMapping } from '../corpus/shape.js';
import { lastPart } from '../steps/given.js';
import { replaceVariables } from '../steps/query-tokens.js';
import { termOf } from '../tables/cells.js';
import { meetsZero } from '../tables/numbers.js';
import type { SelectResult, SparqlResult } from '../tables/result.js';
import { rowKey } from '../tables/terms.js';
import { increment, isMapping, listAt, type Mapping, sortedByText } from '../text/values.js';
import { type Decoded, invalid, ok, usageError } from '../words/errors.js';

/** Why a binding yields no question, in the order of the report. */
export const LEFT_OUT = {
  unbound: 'without a value',
  'blank-node': 'with a blank node or an IRI that no query can hold',
  'shared-label': 'with a text that several entities share',
  'same-text': 'with a text that is there already',
  failed: 'whose query failed',
  'given-up': 'that are not asked any more',
  'no-rows': 'without rows or values',
  'blank-answer': 'with a blank node as the answer, which has no name',
  zero: 'with a count of 0 (keep_zero: true keeps them)',
  'rounds-to-zero': 'with a number that equals 0, as it is below 1e-12',
  'only-asked': 'with the asked entity as the only answer',
  'among-answers': 'with the asked entity among the answers',
  'in-text': 'with an answer that stands in the question',
} as const;
export type LeftOut = keyof typeof LEFT_OUT;

/** A question before its output is known. */
export type Candidate = Exclude<ReturnType<typeof candidateOf>, LeftOut>;

const HASH_LENGTH = 12;
const PLACE = /\[([\p{L}\p{N}_]+)\]/gu;

/** The names in brackets in the texts of a template. */
export function placesIn({ ask }: QuestionTemplate): string[] {
  return [...new Set(ask.flatMap((one) => [...one.matchAll(PLACE)].map(([, name = '']) => name)))];
}

/** The candidates of the rows in the order of hashes of their ids, which are hashes of their values: both stay when other values come or go. */
export function candidatesOf(
  template: QuestionTemplate,
  { columns, rows }: Pick<SelectResult, 'columns' | 'rows'>,
  { seed, hash }: { readonly seed: string; readonly hash: Hash },
) {
  const leftOut: LeftOut[] = [];
  const byId = new Map<string, Candidate>();
  for (const row of rows) {
    const candidate = candidateOf(template, columns, row, hash);
    if (typeof candidate === 'string') leftOut.push(candidate);
    else byId.set(candidate.id, candidate);
  }
  const places = placesIn(template);
  const byText = new Map<string, Candidate[]>();
  for (const one of byId.values()) listAt(byText, JSON.stringify(places.map((name) => one.bindings[name]))).push(one);
  // It is unclear which of several candidates with the same values is meant.
  const clear = [...byText.values()].filter(({ length }) => length === 1).flat();
  leftOut.push(...Array.from({ length: byId.size - clear.length }, () => 'shared-label' as const));
  return { candidates: sortedByText(clear, ({ id }) => hash(`${seed} ${id}`)), leftOut };
}

/** The question of a row, with its `ask` and the bound values by the names of their variables; else why there is none. */
function candidateOf(template: QuestionTemplate, columns: readonly string[], row: Mapping, hash: Hash) {
  const terms = columns.map((name) => [name, termOf(row, name)] as const);
  if (terms.some(([, term]) => !isMapping(term))) return 'unbound';
  const written = new Map(terms.map(([name, term]) => [name, writeTerm(term as Mapping)]));
  if ([...written.values()].includes(null)) return 'blank-node';
  const bindings = Object.fromEntries(terms.map(([name, term]) => [name, String((term as Mapping).value)]));
  const key = hash(JSON.stringify([template.template_id, [...written].sort(([a], [b]) => (a < b ? -1 : 1))]));
  const ask = template.ask[Number.parseInt(key.slice(-6), 16) % template.ask.length] ?? '';
  return {
    id: `${template.template_id}-${key.slice(0, HASH_LENGTH)}`,
    text: filled(ask, (name) => bindings[name] ?? ''),
    ask,
    query: replaceVariables(template.query, written as Map<string, string>),
    bindings,
    iris: new Set(terms.flatMap(([, term]) => (isMapping(term) && term.type === 'uri' ? [String(term.value)] : []))),
  };
}

function filled(ask: string, fill: (name: string) => string): string {
  return ask.replace(PLACE, (_, name: string) => fill(name));
}

const IRI = /^[^\s<>"{}|^`\\\p{Cc}]+$/u;
const LANGUAGE = /^[a-z]+(?:-[a-z\d]+)*$/i;

/** A term as a query has it; null for a blank node, and for an IRI or a language that would end before its end. */
function writeTerm({ type, value, datatype, 'xml:lang': language }: Mapping): string | null {
  const text = String(value);
  if (type === 'uri') return IRI.test(text) ? `<${text}>` : null;
  if (type !== 'literal' && type !== 'typed-literal') return null;
  const quoted = JSON.stringify(text);
  if (typeof language === 'string') return LANGUAGE.test(language) ? `${quoted}@${language}` : null;
  if (typeof datatype !== 'string') return quoted;
  return IRI.test(datatype) ? `${quoted}^^<${datatype}>` : null;
}

/** Why a result makes no question; null if it does. */
export function uselessResult(result: SparqlResult, template: QuestionTemplate, asked: Candidate): LeftOut | null {
  if (result.kind === 'ask') return null;
  if (result.kind !== 'select') return 'failed';
  const columns = template.step.required_columns ?? result.columns;
  const rows = result.rows.map((row) => columns.map((name) => termOf(row, name)).filter(isMapping));
  const terms = rows.flat();
  // MAX of nothing is a row without a value.
  if (terms.length === 0) return 'no-rows';
  if (terms.some(({ type }) => type === 'bnode')) return 'blank-answer';
  const literals = terms.flatMap(({ type, value }) => (type === 'uri' ? [] : [String(value)]));
  const isCount = rows.length === 1 && /\b(?:count|sum)\s*\(/i.test(template.query);
  const areZero = literals.length > 0 && literals.every((text) => text.trim() !== '' && Number(text) === 0);
  if (isCount && !template.keepsZero && areZero) return 'zero';
  if (literals.some(meetsZero)) return 'rounds-to-zero';
  return givenAnswer(rows, asked) ?? (isInText(rows, asked) ? 'in-text' : null);
}

/** Whether the values in the question say each value of the answer, as *the range of "editor"*: Editor. The template itself may, as in *longer or shorter?*. */
function isInText(rows: readonly (readonly Mapping[])[], { ask, bindings, iris }: Candidate): boolean {
  const nameOf = (value: string) => (iris.has(value) ? lastPart(value) : value);
  const question = wordsIn(filled(ask, (name) => nameOf(bindings[name] ?? '')));
  const template = wordsIn(filled(ask, () => '0'));
  return rows.flat().every(({ type, value }) => {
    const said = wordsIn(type === 'uri' ? lastPart(String(value)) : String(value));
    return /\p{L}{3}/u.test(said) && question.split(said).length > template.split(said).length;
  });
}

/** The words of a text in lower case, with a blank around each; `HTMLViewer`, as names of classes are written, has two. */
function wordsIn(text: string): string {
  const words = text.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ').toLowerCase()} `;
}

/** The asked entity as the answer or among the answers. In a row with other values it is not the answer, if it is in all rows. */
function givenAnswer(rows: readonly (readonly Mapping[])[], { iris }: Candidate): LeftOut | null {
  const isAsked = ({ type, value }: Mapping) => type === 'uri' && iris.has(String(value));
  const only = rows.filter((row) => row.every(isAsked)).length;
  if (only === rows.length) return 'only-asked';
  const given = rows.filter(
    (row) => row.some(isAsked) && row.every((one) => isAsked(one) || one.type !== 'uri'),
  ).length;
  return given > 0 && given < rows.length ? 'among-answers' : null;
}

/** Fewer questions with the same answer say nothing about their template. */
const MIN_SAME = 3;

/** Says that more than half of the answers are the same one; null: they are not. Yes or no is always the same for many. */
export function sameAnswer(results: readonly SparqlResult[]): string | null {
  const counts = new Map<string, number>();
  for (const result of results) {
    if (result.kind !== 'select') continue;
    const rows = result.rows.map((row) => rowKey(row, result.columns));
    increment(counts, rows.sort().join('\n'));
  }
  const most = Math.max(0, ...counts.values());
  return most >= MIN_SAME && most > results.length / 2 ? `${most} of ${results.length} have the same answer` : null;
}

const text = v.pipe(v.string(), v.nonEmpty('expected a text that is not empty'));
const names = v.array(text, 'expected a list of names');
const ASK = 'expected a text or a list of texts';

const ENTRIES = {
  template_id: v.pipe(idText, v.nonEmpty('expected an id, got an empty text')),
  name: v.optional(text),
  ask: v.union([text, v.pipe(v.array(text, ASK), v.minLength(1, 'expected at least one text'))], ASK),
  bindings: text,
  query: text,
  required_columns: v.optional(names),
  ordered: v.optional(v.boolean()),
  ignore_duplicates: v.optional(v.boolean()),
  keep_zero: v.optional(v.boolean()),
  tags: v.optional(names),
};
const SCHEMA = v.array(strictMapping(ENTRIES), 'expected a list of templates, as in `- template_id: …`');

/** A kind of question: texts with places for values, where the values come from, and the query of the answer. */
export type QuestionTemplate = ReturnType<typeof templateOf>;

function templateOf({ ask, tags = [], keep_zero = false, ...rest }: v.InferOutput<typeof SCHEMA>[number]) {
  const { template_id, name, bindings, query, ...step } = rest;
  return {
    ...{ template_id, name, ask: [ask].flat(), bindings, query, tags },
    /** Whether a count of 0 is an answer. */
    keepsZero: keep_zero,
    /** Keys of the reference step. */
    step,
  };
}

/** Reads a file of templates; an unknown key is a problem. */
export function decodeTemplates(value: unknown, file: string): Decoded<readonly QuestionTemplate[]> {
  const parsed = v.safeParse(SCHEMA, value);
  if (!parsed.success) return invalid(problemsOf(file, value, parsed.issues));
  if (parsed.output.length === 0) return invalid([{ file, message: 'expected at least one template' }]);
  return ok(parsed.output.map(templateOf));
}

/** A share of the templates that gets a tag. */
export type Split = ReturnType<typeof decodeSplits>[number];

/** Reads splits such as `test=0.1`; together they are at most 1. */
export function decodeSplits(texts: readonly string[]) {
  const splits = texts.map((written) => {
    const [, tag = '', share = ''] = /^\s*([^\s=]+)\s*=\s*(0?\.\d+|[01](?:\.0*)?)\s*$/.exec(written) ?? [];
    if (tag === '')
      throw usageError(`--split: expected a tag and a share, as in test=0.1, got ${kindInWords(written)}`);
    return { tag, share: Number(share) };
  });
  const sum = splits.reduce((total, { share }) => total + share, 0);
  if (sum > 1 + 1e-9) throw usageError(`--split: the shares are ${sum} together, which exceeds 1`);
  return splits;
}

/** The tag of a template: the one whose part contains a number from 0 to 1. */
export function splitTag(splits: readonly Split[], position: number): string | null {
  let end = 0;
  for (const { tag, share } of splits) {
    end += share;
    if (position < end) return tag;
  }
  return null;
}
