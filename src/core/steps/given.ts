import { MAX_LINE_TEXT } from '../shown.js';
import { termOf } from '../tables/cells.js';
import { isMapping } from '../text/values.js';
import type { QueryText, Term } from './query-text.js';
import type { PreparedGroups, PreparedReference } from './step.js';

/** The entities in the question or the corpus, which are known before the answer. An answer has other entities. */
export type KnownEntities = ReturnType<typeof givenOf>;

/** Maximum number of values. A question is not about more entities; a longer list is one to choose from. */
const MAX_VALUES = 50;

/** Minimum characters of a name or an id within another, because shorter ones are parts of too many. */
export const MIN_PART = 4;

/** The entities in the arguments of the reference step, in the outputs of earlier groups, and in the text of the question. */
export function givenBy(question: string, reference: PreparedReference, earlier: PreparedGroups) {
  const before = earlier.flat();
  const values = [
    ...argumentValues(reference),
    ...before.flatMap(outputValues),
    ...before.flatMap(({ step }) => textsIn(step.args).filter((text) => question.includes(text))),
    ...idsIn(question),
  ];
  return givenOf(values.slice(0, MAX_VALUES));
}

function givenOf(values: readonly string[]) {
  const known = new Set(values.map(plain));
  const iris = [...new Set(values.filter(isIri))];
  for (const iri of iris) known.add(plain(lastPart(iri)));
  known.delete('');
  let compacts: readonly string[] | null = null;
  return {
    isEmpty: known.size === 0,
    /** Whether a text is one of the entities: an IRI, an id or a name; blanks and letter case are ignored. */
    has: (text: string): boolean =>
      known.size > 0 &&
      text.length <= MAX_LINE_TEXT &&
      (known.has(plain(text)) || (isIri(text) && known.has(plain(lastPart(text))))),
    /** Whether letters and digits of a text contain those of an entity, or the reverse. Example: `KRISTIA3` and `KRISTIA 300 L1`. */
    resembles: (text: string): boolean => {
      if (text.length > MAX_LINE_TEXT) return false;
      compacts ??= [...known].map(compact).filter((one) => one.length >= MIN_PART);
      const word = compact(text);
      return word.length >= MIN_PART && compacts.some((one) => one.includes(word) || word.includes(one));
    },
    /** The IRI that a text refers to: the text itself, or the only IRI whose last part begins with it. */
    iriOf: (text: string): string | null => {
      const last = plain(isIri(text) ? lastPart(text) : text);
      const fitting = iris.filter((iri) => last !== '' && plain(lastPart(iri)).startsWith(last));
      return fitting.length === 1 ? (fitting[0] as string) : iris.length === 1 ? (iris[0] as string) : null;
    },
  };
}

/** The entities in the text of the question and in the arguments of the reference step. */
export function namedBy(question: string, reference: PreparedReference) {
  const inText = new Set(idsIn(question).map(plain));
  return { inText, inArguments: new Set(argumentValues(reference).filter(isIri)) };
}

/** The texts in the arguments of a step. In a query, these are only entities, not predicates and classes. */
function argumentValues({ step, query: read }: PreparedReference): string[] {
  const query = read();
  return query ? irisIn(query) : textsIn(step.args);
}

/** The IRIs of the things in a query. */
export function irisIn(query: QueryText | null): string[] {
  return thingsIn(query).flatMap(({ kind, value }) => (kind === 'iri' ? value : []));
}

/** The subjects and objects of a query, without classes. */
export function thingsIn(query: QueryText | null): Term[] {
  const triples = query?.triples ?? [];
  return triples.flatMap(({ subject, path, object }) => (isClassPath(path) ? [subject] : [subject, object]));
}

/** Whether a predicate leads to the class of a thing. */
export function isClassPath(path: readonly Term[] | null): boolean {
  const first = path?.[0]?.value ?? '';
  return first === 'a' || (first.endsWith('type') && lastPart(first) === 'type');
}

function outputValues({ step, sparql }: PreparedReference): string[] {
  const { output } = step;
  if (typeof output === 'string' && output.length <= MAX_LINE_TEXT && !/^\s*[[{]/.test(output)) return [output];
  const result = sparql();
  if (result.kind !== 'select') return textsIn(output);
  if (result.rows.length > MAX_VALUES) return [];
  const terms = result.rows.flatMap((row) => result.columns.map((column) => termOf(row, column)));
  const values = terms.flatMap((term) => (isMapping(term) && typeof term.value === 'string' ? [term.value] : []));
  return values.length > MAX_VALUES ? [] : values;
}

/** The texts in a value, up to a depth of 3; empty if there are too many. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.length <= MAX_LINE_TEXT ? [value] : [];
  if (depth > 3 || typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value);
  const texts = parts.length > MAX_VALUES ? [] : parts.flatMap((part: unknown) => textsIn(part, depth + 1));
  return texts.length > MAX_VALUES ? [] : texts;
}

const WORD = /[^\s,;?!()"'<>]+/g;
const DATE_OR_NUMBER = /^[\d.,:+%-]*(?:T[\d.:+-]*Z?)?$/;

/** IRIs, and words of letters and digits that look like ids. */
function idsIn(question: string): string[] {
  const words = (question.slice(0, 10_000).match(WORD) ?? []).map((word) => word.replace(/[.:]$/, ''));
  return words.filter((word) => isIri(word) || isId(word)).slice(0, MAX_VALUES);
}

function isId(word: string): boolean {
  return word.length >= 6 && /\d/.test(word) && (!DATE_OR_NUMBER.test(word) || /^\d+$/.test(word));
}

function isIri(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:[^\s]/i.test(text);
}

/** The part after the last `/`, `#` or `:`. */
export function lastPart(iri: string): string {
  return iri.slice(Math.max(iri.lastIndexOf('/'), iri.lastIndexOf('#'), iri.lastIndexOf(':')) + 1);
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Only letters and digits. */
export function compact(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
