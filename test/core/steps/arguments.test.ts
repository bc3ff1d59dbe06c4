import { describe, expect, test } from 'vitest';
import { compareDataPoints, compareTimeSeries } from '../../../src/core/steps/arguments.js';
import { makeActual, makeReference } from '../../support/make.js';

type Args = Readonly<Record<string, unknown>>;

function timeSeries(reference: Args, actual: Args) {
  const name = 'retrieve_time_series';
  return compareTimeSeries(makeReference({ name, args: reference }), makeActual({ name, args: actual }));
}

function dataPoints(reference: Args, actual: Args, executionTimestamp?: unknown) {
  const name = 'retrieve_data_points';
  const step = makeActual({ name, args: actual, executionTimestamp });
  return compareDataPoints(makeReference({ name, args: reference }), step);
}

describe('time series', () => {
  const long = (end: string) => `${'x'.repeat(400)}${end}`;
  test.each<[string, Args, Args, 0 | 1]>([
    ['the same series', { mrid: 'm1' }, { mrid: 'm1' }, 1],
    ['another series', { mrid: 'm1' }, { mrid: 'm2' }, 0],
    ['a list of one', { mrid: 'm1' }, { mrid: ['m1'] }, 1],
    ['a list in another order', { mrid: ['m1', 'm2'] }, { mrid: ['m2', 'm1'] }, 1],
    ['long ids in another order', { mrid: [long('1'), long('2')] }, { mrid: [long('2'), long('1')] }, 1],
    ['a list with one more', { mrid: ['m1'] }, { mrid: ['m1', 'm2'] }, 0],
    ['a repeated id counts', { mrid: ['m1', 'm1', 'm2'] }, { mrid: ['m1', 'm2', 'm2'] }, 0],
    ['an id and a number', { mrid: '1' }, { mrid: 1 }, 0],
    ['the same limit', { mrid: 'm1', limit: 5 }, { mrid: 'm1', limit: 5 }, 1],
    ['another limit', { mrid: 'm1', limit: 5 }, { mrid: 'm1', limit: 6 }, 0],
    ['a limit that is missing', { mrid: 'm1', limit: 5 }, { mrid: 'm1' }, 0],
    ['a limit where the reference has none', { mrid: 'm1' }, { mrid: 'm1', limit: 5 }, 1],
    ['a limit where the reference has 0', { mrid: 'm1', limit: 0 }, { mrid: 'm1', limit: 5 }, 1],
    ['a limit where the reference has null', { mrid: 'm1', limit: null }, { mrid: 'm1', limit: 5 }, 1],
    ['a series that is missing', { mrid: 'm1' }, {}, 0],
    ['no series, the same limit', { limit: 5 }, { limit: 5 }, 1],
    ['no series, another limit', { limit: 5 }, { limit: 6 }, 0],
    ['no series, a limit where the reference has none', {}, { limit: 5 }, 0],
    ['no series on the reference side only', { limit: 5 }, { mrid: 'm1', limit: 5 }, 0],
    ['no arguments at all', {}, {}, 1],
    ['an empty list of series asks for none, so that the limit matters', { mrid: [] }, { limit: 5 }, 0],
    ['an empty list of series, the same limit', { mrid: [], limit: 5 }, { limit: 5 }, 1],
    ['an empty list of series against one', { mrid: [] }, { mrid: 'm1' }, 0],
    ['an empty text names no series', { mrid: '', limit: 5 }, { limit: 5 }, 1],
    ['an empty text against another limit', { mrid: '' }, { limit: 5 }, 0],
    ['other arguments do not matter', { mrid: 'm1', page: 1 }, { mrid: 'm1', page: 2 }, 1],
  ])('%s', (_, reference, actual, score) => expect(timeSeries(reference, actual).score).toBe(score));
});

describe('data points', () => {
  const full = {
    ...{ external_id: 'p1', granularity: '1h', aggregates: ['average', 'max'], limit: 100 },
    ...{ start: '2025-01-01T00:00:00Z', end: '2026-01-01T00:00:00Z' },
  };
  test.each<[string, Args, 0 | 1]>([
    ['all arguments', full, 1],
    ['ids as a list of one', { ...full, external_id: ['p1'] }, 1],
    ['another id', { ...full, external_id: 'p2' }, 0],
    ['aggregates in another order', { ...full, aggregates: ['max', 'average'] }, 1],
    ['an aggregate less', { ...full, aggregates: ['average'] }, 0],
    ['a granularity written otherwise', { ...full, granularity: '1 hour' }, 1],
    ['another granularity', { ...full, granularity: '1d' }, 0],
    ['a start written otherwise', { ...full, start: '2025' }, 1],
    ['another start', { ...full, start: '2025-01-02' }, 0],
    ['an end in milliseconds', { ...full, end: 1_767_225_600_000 }, 1],
    ['another end', { ...full, end: 'now' }, 0],
    ['another limit', { ...full, limit: 10 }, 0],
    ['a limit that is missing', { ...full, limit: undefined }, 0],
    ['arguments that are not compared', { ...full, include_unit: true }, 1],
  ])('%s', (_, actual, score) => expect(dataPoints(full, actual).score).toBe(score));

  test('nothing asked on both sides is the same', () => {
    expect(dataPoints({}, {}).score).toBe(1);
    expect(dataPoints({}, { limit: 5 }).score).toBe(0);
  });

  test('a relative reference is taken from when the actual step ran', () => {
    const ran = '2025-03-10T12:00:00Z';
    expect(dataPoints({ start: '1d-ago' }, { start: '2025-03-09T12:00:30Z' }, ran).score).toBe(1);
    expect(dataPoints({ start: '1d-ago' }, { start: '2025-03-09T12:02:00Z' }, ran).score).toBe(0);
    expect(dataPoints({ start: '1d-ago' }, { start: '2025-03-09T12:00:30Z' }).explain?.().detail.arguments).toEqual([
      'start: expected 1d-ago, got 2025-03-09T12:00:30Z, without an execution_timestamp',
    ]);
  });

  test('arguments named like properties of objects are not arguments', () => {
    expect(dataPoints({}, JSON.parse('{"constructor": 1, "__proto__": {"limit": 5}}')).score).toBe(1);
  });

  test('a miss names the arguments that differ', () => {
    const miss = dataPoints(full, { ...full, limit: undefined, start: '2024' }).explain?.();
    expect(miss?.cause.kind).toBe('arguments_differ');
    const start = 'start: expected 2025-01-01T00:00:00Z, got 2024';
    expect(miss?.detail.arguments).toEqual([start, 'limit: expected 100, got none']);
  });
});
