/** The share of the room that goes to what stands before the first difference. */
const CONTEXT = 1 / 8;
/** The share of the room that the common beginning keeps. */
const BEGINNING = 1 / 6;

/**
 * The texts, shortened in the middle where `shorten` (which cuts at the end) would make different ones look alike.
 * `room`: characters of a shortened text.
 */
export function cutApart(texts: readonly string[], room: number, shorten: (text: string) => string): string[] {
  const alike = new Map<string, Set<string>>();
  for (const text of texts) {
    const short = shorten(text);
    alike.set(short, (alike.get(short) ?? new Set()).add(text));
  }
  const apart = new Map<string, string>();
  for (const group of alike.values()) {
    if (group.size > 1)
      for (const [text, common] of commonLengths([...group])) apart.set(text, cutAt(text, common, room));
  }
  return texts.map((text) => apart.get(text) ?? text);
}

/** How long each text is the same as one of the others: in order, the nearest are next to each other. */
function commonLengths(texts: string[]): [text: string, length: number][] {
  texts.sort();
  return texts.map((text, index) => {
    const neighbours = [texts[index - 1], texts[index + 1]].filter((other) => other !== undefined);
    return [text, Math.max(...neighbours.map((other) => commonLength(text, other)))];
  });
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

function cutAt(text: string, common: number, room: number): string {
  const [start, from] = [Math.floor(room * BEGINNING), common - Math.floor(room * CONTEXT)].map((at) =>
    withinPair(text, at) ? at - 1 : at,
  ) as [number, number];
  return from <= start ? text : `${text.slice(0, start)}…${text.slice(from)}`;
}

/** Whether a place lies between the two halves of one character. */
function withinPair(text: string, at: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(Math.max(0, at - 1), at + 1));
}
