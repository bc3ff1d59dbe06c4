/** The share of the room that goes to what stands before the first difference. */
const CONTEXT = 1 / 8;
/** The share of the room that the common beginning keeps. */
const BEGINNING = 1 / 6;

/**
 * The texts, shortened in the middle where `shorten` (which cuts at the end) would make different ones look alike.
 * `room`: characters of a fitted text.
 */
export function cutApart(texts: readonly string[], room: number, shorten: (text: string) => string): string[] {
  const alike = new Map<string, Set<string>>();
  for (const text of texts) {
    const fitted = shorten(text);
    alike.set(fitted, (alike.get(fitted) ?? new Set()).add(text));
  }
  return texts.map((text) => {
    const others = alike.get(shorten(text)) ?? new Set();
    return others.size < 2 ? text : withoutCommonPart(text, [...others], room);
  });
}

function withoutCommonPart(text: string, alike: readonly string[], room: number): string {
  const others = alike.filter((other) => other !== text);
  const common = Math.max(...others.map((other) => commonLength([...text], [...other])));
  const points = [...text];
  const start = Math.floor(room * BEGINNING);
  const from = common - Math.floor(room * CONTEXT);
  return from <= start ? text : `${points.slice(0, start).join('')}…${points.slice(from).join('')}`;
}

function commonLength(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((letter, index) => letter !== other[index]);
  return at < 0 ? one.length : at;
}
