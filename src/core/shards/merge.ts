import { canonicalJson } from '../corpus/fingerprint.js';
import { servedByAny } from '../judge/judge.js';
import { isStepMetric, type MetricName } from '../judge/metric.js';
import { type JudgedMetric, type JudgeSpending, type JudgeSummary, TRILLIONTHS } from '../judge/summary.js';
import { MAX_LINE_TEXT } from '../shown.js';
import { sum } from '../statistics/intervals.js';
import { groupedBy, increment } from '../text/values.js';
import type { Problem } from '../words/errors.js';
import { type ShardHead, shardText } from './records.js';

export interface FoundShard {
  readonly folder: string;
  readonly head: ShardHead;
}

/** Why shards do not form one run: one is missing or repeated, or has other settings than the first. */
export function shardProblems(shards: readonly FoundShard[]): Problem[] {
  const [first, ...others] = shards;
  if (!first) return [];
  const different = others.flatMap((shard) => differences(first, shard));
  return different.length > 0 ? different : [...repeatedShards(shards), ...missingShards(first.head.shard.of, shards)];
}

/** Properties that must be equal, with their names for messages, most relevant first. */
const EQUAL: readonly (readonly [what: string, of: (head: ShardHead) => unknown])[] = [
  ['the number of shards', ({ shard }) => shard.of],
  ['the run', ({ provenance }) => provenance.run_id ?? null],
  ['the commit', ({ provenance }) => provenance.commit ?? null],
  ['the version of Stepgate', (head) => head.stepgate_version],
  ['the scoring preset', ({ scoring }) => scoring.preset],
  ['the scoring rules', ({ scoring }) => scoring.knobs],
  ['the selection', ({ selection }) => selection],
  [
    'the selected questions of the corpus',
    ({ corpus, selected, unselected, titles, drafts = 0 }) => [corpus, selected, unselected, titles, drafts],
  ],
];

function differences(first: FoundShard, shard: FoundShard): Problem[] {
  const names = new Set([first, shard].flatMap(({ head }) => Object.keys(head.settings)));
  const settings = [...names].map((name) => [name, ({ settings: all }: ShardHead) => all[name]] as const);
  const difference = [...EQUAL, ...settings].find(
    ([, property]) => canonicalJson(property(first.head)) !== canonicalJson(property(shard.head)),
  );
  if (!difference) return [];
  const [label, property] = difference;
  const [here, there] = [shard, first].map(({ head }) => showValue(property(head)));
  const values = here === null || there === null ? '' : `: ${here} here, ${there} there`;
  const otherShard = `shard ${shardText(first.head.shard)} (${first.folder})`;
  const message = `shard ${shardText(shard.head.shard)} differs from ${otherShard} in ${label}${values}`;
  return [{ file: shard.folder, message }];
}

/** A value as text for a line; null if it is too long or a hash. */
function showValue(value: unknown): string | null {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none');
  return text.length > MAX_LINE_TEXT || /^[0-9a-f]{32}/.test(text) ? null : text;
}

function repeatedShards(shards: readonly FoundShard[]): Problem[] {
  const copies = [...groupedBy(shards, ({ head }) => shardText(head.shard))].filter(([, { length }]) => length > 1);
  return copies.map(([shard, all]) => {
    const folders = all.map(({ folder }) => folder).join(', ');
    return { message: `shard ${shard} is given ${all.length} times: ${folders}` };
  });
}

function missingShards(of: number, shards: readonly FoundShard[]): Problem[] {
  const presentIndexes = new Set(shards.map(({ head }) => head.shard.index));
  const absent = Array.from({ length: of }, (_, at) => at + 1).filter((index) => !presentIndexes.has(index));
  return absent.map((index) => ({ message: `shard ${shardText({ index, of })} is missing` }));
}

/** null: no part was judged; a part without answers to judge is null. */
export function mergeJudges(parts: readonly (JudgeSummary | null)[]): JudgeSummary | null {
  const judgedParts = parts.filter((part) => part !== null);
  const [first] = judgedParts;
  if (!first) return null;
  const names = new Set(judgedParts.flatMap((part) => part.metrics.map(({ name }) => name)));
  const metrics = [...names].map((name) =>
    mergeMetrics(judgedParts.flatMap((part) => part.metrics.filter((metric) => metric.name === name))),
  );
  return {
    metrics,
    ...(first.trust && { trust: first.trust }),
    spending: mergeSpending(judgedParts.flatMap(({ spending }) => spending ?? [])),
  };
}

/** Whether all parts were judged by the same metrics with the same settings; not all have retrieval steps. */
export function haveSameJudge(parts: readonly (JudgeSummary | null)[]): boolean {
  const judgedParts = parts.filter((part) => part !== null);
  const isSame = (values: readonly unknown[]) => new Set(values.map((value) => canonicalJson(value))).size <= 1;
  const ofSteps = new Set(judgedParts.flatMap(({ metrics }) => metrics.map(({ name }) => name).filter(isStepMetric)));
  const identities = judgedParts.map(({ metrics }) =>
    metrics.filter(({ name }) => !isStepMetric(name)).map(({ name, identity }) => [name, identity]),
  );
  const identitiesOf = (step: MetricName) =>
    judgedParts.flatMap(({ metrics }) => metrics.filter(({ name }) => name === step).map(({ identity }) => identity));
  return isSame(identities) && [...ofSteps].every((name) => isSame(identitiesOf(name)));
}

function mergeMetrics(metrics: readonly JudgedMetric[]): JudgedMetric {
  const troubles = new Map<string, number>();
  for (const [kind, count] of metrics.flatMap((metric) => Object.entries(metric.troubles))) {
    increment(troubles, kind, count);
  }
  const served = servedByAny(metrics);
  return {
    ...(metrics[0] as JudgedMetric),
    ...(served.length > 0 && { served }),
    expected: sum(metrics.map(({ expected }) => expected)),
    judged: sum(metrics.map(({ judged }) => judged)),
    troubles: Object.fromEntries(troubles),
    example: metrics.find(({ example }) => example !== null)?.example ?? null,
  };
}

/** Merges the spending; each part has a separate budget, so the budgets are added. */
function mergeSpending(parts: readonly JudgeSpending[]): JudgeSpending | null {
  const [first] = parts;
  if (!first) return null;
  const total = (key: 'asked' | 'reused' | 'requests' | 'trillionths') => sum(parts.map((part) => part[key]));
  const budgets = parts.flatMap(({ maxCostUsd }) => maxCostUsd ?? []);
  const trillionths = total('trillionths');
  return {
    ...first,
    asked: total('asked'),
    reused: total('reused'),
    requests: total('requests'),
    ...(parts.some(({ isMost }) => isMost) && { isMost: true as const }),
    costUsd: parts.some(({ costUsd }) => costUsd === null) ? null : trillionths / TRILLIONTHS,
    trillionths,
    maxCostUsd: budgets.length < parts.length ? null : sum(budgets),
  };
}
