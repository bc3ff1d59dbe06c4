import { isMapping, type Mapping } from '../values.js';
import { prologueOf, type Token, tokensOf } from './query-tokens.js';
import { type Triple, triplesOf } from './query-triples.js';

/** What the text of a query says at a glance; read by its tokens, so that a query with mistakes says something, too. */
export interface QueryText {
  readonly form: 'select' | 'ask' | 'graph';
  /** Names of the projected variables; null: all of them. */
  readonly variables: readonly string[] | null;
  /** The LIMIT of the whole query, not of a part. */
  readonly limit: number | null;
  readonly triples: readonly Triple[];
  readonly text: string;
}

/** A longer query is left alone. */
export const LONGEST_QUERY = 100_000;

const LONGEST_FORM = 'construct'.length;
const FORM = /^(?:select|ask|construct|describe)$/i;
const FORMS: ReadonlyMap<string, QueryText['form']> = new Map([
  ['select', 'select'],
  ['ask', 'ask'],
  ['construct', 'graph'],
  ['describe', 'graph'],
]);

/** The query among the arguments of a step, whatever its key is; null when there is none. */
export function queryOf(args: Mapping): QueryText | null {
  for (const value of Object.values(args)) {
    const query = typeof value === 'string' ? readQuery(value) : null;
    if (query) return query;
  }
  return null;
}

/** A text as a query; null when it is none. */
export function readQuery(text: string): QueryText | null {
  if (text.length > LONGEST_QUERY || !/[{<]/.test(text) || !/select|ask|construct|describe/i.test(text)) return null;
  const { prefixes, end } = prologueOf(text);
  const tokens = tokensOf(text, end);
  const at = tokens.findIndex(({ kind, text }) => kind === 'word' && text.length <= LONGEST_FORM && FORM.test(text));
  const form = FORMS.get(tokens[at]?.text.toLowerCase() ?? '');
  if (!form) return null;
  const variables = form === 'select' ? projectedOf(tokens.slice(at + 1)) : [];
  return { form, variables, limit: limitOf(tokens), triples: triplesOf(tokens, prefixes), text };
}

function projectedOf(tokens: readonly Token[]): string[] | null {
  const names: string[] = [];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    const word = token.kind === 'word' ? token.text.toLowerCase() : token.text;
    if (token.kind === 'sign' && word === '{') break;
    if (token.kind === 'word' && (word === 'where' || word === 'from')) break;
    if (token.kind === 'sign' && word === '*' && depth === 0) return null;
    if (token.kind === 'sign' && (word === '(' || word === ')')) depth += word === '(' ? 1 : -1;
    const isNamed = depth === 0 || tokens[index - 1]?.text.toLowerCase() === 'as';
    if (token.kind === 'variable' && isNamed) names.push(token.text);
  }
  return names;
}

/** It stands behind the last brace. */
function limitOf(tokens: readonly Token[]): number | null {
  for (let at = tokens.length - 2; at >= 0 && tokens[at]?.text !== '}'; at--) {
    const [{ kind, text }, number] = [tokens[at] as Token, tokens[at + 1]?.text ?? ''];
    if (kind === 'word' && /^limit$/i.test(text) && /^\d{1,9}$/.test(number)) return Number(number);
  }
  return null;
}

/** How many tokens only one of two queries has, names of variables aside; a first measure of how much they differ. */
export function queryDistance(one: QueryText, other: QueryText): number {
  const [left, right] = [tokenSet(one), tokenSet(other)];
  const shared = [...left].filter((token) => right.has(token)).length;
  return left.size + right.size - 2 * shared;
}

/** Read again, as tokens take many times the room of their text. */
function tokenSet({ text }: QueryText): Set<string> {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== 'variable');
  return new Set(tokens.map((token) => `${token.kind} ${token.text}`));
}

/** Whether an output is a graph in Turtle or another notation, as DESCRIBE and CONSTRUCT give it. */
export function looksLikeGraph(output: unknown): boolean {
  if (isMapping(output)) return Object.hasOwn(output, '@graph') || Object.hasOwn(output, '@context');
  if (typeof output !== 'string') return false;
  const start = output.slice(0, 200).replace(/^[\s"]+/, '');
  return /^(?:@prefix|@base|PREFIX|BASE|<[^<>\s]*> +<|_:[\w-]+ +<)/i.test(start);
}

/** Whether a text looks like a query at all: tools that search for texts have a `query`, too. */
export function isQueryText(query: unknown): query is string {
  return typeof query === 'string' && /[{<]/.test(query) && /\b(?:select|ask|construct|describe)\b/i.test(query);
}
