import { MAX_LISTED } from '../shown.js';
import type { QueryCondition } from '../words/causes.js';
import { isClassOfEntity, textsIn } from './compare-conditions.js';
import type { FoundDifference } from './compare-ways.js';
import { ANY, type Condition, isAnswer, isEntity, isWrittenTurned, rolesIn } from './conditions.js';
import type { ComparedQuery } from './explain-queries.js';
import { chainText, turned } from './query-roles.js';

/**
 * The conditions of the reference query and of the others, in the order in which they are shown; `found`: the differences.
 * Left out are classes of named entities, the order of the rows, and optional values, which differ without any harm.
 */
export function conditionsOfAll(
  compared: ComparedQuery,
  found: readonly FoundDifference[],
  base: ComparedQuery | null = null,
): QueryCondition[] {
  const names = new Set(found.flatMap((one) => conditionsIn(one, compared)));
  const reference = shownTexts(compared.reference, names);
  const actual = shownTexts(compared.actual, names);
  const others = base && shownTexts(base.actual, names);
  const write = makeWriter(base ? [compared, base] : [compared], found);
  return listed(new Set([...reference, ...(others ?? []), ...actual]), write, (text) => ({
    reference: reference.has(text),
    ...(others && { base: others.has(text) }),
    actual: actual.has(text),
    ...(names.has(text) && { named: true }),
  }));
}

/** The texts of the conditions that a difference is about: of a way, of each link that only one of the queries has. */
function conditionsIn({ missing, extra, steps = [] }: FoundDifference, compared: ComparedQuery): string[] {
  const different = new Set([...compared.missing, ...compared.extra]);
  const links = steps.flatMap(({ link }) => (different.has(link) ? [link] : []));
  return [missing, extra, ...links].flatMap((one) => one?.text ?? []);
}

/** Whether a condition is lost or added in a way that can matter; null: a right query does the same, so that it does no harm. */
export function conditionTone({ reference, base, actual, named }: QueryCondition): 'lost' | 'added' | null {
  const isShared = base === actual && named !== true;
  return reference === actual || isShared ? null : actual ? 'added' : 'lost';
}

/** One thing that a query can ask for, and which runs ask for it; null: its query is not known, or has other words for the same. */
export type RunCondition = ReturnType<typeof conditionsOfRuns>[number];

/** The same for the queries of more than one run, each compared with the reference query; null: no query. */
export function conditionsOfRuns(compared: readonly (ComparedQuery | null)[]) {
  const sides = compared.map((one) => {
    return one && !one.isListed ? { reference: shownTexts(one.reference), actual: shownTexts(one.actual) } : null;
  });
  const known = sides.filter((side) => side !== null);
  const all = new Set(known.flatMap((side) => [...side.reference]));
  const texts = new Set([...all, ...known.flatMap((side) => [...side.actual])]);
  return listed(texts, makeWriter(compared.filter((one) => one !== null)), (text) => ({
    reference: all.has(text),
    runs: sides.map((side) => {
      if (side === null) return null;
      return side.actual.has(text) || (all.has(text) && !side.reference.has(text) ? null : false);
    }),
  }));
}

/** Conditions with their texts as they are shown, which stay distinct. */
function listed<Row>(texts: ReadonlySet<string>, write: (text: string) => string, rowOf: (text: string) => Row) {
  const byText = new Map<string, Row & { readonly text: string }>();
  for (const text of texts) {
    const written = write(text);
    const shown = byText.has(written) ? text : written;
    byText.set(shown, { text: shown, ...rowOf(text) });
  }
  return [...byText.values()].slice(0, MAX_LISTED);
}

/**
 * Writes the text of a condition for people: in the direction of the sentence that is about it, else in the one in which it is
 * easier to read; with names for what a query uses on its way, and with the first part of a UUID for its IRI.
 */
