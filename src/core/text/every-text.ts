/** What becomes of a text. */
export type Change = (text: string) => string;

/** What is looked up by its text, as keys are. */
const NAMES = new Set(['id', 'question_id', 'template_id', 'templateId']);

/** The same plain data with all its texts changed, and all names and keys; the value itself where nothing changed. */
export function everyText<T>(value: T, change: Change, changeName: Change = change): T {
  return changed(value, change, changeName) as T;
}

function changed(value: unknown, change: Change, changeName: Change): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => changed(item, change, changeName));
    return items.every((item, at) => Object.is(item, value[at])) ? value : items;
  }
  let isSame = true;
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
    const entry: [string, unknown] = [changeName(key), changed(item, NAMES.has(key) ? changeName : change, changeName)];
    isSame &&= entry[0] === key && Object.is(entry[1], item);
    return entry;
  });
  return isSame ? value : Object.fromEntries(entries);
}
