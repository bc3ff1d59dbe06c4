import { describe, expect, test } from 'vitest';
import { ageOfArtifact } from '../../../src/core/comparison/baseline-candidates.js';

/** A job that ran from one minute to another; null: it still runs. */
function job(name: string, run_attempt: number, from: number, to: number | null) {
  const at = (minute: number) => new Date(minute * 60_000).toISOString();
  return { name, run_attempt, started_at: at(from), completed_at: to === null ? null : at(to), status: 'completed' };
}

const FIRST = [job('eval (1)', 1, 0, 10), job('eval (2)', 1, 0, 10), job('combine', 1, 11, 12)];
const MINUTE = 60_000;

describe('the age of an artifact that was uploaded in the ninth minute of the first attempt', () => {
  const age = (...jobs: unknown[]) => ageOfArtifact(9 * MINUTE, [...FIRST, ...jobs], 2);
  const [again, combining] = [job('eval (1)', 2, 20, 29), job('combine', 2, 30, null)];

  test.each<[string, unknown[], string]>([
    ['nothing ran again but the last job', [combining], 'older'],
    ['one of two jobs ran again', [again, combining], 'older'],
    ['all jobs ran again', [again, job('eval (2)', 2, 20, 22), combining], 'stale'],
    ['a job still runs', [again, job('eval (2)', 2, 20, null), combining], 'stale'],
    // GitHub has listed the jobs that did not run again as jobs of the attempt, with their old times.
    ['an attempt lists a job that did not run again', [again, job('eval (2)', 2, 0, 10)], 'older'],
    ['jobs that cannot be read', [null, {}, { name: 'eval (2)' }, { name: 'eval (2)', started_at: 'soon' }], 'older'],
  ])('%s: %j', (_, jobs, expected) => {
    expect(age(...jobs)).toBe(expected);
  });
});

test('an artifact that the current attempt uploaded is current', () => {
  const jobs = [...FIRST, job('eval (1)', 2, 20, 29), job('eval (2)', 2, 20, 29)];
  expect(ageOfArtifact(25 * MINUTE, jobs, 2)).toBe('current');
  expect(ageOfArtifact(25 * MINUTE, [...FIRST, job('eval (1)', 2, 20, null)], 2)).toBe('current');
});

test('without a time, or without a job of that time, nothing is known against it', () => {
  const jobs = [...FIRST, job('eval (1)', 2, 20, 29), job('eval (2)', 2, 20, 29)];
  expect(ageOfArtifact(null, jobs, 2)).toBe('current');
  expect(ageOfArtifact(15 * MINUTE, jobs, 2)).toBe('current');
  expect(ageOfArtifact(9 * MINUTE, [], 2)).toBe('current');
});
