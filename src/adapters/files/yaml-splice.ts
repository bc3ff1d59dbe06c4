import { isDeepStrictEqual } from 'node:util';
import { jsonForYaml } from '../../core/text/json.js';
import { listAt, type Mapping, type Path } from '../../core/text/values.js';
import type { Problem } from '../../core/words/errors.js';
import { parseDocument } from './corpus.js';
import {
  findStart,
  makeLineCounter,
  type PlacedNode,
  parseNodes,
  startsFlow,
  unwrap,
  walkTo,
} from './yaml-positions.js';

export interface Replacement {
  readonly path: Path;
  readonly value: unknown;
}

/** A text with replaced values, or why one of them cannot be replaced by itself. */
type Spliced =
  | { readonly kind: 'spliced'; readonly text: string }
  | { readonly kind: 'refused'; readonly problem: Problem };

const REFUSED = 'cannot be replaced by itself';
const ELSEWHERE = `${REFUSED}: the value comes from an alias or a merge key, or its key is missing`;
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Replaces the text of single values in a YAML or JSON file; everything else stays byte for byte. The result is parsed
 * again: it is refused unless each chosen value is the new one, and every other value as before.
 */
export function spliceValues(original: string, file: string, replacements: readonly Replacement[]): Spliced {
  const before = readOriginal(original, file);
  const { text } = before;
  const style = { isJson: isJsonFile(file), lineEnd: lineEndOf(text) };
  const edits: Edit[] = [];
  for (const { path, value } of replacements) {
    const span = findSpan(before, path);
    if (span === null) return { kind: 'refused', problem: { file, message: ELSEWHERE } };
    edits.push(makeEdit(text, span, path, value, style));
  }
  return applied(before, edits, replacements, ({ from, to }) => {
    const anchor = /^(?:!\S*\s+)?(&[^\s,[\]{}]+)/.exec(text.slice(from, to))?.[1];
    return `${REFUSED}: ${anchor ? `the value has an anchor (${anchor}) that is used elsewhere` : 'other values would change'}`;
  });
}

type Original = ReturnType<typeof readOriginal>;

/** A file before it is changed: its byte order mark, if it has one, and its text without it. */
function readOriginal(original: string, file: string) {
  const mark = original.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const text = original.slice(mark.length);
  const root = parseNodes(text);
  // YAML is not read again, as that takes long for a large file; JSON has other forms of numbers.
  const document = isJsonFile(file) ? parseDocument(text, file) : root?.result;
  return { file, mark, text, document, root, lineAt: makeLineCounter(text) };
}

function lineEndOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

function isJsonFile(file: string): boolean {
  return /\.json$/i.test(file);
}

/** New keys for the mapping at a path, which has none of them: lines of YAML with comments, and the same as values. */
export interface Addition {
  readonly path: Path;
  readonly lines: readonly string[];
  readonly keys: Mapping;
}

const UNFILLED = 'no keys can be added to this entry; write each of its keys on a separate line, as in "- id: q1"';

/**
 * Adds keys at the end of mappings in a YAML file; everything else stays byte for byte, and the result is parsed again
 * as by `spliceValues`. A mapping in braces gets the values only, on its line, and the comments on the lines before it.
 */
export function addKeys(original: string, file: string, additions: readonly Addition[]): Spliced {
  const before = readOriginal(original, file);
  const { text } = before;
  const edits: Edit[] = [];
  const replacements: Replacement[] = [];
  for (const { path, lines, keys } of additions) {
    const span = findSpan(before, path);
    if (span === null) return { kind: 'refused', problem: { file, message: UNFILLED } };
    const { node, line } = span;
    const written = startsFlow(text, node) ? keysInBraces(text, span, keys, lines) : keysOnLines(text, node, lines);
    edits.push(...written.map(({ at, text: added }) => ({ path, line, from: at, to: at, text: added })));
    replacements.push({ path, value: { ...(node.result as Mapping), ...keys } });
  }
  return applied(before, edits, replacements, () => UNFILLED);
}

/** Applies edits; `why` says for the first one that cannot be applied what is wrong. */
function applied(
  before: Original,
  unordered: readonly Edit[],
  replacements: readonly Replacement[],
  why: (edit: Edit) => string,
): Spliced {
  const edits = [...unordered].sort((a, b) => a.from - b.from);
  const overlapping = edits.find(({ from }, at) => from < (edits[at - 1]?.to ?? 0));
  const text = overlapping ? null : editedText(before, edits, replacements);
  if (text !== null) return { kind: 'spliced', text };
  const culprit = overlapping ?? (findCulprit(before, edits, replacements) as Edit);
  return { kind: 'refused', problem: { file: before.file, line: culprit.line, message: why(culprit) } };
}

