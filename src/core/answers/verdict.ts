import * as v from 'valibot';
import { depthWithin, readJson } from '../json.js';

/** A judgement as the cache keeps it: one JSON line each. */
export interface StoredVerdict {
  /** Hash of all that it depends on. */
  readonly key: string;
  readonly metric: string;
  readonly verdict: unknown;
  readonly cost_usd: number | null;
  readonly sent: readonly string[];
}

const schema = v.object({
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  metric: v.string(),
  verdict: v.unknown(),
  cost_usd: v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))),
  sent: v.array(v.pipe(v.string(), v.regex(/^[a-z_]+=[\w.-]+$/))),
});

const MAX_DEPTH = 10;

/** Reads one line of a cache; null for a line that is none, as the last one of a run that was killed. */
export function decodeVerdictLine(line: string): StoredVerdict | null {
  const json = readJson(line);
  // No verdict is nested deeper; one that is could not even be written again.
  if (json.kind === 'invalid' || !depthWithin(json.value, MAX_DEPTH)) return null;
  const parsed = v.safeParse(schema, json.value);
  return parsed.success ? parsed.output : null;
}

/** Verdicts of earlier runs, and of this one as it goes. */
export interface VerdictCache {
  readonly get: (key: string) => Promise<StoredVerdict | null>;
  /** Resolves once the verdict is written. */
  readonly put: (verdict: StoredVerdict) => Promise<void>;
}
