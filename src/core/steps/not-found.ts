import type { CauseDetail } from '../cause-words.js';
import type { QueryText } from '../sparql/query-text.js';
import type { Term, Triple } from '../sparql/query-triples.js';
import { type Given, isClassPath } from './given.js';
import type { Explained, MissedStep } from './missed.js';
import { foundNothing, outputText } from './output.js';
import type { PreparedActual } from './step.js';

/** A longer argument is no name of an entity. */
const LONGEST_NAME = 100;

/** How a step looked for a given entity. */
interface Mention {
  readonly value: string;
  readonly shown: () => string;
  /** Written in a form that no entity has: an IRI as text, an id as an IRI. */
  readonly isOdd: boolean;
}

/** The entity that was asked for and not found, and how it was looked for; null where nothing says so. */
export function entityNotFound(closest: Explained, missed: MissedStep): CauseDetail | null {
  const { given, actuals, before } = missed;
  if (given.isEmpty) return null;
  const { actual } = closest.candidate;
  const odd = mentionsIn(actual, given).find(({ isOdd }) => isOdd);
  if (odd && foundNothing(actual.step)) return shown(odd, given);
  const successful = actuals.slice(0, before).filter(({ step }) => step.status === 'success');
  const lookups = successful.filter((step) => foundNothing(step.step) && isLookup(step, closest, missed));
  const mentions = distinct(lookups.toReversed().flatMap((lookup) => mentionsIn(lookup, given)));
  if (mentions.length === 0) return null;
  const isFound = foundBy(
    successful.filter(({ step }) => !foundNothing(step)),
    given,
  );
  const mention = mentions.find(({ value }) => !isFound(value));
  return mention ? shown(mention, given) : null;
}

/** Each is looked for in all outputs. */
const MOST_MENTIONS = 20;

function distinct(mentions: readonly Mention[]): Mention[] {
  const byValue = new Map<string, Mention>();
  for (const mention of mentions) if (!byValue.has(mention.value)) byValue.set(mention.value, mention);
  return [...byValue.values()].slice(0, MOST_MENTIONS);
}

/** An empty attempt may also have failed because of its other conditions. */
function isLookup(actual: PreparedActual, { candidate }: Explained, { levelOf }: MissedStep): boolean {
  if (!actual.query()) return actual !== candidate.actual;
  return levelOf(actual) === 0;
}

/** Whether some step gave the entity, or gave anything for a query that names it in the same way. */
function foundBy(steps: readonly PreparedActual[], given: Given): (value: string) => boolean {
  const outputs = steps.map(({ step }) => outputText(step));
  const asked = new Set(steps.flatMap((step) => mentionsIn(step, given).map(({ value }) => value)));
  return (value) => asked.has(value) || outputs.some((output) => output.includes(given.iriOf(value) ?? value));
}

function shown({ value, shown }: Mention, given: Given): CauseDetail {
  return { entity: given.iriOf(value) ?? value, searched_as: shown() };
}

function mentionsIn({ step, query }: PreparedActual, given: Given): Mention[] {
  const asked = query();
  if (asked) return mentionsInQuery(asked, given);
  const texts = Object.values(step.args).filter((value) => typeof value === 'string');
  const fitting = texts.filter((text) => text.length <= LONGEST_NAME && given.resembles(text));
  return fitting.map((value) => ({ value, shown: () => `${step.name} "${value}"`, isOdd: false }));
}

function mentionsInQuery({ triples }: QueryText, given: Given): Mention[] {
  return triples.flatMap((triple) => {
    const terms = [triple.subject, triple.object].filter((term) => isMention(term, given));
    return terms.map((term): Mention => {
      const isIri = given.iriOf(term.value) === term.value;
      return {
        value: term.value,
        shown: () => writtenIn(triple, term, triples),
        isOdd: (term.kind === 'text') === isIri,
      };
    });
  });
}

/** An entity by its IRI is no search for it. */
function isMention({ kind, value, written }: Term, given: Given): boolean {
  if (kind === 'text') return given.resembles(value);
  return kind === 'iri' && value !== written && given.has(value) && given.iriOf(value) !== value;
}

/** The term after the predicate that it is the object of, which a filter finds at its variable, and the class of the subject. */
function writtenIn(triple: Triple, term: Term, triples: readonly Triple[]): string {
  if (term !== triple.object) return term.written;
  const filtered = triples.find(({ path, object }) => path && object.written === triple.subject.written);
  const { subject, path } = triple.path ? triple : (filtered ?? triple);
  const type = triples.find((other) => isClassPath(other.path) && other.subject.written === subject.written)?.object;
  const kind = type && type.kind === 'iri' ? `a ${shortName(type)}; ` : '';
  const predicate = path?.at(-1);
  return predicate ? `${kind}${shortName(predicate)} ${term.written}` : term.written;
}

function shortName({ kind, value, written }: Term): string {
  if (kind !== 'iri' || !written.startsWith('<')) return written;
  return value.slice(Math.max(value.lastIndexOf('/'), value.lastIndexOf('#')) + 1);
}