/** The lines after the last value of a mapping and its comment, with the indentation of the mapping. */
function keysOnLines(text: string, node: PlacedNode, lines: readonly string[]) {
  const lineEnd = lineEndOf(text);
  const first = unwrap(node.children[0] ?? node);
  const last = unwrap(node.children.at(-1) ?? node);
  const keyFrom = findStart(text, first);
  const margin = ' '.repeat(keyFrom - (text.lastIndexOf('\n', keyFrom - 1) + 1));
  const end = findStart(text, last) < last.to ? findEnd(text, last) : last.from;
  const at = end + (/^[^\r\n]*/.exec(text.slice(end))?.[0].length ?? 0);
  return [{ at, text: lines.map((line) => lineEnd + (line === '' ? '' : margin + line)).join('') }];
}

/** The keys before the closing brace; the comments before the line of the entry, if the entry begins it. */
function keysInBraces(text: string, { from, to }: Span, keys: Mapping, lines: readonly string[]) {
  const lineEnd = lineEndOf(text);
  const lineFrom = text.lastIndexOf('\n', from - 1) + 1;
  const margin = /^( *)- *$/.exec(text.slice(lineFrom, from))?.[1];
  const comments = margin === undefined ? [] : lines.filter((line) => /^ *#/.test(line));
  const comma = /[,{]\s*$/.test(text.slice(from, to - 1)) ? ' ' : ', ';
  // JSON stays JSON.
  const quote = /^\{\s*"/.test(text.slice(from, to)) ? '"' : '';
  const written = (value: unknown) => jsonForYaml(value).replace(EXPONENT, withPoint);
  const values = Object.entries(keys).map(([key, value]) => `${quote}${key}${quote}: ${written(value)}`);
  return [
    { at: lineFrom, text: comments.map((line) => `${margin}${line.trim()}${lineEnd}`).join('') },
    { at: to - 1, text: comma + values.join(', ') },
  ];
}

/** Applies the edits of one path after the other, to name a path that cannot be changed by itself. */
function findCulprit(before: Original, edits: readonly Edit[], replacements: readonly Replacement[]): Edit | undefined {
  const isWrong = ({ path }: Edit): boolean => {
    const alone = replacements.filter((one) => one.path === path);
    const own = edits.filter((edit) => edit.path === path);
    return editedText(before, own, alone) === null;
  };
  return edits.find(isWrong) ?? edits[0];
}

type Edit = ReturnType<typeof makeEdit>;

/** Comment of a block scalar, on the line of its `|` or `>`. */
const HEADER_COMMENT = /^(?:[&!]\S*\s+)*[|>][-+0-9]{0,2}([ \t]+#[^\r\n]*)/;

/** Keeps a comment next to the value: inside a literal block it would become part of the text. */
function makeEdit(text: string, span: Span, path: Path, value: unknown, style: FileStyle) {
  const old = text.slice(span.from, span.to);
  const written = writeValue(value, old, span, style, commentIndent(text, span.to) + 1);
  const comment = HEADER_COMMENT.exec(old)?.[1] ?? '';
  const isLiteral = /^ ?\|/.test(written);
  const rest = isLiteral ? (/[^\r\n]*/.exec(text.slice(span.to))?.[0] ?? '') : '';
  const header = written.split(style.lineEnd, 1)[0] ?? '';
  const beside = rest.trim() === '' ? comment : rest;
  const withComment = isLiteral ? header + beside + written.slice(header.length) : written + comment;
  return { from: span.from, to: span.to + rest.length, line: span.line, path, text: withComment };
}

/** The indentation of the comments in the next lines: a literal block with less would contain them. */
function commentIndent(text: string, to: number): number {
  COMMENT_LINES.lastIndex = to;
  const comments = COMMENT_LINES.exec(text)?.[0].matchAll(/^[ \t]*(?=#)/gm) ?? [];
  return Math.max(-1, ...[...comments].map(([indent]) => indent.length));
}

const COMMENT_LINES = /[^\n]*\n(?:[ \t]*(?:#[^\n]*|\r?)\n)*/y;

/** The text with the edits; null if it has not exactly the new values, and all others as before. */
function editedText(
  { text, file, mark, document }: Original,
  edits: readonly Edit[],
  replacements: readonly Replacement[],
): string | null {
  const kept = edits.map(({ from, text: written }, at) => text.slice(edits[at - 1]?.to ?? 0, from) + written);
  const after = kept.join('') + text.slice(edits.at(-1)?.to ?? 0);
  try {
    const isRight = isDeepStrictEqual(parseDocument(after, file), withValues(document, replacements));
    return isRight ? mark + after : null;
  } catch {
    return null;
  }
}

/** A copy of a document with other values at some paths; what aliases share is changed at these paths only. */
export function withValues(document: unknown, replacements: readonly Replacement[]): unknown {
  if (replacements.length === 0) return document;
  const whole = replacements.find(({ path }) => path.length === 0);
  if (whole) return whole.value;
  const byPart = new Map<string | number, Replacement[]>();
  for (const { path, value } of replacements) {
    listAt(byPart, path[0] as string | number).push({ path: path.slice(1), value });
  }
  if (Array.isArray(document)) return document.map((item, at) => withValues(item, byPart.get(at) ?? []));
  const mapping = document as Mapping;
  const replaced = [...byPart].map(([key, below]) => [key, withValues(mapping[key], below)]);
  return { ...mapping, ...Object.fromEntries(replaced) };
}

interface FileStyle {
  readonly isJson: boolean;
  readonly lineEnd: string;
}

/** Characters that a plain or literal text cannot have, or that PyYAML reads as line breaks. */
const NOT_LITERAL = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ufefe\uff00-\ufffd]/;

/** `minIndent`: the minimum indentation of a literal block. */
function writeValue(
  value: unknown,
  old: string,
  { keyColumn, isFlow, from, to }: Span,
  style: FileStyle,
  minIndent: number,
): string {
  const gap = from === to ? ' ' : '';
  if (style.isJson) return gap + jsonForYaml(value);
  if (typeof value !== 'string') return gap + jsonForYaml(value).replace(EXPONENT, withPoint);
  const wasLiteral = /^(?:[&!]\S*\s+)*[|>]/.test(old);
  const isTable = /^[[{]/.test(value);
  if (!isFlow && (wasLiteral || isTable) && mayBeLiteral(value)) {
    const margin = ' '.repeat(Math.max(keyColumn + 2, minIndent));
    const lines = value.replace(/\n$/, '').split('\n');
    const header = value.endsWith('\n') ? '|' : '|-';
    return gap + [header, ...lines.map((line) => (line === '' ? '' : margin + line))].join(style.lineEnd);
  }
  const isOneLine = !value.includes('\n') && !NOT_LITERAL.test(value) && !/\p{Surrogate}/u.test(value);
  if (isTable && isOneLine) return `${gap}'${value.replaceAll("'", "''")}'`;
  return gap + jsonForYaml(value);
}

/** A text, which stays, or a number with an exponent but no point, which PyYAML reads as text. */
const EXPONENT = /"(?:[^"\\]|\\[\s\S]?)*(?:"|$)|-?(?<![.\d])\d+(?=e)/g;

function withPoint(part: string): string {
  return part.startsWith('"') ? part : `${part}.0`;
}

/** A text with line breaks that is read back unchanged from a literal block. */
function mayBeLiteral(text: string): boolean {
  const isPlain = !NOT_LITERAL.test(text) && !/\p{Surrogate}/u.test(text);
  return isPlain && text.includes('\n') && /^[^\s]/.test(text) && !/\n\n$/.test(text) && !/[ \t]$/m.test(text);
}

type Span = NonNullable<ReturnType<typeof findSpan>>;

/**
 * Finds where the text of a value starts and ends; null for one that the text does not have itself, as what an alias or
 * a merge key brings. `keyColumn`: characters before its key in the line, its text must be indented by more; `isFlow`:
 * it must be on one line.
 */
function findSpan({ text, root, lineAt }: Original, path: Path) {
  const place = root && walkTo(text, root, path);
  if (!place?.isFound) return null;
  const { node, keyFrom, isFlow } = place;
  const from = Math.min(findStart(text, node), text.length);
  const to = Math.min(findEnd(text, node), text.length);
  // An empty value is written right after its key; what follows belongs to others.
  const span = to <= from ? { from: node.from, to: node.from } : { from, to };
  const keyColumn = keyFrom - (text.lastIndexOf('\n', keyFrom - 1) + 1);
  return { ...span, line: lineAt(span.from), keyColumn, isFlow, node };
}

const BLOCK_SCALAR = /^(?:[&!]\S*\s+)*[|>][-+0-9]{0,2}[ \t]*(?:#[^\r\n]*)?\r?\n/;

/** The end of a node's text, without the blanks and comments that the parser reads after it. */
function findEnd(text: string, node: PlacedNode): number {
  const from = findStart(text, node);
  if (from >= node.to) return from;
  const written = text.slice(from, node.to);
  const alias = /^\*[^\s,[\]{}]+/.exec(written);
  if (alias) return from + alias[0].length;
  if (BLOCK_SCALAR.test(written)) return from + written.replace(/\n[ \t]*$/, '').trimEnd().length;
  const isBlock = node.children.length > 0 && !startsFlow(text, node);
  if (isBlock) return Math.max(from, ...node.children.map((child) => findEnd(text, unwrap(child))));
  return from + written.trimEnd().length;
}
