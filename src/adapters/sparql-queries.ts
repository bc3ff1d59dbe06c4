import type { Parser } from 'sparqljs';
import { MAX_QUERY_LENGTH } from '../core/steps/query-text.js';
import type { FoundDifference } from '../core/why/possible-differences.js';
import { compareQueries } from '../core/why/query-difference.js';
import { type QueryFacts, queryFacts } from '../core/why/query-facts.js';
import { decodeCodePoints, learnPrefixes, UNDECLARED } from '../core/why/query-names.js';

/// <reference path="./sparqljs.d.ts" />

/** Maximum depth of brackets. The time of the parser grows with the square of the depth. */
const MAX_NESTED = 30;

/** Prefixes that servers define without a declaration. */
const WELL_KNOWN = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  owl: 'http://www.w3.org/2002/07/owl#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

type Prefixes = Readonly<Record<string, string>>;
type ReadFacts = (query: string, known: Prefixes) => QueryFacts | null;

/** Compares an actual query with the reference query; null if either is not a readable query. */
export type CompareTexts = (reference: unknown, actual: unknown) => readonly FoundDifference[] | null;

/** Loads the parser on demand. `texts`: queries of the same run, whose prefix declarations are used. */
export async function loadQueryComparer(texts: readonly string[] = []): Promise<CompareTexts> {
  const { default: sparqljs } = await import('sparqljs');
  const decodedTexts = texts.map(decodeCodePoints);
  const knownPrefixes = { ...learnPrefixes(decodedTexts), ...Object.assign({}, ...decodedTexts.map(readDeclarations)) };
  const readFacts = makeReader(sparqljs.Parser, knownPrefixes);
  return (reference, actual) => {
    const [left, right] = [readableText(reference), readableText(actual)];
    const pair = left !== null && right !== null ? readPair(left, right, readFacts) : null;
    return pair && compareQueries(...pair);
  };
}

/** The text to parse; null if parsing would take too long. */
function readableText(query: unknown): string | null {
  if (typeof query !== 'string' || query.length > MAX_QUERY_LENGTH) return null;
  const text = decodeCodePoints(query);
  return measureDepth(text) <= MAX_NESTED ? text : null;
}

/** The maximum number of brackets that are open at a time. */
function measureDepth(query: string): number {
  let [openCount, maxOpen] = [0, 0];
  for (const [bracket] of query.matchAll(/[{}()[\]]/g)) {
    openCount = '{(['.includes(bracket) ? openCount + 1 : Math.max(0, openCount - 1);
    maxOpen = Math.max(maxOpen, openCount);
  }
  return maxOpen;
}

/** Reads both queries. A prefix that one query does not declare is taken from the other. */
function readPair(reference: string, actual: string, read: ReadFacts): [QueryFacts, QueryFacts] | null {
  const learned = learnPrefixes([reference, actual]);
  const right = read(actual, { ...learned, ...readDeclarations(reference) });
  const left = right && read(reference, { ...learned, ...readDeclarations(actual) });
  return left && [left, right];
}

const DECLARATION = /\bprefix\s{1,20}([\p{L}\p{N}_.-]{0,60}):\s{0,20}<([^<>\s]{0,300})>/giu;

function readDeclarations(query: string): Prefixes {
  return Object.fromEntries([...query.matchAll(DECLARATION)].map(([, name = '', iri = '']) => [name, iri]));
}

/** Any name before a colon. Declaring too many prefixes is harmless. */
const PREFIX = /(?<![\p{L}\p{N}_.-])[\p{L}\p{N}_.-]{0,60}(?=:)/gu;

function makeReader(QueryParser: typeof Parser, defaultPrefixes: Prefixes): ReadFacts {
  let lexer: Lexer | null = null;
  return (query, known) => {
    const used = new Set([...query.matchAll(PREFIX)].map(([name]) => name));
    const undeclared = Object.fromEntries([...used].map((name) => [name, `${UNDECLARED}${name}:`]));
    const prefixes = { ...undeclared, ...WELL_KNOWN, ...defaultPrefixes, ...known };
    try {
      const parser = new QueryParser({ prefixes, baseIRI: 'relative:', skipValidation: true, sparqlStar: true });
      lexer ??= fasterLexer(parser.lexer);
      parser.lexer = lexer;
      return queryFacts(parser.parse(query), { ...prefixes, ...readDeclarations(query) });
    } catch {
      // Not a query, or nested too deeply for the call stack.
      return null;
    }
  };
}

/** The used parts of the generated lexer of `sparqljs`. */
export interface Lexer {
  readonly rules: readonly RegExp[];
  /** The unread rest of the text. */
  readonly _input: string;
  readonly _currentRules: () => readonly number[];
}

/** Rules with a single word or sign. Example: `^(?:SELECT)`, `^(?:\^\^)`. */
const LITERAL = /^\^\(\?:((?:\w|[;<>,!=&-]|\\\W)+)\)$/;

/**
 * Makes the lexer faster. It tries each of its 130 rules at each token to find the longest match, although most are
 * words with another first letter; those are skipped.
 */
export function fasterLexer(lexer: Lexer): Lexer {
  const firstCharacters = lexer.rules.map(({ source }) =>
    LITERAL.exec(source)?.[1]?.replace(/^\\/, '')[0]?.toLowerCase(),
  );
  const byFirst = new Map<string, readonly number[]>();
  const rulesAt = (first: string, all: readonly number[]): readonly number[] => {
    const cachedRules = byFirst.get(first);
    if (cachedRules) return cachedRules;
    const matchingRules = all.filter(
      (index) => firstCharacters[index] === undefined || firstCharacters[index] === first,
    );
    byFirst.set(first, matchingRules);
    return matchingRules;
  };
  const faster: Lexer = Object.create(lexer);
  return Object.assign(faster, {
    _currentRules(this: Lexer): readonly number[] {
      const firstCharacter = (this._input[0] ?? '').toLowerCase();
      // All letters of words and signs are ASCII.
      return rulesAt(firstCharacter > '\x7f' ? '' : firstCharacter, lexer._currentRules.call(this));
    },
  });
}
