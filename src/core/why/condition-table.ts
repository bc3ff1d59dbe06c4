import { MAX_LISTED } from '../shown.js';
import type { QueryCondition } from '../words/causes.js';
import { isClassOfEntity, textsIn } from './compare-conditions.js';
import type { FoundDifference } from './compare-ways.js';
import type { Condition } from './conditions.js';
import type { ComparedQuery } from './explain-queries.js';

/**
 * The conditions of the reference query and of the others, in the order in which they are shown; `named`: the differences that are named.
 * Left out are classes of named entities, the order of the rows, and optional values, which differ without any harm.
 */
export function conditionsOfAll(
  compared: ComparedQuery,
  named: readonly FoundDifference[],
  base: ComparedQuery | null = null,
): QueryCondition[] {
  const names = new Set(named.flatMap(({ missing, extra }) => [missing?.text, extra?.text]));
  const reference = shownTexts(compared.reference, names);
  const actual = shownTexts(compared.actual, names);
  const others = base && shownTexts(base.actual, names);
  return listed(new Set([...reference, ...(others ?? []), ...actual]), compared, (text) => ({
    reference: reference.has(text),
    ...(others && { base: others.has(text) }),
    actual: actual.has(text),
    ...(names.has(text) && { named: true }),
  }));
}

/** Whether a condition is lost or added in a way that can matter; null: a right query does the same, so that it does no harm. */
export function conditionTone({ reference, base, actual, named }: QueryCondition): 'lost' | 'added' | null {
  const isShared = base === actual && named !== true;
  return reference === actual || isShared ? null : actual ? 'added' : 'lost';
}

/** One thing that a query can ask for, and which runs ask for it. */
export interface RunCondition {
  readonly text: string;
  readonly reference: boolean;
  /** For each run; null: its query is not known, or has other words for the same. */
  readonly runs: readonly (boolean | null)[];
}

/** The same for the queries of more than one run, each compared with the reference query; null: no query. */
export function conditionsOfRuns(compared: readonly (ComparedQuery | null)[]): RunCondition[] {
  const sides = compared.map((one) => {
    return one && !one.isListed ? { reference: shownTexts(one.reference), actual: shownTexts(one.actual) } : null;
  });
  const known = sides.filter((side) => side !== null);
  const [writer] = compared.filter((one) => one !== null);
  const all = new Set(known.flatMap((side) => [...side.reference]));
  const texts = new Set([...all, ...known.flatMap((side) => [...side.actual])]);
  if (!writer) return [];
  return listed(texts, writer, (text) => ({
    reference: all.has(text),
    runs: sides.map((side) => {
      if (side === null) return null;
      return side.actual.has(text) || (all.has(text) && !side.reference.has(text) ? null : false);
    }),
  }));
}

/** Conditions with their texts as they are shown, which stay distinct. */
function listed<Row>(
  texts: ReadonlySet<string>,
  { short }: ComparedQuery,
  rowOf: (text: string) => Row,
): (Row & { readonly text: string })[] {
  const byText = new Map<string, Row & { readonly text: string }>();
  for (const text of texts) {
    const written = short(withoutOwnValue(text).replace(UUID_IRI, '$1'));
    const shown = byText.has(written) ? text : written;
    byText.set(shown, { text: shown, ...rowOf(text) });
  }
  return [...byText.values()].slice(0, MAX_LISTED);
}

function shownTexts(conditions: readonly Condition[], named: ReadonlySet<string | undefined> = new Set()) {
  const isMinor = (one: Condition) => one.kind === 'order' || isClassOfEntity(one) || (one.isShown && one.isOptional);
  return textsIn(conditions.filter((one) => named.has(one.text) || !isMinor(one)));
}

/** A property with a value that has no name but the way to it: `?answer —p→ ?answer/p` becomes `?answer —p→ ?`. */
function withoutOwnValue(text: string): string {
  const [from, to] = [text.indexOf(' —'), text.lastIndexOf('→ ')];
  const way = `${text.slice(0, from).replace('OPTIONAL ', '')}/${text.slice(from + 2, to)}`;
  return from >= 0 && text.slice(to + 2) === way ? `${text.slice(0, to + 2)}?` : text;
}

/** The IRI of an entity that is named by the first part of its UUID. */
const UUID_IRI = /<[^<>\s]{0,300}?([\da-f]{8})-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}>/gi;
