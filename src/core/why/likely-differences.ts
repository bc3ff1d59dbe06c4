import { MAX_LINE_TEXT } from '../shown.js';
import { isLabelName } from '../steps/query-text.js';
import { groupedBy } from '../text/values.js';
import { CERTAIN, type DifferenceKind, type QueryDifference } from '../words/causes.js';
import { differencesOf, names, textsIn } from './compare-conditions.js';
import { type ComparedConditions, exchangedIn, type FoundDifference, isOnlyExchanged } from './compare-ways.js';
import { asPattern, makeWriter, withShortIds } from './condition-table.js';
import { ANY, type Condition, isAnswer, isEntity } from './conditions.js';
import { bare } from './entities.js';
import type { ComparedQuery } from './explain-queries.js';
import { canLeadTo, isOfListed, lackOf, type ShownMiss, saysAll } from './possible-differences.js';
import { makeShortener } from './query-names.js';

/** Maximum number of differences that are kept of a query. */
const MAX_DIFFERENCES = 5;

/** The facts of a miss, except its queries. */
export interface MissFacts extends ShownMiss {
  /** Conditions more, or less, in matching queries of the same template, whose entities are left out of the texts. */
  readonly harmless: ReadonlySet<string>;
  /** The same of all templates. */
  readonly harmlessElsewhere: ReadonlySet<string>;
}

/** The differences that can have led to a miss, the most likely first; `right`: other queries that returned the right rows. */
export function likelyDifferences(compared: ComparedQuery, miss: MissFacts, right: readonly ComparedQuery[] = []) {
  if (saysAll(miss)) return [];
  const { isListed } = compared;
  const lack = lackOf(miss.cause);
  // A property that led to rows has this direction, too.
  const exchanges = lack === 'all rows' && !isListed ? exchangedIn(compared) : [];
  const isExchange = ({ extra }: FoundDifference) =>
    exchanges.some((one) => one.extra === extra && isOnlyExchanged(one));
  const ways = differencesOf(compared).filter((one) => !isExchange(one));
  const unbound = compared.unbound.map(
    (actual): FoundDifference => ({ kind: 'unbound', actual, expected: compared.unreturned }),
  );
  const all = [...classesAsProperties(compared), ...exchanges, ...ways, ...unbound]
    // Conditions on listed entities do not select them, nor do values that are only returned.
    .map((one) =>
      isListed && (one.isWay || one.extra?.to === ANY) ? { ...one, actual: undefined, extra: undefined } : one,
    )
    .filter((one) => (!isListed || isOfListed(one, miss)) && !isExonerated(one, right))
    // Right queries find entities in this way.
    .filter((one) => one.extra?.naming !== 'id' || !isHarmless(one, miss.harmlessElsewhere))
    .filter((one) => one.kind !== 'class_other' || one.extra || !filtersBy(compared, one.expected ?? ''))
    // The cause says how the entity is asked for.
    .filter((one) => miss.cause?.kind !== 'entity_not_found' || isOtherWay(one) || isCertain(one))
    .filter((one) => lack !== 'a column' || one.kind === 'projects_other' || isUnasked(one, compared));
  const leading = all.filter((one) => canLeadTo(miss, one, compared.reference) || (isListed && lack === 'rows'));
  const ranks = new Map(leading.map((one) => [one, rankOf(one, miss, compared)]));
  const possible = [...ranks.keys()].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  // Where all other rows are right, the filter is all that differs in effect.
  const exclusions = possible.filter((one) => ranks.get(one) === 0);
  const shown = exclusions.length > 0 && miss.cause?.actual !== 0 ? exclusions : possible;
  const alike = groupedBy(shown, (one) => `${one.kind} ${one.expected} ${one.actual}`);
  const [most, ...others] = [...alike.values()].flatMap((same) => same.slice(0, 1));
  const further = others.filter((one) => {
    // Branches of a UNION can have the same way to several entities.
    const isSaid = !one.missing && one.actual === most?.actual;
    return !isSaid && !isOnlyName(one, miss) && !isElsewhere(one, compared);
  });
  return most ? [most, ...further].slice(0, MAX_DIFFERENCES) : [];
}

function isCertain({ kind }: FoundDifference): boolean {
  return kind === 'unconnected' || CERTAIN.has(kind);
}

/** Properties in addition that the reference has in another place, where another difference shows them. */
function isElsewhere({ missing, extra, actual = '' }: FoundDifference, compared: ComparedQuery): boolean {
  if (missing || extra?.kind !== 'link' || actual.includes(' ')) return false;
  const written = new Set(compared.missing.flatMap(({ chain }) => chain.map(({ predicate }) => predicate)));
  return extra.chain.every(({ predicate }) => written.has(predicate));
}

