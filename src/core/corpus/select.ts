import type { Corpus, Question } from '../steps/model.js';
import { counted } from '../text/numerals.js';
import { fitsPattern, splitAtStars } from '../text/wildcards.js';
import { usageError } from '../words/errors.js';
import { PRESET_NAMES, type PresetName } from '../words/scoring-rules.js';
import { nearest } from './keys.js';

/** Gives the same short text for the same text on every machine. */
export type Hash = (text: string) => string;

const KINDS = ['tag', 'template', 'id', 'sample'] as const;

type Pattern =
  | { readonly kind: Exclude<(typeof KINDS)[number], 'sample'>; readonly value: string; readonly without: boolean }
  | { readonly kind: 'sample'; readonly size: number };

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
 * The ids of the selected questions, in corpus order: patterns add up (none: all), `!` takes away, `sample` comes
 * last and keeps the lowest hashes of the ids, so that it stays stable when the corpus grows.
 */
export function selectQuestions(corpus: Corpus, patterns: readonly string[], hash: Hash): Question[] {
  return selectFrom(corpus.questions, patterns, hash);
}

/** Selects from questions outside a corpus, like `selectQuestions`. A question without tags matches no tag. */
export function selectFrom<T extends Selectable>(
  questions: readonly T[],
  patterns: readonly string[],
  hash: Hash,
): T[] {
  const decoded = decodePatterns(patterns);
  const named = decoded.filter((pattern) => pattern.kind !== 'sample');
  const [adding, taking] = [named.filter(({ without }) => !without), named.filter(({ without }) => without)];
  const sample = decoded.find((pattern) => pattern.kind === 'sample');
  const fits = (question: T) => (pattern: (typeof named)[number]) =>
    pattern.kind === 'tag'
      ? (question.tags ?? []).includes(pattern.value)
      : fitsPattern(pattern.kind === 'id' ? question.id : question.templateId, pattern.value);
  const kept = questions
    .filter((question) => adding.length === 0 || adding.some(fits(question)))
    .filter((question) => !taking.some(fits(question)));
  return sample ? lowestHashes(kept, sample.size, hash) : kept;
}

/** Whether drafts are left out, taken alone, or read like other questions. */
export type DraftMode = 'without' | 'only' | 'all';

/** The corpus with the questions of a mode; a template without any of them is left out. */
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
  const hashed = questions.map((question) => ({ question, key: hash(question.id) }));
  hashed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const chosen = new Set(hashed.slice(0, size).map(({ question }) => question));
  return questions.filter((question) => chosen.has(question));
}

const SHOWN = 3;

/** The error for patterns that select no question. It names existing ids or templates with the same beginning. */
export function nothingSelected({ questions }: Corpus, patterns: readonly string[]): string {
  const decoded = decodePatterns(patterns);
  const [only] = decoded;
  const why = `no question is selected by ${patterns.join(', ')}`;
  if (decoded.length !== 1 || only?.kind === 'sample' || only?.without !== false) return why;
  const none = `no question is selected: ${patterns[0]} matches none of ${counted(questions.length, 'question')}`;
  const [start = '', ...others] = splitAtStars(only.value);
  if (only.kind === 'tag' || others.length > 0) return none;
  const names = new Set(questions.map(({ id, templateId }) => (only.kind === 'id' ? id : templateId)));
  const near = [...names].filter((name) => name.startsWith(start)).slice(0, SHOWN);
  const hint = near.length === 0 ? '' : `; ${only.kind}s that begin so: ${near.join(', ')}`;
  return `${none}; only * is a wildcard${hint}`;
}

/** The titles of the templates by id. */
export function titlesOf(templates: Corpus['templates']): Record<string, string> {
  return Object.fromEntries(templates.map(({ id, title }) => [id, title]));
}

/** A share from 0 to 1, or a usage error with a right example; nothing is guessed from `0,8`, `80%` or blanks. */
export function decodeShare(name: string, text: string): number {
  const value = /^\s*(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(text) ? Number(text) : Number.NaN;
  if (value >= 0 && value <= 1) return value;
  throw usageError(`${name}: expected a number from 0 to 1, as in 0.85, got ${JSON.stringify(text)}`);
}

/** A scoring preset by its name. */
export function decodePreset(text: string, input = 'scoring'): PresetName {
  const known = PRESET_NAMES.find((name) => name === text.trim());
  if (known) return known;
  const near = nearest(text, PRESET_NAMES);
  const hint = near ? `did you mean ${near}?` : `the presets are ${PRESET_NAMES.join(', ')}`;
  throw usageError(`${input}: unknown preset ${JSON.stringify(text)}; ${hint}`);
}

/** The identity of an evaluation: it names artifacts, so only characters that every file system has. */
export function decodeName(text: string, input = 'name'): string {
  if (/^[A-Za-z0-9._ -]{1,60}$/.test(text)) return text;
  throw usageError(
    `${input}: expected 1 to 60 letters, digits, blanks, dots, dashes or underscores, as in small-agent, got ${JSON.stringify(text)}`,
  );
}

/** One of a few words. */
export function decodeChoice<T extends string>(name: string, text: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text.trim());
  if (found) return found;
  throw usageError(`${name}: expected ${choices.join(' or ')}, got ${JSON.stringify(text)}`);
}

/** A whole number, from 1 on or from another start. */
export function decodeCount(name: string, text: string, start = 1): number {
  const value = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : -1;
  if (value >= start) return value;
  throw usageError(`${name}: expected a whole number from ${start} on, as in 4, got ${JSON.stringify(text)}`);
}

const DAY = 86_400;

/** A time in seconds, up to a day. */
export function decodeSeconds(name: string, text: string): number {
  const value = /^\s*(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(text) ? Number(text) : 0;
  if (value > 0 && value <= DAY) return value;
  throw usageError(`${name}: expected seconds, as in 120, up to ${DAY}, got ${JSON.stringify(text)}`);
}
