import type { PreparedReference } from '../steps/step.js';
import type { WrittenPath } from '../steps/step-matching.js';
import { jsonOf } from '../steps/value.js';
import { ANY_ITEM, type JsonPath } from '../text/json-path.js';
import { isMapping, own } from '../values.js';

/** What is doubtful about a path of a step. */
export interface PathTrouble {
  readonly kind: 'unused-path' | 'path-of-either-side';
  readonly why: string;
}

/**
 * The paths of a step that lead to nothing in the reference, and those that are read as paths of the output although the
 * arguments are compared and have them, too: they meant the arguments as long as the output was not compared.
 */
export function doubtfulPaths({ step, unwrapped }: PreparedReference): PathTrouble[] {
  const { paths = [], args = 'ignore' } = step.matching ?? {};
  if (paths.length === 0) return [];
  const output = jsonOf(unwrapped().value);
  const sides = { args: step.args, output: output.kind === 'value' ? output.value : undefined };
  const ofArguments = new Set(paths.flatMap((one) => (one.side === 'args' ? [nameOf(one)] : [])));
  return paths.flatMap((one): PathTrouble[] => {
    const { key, written, side, path } = one;
    if (side === 'output' && args !== 'ignore' && leadsSomewhere(step.args, path) && !ofArguments.has(nameOf(one))) {
      const why = `${key}: ${written} is a path of the output; of the arguments it is args.${written.replace(/^\$\.?/, '')}`;
      return [{ kind: 'path-of-either-side', why }];
    }
    return leadsSomewhere(sides[side], path) ? [] : [{ kind: 'unused-path', why: `${key}: ${written}` }];
  });
}

/** A path with its key, the same on either side. */
function nameOf({ key, path }: WrittenPath): string {
  return JSON.stringify([key, ...path.map((part) => (part === ANY_ITEM ? [] : part))]);
}

function leadsSomewhere(value: unknown, path: JsonPath): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return value !== undefined;
  if (key === ANY_ITEM) return Array.isArray(value) && value.some((item) => leadsSomewhere(item, rest));
  if (typeof key === 'number') return Array.isArray(value) && leadsSomewhere(value[key], rest);
  return isMapping(value) && Object.hasOwn(value, key) && leadsSomewhere(own(value, key), rest);
}
