import { type DiffLine, diffLines } from '../text/line-diff.js';
import { increment } from '../values.js';
import { decodeCodePoints, decodeSeen } from './code-points.js';
import { queryLines } from './query-lines.js';
import { makeExpander } from './query-names.js';
import { writtenTokens } from './query-tokens.js';

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
 * Two queries line by line. Lines that are the same but for the names of their variables are alike, if each variable of one
 * query stands for one of the other throughout. It makes no difference whether an IRI is written with a prefix, or a character
 * by an escape: what can be seen is shown as itself.
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

/** Whether a statement ends with a dot, a semicolon or a brace says nothing. */
function withoutEnd(line: string): string {
  return line.replace(/(?: [.;]){1,2}$/, '');
}

/** What looks like a variable or a name within a text or an IRI is none. */
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

/** Which variable stands for which: the most frequent pairs first, each name once. */
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
