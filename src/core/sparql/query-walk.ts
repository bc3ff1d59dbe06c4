import { setAt } from '../values.js';
import { fixedBy, isOperation, plainTerm, variableOf } from './fixed-variables.js';
import type {
  ExpressionSyntax,
  PatternSyntax,
  PredicateSyntax,
  ProjectedSyntax,
  QuerySyntax,
  TermSyntax,
  TripleSyntax,
  ValuesRow,
} from './query-syntax.js';
import {
  expressionText,
  isVariable,
  NAMED,
  NAMELESS,
  type Names,
  pathText,
  patternsText,
  termText,
} from './query-terms.js';

/** A query with more triple patterns is not looked at. */
const MOST_TRIPLES = 5000;

/** A triple pattern; terms and paths as text, variables by their names. */
export interface TripleFact {
  readonly subject: string;
  readonly predicate: string;
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
  readonly computed: Map<string, string>;
  /** By their texts without names of variables, as people read them. */
  readonly filters: Map<string, string>;
  /** Counts names for the steps of paths. */
  fresh: number;
}

/** What a pattern is part of. */
type Where = Pick<TripleFact, 'isOptional' | 'isAlternative'>;

const PLAIN: Where = { isOptional: false, isAlternative: false };

function within(where: Where, type: PatternSyntax['type']): Where {
  return {
    isOptional: where.isOptional || type === 'optional',
    isAlternative: where.isAlternative || type === 'union',
  };
}

/** All facts of the patterns of a query; null when there are too many. */
export function gather(query: QuerySyntax): Gathered | null {
  const gathered: Gathered = {
    ...{ triples: [], bound: new Map(), aliases: new Map(), computed: new Map(), filters: new Map(), fresh: 0 },
  };
  const isWhole = addQuery(query, PLAIN, gathered);
  return isWhole ? gathered : null;
}

function addQuery(query: QuerySyntax, where: Where, into: Gathered): boolean {
  addValues(query.values ?? [], into);
  for (const condition of query.having ?? []) {
    note((names) => `HAVING ${expressionText(condition, names)}`, into);
  }
  const isWhole = addAll(query.where ?? [], where, into);
  for (const one of query.variables ?? []) if (isNamed(one)) addBinding(one.variable, one.expression, into);
  return isWhole;
}

/** Whether a projected variable is computed. */
export function isNamed(
  projected: ProjectedSyntax,
): projected is Exclude<ProjectedSyntax, { readonly termType: string }> {
  return projected.termType === undefined;
}

function addAll(patterns: readonly PatternSyntax[], where: Where, into: Gathered): boolean {
  return patterns.every((pattern) => addPattern(pattern, where, into));
}

function addPattern(pattern: PatternSyntax, where: Where, into: Gathered): boolean {
  switch (pattern.type) {
    case 'bgp':
      for (const triple of pattern.triples) addTriple(triple, where, into);
      return into.triples.length <= MOST_TRIPLES;
    case 'filter':
      return addFilter(pattern.expression, where, into);
    case 'bind':
      addBinding(pattern.variable, pattern.expression, into);
      return true;
    case 'values':
      addValues(pattern.values, into);
      return true;
    case 'query':
      return addQuery(pattern, where, into);
    case 'minus':
      note((names) => `NOT EXISTS { ${patternsText(pattern.patterns, names)} }`, into);
      return true;
    default:
      return addAll(pattern.patterns, within(where, pattern.type), into);
  }
}

/** A sequence is as many patterns as it has steps, and an inverse a pattern turned round. */
function addTriple({ subject, predicate, object }: TripleSyntax, where: Where, into: Gathered): void {
  addPath(termText(subject), predicate, termText(object), where, into);
}

function addPath(subject: string, path: PredicateSyntax, object: string, where: Where, into: Gathered): void {
  if (path.termType === undefined && path.pathType === '/') {
    let from = subject;
    path.items.forEach((item, index) => {
      const to = index === path.items.length - 1 ? object : `?_:path${into.fresh++}`;
      addPath(from, item, to, where, into);
      from = to;
    });
  } else if (path.termType === undefined && path.pathType === '^') {
    addPath(object, path.items[0] as PredicateSyntax, subject, where, into);
  } else {
    into.triples.push({ subject, predicate: pathText(path), object, ...where });
  }
}

/** Adds a filter by its text. */
function note(text: (names: Names) => string, { filters }: Gathered): void {
  filters.set(text(NAMELESS), text(NAMED));
}

/** Conditions that must all hold are filters of their own; one that fixes a variable is a constant in the pattern. */
function addFilter(expression: ExpressionSyntax, where: Where, into: Gathered): boolean {
  if (!isOperation(expression)) {
    note((names) => expressionText(expression, names), into);
    return true;
  }
  const { operator, args } = expression;
  if (operator === '&&') return args.every((part) => addFilter(part as ExpressionSyntax, where, into));
  if (operator === 'exists') return addAll(args as readonly PatternSyntax[], where, into);
  const fixed = fixedBy(expression);
  const [one, other] = operator === '=' ? args.map((side) => variableOf(side)) : [];
  if (one && other) addAlias(one, other, into);
  else if (fixed) for (const constant of fixed.constants) bind(into, fixed.variable, constant);
  else note((names) => expressionText(expression, names), into);
  return true;
}

/** Notes what a variable is computed by, or the constant that it is. */
function addBinding(variable: TermSyntax, expression: ExpressionSyntax, into: Gathered): void {
  const text = plainTerm(expression);
  if (text === null) into.computed.set(termText(variable), expressionText(expression, NAMELESS));
  else if (isVariable(text)) addAlias(termText(variable), text, into);
  else bind(into, termText(variable), text);
}

function addAlias(one: string, other: string, into: Gathered): void {
  const [from, to] = [firstName(one, into), firstName(other, into)];
  if (from !== to) into.aliases.set(from, to);
}

/** The one name of all that are names of the same variable. */
export function firstName(variable: string, { aliases }: Pick<Gathered, 'aliases'>): string {
  let name = variable;
  for (let next = aliases.get(name); next !== undefined; next = aliases.get(name)) name = next;
  return name;
}

function addValues(rows: readonly ValuesRow[], into: Gathered): void {
  for (const row of rows)
    for (const [variable, term] of Object.entries(row)) if (term) bind(into, variable, termText(term));
}

function bind({ bound }: Gathered, variable: string, constant: string): void {
  setAt(bound, variable).add(constant);
}
