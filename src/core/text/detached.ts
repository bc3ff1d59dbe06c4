/** A part of a text that may stay after the text is gone: an engine keeps all of a text as long as a part of it. */
export function detached(part: string): string {
  return ` ${part}`.slice(1);
}
