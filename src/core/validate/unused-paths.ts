import type { PreparedReference } from '../steps/step.js';
import { jsonOf } from '../steps/value.js';
import { ANY_ITEM, type JsonPath } from '../text/json-path.js';
import { isMapping, own } from '../values.js';

/** The paths of a step that lead to nothing in the reference, as the corpus has them. */
export function unusedPaths({ step, unwrapped }: PreparedReference): string[] {
  const paths = step.matching?.paths ?? [];
  if (paths.length === 0) return [];
  const output = jsonOf(unwrapped().value);
  const sides = { args: step.args, output: output.kind === 'value' ? output.value : undefined };
  return paths
    .filter(({ side, path }) => !leadsSomewhere(sides[side], path))
    .map(({ key, written }) => `${key}: ${written}`);
}

function leadsSomewhere(value: unknown, path: JsonPath): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return value !== undefined;
  if (key === ANY_ITEM) return Array.isArray(value) && value.some((item) => leadsSomewhere(item, rest));
  if (typeof key === 'number') return Array.isArray(value) && leadsSomewhere(value[key], rest);
  return isMapping(value) && Object.hasOwn(value, key) && leadsSomewhere(own(value, key), rest);
}
