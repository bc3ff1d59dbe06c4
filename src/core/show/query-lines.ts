import { type WrittenToken, writtenTokens } from '../steps/query-tokens.js';
import { type DiffLine, diffLines } from '../text/diff.js';
import { increment } from '../text/values.js';
import { decodeCodePoints, decodeSeen, makeExpander } from '../why/query-names.js';

/** Words that begin a line. */
const STARTS = new Set([
  ...['BASE', 'PREFIX', 'SELECT', 'ASK', 'CONSTRUCT', 'DESCRIBE', 'FROM', 'FILTER', 'OPTIONAL', 'UNION', 'MINUS'],
  ...['GRAPH', 'SERVICE', 'BIND', 'VALUES', 'GROUP', 'ORDER', 'HAVING', 'LIMIT', 'OFFSET'],
]);
/** Words after which a parenthesis is not a call. */
const OPERATORS = new Set(['SELECT', 'VALUES', 'AS', 'IN', 'BY', 'NOT', 'EXISTS', 'DISTINCT', 'WHERE']);
/** Words whose parenthesis ends the line. */
const CALLS = new Set(['FILTER', 'BIND']);
const KEYWORDS = new Set([
  ...[...STARTS, ...OPERATORS],
  ...['REDUCED', 'NAMED', 'SILENT', 'UNDEF', 'ASC', 'DESC', 'COUNT', 'SUM', 'MIN', 'MAX', 'AVG', 'SAMPLE'],
]);
const MAX_KEYWORD_LENGTH = 9;

/** Signs that belong together, and those that stand between blanks. */
const PAIRS = new Set(['&&', '||', '!=', '<=', '>=', '^^']);
const SPACED = new Set(['&&', '||', '!=', '<=', '>=', '=']);

/** Deeper groups are not indented further, so that the lines of a hostile query do not grow without end. */
const MAX_INDENT = 20;

interface Layout {
  readonly lines: string[];
  line: string;
  /** The last token of the line. */
  last: string;
  depth: number;
  /** Open parentheses and brackets, in which no line ends; and those around each open brace. */
  brackets: number;
  readonly around: { readonly brackets: number; readonly isCall: boolean; readonly isValues: boolean }[];
  /** The line is one that its last parenthesis ends. */
  isCall: boolean;
  /** The line goes on with the subject of the line before. */
  continued: boolean;
}

/** A query in lines as people write it, by its tokens: a query with mistakes gets lines, too. Keywords are in capitals. */
export function queryLines(query: string): string[] {
  const layout: Layout = {
    lines: [],
    line: '',
    last: '',
    depth: 0,
    brackets: 0,
    around: [],
    isCall: false,
    continued: false,
  };
  for (const token of signsTogether(writtenTokens(query))) place(token, layout);
  endLine(layout);
  return layout.lines;
}

function* signsTogether(tokens: Iterable<WrittenToken>): Generator<WrittenToken> {
  let before: WrittenToken | null = null;
  for (const token of tokens) {
    if (before && !token.spaced && PAIRS.has(before.text + token.text)) {
      yield { ...before, text: before.text + token.text };
      before = null;
      continue;
    }
    if (before) yield before;
    before = token;
  }
  if (before) yield before;
}

function place(token: WrittenToken, layout: Layout): void {
  const { text } = token;
  const isFree = layout.brackets === 0;
  if (text.startsWith('#')) placeComment(text, layout);
  else if (text === '{') openGroup(layout);
  else if (text === '}') closeGroup(layout);
  else if (isFree && (text === '.' || text === ';')) endStatement(text, layout);
  else placeWord(token, layout);
}

function placeComment(text: string, layout: Layout): void {
  endLine(layout);
  append(text.trimEnd(), false, layout);
  endLine(layout);
}

function openGroup(layout: Layout): void {
  const { brackets, isCall, line } = layout;
  append('{', true, layout);
  endLine(layout);
  layout.around.push({ brackets, isCall, isValues: /^\s*VALUES\b/.test(line) });
  layout.brackets = 0;
  layout.isCall = false;
  layout.depth++;
  layout.continued = false;
}

function closeGroup(layout: Layout): void {
  endLine(layout);
  layout.continued = false;
  layout.depth = Math.max(0, layout.depth - 1);
  const { brackets = 0, isCall = false } = layout.around.pop() ?? {};
  layout.brackets = brackets;
  layout.isCall = isCall && brackets > 0;
  append('}', false, layout);
}

function endStatement(sign: string, layout: Layout): void {
  // A dot behind a semicolon has nothing else in its line.
  const before = layout.line === '' && sign === '.' ? layout.lines.at(-1) : undefined;
  if (before?.endsWith(' ;')) layout.line = layout.lines.pop() ?? '';
  append(sign, true, layout);
  endLine(layout);
  layout.continued = sign === ';';
  layout.isCall = false;
}

