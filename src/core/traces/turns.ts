import type { Mapping } from '../text/values.js';
import type { Trace, TraceEvent, Usage } from './events/trace.js';

/** A step of the agent, by the place of its call among the events. */
interface PlacedStep {
  /** Index of the event of the call. */
  readonly at: number;
  readonly isFailed: boolean;
}

/**
 * The number of the user's turns, all texts of the agent, and the figures of each turn, where there are several turns.
 * What the agent does before the first turn belongs to it. Spans repeat their history, so that they have no turns.
 */
export function turnsOf({ events, naming }: Trace, steps: readonly PlacedStep[]): Mapping {
  const starts = events.flatMap(({ kind }, at) => (kind === 'user' ? [at] : []));
  if (naming.records.length === 0 || starts.length < 2) return {};
  const bounds = [0, ...starts.slice(1), events.length];
  const stepsOfTurn = groupByTurn(steps, events);
  return {
    turns: starts.length,
    agent_texts: events.flatMap((event) => (event.kind === 'assistant' ? [event.text] : [])),
    turn_figures: starts.map((_, turn) => {
      const [from, to] = [bounds[turn] as number, bounds[turn + 1] as number];
      return { ...countSteps(stepsOfTurn[turn] ?? []), ...figuresOfTurn(events.slice(from, to)) };
    }),
  };
}

/** The steps of each turn. */
function groupByTurn(steps: readonly PlacedStep[], events: readonly TraceEvent[]): PlacedStep[][] {
  let turn = -1;
  const turnAt = events.map(({ kind }) => Math.max(0, kind === 'user' ? ++turn : turn));
  const groups: PlacedStep[][] = [];
  for (const step of steps) {
    const group = turnAt[step.at] ?? 0;
    groups[group] = groups[group] ?? [];
    groups[group].push(step);
  }
  return groups;
}

function countSteps(steps: readonly PlacedStep[]): Mapping {
  return { steps: steps.length, failed_steps: steps.filter(({ isFailed }) => isFailed).length };
}

/** Tokens and time of a turn; usage of the whole conversation belongs to no turn. */
function figuresOfTurn(events: readonly TraceEvent[]): Mapping {
  const elapsed = elapsedFromTimes(events);
  return {
    ...sumUsage(events.filter((event) => event.kind !== 'usage' || event.isTotal !== true)),
    ...(elapsed !== null && { elapsed_sec: roundToMicroseconds(elapsed) }),
  };
}

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
