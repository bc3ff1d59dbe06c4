import { MAX_NAMED } from '../shown.js';
import type { Corpus, Question } from '../steps/model.js';
import { counted } from '../text/numerals.js';
import { sortedByText } from '../text/values.js';
import { fitsPattern, splitAtStars } from '../text/wildcards.js';
import { usageError } from '../words/errors.js';
import { nearest } from './keys.js';

/** Returns the same short text for the same text on every machine. */
export type Hash = (text: string) => string;

const KINDS = ['tag', 'template', 'id', 'sample'] as const;

type Pattern =
  | { readonly kind: Exclude<(typeof KINDS)[number], 'sample'>; readonly value: string; readonly without: boolean }
  | { readonly kind: 'sample'; readonly size: number };

type NamePattern = Exclude<Pattern, { kind: 'sample' }>;

/** Reads selection patterns. Only one can be a sample, because the sample is taken last. */
export function decodePatterns(texts: readonly string[], input = 'select'): Pattern[] {
  const patterns = texts.map((text) => decodePattern(text, input));
  if (patterns.filter(({ kind }) => kind === 'sample').length > 1) {
    throw usageError(`${input}: only one sample:N is allowed`);
  }
  return patterns;
}

/** Reads one selection pattern, or throws a usage error that shows a right one. */
export function decodePattern(text: string, input = 'select'): Pattern {
  const [, not, word, value = ''] = /^\s*(!?)([a-z]+):([\s\S]+)$/.exec(text) ?? [];
  const kind = KINDS.find((known) => known === word);
  const example = 'write tag:smoke, template:list_*, id:q17*, !tag:slow or sample:40';
  if (!kind || (kind !== 'id' && value.trim() === ''))
    throw usageError(`${input}: ${JSON.stringify(text)} is not a pattern; ${example}`);
  // Blanks at the end may belong to an id.
  if (kind === 'id' || kind === 'template') return { kind, value, without: not === '!' };
  if (kind === 'tag') return { kind, value: value.trim(), without: not === '!' };
  const size = /^\d+\s*$/.test(value) ? Number(value) : 0;
  if (not === '!' || size < 1) throw usageError(`${input}: ${JSON.stringify(text)} is not a sample size; ${example}`);
  return { kind, size };
}

/**
 * The selected questions, in their order: patterns add up (none: all), `!` takes away, `sample` comes last and keeps the
 * lowest hashes of the ids, so that it stays stable when the corpus grows. A question without tags matches no tag.
 */
export function selectFrom<T extends Selectable>(questions: readonly T[], patterns: readonly string[], hash: Hash) {
  const decoded = decodePatterns(patterns);
  const named = decoded.filter((pattern) => pattern.kind !== 'sample');
  const [adding, taking] = [named.filter(({ without }) => !without), named.filter(({ without }) => without)];
  const sample = decoded.find((pattern) => pattern.kind === 'sample');
  const fits = (question: T) => (pattern: NamePattern) => fitsName(question, pattern);
  const kept = questions
    .filter((question) => adding.length === 0 || adding.some(fits(question)))
    .filter((question) => !taking.some(fits(question)));
  return sample ? lowestHashes(kept, sample.size, hash) : kept;
}

function fitsName(question: Selectable, { kind, value }: NamePattern): boolean {
  return namesOf(question, kind).some((name) => (kind === 'tag' ? name === value : fitsPattern(name, value)));
}

function namesOf({ id, templateId, tags }: Selectable, kind: NamePattern['kind']): readonly string[] {
  return kind === 'tag' ? (tags ?? []) : [kind === 'id' ? id : templateId];
}

/** Warnings about patterns that match no question, because a mistyped one selects other questions than were meant. */
export function unmatchedPatterns(questions: readonly Selectable[], patterns: readonly string[]): string[] {
  return decodePatterns(patterns).flatMap((pattern, at): string[] => {
    if (pattern.kind === 'sample' || questions.some((question) => fitsName(question, pattern))) return [];
    const { kind, value, without } = pattern;
    const names = new Set(questions.flatMap((question) => namesOf(question, kind)));
    const [start = '', ...others] = value.split(/(?=\*)/);
    // Of a pattern with a star, what comes before it is compared.
    const known = others.length > 0 ? new Set([...names].map((name) => name.slice(0, start.length))) : names;
    // A warning only asks.
    const near = nearest(start, [...known], 1 / 2);
    const hint = near === null ? '' : `; did you mean ${without ? '!' : ''}${kind}:${[near, ...others].join('')}?`;
    return [`${patterns[at]?.trim()} matches no question${hint}`];
  });
}

/** Whether drafts are left out, taken alone, or read like other questions. */
export type DraftMode = 'without' | 'only' | 'all';

/** The corpus with the questions of a mode, without empty templates. */
export function withDrafts(corpus: Corpus, mode: DraftMode): Corpus {
  if (mode === 'all' || (mode === 'without' && !corpus.questions.some(({ isDraft }) => isDraft))) return corpus;
  const isKept = ({ isDraft }: Question) => (isDraft === true) === (mode === 'only');
  const templates = corpus.templates.flatMap((template) => {
    const questions = template.questions.filter(isKept);
    const isLeftOut = questions.length === 0 && (template.questions.length > 0 || mode === 'only');
    return isLeftOut ? [] : [{ ...template, questions }];
  });
  return { templates, questions: corpus.questions.filter(isKept) };
}

type Selectable = Pick<Question, 'id' | 'templateId'> & Partial<Pick<Question, 'tags'>>;

function lowestHashes<T extends Selectable>(questions: readonly T[], size: number, hash: Hash): T[] {
  const chosen = new Set(sortedByText(questions, ({ id }) => hash(id)).slice(0, size));
  return questions.filter((question) => chosen.has(question));
}

/** The error for patterns that select no question. It names existing ids or templates with the same beginning. */
export function nothingSelected({ questions }: Corpus, patterns: readonly string[]): string {
  const decoded = decodePatterns(patterns);
  const [only] = decoded;
  const why = `no question is selected by ${patterns.join(', ')}`;
  if (decoded.length !== 1 || only?.kind === 'sample' || only?.without !== false) return why;
  const none = `no question is selected: ${patterns[0]} matches none of ${counted(questions.length, 'question')}`;
  const [start = '', ...others] = splitAtStars(only.value);
  if (only.kind === 'tag' || others.length > 0) return none;
  const names = new Set(questions.flatMap((question) => namesOf(question, only.kind)));
  const near = [...names].filter((name) => name.startsWith(start)).slice(0, MAX_NAMED);
  const hint = near.length === 0 ? '' : `; ${only.kind}s that begin so: ${near.join(', ')}`;
  return `${none}; only * is a wildcard${hint}`;
}

export function titlesOf(templates: Corpus['templates']): Record<string, string> {
  return Object.fromEntries(templates.map(({ id, title }) => [id, title]));
}
