import * as v from 'valibot';
import { PRESET_NAMES, PRESETS, type Scoring } from '../scoring.js';
import { isMapping, type Mapping } from '../values.js';

const mapping = v.custom<Mapping>(isMapping, 'expected a mapping');

export const scoringSchema = v.object({ preset: v.picklist(PRESET_NAMES), knobs: mapping });

/** How a run was scored, as its baseline file says; null where it does not. */
export function decodeScoring(value: unknown): Scoring | null {
  const parsed = v.safeParse(scoringSchema, value);
  return parsed.success ? scoringIn(parsed.output) : null;
}

/** All rules of a scoring: those of its preset, and the ones that it sets otherwise. */
export function scoringIn({ preset, knobs }: v.InferOutput<typeof scoringSchema>): Scoring {
  return { preset, knobs: { ...PRESETS[preset], ...knobs } as Scoring['knobs'] };
}
