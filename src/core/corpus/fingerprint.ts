import { hasOwnSteps } from '../steps/alternatives.js';
import { COMPARED_ARGUMENTS } from '../steps/arguments.js';
import type { Question, ReferenceStep } from '../steps/model.js';
import { isMapping, type Mapping, own } from '../text/values.js';
import { MATCHING_KEYS } from './corpus-schema.js';
import type { Hash } from './select.js';

/** A hash of the scored parts of a question, whatever the order of keys and the arguments that are not compared. `outputOf`: the compared part of an output. */
export function fingerprintOf(question: Question, hash: Hash, outputOf: OutputOf = outputOfStep): string {
  return hash(scoredText(question, (step) => shorten(outputOf(step), hash)));
}

type OutputOf = (step: ReferenceStep) => unknown;

const outputOfStep: OutputOf = ({ output }) => output;

/** Maximum length of an output that is not hashed by itself. A large text is hashed faster than it is written as JSON. */
const MAX_PLAIN_OUTPUT = 10_000;

function shorten(output: unknown, hash: Hash): unknown {
  return typeof output === 'string' && output.length > MAX_PLAIN_OUTPUT ? hash(output) : output;
}

function scoredText(question: Question, outputOf: OutputOf = outputOfStep): string {
  const { text, referenceAnswer, groups, alternatives = [], rules, answer, extraCalls } = question;
  const ways = [groups, ...alternatives].map((way) =>
    way.map((group) => group.map((step) => scoredStep(step, outputOf))),
  );
  const isOwn = hasOwnSteps(question);
  return canonicalJson({ text, referenceAnswer, ways, isOwn, rules, answer: answer?.source, extraCalls });
}

function scoredStep(step: ReferenceStep, outputOf: OutputOf): unknown {
  const { name, args, mediaType, requiredColumns, ordered, ignoreDuplicates, matching, anyOf, mustFail, source } = step;
  if (anyOf) return anyOf.map((one) => scoredStep(one, outputOf));
  const compared = COMPARED_ARGUMENTS.get(name) ?? [];
  return {
    ...{ name, output: outputOf(step), mediaType, requiredColumns, ordered, ignoreDuplicates },
    args: matching && matching.args !== 'ignore' ? args : compared.map((key) => own(args, key)),
    ...(mustFail && { mustFail }),
    matching: MATCHING_KEYS.map((key) => own(source, key)),
  };
}

/** The kind of an edit: of the references, only of rules and of how answers are compared, or only of the text. */
export type EditKind = 'references' | 'matching' | 'text';

/** The kind of an edit; `matching` if nothing differs. */
export function editKind(before: Question, after: Question): EditKind {
  if (before.text !== after.text) {
    return scoredText({ ...before, text: after.text }) === scoredText(after) ? 'text' : 'references';
  }
  return canonicalJson(referencesOf(before)) === canonicalJson(referencesOf(after)) ? 'matching' : 'references';
}

function referencesOf({ referenceAnswer, groups, alternatives = [], answer }: Question): unknown {
  const sources = [groups, ...alternatives].map((way) =>
    way.map((group) => group.map(({ source }) => withoutMatching(source))),
  );
  return [referenceAnswer, sources, answer?.source];
}

/** A step without the keys that define how it is compared. */
function withoutMatching(source: Mapping): Mapping {
  const { any_of: steps, ...step } = source;
  const entries = Object.entries(step).filter(([key]) => !COMPARING_KEYS.has(key));
  return { ...Object.fromEntries(entries), ...(Array.isArray(steps) && { any_of: steps.map(withoutMatching) }) };
}

const COMPARING_KEYS: ReadonlySet<string> = new Set([...MATCHING_KEYS, 'ordered', 'ignore_duplicates']);

/** Texts that look like the written form of a number that JSON cannot contain. */
const LIKE_NUMBER = /^(?:text )*(?:integer -?\d+|number (?:NaN|-?Infinity))$/;

/** JSON text that is equal for equal values only: keys sorted, numbers by value; a word for a missing value. */
export function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, item: unknown) => {
      if (typeof item === 'string') return LIKE_NUMBER.test(item) ? `text ${item}` : item;
      if (typeof item === 'bigint') return `integer ${item}`;
      if (typeof item === 'number' && !Number.isFinite(item)) return `number ${item}`;
      if (!isMapping(item)) return item;
      return Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)));
    }) ?? 'nothing'
  );
}
