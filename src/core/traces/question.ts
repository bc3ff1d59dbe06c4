import { isMapping, own } from '../text/values.js';
import { firstText, idInAttributes, idInMetadata, parsed, textOf } from './events/fields.js';
import type { Trace } from './events/trace.js';
import { questionTextOf } from './response.js';

/** Ways in which a trace names its question, in the order in which they are tried. */
export const WAYS = ['path', 'record', 'metadata', 'attribute', 'session', 'text'] as const;
export type Way = (typeof WAYS)[number];

/** The question that a trace answers; null: not found. */
export type NamedQuestion = { readonly id: string; readonly way: Way } | null;

/** Lookup of a corpus's questions by the ids or texts in traces. */
export interface KnownQuestions {
  readonly has: (id: string) => boolean;
  /** The id of the only question with this text; null if there are several or none. */
  readonly idOfText: (text: string) => string | null;
}

/** Finds the question of each trace; `path` is the user's key, attribute or path of keys, or null. */
export function makeQuestionFinder(known: KnownQuestions, path: string | null): (trace: Trace) => NamedQuestion {
  const finders: Readonly<Record<Way, (trace: Trace) => string | null>> = {
    path: (trace) => (path === null ? null : firstText(collectSources(trace), (source) => valueAt(source, path))),
    record: ({ naming }) => firstText(naming.records, (record) => own(record, 'question_id')),
    metadata: ({ naming }) => firstText(naming.metadata.map(parsed), idInMetadata),
    attribute: ({ naming }) => firstText(naming.attributes, idInAttributes),
    session: ({ naming }) => naming.sessions.map(textOf).find((id) => id !== null && known.has(id)) ?? null,
    text: (trace) => {
      const text = questionTextOf(trace);
      return text === null ? null : known.idOfText(text);
    },
  };
  return (trace) => {
    for (const way of WAYS) {
      const id = finders[way](trace);
      if (id !== null) return { id, way };
    }
    return null;
  };
}

/** Indexes questions by id and by text, with white space collapsed to one blank. */
export function makeKnownQuestions(
  questions: readonly { readonly id: string; readonly text: string }[],
): KnownQuestions {
  const ids = new Set(questions.map(({ id }) => id));
  const byText = new Map<string, string | null>();
  for (const { id, text } of questions) {
    const plain = collapseSpaces(text);
    byText.set(plain, byText.has(plain) ? null : id);
  }
  return { has: (id) => ids.has(id), idOfText: (text) => byText.get(collapseSpaces(text)) ?? null };
}

function collapseSpaces(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

function collectSources({ naming }: Trace): unknown[] {
  return [...naming.records, ...naming.attributes, ...naming.metadata.map(parsed)];
}

/** The value under a whole key or along a path of keys. Example: `metadata.question_id` or `$.tags[0]`. */
export function valueAt(source: unknown, path: string): unknown {
  const value = parsed(source);
  if (Array.isArray(value)) return elementAt(value, path);
  if (!isMapping(value)) return undefined;
  if (Object.hasOwn(value, path)) return value[path];
  const rest = path.replace(/^\$\.?/, '');
  if (rest !== path) return valueAt(value, rest);
  for (let dot = path.search(/[.[]/); dot > 0; dot = nextBreak(path, dot)) {
    const key = path.slice(0, dot);
    if (Object.hasOwn(value, key)) return valueAt(value[key], path.slice(path[dot] === '.' ? dot + 1 : dot));
  }
  return undefined;
}

function nextBreak(path: string, from: number): number {
  const next = path.slice(from + 1).search(/[.[]/);
  return next < 0 ? -1 : from + 1 + next;
}

function elementAt(list: readonly unknown[], path: string): unknown {
  const [matchedText, digits] = /^\[?(\d+)\]?\.?/.exec(path) ?? [];
  if (matchedText === undefined) return undefined;
  const element = list[Number(digits)];
  return matchedText.length === path.length ? element : valueAt(element, path.slice(matchedText.length));
}
