import { readBoundedJson } from '../../text/json.js';
import { ANY_ITEM, type JsonPath } from '../../text/json-path.js';
import { isMapping, own } from '../../text/values.js';
import { onlyListUnder } from './wrapped-rows.js';

/** The value at the first of some paths that exists, also in JSON that is written as text; undefined where there is none. */
export function valueAtPaths(value: unknown, paths: readonly JsonPath[]): unknown {
  for (const path of paths) {
    const found = valueAt(value, path);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The only list of rows under the last key of the paths: the path above it differs between the releases of some servers. */
export function listElsewhere(value: unknown, paths: readonly JsonPath[]): unknown {
  const key = paths.at(-1)?.findLast((part) => typeof part === 'string');
  return key === undefined ? undefined : onlyListUnder(value, key);
}

function valueAt(value: unknown, [key, ...rest]: JsonPath): unknown {
  if (key === undefined || value === undefined) return value;
  const inside = typeof value === 'string' ? inText(value) : value;
  if (typeof key === 'string') return isMapping(inside) ? valueAt(own(inside, key), rest) : undefined;
  if (!Array.isArray(inside)) return undefined;
  if (key !== ANY_ITEM) return valueAt(inside[key], rest);
  const items = inside.map((item) => valueAt(item, rest)).filter((item) => item !== undefined);
  // The lists of several pages are one.
  const areRows = items.length > 0 && items.every((item) => Array.isArray(item) && item.every(isMapping));
  const isPages = rest.includes(ANY_ITEM) || areRows;
  return items.length > 0 || inside.length === 0 ? (isPages ? items.flat() : items) : undefined;
}

function inText(text: string): unknown {
  const json = /^\s*[[{"]/.test(text) ? readBoundedJson(text) : null;
  return json?.kind === 'value' ? json.value : undefined;
}
