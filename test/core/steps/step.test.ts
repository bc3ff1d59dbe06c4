import { expect, test } from 'vitest';
import { prepareActual } from '../../../src/core/steps/step.js';
import { makeActual } from '../../support/make.js';

test('an actual step has its own name and those of the aliases that it fits', () => {
  const aliases = [
    { name: 'sparql_query', pattern: 'graphdb_*' },
    { name: 'lookup', pattern: 'find' },
  ];
  expect([...prepareActual(makeActual({ name: 'graphdb_sparql' }), aliases).names]).toEqual([
    'graphdb_sparql',
    'sparql_query',
  ]);
});
