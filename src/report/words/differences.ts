import type { TextDiff } from '../../core/show/texts.js';
import { MAX_LINE_TEXT, MAX_NAMED } from '../../core/shown.js';
import { otherThanUuid } from '../../core/steps/not-found.js';
import { counted } from '../../core/text/numerals.js';
import {
  type ArgumentChange,
  type BaseDifference,
  type CauseDetail,
  CERTAIN,
  type DifferenceKind,
  namedDifferences,
  type QueryDifference,
} from '../../core/words/causes.js';
import { code, joined, joinedNames, plain, say, type Text } from './text.js';

export function argumentsNoun(args: Pick<TextDiff, 'language'> | null | undefined): string {
  return args?.language === 'sparql' ? 'Query' : 'Arguments';
}

/** Sentences of a difference: both sides differ, only the reference has it, or only the actual query has it. */
interface Sentences {
  readonly both: (expected: string, actual: string, right: Text) => Text;
  readonly missing: (expected: string, right: Text) => Text;
  readonly extra: (actual: string) => Text;
}

/** The query, or queries, that are known to be right, with the verb behind them: "the reference and `main` have". */
function rightOf({ label }: QueryDifference): Text {
  return label === undefined ? ['the reference has'] : say`the reference and ${code(label)} have`;
}

const otherText: Sentences['both'] = (expected, actual, right) => {
  // A property, and the same with one of its values.
  const isAny = expected.startsWith(`${actual} "`);
  const wanted = isAny ? expected.slice(actual.length + 1) : expected;
  return say`${isAny && 'any value of '}${code(actual)} where ${right} ${code(wanted)}`;
};

/** `noun`: what it is, with a blank behind it; empty for a condition. */
const sentencesOf = (noun: string): Sentences => ({
  both: (expected, actual, right) => say`${noun}${otherText(expected, actual, right)}`,
  missing: (expected, right) => say`lacks ${noun}${code(expected)}, which ${right}`,
  extra: (actual) => say`has ${noun}${code(actual)}, which the reference does not have`,
});

const PLAIN = sentencesOf('');
const FILTER = sentencesOf('filter ');

/** Of all other kinds, and where a kind has no sentence of its own: those of `PLAIN`. */
const SENTENCES: Readonly<Partial<Record<DifferenceKind, Partial<Sentences>>>> = {
  constant_other: {
    both: (expected, actual, right) => [...otherText(expected, actual, right), ...otherIdText(expected, actual)],
  },
  looked_up: {
    both: (expected, actual) =>
      say`looks the entity up by ${code(actual)} where the reference has its IRI, ${code(expected)}`,
  },
  class_as_property: { extra: (actual) => say`${code(actual)} is a class, not a property` },
  exchanged: { extra: (actual) => say`subject and object of ${code(actual)} are exchanged` },
  unbound: {
    extra: (actual) => say`returns ${code(actual)}, which no pattern binds`,
    both: (expected, actual) =>
      say`returns ${code(actual)}, which no pattern binds; the patterns bind ${code(expected)}`,
  },
  class_other: { both: sentencesOf('class ').both },
  unconnected: { missing: (expected) => say`no pattern connects the returned variables with ${code(expected)}` },
  entity_open: { missing: (expected) => say`does not fix the entity of ${code(expected)}` },
  filter_missing: FILTER,
  filter_extra: FILTER,
  projects_other: {
    both: (expected, actual) => say`returns ${code(actual)} where the reference returns ${code(expected)}`,
    missing: (expected) => say`does not return ${code(expected)} as the reference does`,
    extra: (actual) => say`returns ${code(actual)}, which the reference does not`,
  },
};

/** Why a query is not compared, for the details of its question. */
const UNREAD_QUERY =
  'not compared with the reference query, as the run has more missed queries than are read (150,000 characters)';

/** "; query: `a` where the reference has `b`": first known and short difference of the calls; empty without one. */
export function differenceText(detail: CauseDetail): Text {
  const { query_difference = [], argument_difference = [], base_difference, argument_change = [] } = detail;
  // An entity in a wrong form, or another hit of a search, is reason enough; `stepgate show` has the rest.
  const all = detail.is_found || detail.chosen ? [] : namedDifferences(query_difference);
  const named = all[0] && CERTAIN.has(all[0].kind) ? all.slice(0, 1) : all;
  // The change since the other run is first: it is most relevant to the reader.
  const texts = [
    base_difference ? say`query: ${baseSentence(base_difference)}` : [],
    argument_change.length > 0 ? changesText(detail, argument_change.slice(0, MAX_NAMED)) : [],
    argument_change.length > 1 ? changesText(detail, argument_change.slice(0, 1)) : [],
    named.length > 1 ? say`query: ${joined(named.map(sentenceOf), '; ')}` : [],
    ...named.map((one) => say`query: ${sentenceOf(one)}`),
    named.length === 0 && argument_difference.length > 0
      ? say`arguments that differ: ${joinedNames(argument_difference)}`
      : [],
    detail.query_unread ? ['query not compared: the run has too many missed queries'] : [],
  ];
  const text = texts.find((candidate) => candidate.length > 0 && plain(candidate).length <= MAX_LINE_TEXT);
  return text ? ['; ', ...text] : [];
}

/** The first changed arguments, and how many more there are. */
function changesText(detail: CauseDetail, changes: readonly ArgumentChange[]): Text {
  const more = (detail.argument_change?.length ?? 0) - changes.length;
  const sentences = changes.map((change) => changeSentence(change, detail.arguments ?? []));
  return say`${joined(sentences, '; ')}${more > 0 && `; ${counted(more, 'more argument')} changed`}`;
}

