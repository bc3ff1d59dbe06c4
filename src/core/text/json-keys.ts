/** A key that one mapping of a JSON text has twice; readers would silently keep the last value. */
export interface RepeatedKey {
  /** As it is written, in its quotes. */
  readonly key: string;
  /** Where the first and the second one start. */
  readonly first: number;
  readonly second: number;
}

/** Finds the first repeated key of a text that is known to be JSON; null where every key is unique. */
export function repeatedKey(text: string): RepeatedKey | null {
  /** Per open bracket the keys of its mapping, or null for a list. */
  const open: (Map<string, number> | null)[] = [];
  let atKey = false;
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"': {
        const end = endOfString(text, at);
        const keys = atKey ? open.at(-1) : null;
        atKey = false;
        if (keys) {
          const key = text.slice(at, end + 1);
          const first = keys.get(key);
          if (first !== undefined) return { key, first, second: at };
          keys.set(key, at);
        }
        at = end;
        break;
      }
      case '{':
        open.push(new Map());
        atKey = true;
        break;
      case '[':
        open.push(null);
        break;
      case '}':
      case ']':
        open.pop();
        atKey = false;
        break;
      case ',':
        atKey = open.at(-1) instanceof Map;
        break;
    }
  }
  return null;
}

/** The closing quote of the string that opens at an offset. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') backslashes++;
  return backslashes % 2 === 1;
}
