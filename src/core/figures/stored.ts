import * as v from 'valibot';
import { idText } from '../corpus/shape.js';

export const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Tokens, seconds, dollars or tool calls; for several answers their mean. */
export const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const configHash = v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{8,128}$/, 'expected a hash')));

/** Hashes of the parts of a config that decide scores. */
export const configSchema = v.object({ step_aliases: configHash, rules: configHash });
export type ConfigHashes = Readonly<v.InferOutput<typeof configSchema>>;

export const provenanceSchema = v.object({
  repository: v.optional(v.string()),
  /** Its id, which stays when it is renamed or transferred. */
  repository_id: v.optional(count),
  commit: v.optional(v.string()),
  run_id: v.optional(v.string()),
  attempt: v.optional(count),
  event: v.optional(v.string()),
  branch: v.optional(v.string()),
  time: v.optional(v.string()),
});
export type Provenance = Readonly<v.InferOutput<typeof provenanceSchema>>;

/** A requirement that a run was checked with. */
export const gateSchema = v.object({ name: idText, operator: v.picklist(['>=', '>', '<=', '<']), limit: v.number() });
export type StoredGate = Readonly<v.InferOutput<typeof gateSchema>>;
