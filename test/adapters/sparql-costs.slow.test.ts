import { expect, test } from 'vitest';
import { loadQueryComparer } from '../../src/adapters/sparql-queries.js';
import { expectProportional } from '../support/growth.js';
import { allDifferences } from '../support/queries.js';

const compare = await loadQueryComparer();

const select = (body: string): string => `SELECT * { ${body} }`;
const all = (count: number, textOf: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => textOf(at)).join(' ');

const nested = (open: string, inner: string, close: string, depth: number) =>
  `${open.repeat(depth)}${inner}${close.repeat(depth)}`;

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

test.each<[string, (size: number) => string]>([
  ['a long chain', (size) => select(`FILTER(1${' + 1'.repeat(size)} > 2)`)],
  ['a long negation', (size) => select(`FILTER(!${' ! '.repeat(size)}?a)`)],
  ['a long path', (size) => select(`?a <u:b>${'/<u:b>'.repeat(size)} ?c`)],
  ['many values', (size) => select(`VALUES ?x { ${'1 '.repeat(size)} }`)],
  [
    'many names for one another',
    (size) => select(Array.from({ length: size }, (_, at) => `FILTER(?v${at} = ?v${at + 1})`).join('')),
  ],
  [
    'repeated groups',
    (size) =>
      select(
        nested('{', '?a <u:b> ?c', '}', 25)
          .concat(' ')
          .repeat(size / 4),
      ),
  ],
])('%s ends in differences or none, in time in proportion to it', (_, queryOf) => {
  expect(allDifferences(compare(queryOf(400), queryOf(400))) ?? []).toEqual([]);
  expectProportional(queryOf, (query) => compare(query, query), 400);
});