/**
 * An argument that changed against another run: "`in_stock` is missing, `main` sent `true`". `named`: sentences that
 * already contain what this run sent.
 */
function changeSentence(change: ArgumentChange, named: readonly string[] = []): Text {
  const { argument, label, isPart } = change;
  const [name, run] = [code(argument), code(label)];
  const [before, now] = [change.expected, change.actual].map((value) => (value === undefined ? null : code(value)));
  const isNamed = named.some((sentence) => sentence.startsWith(`${argument}: `));
  if (isNamed && !isPart) return before ? say`${run} sent ${before}` : say`${run} did not send it`;
  if (!before) {
    const value = now ?? code('');
    return isPart
      ? say`${name} has ${value}, which ${run} does not have`
      : say`${name} is ${value}, ${run} did not send it`;
  }
  if (!now)
    return isPart ? say`${name} lacks ${before}, which ${run} has` : say`${name} is missing, ${run} sent ${before}`;
  return isPart ? say`${name} has ${now} where ${run} has ${before}` : say`${name} is ${now}, ${run} sent ${before}`;
}

/** All that is known of a miss in addition to its sentence, one line each. The words begin the lines that have no other beginning. */
export function factLines(detail: CauseDetail, words: { readonly query: string; readonly argument: string }): Text[] {
  const { argument_difference = [], argument_change = [] } = detail;
  const form = formText(detail);
  const changed = new Set(argument_change.map(({ argument }) => `$.${argument}`));
  const others = argument_difference.filter((path) => !changed.has(path));
  return [
    ...(form ? [form] : []),
    ...queryLines(detail).map((line) => say`${words.query}: ${line}`),
    ...argument_change.map((change) => changeSentence(change)),
    ...others.map((path) => say`${words.argument} ${code(path)} differs`),
  ];
}

/** Short IRIs look alike. */
const OTHER_ENTITY = {
  other: 'another entity',
  'earlier step': 'another entity, which an earlier step returned',
} as const;

export function sentenceOf(difference: QueryDifference): Text {
  const { kind, expected, actual, in_union, other_entity } = difference;
  const { both, missing, extra } = { ...PLAIN, ...SENTENCES[kind] };
  if (actual === undefined) return missing(expected ?? '', rightOf(difference));
  const branch = in_union ? say`in a branch of its ${code('UNION')}, ` : [];
  const about = other_entity !== undefined && `asks about ${OTHER_ENTITY[other_entity]}: `;
  return say`${branch}${about}${expected === undefined ? extra(actual) : both(expected, actual, rightOf(difference))}`;
}

/**
 * How a query differs, one line per difference: first from the right query of another run, then from the reference. One
 * line where both are about the same part: "`b` where the reference has `c`; `main` asked `a`".
 */
function queryLines({ base_difference: base, query_difference = [], query_unread }: CauseDetail): Text[] {
  const same = query_difference.find(
    ({ expected, actual }) => base?.actual !== undefined && actual === base.actual && expected !== undefined,
  );
  const baseLine = same && base ? say`${sentenceOf(same)}; ${code(base.label)} asked ${code(base.expected)}` : null;
  return [
    ...(base ? [baseLine ?? baseSentence(base)] : []),
    ...query_difference.filter((difference) => difference !== same).map(sentenceOf),
    ...(query_unread ? [[UNREAD_QUERY]] : []),
  ];
}

/** Difference from the query of another run: "`b`; `main` asked `a`". */
function baseSentence({ label, expected, actual }: BaseDifference): Text {
  if (actual === undefined) return say`lacks ${code(expected)}, which ${code(label)} has`;
  return say`${code(actual)}; ${code(label)} asked ${code(expected)}`;
}

/** The wrong form in which an entity was searched; null if its id does not show it. */
export function formText({ entity, searched_as = '', is_found, entity_class }: CauseDetail): Text | null {
  const search = parseSearch(searched_as);
  // If another step found the entity, the cause already contains it.
  if (entity === undefined || search === null || is_found) return null;
  const iri = code(`<${entity}>`);
  if (search.text === entity && /^[a-z][\w+.-]*:/i.test(entity))
    return say`in quotes, its IRI is only a text; the entity is ${iri}`;
  // Another class is reason enough.
  if (entity.endsWith(`:${search.text}`) && entity_class === undefined)
    return say`the reference query names it by its IRI, ${iri}`;
  return idText(search, entity);
}

/** "; `f176` is only a part of its id": of an entity that a query looks up by a text; empty for another difference. */
function otherIdText(expected: string, actual: string): Text {
  const search = parseSearch(actual);
  const text = search?.property && search.text ? idText(search, expected.replace(/[<>]/g, '')) : null;
  return text ? ['; ', ...text] : [];
}

const FORMS = {
  part: ' is only a part of its id',
  'no part': ' is no part of its id',
  other: ' is not its id',
} as const;

function idText({ property, text }: Search, entity: string): Text | null {
  const form = otherThanUuid(property, text, entity);
  return form && [code(text), FORMS[form]];
}

interface Search {
  readonly property: string;
  readonly text: string;
}

/** The property (or tool) and the quoted text at the end of a search; null without a quoted text. */
function parseSearch(searched: string): Search | null {
  const quote = searched.at(-1) ?? '';
  const start = searched.lastIndexOf(quote, searched.length - 2);
  if (!['"', "'"].includes(quote) || start < 2) return null;
  const property = searched.slice(searched.lastIndexOf(' ', start - 2) + 1, start - 1);
  return { property, text: searched.slice(start + 1, -1) };
}