/** A name in addition, which things seldom lack, as right queries show. */
function isOnlyName({ missing, extra }: FoundDifference, { cause, harmlessElsewhere }: MissFacts): boolean {
  const isKnown = ({ value }: Condition) => [...harmlessElsewhere].some((text) => text.includes(value));
  if (missing || !extra?.isShown || !extra.chain.every(({ predicate }) => isLabelName(bare(predicate)))) return false;
  return lackOf(cause) !== 'all rows' || harmlessElsewhere.size === 0 || isKnown(extra);
}

/** Whether a filter of the query asks for a class, in place of a pattern. */
function filtersBy({ actual }: ComparedQuery, type: string): boolean {
  return actual.some(({ kind, value }) => kind === 'filter' && value.includes(type));
}

/** Classes in place of properties, as no rows can have. */
function classesAsProperties({ reference, extra, classes }: ComparedQuery): FoundDifference[] {
  // Another query of the run may use a property as a class.
  const properties = new Set(reference.flatMap(({ chain }) => chain.map(({ predicate }) => predicate)));
  const predicates = extra.flatMap((one) => one.chain.map(({ predicate }) => ({ actual: predicate, extra: one })));
  const misused = predicates.filter(({ actual }) => classes?.has(actual) && !properties.has(actual));
  return misused.map((one) => ({ kind: 'class_as_property', ...one }));
}

function isOtherWay({ isWay, missing, extra }: FoundDifference): boolean {
  return isWay === true && missing !== undefined && extra !== undefined;
}

/** A link of the reference to an entity, with properties that the actual query has nowhere. */
function isUnasked({ missing }: FoundDifference, { actual }: ComparedQuery): boolean {
  const asked = new Set(actual.flatMap(({ chain }) => chain.map(({ predicate }) => predicate)));
  return missing !== undefined && isEntity(missing.to) && missing.chain.every(({ predicate }) => !asked.has(predicate));
}

/** A condition of a query that returned the right rows is never the reason, nor is the lack of one that it lacks. */
function isExonerated({ kind, missing, extra }: FoundDifference, right: readonly ComparedQuery[]): boolean {
  // A right query may be about another entity that the agent found, but not about none.
  if (kind === 'unconnected') return false;
  return right.some(({ actual, extra: own }) => {
    const texts = textsIn(actual);
    if (extra) return texts.has(extra.text);
    return missing !== undefined && !texts.has(missing.text) && !own.some((one) => isOtherFilter(missing, one));
  });
}

/** Whether two filters are about the same text, number or entity, so that one can be another form of the other. */
function isOtherFilter(one: Condition, other: Condition): boolean {
  const constantsOf = ({ text }: Condition): readonly string[] => text.match(/"[^"]*"|<[^<>]*>/g) ?? [];
  const known = constantsOf(other);
  return [one, other].every(({ kind }) => kind === 'filter') && constantsOf(one).some((term) => known.includes(term));
}

/** The order of differences that can be the reason. */
const ORDER: readonly ((one: FoundDifference, miss: MissFacts, compared: ComparedQuery) => boolean)[] = [
  isExclusion,
  (one) => isCertain(one) || one.extra?.naming === 'wrong id',
  // Rows of all entities are too many.
  (one, { cause }, compared) => lackOf(cause) === 'a condition' && isEntityLeftOut(one, compared),
  // The answer about another entity is another answer.
  ({ kind, expected = '', actual = '' }) => kind === 'constant_other' && isEntity(expected) && isEntity(actual),
  ({ kind, isWay, missing, extra }) => isWay === true || (missing && extra && kind !== 'limit') === true,
  ({ kind }, { cause }) => kind === 'filter_extra' && lackOf(cause) === 'rows',
  ({ missing, extra }) => ['link', 'class', 'list'].includes((missing ?? extra)?.kind ?? ''),
  ({ kind }) => kind !== 'limit' && kind !== 'distinct',
];

function rankOf(one: FoundDifference, miss: MissFacts, compared: ComparedQuery): number {
  const rank = ORDER.findIndex((isIt) => isIt(one, miss, compared));
  if (rank === 0) return rank;
  // Another way to the entity does no harm, no way to it does.
  const isEntityLost = rank >= 0 && rank <= 2;
  const later = isAside(one, miss, compared) ? 2 : !isEntityLost && isHarmless(one, miss.harmless) ? 1 : 0;
  const isElsewhere = isHarmless(one, miss.harmlessElsewhere);
  return (rank < 0 ? ORDER.length : rank) + later * (ORDER.length + 1) + (isElsewhere ? 0.5 : 0);
}

