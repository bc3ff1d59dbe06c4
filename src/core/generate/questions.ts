import type { Hash } from '../corpus/select.js';
import { replaceVariables } from '../steps/query-tokens.js';
import { termOf } from '../tables/cells.js';
import type { SelectResult, SparqlResult } from '../tables/result.js';
import { isMapping, type Mapping } from '../text/values.js';
import type { QuestionTemplate } from './templates.js';

/** Why a binding gives no question, in the order of the report. */
export const LEFT_OUT = {
  unbound: 'without a value',
  'blank-node': 'with a blank node or an IRI that no query can hold',
  'shared-label': 'with a text that stands for several entities',
  'same-text': 'with a text that is there already',
  failed: 'whose query failed',
  'no-rows': 'without rows',
  'only-asked': 'with the asked entity as the only answer',
} as const;
export type LeftOut = keyof typeof LEFT_OUT;

/** A question before its output is known. */
export interface Candidate {
  readonly id: string;
  readonly text: string;
  readonly query: string;
  /** The bound values by the names of their variables. */
  readonly bindings: Readonly<Record<string, string>>;
  /** The bound IRIs. */
  readonly iris: ReadonlySet<string>;
}

/** The candidates of a template in the order in which they are tried, and the bindings that give none. */
export interface Candidates {
  readonly candidates: readonly Candidate[];
  readonly leftOut: readonly LeftOut[];
}

const HASH_LENGTH = 12;
const PLACE = /\[([\p{L}\p{N}_]+)\]/gu;

/** The names in brackets in the texts of a template. */
export function placesIn({ ask }: QuestionTemplate): string[] {
  return [...new Set(ask.flatMap((one) => [...one.matchAll(PLACE)].map(([, name = '']) => name)))];
}

/**
 * The candidates for the rows of `bindings`. Ids are hashes of the template and its values, and the order is that of
 * hashes of the ids, so that both stay when other values come or go. `seed` changes the order.
 */
export function candidatesOf(
  template: QuestionTemplate,
  rows: SelectResult,
  { seed, hash }: { readonly seed: string; readonly hash: Hash },
): Candidates {
  const leftOut: LeftOut[] = [];
  const byId = new Map<string, Candidate>();
  for (const row of rows.rows) {
    const candidate = candidateOf(template, rows.columns, row, hash);
    if (typeof candidate === 'string') leftOut.push(candidate);
    else byId.set(candidate.id, candidate);
  }
  const shared = sharedTexts([...byId.values()], template);
  const clear = [...byId.values()].filter((one) => !shared.has(one));
  leftOut.push(...Array.from(shared, () => 'shared-label' as const));
  const ordered = clear.map((candidate) => ({ candidate, key: hash(`${seed} ${candidate.id}`) }));
  ordered.sort((a, b) => (a.key < b.key ? -1 : 1));
  return { candidates: ordered.map(({ candidate }) => candidate), leftOut };
}

function candidateOf(
  template: QuestionTemplate,
  columns: readonly string[],
  row: Mapping,
  hash: Hash,
): Candidate | LeftOut {
  const terms = columns.map((name) => [name, termOf(row, name)] as const);
  if (terms.some(([, term]) => !isMapping(term))) return 'unbound';
  const written = new Map(terms.map(([name, term]) => [name, writeTerm(term as Mapping)]));
  if ([...written.values()].includes(null)) return 'blank-node';
  const bindings = Object.fromEntries(terms.map(([name, term]) => [name, String((term as Mapping).value)]));
  const key = hash(JSON.stringify([template.template_id, [...written].sort(([a], [b]) => (a < b ? -1 : 1))]));
  const ask = template.ask[Number.parseInt(key.slice(-6), 16) % template.ask.length] ?? '';
  return {
    id: `${template.template_id}-${key.slice(0, HASH_LENGTH)}`,
    text: ask.replace(PLACE, (_, name: string) => bindings[name] ?? ''),
    query: replaceVariables(template.query, written as Map<string, string>),
    bindings,
    iris: new Set(terms.flatMap(([, term]) => (isMapping(term) && term.type === 'uri' ? [String(term.value)] : []))),
  };
}

/** Candidates whose values in the text are also those of another candidate: nobody could tell which is meant. */
function sharedTexts(candidates: readonly Candidate[], template: QuestionTemplate): ReadonlySet<Candidate> {
  const places = placesIn(template);
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key = JSON.stringify(places.map((name) => candidate.bindings[name]));
    groups.set(key, [...(groups.get(key) ?? []), candidate]);
  }
  return new Set([...groups.values()].filter(({ length }) => length > 1).flat());
}

const IRI = /^[^\s<>"{}|^`\\\p{Cc}]+$/u;
const LANGUAGE = /^[a-z]+(?:-[a-z\d]+)*$/i;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A term as a query has it; null for a blank node, and for an IRI or a language that would end before its end. */
function writeTerm({ type, value, datatype, 'xml:lang': language }: Mapping): string | null {
  const text = String(value);
  if (type === 'uri') return IRI.test(text) ? `<${text}>` : null;
  if (type !== 'literal' && type !== 'typed-literal') return null;
  const quoted = `"${text.replace(/[\\"\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign)}"`;
  if (typeof language === 'string') return LANGUAGE.test(language) ? `${quoted}@${language}` : null;
  if (typeof datatype !== 'string') return quoted;
  return IRI.test(datatype) ? `${quoted}^^<${datatype}>` : null;
}

/** Why a result makes no question; null if it does. `columns`: the required ones. */
export function uselessResult(
  result: SparqlResult,
  columns: readonly string[] | null,
  asked: Candidate,
): LeftOut | null {
  if (result.kind === 'ask') return null;
  if (result.kind !== 'select') return 'failed';
  if (result.rows.length === 0) return 'no-rows';
  const isAsked = (term: unknown) => isMapping(term) && term.type === 'uri' && asked.iris.has(String(term.value));
  const isOnly = result.rows.every((row) => (columns ?? result.columns).every((name) => isAsked(termOf(row, name))));
  return isOnly ? 'only-asked' : null;
}
