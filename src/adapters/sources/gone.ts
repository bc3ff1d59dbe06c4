import { type PlacedStep, sparqlQueryOf } from '../../core/refresh/placed-steps.js';
import type { QueryConstant } from '../../core/refresh/query-constants.js';
import { MAX_NAMED } from '../../core/shown.js';
import { decodeSparqlResult } from '../../core/tables/result.js';
import { madeAt } from '../../core/text/values.js';
import { makeQueryCheck, type Prefixes } from '../sparql-queries.js';
import type { FindGone, OutputSource } from './source.js';

/** Finds out by questions to the source itself; each entity or text is asked for once. */
export async function goneFinder(source: OutputSource, prefixes: Prefixes): Promise<FindGone> {
  const check = await makeQueryCheck(prefixes);
  const answers = new Map<string, Promise<boolean>>();
  const isThere = async (placed: PlacedStep, constant: QueryConstant): Promise<boolean> => {
    for (const query of queriesFor(constant)) if (await holds(source, placed, query)) return true;
    return false;
  };
  return async (placed, fall) => {
    const checked = check(sparqlQueryOf(placed.step) ?? '');
    const constants = checked.kind === 'query' ? checked.constants() : [];
    // Without one of several properties, a query finds less for many reasons.
    const asked = constants.filter(({ role }) => fall === 'nothing' || role !== 'predicate');
    const gone: string[] = [];
    for (const constant of asked) {
      const answer = madeAt(answers, JSON.stringify(constant), () => isThere(placed, constant));
      if (!(await answer)) gone.push(constant.isIri ? constant.value : JSON.stringify(constant.value));
      if (gone.length === MAX_NAMED) break;
    }
    return gone;
  };
}

/** Whether the source says so, or does not answer. */
async function holds(source: OutputSource, placed: PlacedStep, query: string): Promise<boolean> {
  const step = { ...placed.step, args: { ...placed.step.args, query } };
  const answer = await source.answer({ ...placed, step });
  const result = answer.kind === 'output' ? decodeSparqlResult(answer.output) : null;
  return result?.kind !== 'ask' || result.value;
}

/** Queries of which one is true if the data have an entity or a text: the quick one first, then those for other forms of it. */
function queriesFor({ isIri, value, role }: QueryConstant): string[] {
  if (role === 'predicate') return [inAnyGraph(`?s <${value}> ?o`)];
  if (isIri) return [inAnyGraph(`<${value}> ?p ?o`, `?s ?p <${value}>`, `?s <${value}> ?o`)];
  const text = JSON.stringify(value.toLowerCase());
  const isIn = role === undefined ? `LCASE(STR(?o)) = ${text}` : `CONTAINS(LCASE(STR(?o)), ${text})`;
  const quick = role === undefined ? [inAnyGraph(`?s ?p ${JSON.stringify(value)}`)] : [];
  return [...quick, inAnyGraph(`?s ?p ?o FILTER(${isIn})`)];
}

function inAnyGraph(...patterns: readonly string[]): string {
  const union = patterns.map((pattern) => `{ ${pattern} }`).join(' UNION ');
  return `ASK { ${union} UNION { GRAPH ?g { ${union} } } }`;
}
