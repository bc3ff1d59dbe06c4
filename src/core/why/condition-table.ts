import type { QueryCondition } from '../words/causes.js';
import { isClassOfEntity, textsIn } from './compare-conditions.js';
import type { FoundDifference } from './compare-ways.js';
import type { Condition } from './conditions.js';
import type { ComparedQuery } from './explain-queries.js';

/** Longer lists are cut. */
const MAX_CONDITIONS = 40;

/**
 * The conditions of the reference query and of the others, in the order in which they are shown; `named`: the first difference.
 * Left out are classes of named entities, the order of the rows, and optional values, which differ without any harm.
 */
export function conditionsOfAll(
  compared: ComparedQuery,
  named: FoundDifference | undefined,
  base: ComparedQuery | null = null,
): QueryCondition[] {
  const names = new Set([named?.missing?.text, named?.extra?.text]);
  const isKept = (one: Condition) => names.has(one.text) || !isMinor(one);
  const [reference, actual] = [compared.reference, compared.actual].map((all) => textsIn(all.filter(isKept)));
  const others = base && textsIn(base.actual.filter(isKept));
  const texts = new Set([...(reference ?? []), ...(others ?? []), ...(actual ?? [])]);
  return listed(texts, compared, (text) => ({
    reference: reference?.has(text) === true,
    ...(others && { base: others.has(text) }),
    actual: actual?.has(text) === true,
    ...(names.has(text) && { named: true }),
  }));
}

/** One thing that a query can ask for, and which of several runs ask for it. */
export interface RunCondition {
  readonly text: string;
  readonly reference: boolean;
  /** For each run; null: its query is not known, or has other words for the same. */
  readonly runs: readonly (boolean | null)[];
}

/** The same of the queries of several runs, each compared with the reference query; null: no query. */
export function conditionsOfRuns(compared: readonly (ComparedQuery | null)[]): RunCondition[] {
  const sides = compared.map((one) => {
    if (one === null || one.isListed) return null;
    const [reference, actual] = [one.reference, one.actual].map((all) => textsIn(all.filter((own) => !isMinor(own))));
    return { reference: reference as ReadonlySet<string>, actual: actual as ReadonlySet<string> };
  });
  const known = sides.filter((side) => side !== null);
  const [writer] = compared.filter((one) => one !== null);
  if (!writer) return [];
  const isReferences = (text: string) => known.some(({ reference }) => reference.has(text));
  const texts = new Set([
    ...known.flatMap((side) => [...side.reference]),
    ...known.flatMap((side) => [...side.actual]),
  ]);
  return listed(texts, writer, (text) => ({
    reference: isReferences(text),
    runs: sides.map((side) => {
      if (side === null) return null;
      return side.actual.has(text) || (isReferences(text) && !side.reference.has(text) ? null : false);
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
    const written = short(text.replace(UUID_IRI, '$1'));
    const shown = byText.has(written) ? text : written;
    byText.set(shown, { text: shown, ...rowOf(text) });
  }
  return [...byText.values()].slice(0, MAX_CONDITIONS);
}

function isMinor(one: Condition): boolean {
  return one.kind === 'order' || isClassOfEntity(one) || (one.isShown === true && one.isOptional === true);
}

/** The IRI of an entity that is named by the first part of its UUID. */
const UUID_IRI = /<[^<>\s]{0,300}?([\da-f]{8})-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}>/gi;
