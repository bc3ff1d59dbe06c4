import type { PathSyntax, PatternSyntax, PredicateSyntax, TripleSyntax } from './query-syntax.js';
import { alternativesIn, pathText, termText } from './query-terms.js';

/** `{ ?a :p ?b } UNION { ?b :q ?a }` as `?a :p|^:q ?b`; null for a UNION of anything else. */
export function asAlternative(pattern: PatternSyntax): TripleSyntax | null {
  if (!('patterns' in pattern) || pattern.type !== 'union') return null;
  const branches = pattern.patterns.map(onlyTriple);
  const [first] = branches;
  if (!first) return null;
  const items = branches.map((branch) => branch && pathBetween(first, branch));
  if (items.some((item) => item === null)) return null;
  const predicate = { type: 'path', pathType: '|', items: items as PredicateSyntax[] } as const;
  return { ...first, predicate };
}

function onlyTriple(pattern: PatternSyntax): TripleSyntax | null {
  if (pattern.type === 'bgp') return pattern.triples.length === 1 ? (pattern.triples[0] as TripleSyntax) : null;
  if (pattern.type === 'union') return asAlternative(pattern);
  if (pattern.type !== 'group' || pattern.patterns.length !== 1) return null;
  return onlyTriple(pattern.patterns[0] as PatternSyntax);
}

/** The path of a branch from the subject to the object of the first; a variable is none. */
function pathBetween(first: TripleSyntax, { subject, predicate, object }: TripleSyntax): PredicateSyntax | null {
  if (predicate.termType === 'Variable') return null;
  const [from, to] = [termText(first.subject), termText(first.object)];
  const [start, end] = [termText(subject), termText(object)];
  if (start === from && end === to) return predicate;
  return start === to && end === from ? { type: 'path', pathType: '^', items: [predicate] } : null;
}

/** The text of a path in one of both directions, in which it needs the fewest `^`. */
export function directedPath(path: PredicateSyntax): { readonly predicate: string; readonly isTurned: boolean } {
  const turned = turnedPath(path);
  const [predicate, other] = [pathText(path), turned && pathText(turned)];
  // `<` stands before `^`.
  return other !== null && other < predicate ? { predicate: other, isTurned: true } : { predicate, isTurned: false };
}

const REPEATED: ReadonlySet<PathSyntax['pathType']> = new Set(['*', '+', '?']);

function turnedPath(path: PredicateSyntax): PathSyntax | null {
  if (path.termType !== undefined) return null;
  if (path.pathType === '|') return { ...path, items: alternativesIn(path).map(inverse) };
  const [item] = path.items;
  const isTurned = REPEATED.has(path.pathType) && item?.termType === undefined && item?.pathType === '^';
  return isTurned ? { ...path, items: item.items } : null;
}

function inverse(path: PredicateSyntax): PredicateSyntax {
  const isInverse = path.termType === undefined && path.pathType === '^';
  return isInverse ? (path.items[0] as PredicateSyntax) : { type: 'path', pathType: '^', items: [path] };
}
