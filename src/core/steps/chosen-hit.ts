import { termOf } from '../tables/cells.js';
import { isMapping } from '../text/values.js';
import type { CauseDetail } from '../words/causes.js';
import { irisIn } from './given.js';
import type { Explained, MissedStep } from './missed.js';
import { entitiesOf, otherClass, searchedText } from './not-found.js';
import type { PreparedActual } from './step.js';

/** The hit of a search that the queries are about, where the reference is about another entity; null: none is known. */
export function chosenHit({ candidate, miss }: Explained, missed: MissedStep): CauseDetail['chosen'] | null {
  const { actuals, given } = missed;
  if (miss.detail.only_repeats || (miss.cause.kind !== 'extra_rows' && (miss.cause.common ?? 0) > 0)) return null;
  const earlier = actuals.slice(0, actuals.indexOf(candidate.actual));
  const things = new Set(irisIn(candidate.actual.query()));
  // Queries whose results are named on the way to the explained one.
  for (const one of earlier.toReversed()) {
    const isOnTheWay = one.query() !== null && columnsOf(one).some((cells) => cells.some((iri) => things.has(iri)));
    if (isOnTheWay) for (const iri of irisIn(one.query())) things.add(iri);
  }
  const [expected, ...more] = entitiesOf(missed).filter((iri) => !things.has(iri));
  const others = new Set([...things].filter((iri) => !given.has(iri)));
  if (expected === undefined || more.length > 0) return null;
  const isName = (value: unknown) => typeof value === 'string' && (given.has(value) || given.resembles(value));
  const isSearch = ({ step, query }: PreparedActual) => query() === null && Object.values(step.args).some(isName);
  for (const search of earlier.filter(isSearch)) {
    const columns = columnsOf(search);
    // A hit of another column, such as its class, is no entity that the agent took in its place.
    const expectedIn = columns.find((hits) => hits.includes(expected));
    for (const hits of expectedIn ? [expectedIn] : columns) {
      const [entity, ...further] = hits.filter((iri) => others.has(iri));
      if (entity === undefined || further.length > 0) continue;
      const place = hits.indexOf(expected) + 1;
      const other = place === 0 && otherClass(Object.values(search.step.args), missed.reference, expected);
      return {
        ...{ entity, expected, hit: hits.indexOf(entity) + 1, hits: hits.length },
        ...(other && { searched_as: searchedText(search.step.args), entity_class: other }),
        ...(place > 0 && { expected_hit: place }),
      };
    }
  }
  return null;
}

/** The different values of each column of a result. */
function columnsOf({ sparql }: PreparedActual): string[][] {
  const result = sparql();
  if (result.kind !== 'select') return [];
  return result.columns.map((name) => {
    const terms = result.rows.map((row) => termOf(row, name));
    return [...new Set(terms.flatMap((term) => (isMapping(term) && typeof term.value === 'string' ? term.value : [])))];
  });
}
