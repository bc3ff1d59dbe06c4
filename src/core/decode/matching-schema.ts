import * as v from 'valibot';
import { NORMALIZATIONS } from '../steps/normalize.js';
import { isMapping, type Mapping } from '../values.js';
import { strictMapping } from './shape.js';

const AMOUNT = 'expected a number of at least 0, or {relative: 0.001} for a share of the reference';
const TOLERANCE = `${AMOUNT}, or {paths: {"orders[*].total": 0.01}}`;

const nonNegative = v.custom<number>((value) => typeof value === 'number' && value >= 0 && Number.isFinite(value));
const parts = { absolute: v.optional(nonNegative), relative: v.optional(nonNegative) };
const amount = v.union([nonNegative, strictMapping(parts)], AMOUNT);

/** A number is the absolute difference. */
export type Amount = v.InferOutput<typeof amount>;

const byPath = v.custom<Mapping>(isMapping, 'expected a mapping of paths to tolerances');
const tolerance = v.union([nonNegative, strictMapping({ ...parts, paths: v.optional(byPath) })], TOLERANCE);

/** The keys of a step that say how it is compared. */
export const matchingKeys = {
  match_args: v.nullish(v.string()),
  match_output: v.nullish(v.string()),
  tolerance: v.nullish(tolerance),
  unordered: v.nullish(v.union([v.boolean(), v.array(v.string())], 'expected true, false or a list of paths')),
  rows_at: v.nullish(v.string()),
  columns: v.nullish(v.array(v.string(), 'expected a list of names')),
  ignore: v.nullish(v.array(v.string(), 'expected a list of paths')),
  normalize: v.nullish(
    v.array(
      v.picklist(NORMALIZATIONS, `expected ${NORMALIZATIONS.join(', ')}`),
      `expected a list of ${NORMALIZATIONS.join(', ')}`,
    ),
  ),
};

/** A tolerance of a path, or what is wrong with it. */
export function decodeAmount(value: unknown): Amount | null {
  const parsed = v.safeParse(amount, value);
  return parsed.success ? parsed.output : null;
}

export { AMOUNT as AMOUNT_FORMS };