export function makeWriter(
  all: readonly ComparedQuery[],
  found: readonly FoundDifference[] = [],
  form: LinkForm = asArrow,
): (text: string) => string {
  const conditions = all.flatMap(({ reference, actual }) => [...reference, ...actual]);
  const steps = new Map(found.flatMap((one) => one.steps ?? []).map(({ link, isTurned }) => [link.text, isTurned]));
  const names = [...namesOfRoles(all, conditions)].sort(([a], [b]) => b.length - a.length);
  const filtered = filteredValues(conditions);
  const ends = new Set([
    ...conditions.flatMap(({ kind, from, to }) => (kind === 'link' ? [from, to] : [])),
    ...filtered.values(),
  ]);
  const isRow = form === asArrow;
  const isLong = (role: string) => (role.match(/\/\^?[<(]/g) ?? []).length > 1;
  return (text) => {
    const same = conditions.filter((one) => one.text === text);
    const [one] = same;
    const isLink = one?.kind === 'link';
    const branch = isLink && isRow && same.every(({ isAlternative }) => isAlternative) ? 'UNION ' : '';
    const isTurned = isLink && (steps.get(text) ?? isWrittenTurned(one));
    const directed = isLink ? linkText({ ...one, to: filtered.get(text) ?? one.to }, isTurned, form) : text;
    // A filter of two variables is written as the query has it.
    const isWide = one?.kind === 'filter' && new Set(one.value.match(/\?[\p{L}\p{N}_]+/gu)).size > 1;
    const named = names.reduce((known, [role, name]) => {
      const isNamed =
        ends.has(role) ||
        isWide ||
        ['class', 'list'].includes(one?.kind ?? '') ||
        (one?.kind === 'filter' && isLong(role));
      return isNamed ? withName(known, role, name) : known;
    }, directed);
    const marked = isLink && isRow ? withOrigins(named, [one.from, one.to], all) : filterText(one, named);
    return branch + (all[0]?.short(withShortIds(marked)) ?? marked);
  };
}

/** A link with a note behind an entity that the agent found in an earlier step, which the reference does not name. */
function withOrigins(text: string, ends: readonly string[], all: readonly ComparedQuery[]): string {
  const known = new Set(all.flatMap(({ reference }) => rolesIn(reference)));
  const found = [...new Set(ends)].filter((end) => !known.has(end) && all.some(({ derived }) => derived.has(end)));
  return found.reduce((marked, iri) => marked.replace(iri, (end) => `${end} (of an earlier step)`), text);
}

/** A filter about something that the table has no name for is written as its query has it. */
function filterText(one: Condition | undefined, named: string): string {
  if (one?.kind !== 'filter') return named;
  if (one.value.startsWith('HAVING ')) return one.value;
  const isNameless = /\?(?![\p{L}\p{N}_])|\?[\p{L}\p{N}_]+\/[\^(<]/u.test(
    named.replace(IRI, '<>').replace(LITERAL, '""'),
  );
  return isNameless ? `FILTER ${one.value}` : named;
}

/** By the text of the condition that shows it: the role of a value that a filter is about. */
function filteredValues(conditions: readonly Condition[]): ReadonlyMap<string, string> {
  const filters = conditions.filter(({ kind }) => kind === 'filter');
  const shown = conditions.filter(({ kind, to, isOptional }) => kind === 'link' && to === ANY && !isOptional);
  const roles = shown.map(({ text, from, value }) => [text, `${from}/${value}`] as const);
  return new Map(roles.filter(([, role]) => filters.some(({ text }) => text.includes(role))));
}

function linkText({ from, to, chain, isOptional, naming }: Condition, isTurned: boolean, form: LinkForm): string {
  if (naming) return `${from} looked up by ${chainText(chain)} ${to}`;
  const [start, way, end] = isTurned ? [to, turned(chain), from] : [from, chain, to];
  return `${isOptional ? 'OPTIONAL ' : ''}${form(start, chainText(way), end)}`;
}

/** How a link is written: the ends, or `ANY`, and the way between them. */
type LinkForm = (start: string, way: string, end: string) => string;

/** A link as a row of the table. */
function asArrow(start: string, way: string, end: string): string {
  const [from, to] = [start, end].map((one) => (one === ANY ? '(any)' : one));
  return `${from} —${way}→ ${to}`;
}

/** A link as a query has it, without an end that can be anything. */
export function asPattern(start: string, way: string, end: string): string {
  return `${start === ANY ? '?any' : start} ${way}${end === ANY ? '' : ` ${end}`}`;
}

/** A text with a name in place of a way, but not of the beginning of one, such as `?answer/<p>` in `?answer/<p>*`. */
function withName(text: string, role: string, name: string): string {
  return text.replaceAll(role, (way: string, at: number) => (/[*+?]/.test(text[at + way.length] ?? '') ? way : name));
}

/** What is on the ways of the queries, by its role: the name of its variable, with a number where another one has the name. */
function namesOfRoles(all: readonly ComparedQuery[], conditions: readonly Condition[]): ReadonlyMap<string, string> {
  const ends = rolesIn(conditions.filter(({ kind }) => kind === 'link'));
  const roles = [...new Set([...ends, ...all.flatMap(({ names }) => [...names.keys()])])];
  const taken = new Set(roles.filter(isAnswer));
  const inner = roles.filter((role) => !taken.has(role) && !isEntity(role) && !role.startsWith('"'));
  return new Map(
    inner.map((role) => {
      const known = all.map(({ names }) => names.get(role)).find((name) => name !== undefined);
      // A variable in a branch of a UNION is named with its branch.
      const name = known === undefined || known.startsWith('?_:') ? '?x' : known.replace(/_\d+\.[\d.]+$/, '');
      let free = name;
      for (let number = 2; taken.has(free); number++) free = `${name}_${number}`;
      taken.add(free);
      return [role, free];
    }),
  );
}

function shownTexts(conditions: readonly Condition[], named: ReadonlySet<string> = new Set()) {
  // A filter of two entities holds, or does not, whatever the answer is.
  const isConstant = ({ text }: Condition) => /^FILTER <[^<>\s]+> !?= <[^<>\s]+>$/.test(text);
  const isMinor = (one: Condition) =>
    one.kind === 'order' || isClassOfEntity(one) || isConstant(one) || (one.isShown && one.isOptional);
  return textsIn(conditions.filter((one) => named.has(one.text) || !isMinor(one)));
}

/** A text with the first part of a UUID in the IRI that has it: `<f176960a…>`. */
export function withShortIds(text: string): string {
  return text.replace(UUID_IRI, '<$1…>');
}

const IRI = /<[^<>\s]{1,300}>/g;
/** The closing quote may lack, so that no text is read twice. */
const LITERAL = /"(?:[^"\\]|\\.)*"?/g;

const UUID_IRI = /<[^<>\s]{0,300}?([\da-f]{8})-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}>/gi;
