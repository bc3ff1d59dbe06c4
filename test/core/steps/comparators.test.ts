import { describe, expect, test } from 'vitest';
import { comparatorFor, compareSteps } from '../../../src/core/steps/comparators.js';
import type { ActualStep, ReferenceStep } from '../../../src/core/steps/model.js';
import { JSON_MEDIA_TYPE as JSON_TYPE, prepareActual, prepareReference } from '../../../src/core/steps/step.js';
import { makeActual, makeContext, makeReference } from '../../support/make.js';
import { grid, SPARQL_JSON } from '../../support/sparql.js';

type Reference = Partial<ReferenceStep> & { name: string };
const PRESETS = ['standard', 'graphrag-eval-4', 'graphrag-eval-5', 'graphrag-eval-6'] as const;

function comparatorName(reference: Reference, actual: string, context = makeContext()): string | null {
  const prepared = prepareActual(makeActual({ name: actual }), context.aliases);
  return comparatorFor(prepareReference(makeReference(reference)), prepared, context);
}

describe('two steps are compared as', () => {
  test.each<[Reference, string, string | null]>([
    [{ name: 'sparql_query', mediaType: SPARQL_JSON }, 'sparql_query', 'sparql'],
    [{ name: 'run_my_query', mediaType: SPARQL_JSON }, 'run_my_query', 'sparql'],
    [{ name: 'retrieval', mediaType: SPARQL_JSON }, 'retrieval', 'sparql'],
    [{ name: 'retrieve_time_series', mediaType: SPARQL_JSON }, 'retrieve_time_series', 'sparql'],
    [{ name: 'sparql_query', mediaType: SPARQL_JSON }, 'other', null],
    [{ name: 'iri_discovery' }, 'autocomplete_search', 'iri_discovery'],
    [{ name: 'iri_discovery' }, 'sparql_query', 'iri_discovery'],
    [{ name: 'iri_discovery', mediaType: JSON_TYPE }, 'sparql_query', 'iri_discovery'],
    [{ name: 'iri_discovery' }, 'iri_discovery', 'text'],
    [{ name: 'iri_discovery' }, 'lookup', null],
    [{ name: 'sparql_query' }, 'iri_discovery', null],
    [{ name: 'retrieve_time_series' }, 'retrieve_time_series', 'time_series'],
    [{ name: 'retrieve_time_series', mediaType: JSON_TYPE }, 'retrieve_time_series', 'time_series'],
    [{ name: 'retrieve_data_points' }, 'retrieve_data_points', 'data_points'],
    [{ name: 'retrieve_data_points', mediaType: JSON_TYPE }, 'retrieve_data_points', 'data_points'],
    [{ name: 'retrieve_data_points' }, 'retrieve_time_series', null],
    [{ name: 'calc', mediaType: JSON_TYPE }, 'calc', 'json'],
    [{ name: 'calc', mediaType: JSON_TYPE }, 'retrieval', null],
    [{ name: 'retrieval' }, 'retrieval', 'retrieval'],
    [{ name: 'retrieval', mediaType: 'text/plain' }, 'retrieval', 'retrieval'],
    [{ name: 'calc' }, 'calc', 'text'],
    [{ name: 'calc', mediaType: 'text/turtle' }, 'calc', 'text'],
    [{ name: 'calc' }, 'Calc', null],
    [{ name: 'constructor' }, 'constructor', 'text'],
  ])('%j and %j: %s', (reference, actual, expected) => {
    for (const preset of PRESETS) expect(comparatorName(reference, actual, makeContext(preset))).toBe(expected);
  });

  test('a retrieval of JSON in each preset', () => {
    const reference = { name: 'retrieval', mediaType: JSON_TYPE };
    const found = PRESETS.map((preset) => comparatorName(reference, 'retrieval', makeContext(preset)));
    expect(found).toEqual(['json', 'json', 'json', 'retrieval']);
  });
});

describe('an alias makes an actual step equal to', () => {
  test.each<[name: string, pattern: string, Reference, string, string | null]>([
    ['sparql_query', 'graphdb_*', { name: 'sparql_query', mediaType: SPARQL_JSON }, 'graphdb_sparql', 'sparql'],
    ['sparql_query', 'graphdb_*', { name: 'iri_discovery' }, 'graphdb_sparql', 'iri_discovery'],
    ['retrieval', 'search', { name: 'retrieval' }, 'search', 'retrieval'],
    ['retrieval', 'search', { name: 'search' }, 'search', 'text'],
    ['retrieval', 'search', { name: 'search' }, 'retrieval', null],
  ])('%s = %s: %j and %j: %s', (name, pattern, reference, actual, expected) => {
    const context = { ...makeContext(), aliases: [{ name, pattern }] };
    expect(comparatorName(reference, actual, context)).toBe(expected);
  });
});

describe('what a reference step says goes before the preset', () => {
  const rows = grid('a', '1', '1');
  const scoreOf = (step: Partial<ReferenceStep>, actual: Partial<ActualStep>, context = makeContext()) => {
    const reference = prepareReference(makeReference({ name: 'q', mediaType: SPARQL_JSON, output: rows, ...step }));
    const prepared = prepareActual(makeActual({ name: 'q', output: grid('b', '1'), ...actual }), []);
    const comparator = comparatorFor(reference, prepared, context);
    return comparator && compareSteps(comparator, reference, prepared, context).score;
  };

  test.each(PRESETS)('ignore_duplicates under %s', (preset) => {
    const context = makeContext(preset);
    expect(scoreOf({}, {}, context)).toBe(preset === 'graphrag-eval-4' ? 0 : 1);
    expect(scoreOf({ ignoreDuplicates: true }, {}, context)).toBe(1);
    expect(scoreOf({ ignoreDuplicates: false }, {}, context)).toBe(0);
  });
});
