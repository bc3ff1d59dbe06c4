import { expect, test } from 'vitest';
import { loadQueryComparer } from '../../src/adapters/sparql-queries.js';
import { threadMs } from '../support/clock.js';

const compare = await loadQueryComparer();

const select = (body: string): string => `SELECT * { ${body} }`;
const all = (count: number, textOf: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => textOf(at)).join(' ');

/** Two queries near the limits of size that have nothing in common but one entity. */
test.each<[string, (side: string) => string]>([
  ['properties', (side) => select(all(4000, (at) => `?s <${side}${at}> ?o${at} .`))],
  ['conditions', (side) => select(all(4000, (at) => `?s <${side}${at}> "${side}${at}" .`))],
  ['values', (side) => `SELECT ?y { VALUES ?x { ${all(9000, (at) => `<${side}${at}>`)} } ?x <u:b> ?y }`],
  ['classes', (side) => select(all(4000, (at) => `?a${at} a <${side}${at}> .`))],
  ['filters', (side) => select(`?x <u:b> ?y ${all(3000, (at) => `FILTER(?y > "${side}${at}")`)}`)],
  ['ways to an entity', (side) => select(all(4000, (at) => `?a${at} <u:${side}> <u:e> .`))],
  [
    'steps to an entity',
    (side) => select(`${all(4000, (at) => `?a${at} <${side}> ?a${at + 1} .`)} ?a4000 <u:b> <u:e>`),
  ],
  ['names', (side) => select(all(2000, (at) => `?a${at} <${side}name> "${side}${at}" . <u:${side}${at}> <u:b> ?x .`))],
  [
    'columns',
    (side) => `SELECT ${all(3000, (at) => `?${side}${at}`)} { ${all(3000, (at) => `?${side}${at} <p${at}> ?c .`)} }`,
  ],
  [
    'prefixes',
    (side) =>
      `${all(2500, (at) => `PREFIX ${side}${at}: <u:${at}/>`)} ${select(all(2500, (at) => `?s ${side}${at}:${side} 1 .`))}`,
  ],
])('queries that differ in thousands of %s take time in proportion', (_, queryWith) => {
  const [one, other] = [queryWith('a'), queryWith('b')];
  const start = threadMs();
  expect([one, other].map((query) => compare(query, query))).not.toContain(null);
  const alone = threadMs() - start;
  expect(compare(one, other)).not.toBeNull();
  expect(threadMs() - start - alone).toBeLessThan(1500 + alone);
});