function placeWord({ text, spaced }: WrittenToken, layout: Layout): void {
  const word = keywordOf(text);
  if (layout.brackets === 0 && beginsLine(word, spaced, layout)) endLine(layout);
  if (layout.brackets === 0 && STARTS.has(word)) layout.continued = false;
  if (layout.brackets === 0 && text !== '(') layout.isCall = CALLS.has(word) || (layout.isCall && layout.last !== ')');
  append(word, isSpaced(word, spaced, layout.last), layout);
  if (text === '(' || text === '[') layout.brackets++;
  if (text === ')' || text === ']') layout.brackets = Math.max(0, layout.brackets - 1);
}

function keywordOf(text: string): string {
  const word = text.length <= MAX_KEYWORD_LENGTH ? text.toUpperCase() : text;
  return KEYWORDS.has(word) ? word : text;
}

function beginsLine(word: string, spaced: boolean, { last, around, isCall }: Layout): boolean {
  if (STARTS.has(word) || last === '}' || (isCall && last === ')')) return true;
  return spaced && around.at(-1)?.isValues === true;
}

function isSpaced(word: string, spaced: boolean, last: string): boolean {
  if (last === '(' || last === '[' || word === ')' || word === ',' || word === ']') return false;
  if (last === ',' || SPACED.has(word) || SPACED.has(last)) return true;
  const isCall = word === '(' && /^[\p{L}:]/u.test(last) && !OPERATORS.has(last);
  return isCall ? false : spaced;
}

function append(text: string, spaced: boolean, layout: Layout): void {
  const { line, depth, continued } = layout;
  const indent = '  '.repeat(Math.min(depth + (continued ? 1 : 0), MAX_INDENT));
  layout.line = line === '' ? indent + text : `${line}${spaced ? ' ' : ''}${text}`;
  layout.last = text;
}

function endLine(layout: Layout): void {
  if (layout.line !== '') layout.lines.push(layout.line);
  layout.line = '';
  layout.last = '';
}

type Aligned = Extract<DiffLine, { left: string; right: string }>;

/** A line of a query as far as it has a meaning. */
interface MeantLine {
  /** With whole IRIs in place of names. */
  readonly text: string;
  /** The same with one mark for every variable. */
  readonly shape: string;
  readonly variables: readonly string[];
}

/**
 * Two queries line by line. Lines are alike if they differ only in the names of their variables, and each variable of one
 * query always corresponds to the same variable of the other. It makes no difference whether an IRI is written with a
 * prefix, or a character by an escape: what can be seen is shown as itself.
 */
export function diffQueries(reference: string, actual: string): DiffLine[] {
  const expand = makeExpander([reference, actual].map(decodeCodePoints));
  const meant = (line: string) => meantLine(withoutEnd(decodeCodePoints(line)), expand);
  const [left, right] = [reference, actual].map((query) => queryLines(decodeSeen(query))) as [string[], string[]];
  const lines = diffLines(left, right, (line) => meant(line).shape);
  const pairsOf = ({ left, right }: Aligned) => pairsIn(meant(left), meant(right));
  const names = namePairs(lines.filter(isAligned).flatMap(pairsOf));
  return lines.flatMap((line): DiffLine[] => {
    if (!isAligned(line) || meant(line.left).text === meant(line.right).text) return [line];
    const isAlike = pairsOf(line).every(([left, right]) => names.get(left) === right);
    if (isAlike) return [{ ...line, kind: 'alike' }];
    return [
      { kind: 'removed', left: line.left },
      { kind: 'added', right: line.right },
    ];
  });
}

/** Removes the end of a statement: a dot or a semicolon before a brace makes no difference. */
function withoutEnd(line: string): string {
  return line.replace(/(?: [.;]){1,2}$/, '');
}

/** Ignores what looks like a variable or a name in a text or an IRI. */
function meantLine(line: string, expand: (name: string) => string): MeantLine {
  const indent = line.slice(0, line.search(/\S|$/));
  let [text, shape] = [indent, indent];
  const variables: string[] = [];
  for (const token of writtenTokens(line.slice(indent.length))) {
    const blank = token.spaced ? ' ' : '';
    const variable = /^[?$](.+)/.exec(token.text)?.[1];
    const written = /^["'<#]/.test(token.text) ? token.text : expand(token.text);
    if (variable !== undefined) variables.push(variable);
    text += blank + (variable === undefined ? written : `?${variable}`);
    shape += blank + (variable === undefined ? written : '?v');
  }
  return { text, shape, variables };
}

function isAligned(line: DiffLine): line is Aligned {
  return line.kind === 'same';
}

function pairsIn(left: MeantLine, right: MeantLine): [string, string][] {
  return left.variables.map((name, at) => [name, right.variables[at] ?? '']);
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
