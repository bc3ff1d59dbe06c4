import type { Mapping } from './values.js';

/** The replacement of a text. */
export type Change = (text: string) => string;

/** Texts that are looked up by their value, such as keys. */
const NAMES = new Set(['id', 'question_id', 'template_id', 'templateId']);

/** The same plain data with all its texts changed, and all names and keys; the value itself where nothing changed. */
export function everyText<T>(value: T, change: Change, changeName: Change = change): T {
  return changed(value, change, changeName) as T;
}

function changed(value: unknown, change: Change, changeName: Change): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value === 'bigint') return changedDigits(value, change);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return changedItems(value, change, changeName);
  return changedMapping(value as Mapping, change, changeName);
}

/** Digits of a long number can be a secret. */
function changedDigits(value: bigint, change: Change): unknown {
  const digits = String(value);
  const other = change(digits);
  return other === digits ? value : other;
}

/** Most data have nothing to change: a copy is made only for the first item that differs. */
function changedItems(items: readonly unknown[], change: Change, changeName: Change): readonly unknown[] {
  let copy: unknown[] | null = null;
  for (let at = 0; at < items.length; at++) {
    const item = changed(items[at], change, changeName);
    if (copy === null && !Object.is(item, items[at])) copy = items.slice(0, at);
    copy?.push(item);
  }
  return copy ?? items;
}

function changedMapping(value: Mapping, change: Change, changeName: Change): Mapping {
  const keys = Object.keys(value);
  let copy: [string, unknown][] | null = null;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string;
    const name = changeName(key);
    const item = changed(value[key], NAMES.has(key) ? changeName : change, changeName);
    if (copy === null && !(name === key && Object.is(item, value[key]))) copy = Object.entries(value).slice(0, at);
    copy?.push([name, item]);
  }
  return copy === null ? value : Object.fromEntries(copy);
}
