import { once, setAt } from '../text/values.js';
import type { FoundDifference } from './possible-differences.js';
import type { Source } from './query-sources.js';
import { argumentText, type ExpressionSyntax, NAMED, NAMELESS, type Names, type QuerySyntax } from './query-terms.js';
import type { Condition } from './same-variables.js';

/** A triple pattern; terms and paths as text, variables by their names. */
export interface TripleFact {
  readonly subject: string;
  readonly predicate: string;
  /** The name of the variable that the property is; absent for none. */
  readonly predicateName?: string;
  readonly object: string;
  readonly isOptional: boolean;
  /** In a branch of a UNION. */
  readonly isAlternative: boolean;
}

/** What the patterns of a query say, with the names of its variables. */
export interface Gathered {
  readonly triples: TripleFact[];
  /** The constants that a variable is bound to. */
  readonly bound: Map<string, Set<string>>;
  /** Variables that are another one under a further name. */
  readonly aliases: Map<string, string>;
  /** The expressions that a variable is computed by. */
  readonly computed: Map<string, ExpressionSyntax>;
  readonly filters: Condition[];
  readonly sources: Source[];
  /** Of the query, then of those inside it. */
  readonly slices: Slice[];
  /** Counts names for the steps of paths. */
  fresh: number;
}

/** The one name of all that are names of the same variable. */
export function firstName(variable: string, { aliases }: Pick<Gathered, 'aliases'>): string {
  let name = variable;
  for (let next = aliases.get(name); next !== undefined; next = aliases.get(name)) name = next;
  return name;
}

/** A computed variable is what it is computed by. */
export function conditionOf(text: (names: Names) => string, into: Gathered, shown = text(NAMED)): Condition {
  const textWith = (names: Names) => {
    const nameOf = (variable: string) => names(firstName(variable, into));
    return text((variable) => {
      const expression = into.computed.get(firstName(variable, into));
      return expression ? argumentText(expression, nameOf) : nameOf(variable);
    });
  };
  // What a variable is computed by may be said after it.
  const nameless = once(() => textWith(NAMELESS));
  return {
    shown,
    textWith,
    get nameless() {
      return nameless();
    },
  };
}

export function bind({ bound }: Gathered, variable: string, constant: string): void {
  setAt(bound, variable).add(constant);
}

/** Which rows of a query or of a query inside it are kept, and in which order. */
export interface Slice {
  /** `LIMIT 10 OFFSET 5`; null for neither. */
  readonly limit: string | null;
  /** The most rows that it gives. */
  readonly rows: number;
  readonly keys: readonly Condition[];
}

export function limitText({ limit, offset }: QuerySyntax): string | null {
  const parts = [limit === undefined ? '' : `LIMIT ${limit}`, offset ? `OFFSET ${offset}` : ''];
  return parts.filter((part) => part !== '').join(' ') || null;
}

/** Limits that only one query has, wherever it has them; the whole query's slice is the first. */
export function limitDifferences(reference: readonly Slice[], actual: readonly Slice[]): FoundDifference[] {
  const [missing, extra] = [onlyIn(reference, actual), onlyIn(actual, reference)];
  return Array.from({ length: Math.max(missing.length, extra.length) }, (_, at) => ({
    kind: 'limit' as const,
    ...(missing[at] !== undefined && { expected: missing[at] }),
    ...(extra[at] !== undefined && { actual: extra[at] }),
  }));
}

function onlyIn(one: readonly Slice[], other: readonly Slice[]): string[] {
  const rest = new Map<string, number>();
  for (const { limit } of other) if (limit !== null) rest.set(limit, (rest.get(limit) ?? 0) + 1);
  return one.flatMap(({ limit }) => {
    const left = limit === null ? 0 : (rest.get(limit) ?? 0);
    if (limit !== null) rest.set(limit, left - 1);
    return limit === null || left > 0 ? [] : [limit];
  });
}
