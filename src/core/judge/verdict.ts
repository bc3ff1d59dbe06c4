import * as v from 'valibot';
import { readBoundedJson } from '../text/json.js';
import type { Decoded } from '../words/errors.js';
import { decodeWith, invalidReply } from './ask.js';

const texts = v.pipe(v.array(v.string()), v.readonly());

const schema = v.object({
  key: v.string(),
  metric: v.string(),
  verdict: v.unknown(),
  cost_usd: v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))),
  sent: texts,
  served: v.exactOptional(texts),
});

/** A judgement in the cache, one JSON object per line. `key`: hash of everything that it depends on. `served`: the model, as the replies say. */
export type StoredVerdict = Readonly<v.InferOutput<typeof schema>>;

const decodeVerdict = decodeWith(schema);

export function decodeVerdictLine(line: string): Decoded<StoredVerdict> {
  const json = readBoundedJson(line);
  return json.kind === 'value' ? decodeVerdict(json.value) : invalidReply('it is not JSON');
}

/** Verdicts of earlier runs and of this run. */
export interface VerdictCache {
  readonly get: (key: string) => Promise<StoredVerdict | null>;
  /** Resolves after the verdict is written. */
  readonly put: (verdict: StoredVerdict) => Promise<void>;
}
