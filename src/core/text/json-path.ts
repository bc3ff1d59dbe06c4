/** Any item of a list, as in `[*]`. */
export const ANY_ITEM = Symbol('any item');

/** Keys, indexes and `[*]` that lead to values. */
export type JsonPath = readonly (string | number | typeof ANY_ITEM)[];

/** The forms of a path, for messages. */
export const PATH_FORMS = 'a path such as a.b, a[0].b, a[*].b or "odd.key"';

const PART = /"(?:[^"\\]|\\.)*"|\[(?:\d{1,9}|\*)\]|[^.[\]"\s*][^.[\]"]*|\./y;

/** Reads `a.b`, `a[0].b`, `a[*].b`, `"odd.key"`, also after `$`; null for anything else. */
export function decodePath(text: string): JsonPath | null {
  const path: (string | number | typeof ANY_ITEM)[] = [];
  const parts = partsOf(text.replace(/^\$(?:\.|(?=\[)|$)/, ''));
  if (parts === null) return null;
  let needsKey = true;
  for (const part of parts) {
    if (part === '.') {
      if (needsKey) return null;
      needsKey = true;
      continue;
    }
    const isIndex = part.startsWith('[');
    // A key follows a dot, and an index any value.
    if (isIndex ? needsKey && path.length > 0 : !needsKey) return null;
    const key = isIndex ? indexOf(part) : keyOf(part);
    if (key === null) return null;
    path.push(key);
    needsKey = false;
  }
  return needsKey ? null : path;
}

function partsOf(text: string): string[] | null {
  const parts: string[] = [];
  PART.lastIndex = 0;
  for (let at = 0; at < text.length; at = PART.lastIndex) {
    const part = PART.exec(text)?.[0];
    if (part === undefined) return null;
    parts.push(part);
  }
  return parts;
}

function indexOf(part: string): number | typeof ANY_ITEM {
  return part === '[*]' ? ANY_ITEM : Number(part.slice(1, -1));
}

function keyOf(part: string): string | null {
  if (!part.startsWith('"')) return part;
  try {
    return JSON.parse(part) as string;
  } catch {
    return null;
  }
}