/** The filter that leaves the asked entity out of the rows, where it is the only one too many, or the only one expected. */
function isExclusion({ kind, expected = '', extra }: FoundDifference, { cause }: MissFacts): boolean {
  if (cause?.kind === 'given_row_extra') return kind === 'filter_missing' && /!=|NOT /.test(expected);
  const excluded = kind === 'filter_extra' ? / (\S+) != (\S+)$/.exec(extra?.text ?? '') : null;
  const sides = excluded?.slice(1) ?? [];
  return cause?.kind === 'given_row_missing' && sides.some(isEntity) && sides.some(isAnswer);
}

function isEntityLeftOut({ missing, extra }: FoundDifference, { actual }: ComparedQuery): boolean {
  const entity = missing && [missing.from, missing.to].find(isEntity);
  return !extra && entity !== undefined && !names(actual, entity);
}

/** Differences that seldom are the reason: a value that is only shown, a step on the way, one branch of a UNION where rows are missing. */
function isAside(one: FoundDifference, miss: MissFacts, compared: ComparedQuery): boolean {
  const { kind, missing, extra, actual = '' } = one;
  const findsByText = compared.actual.some((own) => own.kind === 'filter' && own.value.includes('"'));
  const lacksRows = ['all rows', 'rows'].includes(lackOf(miss.cause) ?? '');
  return [
    missing?.isShown,
    extra?.isShown,
    extra?.naming === 'name',
    extra?.naming === 'id',
    kind === 'constant_other' && compared.derived.has(actual),
    findsByText && isEntityLeftOut(one, compared),
    lacksRows && extra?.isAlternative && !one.isWay,
  ].includes(true);
}

function isHarmless({ missing, extra }: FoundDifference, harmless: ReadonlySet<string>): boolean {
  return [missing && generalText('-', missing), extra && generalText('+', extra)].every(
    (text) => text === undefined || harmless.has(text),
  );
}

/** The differences of two queries that both returned the right rows, without the names of entities. */
export function harmlessTexts({ missing, extra }: ComparedConditions): string[] {
  return [...missing.map((one) => generalText('-', one)), ...extra.map((one) => generalText('+', one))];
}

function generalText(sign: '-' | '+', { text, from, to, naming }: Condition): string {
  const ends = [from, to].filter((end) => isEntity(end) || naming);
  const general = ends.reduce((known, end) => known.replace(end, '<>'), text);
  return `${sign}${general}`;
}

/** A condition that only one query has is written with both of its ends, as which of them is meant is not clear from the other. */
const WRITTEN_WHOLE: ReadonlySet<DifferenceKind> = new Set([
  'class_other',
  'path',
  'predicate_other',
  'predicate_missing',
  'predicate_extra',
]);

/** A difference as files have it: IRIs are short where the queries have a prefix, except for those that would look the same on both sides. */
export function writtenDifference(
  { kind, expected, actual, missing, extra, isWay, own, steps, other_entity }: FoundDifference,
  compared: ComparedQuery,
): QueryDifference {
  const { short } = compared;
  const looksSame = expected !== undefined && actual !== undefined && short(expected) === short(actual);
  const sides = [missing, extra].filter((one) => one !== undefined);
  // What is on the way in a branch of a UNION is not in the line before.
  const isAlone = sides.length === 1 && WRITTEN_WHOLE.has(kind) && !extra?.isAlternative;
  const written = (text: string) => {
    const whole = sides.find((one) => one.kind === 'filter' || (!isWay && (isAlone || one.text === text)));
    if (whole) return makeWriter([compared], [], asPattern)(whole.text).replace(/^FILTER /, '');
    return (looksSame ? makeShortener() : short)(isWay || steps ? withShortIds(text) : text);
  };
  // Where the whole ways have no room in a line, only what differs in them.
  const isLong = own && written(`${expected}${actual}`).length > MAX_LINE_TEXT - 60;
  const texts = isLong ? own : { expected, actual };
  return {
    kind,
    ...(texts.expected !== undefined && { expected: written(texts.expected) }),
    ...(texts.actual !== undefined && { actual: written(texts.actual) }),
    ...(actual !== undefined && extra?.isAlternative && { in_union: true }),
    ...(other_entity && { other_entity }),
  };
}
