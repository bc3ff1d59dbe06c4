import type { JudgedMetric, JudgeSpending, JudgeSummary } from '../answers/summary.js';
import { added, roundedSum } from '../exact-sum.js';
import { canonicalJson } from '../runs/fingerprint.js';
import { sum } from '../statistics.js';
import { increment } from '../values.js';

/** How the answers of all parts of a run were judged; null: none were. Null for a part that had no answer to judge. */
export function mergeJudges(parts: readonly (JudgeSummary | null)[]): JudgeSummary | null {
  const judged = parts.filter((part) => part !== null);
  const [first] = judged;
  if (!first) return null;
  const metrics = first.metrics.map(({ name }) =>
    mergeMetrics(judged.flatMap((part) => part.metrics.filter((metric) => metric.name === name))),
  );
  return { metrics, spending: mergeSpending(judged.flatMap(({ spending }) => spending ?? [])) };
}

/** Whether all parts were judged by the same metrics with the same settings. */
export function haveSameJudge(parts: readonly (JudgeSummary | null)[]): boolean {
  const identities = parts
    .filter((part) => part !== null)
    .map(({ metrics }) => canonicalJson(metrics.map(({ name, identity }) => [name, identity])));
  return new Set(identities).size <= 1;
}

function mergeMetrics(metrics: readonly JudgedMetric[]): JudgedMetric {
  const troubles = new Map<string, number>();
  for (const [kind, count] of metrics.flatMap((metric) => Object.entries(metric.troubles))) {
    increment(troubles, kind, count);
  }
  return {
    ...(metrics[0] as JudgedMetric),
    expected: sum(metrics.map(({ expected }) => expected)),
    judged: sum(metrics.map(({ judged }) => judged)),
    troubles: Object.fromEntries(troubles),
    example: metrics.find(({ example }) => example !== null)?.example ?? null,
  };
}

/** Each part has its own budget, so the budgets add up. */
function mergeSpending(parts: readonly JudgeSpending[]): JudgeSpending | null {
  const [first] = parts;
  if (!first) return null;
  const total = (of: (part: JudgeSpending) => number | null) => {
    const values = parts.map(of);
    return values.includes(null) ? null : sum(values.map((value) => value ?? 0));
  };
  const exactCostUsd = parts.flatMap((part) => part.exactCostUsd).reduce(added, []);
  return {
    ...first,
    asked: total(({ asked }) => asked) ?? 0,
    reused: total(({ reused }) => reused) ?? 0,
    costUsd: parts.some(({ costUsd }) => costUsd === null) ? null : roundedSum(exactCostUsd),
    exactCostUsd,
    maxCostUsd: total(({ maxCostUsd }) => maxCostUsd),
  };
}
