/** Places in a text that are tried as the beginning of an object; a reply has few. */
const MAX_PLACES = 50;

/** The JSON objects that stand in a text, outermost ones only, with any text around them. */
export function objectsIn(text: string): unknown[] {
  const found: unknown[] = [];
  let at = text.indexOf('{');
  for (let place = 0; at >= 0 && place < MAX_PLACES; place++) {
    const end = endOfObject(text, at);
    const object = end === null ? null : parsed(text.slice(at, end));
    if (object) found.push(object.value);
    at = text.indexOf('{', object && end !== null ? end : at + 1);
  }
  return found;
}

/** A value, boxed; null where the text is no JSON. */
export function parsed(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Where the object that begins at a brace ends; null: nowhere. */
function endOfObject(text: string, start: number): number | null {
  let [depth, inString] = [0, false];
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === '"') inString = !inString;
    else if (inString) at += character === '\\' ? 1 : 0;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at + 1;
  }
  return null;
}

/** The text without the thoughts that some models write before it. */
export function withoutThoughts(text: string): string {
  const end = text.indexOf('</think>');
  const brace = text.indexOf('{');
  // The word can also be inside the reply, as part of the judged text.
  const isThought = /^\s*<think>/.test(text) || brace < 0 || end < brace;
  return end >= 0 && isThought ? text.slice(end + '</think>'.length) : text;
}
