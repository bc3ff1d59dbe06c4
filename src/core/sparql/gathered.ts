import { once, setAt } from '../values.js';
import type { Slice } from './query-slices.js';
import type { Source } from './query-sources.js';
import type { ExpressionSyntax } from './query-syntax.js';
import { argumentText, NAMED, NAMELESS, type Names } from './query-terms.js';
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
