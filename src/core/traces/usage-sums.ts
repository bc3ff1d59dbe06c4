import type { Mapping } from '../text/values.js';
import type { TraceEvent, Usage } from './events/trace.js';

/** Sums over the model calls; a sum is absent if no call has the figure. */
export function sumUsage(events: readonly TraceEvent[]): Mapping {
  const usages = events.filter((event) => event.kind === 'usage').map(withTotal);
  const sums = {
    input_tokens: sumUsageKey(usages, 'input'),
    output_tokens: sumUsageKey(usages, 'output'),
    total_tokens: sumUsageKey(usages, 'total'),
    cost_usd: sumUsageKey(usages, 'cost'),
  };
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== null));
}

function withTotal(usage: Usage): Usage {
  const { input, output, total } = usage;
  return total !== null || input === null || output === null ? usage : { ...usage, total: input + output };
}

function sumUsageKey(usages: readonly Usage[], key: keyof Usage): number | null {
  const knownValues = usages.map((usage) => usage[key]).filter((value) => value !== null);
  return knownValues.length === 0 ? null : knownValues.reduce((sum, value) => sum + value, 0);
}

/** Seconds from the first to the last timestamp. */
export function elapsedFromTimes(events: readonly TraceEvent[]): number | null {
  const times = events.filter((event) => event.kind === 'time').map(({ at }) => at);
  const [first, ...more] = times;
  if (first === undefined || more.length === 0) return null;
  const [earliest, latest] = times.reduce(([low, high], at) => [Math.min(low, at), Math.max(high, at)], [first, first]);
  return latest - earliest;
}

/** Rounded to microseconds; nanoseconds are irrelevant for an agent. */
export function roundToMicroseconds(seconds: number): number {
  return Math.round(seconds * 1e6) / 1e6;
}
