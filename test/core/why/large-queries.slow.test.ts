import { describe, test } from 'vitest';
import { loadQueryComparer } from '../../../src/adapters/sparql-queries.js';
import { expectProportional } from '../../support/growth.js';
import { likely } from '../../support/queries.js';

const compare = await loadQueryComparer();

const select = (patterns: string, returned = '?t') =>
  `PREFIX c: <https://c.example/ns#> SELECT ${returned} { ${patterns} }`;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const joined = (count: number, write: (at: number) => string, by = ' . ') => numbers(count).map(write).join(by);

describe('the time of a large query grows in proportion to it', () => {
  const ONE = '?t c:p "1"';

  test.each<readonly [string, (size: number) => readonly [reference: string, actual: string]]>([
    ['numbers in a list', (size) => [ONE, `?t c:p ?x FILTER(?x IN (${joined(size, String, ',')}))`]],
    [
      'a long expression in many filters',
      (size) => [
        ONE,
        `?t c:p ?x BIND(CONCAT(${joined(size, () => '?x', ',')}) AS ?k) ${joined(size, (at) => `FILTER(?k > ${at})`, ' ')}`,
      ],
    ],
  ])('%s', (_, bodies) => {
    const queries = (size: number) => bodies(size).map((body) => select(body)) as [string, string];
    expectProportional(
      queries,
      ([reference, actual]) => {
        const compared = compare(reference, actual);
        if (compared) likely(compared, { cause: { kind: 'other_rows', step: 0 }, detail: {} });
      },
      500,
    );
  });
});
