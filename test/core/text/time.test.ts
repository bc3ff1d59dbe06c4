import { describe, expect, test } from 'vitest';
import { sameGranularity, sameTime } from '../../../src/core/text/time.js';

/** When the actual step ran: 2025-03-10T12:00:00Z. */
const RAN = '2025-03-10T12:00:00Z';
const RAN_MS = 1_741_608_000_000;

type Case = [name: string, reference: unknown, actual: unknown, same: boolean, ran?: unknown];

function table(name: string, cases: readonly Case[]): void {
  describe(name, () => {
    test.each(cases)('%s', (_, reference, actual, same, ran = RAN) => {
      expect(sameTime(reference, actual, ran)).toBe(same);
    });
  });
}

table('instants are the same', [
  ['without a zone, which is UTC', '2025-03-10T12:00:00', '2025-03-10T12:00:00Z', true],
  ['in another zone', '2025-03-10T12:00:00Z', '2025-03-10T14:00:00+02:00', true],
  ['in a zone west of it', '2025-03-10T12:00:00Z', '2025-03-10T07:00:00-0500', true],
  ['in a zone of hours only', '2025-03-10T12:00:00Z', '2025-03-10T14:00:00+02', true],
  ['with a blank instead of T', '2025-03-10T12:00:00Z', '2025-03-10 12:00:00+00:00', true],
  ['in the basic form', '2025-03-10T12:00:00Z', '20250310T120000Z', true],
  ['without seconds', '2025-03-10T12:00:00Z', '2025-03-10T12:00Z', true],
  ['with a fraction of 0', '2025-03-10T12:00:00Z', '2025-03-10T12:00:00.000Z', true],
  ['as a date', '2025-03-10', '2025-03-10T00:00:00Z', true],
  ['as a basic date', '2025-03-10', '20250310', true],
  ['as a month', '2025-03', '2025-03-01T00:00:00Z', true],
  ['as a year', '2025', '2025-01-01', true],
  ['as epoch milliseconds', RAN, RAN_MS, true],
  ['as epoch milliseconds on the reference side', RAN_MS, RAN, true],
  ['epoch 0', 0, '1970-01-01', true],
  ['before the epoch', -86_400_000, '1969-12-31', true],
  ['in a leap year', '2024-02-29', '2024-02-29T00:00:00Z', true],
]);

table('instants differ', [
  ['by a second', '2025-03-10T12:00:00Z', '2025-03-10T12:00:01Z', false],
  ['by a millisecond', '2025-03-10T12:00:00.001Z', '2025-03-10T12:00:00.002Z', false],
  ['by their zone', '2025-03-10T12:00:00Z', '2025-03-10T12:00:00+01:00', false],
  ['by a day that does not exist', '2025-03-01', '2025-02-29', false],
  ['by a month that does not exist', '2026-01-01', '2025-13-01', false],
  ['by an hour that does not exist', '2025-03-11T01:00:00Z', '2025-03-10T25:00:00Z', false],
  ['by text that follows', '2025-03-10', '2025-03-10 or so', false],
]);

table('a relative reference', [
  ['now, and the very moment', 'now', RAN, true],
  ['now, 60 s later', 'now', '2025-03-10T12:01:00Z', true],
  ['now, 60 s earlier', 'now', '2025-03-10T11:59:00Z', true],
  ['now, 61 s later', 'now', '2025-03-10T12:01:01Z', false],
  ['2h-ago, as epoch milliseconds', '2h-ago', RAN_MS - 7_200_000, true],
  ['30s-ago', '30s-ago', '2025-03-10T11:59:30Z', true],
  ['15m-ago', '15m-ago', '2025-03-10T11:45:00Z', true],
  ['3d-ahead', '3d-ahead', '2025-03-13T12:00:00Z', true],
  ['1w-ago', '1w-ago', '2025-03-03T12:00:00Z', true],
  ['1w-ago is not 1w-ahead', '1w-ago', '2025-03-17T12:00:00Z', false],
  ['at a time given in milliseconds', '2h-ago', '2025-03-10T10:00:00Z', true, RAN_MS],
  ['at a time that was not recorded', 'now', RAN, false, null],
  ['at a time that cannot be read', 'now', RAN, false, 'yesterday'],
  ['and a text that is not a time', 'now', 'soon', false],
  ['and the same words', '2h-ago', '2h-ago', true],
  ['and as many minutes', '2h-ago', '120m-ago', true],
  ['and now', '0s-ago', 'now', true],
  ['and other words', '2h-ago', '3h-ago', false],
  ['needs no recorded time when both are relative', '1d-ago', '24h-ago', true, null],
]);

table('an absolute reference', [
  ['takes no relative actual', RAN, 'now', false],
  ['in milliseconds takes none either', RAN_MS, 'now', false],
  ['takes no missing actual', RAN, undefined, false],
]);

table('what is not a time is text', [
  ['equal', 'start of winter', 'start of winter', true],
  ['different', 'start of winter', 'start of summer', false],
  ['months have no letter, so 1mo-ago is text', '1mo-ago', '1mo-ago', true],
  ['mappings that differ', { year: 2025 }, { year: 2026 }, false],
  ['both missing', undefined, undefined, true],
  ['missing and null', undefined, null, true],
  ['missing and now', undefined, 'now', false],
  ['the empty text and missing', '', undefined, false],
]);

describe('granularities', () => {
  test.each<[reference: unknown, actual: unknown, same: boolean]>([
    ['1s', '1second', true],
    ['15m', '15minutes', true],
    ['15m', '15 Minutes', true],
    ['1h', '1Hour', true],
    ['2d', '2DAY', true],
    ['1w', '1week', true],
    ['1mo', '1month', true],
    ['1q', '1quarter', true],
    ['1y', '1year', true],
    ['1h', '01h', true],
    ['1M', '1m', true],
    ['1m', '1mo', false],
    ['1h', '1d', false],
    ['1d', '24h', false],
    ['1h', '1h30m', false],
    ['1h30m', '1h30m', true],
    ['1h', 'h', false],
    ['hourly', 'daily', false],
    ['1h', '1hourss', false],
    ['1h', undefined, false],
    [undefined, '1h', false],
    [undefined, null, true],
    [{ unit: 'h' }, { unit: 'd' }, false],
  ])('%j and %j: %s', (reference, actual, same) => expect(sameGranularity(reference, actual)).toBe(same));
});

test('an argument that cannot be made text does not throw', () => {
  const odd = { toString: 1, valueOf: 2 };
  expect(sameTime('now', odd, RAN)).toBe(false);
  expect(sameTime(odd, 'now', RAN)).toBe(false);
  expect(sameTime('now', RAN, odd)).toBe(false);
  expect(sameGranularity('1h', odd)).toBe(false);
});
