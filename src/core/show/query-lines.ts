import { type Token, tokensOf } from '../steps/query-tokens.js';
import { type DiffLine, diffLines } from '../text/diff.js';
import { increment, memoized } from '../text/values.js';
import { makeExpander } from '../why/query-names.js';

/** Words that begin a line. */
const STARTS = new Set([
  ...['BASE', 'PREFIX', 'SELECT', 'ASK', 'CONSTRUCT', 'DESCRIBE', 'FROM', 'FILTER', 'OPTIONAL', 'UNION', 'MINUS'],
  ...['GRAPH', 'SERVICE', 'BIND', 'VALUES', 'GROUP', 'ORDER', 'HAVING', 'LIMIT', 'OFFSET'],
]);
/** Words after which a parenthesis is not a call. */
const OPERATORS = new Set(['SELECT', 'VALUES', 'AS', 'IN', 'BY', 'NOT', 'EXISTS', 'DISTINCT', 'WHERE']);
const KEYWORDS = new Set([
  ...[...STARTS, ...OPERATORS],
  ...['REDUCED', 'NAMED', 'SILENT', 'UNDEF', 'ASC', 'DESC', 'COUNT', 'SUM', 'MIN', 'MAX', 'AVG', 'SAMPLE'],
]);

/** Deeper groups are not indented further, so that the lines of a query with many open braces do not grow without end. */
const DEEPEST = 20;

interface Group {
  /** Open parentheses and brackets around it, in which no line ends. */
  readonly brackets: number;
  readonly isValues: boolean;
}

/**
 * A query in lines as people write it, by its tokens: a query with mistakes gets lines, too. Keywords are in capitals. To parse and
 * write the queries of a page would take seconds.
 */
export function queryLines(query: string): string[] {
  const lines: string[] = [];
  const around: Group[] = [];
  let [line, brackets, isCall, isContinued] = ['', 0, false, false];
  let last = '';
  const end = () => {
    if (line !== '') lines.push(line);
    [line, last] = ['', ''];
  };
  for (const token of tokensOf(query)) {
    const word = wordOf(token);
    const isStart = brackets === 0 && STARTS.has(word);
    const isValue = brackets === 0 && token.spaced && around.at(-1)?.isValues === true;
    if (isStart || isValue || (last === '}' && brackets === 0) || word === '}' || token.kind === 'comment') end();
    if (isStart || word === '}') isContinued = false;
    if (isStart) isCall = word === 'FILTER' || word === 'BIND';
    if (word === '}') brackets = around.pop()?.brackets ?? 0;
    // A dot behind a semicolon has nothing else in its line.
    if (word === '.' && line === '' && lines.at(-1)?.endsWith(' ;')) line = lines.pop() ?? '';
    const indent = '  '.repeat(Math.min(around.length + (isContinued ? 1 : 0), DEEPEST));
    line = line === '' ? indent + word : `${line}${isSpaced(word, token.spaced, last) ? ' ' : ''}${word}`;
    last = word;
    if (word === '{') {
      around.push({ brackets, isValues: /^\s*VALUES\b/.test(line) });
      [isCall, isContinued] = [isCall && brackets > 0, false];
      brackets = 0;
    } else if (word === '(' || word === '[') brackets++;
    else if (word === ')' || word === ']') brackets = Math.max(0, brackets - 1);
    const isStatement = brackets === 0 && (word === '.' || word === ';');
    if (isStatement) isContinued = word === ';';
    if (isStatement || word === '{' || token.kind === 'comment' || (isCall && word === ')' && brackets === 0)) end();
  }
  end();
  return lines;
}

function wordOf({ kind, written }: Token): string {
  const word = kind === 'word' ? written.toUpperCase() : written.trimEnd();
  return kind !== 'word' || KEYWORDS.has(word) ? word : written;
}

function isSpaced(word: string, spaced: boolean, last: string): boolean {
  if (last === '(' || last === '[' || word === ')' || word === ',' || word === ']') return false;
  if (last === ',' || word === '.' || word === ';' || word === '{') return true;
  const isCall = word === '(' && /^[\p{L}:]/u.test(last) && !OPERATORS.has(last);
  return !isCall && spaced;
}

type Aligned = Extract<DiffLine, { left: string; right: string }>;

/**
 * Two queries line by line. Lines are alike if they differ only in the names of their variables, and each variable of one
 * query always corresponds to the same variable of the other. It makes no difference whether an IRI is written with a
 * prefix.
 */
export function diffQueries(reference: string, actual: string): DiffLine[] {
  if (reference === actual) return queryLines(reference).map((line) => ({ kind: 'same', left: line, right: line }));
  const expand = makeExpander([reference, actual]);
  const meant = memoized((line: string) => meantLine(line, expand));
  const lines = diffLines(queryLines(reference), queryLines(actual), (line) => meant(line).shape);
  const pairsOf = ({ left, right }: Aligned): [string, string][] => {
    const { variables } = meant(right);
    return meant(left).variables.map((name, at) => [name, variables[at] ?? '']);
  };
  const names = namePairs(lines.filter(isAligned).flatMap(pairsOf));
  return lines.flatMap((line): DiffLine[] => {
    const pairs = isAligned(line) ? pairsOf(line) : [];
    if (!isAligned(line) || pairs.every(([left, right]) => left === right)) return [line];
    const isAlike = pairs.every(([left, right]) => names.get(left) === right);
    if (isAlike) return [{ ...line, kind: 'alike' }];
    return [
      { kind: 'removed', left: line.left },
      { kind: 'added', right: line.right },
    ];
  });
}

/**
 * A line of a query as far as it has a meaning: its shape, with one mark for every variable and whole IRIs in place of names, and
 * its variables. The end of a statement before a brace makes no difference; a text or an IRI has neither variables nor names.
 */
function meantLine(line: string, expand: (name: string) => string) {
  const indent = line.slice(0, line.search(/\S|$/));
  const tokens = tokensOf(line.replace(/(?: [.;]){1,2}$/, ''));
  const shape = tokens.map(({ kind, written }) =>
    kind === 'variable' ? '?' : kind === 'word' ? expand(written) : written,
  );
  const variables = tokens.flatMap(({ kind, text }) => (kind === 'variable' ? text : []));
  return { shape: indent + shape.join(' '), variables };
}

function isAligned(line: DiffLine): line is Aligned {
  return line.kind === 'same';
}

/** Which variable corresponds to which: the most frequent pairs first, each name once. */
function namePairs(pairs: readonly [string, string][]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const pair of pairs) increment(counts, pair.join(' '));
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [pair] of [...counts].sort((a, b) => b[1] - a[1])) {
    const [left, right] = pair.split(' ') as [string, string];
    if (names.has(left) || taken.has(right)) continue;
    names.set(left, right);
    taken.add(right);
  }
  return names;
}
