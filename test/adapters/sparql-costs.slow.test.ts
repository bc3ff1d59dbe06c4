import { expect, test } from 'vitest';
import { loadQueryComparer } from '../../src/adapters/sparql-queries.js';
import { expectProportional } from '../support/growth.js';

const compare = await loadQueryComparer();

const select = (body: string): string => `SELECT * { ${body} }`;
const all = (count: number, textOf: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => textOf(at)).join(' ');

/** Two queries of many parts that have nothing in common but one entity. */
test.each<[string, (side: string, size: number) => string]>([
  ['properties', (side, size) => select(all(size, (at) => `?s <${side}${at}> ?o${at} .`))],
  ['conditions', (side, size) => select(all(size, (at) => `?s <${side}${at}> "${side}${at}" .`))],
  ['values', (side, size) => `SELECT ?y { VALUES ?x { ${all(2 * size, (at) => `<${side}${at}>`)} } ?x <u:b> ?y }`],
  ['classes', (side, size) => select(all(size, (at) => `?a${at} a <${side}${at}> .`))],
  ['filters', (side, size) => select(`?x <u:b> ?y ${all(size, (at) => `FILTER(?y > "${side}${at}")`)}`)],
  ['ways to an entity', (side, size) => select(all(size, (at) => `?a${at} <u:${side}> <u:e> .`))],
  [
    'steps to an entity',
    (side, size) => select(`${all(size, (at) => `?a${at} <${side}> ?a${at + 1} .`)} ?a${size} <u:b> <u:e>`),
  ],
  [
    'names',
    (side, size) => select(all(size / 2, (at) => `?a${at} <${side}name> "${side}${at}" . <u:${side}${at}> <u:b> ?x .`)),
  ],
  [
    'columns',
    (side, size) =>
      `SELECT ${all(0.75 * size, (at) => `?${side}${at}`)} { ${all(0.75 * size, (at) => `?${side}${at} <p${at}> ?c .`)} }`,
  ],
  [
    'prefixes',
    (side, size) =>
      `${all(size / 2, (at) => `PREFIX ${side}${at}: <u:${at}/>`)} ${select(all(size / 2, (at) => `?s ${side}${at}:${side} 1 .`))}`,
  ],
])('queries that differ in thousands of %s take time in proportion', (_, queryWith) => {
  const queries = (size: number) => [queryWith('a', size), queryWith('b', size)] as const;
  for (const query of queries(4_000)) expect(compare(query, query)).not.toBeNull();
  expectProportional(queries, ([one, other]) => compare(one, other), 1_000);
});
